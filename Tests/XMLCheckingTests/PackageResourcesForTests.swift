import Foundation

@testable import Generate

/// The grammars in the source folder, each as a single file.
enum PackageResourcesForTests {
  static let webGrammar = grammar("web.rng")
  static let embedGrammar = grammar("embed.rng")
  static let designGrammar = grammar("design.rng")
  static let filterGrammar = grammar("design-filter.rng")

  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static func read(_ file: String) throws -> [UInt8] {
    Array(try Data(contentsOf: root.appending(path: "Sources/XMLChecking/Schemas/\(file)")))
  }

  private static func grammar(_ file: String) -> [UInt8] { (try? GrammarSource.grammar(file, read)) ?? [] }
}
