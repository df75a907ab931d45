internal import CLibXML2

extension LibXMLDocument {
  /// Elements in which white space is part of the content or may be drawn.
  static let blanksMatter: Set<String> = ["title", "desc", "text", "tspan", "style"]

  /// Removes text of only white space outside the elements where it is significant.
  borrowing func dropBlanks() {
    unsafe withTree { tree in
      guard let root = unsafe xmlDocGetRootElement(tree) else { return }
      unsafe Self.dropBlanks(in: root)
    }
  }

  private static func dropBlanks(in element: xmlNodePtr) {
    guard unsafe !blanksMatter.contains(LibXMLWalk.name(of: element)) else { return }
    unsafe LibXMLWalk.forEachChild(of: element) { child in
      if unsafe LibXMLWalk.isBlankText(child) {
        unsafe LibXMLWalk.remove(child)
      } else if unsafe child.pointee.type == XML_ELEMENT_NODE {
        unsafe dropBlanks(in: child)
      }
    }
  }

  /// Canonical XML 1.0.
  ///
  /// The caller must have refused relative namespace names, because libxml2 prints a message about them to standard
  /// error.
  borrowing func canonicalXML(withComments: Bool) throws(XMLDiagnostic) -> String {
    let text: String? = unsafe withTree { tree in
      guard let buffer = unsafe xmlBufferCreate() else { return nil }
      defer { unsafe xmlBufferFree(buffer) }
      guard let output = unsafe xmlOutputBufferCreateBuffer(buffer, nil) else { return nil }
      let mode = Int32(XML_C14N_1_0.rawValue)
      let size = unsafe xmlC14NDocSaveTo(tree, nil, mode, nil, withComments ? 1 : 0, output)
      guard unsafe xmlOutputBufferClose(output) >= 0, size >= 0 else { return nil }
      return unsafe Self.text(of: buffer)
    }
    guard let text else { throw XMLDiagnostic(line: 1, column: 1, kind: .notWritten) }
    return text
  }

  static func text(of buffer: xmlBufferPtr) -> String {
    guard let content = unsafe xmlBufferContent(buffer) else { return "" }
    return unsafe String(
      decoding: UnsafeBufferPointer(start: content, count: Int(xmlBufferLength(buffer))), as: UTF8.self)
  }
}
