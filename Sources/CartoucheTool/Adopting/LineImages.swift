import SourceTree

/// Finds the pictures of a page in reStructuredText or AsciiDoc.
enum LineImages {
  static func all(in page: [UInt8], _ language: PageLanguage) -> [PageImage] {
    guard language == .rst else { return imagesInAsciiDoc(page) }
    var images: [PageImage] = []
    // The indentation of a comment, or of what begins a block of code: all lines further right belong to it.
    var block: Int?
    var lines = PageLines(page)
    while let line = lines.next() {
      let text = withoutBullets(line)
      guard !text.isEmpty else { continue }
      let indentation = line.count - text.count
      if let outer = block {
        // The mark of a list at the same place is not in the block, and the text behind it is further right.
        if line.prefix(while: \.isBlank).count > outer { continue }
        block = nil
      }
      if let (name, rest) = named(text), ["image", "figure"].contains(name) {
        let end = endOfAddress(&lines, rightOf: indentation) ?? line.endIndex
        if let image = image(page[rest.startIndex..<end]) { images.append(image) }
      } else if beginsBlock(text) {
        block = indentation
      }
    }
    return images
  }

  /// A line without the spaces and the marks of lists before its text.
  private static func withoutBullets(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var rest = line.drop(while: \.isBlank)
    while case let width = listMark(rest), width > 0, rest.dropFirst(width).first?.isBlank == true {
      rest = rest.dropFirst(width).drop(while: \.isBlank)
    }
    return rest
  }

  /// The width of the mark of a list's item, such as `*`, `1.`, `#.` or `(a)`; zero if there is none.
  private static func listMark(_ text: ArraySlice<UInt8>) -> Int {
    guard let first = text.first else { return 0 }
    if "*+-".utf8.contains(first) { return 1 }
    let open = first == UInt8(ascii: "(") ? 1 : 0
    let rest = text.dropFirst(open)
    guard let sign = rest.first, sign == UInt8(ascii: "#") || sign.isLetterOrDigit else { return 0 }
    let width = max(1, rest.prefix(while: \.isDigit).count)
    guard let close = rest.dropFirst(width).first, (open == 1 ? ")" : ".)").utf8.contains(close) else {
      return 0
    }
    return open + width + 1
  }

  // MARK: reStructuredText

  /// The picture of `.. image:: ADDRESS` or `.. |name| image:: ADDRESS`. Words behind the address may be another column of
  /// a table. An address goes on in the next line behind a mark that divides it; else what follows may be a caption, and
  /// the picture is left as it is.
  private static func image(_ text: ArraySlice<UInt8>) -> PageImage? {
    let lines = text.split { $0 == 0x0A || $0 == 0x0D }.map { $0.split(whereSeparator: \.isBlank) }
      .filter { !$0.isEmpty }
    let parts = lines.compactMap(\.first)
    guard let first = parts.first, let last = parts.last,
      parts.count == 1 || lines.allSatisfy({ $0.count == 1 }),
      parts.dropLast().allSatisfy({ part in part.last.map("/-?&=_%".utf8.contains) == true })
    else { return nil }
    return PageImage(
      place: first.startIndex..<last.endIndex, address: String(decoding: parts.joined(), as: UTF8.self))
  }

  /// The end of the next lines that are further right than a directive, up to an empty one or an option.
  private static func endOfAddress(_ lines: inout PageLines, rightOf indentation: Int) -> Int? {
    var ahead = lines
    var end: Int?
    while let line = ahead.next() {
      let text = line.drop(while: \.isBlank)
      guard line.count - text.count > indentation, let first = text.first, first != UInt8(ascii: ":") else { break }
      end = line.endIndex
      lines = ahead
    }
    return end
  }

  /// The name of the directive that a line begins, in small letters, and what follows it.
  private static func named(_ text: ArraySlice<UInt8>) -> (name: String, rest: ArraySlice<UInt8>)? {
    guard text.starts(with: ".. ".utf8) else { return nil }
    var rest = text.dropFirst(3).drop(while: \.isBlank)
    if rest.first == UInt8(ascii: "|") {
      guard let close = rest.dropFirst().firstIndex(of: UInt8(ascii: "|")) else { return nil }
      rest = rest[(close + 1)...].drop(while: \.isBlank)
    }
    let name = rest.prefix { $0.isLetterOrDigit || "-_+.".utf8.contains($0) }
    let after = rest.dropFirst(name.count)
    guard !name.isEmpty, name.count <= 40, after.starts(with: "::".utf8), after.dropFirst(2).first?.isBlank != false
    else {
      return nil
    }
    return (String(decoding: name, as: UTF8.self).lowercased(), after.dropFirst(2))
  }

  /// The directives whose lines are no text.
  private static let code: Set<String> = [
    "code", "code-block", "sourcecode", "parsed-literal", "raw", "highlight", "literalinclude", "math", "doctest",
    "testcode", "testoutput", "prompt",
  ]

  /// Whether the lines below, further right, are code or a comment.
  private static func beginsBlock(_ text: ArraySlice<UInt8>) -> Bool {
    if let (name, _) = named(text) { return code.contains(name) }
    if text.starts(with: "..".utf8), text.dropFirst(2).first?.isBlank != false { return true }
    return text.reversed().drop(while: \.isBlank).starts(with: "::".utf8)
  }

