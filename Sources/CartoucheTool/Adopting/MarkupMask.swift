import SourceTree

/// Takes out of a page what shows no pictures: blocks of code, code in lines, comments, scripts and styles.
enum MarkupMask {
  /// The page with a space in place of each byte of code and comments, but for the ends of lines, the places of blocks of
  /// HTML in Markdown, and those of the brackets with which its lines begin, behind marks of quotations and lists.
  static func masked(
    _ bytes: [UInt8], _ language: PageLanguage, isMDX: Bool
  ) -> (page: [UInt8], html: [Range<Int>], brackets: [Int]) {
    var page = bytes
    mask(&page, 0..<PageLines(page).start)
    guard language == .markdown else {
      maskElements(&page, in: 0..<page.count, isHTML: true, ["script", "style", "textarea"], marks: "<")
      return (page, [], [])
    }
    let (blocks, brackets) = maskBlocks(&page, bytes, isMDX: isMDX)
    let elements = ["script", "style", "textarea", "pre", "code"]
    var html: [Range<Int>] = []
    for ((start, isHTML), end) in zip(blocks, blocks.dropFirst().map(\.start) + [page.count]) {
      if isHTML { html.append(start..<end) } else { maskSpans(&page, in: start..<end) }
      if !isMDX { maskElements(&page, in: start..<end, isHTML: isHTML, elements) }
    }
    // In MDX, elements go on over empty lines.
    if isMDX { maskElements(&page, in: 0..<page.count, isHTML: false, elements) }
    return (page, html, brackets)
  }

  private static func mask(_ page: inout [UInt8], _ range: Range<Int>) {
    for index in range where page[index] != 0x0A && page[index] != 0x0D { page[index] = 0x20 }
  }

  /// Masks fenced and indented blocks of code, the head of the page, and in MDX the lines of JavaScript. Returns the places
  /// where texts of blocks and rows of tables begin, and those of brackets.
  private static func maskBlocks(
    _ page: inout [UInt8], _ source: [UInt8], isMDX: Bool
  ) -> (blocks: [(start: Int, isHTML: Bool)], brackets: [Int]) {
    var (blocks, brackets): ([(start: Int, isHTML: Bool)], [Int]) = ([], [])
    var code = CodeBlocks(in: .markdown, isMDX: isMDX)
    var isScript = false
    var lines = PageLines(source)
    if let body = body(of: source) {
      mask(&page, 0..<body.start)
      lines = body
    }
    for line in lines {
      let isCode = code.contains(line)
      let isStart = isMDX && !isCode && code.beginsBlock
      isScript = isScript || isStart && ["import ", "export "].contains { line.starts(with: $0.utf8) }
      if line.allSatisfy(\.isBlank) { isScript = false }
      if isCode || isScript { mask(&page, line.startIndex..<line.endIndex) }
      let isRow = code.text.first == UInt8(ascii: "|") && !code.isHTML
      if code.beginsBlock || isRow { blocks.append((code.text.startIndex, code.isHTML)) }
      if code.text.first == UInt8(ascii: "[") { brackets.append(code.text.startIndex) }
    }
    return (blocks, brackets)
  }

  /// The lines below the head of a page in YAML.
  private static func body(of page: [UInt8]) -> PageLines? {
    var lines = PageLines(page)
    guard lines.next()?.elementsEqual("---".utf8) == true else { return nil }
    while let line = lines.next() {
      if line.elementsEqual("---".utf8) || line.elementsEqual("...".utf8) { return lines }
    }
    return nil
  }

  /// Masks the comments of a block, and elements with their contents. In HTML, what has no end goes on to that of the block.
  ///
  /// - Parameter marks: What they begin with: pages of HTML have no comments in braces.
  private static func maskElements(
    _ page: inout [UInt8], in block: Range<Int>, isHTML: Bool, _ elements: [String], marks: String = "<{"
  ) {
    var index = block.lowerBound
    // An end that is not there is looked for once.
    var missing: Set<String> = []
    while let start = page[index..<block.upperBound].firstIndex(where: marks.utf8.contains) {
      index = start + 1
      guard let end = end(of: page[start..<block.upperBound], elements), !missing.contains(end) else { continue }
      if let close = position(of: Array(end.utf8), in: page[index..<block.upperBound]) {
        index = close + end.utf8.count
        mask(&page, start..<index)
      } else if isHTML, end != "</code", end != "*/}" {
        return mask(&page, start..<block.upperBound)
      } else {
        missing.insert(end)
      }
    }
  }

  /// What ends the comment or the element with which a text begins.
  private static func end(of text: ArraySlice<UInt8>, _ elements: [String]) -> String? {
    if text.starts(with: "<!--".utf8) { return "-->" }
    if text.starts(with: "{/*".utf8) { return "*/}" }
    guard text.first == UInt8(ascii: "<") else { return nil }
    let name = elements.first { name in
      let word = text.dropFirst().prefix(name.utf8.count + 1)
      return word.count > name.utf8.count && !(word.last ?? 0).isLetterOrDigit
        && word.prefix(name.utf8.count).elementsEqual(name.utf8) { $0 | 0x20 == $1 }
    }
    return name.map { "</" + $0 }
  }

  /// The place of a text, which is in lower case here.
  static func position(of text: [UInt8], in page: ArraySlice<UInt8>) -> Int? {
    var index = page.startIndex
    while let next = page[index...].firstIndex(of: text[0]) {
      let isThere = page[next...].prefix(text.count).elementsEqual(text) { byte, other in
        byte == other || (0x41...0x5A).contains(byte) && byte | 0x20 == other
      }
      if isThere { return next }
      index = next + 1
    }
    return nil
  }

  /// Masks code between equal numbers of backticks in a block, but none in comments.
  private static func maskSpans(_ page: inout [UInt8], in block: Range<Int>) {
    // For each length of a run of backticks, the places behind the runs, the last one first.
    var ends: [Int: [Int]] = [:]
    var index = block.upperBound
    while let last = page[block.lowerBound..<index].lastIndex(of: UInt8(ascii: "`")) {
      index = page[block.lowerBound..<last].lastIndex { $0 != UInt8(ascii: "`") }.map { $0 + 1 } ?? block.lowerBound
      ends[last + 1 - index, default: []].append(last + 1)
    }
    var missing: Set<String> = []
    index = block.lowerBound
    while let start = page[index..<block.upperBound].firstIndex(where: { "<{`".utf8.contains($0) }) {
      index = start + 1
      if page[start] != UInt8(ascii: "`") {
        guard let end = end(of: page[start..<block.upperBound], []), !missing.contains(end) else { continue }
        let close = position(of: Array(end.utf8), in: page[index..<block.upperBound])
        if let close { index = close + end.utf8.count } else { missing.insert(end) }
        continue
      }
      index = page[start..<block.upperBound].firstIndex { $0 != UInt8(ascii: "`") } ?? block.upperBound
      let backslashes = page[..<start].reversed().prefix { $0 == UInt8(ascii: "\\") }.count
      // Only the first one is escaped.
      let count = index - start - (backslashes.isMultiple(of: 2) ? 0 : 1)
      while let end = ends[count]?.last, end <= index { ends[count]?.removeLast() }
      guard let end = ends[count]?.last else { continue }
      mask(&page, index - count..<end)
      index = end
    }
  }
}
