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
  /// Whether a paragraph goes on in the next line, if no other block begins there.
  private var isParagraph = false
  /// What ends the block of HTML that goes on in the next line: one of these texts, or with none, an empty line.
  private var htmlEnds: [String]?
  /// Whether the last line goes on with no paragraph and no HTML from above.
  private(set) var beginsBlock = true
  /// The text of the last line, behind the marks of quotations and lists.
  private(set) var text: ArraySlice<UInt8> = []
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
    (isIndented, beginsBlock) = (false, false)
    var line = containers.line(bytes)
    text = line.text
    if !containers.contain(line) {
      // A block ends with the quotation or the item that it is in.
      (fence, htmlEnds) = (nil, nil)
    } else if let fence {
      let count = text.prefix { $0 == fence.mark }.count
      if line.indentation <= containers.maximumIndentation, count >= fence.count,
        text.dropFirst(count).allSatisfy(\.isBlank)
      {
        self.fence = nil
      }
      return true
    } else if let htmlEnds, !htmlEnds.isEmpty {
      endHTML(with: htmlEnds)
      return false
    }
    guard !text.isEmpty else {
      containers.close(at: line)
      (isParagraph, htmlEnds) = (false, nil)
      return false
    }
    let outer = text.startIndex
    let isInside = containers.contain(line)
    containers.open(at: &line, isBelowText: isParagraph)
    text = line.text
    let isNew = text.startIndex != outer
    isIndented = line.indentation > containers.maximumIndentation
    let opened = isIndented ? nil : Self.fence(text)
    let html = isIndented ? nil : Self.htmlEnds(text)
    let endsText = !isIndented && Self.endsText(text, isBelowParagraph: isParagraph && isInside && !isNew)
    if opened != nil || html?.isEmpty == false || endsText { isParagraph = false }
    // Outside of the containers above, a line may go on with a paragraph in them.
    if isNew || !isInside && !isParagraph {
      containers.close(at: line)
      (isParagraph, htmlEnds) = (false, nil)
    }
    beginsBlock = !isParagraph && htmlEnds == nil
    if let opened {
      fence = opened
      return true
    }
    if beginsBlock, isIndented || text.isEmpty { return isIndented }
    if beginsBlock, let html {
      endHTML(with: html)
    } else {
      isParagraph = htmlEnds == nil && !endsText
    }
    return false
  }

  /// Goes on with a block of HTML if the last line does not have its end.
  private mutating func endHTML(with ends: [String]) {
    htmlEnds = ends.contains { MarkupMask.position(of: Array($0.utf8), in: text) != nil } ? nil : ends
  }

  /// What begins a block of code between two fences.
  private static func fence(_ text: ArraySlice<UInt8>) -> (mark: UInt8, count: Int)? {
    guard let mark = text.first, "`~".utf8.contains(mark) else { return nil }
    let count = text.prefix { $0 == mark }.count
    // With another one behind it, this is code in a line.
    return count >= 3 && (mark == UInt8(ascii: "~") || !text.dropFirst(count).contains(mark)) ? (mark, count) : nil
  }

  /// What ends the block of HTML that a line begins: one of these texts, or with none, an empty line.
  private static func htmlEnds(_ text: ArraySlice<UInt8>) -> [String]? {
    guard text.first == UInt8(ascii: "<") else { return nil }
    let marks = [("<!--", "-->"), ("<?", "?>"), ("<![CDATA[", "]]>"), ("<!", ">")]
    if let (_, end) = marks.first(where: { text.starts(with: $0.0.utf8) }) { return [end] }
    let tags = ["pre", "script", "style", "textarea"]
    let name = text.dropFirst().prefix(while: \.isLetterOrDigit)
    let next = text[name.endIndex...].first ?? 0x20
    guard next.isBlank || next == UInt8(ascii: ">"), name.count <= 8,
      tags.contains(String(decoding: name, as: UTF8.self).lowercased())
    else { return [] }
    return tags.map { "</\($0)>" }
  }

  /// Whether a line is a heading or a rule, behind which a block of code may begin without an empty line.
  private static func endsText(_ text: ArraySlice<UInt8>, isBelowParagraph: Bool) -> Bool {
    let signs = text.prefix { $0 == UInt8(ascii: "#") }.count
    if (1...6).contains(signs) { return text.dropFirst(signs).first?.isBlank ?? true }
    let isUnderline = "-=".utf8.contains(text.first ?? 0) && text.drop { $0 == text.first }.allSatisfy(\.isBlank)
    return isRule(text) || isBelowParagraph && isUnderline
  }

  static func isRule(_ text: ArraySlice<UInt8>) -> Bool {
    guard let mark = text.first, "-_*".utf8.contains(mark) else { return false }
    return text.allSatisfy { $0 == mark || $0.isBlank } && text.lazy.filter { $0 == mark }.count > 2
  }
}
