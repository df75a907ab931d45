/// Tells which lines of a page are inside a block of code, where a comment is an example.
struct CodeBlocks {
  private let language: PageLanguage
  /// The characters of the line that began the block.
  private var fence: (mark: UInt8, count: Int)?

  init(in language: PageLanguage) { self.language = language }

  /// Whether the next line is in a block of code, or the first or last line of one.
  mutating func contains(_ line: ArraySlice<UInt8>) -> Bool {
    let (marks, most) = language == .markdown ? ("`~", 3) : language == .asciidoc ? ("-.+/`", 0) : ("", 0)
    let text = line.dropFirst(line.prefix { $0 == UInt8(ascii: " ") }.count)
    guard let mark = text.first, marks.utf8.contains(mark), line.count - text.count <= most else { return fence != nil }
    let count = text.prefix { $0 == mark }.count
    let rest = text.dropFirst(count)
    if let fence {
      let isLong = language == .markdown ? count >= fence.count : count == fence.count
      if mark == fence.mark, isLong, rest.allSatisfy(\.isBlank) { self.fence = nil }
      return true
    }
    let isOpen =
      if mark == UInt8(ascii: "`") {
        // With another one behind it, this is code in a line.
        count >= 3 && !rest.contains(mark)
      } else if language == .markdown {
        count >= 3
      } else {
        count >= 4 && rest.allSatisfy(\.isBlank)
      }
    if isOpen { fence = (mark, count) }
    return isOpen
  }
}
