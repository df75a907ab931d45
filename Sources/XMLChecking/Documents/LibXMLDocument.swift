internal import CLibXML2

/// A document tree of libxml2, freed with this value.
@safe
struct LibXMLDocument: ~Copyable {
  private let pointer: xmlDocPtr

  /// Parses UTF-8 text. Nothing is fetched, no entity is replaced, no error is mended.
  ///
  /// - Parameter mergingCharacterData: whether a CDATA section becomes plain text.
  /// - Throws: the first error that libxml2 reports, at its place.
  init(parsing text: SourceText, mergingCharacterData: Bool = false) throws(XMLDiagnostic) {
    LibXML.start()
    var options = XML_PARSE_NONET.rawValue | XML_PARSE_BIG_LINES.rawValue | XML_PARSE_IGNORE_ENC.rawValue
    if mergingCharacterData { options |= XML_PARSE_NOCDATA.rawValue }
    let context = try ParserContext()
    unsafe pointer = try context.parse(text.bytes, options: Int32(options))
  }

  deinit { unsafe xmlFreeDoc(pointer) }

  /// Lends the tree; the pointer must not outlive the closure.
  borrowing func withTree<Result, Failure: Error>(
    _ body: (xmlDocPtr) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try unsafe body(pointer)
  }
}

enum LibXML {
  private static let started: Void = xmlInitParser()

  /// Sets up libxml2's shared tables once, before threads may race for it.
  static func start() { started }

  /// Whether a namespace name has a scheme, as libxml2 reads addresses.
  static func isAbsolute(_ name: String) -> Bool {
    guard let uri = unsafe xmlParseURI(name) else { return false }
    defer { unsafe xmlFreeURI(uri) }
    return unsafe uri.pointee.scheme.map { unsafe $0.pointee != 0 } ?? false
  }

  /// libxml2's words on one line.
  static func words(_ error: xmlError) -> String {
    // libxml2 2.9 has no words of its own for this one.
    if unsafe error.code == XML_ERR_CDATA_NOT_FINISHED.rawValue { return "CDATA section never ends" }
    guard let message = unsafe error.message else { return "unknown error" }
    return unsafe String(cString: message).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

/// One parse.
@safe
private struct ParserContext: ~Copyable {
  private let pointer: xmlParserCtxtPtr
  private let errors = FirstError()

  init() throws(XMLDiagnostic) {
    guard let context = unsafe xmlNewParserCtxt() else {
      throw XMLDiagnostic(line: 1, column: 1, kind: .notWellFormed(message: "out of memory"))
    }
    unsafe pointer = context
  }

  deinit { unsafe xmlFreeParserCtxt(pointer) }

  borrowing func parse(_ bytes: [UInt8], options: Int32) throws(XMLDiagnostic) -> xmlDocPtr {
    // The log travels in the context, since libxml2's own handlers need the user data for themselves.
    unsafe pointer.pointee._private = Unmanaged.passUnretained(errors).toOpaque()
    // The parser's own entity callback is the only way to declare one; without it there is nothing to expand.
    unsafe pointer.pointee.sax.pointee.entityDecl = nil
    unsafe pointer.pointee.sax.pointee.serror = { data, error in
      guard let data = unsafe data, let error = unsafe error?.pointee else { return }
      let context = unsafe data.assumingMemoryBound(to: xmlParserCtxt.self)
      guard let log = unsafe context.pointee._private, let input = unsafe context.pointee.input else { return }
      let consumed = unsafe Int(clamping: input.pointee.consumed) + (input.pointee.cur - input.pointee.base)
      unsafe Unmanaged<FirstError>.fromOpaque(log).takeUnretainedValue().record(error, offset: consumed)
    }
    let document = unsafe bytes.withUnsafeBytes { buffer in
      unsafe xmlCtxtReadMemory(
        pointer, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(buffer.count), nil, nil, options)
    }
    unsafe pointer.pointee._private = nil
    if errors.kind == nil, let document = unsafe document { return unsafe document }
    if let document = unsafe document { unsafe xmlFreeDoc(document) }
    let offset = errors.isMisplacedEnd ? Self.misplacedEnd(in: bytes, from: errors.offset) : errors.offset
    throw TextPosition(of: offset, in: bytes).diagnostic(errors.kind ?? .notWellFormed(message: "unknown error"))
  }

  /// libxml2 reports a stray end of a CDATA section from the start of the text that it stands in.
  private static func misplacedEnd(in bytes: [UInt8], from offset: Int) -> Int {
    var reader = ByteReader(bytes)
    reader.skip(offset)
    reader.skipPast("]]>")
    return max(0, reader.offset - 3)
  }
}

/// Keeps the first error of a parse; those after it are often its echo.
private final class FirstError {
  private(set) var kind: XMLDiagnostic.Kind?
  private(set) var offset = 0
  private(set) var isMisplacedEnd = false

  func record(_ error: xmlError, offset: Int) {
    let isFault =
      unsafe error.level.rawValue >= XML_ERR_ERROR.rawValue || error.code == XML_WAR_UNDECLARED_ENTITY.rawValue
    // A doubtful xml:id breaks a rule of its own specification and leaves the document well-formed.
    guard kind == nil, isFault, unsafe error.code != XML_DTD_XMLID_VALUE.rawValue else { return }
    let words = unsafe LibXML.words(error)
    kind = words.hasPrefix("Excessive depth") ? .tooDeep : .notWellFormed(message: words)
    self.offset = max(0, offset)
    isMisplacedEnd = unsafe error.code == XML_ERR_MISPLACED_CDATA_END.rawValue
  }
}
