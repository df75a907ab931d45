internal import CLibXML2

extension LibXMLDocument {
  /// Elements in which white space is part of the content or may be drawn.
  static let blanksMatter: Set<String> = ["title", "desc", "text", "tspan", "style"]

  /// Removes text of only white space outside the elements where it is significant.
  borrowing func dropBlanks() {
    unsafe withTree { tree in
      guard let root = unsafe xmlDocGetRootElement(tree) else { return }
      unsafe LibXMLWalk.dropBlanks(in: root) { unsafe Self.blanksMatter.contains(LibXMLWalk.name(of: $0)) }
    }
  }

  /// Canonical XML 1.0.
  ///
  /// The caller must have refused relative namespace names, because libxml2 prints a message about them to standard
  /// error.
  borrowing func canonicalXML(withComments: Bool) throws(XMLDiagnostic) -> String {
    try unsafe written { tree, buffer in
      guard let output = unsafe xmlOutputBufferCreateBuffer(buffer, nil) else { return false }
      let mode = Int32(XML_C14N_1_0.rawValue)
      let size = unsafe xmlC14NDocSaveTo(tree, nil, mode, nil, withComments ? 1 : 0, output)
      return unsafe xmlOutputBufferClose(output) >= 0 && size >= 0
    }
  }

  /// The text that a function writes to a buffer, unless it fails.
  borrowing func written(_ write: (xmlDocPtr, xmlBufferPtr) -> Bool) throws(XMLDiagnostic) -> String {
    let text: String? = unsafe withTree { tree in
      guard let buffer = unsafe xmlBufferCreate() else { return nil }
      defer { unsafe xmlBufferFree(buffer) }
      guard unsafe write(tree, buffer), let content = unsafe xmlBufferContent(buffer) else { return nil }
      return unsafe String(
        decoding: UnsafeBufferPointer(start: content, count: Int(xmlBufferLength(buffer))), as: UTF8.self)
    }
    guard let text else { throw XMLDiagnostic(line: 1, column: 1, kind: .notWritten) }
    return text
  }
}
