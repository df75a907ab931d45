import KeyTables
import Messages
import SourceTree

/// Adds entries to the text of a manifest, and leaves the rest as it is.
struct ManifestAddition {
  private let name: String
  private var lines: [[UInt8]]
  private let lineEnd: [UInt8]

  /// The text of a new manifest.
  static func new(_ entries: [String], at path: String, output: String, logos: String?) -> [UInt8] {
    let named = [("build", path), ("--output", output)] + (logos.map { [("--logos", $0)] } ?? [])
    let command = named.map { TerminalText.plain("\($0.0) \($0.1.quotedForShell)") }.joined(separator: " ")
    let lines = ["# Badges that had addresses of a service. This draws them:", "#   cartouche \(command)", "badges:"]
    return Array((lines + entries.map { "  - " + $0 }).map { $0 + "\n" }.joined().utf8)
  }

  /// The text of a manifest with more entries at the end of its list.
  ///
  /// - Throws: A failure for a manifest whose list of badges is not one entry below the other.
  static func adding(_ entries: [String], to bytes: [UInt8], named name: String) throws(Failure) -> [UInt8] {
    let root: SourceNode
    do { root = try DataFile(reading: bytes, as: .yaml).root } catch {
      throw Failure(code: .data, message: error.message(in: name))
    }
    guard case .map(let map) = root.content, let badges = map["badges"] else { throw failure(name) }
    let next = map.map(\.position.line).filter { $0 > badges.position.line }.min()
    var addition = ManifestAddition(bytes, name: name)
    return try addition.add(entries, to: badges, before: next)
  }

  private init(_ bytes: [UInt8], name: String) {
    self.name = name
    lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
    lineEnd = lines.count > 1 && lines[0].last == 0x0D ? [0x0D] : []
    // The last line has an end.
    if let last = lines.popLast() { lines += last.isEmpty ? [last] : [last + lineEnd, []] }
  }

  private static func failure(_ name: String) -> Failure {
    Failure(
      code: .data, at: name,
      reason: "its badges are not a list with one entry below the other; name another file with --manifest")
  }

  private mutating func add(_ entries: [String], to badges: SourceEntry, before next: Int?) throws(Failure) -> [UInt8] {
    // Some ends of lines in YAML are none here.
    guard case .list(let list) = badges.value.content,
      max(badges.position.line, list.first?.position.line ?? 0) <= lines.count
    else { throw Self.failure(name) }
    let indentation: [UInt8]
    if let first = list.first {
      let line = lines[first.position.line - 1]
      indentation = Array(line.prefix { $0 == 0x20 })
      guard line.dropFirst(indentation.count).first == UInt8(ascii: "-"), first.position.line > badges.position.line
      else {
        throw Self.failure(name)
      }
    } else {
      // `badges: []`, as `init` writes it.
      let line = badges.position.line - 1
      guard let brackets = lines[line].firstRange(of: Array("[]".utf8)) else { throw Self.failure(name) }
      lines[line].removeSubrange(brackets)
      while lines[line].last.map({ $0 == 0x20 || $0 == 0x0D }) == true { lines[line].removeLast() }
      lines[line] += lineEnd
      indentation = [0x20, 0x20]
    }
    let end = lines[badges.position.line...].firstIndex { line in
      line.starts(with: "...".utf8) && line.dropFirst(3).first?.isBlank != false
    }
    var place = next.map { $0 - 1 } ?? end ?? lines.count
    // Blank lines and comments belong to what is below them; with spaces before it, a comment may be a line of a text.
    while place > 0, Self.isBlankOrComment(lines[place - 1]) { place -= 1 }
    let added = entries.map { indentation + Array("- \($0)".utf8) + lineEnd }
    lines.insert(contentsOf: added, at: place)
    return Array(lines.joined(separator: [0x0A]))
  }

  private static func isBlankOrComment(_ line: [UInt8]) -> Bool {
    line.first == UInt8(ascii: "#") || line.allSatisfy(\.isBlank)
  }
}
