import Foundation
import Testing

@Suite("The articles on limits and promises")
struct LimitsArticleTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The parts of an article of the documentation, each of which begins with its heading.
  private static func parts(of article: String) throws -> [String] {
    let file = root.appending(path: "Sources/Cartouche/Cartouche.docc/\(article).md")
    return try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n## ")
  }

  /// The rows of the table in a part of an article, without its head.
  private static func rows(in part: String) -> [[String]] {
    part.split(separator: "\n").filter { $0.hasPrefix("|") }.dropFirst(2).map { row in
      row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  private static func rows(below heading: String) throws -> [[String]] {
    rows(in: try #require(try parts(of: "LimitsAndExitCodes").first { $0.hasPrefix(heading) }))
  }

  /// Those of the titles that no test has.
  private static func missing(_ titles: [String]) throws -> [String] {
    let tests = root.appending(path: "Tests")
    let files = try FileManager.default.subpathsOfDirectory(atPath: tests.path(percentEncoded: false)).filter {
      $0.hasSuffix(".swift")
    }
    let source = try files.map { try String(contentsOf: tests.appending(path: $0), encoding: .utf8) }.joined()
    let declared = Set(source.matches(of: /@Test\(\s*"([^"]+)"/).map { String($0.1) })
    return titles.filter { !declared.contains($0) }
  }

  @Test("every limit has a test with the title beside it")
  func limits() throws {
    let rows = try Self.rows(below: "Limits of inputs")
    #expect(rows.count >= 20)
    #expect(try Self.missing(rows.compactMap(\.last)) == [])
  }

  @Test("every promise has a test with the title beside it")
  func promises() throws {
    let titles = try Self.parts(of: "Promises").flatMap { Self.rows(in: $0) }.compactMap(\.last)
    #expect(titles.count >= 30)
    #expect(try Self.missing(titles) == [])
    #expect(try Self.missing(["no test has this title"]) == ["no test has this title"])
  }

  @Test("the exit codes are those of the command")
  func codes() throws {
    let file = Self.root.appending(path: "Sources/CartoucheTool/Failure.swift")
    let source = try String(contentsOf: file, encoding: .utf8)
    let codes = source.matches(of: /case \w+ = (\d+)/).map { String($0.1) }.filter { $0 != "130" }
    #expect(try Self.rows(below: "Exit codes").compactMap(\.first) == ["0"] + codes)
  }
}
