internal import CLibXML2

extension LibXMLDocument {
  /// Elements that stay as they are, because white space inside is visible or is code.
  private static let untouched: Set<String> = ["title", "desc", "text", "tspan", "style", "script", "foreignObject"]

  /// Indents by two spaces wherever white space is not drawn.
  ///
  /// libxml2 indents the content of elements without text. So text of only white space is removed where a line end is
  /// allowed. Where none is allowed, an empty text node stops libxml2 from adding one.
  borrowing func prettyPrinted() throws(XMLDiagnostic) -> String {
    try unsafe written { tree, buffer in
      if let root = unsafe xmlDocGetRootElement(tree) {
        unsafe LibXMLWalk.dropBlanks(in: root) { element in
          guard unsafe Self.isUntouched(element) else { return false }
          unsafe Self.keepOnOneLine(element, in: tree)
          return true
        }
      }
      let options = XML_SAVE_FORMAT.rawValue | XML_SAVE_NO_DECL.rawValue | XML_SAVE_AS_XML.rawValue
      guard let output = unsafe xmlSaveToBuffer(buffer, "UTF-8", Int32(options)) else { return false }
      let saved = unsafe xmlSaveDoc(output, tree)
      return unsafe xmlSaveClose(output) >= 0 && saved >= 0
    }
  }

  private static func keepOnOneLine(_ element: xmlNodePtr, in tree: xmlDocPtr) {
    // A text node would be merged with an adjacent text node, and then there is one already.
    guard let first = unsafe element.pointee.children, unsafe first.pointee.type != XML_TEXT_NODE,
      let text = unsafe xmlNewDocText(tree, "")
    else { return }
    unsafe xmlAddPrevSibling(first, text)
  }

  private static func isUntouched(_ element: xmlNodePtr) -> Bool {
    if unsafe untouched.contains(LibXMLWalk.name(of: element)) || xmlNodeGetSpacePreserve(element) == 1 { return true }
    if unsafe isXHTML(element) { return true }
    var hasText = false
    unsafe LibXMLWalk.forEachChild(of: element) { child in
      switch unsafe child.pointee.type {
      case XML_TEXT_NODE: if unsafe !LibXMLWalk.isBlankText(child) { hasText = true }
      case XML_CDATA_SECTION_NODE, XML_ENTITY_REF_NODE: hasText = true
      default: break
      }
    }
    return hasText
  }

  /// A web page inside the drawing contains its own text, where a space between two elements is visible.
  private static func isXHTML(_ element: xmlNodePtr) -> Bool {
    guard let namespace = unsafe element.pointee.ns, let name = unsafe namespace.pointee.href else { return false }
    return unsafe String(cString: name) == "http://www.w3.org/1999/xhtml"
  }
}
