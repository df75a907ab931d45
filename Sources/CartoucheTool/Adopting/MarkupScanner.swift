import SourceTree

/// Finds the pictures of a page in Markdown, MDX or HTML, in time linear in the page.
struct MarkupScanner {
  /// The page, with spaces in place of code and comments.
  let page: [UInt8]
  /// The page as it is.
  private let source: [UInt8]
  let isMarkdown: Bool
  let isMDX: Bool
  /// The places of the last quotation marks: one behind them has no partner.
  let lastQuotes: [UInt8: Int]
  var found: [PageImage] = []
  /// The open brackets of the paragraph, and which of them are in the words of a picture.
  private var brackets: [(place: Int, isImage: Bool, isInImage: Bool)] = []
  /// What shows the pictures of definitions, by their names; nil for what must stay.
  private var uses: [String: [PageImage.Markup?]] = [:]
  /// The names of definitions that links lead to.
  private var linked: Set<String> = []
  private var definitions: [(name: String, place: Range<Int>, hasTitle: Bool)] = []
  private var defined: Set<String> = []
  /// The place of the last bracket that ended something: names have none inside.
  private var lastClose = -1
  /// The longest title of a link, and the longest link with its title.
  private static let (maximumTitle, maximumLink) = (2_000, 20_000)
  /// The line that was looked at last.
  private var line = 0..<0
  /// The blocks of HTML, in which Markdown is plain text, from the one on that was looked at last.
  private var html: ArraySlice<Range<Int>>
  /// The places of brackets with which lines begin, from the last bracket on.
  private var lineBrackets: ArraySlice<Int>
  /// The place of the last character behind a backslash.
  private var escaped = -1
  /// The number of `picture` elements that are open.
  var openPictures = 0

  init(_ bytes: [UInt8], _ language: PageLanguage, isMDX: Bool) {
    isMarkdown = language == .markdown
    self.isMDX = isMDX
    source = bytes
    let (page, html, brackets) = MarkupMask.masked(bytes, language, isMDX: isMDX)
    self.page = page
    self.html = html[...]
    lineBrackets = brackets[...]
    var quotes: [UInt8: Int] = [:]
    for quote in "\"'".utf8 { quotes[quote] = page.lastIndex(of: quote) }
    lastQuotes = quotes
  }

  mutating func images() -> [PageImage] {
    var index = 0
    var isLineStart = true
    while index < page.count {
      let byte = page[index]
      html = html.drop { $0.upperBound <= index }
      let isMarkdown = isMarkdown && html.first?.contains(index) != true
      if isLineStart, !isMarkdown || page[index..<endOfLine(index)].allSatisfy(\.isBlank) { brackets = [] }
      isLineStart = page.endsLine(at: index)
      switch byte {
      case UInt8(ascii: "\\") where isMarkdown && index + 1 < page.count && !page[index + 1].isBlank:
        escaped = index + 1
        index += 2
      case UInt8(ascii: "<"): index = readElement(index) ?? index + 1
      case UInt8(ascii: "[") where isMarkdown:
        lineBrackets = lineBrackets.drop { $0 < index }
        if lineBrackets.first == index, let next = readDefinition(index) {
          index = next
          continue
        }
        let isImage = index > 0 && page[index - 1] == UInt8(ascii: "!") && escaped != index - 1
        brackets.append((index, isImage, brackets.last.map { $0.isImage || $0.isInImage } ?? false))
        index += 1
      case UInt8(ascii: "]") where isMarkdown: index = closeBracket(index)
      default: index += 1
      }
    }
    for (name, place, hasTitle) in definitions {
      guard let markup = uses[name], !linked.contains(name) else { continue }
      let stays = hasTitle || markup.contains { $0 == nil }
      found.append(PageImage(place: place, address: text(place), markup: stays ? [] : markup.compactMap { $0 }))
    }
    return found.sorted { $0.place.lowerBound < $1.place.lowerBound }
  }

  func text(_ place: Range<Int>) -> String { CharacterReference.resolved(page[place], isMarkdown: isMarkdown) }

