import SourceTree

/// Takes out of a page what shows no pictures: blocks of code, code in lines, comments, scripts and styles.
enum MarkupMask {
  /// The page with a space in place of each byte of code and comments, but for the ends of lines, and the places of the
  /// brackets with which lines of Markdown begin, behind marks of quotations and lists.
  static func masked(_ bytes: [UInt8], _ language: PageLanguage, isMDX: Bool) -> (page: [UInt8], brackets: [Int]) {
    var page = bytes
    mask(&page, 0..<PageLines(page).start)
    let isMarkdown = language == .markdown
    let (blocks, brackets) = isMarkdown ? maskBlocks(&page, bytes, isMDX: isMDX) : ([], [])
    maskElements(&page, ["script", "style", "textarea"] + (isMarkdown ? ["pre", "code"] : []), isMarkdown: isMarkdown)
    for (start, end) in zip(blocks, blocks.dropFirst() + [page.count]) { maskSpans(&page, in: start..<end) }
    return (page, brackets)
  }

  private static func mask(_ page: inout [UInt8], _ range: Range<Int>) {
    for index in range where page[index] != 0x0A && page[index] != 0x0D { page[index] = 0x20 }
  }

  /// Masks fenced and indented blocks of code, the head of the page, and in MDX the lines of JavaScript. Returns the places
  /// where texts of blocks begin, and those of brackets.
  private static func maskBlocks(
    _ page: inout [UInt8], _ source: [UInt8], isMDX: Bool
  ) -> (blocks: [Int], brackets: [Int]) {
    var (blocks, brackets): ([Int], [Int]) = ([], [])
    var code = CodeBlocks(in: .markdown, isMDX: isMDX)
    var isScript = false
    var lines = PageLines(source)
    if let body = body(of: source) {
      mask(&page, 0..<body.start)
      lines = body
    }
    for line in lines {
      let isCode = code.contains(line)
      isScript = isScript || isMDX && !isCode && code.beginsBlock && beginsScript(line)
      if line.allSatisfy(\.isBlank) { isScript = false }
      if isCode || isScript { mask(&page, line.startIndex..<line.endIndex) }
      if code.beginsBlock { blocks.append(code.text.startIndex) }
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

  private static func beginsScript(_ line: ArraySlice<UInt8>) -> Bool {
    ["import ", "export "].contains { line.starts(with: $0.utf8) }
  }

  /// Masks comments, and elements with their contents.
  private static func maskElements(_ page: inout [UInt8], _ elements: [String], isMarkdown: Bool) {
    let source = page
    var index = 0
    // An end that is not there is looked for once.
    var missing: Set<String> = []
    while let start = source[index...].firstIndex(where: {
      $0 == UInt8(ascii: "<") || isMarkdown && $0 == UInt8(ascii: "{")
    }) {
      index = start + 1
      let rest = source[start...]
      let found =
        if rest.starts(with: "<!--".utf8) {
          "-->"
        } else if rest.starts(with: "{/*".utf8) {
          "*/}"
        } else {
          elements.first { name in
            let word = rest.dropFirst().prefix(name.utf8.count + 1)
            return word.count > name.utf8.count
              && word.prefix(name.utf8.count).elementsEqual(name.utf8) { $0 | 0x20 == $1 }
              && !(word.last ?? 0).isLetterOrDigit
          }.map { "</" + $0 }
        }
      guard let end = found, !missing.contains(end) else { continue }
      guard let close = position(of: Array(end.utf8), in: source[(start + 1)...]) else {
        // A block that nothing ends goes to the end of the page; in a line, it is text.
        let isBlock = end != "</code" && (start == 0 || source[start - 1] == 0x0A || source[start - 1] == 0x0D)
        if isBlock || !isMarkdown { return mask(&page, start..<source.count) }
        missing.insert(end)
        continue
      }
      mask(&page, start..<close + end.utf8.count)
      index = close + end.utf8.count
    }
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

  /// Masks code between equal numbers of backticks in a paragraph.
  private static func maskSpans(_ page: inout [UInt8], in paragraph: Range<Int>) {
    var runs: [Range<Int>] = []
    var index = paragraph.lowerBound
    while let start = page[index..<paragraph.upperBound].firstIndex(of: UInt8(ascii: "`")) {
      index = page[start...].firstIndex { $0 != UInt8(ascii: "`") } ?? page.count
      runs.append(start..<index)
    }
    // For each length, the runs of that length, the last one first.
    var places: [Int: [Int]] = [:]
    for (number, run) in runs.enumerated().reversed() { places[run.count, default: []].append(number) }
    var number = 0
    while number < runs.count {
      let run = runs[number]
      while let next = places[run.count]?.last, next <= number { places[run.count]?.removeLast() }
      let isEscaped = run.lowerBound > 0 && page[run.lowerBound - 1] == UInt8(ascii: "\\")
      if !isEscaped, let close = places[run.count]?.last {
        mask(&page, run.lowerBound..<runs[close].upperBound)
        number = close
      }
      number += 1
    }
  }
}
