/// A well-formed document.
///
/// Reading it is safe whatever the bytes are: nothing is fetched from a disk or a network, a document type declaration
/// with an internal subset is refused before the parser sees it, no entity is ever replaced, and size (64 MiB, a
/// million tags), depth (256 elements) and attributes of one element (256) are bounded. The value holds the
/// document's bytes; each operation parses them anew, which costs some microseconds for a badge and makes the value
/// free to copy and to share between threads.
public struct XMLTree: Hashable, Sendable {
  private let text: SourceText

  /// The document's bytes as UTF-8.
  var source: [UInt8] { text.bytes }

  /// The most faults of a document that are explained.
  public static let faultLimit = 1_000

  /// Parses a document.
  ///
  /// - Parameter bytes: UTF-8, or UTF-16, ISO-8859-1 or ASCII where a byte order mark or the XML declaration says so.
  /// - Throws: the first thing that makes it no document: empty, too large, in no known encoding, not well-formed, a
  ///   namespace prefix that is not declared, a document type declaration with an internal subset.
  public init(parsing bytes: [UInt8]) throws(XMLDiagnostic) {
    text = try SourceText(decoding: bytes)
    if let subset = Prolog.doctype(in: text.bytes)?.internalSubset {
      throw TextPosition(of: subset, in: text.bytes).diagnostic(.internalSubset)
    }
    try text.checkAttributeCounts()
    _ = try LibXMLDocument(parsing: text)
  }

  /// Parses a document given as text.
  ///
  /// - Throws: as for bytes.
  public init(parsing text: String) throws(XMLDiagnostic) {
    try self.init(parsing: Array(text.utf8))
  }

  /// What the schema does not allow, in document order; empty when the document is inside the profile.
  ///
  /// Every faulty element is named at least once. A document type declaration is always a fault, and so are an id
  /// given twice, a reference that leads nowhere or to the wrong kind of element, and path data that does not parse.
  /// After ``faultLimit`` faults no more are looked for.
  public func validate(against schema: Schema) -> [XMLDiagnostic] {
    schema.faults(in: text)
  }

  /// The document indented by two spaces, as UTF-8 without an XML declaration and with one line end behind it.
  ///
  /// Nothing that is drawn changes: white space is neither added nor removed inside `title`, `desc`, `text`, `tspan`,
  /// `style`, `script`, embedded XHTML, under `xml:space="preserve"`, and in any other element that holds text.
  /// Elsewhere white space between elements is made anew. Attributes keep their order, comments and processing
  /// instructions their place, and a document type declaration stays. Formatting twice changes nothing.
  ///
  /// - Throws: only when memory runs out.
  public func prettyPrinted() throws(XMLDiagnostic) -> String {
    try LibXMLDocument(parsing: text).prettyPrinted()
  }

  /// The form in which two documents are compared: white space between elements dropped, then Canonical XML 1.0
  /// without comments.
  ///
  /// Text of white space alone is dropped outside `title`, `desc`, `text`, `tspan` and `style`, so a document equals
  /// its ``prettyPrinted()`` self.
  ///
  /// - Throws: `relativeNamespace`, since such a name means another thing wherever the document lies.
  public func canonicalForm() throws(XMLDiagnostic) -> String {
    let document = try documentForCanonicalXML()
    document.dropBlanks()
    return try document.canonicalXML(withComments: false)
  }

  /// Canonical XML 1.0 of the untouched document.
  ///
  /// - Throws: `relativeNamespace`, since such a name means another thing wherever the document lies.
  public func canonicalXML(withComments: Bool = false) throws(XMLDiagnostic) -> String {
    try documentForCanonicalXML().canonicalXML(withComments: withComments)
  }

  private func documentForCanonicalXML() throws(XMLDiagnostic) -> LibXMLDocument {
    let source = SourceScanner.scan(text.bytes)
    for attribute in source.attributes where attribute.namespace == NamespaceTable.xmlns {
      let name = source.value(of: attribute)
      guard !name.isEmpty, !LibXML.isAbsolute(name) else { continue }
      throw TextPosition(of: attribute.value.lowerBound, in: text.bytes).diagnostic(.relativeNamespace(name: name))
    }
    return try LibXMLDocument(parsing: text, mergingCharacterData: true)
  }
}