  private mutating func endOfLine(_ index: Int) -> Int {
    if !line.contains(index) {
      line = index..<(page[index...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? page.count)
    }
    return line.upperBound
  }

  func skippingBlanks(_ index: Int, to end: Int) -> Int {
    page[index..<end].firstIndex { !$0.isBlank } ?? end
  }

  // MARK: Markdown

  /// Reads `[name]: address`, also with the address in the next line, and returns the place behind it.
  private mutating func readDefinition(_ open: Int) -> Int? {
    var end = endOfLine(open)
    // With a circumflex, this is a footnote, which has text.
    guard let close = page[open..<end].firstIndex(of: UInt8(ascii: "]")), close > open + 1, close + 1 < end,
      page[close + 1] == UInt8(ascii: ":"), page[open + 1] != UInt8(ascii: "^")
    else { return nil }
    var address = skippingBlanks(close + 2, to: end)
    if address == end {
      let isPair = page[end...].starts(with: [0x0D, 0x0A])
      let next = min(end + (isPair ? 2 : 1), page.count)
      end = page[next...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? page.count
      address = skippingBlanks(next, to: end)
    }
    guard let place = destination(address, to: end, isInLink: false) else { return nil }
    // Behind the address, other words than a title make a paragraph.
    let title = page[place.upperBound..<end].drop { $0.isBlank || $0 == UInt8(ascii: ">") }.first
    guard title.map("\"'(".utf8.contains) ?? true, let name = Self.name(source[open + 1..<close]) else { return nil }
    if defined.insert(name).inserted { definitions.append((name, place, title != nil)) }
    return end
  }

  /// The place of an address in a link or a definition.
  private func destination(_ start: Int, to end: Int, isInLink: Bool) -> Range<Int>? {
    guard start < end else { return nil }
    if page[start] == UInt8(ascii: "<") {
      let close = page[(start + 1)..<end].firstIndex { "<>\n\r".utf8.contains($0) }
      return close.flatMap { page[$0] == UInt8(ascii: ">") ? start + 1..<$0 : nil }
    }
    var depth = 0
    var index = start
    while index < end, !page[index].isBlank {
      if page[index] == UInt8(ascii: "\\"), index + 1 < end {
        index += 1
      } else if page[index] == UInt8(ascii: "(") {
        depth += 1
      } else if page[index] == UInt8(ascii: ")"), isInLink {
        if depth == 0 { break }
        depth -= 1
      } else if page[index] == UInt8(ascii: "]"), isInLink, index + 1 < end, page[index + 1] == UInt8(ascii: "(") {
        return nil
      }
      index += 1
    }
    return index > start ? start..<min(index, end) : nil
  }

  /// Ends what a bracket began, and returns the place behind it.
  private mutating func closeBracket(_ index: Int) -> Int {
    guard let open = brackets.popLast() else { return index + 1 }
    let words = source[open.place + 1..<index]
    let next = index + 1 < page.count ? page[index + 1] : 0
    if next == UInt8(ascii: "(") {
      // A link may go on in the next line; its address and its title end far before this.
      let limit = min(page.count, index + Self.maximumLink)
      let start = skippingBlanks(index + 2, to: limit)
      guard let place = destination(start, to: limit, isInLink: true) else { return index + 1 }
      lastClose = index
      guard open.isImage, let end = endOfLink(place.upperBound, to: limit) else { return index + 1 }
      let hasTitle = page[place.upperBound..<end].contains { "\"'(".utf8.contains($0) }
      let markup = hasTitle ? nil : markup(from: open, words, to: end)
      found.append(PageImage(place: place, address: text(place), markup: [markup].compactMap { $0 }))
      return end
    }
    let hasBrackets = lastClose > open.place
    lastClose = index
    var name = hasBrackets ? nil : Self.name(words)
    var end = index + 1
    if next == UInt8(ascii: "["),
      let close = page[(index + 2)..<endOfLine(index)].firstIndex(of: UInt8(ascii: "]"))
    {
      if close > index + 2 { name = Self.name(source[index + 2..<close]) }
      end = close + 1
    }
    guard let name else { return end }
    if open.isImage {
      uses[name, default: []].append(markup(from: open, words, to: end))
    } else {
      linked.insert(name)
    }
    return end
  }

  /// What shows a picture; nil where a `picture` element would lose attributes such as `{ .small }` directly behind it, as
  /// in MkDocs and kramdown, or marks in its words.
  private func markup(
    from open: (place: Int, isImage: Bool, isInImage: Bool), _ words: ArraySlice<UInt8>, to end: Int
  ) -> PageImage.Markup? {
    let hasAttributes = !isMDX && end < page.count && page[end] == UInt8(ascii: "{")
    guard !open.isInImage, !hasAttributes, Self.arePlain(words) else { return nil }
    return PageImage.Markup(bytes: open.place - 1..<end, alt: String(decoding: words, as: UTF8.self))
  }

  /// Whether words are shown as they are, but for known references to characters and backslashes.
  private static func arePlain(_ words: ArraySlice<UInt8>) -> Bool {
    func isLetter(_ byte: UInt8?) -> Bool { byte.map { $0.isLetterOrDigit || $0 > 0x7F } ?? false }
    return !CharacterReference.hasUnknown(words)
      && words.indices.allSatisfy { index in
        guard words[index] == UInt8(ascii: "_") else { return !"`*[<~".utf8.contains(words[index]) }
        return isLetter(words[..<index].last) && isLetter(words[(index + 1)...].first)
      }
  }

  /// The place behind the title and the parenthesis of a link.
  private func endOfLink(_ start: Int, to limit: Int) -> Int? {
    var index = start < limit && page[start] == UInt8(ascii: ">") ? start + 1 : start
    index = skippingBlanks(index, to: limit)
    if index < limit, "\"'(".utf8.contains(page[index]) {
      let close = page[index] == UInt8(ascii: "(") ? UInt8(ascii: ")") : page[index]
      let last = min(limit, index + Self.maximumTitle)
      index += 1
      while index < last, page[index] != close { index += page[index] == UInt8(ascii: "\\") ? 2 : 1 }
      guard index < last else { return nil }
      index = skippingBlanks(index + 1, to: limit)
    }
    return index < limit && page[index] == UInt8(ascii: ")") ? index + 1 : nil
  }

  /// A name as definitions are compared: without letter case, with single spaces.
  private static func name(_ bytes: ArraySlice<UInt8>) -> String? {
    // The limit of CommonMark.
    guard bytes.count <= 999 else { return nil }
    return String(decoding: bytes, as: UTF8.self).lowercased().split(whereSeparator: \.isWhitespace).joined(
      separator: " ")
  }
}
