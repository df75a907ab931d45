import SourceTree

/// Tells which lines of a page are inside a block of code, where a comment is an example.
struct CodeBlocks {
  private let language: PageLanguage
  private let isMDX: Bool
  /// The characters of the line that began the block.
  private var fence: (mark: UInt8, count: Int)?
  /// The number of characters of the line before, if AsciiDoc may take it for a title with a line below it; else zero.
  private var titleLength = 0

  private var containers: ContainerBlocks
  /// Whether a paragraph goes on in the next line, if no other block begins there.
  private var isParagraph = false
  /// What ends the block of HTML that goes on in the next line: one of these texts, or with none, an empty line.
  private var htmlEnds: [String]?
  /// Whether the last line is in a block of HTML, where Markdown is plain text.
  private(set) var isHTML = false
  /// Whether the last line goes on with a script, a comment or the like in HTML, where no comment begins.
  private(set) var isInElement = false
  /// The line that began the table of AsciiDoc.
  private(set) var table: ArraySlice<UInt8>?
  /// Whether the last line goes on with no paragraph and no HTML from above.
  private(set) var beginsBlock = true
  /// The text of the last line, behind the marks of quotations and lists.
  private(set) var text: ArraySlice<UInt8> = []
  /// Whether the last line has too many spaces before it, for Markdown, to begin anything but code.
  private(set) var isIndented = false

  /// - Parameter isMDX: Whether spaces before a line of Markdown make no code of it, and Markdown goes on in elements.
  init(in language: PageLanguage, isMDX: Bool = false) {
    self.language = language
    self.isMDX = isMDX
    containers = ContainerBlocks(maximumIndentation: isMDX ? .max : 3)
  }

  /// Whether the next line is in a block of code, or the first or last line of one.
  mutating func contains(_ line: ArraySlice<UInt8>) -> Bool {
    switch language {
    case .markdown: containsInMarkdown(line)
    case .asciidoc: containsInAsciiDoc(line)
    case .html, .rst: false
    }
  }

  private mutating func containsInAsciiDoc(_ bytes: ArraySlice<UInt8>) -> Bool {
    let line = bytes.lastIndex { !$0.isBlank }.map { bytes[...$0] } ?? []
    let mark = line.first ?? 0
    let count = line.prefix { $0 == mark }.count
    let isLine = count == line.count
    let above = titleLength
    (titleLength, beginsBlock) = (0, !isParagraph)
    if let fence {
      if isLine, mark == fence.mark, count == fence.count { self.fence = nil }
      return true
    }
    let isUnderline = isLine && above > 0 && abs(above - count) <= 1 && "=-~^+".utf8.contains(mark)
    let isFence = isLine && count >= 4 && !isUnderline && "-.+/".utf8.contains(mark)
    if mark == UInt8(ascii: "`") ? Self.fence(line) != nil : isFence {
      fence = (mark, count)
      (isParagraph, beginsBlock) = (false, true)
      return true
    }
    let isAttributes = mark == UInt8(ascii: "[") && Self.standsAlone(line)
    // The first line of a table is none of these: in its cells, spaces before a text make no code of it.
    let endsTable = line == table
    if line.count > 3, "|,:!".utf8.contains(mark), line.dropFirst().allSatisfy({ $0 == UInt8(ascii: "=") }) {
      table = endsTable ? nil : table ?? line
    }
    let endsText = isUnderline || isAttributes || endsTable || line.allSatisfy("-.+/=*_'<".utf8.contains)
    beginsBlock = beginsBlock || endsText
    isParagraph = !endsText && !(beginsBlock && Self.standsAlone(line))
    if beginsBlock, isParagraph, mark != UInt8(ascii: "."), line.contains(where: { $0.isLetterOrDigit || $0 > 0x7F }) {
      titleLength = String(decoding: line, as: UTF8.self).unicodeScalars.count
    }
    return false
  }

