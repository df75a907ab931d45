/// A value in a JSON document that was checked.
///
/// It holds only its place. What is inside is read when it is asked for, so that a report of any size needs no more memory
/// than its bytes.
struct JSONValue: Sendable {
  let source: ReportSource
  /// The offset of the first byte.
  let offset: Int

  /// A member of an object.
  struct Member {
    var key: String
    var offset: Int
    var value: JSONValue
  }

  enum Kind: String {
    case object = "an object"
    case list = "a list"
    case text = "a text"
    case number = "a number"
    case truth = "true or false"
    case null
  }

  /// The document.
  init(parsing source: ReportSource) throws(ReportError) {
    try source.checkUTF8()
    var scanner = JSONScanner(source)
    try scanner.checkDocument()
    scanner.offset = 0
    scanner.skipBlanks()
    self.init(source: source, offset: scanner.offset)
  }

  fileprivate init(source: ReportSource, offset: Int) {
    self.source = source
    self.offset = offset
  }

  var kind: Kind {
    switch source.bytes[offset] {
    case UInt8(ascii: "{"): .object
    case UInt8(ascii: "["): .list
    case UInt8(ascii: "\""): .text
    case UInt8(ascii: "n"): .null
    case UInt8(ascii: "t"), UInt8(ascii: "f"): .truth
    default: .number
    }
  }

  /// The members of an object in their order; of another value, none.
  ///
  /// - Throws: ``ReportProblem/duplicateKey(key:firstLine:)``.
  func members() throws(ReportError) -> [Member] {
    guard kind == .object else { return [] }
    var members: [Member] = []
    var seen: [String: Int] = [:]
    var scanner = JSONScanner(source, at: offset + 1)
    scanner.skipBlanks()
    while scanner.byte != UInt8(ascii: "}") {
      let start = scanner.offset
      let key = try scanner.string()
      if let first = seen.updateValue(start, forKey: key) {
        let line = source.error(at: first, .empty).line
        throw source.error(at: start, .duplicateKey(key: key, firstLine: line))
      }
      scanner.skipBlanks()
      scanner.offset += 1
      members.append(Member(key: key, offset: start, value: next(&scanner)))
    }
    return members
  }

  /// The elements of a list; of another value, none.
  func elements() -> [JSONValue] {
    guard kind == .list else { return [] }
    var elements: [JSONValue] = []
    var scanner = JSONScanner(source, at: offset + 1)
    scanner.skipBlanks()
    while scanner.byte != UInt8(ascii: "]") { elements.append(next(&scanner)) }
    return elements
  }

  /// The value before the scanner, which is moved behind the comma after it.
  private func next(_ scanner: inout JSONScanner) -> JSONValue {
    scanner.skipBlanks()
    let value = JSONValue(source: source, offset: scanner.offset)
    scanner.skipValue()
    scanner.skipBlanks()
    if scanner.byte == UInt8(ascii: ",") { scanner.offset += 1 }
    scanner.skipBlanks()
    return value
  }

  /// A scalar as it is written, without quotation marks and escapes; nil for lists and objects.
  func scalar() throws(ReportError) -> String? {
    switch kind {
    case .object, .list: return nil
    case .text:
      var scanner = JSONScanner(source, at: offset)
      return try scanner.string()
    default:
      var scanner = JSONScanner(source, at: offset)
      scanner.skipValue()
      return source.text(offset..<scanner.offset).trimmedEnd
    }
  }
}

extension String {
  /// The text without white space at its end.
  fileprivate var trimmedEnd: String {
    var text = self[...]
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
