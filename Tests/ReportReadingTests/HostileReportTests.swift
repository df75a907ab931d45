import Foundation
import SourceTree
import Testing

@testable import ReportReading

@Suite("Malformed reports")
struct HostileReportTests {
  private static func error(_ text: String, as format: ReportFormat? = nil) -> SourceError? {
    #expect(throws: SourceError.self, "\(text.prefix(80))") { try Report(reading: Array(text.utf8), as: format) }
  }

  @Test("say what is wrong, with the line and a caret")
  func message() {
    let text = "{\n  \"totals\": {\"num_statements\": 4, \"covered_lines\": 5}\n}"
    #expect(
      Self.error(text)?.message(in: "coverage.json") == """
        coverage.json:2:52: error: 5 of 4 lines cannot be covered
            "totals": {"num_statements": 4, "covered_lines": 5}
                                                             ^
        """)
    let typo = Self.error(#"{"totals": {"num_statements": 4, "covered_line": 5}}"#)
    #expect(
      typo?.problem
        == .refused(
          ForeignProblem(ValueProblem.missingKey(key: "covered_lines", or: ["num_statements", "covered_line"]))))
    #expect(typo?.description.contains("did you mean 'covered_line'?") == true)
  }

  @Test(
    "in UTF-16 must be in UTF-8, unless they are XML", arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian])
  func utf16(encoding: String.Encoding) throws {
    func bytes(_ text: String) throws -> [UInt8] { Array(try #require(("\u{FEFF}" + text).data(using: encoding))) }
    for (text, format) in [
      ("TAP version 13\n1..1\nok 1\n", ReportFormat.tap), (#"{"totals": {}}"#, .coveragePy), ("[]", .pylint),
      ("\n{\"Action\":\"pass\"}\n{\"Action\":\"pass\"}\n", .goTest), ("[package]\nversion = '1.0'\n", .cargo),
    ] {
      for format in [nil, format] {
        let error = try #require(throws: SourceError.self) { try Report(reading: bytes(text), as: format) }
        #expect(error.description == "1:1: error: the file is UTF-16; it must be UTF-8, unless it is XML")
        #expect(error.snippet == nil && !error.isMissing)
      }
    }
    let xml = "<?xml version='1.0' encoding='UTF-16'?>\n<testsuite><testcase/></testsuite>"
    for text in [xml, String(xml.dropFirst(40)), " \n<testsuite><testcase/></testsuite>"] {
      #expect(try Report(reading: bytes(text)).content == .tests(TestCounts(passed: 1)))
    }
  }

  @Test("have at most a thousand combining marks on a letter")
  func marks() {
    let name = "a" + String(repeating: "\u{323}\u{301}", count: 501)
    let error = Self.error("SF:\(name)\nDA:1,1\nend_of_record\n", as: .lcov)
    #expect(error?.description.contains("a letter has more than 1000 combining marks") == true)
    let escapes = String(repeating: "\\u0323\\u0301", count: 501)
    for text in ["[package]\nversion = \"a\(escapes)\"", "[package]\n\"\(escapes)\" = 1"] {
      let error = Self.error(text, as: .cargo)
      #expect(error?.description.contains("a letter has more than 1000 combining marks") == true && error?.line == 2)
    }
  }

  @Test(
    "have a place",
    arguments: [
      ("", ReportFormat.istanbul, 1, 1), (" \n ", .lcov, 1, 1), ("{", .istanbul, 1, 2), ("{} x", .istanbul, 1, 4),
      (#"{"total": {"lines": {"total": "8", "covered": 1}}}"#, .istanbul, 1, 31),
      (#"{"total": {"lines": {"total": -8, "covered": 1}}}"#, .istanbul, 1, 31),
      (#"{"total": {"lines": {"total": 1.5, "covered": 1}}}"#, .istanbul, 1, 31),
      (#"{"total": {"lines": {"total": 1e-3, "covered": 1}}}"#, .istanbul, 1, 31),
      (#"{"total": {"lines": {"total": NaN, "covered": 1}}}"#, .istanbul, 1, 31),
      (#"{"total": {"lines": {"total": 99999999999, "covered": 1}}}"#, .istanbul, 1, 31),
      (#"{"total": {"lines": {"total": 8, "covered": 9}}}"#, .istanbul, 1, 45),
      (#"{"total": {"lines": [8, 9]}}"#, .istanbul, 1, 21), (#"{"total": 3}"#, .istanbul, 1, 11),
      ("{\"total\": {},\n \"total\": {}}", .istanbul, 2, 2), (#"{"data": {}}"#, .llvmCov, 1, 10),
      (#"{"schemaVersion": 2, "label": "", "message": "a"}"#, .endpoint, 1, 19),
      (#"{"schemaVersion": 1, "label": 3, "message": "a"}"#, .endpoint, 1, 31),
      (#"{"schemaVersion": 1, "label": "", "message": "a", "isError": "no"}"#, .endpoint, 1, 62),
      (#"{"version": 3}"#, .packageJSON, 1, 13), (#"{"version": ""}"#, .packageJSON, 1, 13),
      (#"{"version": "1.0\n2"}"#, .packageJSON, 1, 13), (#"{"version": "latest"}"#, .packageJSON, 1, 13),
      ("[project]\nversion = []", .pyproject, 2, 11), ("[project]\nversion = \"1", .pyproject, 2, 13),
      ("[project\n", .pyproject, 1, 9), ("[package]\nversion = '1'\nversion = '2'", .cargo, 3, 1),
      ("[package]\nversion = '1' x", .cargo, 2, 15), ("a = [1, {b = 2}", .cargo, 1, 16), ("a = [}", .cargo, 1, 6),
      ("<coverage", .cobertura, 1, 10), (#"<coverage lines-valid="x" lines-covered="1"/>"#, .cobertura, 1, 24),
      (#"<coverage lines-valid="1" lines-covered="-1"/>"#, .cobertura, 1, 42),
      (#"<coverage lines-valid="1" lines-covered="2"/>"#, .cobertura, 1, 1),
      ("<!DOCTYPE a [<!ENTITY b \"c\">]>\n<coverage/>", .cobertura, 1, 13),
      ("<report><counter type='LINE' missed='' covered='1'/></report>", .jacoco, 1, 38),
      ("<coverage><file>\n<lineToCover covered='yes'/></file></coverage>", .sonarQube, 2, 1),
      (
        "<coverage><file/><lineToCover covered='true' branchesToCover='x' coveredBranches='1'/></coverage>", .sonarQube,
        1, 63
      ),
      ("<!-- --><testsuites/>", .cobertura, 1, 9), ("<coverage/>", .junit, 1, 1),
      ("<testsuite tests='1' failures='2'/>", .junit, 1, 1), ("<testsuite tests='many'/>", .junit, 1, 19),
      ("SF:a\nDA:1,-1\nend_of_record", .lcov, 2, 6), ("SF:a\nDA:1\nend_of_record", .lcov, 2, 4),
      ("SF:a\nLF:1\nLH:2\nend_of_record", .lcov, 3, 4), ("DA:1,1\n", .lcov, 1, 1), ("SF:a\nDA:1,1\n", .lcov, 3, 1),
      ("hello\n", .lcov, 1, 1), ("TN:\n{\"total\": 1}\n", .lcov, 2, 1), ("mode: set\na.go:1.1,2.2 1\n", .goCover, 2, 1),
      ("mode: set\na.go:1.1,2.2 1 -1\n", .goCover, 2, 16), ("1..x\n", .tap, 1, 4), ("1..1\nok\nok\n", .tap, 1, 1),
      ("GROUP,PACKAGE,CLASS,LINE_MISSED,LINE_COVERED\na,b,c,1\n", .jacocoCSV, 2, 1),
      ("GROUP,PACKAGE,CLASS,LINE_MISSED,LINE_COVERED\na,b,\"c,1,2\n", .jacocoCSV, 2, 5),
      ("GROUP,PACKAGE,CLASS,LINE_MISSED,LINE_COVERED\na,b,c,1,x\n", .jacocoCSV, 2, 9),
      (#"[{"message": "a", "severity": "bad"}]"#, .ruff, 1, 31), (#"{"results": 1}"#, .bandit, 1, 13),
      (#"{"results": [{"issue_severity": "low"}]}"#, .bandit, 1, 33),
      ("{\"reason\": \"x\"}\n{\"reason\": 1}", .clippy, 2, 12), ("{\"reason\": \"x\"}\n{", .clippy, 2, 2),
      ("{\"reason\": \"compiler-message\", \"message\": {\"level\": \"x\", \"spans\": [1]}}", .clippy, 1, 53),
      ("{\"Action\": \"run\"}\n {\"Action\": []}", .goTest, 2, 13),
      (#"{"messages": [], "statistics": {"score": "x"}}"#, .pylint, 1, 42),
      (#"{"version": "3.0", "runs": []}"#, .sarif, 1, 13),
      (#"{"version": "2.1.0", "runs": [{"results": [{"level": "eror"}]}]}"#, .sarif, 1, 54),
    ])
  func places(text: String, format: ReportFormat, line: Int, column: Int) {
    let error = Self.error(text, as: format)
    #expect(error?.line == line && error?.column == column, "\(error?.description ?? "")")
    #expect(error?.isMissing == false)
  }

  @Test(
    "of an unknown format name those that are known", arguments: ["{\"a\": 1}", "<svg/>", "hello", "[1]", "a: 1", "3"])
  func unknown(text: String) {
    let error = Self.error(text)
    #expect(error?.problem == .refused(ForeignProblem(ReportProblem.unknownFormat())))
    #expect(error?.description.contains("istanbul") == true)
  }

  @Test("in bytes that are not UTF-8 are refused at the byte")
  func encoding() {
    let error = #expect(throws: SourceError.self) {
      try Report(reading: Array("{\"tot".utf8) + [0xFF] + Array("\": 1}".utf8))
    }
    #expect(error?.problem == .invalidUTF8)
    #expect(error?.column == 6)
  }

  @Test("of any depth and size end in time")
  func limits() {
    let clock = ContinuousClock()
    let elapsed = clock.measure {
      let deep = String(repeating: "[", count: 1_000_000)
      #expect(Self.error(deep)?.problem.description == "nested deeper than 128 levels")
      let deepObjects = String(repeating: "{\"a\":", count: 100_000)
      #expect(Self.error(deepObjects)?.problem.description == "nested deeper than 128 levels")
      _ = Self.error(String(repeating: "<a>", count: 100_000))
      let parts = String(repeating: "a.", count: 400_000)
      #expect(Self.error("\(parts)a = 1", as: .cargo)?.problem == .tooDeep(maximum: 64))
      #expect(Self.error("[[b]]\n[\(parts)a]", as: .cargo)?.problem == .tooDeep(maximum: 64))
      _ = Self.error("a = " + String(repeating: "[", count: 400_000), as: .cargo)
      _ = Self.error(String(repeating: "ok", count: 1_000_000))
      let large = [UInt8](repeating: 0x20, count: (64 << 20) + 1)
      let error = #expect(throws: SourceError.self) { try Report(reading: large) }
      #expect(error?.problem == .tooLarge(bytes: (64 << 20) + 1, maximum: 64 << 20))
    }
    #expect(elapsed < .seconds(60))
  }

  @Test("are reports that were cut off or changed: they are read or refused, and nothing else happens")
  func mutations() throws {
    var state: UInt64 = 7
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % max(1, bound)
    }
    for (name, format, _) in RealReportTests.expected {
      let bytes = try Reports.bytes(name)
      for round in 0..<60 {
        var copy = bytes
        if round % 2 == 0 { copy.removeSubrange(next(copy.count)...) }
        for _ in 0..<next(4) where !copy.isEmpty { copy[next(copy.count)] = UInt8(next(256)) }
        do {
          let report = try Report(reading: copy, as: format)
          if case .coverage(let coverage) = report.content {
            for share in Coverage.Metric.allCases.compactMap({ coverage[$0] }) {
              #expect(share.total > 0 && (0...share.total).contains(share.covered))
            }
          }
        } catch let error {
          #expect(error.line >= 1 && error.column >= 1)
          let hasControls = error.description.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" }
          #expect(!hasControls, "\(name): \(error.description.debugDescription)")
        }
      }
    }
  }
}
