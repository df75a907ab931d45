import Messages

/// The bytes of a document converted to UTF-8. Input that libxml2 does not need to see is refused here.
struct SourceText: Hashable, Sendable {
  /// The maximum size: far above any drawing, and low enough that its tree fits into memory.
  static let sizeLimit = 64 << 20

  /// The maximum number of tags. The tree needs some hundred bytes for each.
  static let tagLimit = 1_000_000

  /// The maximum number of attributes of one element, far above any drawing's: libxml2 compares each with all before
  /// it.
  static let attributeLimit = 256

  /// Valid UTF-8 without a byte order mark and without U+0000.
  let bytes: [UInt8]

  init(decoding input: [UInt8]) throws(XMLDiagnostic) {
    guard !input.isEmpty else { throw XMLDiagnostic(line: 1, column: 1, kind: .emptyDocument) }
    guard input.count <= Self.sizeLimit else {
      throw XMLDiagnostic(line: 1, column: 1, kind: .tooLarge(limit: Self.sizeLimit))
    }
    bytes = try Self.utf8(input)
    try checkCharacters()
  }

  private static func utf8(_ input: [UInt8]) throws(XMLDiagnostic) -> [UInt8] {
    switch (input[0], input.count > 1 ? input[1] : 1) {
    case (0xFE, 0xFF): return try transcode(utf16: input.dropFirst(2), bigEndian: true)
    case (0xFF, 0xFE): return try transcode(utf16: input.dropFirst(2), bigEndian: false)
    case (0x00, 0x3C): return try transcode(utf16: input[...], bigEndian: true)
    case (0x3C, 0x00): return try transcode(utf16: input[...], bigEndian: false)
    default: break
    }
    let text = input.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(input.dropFirst(3)) : input
    guard let declared = Prolog.declaredEncoding(in: text) else { return text }
    let name = String(decoding: text[declared], as: UTF8.self)
    switch name.uppercased() {
    case "UTF-8", "UTF8", "US-ASCII", "ASCII": return text
    case "ISO-8859-1", "LATIN1": return Array(String(String.UnicodeScalarView(text.map { Unicode.Scalar($0) })).utf8)
    default:
      throw TextPosition(of: declared.lowerBound, in: text).diagnostic(.unsupportedEncoding(name: name))
    }
  }

