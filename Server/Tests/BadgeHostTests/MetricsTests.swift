import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Logging
import Testing

@testable import BadgeHost

@Suite("What a host tells about itself")
struct MetricsTests {
  @Test("is that it is there, and its counts in the text form of Prometheus")
  func counts() async throws {
    try await responses { client async throws in
      #expect(try await client.get("/health").text == "ok\n")
      _ = try await client.get("/pill/4")
      _ = try await client.get("/pill/5")
      _ = try await client.get("/nothing")
      _ = try await client.post("")
      _ = try await client.get("/pill/4", method: HTTPRequest.Method("BREW")!)
      let response = try await client.get("/metrics")
      #expect(response.headers[.contentType] == "text/plain;version=0.0.4;charset=utf-8")
      let text = response.text
      for line in [
        #"cartouche_requests_total{method="GET",status="200"} 3"#,
        #"cartouche_requests_total{method="GET",status="404"} 1"#,
        #"cartouche_requests_total{method="POST",status="400"} 1"#,
        #"cartouche_requests_total{method="other",status="405"} 1"#, "cartouche_open_requests 1",
        #"cartouche_request_seconds_bucket{le="+Inf"} 6"#, "cartouche_request_seconds_count 6",
      ] { #expect(text.contains(line + "\n"), "\(line) in \(text)") }
      for line in text.split(separator: "\n") {
        let isRight = line.wholeMatch(of: /# (HELP|TYPE) \w+ .+|\w+(\{[^}]*\})? [0-9.e+-]+/) != nil
        #expect(isRight, "\(line)")
      }
    }
  }

  @Test("counts the bytes that are sent: none where only the head of an answer is")
  func sentBytes() async throws {
    try await responses { client async throws in
      let whole = try await client.get("/pill/4")
      _ = try await client.get("/pill/4", method: .head)
      _ = try await client.get("/pill/4", [.ifNoneMatch: "*"])
      let text = try await client.get("/metrics").text
      #expect(text.contains("cartouche_answer_bytes_total \(whole.text.utf8.count)\n"), "\(text)")
      #expect(text.contains(#"cartouche_requests_total{method="GET",status="304"} 1"#))
    }
  }

  @Test(
    "has no values of queries, unless asked",
    arguments: [
      ("/a", "/a"), ("/a?b=c&d=e&f", "/a?b&d&f"), ("/a?secret=x?y=z", "/a?secret"), ("/a?", "/a?"), ("/a?&=x", "/a?"),
    ])
  func log(target: String, shown: String) {
    #expect(RequestLog.withoutValues(target) == shown)
  }

  @Test("is JSON on one line, whatever the texts are")
  func json() {
    var object = JSONObject()
    object.add("a", "\"\\\n\r\u{0}\u{1B}\u{7F}é")
    object.add("b", 3)
    object.add("c", ["x", "y"])
    #expect(
      String(decoding: object.bytes, as: UTF8.self)
        == #"{"a":"\"\\\u000a\u000d\u0000\u001b\u007fé","b":3,"c":["x","y"]}"# + "\n")
  }
}
