import SourceTree

extension MarkupScanner {
  /// The attributes with the addresses of pictures.
  private static let attributes: [String: Set<String>] = [
    "img": ["src", "srcset"], "source": ["srcset"], "object": ["data"], "embed": ["src"],
  ]

  /// Reads the tag of an element, and returns the place behind it.
  mutating func readElement(_ start: Int) -> Int? {
    let isEnd = start + 1 < page.count && page[start + 1] == UInt8(ascii: "/")
    let first = start + (isEnd ? 2 : 1)
    let name = page[first...].prefix { $0.isLetterOrDigit }
    guard name.first.map({ !$0.isDigit }) == true, name.count <= 20 else { return nil }
    let written = String(decoding: name, as: UTF8.self)
    // In JSX, names in capitals are those of components.
    let element = isMDX ? written : written.lowercased()
    var values: [(name: String, place: Range<Int>)] = []
    guard let end = readAttributes(name.endIndex, &values) else { return nil }
    if element == "picture" { openPictures = max(0, openPictures + (isEnd ? -1 : 1)) }
    guard !isEnd, let known = Self.attributes[element] else { return end }
    let alt = values.first { $0.name == "alt" }.map { text($0.place) } ?? ""
    let isAlone = element == "img" && openPictures == 0 && !values.contains { $0.name == "srcset" }
    for (name, place) in values where known.contains(name) {
      // Of several addresses, none is taken.
      let address = name == "srcset" ? page[place].prefix { !$0.isBlank } : page[place]
      guard !address.isEmpty,
        name != "srcset" || !page[place].contains(UInt8(ascii: ",")) || address.count == place.count
      else { continue }
      let markup = isAlone && name == "src" ? [PageImage.Markup(bytes: start..<end, alt: alt, isElement: true)] : []
      let bytes = address.startIndex..<address.endIndex
      found.append(PageImage(place: bytes, address: CharacterReference.resolved(address), markup: markup))
    }
    return end
  }

  /// Reads attributes up to the end of a tag, and returns the place behind it.
  private func readAttributes(_ start: Int, _ values: inout [(name: String, place: Range<Int>)]) -> Int? {
    var index = start
    while index < page.count {
      let byte = page[index]
      if byte == UInt8(ascii: ">") { return index + 1 }
      if byte.isBlank || byte == UInt8(ascii: "/") {
        index += 1
        continue
      }
      let name = page[index...].prefix { !$0.isBlank && !"=<>\"'/{}".utf8.contains($0) }
      guard !name.isEmpty else { return nil }
      index = skippingBlanks(name.endIndex, to: page.count)
      guard index < page.count, page[index] == UInt8(ascii: "=") else { continue }
      index = skippingBlanks(index + 1, to: page.count)
      guard let place = value(&index) else { return nil }
      values.append((String(decoding: name, as: UTF8.self).lowercased(), place))
    }
    return nil
  }

  /// The place of the value of an attribute: in quotation marks, in MDX also in braces around them, or plain.
  private func value(_ index: inout Int) -> Range<Int>? {
    guard index < page.count else { return nil }
    let isBraced = isMarkdown && page[index] == UInt8(ascii: "{")
    let start = isBraced ? index + 1 : index
    guard start < page.count else { return nil }
    let quote = page[start]
    guard let last = lastQuotes[quote] else {
      let plain = page[start...].prefix { !$0.isBlank && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "<") }
      index = plain.endIndex
      return isBraced || plain.isEmpty ? nil : plain.startIndex..<plain.endIndex
    }
    guard last > start, let end = page[(start + 1)...].firstIndex(of: quote) else { return nil }
    index = end + 1
    if isBraced {
      guard index < page.count, page[index] == UInt8(ascii: "}") else { return nil }
      index += 1
    }
    return start + 1..<end
  }
}
