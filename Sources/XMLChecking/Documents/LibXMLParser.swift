internal import CLibXML2

/// A parser, which can read any number of documents one after another.
@safe
final class LibXMLParser {
  private let pointer: xmlParserCtxtPtr
  /// What it tells. Through a pointer, Swift does not look for overlapping accesses at each step, which would take a
  /// tenth of the time.
  private let shared: UnsafeMutablePointer<DocumentReading>

  /// A parser that makes trees.
  ///
  /// - Parameter keepingAttributes: Whether attributes become a part of the tree.
  convenience init(keepingAttributes: Bool = true) throws(XMLDiagnostic) {
    try self.init(DocumentReading())
    guard !keepingAttributes else { return }
    unsafe pointer.pointee.sax.pointee.startElementNs = { data, name, prefix, namespace, count, namespaces, _, _, _ in
      unsafe xmlSAX2StartElementNs(data, name, prefix, namespace, count, namespaces, 0, 0, nil)
    }
  }

  /// A parser that makes no tree, and tells what it finds.
  convenience init(telling reading: DocumentReading) throws(XMLDiagnostic) {
    try self.init(reading)
    unsafe DocumentReading.listen(to: &pointer.pointee.sax.pointee)
  }

  private init(_ reading: DocumentReading) throws(XMLDiagnostic) {
    LibXML.start()
    guard let context = unsafe xmlNewParserCtxt() else {
      throw XMLDiagnostic(line: 1, column: 1, kind: .notWellFormed(message: "out of memory"))
    }
    unsafe pointer = context
    unsafe shared = .allocate(capacity: 1)
    unsafe shared.initialize(to: reading)
    // It is in the context, because libxml2's own handlers use the user data.
    unsafe pointer.pointee._private = UnsafeMutableRawPointer(shared)
    // Entities can only be declared through this callback of the parser. Without it, nothing can be expanded.
    unsafe pointer.pointee.sax.pointee.entityDecl = nil
    unsafe pointer.pointee.sax.pointee.serror = { data, error in
      guard let context = unsafe data?.assumingMemoryBound(to: xmlParserCtxt.self), let error = unsafe error?.pointee,
        let reading = unsafe context.pointee._private?.assumingMemoryBound(to: DocumentReading.self)
      else { return }
      unsafe reading.pointee.errors.record(error, offset: ParserPlace(context).offset)
      // The first error ends the parsing: a file of `<` alone has a million more.
      if unsafe reading.pointee.errors.kind != nil { unsafe ParserPlace(context).stop() }
    }
    unsafe pointer.pointee.sax.pointee.startDocument = { data in
      unsafe ParserPlace.readsWhole(data)
      unsafe xmlSAX2StartDocument(data)
    }
  }

  deinit {
    unsafe xmlFreeParserCtxt(pointer)
    unsafe shared.deinitialize(count: 1)
    unsafe shared.deallocate()
  }

  /// What was learnt of the last document.
  var reading: DocumentReading {
    get { unsafe shared.pointee }
    _modify { yield unsafe &shared.pointee }
  }

  /// The numbers of names, by which names of documents are known without reading them.
  func numbers(of names: [QualifiedName]) -> NameNumbers {
    unsafe NameNumbers(of: names, in: pointer.pointee.dict)
  }

  /// Parses UTF-8 text. The caller frees the tree.
  ///
  /// - Throws: The first error that libxml2 reports, with its position.
  func tree(of text: SourceText, _ options: [xmlParserOption] = []) throws(XMLDiagnostic) -> xmlDocPtr {
    if let tree = unsafe try parse(text, options) { return unsafe tree }
    throw XMLDiagnostic(line: 1, column: 1, kind: .notWellFormed(message: "unknown error"))
  }

  /// Reads UTF-8 text, and tells what it finds.
  ///
  /// - Throws: The first error that libxml2 reports, with its position.
  func read(_ text: SourceText) throws(XMLDiagnostic) {
    // There are only the five entities that XML itself declares. Logs in reports may have sections of more than 10 MB,
    // which libxml2 refuses by itself.
    _ = unsafe try parse(text, text.bytes.count > 10_000_000 ? [XML_PARSE_NOENT, XML_PARSE_HUGE] : [XML_PARSE_NOENT])
  }

