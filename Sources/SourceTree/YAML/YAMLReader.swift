import Messages

/// Reads one YAML document into a tree of texts, lists and maps with their places. The first problem of a file ends the
/// reading.
///
/// Its limits are a file of 16 MiB and 64 levels. Aliases are refused, because a few of them can mean billions of values.
package struct YAMLReader: ~Copyable {
  private let source: YAMLText
  private var parser: YAMLParser
  private var count = 0

  /// The document in a file.
  ///
  /// - Parameters:
  ///   - file: The name of a file that another file names, for every place in it.
  ///   - allowsLostColors: Whether a key may have a comment such as `#fff` in place of a value.
  /// - Throws: ``SourceError`` where the file is not one YAML document of plain values.
  package static func read(
    _ bytes: [UInt8], file: String? = nil, allowsLostColors: Bool = true
  ) throws(SourceError) -> SourceNode {
    do throws(SourceError) {
      var reader = try YAMLReader(YAMLText(bytes, file: file))
      let root = try reader.document()
      if !allowsLostColors, let lost = root.lostComments(in: bytes, colors: true).first { throw lost }
      return root
    } catch {
      var error = error
      error.file = file
      throw error
    }
  }

  private init(_ source: YAMLText) throws(SourceError) {
    self.source = source
    do {
      parser = try YAMLParser(source.bytes)
    } catch {
      throw SourceError(error, in: source)
    }
  }

  private mutating func document() throws(SourceError) -> SourceNode {
    guard try next().kind == .document else { throw SourceError(at: .start, problem: .emptyFile) }
    let root = try node(next(), depth: 0)
    let last = try next()
    guard last.kind == .textEnd else {
      throw SourceError(at: source.position(of: last.place), problem: .severalDocuments)
    }
    return root
  }

  private mutating func next() throws(SourceError) -> YAMLEvent {
    do {
      return try parser.next()
    } catch {
      throw SourceError(error, in: source)
    }
  }

  // MARK: The tree

  private mutating func node(_ event: YAMLEvent, depth: Int) throws(SourceError) -> SourceNode {
    let position = source.position(of: event.place)
    guard depth <= SourceNode.maximumDepth else {
      throw SourceError(at: position, problem: .tooDeep(maximum: SourceNode.maximumDepth))
    }
    count += 1
    if count > SourceNode.maximumCount { throw .tooManyValues(at: position) }
    guard !event.hasAnchor, event.kind != .alias else { throw SourceError(at: position, problem: .aliasesNotAllowed) }
    if case .scalar(let text, _) = event.kind, text.hasTooManyMarks {
      throw SourceError(at: position, problem: .tooManyMarks(maximum: String.maximumMarks))
    }
    if let tag = event.tag, tag != "tag:yaml.org,2002:\(event.kind.tagName)" {
      throw SourceError(at: position, problem: .tagsNotAllowed(tag: tag))
    }
    let content: SourceNode.Content =
      switch event.kind {
      case .scalar(let text, let isPlain): isPlain && Self.isNull(text) ? .nothing : .text(text)
      case .sequence: .list(try elements(depth: depth + 1))
      default: .map(try entries(depth: depth + 1))
      }
    return SourceNode(content: content, position: position)
  }

  private mutating func elements(depth: Int) throws(SourceError) -> [SourceNode] {
    var elements: [SourceNode] = []
    while true {
      let event = try next()
      if case .end = event.kind { return elements }
      elements.append(try node(event, depth: depth))
    }
  }

  private mutating func entries(depth: Int) throws(SourceError) -> SourceMap {
    var entries: SourceMap = []
    while true {
      let event = try next()
      if case .end = event.kind { return entries }
      let key = try node(event, depth: depth)
      guard case .text(let name) = key.content else { throw SourceError(at: key.position, problem: .keyNotText) }
      try entries.check(name, at: key.position)
      entries.append(SourceEntry(key: name, position: key.position, value: try node(next(), depth: depth)))
    }
  }

  /// Whether a text without quotation marks is one of the forms of a missing value (YAML 1.2, section 10.3.2).
  private static func isNull(_ text: String) -> Bool {
    switch text {
    case "", "~", "null", "Null", "NULL": true
    default: false
    }
  }
}

extension YAMLEvent.Kind {
  /// The last word of the tag that only repeats what the value is.
  fileprivate var tagName: String {
    switch self {
    case .scalar: "str"
    case .sequence: "seq"
    default: "map"
    }
  }
}

extension SourceError {
  fileprivate init(_ fault: YAMLFault, in source: YAMLText) {
    self = SourceError(at: source.position(of: fault.place), problem: fault.problem)
      .advisedOnSyntax(in: SourceLines(source.bytes))
  }
}
