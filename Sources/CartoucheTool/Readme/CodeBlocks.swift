import KeyTables
import SourceTree

/// Tells which lines of a page are inside a block of code, where a comment is an example.
struct CodeBlocks {
  private let language: PageLanguage
  /// The characters of the line that began the block.
  private var fence: (mark: UInt8, count: Int)?
  /// The number of characters of the line before, without spaces around them.
  private var lengthBefore = 0

  /// Whether the next line is in a block that has begun.
  var isOpen: Bool { fence != nil }

  init(in language: PageLanguage) { self.language = language }

  /// Whether the next line is in a block of code, or the first or last line of one.
  mutating func contains(_ line: ArraySlice<UInt8>) -> Bool {
    let marks = language == .markdown ? "`~" : language == .asciidoc ? "-.+/`" : ""
    let text = language == .markdown ? Self.withoutListMarks(line) : line
    let above = lengthBefore
    lengthBefore = String(decoding: line, as: UTF8.self).trimmingSpaces.count
    guard let mark = text.first, marks.utf8.contains(mark) else { return fence != nil }
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
        // Below a line of its length, it is the line under a title.
        count >= 4 && rest.allSatisfy(\.isBlank) && !(above > 0 && abs(above - count) <= 1)
      }
    if isOpen { fence = (mark, count) }
    return isOpen
  }

  /// The line without spaces before it, and the marks of quotations and lists, on whose lines a block can begin.
  static func withoutListMarks(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var rest = line
    while let first = rest.first {
      let digits = rest.prefix(while: \.isDigit).count
      let mark = rest.dropFirst(digits).first
      if first.isBlank || first == UInt8(ascii: ">") {
        rest = rest.dropFirst()
      } else if let mark, (digits > 0 ? ".)" : "-*+").utf8.contains(mark),
        rest.dropFirst(digits + 1).first?.isBlank == true
      {
        rest = rest.dropFirst(digits + 2)
      } else {
        break
      }
    }
    return rest
  }
}