  private func parse(_ text: SourceText, _ options: [xmlParserOption]) throws(XMLDiagnostic) -> xmlDocPtr? {
    unsafe shared.pointee.begin(text.bytes)
    let options = options.reduce(
      XML_PARSE_NONET.rawValue | XML_PARSE_BIG_LINES.rawValue | XML_PARSE_IGNORE_ENC.rawValue
    ) { $0 | $1.rawValue }
    let document = unsafe text.bytes.withUnsafeBytes { buffer in
      unsafe xmlCtxtReadMemory(
        pointer, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(buffer.count), nil, nil,
        Int32(options))
    }
    let errors = unsafe shared.pointee.errors
    if errors.kind == nil, unsafe pointer.pointee.wellFormed == 1 { return unsafe document }
    if let document = unsafe document { unsafe xmlFreeDoc(document) }
    let offset = errors.isMisplacedEnd ? Self.misplacedEnd(in: text.bytes, from: errors.offset) : errors.offset
    throw TextPosition(of: offset, in: text.bytes).diagnostic(errors.kind ?? .notWellFormed(message: "unknown error"))
  }

  /// libxml2 reports a stray end of a CDATA section at the start of the text that contains it.
  private static func misplacedEnd(in bytes: [UInt8], from offset: Int) -> Int {
    var reader = ByteReader(bytes, at: offset)
    reader.skipPast("]]>")
    return max(0, reader.offset - 3)
  }
}

/// The place that a parser has reached.
@safe
struct ParserPlace {
  private let context: xmlParserCtxtPtr
  /// The offset of the next byte.
  let offset: Int

  init(_ context: xmlParserCtxtPtr) {
    unsafe self.context = context
    offset =
      unsafe context.pointee.input.map { input in
        unsafe Int(clamping: input.pointee.consumed) + (input.pointee.cur - input.pointee.base)
      } ?? 0
  }

  /// The number of elements around the next one.
  var depth: Int32 { unsafe context.pointee.nameNr }

  /// The number of namespaces that are declared around the next element. Before version 2.12, each counts twice.
  var namespaces: Int { unsafe Int(context.pointee.nsNr) / (LIBXML_VERSION < 21200 ? 2 : 1) }

  /// Ends the parsing.
  func stop() {
    // Since version 2.13, only a number above one ends it.
    unsafe context.pointee.disableSAX = 2
    unsafe context.pointee.instate = XML_PARSER_EOF
  }

  /// Tells a parser that the whole text is in memory. Otherwise, near the end, libxml2 looks for more at each step.
  static func readsWhole(_ data: UnsafeMutableRawPointer?) {
    let context = unsafe data?.assumingMemoryBound(to: xmlParserCtxt.self)
    unsafe context?.pointee.input?.pointee.buf?.pointee.readcallback = nil
    unsafe context?.pointee.progressive = 1
  }
}

/// The first error of a document. Later ones are often its consequences.
struct ParserErrors {
  private(set) var kind: XMLDiagnostic.Kind?
  private(set) var offset = 0
  private(set) var isMisplacedEnd = false

  mutating func record(_ fault: XMLDiagnostic.Kind, offset: Int) {
    guard kind == nil else { return }
    kind = fault
    self.offset = offset
  }

  mutating func record(_ error: xmlError, offset: Int) {
    let isFault =
      unsafe error.level.rawValue >= XML_ERR_ERROR.rawValue || error.code == XML_WAR_UNDECLARED_ENTITY.rawValue
    // A doubtful xml:id violates its own specification, but the document is still well-formed.
    guard kind == nil, isFault, unsafe error.code != XML_DTD_XMLID_VALUE.rawValue else { return }
    let message = unsafe LibXML.message(of: error)
    kind = message.hasPrefix("Excessive depth") ? .tooDeep : .notWellFormed(message: message)
    self.offset = max(0, offset)
    isMisplacedEnd = unsafe error.code == XML_ERR_MISPLACED_CDATA_END.rawValue
  }
}
