internal import CLibXML2

/// A document tree of libxml2, freed with this value.
@safe
struct LibXMLDocument: ~Copyable {
  private let pointer: xmlDocPtr

  /// Parses UTF-8 text. No external resource is loaded, no entity is replaced, and no error is repaired.
  ///
  /// - Parameter mergingCharacterData: Whether a CDATA section becomes plain text.
  /// - Throws: The first error that libxml2 reports, with its position.
  init(parsing text: SourceText, mergingCharacterData: Bool = false) throws(XMLDiagnostic) {
    let parser = try LibXMLParser()
    unsafe pointer = try parser.parse(text.bytes, mergingCharacterData ? [XML_PARSE_NOCDATA] : [])
  }

  /// Parses UTF-8 text into a tree of its elements and texts, without attributes, that must not be changed.
  ///
  /// - Throws: The first error that libxml2 reports, with its position; attributes are parsed like everything else.
  init(elementsOf text: SourceText, parsedBy parser: LibXMLParser) throws(XMLDiagnostic) {
    unsafe pointer = try parser.parse(text.bytes, [XML_PARSE_COMPACT])
  }

  deinit { unsafe xmlFreeDoc(pointer) }

  /// Passes the tree to the closure. The pointer must not escape the closure.
  borrowing func withTree<Result, Failure: Error>(
    _ body: (xmlDocPtr) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try unsafe body(pointer)
  }
}

enum LibXML {
  private static let started: Void = xmlInitParser()

  /// Initializes libxml2's shared tables once, before several threads may do so.
  static func start() { started }

  /// Whether a namespace name has a scheme, as libxml2 reads addresses.
  static func isAbsolute(_ name: String) -> Bool {
    guard let uri = unsafe xmlParseURI(name) else { return false }
    defer { unsafe xmlFreeURI(uri) }
    return unsafe uri.pointee.scheme.map { unsafe $0.pointee != 0 } ?? false
  }

  /// libxml2's message on one line.
  static func message(of error: xmlError) -> String {
    // libxml2 2.9 has no message for this error.
    if unsafe error.code == XML_ERR_CDATA_NOT_FINISHED.rawValue { return "CDATA section never ends" }
    guard let message = unsafe error.message else { return "unknown error" }
    return unsafe String(cString: message).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

/// A parser, which can parse any number of documents one after another.
@safe
final class LibXMLParser {
  private let pointer: xmlParserCtxtPtr
  private let errors = FirstError()

  /// - Parameter keepingAttributes: Whether attributes become a part of the tree.
  init(keepingAttributes: Bool = true) throws(XMLDiagnostic) {
    LibXML.start()
    guard let context = unsafe xmlNewParserCtxt() else {
      throw XMLDiagnostic(line: 1, column: 1, kind: .notWellFormed(message: "out of memory"))
    }
    unsafe pointer = context
    // The log is in the context, because libxml2's own handlers use the user data.
    unsafe pointer.pointee._private = Unmanaged.passUnretained(errors).toOpaque()
    // Entities can only be declared through this callback of the parser. Without it, nothing can be expanded.
    unsafe pointer.pointee.sax.pointee.entityDecl = nil
    unsafe pointer.pointee.sax.pointee.serror = { data, error in
      guard let data = unsafe data, let error = unsafe error?.pointee else { return }
      let context = unsafe data.assumingMemoryBound(to: xmlParserCtxt.self)
      guard let log = unsafe context.pointee._private, let input = unsafe context.pointee.input else { return }
      let consumed = unsafe Int(clamping: input.pointee.consumed) + (input.pointee.cur - input.pointee.base)
      unsafe Unmanaged<FirstError>.fromOpaque(log).takeUnretainedValue().record(error, offset: consumed)
    }
    unsafe pointer.pointee.sax.pointee.startDocument = { data in
      let context = unsafe data?.assumingMemoryBound(to: xmlParserCtxt.self)
      // Near the end of a text in memory, libxml2 would make room for more input at each step.
      unsafe context?.pointee.input?.pointee.buf?.pointee.readcallback = nil
      unsafe xmlSAX2StartDocument(data)
    }
    if !keepingAttributes {
      unsafe pointer.pointee.sax.pointee.startElementNs = { data, name, prefix, namespace, count, namespaces, _, _, _ in
        unsafe xmlSAX2StartElementNs(data, name, prefix, namespace, count, namespaces, 0, 0, nil)
      }
    }
  }

  deinit { unsafe xmlFreeParserCtxt(pointer) }

  /// Parses UTF-8 text. The caller frees the tree.
  fileprivate func parse(_ bytes: [UInt8], _ extraOptions: [xmlParserOption]) throws(XMLDiagnostic) -> xmlDocPtr {
    errors.clear()
    let options = ([XML_PARSE_NONET, XML_PARSE_BIG_LINES, XML_PARSE_IGNORE_ENC] + extraOptions).reduce(0) {
      $0 | $1.rawValue
    }
    let document = unsafe bytes.withUnsafeBytes { buffer in
      unsafe xmlCtxtReadMemory(
        pointer, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(buffer.count), nil, nil,
        Int32(options))
    }
    if errors.kind == nil, let document = unsafe document { return unsafe document }
    if let document = unsafe document { unsafe xmlFreeDoc(document) }
    let offset = errors.isMisplacedEnd ? Self.misplacedEnd(in: bytes, from: errors.offset) : errors.offset
    throw TextPosition(of: offset, in: bytes).diagnostic(errors.kind ?? .notWellFormed(message: "unknown error"))
  }

  /// libxml2 reports a stray end of a CDATA section at the start of the text that contains it.
  private static func misplacedEnd(in bytes: [UInt8], from offset: Int) -> Int {
    var reader = ByteReader(bytes)
    reader.skip(offset)
    reader.skipPast("]]>")
    return max(0, reader.offset - 3)
  }
}

/// Keeps the first error of a parse. Later ones are often its consequences.
private final class FirstError {
  private(set) var kind: XMLDiagnostic.Kind?
  private(set) var offset = 0
  private(set) var isMisplacedEnd = false

  func clear() {
    kind = nil
    offset = 0
    isMisplacedEnd = false
  }

  func record(_ error: xmlError, offset: Int) {
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
