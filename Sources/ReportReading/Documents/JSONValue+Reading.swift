internal import Messages
internal import SourceTree

extension JSONValue {
  /// The value of a key; nil if it is missing or null.
  ///
  /// - Throws: An error if this is not an object.
  func optional(_ key: String) throws(SourceError) -> JSONValue? {
    guard kind == .object else { throw wrongType(key, isAbove: true, "an object") }
    let value = try members().first { $0.key == key }?.value
    return value?.kind == .null ? nil : value
  }

  /// The value of a key.
  ///
  /// - Throws: ``ValueProblem/missingKey(key:among:or:)`` if it is missing or null.
  func required(_ key: String) throws(SourceError) -> JSONValue {
    if let value = try optional(key) { return value }
    let members = try members()
    let place = members.first { $0.key == key }?.value.offset ?? offset
    throw source.error(at: place, ValueProblem.missingKey(key: key, or: members.map(\.key)))
  }

  /// A number of things, which may have an exponent.
  func count(_ what: String, key: String) throws(SourceError) -> Int {
    guard kind == .number, let text = try scalar() else { throw wrongType(key, "a number") }
    let digits = JSONNumber(Array(text.utf8)[...])?.withoutExponent ?? text
    return try source.count(digits[...].utf8, what, at: offset)
  }

  /// A text.
  func text(key: String) throws(SourceError) -> String {
    guard kind == .text, let text = try scalar() else { throw wrongType(key, "a text") }
    return text
  }

  /// True or false.
  func truth(key: String) throws(SourceError) -> Bool {
    guard kind == .truth else { throw wrongType(key, "true or false") }
    return source.bytes[offset] == UInt8(ascii: "t")
  }

  /// The elements of a value that must be a list.
  func list(key: String) throws(SourceError) -> [JSONValue] {
    guard kind == .list else { throw wrongType(key, "a list") }
    return try elements()
  }

  /// The share of two numbers of this object; nil if they are missing or zero.
  func share(_ covered: String, of total: String, what: String) throws(SourceError) -> Share? {
    guard let all = try optional(total) else { return nil }
    let part = try required(covered)
    let tally = Tally(covered: try part.count(what, key: covered), total: try all.count(what, key: total))
    return try source.share(tally, of: what, at: part.offset)
  }

  func wrongType(_ what: String, isAbove: Bool = false, _ expected: String) -> SourceError {
    let found = kind.rawValue
    return source.error(
      at: offset, ValueProblem.wrongType(what: what, isAbove: isAbove, expected: expected, found: found))
  }
}
