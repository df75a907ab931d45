import Foundation
import Testing

@Suite("The article on limits and exit codes")
struct LimitsArticleTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The rows below a heading of the article, without the head of the table.
  private static func rows(below heading: String) throws -> [[String]] {
    let article = root.appending(path: "Sources/Cartouche/Cartouche.docc/LimitsAndExitCodes.md")
    let parts = try String(contentsOf: article, encoding: .utf8).components(separatedBy: "\n## ")
    let part = try #require(parts.first { $0.hasPrefix(heading) })
    return part.split(separator: "\n").filter { $0.hasPrefix("|") }.dropFirst(2).map { row in
      row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  @Test("every limit has a test of the title that stands beside it")
  func titles() throws {
    let tests = Self.root.appending(path: "Tests")
    let files = try FileManager.default.subpathsOfDirectory(atPath: tests.path(percentEncoded: false)).filter {
      $0.hasSuffix(".swift")
    }
    let source = try files.map { try String(contentsOf: tests.appending(path: $0), encoding: .utf8) }.joined()
    let rows = try Self.rows(below: "Limits of inputs")
    #expect(rows.count >= 6)
    let missing = rows.compactMap(\.last).filter { !source.contains("\"\($0)\"") }
    #expect(missing.isEmpty)
  }

  @Test("the exit codes are those of the command")
  func codes() throws {
    let file = Self.root.appending(path: "Sources/CartoucheTool/Failure.swift")
    let source = try String(contentsOf: file, encoding: .utf8)
    let codes = source.matches(of: /case \w+ = (\d+)/).map { String($0.1) }.filter { $0 != "130" }
    #expect(try Self.rows(below: "Exit codes").compactMap(\.first) == ["0"] + codes)
  }
}