  private static func transcode(utf16 input: ArraySlice<UInt8>, bigEndian: Bool) throws(XMLDiagnostic) -> [UInt8] {
    var units: [UInt16] = []
    units.reserveCapacity(input.count / 2)
    var index = input.startIndex
    while index + 1 < input.endIndex {
      let (first, second) = (UInt16(input[index]), UInt16(input[index + 1]))
      units.append(bigEndian ? first << 8 | second : second << 8 | first)
      index += 2
    }
    var output: [UInt8] = []
    output.reserveCapacity(units.count)
    var decoder = UTF16()
    var iterator = units.makeIterator()
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): output.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      case .emptyInput where index == input.endIndex: return output
      case .emptyInput, .error:
        let byte = input.last ?? 0
        throw TextPosition(of: output.count, in: output).diagnostic(.invalidEncoding(byte: byte))
      }
    }
  }

  /// The text of bytes that were checked.
  init(utf8 bytes: [UInt8]) { self.bytes = bytes }

  private func checkCharacters() throws(XMLDiagnostic) {
    var index = 0
    var tags = 0
    while true {
      index = nextToCheck(after: index)
      guard index < bytes.count else { return }
      let byte = bytes[index]
      if byte == 0 { throw TextPosition(of: index, in: bytes).diagnostic(.nullCharacter) }
      let length = byte < 0x80 ? 1 : sequenceLength(at: index)
      if length == 0 { throw TextPosition(of: index, in: bytes).diagnostic(.invalidEncoding(byte: byte)) }
      tags += byte == UInt8(ascii: "<") ? 1 : 0
      if tags > Self.tagLimit {
        throw TextPosition(of: index, in: bytes).diagnostic(.tooManyTags(limit: Self.tagLimit))
      }
      index += length
    }
  }

  /// The offset of the next byte beyond ASCII, U+0000 or, in a document that could have too many, start of a tag.
  private func nextToCheck(after start: Int) -> Int {
    let countsTags = bytes.count > Self.tagLimit
    return unsafe bytes.withUnsafeBytes { bytes in
      var index = start
      while index + 8 <= bytes.count {
        let word = unsafe bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        // The upper bit of a byte of the difference is set where the byte is 0, or after such a byte.
        guard !countsTags, (word | (word &- 0x0101_0101_0101_0101)) & 0x8080_8080_8080_8080 == 0 else { break }
        index += 8
      }
      while index < bytes.count, unsafe bytes[index] &- 1 < 0x7F, unsafe !countsTags || bytes[index] != 0x3C {
        index += 1
      }
      return index
    }
  }

  /// The length of the multi-byte sequence at `index`, 0 if there is none (Unicode 15, table 3-7).
  private func sequenceLength(at index: Int) -> Int {
    let second = index + 1 < bytes.count ? bytes[index + 1] : 0
    let (length, range): (Int, ClosedRange<UInt8>)
    switch bytes[index] {
    case 0xC2...0xDF: (length, range) = (2, 0x80...0xBF)
    case 0xE0: (length, range) = (3, 0xA0...0xBF)
    case 0xED: (length, range) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, range) = (3, 0x80...0xBF)
    case 0xF0: (length, range) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, range) = (4, 0x80...0xBF)
    case 0xF4: (length, range) = (4, 0x80...0x8F)
    default: return 0
    }
    guard range.contains(second), index + length <= bytes.count else { return 0 }
    return bytes[(index + 2)..<(index + length)].allSatisfy { 0x80...0xBF ~= $0 } ? length : 0
  }

  /// Refuses what libxml2 must not see: a document that could declare entities, or that has an element with so many
  /// attributes that libxml2 would need minutes.
  func check() throws(XMLDiagnostic) {
    if let subset = Prolog.doctype(in: bytes)?.internalSubset {
      throw TextPosition(of: subset, in: bytes).diagnostic(.internalSubset)
    }
    guard hasLongTag else { return }
    try checkAttributes()
    // So many marks are far from any tag, too.
    if withoutReferences.hasTooManyMarks {
      throw XMLDiagnostic(line: 1, column: 1, kind: .tooManyMarks(limit: String.maximumMarks))
    }
  }

  /// The text with the characters that its references by number stand for.
  private var withoutReferences: String {
    var text: [UInt8] = []
    for part in bytes.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false) {
      guard part.first == UInt8(ascii: "#"), let end = part.prefix(12).firstIndex(of: UInt8(ascii: ";")) else {
        text += part
        continue
      }
      let name = String(decoding: part[..<end].dropFirst(), as: UTF8.self)
      let number = name.hasPrefix("x") ? UInt32(name.dropFirst(), radix: 16) : UInt32(name)
      if let scalar = number.flatMap(Unicode.Scalar.init) { text += String(scalar).utf8 }
      text += part[(end + 1)...]
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The bytes of the most attributes, of five bytes each with a space.
  private static let longTag = attributeLimit * 5

  /// Whether a `<` has no other one near it.
  private var hasLongTag: Bool {
    var tag = 0
    while tag + Self.longTag < bytes.count {
      guard let next = bytes[(tag + 1)...(tag + Self.longTag)].lastIndex(of: UInt8(ascii: "<")) else { return true }
      tag = next
    }
    return false
  }

  private func checkAttributes() throws(XMLDiagnostic) {
    var reader = ByteReader(bytes)
    while reader.skip(to: UInt8(ascii: "<")) {
      if reader.starts(with: "<!--") {
        reader.skip(4)
        reader.skipPast("-->")
      } else if reader.starts(with: "<![CDATA[") {
        reader.skipPast("]]>")
      } else if reader.starts(with: "<?") {
        reader.skipPast("?>")
      } else {
        let start = reader.offset
        reader.skip(1)
        _ = reader.skip(to: UInt8(ascii: "<"))
        guard reader.offset - start > Self.longTag else { continue }
        let tag = SourceTag(at: start, in: bytes)
        if tag.attributes.count + tag.declarations.count > Self.attributeLimit {
          throw TextPosition(of: start, in: bytes).diagnostic(.tooManyAttributes(limit: Self.attributeLimit))
        }
      }
    }
  }
}
