/// Steps through JSON (RFC 8259).
///
/// The values of Foundation's decoder have no place in the file. `JSONReader` of `LookFiles` makes a tree of places, which
/// would need many times the memory of a large report; nothing is kept here.
struct JSONScanner {
  /// The maximum number of nested lists and objects.
  static let maximumDepth = 128

  let source: ReportSource
  var offset: Int

  init(_ source: ReportSource, at offset: Int = 0) {
    self.source = source
    self.offset = offset
  }

  var byte: UInt8? { offset < source.bytes.count ? source.bytes[offset] : nil }

  /// Refuses what is not one JSON value.
  mutating func checkDocument() throws(ReportError) {
    /// The brackets that are open.
    var open: [UInt8] = []
    while true {
      skipBlanks()
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        guard open.count < Self.maximumDepth else {
          throw source.error(at: offset, .tooDeep(maximum: Self.maximumDepth))
        }
        let bracket = source.bytes[offset]
        offset += 1
        skipBlanks()
        if byte != bracket + 2 {
          open.append(bracket)
          if bracket == UInt8(ascii: "{") { try checkKey() }
          continue
        }
        offset += 1
      default: try checkScalar()
      }
      if try closeLists(&open) { return }
    }
  }

  /// Steps over what ends a value: a comma, or the ends of lists and objects. True at the end of the document.
  private mutating func closeLists(_ open: inout [UInt8]) throws(ReportError) -> Bool {
    while let bracket = open.last {
      skipBlanks()
      guard byte == bracket + 2 else {
        try expect(UInt8(ascii: ","), "',' or '\(Character(Unicode.Scalar(bracket + 2)))'")
        if bracket == UInt8(ascii: "{") {
          skipBlanks()
          try checkKey()
        }
        return false
      }
      offset += 1
      open.removeLast()
    }
    skipBlanks()
    guard byte == nil else { throw fault("the end of the file") }
    return true
  }

  private mutating func checkKey() throws(ReportError) {
    guard byte == UInt8(ascii: "\"") else { throw fault("a key in quotation marks") }
    _ = try string()
    skipBlanks()
    try expect(UInt8(ascii: ":"), "':'")
  }

  private mutating func checkScalar() throws(ReportError) {
    switch byte {
    case UInt8(ascii: "\""): _ = try string()
    case UInt8(ascii: "t"): try word("true")
    case UInt8(ascii: "f"): try word("false")
    case UInt8(ascii: "n"): try word("null")
    default: try number()
    }
  }

  private mutating func word(_ word: String) throws(ReportError) {
    guard source.bytes[offset...].starts(with: word.utf8) else { throw fault("a value") }
    offset += word.utf8.count
  }

  private mutating func number() throws(ReportError) {
    let start = offset
    skip(UInt8(ascii: "-"))
    let isZero = byte == UInt8(ascii: "0")
    try digits(orElse: offset == start ? "a value" : "a digit")
    if isZero, source.bytes[offset - 1].isDigit, offset > start + 1, source.bytes[offset - 2].isDigit {
      offset = start
      throw fault("a number without zeros before it")
    }
    if skip(UInt8(ascii: ".")) { try digits(orElse: "a digit") }
    if skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) {
      if !skip(UInt8(ascii: "-")) { skip(UInt8(ascii: "+")) }
      try digits(orElse: "a digit")
    }
  }

  private mutating func digits(orElse expected: String) throws(ReportError) {
    guard byte?.isDigit == true else { throw fault(expected) }
    while byte?.isDigit == true { offset += 1 }
  }

  @discardableResult
  private mutating func skip(_ expected: UInt8) -> Bool {
    guard byte == expected else { return false }
    offset += 1
    return true
  }

  private mutating func expect(_ expected: UInt8, _ words: String) throws(ReportError) {
    guard skip(expected) else { throw fault(words) }
  }

  mutating func skipBlanks() {
    while let byte, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { offset += 1 }
  }

  func fault(_ expected: String) -> ReportError { source.error(at: offset, .notJSON(expected: expected)) }
}