  /// Whether a line of AsciiDoc that is in no paragraph begins none: the title of a block or its attributes, a heading, a
  /// comment, an attribute of the page or a macro.
  static func standsAlone(_ line: ArraySlice<UInt8>) -> Bool {
    let rest = line.drop { $0 == line.first }
    switch line.first {
    case UInt8(ascii: "["): return line.last == UInt8(ascii: "]")
    case UInt8(ascii: "."): return rest.first?.isBlank != true
    case UInt8(ascii: "="), UInt8(ascii: "#"): return rest.first?.isBlank == true
    case UInt8(ascii: "/"): return line.starts(with: "//".utf8)
    case UInt8(ascii: ":"): return line.last != UInt8(ascii: "\\")
    default:
      let target = line.drop(while: \.isLetterOrDigit)
      return target.starts(with: "::".utf8) && target.dropFirst(2).first?.isBlank == false
        && line.last == UInt8(ascii: "]")
    }
  }

  private mutating func containsInMarkdown(_ bytes: ArraySlice<UInt8>) -> Bool {
    (isIndented, beginsBlock, isHTML, isInElement) = (false, false, false, false)
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
    } else if let htmlEnds {
      isIndented = line.indentation > containers.maximumIndentation
      isInElement = !htmlEnds.isEmpty
      goOnWithHTML(to: htmlEnds)
      return false
    }
    guard !text.isEmpty else {
      containers.close(at: line)
      isParagraph = false
      return false
    }
    let outer = text.startIndex
    let isInside = containers.contain(line)
    containers.open(at: &line, isBelowText: isParagraph)
    text = line.text
    let isNew = text.startIndex != outer
    isIndented = line.indentation > containers.maximumIndentation
    let opened = isIndented ? nil : Self.fence(text)
    let html = isIndented || isMDX ? nil : Self.htmlEnds(text)
    let endsText = !isIndented && Self.endsText(text, isBelowParagraph: isParagraph && isInside && !isNew)
    if opened != nil || html != nil || endsText { isParagraph = false }
    // Outside of the containers above, a line may go on with a paragraph in them.
    if isNew || !isInside && !isParagraph {
      containers.close(at: line)
      isParagraph = false
    }
    beginsBlock = !isParagraph
    if let opened {
      fence = opened
      return true
    }
    if beginsBlock, isIndented || text.isEmpty { return isIndented }
    if let html {
      goOnWithHTML(to: html)
    } else {
      isParagraph = !endsText
    }
    return false
  }

  /// Goes on with a block of HTML if the line does not have its end.
  private mutating func goOnWithHTML(to ends: [String]) {
    isHTML = true
    let hasEnd = ends.contains { MarkupMask.position(of: Array($0.utf8), in: text) != nil }
    htmlEnds = hasEnd || ends.isEmpty && text.isEmpty ? nil : ends
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
    let marks = [("<!--", "-->"), ("<?", "?>"), ("<![CDATA[", "]]>")]
    if let (_, end) = marks.first(where: { text.starts(with: $0.0.utf8) }) { return [end] }
    if text.starts(with: "<!".utf8), text.dropFirst(2).first?.isLetterOrDigit == true { return [">"] }
    let isEnd = text.dropFirst().first == UInt8(ascii: "/")
    let word = text.dropFirst(isEnd ? 2 : 1).prefix(while: \.isLetterOrDigit)
    let next = text[word.endIndex...].first ?? 0x20
    guard next.isBlank || "/>".utf8.contains(next), word.count <= 10 else { return nil }
    let name = String(decoding: word, as: UTF8.self).lowercased()
    let tags = ["pre", "script", "style", "textarea"]
    if !isEnd, next != UInt8(ascii: "/"), tags.contains(name) { return tags.map { "</\($0)>" } }
    return blocks.contains(name) ? [] : nil
  }

  /// The elements whose lines are no Markdown up to an empty one, by CommonMark.
  private static let blocks: Set<String> = [
    "address", "article", "aside", "base", "basefont", "blockquote", "body", "caption", "center", "col", "colgroup",
    "dd", "details", "dialog", "dir", "div", "dl", "dt", "fieldset", "figcaption", "figure", "footer", "form", "frame",
    "frameset", "h1", "h2", "h3", "h4", "h5", "h6", "head", "header", "hr", "html", "iframe", "legend", "li", "link",
    "main", "menu", "menuitem", "nav", "noframes", "ol", "optgroup", "option", "p", "param", "search", "section",
    "summary", "table", "tbody", "td", "tfoot", "th", "thead", "title", "tr", "track", "ul",
  ]

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
