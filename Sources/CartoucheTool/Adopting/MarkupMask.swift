import SourceTree

/// Takes out of a page what shows no pictures: blocks of code, code in lines, comments, scripts and styles.
enum MarkupMask {
  /// The page with a space in place of each byte of code and comments, but for the ends of lines.
  static func masked(_ bytes: [UInt8], _ language: PageLanguage, isMDX: Bool) -> [UInt8] {
    var page = bytes
    let mark = page.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    mask(&page, 0..<mark)
    let isMarkdown = language == .markdown
    if isMarkdown { maskBlocks(&page, from: mark, isMDX: isMDX) }
    maskElements(&page, ["script", "style", "textarea"] + (isMarkdown ? ["pre", "code"] : []), isMarkdown: isMarkdown)
    if isMarkdown { maskSpans(&page) }
    return page
  }

  private static func mask(_ page: inout [UInt8], _ range: Range<Int>) {
    for index in range where page[index] != 0x0A && page[index] != 0x0D { page[index] = 0x20 }
  }

  /// Masks fenced and indented blocks of code, the head of the page, and in MDX the lines of JavaScript.
  private static func maskBlocks(_ page: inout [UInt8], from first: Int, isMDX: Bool) {
    // Slices of the page itself would make each change of it copy the whole page.
    let source = page
    var code = CodeBlocks(in: .markdown)
    // Where the text of the list's item begins.
    var list = 0
    var quotes = 0
    var canBegin = true
    let lineEnds = ["\n", "\r\n"]
    var isHead =
      lineEnds.contains { source[first...].starts(with: "---\($0)".utf8) }
      && lineEnds.contains { source.firstRange(of: Array("\n---\($0)".utf8)) != nil }
    // Up to the next empty line.
    var isHTML = false
    var isScript = false
    var start = first
    while start < source.count {
      let end = source[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? source.count
      let isPair = end + 1 < source.count && source[end] == 0x0D && source[end + 1] == 0x0A
      defer { start = end + (isPair ? 2 : 1) }
      let line = source[start..<end]
      if isHead {
        isHead = start == first || !line.elementsEqual("---".utf8)
        mask(&page, start..<end)
        continue
      }
      let wasOpen = code.isOpen
      let isCode = code.contains(line)
      let (text, indentation, depth) = parts(of: line)
      if depth != quotes { canBegin = true }
      quotes = depth
      isScript = isMDX && !text.isEmpty && (isScript || canBegin && beginsScript(line))
      if isCode || isScript {
        // Where a block of code begins further left, the list ends; it may also begin an item.
        if isCode, !wasOpen {
          let width = listMark(text)
          list = width > 0 ? indentation + width : min(list, indentation)
        }
        mask(&page, start..<end)
        canBegin = true
      } else if text.isEmpty {
        (canBegin, isHTML) = (true, false)
      } else if canBegin, indentation >= list + 4, !isMDX {
        mask(&page, start..<end)
      } else {
        let width = listMark(text)
        if width > 0 { list = indentation + width } else if canBegin { list = min(list, indentation) }
        isHTML = isHTML || canBegin && text.first == UInt8(ascii: "<")
        canBegin = !isHTML && indentation < list + 4 && endsText(text, isAfterText: !canBegin)
      }
    }
  }

  /// Whether a line is a heading or a rule, behind which a block of code may begin without an empty line.
  private static func endsText(_ text: ArraySlice<UInt8>, isAfterText: Bool) -> Bool {
    let signs = text.prefix { $0 == UInt8(ascii: "#") }.count
    if (1...6).contains(signs) { return text.dropFirst(signs).first?.isBlank ?? true }
    let rule = text.filter { !$0.isBlank }
    let isUnderline = isAfterText && "-=".utf8.contains(rule[0])
    return (isUnderline || rule.count > 2 && "-_*".utf8.contains(rule[0])) && rule.allSatisfy { $0 == rule[0] }
  }

  private static func beginsScript(_ line: ArraySlice<UInt8>) -> Bool {
    ["import ", "export "].contains { line.starts(with: $0.utf8) }
  }

  /// The text of a line behind the marks of quotations, its indentation, and the number of those marks.
  private static func parts(of line: ArraySlice<UInt8>) -> (text: ArraySlice<UInt8>, indentation: Int, quotes: Int) {
    var rest = line
    var quotes = 0
    while true {
      let spaces = rest.prefix { $0 == 0x20 }.count
      guard spaces <= 3, rest.dropFirst(spaces).first == UInt8(ascii: ">") else { break }
      rest = rest.dropFirst(spaces + 1)
      if rest.first == 0x20 { rest = rest.dropFirst() }
      quotes += 1
    }
    let text = rest.drop { $0 == 0x20 || $0 == 0x09 }
    let blanks = rest.prefix(rest.count - text.count)
    return (text, blanks.reduce(0) { $1 == 0x09 ? $0 / 4 * 4 + 4 : $0 + 1 }, quotes)
  }

  /// The width of the mark of a list's item with the spaces behind it; zero if there is none.
  private static func listMark(_ text: ArraySlice<UInt8>) -> Int {
    let digits = text.prefix(while: \.isDigit).count
    let rest = text.dropFirst(digits)
    guard let mark = rest.first, (digits > 0 ? ".)" : "-*+").utf8.contains(mark),
      rest.dropFirst().first?.isBlank ?? true
    else { return 0 }
    let spaces = rest.dropFirst().prefix { $0 == 0x20 }.count
    return digits + 1 + ((1...4).contains(spaces) ? spaces : 1)
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
      guard let close = position(of: Array(end.utf8), in: source, from: start + 1) else {
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

  /// The place of a text in lower case.
  private static func position(of text: [UInt8], in page: [UInt8], from start: Int) -> Int? {
    var index = start
    while let next = page[index...].firstIndex(of: text[0]) {
      let isThere = page[next...].prefix(text.count).elementsEqual(text) { byte, other in
        byte == other || (0x41...0x5A).contains(byte) && byte | 0x20 == other
      }
      if isThere { return next }
      index = next + 1
    }
    return nil
  }

  /// Masks code between equal numbers of backticks, in each paragraph.
  private static func maskSpans(_ page: inout [UInt8]) {
    var runs: [Range<Int>] = []
    var index = 0
    func maskParagraph() {
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
      runs = []
    }
    var isEmpty = true
    while index < page.count {
      if page[index] == 0x0A {
        if isEmpty { maskParagraph() }
        isEmpty = true
      } else if page[index] == UInt8(ascii: "`") {
        let end = page[index...].firstIndex { $0 != UInt8(ascii: "`") } ?? page.count
        runs.append(index..<end)
        index = end - 1
        isEmpty = false
      } else if !page[index].isBlank {
        isEmpty = false
      }
      index += 1
    }
    maskParagraph()
  }
}
