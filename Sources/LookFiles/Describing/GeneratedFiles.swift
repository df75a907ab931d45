#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// Files of the package that are made from tables of keys.
package enum GeneratedFiles {
  /// Writes the texts to their paths in a folder, or, for a check, returns the first path whose file differs.
  package static func update(_ texts: [String: String], in folder: URL, isCheck: Bool) throws -> String? {
    for (path, text) in texts.sorted(by: { $0.key < $1.key }) {
      let file = folder.appending(path: path)
      let current = (try? Data(contentsOf: file)).map { Array($0) }
      guard current != Array(text.utf8) else { continue }
      if isCheck { return path }
      try Data(text.utf8).write(to: file, options: .atomic)
    }
    return nil
  }
}
