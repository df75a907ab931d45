import Foundation
import SourceTree

/// Public suites of formats, beside the folder that `CARTOUCHE_CASES` names.
enum Suite {
  /// A file of a suite; nil, with a message on standard output, if no folder is named.
  static func url(_ path: String) -> URL? {
    guard let folder = ProcessInfo.processInfo.environment["CARTOUCHE_CASES"] else {
      print("left out: the suite \(path), since CARTOUCHE_CASES is not set")
      return nil
    }
    return URL(filePath: folder).deletingLastPathComponent().appending(path: "suites").appending(path: path)
  }

  /// The names of the files in a folder, sorted.
  static func names(in folder: URL, suffix: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))
      .filter { $0.hasSuffix(suffix) }.sorted()
  }

  static func bytes(_ url: URL) throws -> [UInt8] { Array(try Data(contentsOf: url)) }

  /// What is wrong with a tree beside values of JSON; nil if nothing is. Numbers, true and false are texts in the tree.
  static func difference(_ tree: SourceNode, _ value: Any) -> String? {
    switch (tree.content, value) {
    case (.nothing, is NSNull): return nil
    case (.text(let text), let expected as String): return text == expected ? nil : "'\(text)', not '\(expected)'"
    case (.text(let text), let expected as NSNumber):
      return text == "\(expected)" || Double(text) == expected.doubleValue
        || text == (expected.boolValue ? "true" : "false")
        ? nil : "\(text), not \(expected)"
    case (.list(let elements), let expected as [Any]):
      guard elements.count == expected.count else { return "\(elements.count) elements, not \(expected.count)" }
      return zip(elements, expected).lazy.compactMap(Self.difference).first
    case (.map(let entries), let expected as [String: Any]):
      guard Set(entries.map(\.key)) == Set(expected.keys) else { return "the keys \(entries.map(\.key))" }
      return entries.lazy.compactMap { entry in expected[entry.key].flatMap { Self.difference(entry.value, $0) } }.first
    default: return "\(tree.content), not \(value)"
    }
  }
}
