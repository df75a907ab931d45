/// Reads one JSON value into a tree of texts, lists and maps with their places. Numbers and the words `true` and `false`
/// are texts; `null` is no value.
package struct JSONReader: Sendable {
  private var tokens: JSONTokens
  private var places: SourcePlaces
  private var count = 0
  /// Whether numbers lose their exponents; otherwise they are as written.
  private let hasPlainNumbers: Bool

  /// A reader of a text.
  ///
  /// - Parameters:
  ///   - line: The number of the text's first line.
  ///   - file: The name of a file that another file names, for every place in it.
  package init(
    _ bytes: [UInt8], line: Int = 1, file: String? = nil, maximumDepth: Int, hasPlainNumbers: Bool = false
  ) {
    tokens = JSONTokens(bytes, line: line, maximumDepth: maximumDepth)
    places = SourcePlaces(bytes, line: line, file: file)
    self.hasPlainNumbers = hasPlainNumbers
  }

  /// The value in a text, in time linear in its bytes. Its numbers have no exponents.
  ///
  /// - Parameters:
  ///   - line: The number of the text's first line.
  ///   - file: The name of a file that another file names, for every place in it.
  /// - Throws: ``SourceError`` for a text that is not one JSON value, is nested deeper than 64 levels or is larger than
  ///   16 MiB.
  package static func read(
    _ bytes: [UInt8], line: Int = 1, file: String? = nil
  ) throws(SourceError) -> SourceNode {
    guard bytes.count <= SourceNode.maximumSize else {
      let problem = SourceProblem.tooLarge(bytes: bytes.count, maximum: SourceNode.maximumSize)
      throw SourceError(at: SourcePosition(line: line, column: 1), problem: problem)
    }
    var reader = JSONReader(
      bytes.withoutByteOrderMark, line: line, file: file, maximumDepth: SourceNode.maximumDepth, hasPlainNumbers: true)
    return try reader.document()
  }

  /// The value, after which nothing may follow.
  package mutating func document() throws(SourceError) -> SourceNode {
    let value = try value()
    _ = try tokens.next()
    return value
  }

  private mutating func value() throws(SourceError) -> SourceNode {
    guard let first = try tokens.next() else { return SourceNode(content: .nothing, position: .start) }
    return try value(first)
  }

  private mutating func value(_ first: JSONTokens.Token) throws(SourceError) -> SourceNode {
    let position = places.place(of: first.range.lowerBound)
    count += 1
    if count > SourceNode.maximumCount { throw .tooManyValues(at: position) }
    switch first.kind {
    case .object: return SourceNode(content: .map(try entries()), position: position)
    case .list:
      var elements: [SourceNode] = []
      while let token = try tokens.next(), token.kind != .end { elements.append(try value(token)) }
      return SourceNode(content: .list(elements), position: position)
    case .null: return SourceNode(content: .nothing, position: position)
    case .number where hasPlainNumbers:
      let text = try tokens.text(of: first)
      let plain = JSONNumber(tokens.bytes[first.range])?.withoutExponent
      return SourceNode(content: .text(plain ?? text), position: position)
    default: return SourceNode(content: .text(try tokens.text(of: first)), position: position)
    }
  }

  private mutating func entries() throws(SourceError) -> SourceMap {
    var entries: SourceMap = []
    while let token = try tokens.next(), token.kind == .key {
      let key = try tokens.text(of: token)
      let position = places.place(of: token.range.lowerBound)
      try entries.check(key, at: position)
      entries.append(SourceEntry(key: key, position: position, value: try value()))
    }
    return entries
  }
}
