import Foundation
import SourceTree
import Testing

@Suite("The public suite of TOML 1.0")
struct TOMLSuiteTests {
  private static func files(_ kind: String) throws -> [URL] {
    guard let folder = Suite.url("toml/tests") else { return [] }
    let list = try String(contentsOf: folder.appending(path: "files-toml-1.0.0"), encoding: .utf8)
    let names = list.split(separator: "\n").filter { $0.hasPrefix(kind) && $0.hasSuffix(".toml") }
    return names.map { folder.appending(path: $0) }
  }

  @Test("every valid file gives the values that the suite lists")
  func valid() throws {
    let files = try Self.files("valid/")
    for file in files {
      let expected = try DataFile(
        reading: Suite.bytes(file.deletingPathExtension().appendingPathExtension("json")), as: .json)
      do {
        let found = try DataFile(reading: Suite.bytes(file), as: .toml)
        if let difference = Self.difference(found.root, expected.root) {
          Issue.record("\(file.lastPathComponent): \(difference)")
        }
      } catch {
        Issue.record("\(file.lastPathComponent): \(error)")
      }
    }
    if !files.isEmpty { #expect(files.count == 210) }
  }

  @Test("every invalid file is refused at a line and a column")
  func invalid() throws {
    let files = try Self.files("invalid/")
    for file in files {
      let bytes = try Suite.bytes(file)
      let error = #expect(throws: SourceError.self, "\(file.lastPathComponent)") {
        try DataFile(reading: bytes, as: .toml)
      }
      guard let error else { continue }
      let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).count
      #expect((1...lines + 1).contains(error.line) && error.column >= 1, "\(file.lastPathComponent): \(error)")
    }
    if !files.isEmpty { #expect(files.count == 499) }
  }

  /// What is wrong with a tree beside the notation of the suite, in which each value has a type and a text.
  private static func difference(_ tree: SourceNode, _ expected: SourceNode) -> String? {
    switch (tree.content, expected.content) {
    case (.list(let elements), .list(let others)):
      guard elements.count == others.count else { return "\(elements.count) elements, not \(others.count)" }
      return zip(elements, others).lazy.compactMap(difference).first
    case (.map(let entries), .map(let others)):
      guard Set(entries.map(\.key)) == Set(others.map(\.key)) else { return "the keys \(entries.map(\.key))" }
      return entries.lazy.compactMap { entry in others[entry.key].flatMap { difference(entry.value, $0.value) } }.first
    case (.text(let text), .map(let leaf)):
      guard case .text(let type)? = leaf["type"]?.value.content, case .text(let value)? = leaf["value"]?.value.content
      else { return "'\(text)', not a table" }
      return isSame(text, value, type) ? nil : "the \(type) '\(text)', not '\(value)'"
    default: return "\(tree.content), not \(expected.content)"
    }
  }

  private static func isSame(_ text: String, _ value: String, _ type: String) -> Bool {
    switch type {
    case "string", "bool": return text == value
    case "integer": return Int(text).map { "\($0)" } == value
    case "float":
      guard let found = Double(text), let expected = Double(value) else { return false }
      return found == expected || found.isNaN && expected.isNaN
    default: return plainMoment(text) == plainMoment(value)
    }
  }

  /// A date or a time with a T between both, a great Z, and milliseconds without zeros at the end.
  private static func plainMoment(_ text: String) -> String {
    var parts = text.uppercased().replacing(" ", with: "T").split(separator: ".", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return parts[0] }
    let digits = parts[1].prefix(while: \.isNumber)
    let zone = parts[1].dropFirst(digits.count)
    var fraction = digits.prefix(3)
    while fraction.last == "0" { fraction.removeLast() }
    parts[1] = (fraction.isEmpty ? "" : "." + fraction) + zone
    return parts.joined()
  }
}
