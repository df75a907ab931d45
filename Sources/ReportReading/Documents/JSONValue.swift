internal import SourceTree

/// A value in a JSON document that was checked.
///
/// It holds only its place. What is inside is read when it is asked for, so that a report of any size needs no more memory
/// than its bytes.
struct JSONValue: Sendable {
  let source: SourceBytes
  /// The offset of the first byte.
  let offset: Int

  /// A member of an object, or an element of a list, which has an empty key.
  struct Member {
    var key = ""
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
  init(parsing source: SourceBytes) throws(SourceError) {
    try source.checkUTF8()
    self.source = source
    var tokens = JSONTokens(source.bytes, maximumDepth: JSONTokens.maximumReportDepth)
    offset = try tokens.next()?.range.lowerBound ?? 0
    while try tokens.next() != nil {}
  }

  /// Calls `body` with the object on each line that begins with a brace. Other lines are what programs print beside them.
  static func forEachLine(
    of source: SourceBytes, _ body: (JSONValue) throws(SourceError) -> Void
  ) throws(SourceError) {
    try source.checkUTF8()
    for (index, line) in LineRanges(source).enumerated() {
      let start = source.trimmed(line).lowerBound
      guard start < line.upperBound, source.bytes[start] == UInt8(ascii: "{") else { continue }
      var tokens = JSONTokens(
        Array(source.bytes[line]), line: index + 1, maximumDepth: JSONTokens.maximumReportDepth)
      while try tokens.next() != nil {}
      try body(JSONValue(source, at: start))
    }
  }

  private init(_ source: SourceBytes, at offset: Int) {
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

  private var tokens: JSONTokens { JSONTokens(source.bytes, at: offset, maximumDepth: JSONTokens.maximumReportDepth) }

  /// The members of an object in their order; of another value, none.
  ///
  /// - Throws: ``SourceProblem/duplicateKey(key:firstLine:)``.
  func members() throws(SourceError) -> [Member] {
    guard kind == .object else { return [] }
    let members = try content()
    var seen: [String: Int] = [:]
    for member in members {
      if let first = seen.updateValue(member.offset, forKey: member.key) {
        let line = source.error(at: first, .emptyFile).line
        throw source.error(at: member.offset, .duplicateKey(key: member.key, firstLine: line))
      }
    }
    return members
  }

  /// The elements of a list; of another value, none.
  func elements() throws(SourceError) -> [JSONValue] { kind == .list ? try content().map(\.value) : [] }

  /// What is inside a list or an object.
  private func content() throws(SourceError) -> [Member] {
    var content: [Member] = []
    var tokens = tokens
    _ = try tokens.next()
    while let first = try tokens.next(), first.kind != .end {
      let isKey = first.kind == .key
      guard let value = isKey ? try tokens.next() : first else { break }
      tokens.skip(value)
      content.append(
        Member(
          key: isKey ? try tokens.text(of: first) : "", offset: first.range.lowerBound,
          value: JSONValue(source, at: value.range.lowerBound)))
    }
    return content
  }

  /// A scalar as it is written, without quotation marks and escapes; nil for lists and objects.
  func scalar() throws(SourceError) -> String? {
    if kind == .object || kind == .list { return nil }
    var tokens = tokens
    return try tokens.next().map { token throws(SourceError) in try tokens.text(of: token) }
  }
}
