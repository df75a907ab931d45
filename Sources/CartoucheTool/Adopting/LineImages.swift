import KeyTables
import SourceTree

/// Finds the pictures of a page in reStructuredText or AsciiDoc.
enum LineImages {
  static func all(in page: [UInt8], _ language: PageLanguage) -> [PageImage] {
    var images: [PageImage] = []
    var code = CodeBlocks(in: language)
    // The indentation of a comment, or of what begins a block of code: all lines further right belong to it.
    var block: Int?
    var start = 0
    while start < page.count {
      let end = page[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? page.count
      defer { start = end + 1 }
      let line = page[start..<end]
      guard !code.contains(line) else { continue }
      guard language == .rst else {
        if !line.starts(with: "//".utf8) { images += macros(in: line) }
        continue
      }
      let text = line.drop { $0 == 0x20 || $0 == 0x09 }
      guard !text.isEmpty else { continue }
      let indentation = line.count - text.count
      if let outer = block {
        if indentation > outer { continue }
        block = nil
      }
      if let image = directive(in: text) {
        images.append(image)
      } else if beginsBlock(text) {
        block = indentation
      }
    }
    return images
  }

  private static func image(_ place: ArraySlice<UInt8>) -> PageImage {
    let isEscaped = place.contains(UInt8(ascii: "&"))
    let address = isEscaped ? CharacterReference.resolved(place) : String(decoding: place, as: UTF8.self)
    return PageImage(place: place.startIndex..<place.endIndex, address: address)
  }

  // MARK: reStructuredText

  /// The picture of `.. image:: ADDRESS` or `.. |name| image:: ADDRESS`.
  private static func directive(in text: ArraySlice<UInt8>) -> PageImage? {
    guard text.starts(with: ".. ".utf8) else { return nil }
    var rest = text.dropFirst(3).drop(while: \.isBlank)
    if rest.first == UInt8(ascii: "|") {
      guard let close = rest.dropFirst().firstIndex(of: UInt8(ascii: "|")) else { return nil }
      rest = rest[(close + 1)...].drop(while: \.isBlank)
    }
    guard let name = ["image::", "figure::"].first(where: { rest.starts(with: $0.utf8) }) else { return nil }
    let address = rest.dropFirst(name.utf8.count).drop(while: \.isBlank).prefix { !$0.isBlank }
    return address.isEmpty
      ? nil
      : PageImage(
        place: address.startIndex..<address.endIndex, address: String(decoding: address, as: UTF8.self))
  }

  /// Whether the lines below, further right, are code or a comment.
  private static func beginsBlock(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.starts(with: "..".utf8) else { return text.reversed().drop(while: \.isBlank).starts(with: "::".utf8) }
    let words = String(decoding: text.dropFirst(2).prefix(200), as: UTF8.self).trimmingSpaces
    let isDirective = words.contains("::")
    return !isDirective
      || ["code", "code-block", "sourcecode", "parsed-literal", "raw", "highlight", "literalinclude", "math"]
        .contains { words.hasPrefix($0 + "::") }
  }

  // MARK: AsciiDoc

  /// The pictures of `image:ADDRESS[words]` in a line.
  private static func macros(in line: ArraySlice<UInt8>) -> [PageImage] {
    var images: [PageImage] = []
    var index = line.startIndex
    let name = Array("image:".utf8)
    while let start = line[index...].firstIndex(of: name[0]) {
      index = start + 1
      guard line[start...].starts(with: name) else { continue }
      let before = start > line.startIndex ? line[start - 1] : 0x20
      guard !before.isLetterOrDigit, before != UInt8(ascii: "\\") else { continue }
      let rest = line[(start + name.count)...]
      let address = (rest.first == UInt8(ascii: ":") ? rest.dropFirst() : rest).prefix {
        !$0.isBlank && $0 != UInt8(ascii: "[")
      }
      guard !address.isEmpty, address.endIndex < line.endIndex, line[address.endIndex] == UInt8(ascii: "[") else {
        continue
      }
      images.append(image(address))
      index = address.endIndex
    }
    return images
  }
}
