/// A well-formed document.
///
/// Reading is safe for any bytes: nothing is loaded from a disk or a network, a document type declaration with an
/// internal subset is refused before the parser sees it, and no entity is ever replaced. Size (64 MiB, a million tags),
/// depth (256 elements below the root) and attributes of one element (256) are limited. The value holds the document's
/// bytes. Each operation parses them again, which takes some microseconds for a badge; so the value can be copied and
/// shared between threads.
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
}
