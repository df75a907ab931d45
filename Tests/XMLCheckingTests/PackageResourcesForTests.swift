import Foundation

/// The grammars in the source folder.
enum PackageResourcesForTests {
  static let webGrammar = grammar("web")
  static let designGrammar = grammar("design")

  private static func grammar(_ name: String) -> [UInt8] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let data = try? Data(contentsOf: root.appending(path: "Sources/XMLChecking/Schemas/\(name).rng"))
    return Array(data ?? Data())
  }
}
