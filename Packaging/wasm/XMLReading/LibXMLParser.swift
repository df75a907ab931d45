// In place of the files of XMLChecking that call libxml2: a reader in Swift that accepts the same documents. It refuses
// others at the same place and, for common faults, with the words of libxml2 2.9. Only the first fault counts.

/// What is learnt of a document.
struct DocumentReading {
  var elements: ElementCollector?

  init(elements: ElementCollector? = nil) { self.elements = elements }
}

/// Reads a document, which `SourceText` has checked: UTF-8 without U+0000, and no tag with many attributes.
final class LibXMLParser {
  private(set) var reading: DocumentReading

  init(telling reading: DocumentReading) throws(XMLDiagnostic) { self.reading = reading }

  func read(_ text: SourceText) throws(XMLDiagnostic) {
    reading.elements?.source = text.bytes
    var document = XMLDocument(text.bytes, reading.elements)
    do throws(XMLFault) { try document.read() } catch {
      throw TextPosition(of: error.offset, in: text.bytes).diagnostic(error.kind)
    }
    reading.elements = document.elements
  }
}

/// A start tag.
struct StartTag {
  let name: String
  let namespace: String
  /// The names of the namespaces that it declares.
  let declarations: [String]
  let attributes: [Attribute]
  /// The offset of the tag's end, after its attributes.
  let end: Int

  struct Attribute {
    let name: String
    let namespace: String
    /// The value with references replaced.
    let value: [UInt8]

    var text: String { String(decoding: value, as: UTF8.self) }
  }

  var declarationCount: Int { declarations.count }
  var count: Int { attributes.count }
  subscript(index: Int) -> Attribute { attributes[index] }
  func declaration(_ index: Int) -> String { declarations[index] }
  static func string(_ text: String) -> String { text }
}

enum QualifiedName {
  enum Namespace: String {
    case svg = "http://www.w3.org/2000/svg"
  }
}

/// A fault at a byte. As an object, it is passed on as one pointer.
final class XMLFault: Error {
  let kind: XMLDiagnostic.Kind
  let offset: Int

  init(_ kind: XMLDiagnostic.Kind, at offset: Int) {
    self.kind = kind
    self.offset = offset
  }
}
