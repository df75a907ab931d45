/// A well-formed document.
///
/// Reading is safe for any bytes: nothing is loaded from a disk or a network, a document type declaration with an
/// internal subset is refused before the parser sees it, and no entity is ever replaced. Size (64 MiB, a million tags),
/// depth (256 elements) and attributes of one element (256) are limited. The value holds the document's bytes. Each
/// operation parses them again, which takes some microseconds for a badge; so the value can be copied and shared
/// between threads.
public struct XMLTree: Hashable, Sendable {
  let text: SourceText

  /// The maximum number of faults that are reported for a document.
  public static let faultLimit = 1_000

  /// Parses a document.
  ///
  /// - Parameter bytes: UTF-8, or UTF-16, ISO-8859-1 or ASCII if a byte order mark or the XML declaration says so.
  /// - Throws: The first error: the document is empty, too large, in an unknown encoding or not well-formed, a
  ///   namespace prefix is not declared, or a document type declaration has an internal subset.
  public init(parsing bytes: [UInt8]) throws(XMLDiagnostic) {
    text = try SourceText(decoding: bytes)
    try text.check()
    try LibXMLParser(telling: DocumentReading()).read(text)
  }

  /// Parses a document from a string.
  ///
  /// - Throws: The same errors as for bytes.
  public init(parsing text: String) throws(XMLDiagnostic) {
    try self.init(parsing: Array(text.utf8))
  }

  /// The faults that the schema finds, in document order; empty if the document is in the profile.
  ///
  /// Every faulty element is reported at least once. A document type declaration is always a fault. Duplicate ids,
  /// references to missing elements or to elements of the wrong kind, and invalid path data are faults too. The search
  /// ends after ``faultLimit`` faults.
  public func validate(against schema: Schema) -> [XMLDiagnostic] {
    XMLChecker(schema, askingLibXML: true).faults(in: text.bytes)
  }

  /// The document indented by two spaces, as UTF-8 without an XML declaration, with a line end at the end.
  ///
  /// The drawing does not change: white space is neither added nor removed inside `title`, `desc`, `text`, `tspan`,
  /// `style`, `script`, embedded XHTML, under `xml:space="preserve"`, and in any other element that contains text.
  /// Elsewhere, white space between elements is replaced. Attributes keep their order, comments and processing
  /// instructions their position, and a document type declaration is kept. Formatting is idempotent.
  ///
  /// - Throws: An error only if memory is exhausted.
  public func prettyPrinted() throws(XMLDiagnostic) -> String {
    try LibXMLDocument(parsing: text).prettyPrinted()
  }

  /// The form for comparing two documents: Canonical XML 1.0 without comments and without white space between elements.
  ///
  /// Text of only white space is removed outside `title`, `desc`, `text`, `tspan` and `style`, so a document and its
  /// ``prettyPrinted()`` form are equal.
  ///
  /// - Throws: `relativeNamespace`, because the meaning of such a name depends on the document's address.
  public func canonicalForm() throws(XMLDiagnostic) -> String {
    let document = try documentForCanonicalXML()
    document.dropBlanks()
    return try document.canonicalXML(withComments: false)
  }

  /// Canonical XML 1.0 of the unchanged document.
  ///
  /// - Throws: `relativeNamespace`, because the meaning of such a name depends on the document's address.
  public func canonicalXML(withComments: Bool = false) throws(XMLDiagnostic) -> String {
    try documentForCanonicalXML().canonicalXML(withComments: withComments)
  }

  private func documentForCanonicalXML() throws(XMLDiagnostic) -> LibXMLDocument {
    for (name, offset) in try XMLElements(of: text).declarations where !name.isEmpty && !LibXML.isAbsolute(name) {
      throw TextPosition(of: offset, in: text.bytes).diagnostic(.relativeNamespace(name: name))
    }
    return try LibXMLDocument(parsing: text, mergingCharacterData: true)
  }
}
