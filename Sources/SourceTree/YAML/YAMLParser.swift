internal import CYAML

/// A parser of libyaml with its text, both freed with this value. It reads no further ahead than the 1,024 characters
/// in which a key must end, and does not call itself.
@safe
struct YAMLParser: ~Copyable {
  private let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
  private let event = UnsafeMutablePointer<yaml_event_t>.allocate(capacity: 1)
  /// The text: libyaml keeps its address.
  private let text: UnsafeMutableBufferPointer<UInt8>

  /// A parser of a text that is UTF-8 and has only characters that YAML allows.
  ///
  /// - Throws: ``YAMLFault`` if there is no memory.
  init(_ bytes: some Collection<UInt8>) throws(YAMLFault) {
    // Never empty, because libyaml wants an address.
    unsafe text = .allocate(capacity: bytes.count + 1)
    _ = unsafe text.initialize(fromContentsOf: bytes)
    unsafe event.initialize(to: yaml_event_t())
    unsafe parser.initialize(to: yaml_parser_t())
    guard unsafe yaml_parser_initialize(parser) == 1 else { throw YAMLFault.noMemory }
    // Otherwise the first characters choose it.
    unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    unsafe yaml_parser_set_input_string(parser, text.baseAddress, bytes.count)
  }

  deinit {
    unsafe yaml_parser_delete(parser)
    unsafe parser.deallocate()
    unsafe event.deallocate()
    unsafe text.deallocate()
  }

  /// The next event. After the end of the text there is none.
  ///
  /// - Throws: ``YAMLFault`` where the text is not YAML.
  mutating func next() throws(YAMLFault) -> YAMLEvent {
    while true {
      guard unsafe yaml_parser_parse(parser, event) == 1 else { throw fault }
      defer { unsafe yaml_event_delete(event) }
      if let found = unsafe YAMLEvent(event.pointee) { return found }
    }
  }

  private var fault: YAMLFault {
    guard let problem = unsafe parser.pointee.problem else { return .noMemory }
    let message = unsafe String(cString: problem)
    let place = unsafe YAMLPlace(parser.pointee.problem_mark)
    guard let context = unsafe parser.pointee.context.map({ unsafe String(cString: $0) }) else {
      return YAMLFault(problem: .notYAML(message: message), place: place)
    }
    let start = unsafe YAMLPlace(parser.pointee.context_mark)
    // An asterisk begins a value, and no name of an alias follows.
    if context == "while scanning an alias" { return YAMLFault(problem: .aliasesNotAllowed, place: start) }
    // A brace or a quotation mark that is not closed is found in a line below.
    let beginning = start.line < place.line ? " that begins in line \(start.line)" : ""
    return YAMLFault(problem: .notYAML(message: "\(context)\(beginning): \(message)"), place: place)
  }
}

extension YAMLEvent {
  /// Nil for what says nothing: the beginning of the text and the end of a document.
  fileprivate init?(_ event: yaml_event_t) {
    unsafe self.init(kind: .end, place: YAMLPlace(event.start_mark))
    switch unsafe event.type {
    case YAML_SCALAR_EVENT:
      let scalar = unsafe event.data.scalar
      let bytes = unsafe UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      kind = unsafe .scalar(String(decoding: bytes, as: UTF8.self), isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE)
      unsafe describe(tag: scalar.tag, anchor: scalar.anchor)
    case YAML_SEQUENCE_START_EVENT:
      kind = .sequence
      unsafe describe(tag: event.data.sequence_start.tag, anchor: event.data.sequence_start.anchor)
    case YAML_MAPPING_START_EVENT:
      kind = .mapping
      unsafe describe(tag: event.data.mapping_start.tag, anchor: event.data.mapping_start.anchor)
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: break
    case YAML_ALIAS_EVENT: kind = .alias
    case YAML_DOCUMENT_START_EVENT: kind = .document
    case YAML_STREAM_START_EVENT, YAML_DOCUMENT_END_EVENT: return nil
    default: kind = .textEnd
    }
  }

  private mutating func describe(tag: UnsafePointer<UInt8>?, anchor: UnsafePointer<UInt8>?) {
    self.tag = unsafe tag.map { unsafe String(cString: $0) }
    unsafe hasAnchor = anchor != nil
  }
}

extension YAMLPlace {
  fileprivate init(_ mark: yaml_mark_t) { self.init(line: Int(mark.line) + 1, column: Int(mark.column) + 1) }
}

extension YAMLFault {
  fileprivate static let noMemory = YAMLFault(
    problem: .notYAML(message: "out of memory"), place: YAMLPlace(line: 1, column: 1))
}
