import Foundation
import Testing

@testable import CartoucheTesting

@Suite("A fixture")
final class FixtureFileTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "fixtures-\(UUID().uuidString)")
  private let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\"><g><path d=\"M0 0\"/></g></svg>\n"

  init() throws {
    try FileManager.default.createDirectory(
      at: folder.appending(path: "Fixtures"), withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func fixture(_ name: String = "kind/case") throws -> Fixture {
    try Fixture(
      named: name, profile: "web",
      testFile: folder.appending(path: "Tests/Deep/SomeTests.swift").path(percentEncoded: false))
  }

  @Test("is found in the nearest folder of fixtures above the test")
  func place() throws {
    #expect(
      try fixture().url.path(percentEncoded: false)
        == folder.appending(path: "Fixtures/kind/case.web.svg").path(percentEncoded: false))
  }

  @Test("without a folder for fixtures says so, and asks for one")
  func noFolder() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "none-\(UUID().uuidString)/Tests.swift")
    let failure = #expect(throws: Fixture.Failure.self) {
      try Fixture(named: "a", profile: "web", testFile: file.path(percentEncoded: false))
    }
    let text = try #require(failure).description
    #expect(text.hasPrefix("there is no folder 'Fixtures' beside ") && !text.contains("RECORD_FIXTURES"))
  }

  @Test("that is missing fails, unless missing ones are recorded; then it holds")
  func missing() throws {
    let fixture = try fixture()
    #expect(throws: Fixture.Failure.self) { try fixture.check(Array(svg.utf8), recording: .never) }
    try fixture.check(Array(svg.utf8), recording: .missing)
    try fixture.check(Array(svg.utf8), recording: .never)
  }

  @Test("is recorded pretty-printed, and holds whatever the white space between elements and the order of attributes")
  func canonical() throws {
    let fixture = try fixture()
    try fixture.check(Array(svg.utf8), recording: .missing)
    #expect(try String(contentsOf: fixture.url, encoding: .utf8).split(separator: "\n").count == 5)
    let spaced = svg.replacing("><", with: ">\n\n<")
    try fixture.check(Array(spaced.utf8), recording: .never)
  }

  @Test("that differs in the bytes of a letter alone fails, and shows both")
  func composed() throws {
    let fixture = try fixture()
    try fixture.check(Array(svg.replacing("M0 0", with: "\u{E9}").utf8), recording: .missing)
    let failure = #expect(throws: Fixture.Failure.self) {
      try fixture.check(Array(svg.replacing("M0 0", with: "e\u{301}").utf8), recording: .never)
    }
    let text = try #require(failure).description
    #expect(text.unicodeScalars.contains("\u{E9}") && text.unicodeScalars.contains("\u{301}"))
  }

  @Test("that differs fails with a readable difference, and is not written when only missing ones are")
  func differs() throws {
    let fixture = try fixture()
    try fixture.check(Array(svg.utf8), recording: .missing)
    let other = Array(svg.replacing("M0 0", with: "M1 0").utf8)
    let failure = #expect(throws: Fixture.Failure.self) { try fixture.check(other, recording: .missing) }
    let text = try #require(failure).description
    #expect(text.contains("\n-    <path d=\"M0 0\"/>\n+    <path d=\"M1 0\"/>\n"))
    try fixture.check(other, recording: .all)
    try fixture.check(other, recording: .never)
  }

  @Test("the variable takes never, missing and all")
  func variable() throws {
    #expect(try Fixture.recording(in: [:]) == .never)
    #expect(try Fixture.recording(in: ["RECORD_FIXTURES": "all"]) == .all)
    #expect(try Fixture.recording(in: ["RECORD_FIXTURES": "missing"]) == .missing)
    #expect(throws: Fixture.Failure.self) { try Fixture.recording(in: ["RECORD_FIXTURES": "some"]) }
  }
}
