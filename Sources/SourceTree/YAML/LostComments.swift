import Messages

extension String {
  /// A word after a space and `#`, as in `color: #ff0000`: a comment begins there. Comments that are meant have a space.
  package var lostComment: Substring? {
    for start in ranges(of: " #").map({ $0.lowerBound }) {
      let last = self[..<start].last { !$0.isWhitespace }
      guard last == ":" || last == "," || last == "[" else { continue }
      if let word = self[start...].dropFirst().lostWord { return word }
    }
    return nil
  }
}

extension SourceNode {
  /// The keys in the tree of a file whose value is a comment, which were hardly meant to be empty.
  ///
  /// - Parameter colors: Whether only those count whose comment is a colour, such as `#ff0000`.
  package func lostComments(in bytes: [UInt8], colors: Bool = false) -> [SourceError] {
    guard bytes.hasLostComment else { return [] }
    var found: [SourceError] = []
    lostComments(in: SourceLines(bytes), colors, &found, path: [])
    return found
  }

  private func lostComments(in lines: SourceLines, _ colors: Bool, _ found: inout [SourceError], path: [String]) {
    guard found.count < 20 else { return }
    switch content {
    case .text, .nothing: return
    case .list(let nodes):
      for (index, node) in nodes.enumerated() {
        node.lostComments(in: lines, colors, &found, path: path + ["\(index + 1)"])
      }
    case .map(let entries):
      for entry in entries {
        guard entry.value.form == .nothing else {
          entry.value.lostComments(in: lines, colors, &found, path: path + [entry.key])
          continue
        }
        guard let row = lines.text(ofLine: entry.position.line, atMost: 1_000),
          let word = row.comment(afterKeyAt: entry.position.column), !colors || word.isColor
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

extension String {
  /// The word of a comment that follows the colon of a key at a column, with nothing but blanks between.
  fileprivate func comment(afterKeyAt column: Int) -> Substring? {
    var rest = Substring(unicodeScalars.dropFirst(column - 1))
    if let mark = rest.first, mark == "'" || mark == "\"" {
      rest = rest.dropFirst().drop { $0 != mark }.dropFirst()
      guard rest.first == ":" else { return nil }
    } else {
      let colon = rest.indices.first { rest[$0] == ":" && rest[$0...].dropFirst().first?.isWhitespace ?? true }
      guard let colon else { return nil }
      rest = rest[colon...]
    }
    return rest.dropFirst().drop { $0.isWhitespace }.lostWord
  }
}

extension Substring {
  /// The first word if it begins with one `#`, which a comment that is meant does not: it has a space or more signs.
  fileprivate var lostWord: Substring? {
    let word = prefix { !$0.isWhitespace && !",}]".contains($0) }
    return word.first == "#" && word.count > 1 && !word.hasPrefix("##") ? word : nil
  }

  /// Whether this is a colour in hexadecimal digits.
  fileprivate var isColor: Bool {
    [4, 5, 7, 9].contains(utf8.count) && first == "#" && dropFirst().allSatisfy { $0.isHexDigit && $0.isASCII }
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
