internal import CLibXML2

/// What is learnt of a document while libxml2 reads it, in order and without a tree.
struct DocumentReading {
  /// The maximum number of elements around an element.
  private static let maximumDepth: Int32 = 256
  /// The maximum number of namespaces around an element: libxml2 compares the name of each element with all of them.
  private static let maximumNamespaces = 64

  /// Checks the document.
  var check: DocumentCheck?
  /// Collects its elements.
  var elements: ElementCollector?
  var errors = ParserErrors()
  private var source: [UInt8] = []
  /// The text since the last tag, comment, instruction or section.
  private var pending: [UInt8] = []
  /// The offset of its first byte in the source.
  private var textStart = 0

  init(elements: ElementCollector? = nil) { self.elements = elements }

  mutating func begin(_ source: [UInt8]) {
    errors = ParserErrors()
    self.source = source
    pending.removeAll(keepingCapacity: true)
    textStart = 0
    check?.begin(source)
    elements?.source = source
  }

  /// Ends the reading because of the tag that was read last.
  fileprivate mutating func refuse(_ kind: XMLDiagnostic.Kind, at place: ParserPlace) {
    errors.record(kind, offset: nextTag)
    place.stop()
  }

  fileprivate mutating func start(_ tag: StartTag) {
    flush()
    check?.start(tag)
    elements?.start(tag)
    textStart = tag.end
    // The end of the tag is near.
    while textStart < source.count, source[textStart] != UInt8(ascii: ">") { textStart += 1 }
    textStart = min(textStart + 1, source.count)
  }

  fileprivate mutating func end(at offset: Int) {
    part(endingAt: offset)
    check?.end()
    elements?.end()
  }

  fileprivate mutating func characters(_ text: UnsafeBufferPointer<UInt8>) { unsafe pending.append(contentsOf: text) }

  /// A CDATA section, which is a text of its own.
  fileprivate mutating func section(_ text: UnsafeBufferPointer<UInt8>, endingAt end: Int) {
    flush()
    textStart = nextTag + "<![CDATA[".utf8.count
    unsafe characters(text)
    part(endingAt: end)
  }

  fileprivate mutating func instruction(endingAt end: Int) {
    flush()
    let start = nextTag
    check?.instruction(at: start)
    elements?.instruction(at: start)
    part(endingAt: end)
  }

  fileprivate mutating func comment(endingAt end: Int) {
    flush()
    let start = nextTag
    check?.comment(at: start)
    part(endingAt: end)
  }

  /// The end of any part but text.
  fileprivate mutating func part(endingAt end: Int) {
    flush()
    textStart = min(end, source.count)
  }

  fileprivate mutating func doctype() { part(endingAt: Prolog.doctype(in: source)?.end ?? 0) }

  /// The offset of the first `<` after the last part: text before it has none.
  private var nextTag: Int { source[textStart...].firstIndex(of: UInt8(ascii: "<")) ?? textStart }

  private mutating func flush() {
    guard !pending.isEmpty else { return }
    check?.text(pending, from: textStart)
    elements?.text(pending, from: textStart)
    pending.removeAll(keepingCapacity: true)
  }
}

extension DocumentReading {
  /// Passes the reading of a parser to the closure, with the place that the parser has reached.
  private static func with(
    _ data: UnsafeMutableRawPointer?, _ body: (inout DocumentReading, ParserPlace) -> Void
  ) {
    guard let context = unsafe data?.assumingMemoryBound(to: xmlParserCtxt.self),
      let reading = unsafe context.pointee._private?.assumingMemoryBound(to: DocumentReading.self)
    else { return }
    unsafe body(&reading.pointee, ParserPlace(context))
  }

  static func listen(to parser: inout xmlSAXHandler) {
    unsafe parser.startElementNs = { data, name, prefix, namespace, spaces, declared, count, _, attributes in
      guard let name = unsafe name else { return }
      unsafe DocumentReading.with(data) { reading, place in
        if place.depth > DocumentReading.maximumDepth { return reading.refuse(.tooDeep, at: place) }
        if place.namespaces > DocumentReading.maximumNamespaces {
          return reading.refuse(.tooManyNamespaces(limit: DocumentReading.maximumNamespaces), at: place)
        }
        reading.start(
          unsafe StartTag(
            name: name, hasPrefix: prefix != nil, namespace: namespace, declarationCount: Int(spaces),
            declarations: declared, count: Int(count), attributes: attributes, end: place.offset))
      }
    }
    unsafe parser.endElementNs = { data, _, _, _ in unsafe DocumentReading.with(data) { $0.end(at: $1.offset) } }
    unsafe parser.characters = { data, text, count in
      unsafe DocumentReading.with(data) { reading, _ in
        unsafe reading.characters(UnsafeBufferPointer(start: text, count: Int(count)))
      }
    }
    // The same for both: otherwise libxml2 looks for white space that may be ignored.
    unsafe parser.ignorableWhitespace = parser.characters
    unsafe parser.cdataBlock = { data, text, count in
      unsafe DocumentReading.with(data) { reading, place in
        unsafe reading.section(UnsafeBufferPointer(start: text, count: Int(count)), endingAt: place.offset)
      }
    }
    unsafe parser.comment = { data, _ in unsafe DocumentReading.with(data) { $0.comment(endingAt: $1.offset) } }
    unsafe parser.processingInstruction = { data, _, _ in
      unsafe DocumentReading.with(data) { $0.instruction(endingAt: $1.offset) }
    }
    unsafe parser.internalSubset = { data, _, _, _ in
      unsafe DocumentReading.with(data) { reading, _ in reading.doctype() }
    }
    unsafe parser.startDocument = { data in
      unsafe ParserPlace.readsWhole(data)
      unsafe DocumentReading.with(data) { $0.part(endingAt: $1.offset) }
    }
    unsafe parser.externalSubset = nil
    unsafe parser.reference = nil
  }
}
