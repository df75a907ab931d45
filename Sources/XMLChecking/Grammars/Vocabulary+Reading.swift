extension Vocabulary {
  /// Reads a grammar.
  ///
  /// - Parameter bytes: RELAX NG in its XML syntax, in a single file, with the patterns that ``VocabularyReader``
  ///   supports.
  /// - Throws: `badSchema` if the grammar has another pattern, or the fault of the grammar as a document.
  init(relaxNG bytes: [UInt8]) throws(XMLDiagnostic) {
    let text = try SourceText(decoding: bytes)
    let document = try text.scanned()
    do {
      self = try VocabularyReader.read(document)
    } catch {
      let kind = XMLDiagnostic.Kind.badSchema(message: "'\(error.name)' is not supported here")
      throw TextPosition(of: error.offset, in: text.bytes).diagnostic(kind)
    }
  }
}
