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
    unsafe pointer = try LibXMLParser().tree(of: text, mergingCharacterData ? [XML_PARSE_NOCDATA] : [])
  }

  /// Parses UTF-8 text into a tree of its elements and texts, without attributes, that must not be changed.
  ///
  /// - Throws: The first error that libxml2 reports, with its position; attributes are parsed like everything else.
  init(elementsOf text: SourceText) throws(XMLDiagnostic) {
    unsafe pointer = try LibXMLParser(keepingAttributes: false).tree(of: text, [XML_PARSE_COMPACT])
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
  // The second one has no result in libxml2 2.9.
  private static let startedDatatypes = (xmlRelaxNGInitTypes(), xmlSchemaInitTypes())

  /// Initializes libxml2's shared tables once, before several threads may do so.
  static func start() { started }

  /// Initializes libxml2's tables of datatypes once, before the first grammars are compiled in several threads.
  static func startDatatypes() { _ = startedDatatypes }

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
