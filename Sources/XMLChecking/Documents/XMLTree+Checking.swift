extension XMLTree {
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
  /// instructions their position, and a document type declaration is kept. References to characters stay references: those
  /// of the profile `embed` keep words from being Markdown. Formatting is idempotent.
  ///
  /// - Throws: An error only if memory is exhausted.
  public func prettyPrinted() throws(XMLDiagnostic) -> String {
    // The name of a namespace with a reference is no address without it.
    guard let (marked, mark) = text.markingReferences(), let document = try? LibXMLDocument(parsing: marked) else {
      return try LibXMLDocument(parsing: text).prettyPrinted()
    }
    let pretty = Array(try document.prettyPrinted().utf8)
    return String(decoding: pretty.replacing(mark, with: SourceText.referenceStart), as: UTF8.self)
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

extension SourceText {
  /// What references to characters begin with.
  fileprivate static let referenceStart = Array("&#".utf8)

  /// This text with a character that it does not have in place of each beginning of a reference, and the bytes of that
  /// character: the references are then text that libxml2 keeps. Nil if there are none.
  fileprivate func markingReferences() -> (text: SourceText, mark: [UInt8])? {
    guard bytes.firstRange(of: Self.referenceStart) != nil else { return nil }
    let known = Set(String(decoding: bytes, as: UTF8.self).unicodeScalars.lazy.filter { $0.value >= 0xE000 })
    // Characters for private use, which combine with none beside them.
    guard let mark = (0xE000...0xF8FF).lazy.compactMap({ Unicode.Scalar($0) }).first(where: { !known.contains($0) })
    else { return nil }
    let marked = Array(String(mark).utf8)
    return (SourceText(utf8: bytes.replacing(Self.referenceStart, with: marked)), marked)
  }
}
