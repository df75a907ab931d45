/// Reads TOML (version 1.0) into a tree of texts, lists and maps with their places. Numbers, dates, true and false are
/// texts.
///
/// The reader is custom and small: the common parser gives no place of a value to Swift, and calls itself for each part of a
/// key, so that a key of some thousand parts ends the process.
package struct TOMLReader {
  /// The maximum number of nested lists and tables.
  private static let maximumDepth = 64

  /// A table, or a list of tables, while the file is read. Later lines can add to it.
  private final class Table {
    /// How a table came to be, which says what may add to it.
    enum Origin {
      /// It is above a table with a header, and can have a header of its own.
      case implied
      /// It has a header or braces.
      case header
      /// It is the beginning of a key with points.
      case key
      /// It is a list of tables with the same header.
      case list
    }

    var origin: Origin
    let position: SourcePosition
    let depth: Int
    private var entries: [(part: TOMLScanner.Part, value: Value)] = []
    private var indices: [String: Int] = [:]

    init(_ origin: Origin, at position: SourcePosition, depth: Int) {
      self.origin = origin
      self.position = position
      self.depth = depth
    }

    subscript(name: String) -> (part: TOMLScanner.Part, value: Value)? { indices[name].map { entries[$0] } }

    func append(_ part: TOMLScanner.Part, _ value: Value) {
      indices[part.name] = entries.count
      entries.append((part, value))
    }

    /// The table to which a header below this one adds: the last one of a list.
    var last: Table { if origin == .list, case .table(let last)? = entries.last?.value { last } else { self } }

    var node: SourceNode {
      let entries = entries.map { SourceEntry(key: $0.part.name, position: $0.part.position, value: $0.value.node) }
      return SourceNode(
        content: origin == .list ? .list(entries.map { $0.value }) : .map(SourceMap(entries, indices: indices)),
        position: position)
    }
  }

  private enum Value {
    case node(SourceNode)
    case table(Table)

    var node: SourceNode {
      switch self {
      case .node(let node): node
      case .table(let table): table.node
      }
    }
  }

  private var scanner: TOMLScanner
  private let document: Table
  private var count = 0

  /// The document in a file.
  package static func read(_ source: SourceBytes, file: String? = nil) throws(SourceError) -> SourceNode {
    try source.checkUTF8()
    var reader = TOMLReader(TOMLScanner(source, file: file))
    try reader.readLines()
    return reader.document.node
  }

  private init(_ scanner: TOMLScanner) {
    self.scanner = scanner
    document = Table(.header, at: self.scanner.position(), depth: 0)
  }

  private mutating func readLines() throws(SourceError) {
    var table = document
    try scanner.skipLines()
    while scanner.byte != nil {
      if scanner.skip("[[") {
        table = try header(end: "]]")
      } else if scanner.skip("[") {
        table = try header(end: "]")
      } else {
        try readEntry(in: table)
      }
      try scanner.endLine()
      try scanner.skipLines()
    }
  }

  // MARK: Tables

  /// The table of a header.
  private mutating func header(end: String) throws(SourceError) -> Table {
    let key = try scanner.key()
    try scanner.expect(end)
    let (table, last) = try parent(of: key, in: document, origin: .implied)
    switch (table[last.name]?.value, end) {
    case (nil, "]"): return try makeTable(.header, last, in: table)
    case (nil, _): return try makeTable(.header, last, in: makeTable(.list, last, in: table))
    case (.table(let found), "]") where found.origin == .implied:
      found.origin = .header
      return found
    case (.table(let list), "]]") where list.origin == .list: return try makeTable(.header, last, in: list)
    default: throw duplicate(last, in: table)
    }
  }

  /// The table to which the last part of a key belongs, and this part. Tables that are missing are made.
  private mutating func parent(
    of key: [TOMLScanner.Part], in table: Table, origin: Table.Origin
  ) throws(SourceError) -> (table: Table, last: TOMLScanner.Part) {
    var table = table
    for part in key.dropLast() {
      switch table[part.name]?.value {
      case nil: table = try makeTable(origin, part, in: table)
      case .table(let found) where origin == .implied || found.origin == .key: table = found.last
      default: throw duplicate(part, in: table)
      }
    }
    return (table, key[key.count - 1])
  }

  private mutating func makeTable(
    _ origin: Table.Origin, _ part: TOMLScanner.Part, in table: Table
  ) throws(SourceError) -> Table {
    try check(table.depth + 1, at: part.position)
    let made = Table(origin, at: part.position, depth: table.depth + 1)
    table.append(part, .table(made))
    return made
  }

  /// Counts a value, and refuses one that is too deep or one too many.
  private mutating func check(_ depth: Int, at position: SourcePosition) throws(SourceError) {
    count += 1
    if depth > Self.maximumDepth { throw SourceError(at: position, problem: .tooDeep(maximum: Self.maximumDepth)) }
    if count > SourceNode.maximumCount { throw .tooManyValues(at: position) }
  }

  private func duplicate(_ part: TOMLScanner.Part, in table: Table) -> SourceError {
    let first = table[part.name]?.part ?? part
    return SourceError(
      at: part.position, problem: .duplicateKey(key: part.name, firstLine: first.position.line))
  }

  // MARK: Values

  /// Reads a key and its value into a table.
  private mutating func readEntry(in table: Table) throws(SourceError) {
    let key = try scanner.key()
    try scanner.expect("=")
    scanner.skipSpaces()
    let (table, last) = try parent(of: key, in: table, origin: .key)
    guard table[last.name] == nil else { throw duplicate(last, in: table) }
    table.append(last, .node(try value(depth: table.depth + 1)))
  }

  private mutating func value(depth: Int) throws(SourceError) -> SourceNode {
    let position = scanner.position()
    try check(depth, at: position)
    if scanner.skip("[") { return SourceNode(content: .list(try elements(depth: depth + 1)), position: position) }
    if scanner.skip("{") { return try inlineTable(at: position, depth: depth) }
    return SourceNode(content: .text(try scanner.text()), position: position)
  }

  private mutating func elements(depth: Int) throws(SourceError) -> [SourceNode] {
    var elements: [SourceNode] = []
    repeat {
      try scanner.skipLines()
      if scanner.skip("]") { return elements }
      elements.append(try value(depth: depth))
      try scanner.skipLines()
    } while scanner.skip(",")
    try scanner.expect("]")
    return elements
  }

  /// A table in braces, to which nothing can be added after its end.
  private mutating func inlineTable(at position: SourcePosition, depth: Int) throws(SourceError) -> SourceNode {
    let table = Table(.header, at: position, depth: depth)
    scanner.skipSpaces()
    if scanner.skip("}") { return table.node }
    repeat {
      try readEntry(in: table)
      scanner.skipSpaces()
    } while scanner.skip(",")
    try scanner.expect("}")
    return table.node
  }
}
