import Messages

extension String {
  /// A word after a space and `#`, as in `color: #ff0000`: a comment begins there. Comments that are meant have a space.
  var lostComment: Substring? {
    for start in ranges(of: " #").map({ $0.lowerBound }) {
      let word = self[start...].dropFirst().prefix { !$0.isWhitespace && !",}]".contains($0) }
      let last = self[..<start].last { !$0.isWhitespace }
      if word.count > 1, !word.hasPrefix("##"), last == ":" || last == "," || last == "[" { return word }
    }
    return nil
  }
}

extension SourceNode {
  /// The keys in the tree of a file whose value is a comment, which were hardly meant to be empty.
  package func lostComments(in bytes: [UInt8]) -> [SourceError] {
    guard bytes.hasLostComment else { return [] }
    var found: [SourceError] = []
    lostComments(in: SourceLines(bytes), &found)
    return found
  }

  private func lostComments(in lines: SourceLines, _ found: inout [SourceError], path: [String] = []) {
    guard found.count < 20 else { return }
    switch content {
    case .text, .nothing: return
    case .list(let nodes):
      for (index, node) in nodes.enumerated() { node.lostComments(in: lines, &found, path: path + ["\(index + 1)"]) }
    case .map(let entries):
      for entry in entries {
        guard entry.value.form == .nothing else {
          entry.value.lostComments(in: lines, &found, path: path + [entry.key])
          continue
        }
        guard let row = lines.text(ofLine: entry.position.line), row.utf8.count <= 1_000, let word = row.lostComment
        else { continue }
        let reason =
          "'\(Message.shortened(entry.key))' has no value, because '#' after a space begins a comment; quote it: "
          + "'\(Message.shortened(String(word)))'"
        found.append(
          SourceError(at: entry.position, path: path + [entry.key], problem: .refused(ForeignProblem(reason))))
      }
    }
  }
}

extension SourceLines {
  /// Whether a comment may have swallowed the end of a list or a map, which is missed at a line.
  func hasLostComment(before line: Int) -> Bool {
    (max(1, line - 5)...line).contains { row in
      text(ofLine: row).map { $0.utf8.count <= 1_000 && $0.lostComment != nil } ?? false
    }
  }
}

extension [UInt8] {
  /// Whether any word begins with `#` after a space, which a comment that is meant does not.
  fileprivate var hasLostComment: Bool {
    var (last, isHash) = (UInt8(0), false)
    for byte in self {
      if isHash, byte > 0x20, byte != UInt8(ascii: "#") { return true }
      isHash = byte == UInt8(ascii: "#") && last == 0x20
      last = byte
    }
    return false
  }
}
