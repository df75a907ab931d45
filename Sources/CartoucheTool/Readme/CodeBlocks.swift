import KeyTables
import SourceTree

/// Tells which lines of a page are inside a block of code, where a comment is an example.
struct CodeBlocks {
  private let language: PageLanguage
  /// The characters of the line that began the block.
  private var fence: (mark: UInt8, count: Int)?
  /// The number of characters of the line before, without spaces around them.
  private var lengthBefore = 0

  private var containers: ContainerBlocks
  /// Whether a block can begin in the next line of Markdown: nothing above goes on in it.
  private(set) var canBegin = true
  /// Whether the lines up to the next empty one are elements.
  private var isHTML = false
  /// Whether the last line has too many spaces before it, for Markdown, to begin anything but code.
  private(set) var isIndented = false

  /// - Parameter isMDX: Whether spaces before a line of Markdown make no code of it.
  init(in language: PageLanguage, isMDX: Bool = false) {
    self.language = language
    containers = ContainerBlocks(maximumIndentation: isMDX ? .max : 3)
  }

  /// Whether the next line is in a block of code, or the first or last line of one.
  mutating func contains(_ line: ArraySlice<UInt8>) -> Bool {
    guard language != .markdown else { return containsInMarkdown(line) }
    let above = lengthBefore
    lengthBefore = String(decoding: line, as: UTF8.self).trimmingSpaces.count
    guard language == .asciidoc, let mark = line.first, "-.+/`".utf8.contains(mark) else { return fence != nil }
    let count = line.prefix { $0 == mark }.count
    let rest = line.dropFirst(count)
    if let fence {
      if mark == fence.mark, count == fence.count, rest.allSatisfy(\.isBlank) { self.fence = nil }
      return true
    }
    // Below a line of its length, it is the line under a title.
    let isLine = count >= 4 && rest.allSatisfy(\.isBlank) && !(above > 0 && abs(above - count) <= 1)
    if mark == UInt8(ascii: "`") ? Self.fence(line) != nil : isLine { fence = (mark, count) }
    return fence != nil
  }

  private mutating func containsInMarkdown(_ bytes: ArraySlice<UInt8>) -> Bool {
    isIndented = false
    var line = containers.line(bytes)
    if let fence, containers.contain(line) {
      let count = line.text.prefix { $0 == fence.mark }.count
      if line.indentation <= containers.maximumIndentation, count >= fence.count,
        line.text.dropFirst(count).allSatisfy(\.isBlank)
      {
        self.fence = nil
      }
      canBegin = true
      return true
    }
    // A block ends with the quotation or the item that it is in.
    fence = nil
    guard !line.text.isEmpty else {
      containers.close(at: line)
      (canBegin, isHTML) = (true, false)
      return false
    }
    let outer = line
    containers.open(at: &line, isBelowText: !canBegin && !isHTML)
    isIndented = line.indentation > containers.maximumIndentation
    let opened = isIndented ? nil : Self.fence(line.text)
    let isComment = !isIndented && Self.isComment(line.text)
    let endsText = !isIndented && Self.endsText(line.text, isAfterText: !canBegin)
    if !containers.contain(line) {
      // Else the line goes on with the text of a paragraph in these containers.
      if canBegin || isHTML || opened != nil || isComment || endsText {
        containers.close(at: line)
        (canBegin, isHTML) = (true, false)
      }
    } else if line.text.startIndex != outer.text.startIndex {
      (canBegin, isHTML) = (true, false)
    }
    if let opened {
      fence = opened
      canBegin = true
      return true
    }
    if canBegin, isIndented || line.text.isEmpty { return isIndented }
    isHTML = isHTML || canBegin && line.text.first == UInt8(ascii: "<") && !isComment
    canBegin = !isHTML && (isComment || endsText)
    return false
  }

  /// What begins a block of code between two fences.
  private static func fence(_ text: ArraySlice<UInt8>) -> (mark: UInt8, count: Int)? {
    guard let mark = text.first, "`~".utf8.contains(mark) else { return nil }
    let count = text.prefix { $0 == mark }.count
    // With another one behind it, this is code in a line.
    return count >= 3 && (mark == UInt8(ascii: "~") || !text.dropFirst(count).contains(mark)) ? (mark, count) : nil
  }

  private static func isComment(_ text: ArraySlice<UInt8>) -> Bool {
    text.starts(with: "<!--".utf8) && text.reversed().drop(while: \.isBlank).starts(with: "-->".utf8.reversed())
  }

  /// Whether a line is a heading or a rule, behind which a block of code may begin without an empty line.
  private static func endsText(_ text: ArraySlice<UInt8>, isAfterText: Bool) -> Bool {
    let signs = text.prefix { $0 == UInt8(ascii: "#") }.count
    if (1...6).contains(signs) { return text.dropFirst(signs).first?.isBlank ?? true }
    return isRule(text) || isAfterText && "-=".utf8.contains(text.first ?? 0) && isRow(text)
  }

  static func isRule(_ text: ArraySlice<UInt8>) -> Bool {
    "-_*".utf8.contains(text.first ?? 0) && isRow(text) && text.lazy.filter { !$0.isBlank }.count > 2
  }

  /// Whether a line has one character and spaces.
  private static func isRow(_ text: ArraySlice<UInt8>) -> Bool {
    text.allSatisfy { $0 == text.first || $0.isBlank }
  }
}
