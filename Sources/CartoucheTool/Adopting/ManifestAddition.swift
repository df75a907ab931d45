import Messages
import SourceTree

/// Adds entries to the text of a manifest, and leaves the rest as it is.
enum ManifestAddition {
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
    let failure = Failure(
      code: .data, at: name,
      reason: "its badges are not a list with one entry below the other; name another file with --manifest")
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
    let lineEnd: [UInt8] = lines.count > 1 && lines[0].last == 0x0D ? [0x0D] : []
    // The last line has an end.
    if let last = lines.popLast() { lines += last.isEmpty ? [last] : [last + lineEnd, []] }
    // Some ends of lines in YAML are none here.
    guard case .map(let map) = root.content, let badges = map["badges"], case .list(let list) = badges.value.content,
      max(badges.position.line, list.first?.position.line ?? 0) <= lines.count
    else { throw failure }
    let indentation: [UInt8]
    if let first = list.first {
      let line = lines[first.position.line - 1]
      indentation = Array(line.prefix { $0 == 0x20 })
      guard line.dropFirst(indentation.count).first == UInt8(ascii: "-"), first.position.line > badges.position.line
      else { throw failure }
    } else {
      // `badges: []`, as `init` writes it.
      let line = badges.position.line - 1
      guard let brackets = lines[line].firstRange(of: Array("[]".utf8)) else { throw failure }
      lines[line].removeSubrange(brackets)
      while lines[line].last.map({ $0 == 0x20 || $0 == 0x0D }) == true { lines[line].removeLast() }
      lines[line] += lineEnd
      indentation = [0x20, 0x20]
    }
    let end = lines[badges.position.line...].firstIndex { line in
      line.starts(with: "...".utf8) && line.dropFirst(3).first?.isBlank != false
    }
    let next = map.map(\.position.line).filter { $0 > badges.position.line }.min()
    var place = next.map { $0 - 1 } ?? end ?? lines.count
    // Blank lines and comments belong to what is below them; with spaces before it, a comment may be a line of a text.
    place = lines[..<place].lastIndex { $0.first != UInt8(ascii: "#") && !$0.allSatisfy(\.isBlank) }.map { $0 + 1 } ?? 0
    let added = entries.map { indentation + Array("- \($0)".utf8) + lineEnd }
    lines.insert(contentsOf: added, at: place)
    return Array(lines.joined(separator: [0x0A]))
  }
}
