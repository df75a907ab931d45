import Foundation

/// The grammar as it lies in the sources.
enum PackageResourcesForTests {
  static let webGrammar: [UInt8] = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let data = try? Data(contentsOf: root.appending(path: "Sources/XMLChecking/Schemas/web.rng"))
    return Array(data ?? Data())
  }()
}
