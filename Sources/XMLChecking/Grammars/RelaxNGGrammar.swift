internal import CLibXML2

/// A RELAX NG grammar that libxml2 has compiled.
@safe
final class RelaxNGGrammar {
  private let pointer: xmlRelaxNGPtr

  /// Compiles a grammar.
  ///
  /// - Throws: `badSchema`, or the fault of the grammar as a document.
  init(compiling text: SourceText) throws(XMLDiagnostic) {
    let document = try LibXMLDocument(parsing: text)
    let message = FirstMessage()
    LibXML.startDatatypes()
    guard let schema = unsafe Self.compile(document, message) else {
      throw XMLDiagnostic(line: 1, column: 1, kind: .badSchema(message: message.text ?? "unknown error"))
    }
    unsafe pointer = schema
  }

  deinit { unsafe xmlRelaxNGFree(pointer) }

  private static func compile(_ document: borrowing LibXMLDocument, _ message: FirstMessage) -> xmlRelaxNGPtr? {
    unsafe document.withTree { tree in
      guard let context = unsafe xmlRelaxNGNewDocParserCtxt(tree) else { return nil }
      defer { unsafe xmlRelaxNGFreeParserCtxt(context) }
      let log = unsafe Unmanaged.passUnretained(message).toOpaque()
      unsafe xmlRelaxNGSetParserStructuredErrors(context, FirstMessage.recorder, log)
      return unsafe xmlRelaxNGParse(context)
    }
  }

  /// An error of libxml2: its message, and the index of the element in document order, from 0.
  struct Problem {
    let element: Int
    let message: String
  }

  /// The reason why the grammar does not generate the document; nil if it does.
  func problem(in document: borrowing LibXMLDocument) -> Problem? {
    let message = FirstMessage()
    let isValid = unsafe document.withTree { tree in
      guard let context = unsafe xmlRelaxNGNewValidCtxt(pointer) else { return false }
      defer { unsafe xmlRelaxNGFreeValidCtxt(context) }
      let log = unsafe Unmanaged.passUnretained(message).toOpaque()
      unsafe xmlRelaxNGSetValidStructuredErrors(context, FirstMessage.recorder, log)
      return unsafe xmlRelaxNGValidateDoc(context, tree) == 0
    }
    return isValid ? nil : Problem(element: message.element, message: message.text ?? "unknown error")
  }
}

/// Keeps the message of the first error.
private final class FirstMessage {
  private(set) var text: String?
  private(set) var element = 0

  /// Records an error in the messages at an address.
  static let recorder: xmlStructuredErrorFunc = { log, error in
    guard let log = unsafe log, let error = unsafe error?.pointee else { return }
    unsafe Unmanaged<FirstMessage>.fromOpaque(log).takeUnretainedValue().record(error)
  }

  private func record(_ error: xmlError) {
    guard text == nil else { return }
    text = unsafe LibXML.message(of: error)
    guard let node = unsafe error.node else { return }
    element = unsafe LibXMLWalk.elementsBefore(node.assumingMemoryBound(to: xmlNode.self))
  }
}