  // MARK: AsciiDoc

  /// What is shown as it is: the next block, as its attributes say, the lines up to an empty one, or a paragraph with
  /// spaces before it.
  private enum Code { case next, lines, paragraph }

  private static func imagesInAsciiDoc(_ page: [UInt8]) -> [PageImage] {
    var images: [PageImage] = []
    var blocks = CodeBlocks(in: .asciidoc)
    var code: Code?
    var lines = PageLines(page)
    while let whole = lines.next() {
      guard !blocks.contains(whole) else {
        code = nil
        continue
      }
      guard let last = whole.lastIndex(where: { !$0.isBlank }) else {
        if code != .next { code = nil }
        continue
      }
      let line = whole[...last]
      let isCell = blocks.table?.first.map { line.contains($0) } == true
      switch code {
      case .next where line.elementsEqual("--".utf8):
        while let line = lines.next(), !(line.starts(with: "--".utf8) && line.dropFirst(2).allSatisfy(\.isBlank)) {}
        code = nil
      case .next:
        let (first, stands) = (line[line.startIndex], CodeBlocks.standsAlone(line))
        let isDelimiter = line.count > 3 && line.allSatisfy("=*_|".utf8.contains)
        // A heading takes the attributes, and a later style is the one of the block.
        if isDelimiter || stands && ("=#".utf8.contains(first) || announcesCode(line) == false) {
          code = nil
        } else if !(stands && "[./:".utf8.contains(first)) {
          code = .lines
        }
      case .lines where !line.elementsEqual("+".utf8), .paragraph where !blocks.beginsBlock: break
      default:
        let isParagraph = !isCell && isIndented(line)
        code = !blocks.beginsBlock ? nil : announcesCode(line) == true ? .next : isParagraph ? .paragraph : nil
      }
      if code == nil, !line.starts(with: "//".utf8) { images += macros(in: line) }
    }
    return images
  }

  /// Whether the style in the attributes of a block says that it is shown as it is; nil if there is none.
  private static func announcesCode(_ line: ArraySlice<UInt8>) -> Bool? {
    let style = line.dropFirst().prefix(while: \.isLetterOrDigit)
    guard line.first == UInt8(ascii: "["), !style.isEmpty,
      line[style.endIndex...].first.map("],.#% ".utf8.contains) == true
    else { return nil }
    return ["source", "listing", "literal", "comment", "pass", "stem"].contains { style.elementsEqual($0.utf8) }
  }

  /// Whether spaces before the first line of a paragraph make code of it: not before the mark of a list's item.
  private static func isIndented(_ line: ArraySlice<UInt8>) -> Bool {
    let words = line.split(whereSeparator: \.isBlank)
    guard line.first?.isBlank == true, let mark = words.first else { return false }
    let isTerm = words.contains { word in
      word.endIndex > mark.startIndex + 2 && ["::", ";;"].contains { word.suffix(2).elementsEqual($0.utf8) }
    }
    let number = mark.dropLast()
    let isNumber = number.allSatisfy(\.isDigit) || number.count == 1 && number.allSatisfy(\.isLetterOrDigit)
    let isMark =
      switch mark.last {
      case UInt8(ascii: "-"): number.isEmpty
      case UInt8(ascii: "*"): number.allSatisfy { $0 == UInt8(ascii: "*") }
      case UInt8(ascii: "."): isNumber || number.allSatisfy { $0 == UInt8(ascii: ".") }
      case UInt8(ascii: ")"): number.allSatisfy("ivxIVX".utf8.contains) && !number.isEmpty
      default: mark.elementsEqual("•".utf8)
      }
    return !isTerm && !(isMark && words.count > 1)
  }

  /// The pictures of `image:ADDRESS[words]` in a line.
  private static func macros(in line: ArraySlice<UInt8>) -> [PageImage] {
    var images: [PageImage] = []
    var index = line.startIndex
    let name = Array("image:".utf8)
    while let start = line[index...].firstIndex(where: "ip".utf8.contains) {
      index = start + 1
      if line[start...].starts(with: "pass:".utf8) {
        // Its letters say what is replaced in the text; macros are by `m` and `n` alone.
        let text = line[(start + 5)...].drop { "acpqrv,".utf8.contains($0) }
        if text.first == UInt8(ascii: "[") {
          let end = text.indices.first { text[$0] == UInt8(ascii: "]") && text[$0 - 1] != UInt8(ascii: "\\") }
          index = end ?? line.endIndex
        }
      }
      guard line[start...].starts(with: name) else { continue }
      let before = start > line.startIndex ? line[start - 1] : 0x20
      let rest = line[(start + name.count)...]
      let address = (rest.first == UInt8(ascii: ":") ? rest.dropFirst() : rest).prefix {
        !$0.isBlank && $0 != UInt8(ascii: "[")
      }
      index = max(index, address.endIndex)
      // Behind other marks, it is a part of a word, or of what is shown as it is.
      guard before.isBlank || "([|>*_}".utf8.contains(before), !address.isEmpty, address.endIndex < line.endIndex,
        line[address.endIndex] == UInt8(ascii: "[")
      else { continue }
      let place = address.startIndex..<address.endIndex
      images.append(PageImage(place: place, address: CharacterReference.resolved(address)))
    }
    return images
  }
}
