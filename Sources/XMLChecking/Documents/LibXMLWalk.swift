internal import CLibXML2

/// Steps through a libxml2 tree in document order.
enum LibXMLWalk {
  /// The number of elements that begin before this one.
  static func elementsBefore(_ node: xmlNodePtr) -> Int {
    var count = 0
    var current = unsafe previous(node)
    while let step = unsafe current {
      if unsafe step.pointee.type == XML_ELEMENT_NODE { count += 1 }
      unsafe current = previous(step)
    }
    return count
  }

  private static func previous(_ node: xmlNodePtr) -> xmlNodePtr? {
    guard var last = unsafe node.pointee.prev else { return unsafe node.pointee.parent }
    while unsafe last.pointee.type == XML_ELEMENT_NODE, let child = unsafe last.pointee.last { unsafe last = child }
    return unsafe last
  }

  /// Calls `body` with each child of a node. The next child is read before `body` is called, so `body` may unlink the
  /// child.
  static func forEachChild(of node: xmlNodePtr, _ body: (xmlNodePtr) -> Void) {
    var next = unsafe node.pointee.children
    while let child = unsafe next {
      unsafe next = child.pointee.next
      unsafe body(child)
    }
  }

  /// Removes text of only white space, but for the elements that stay as they are.
  ///
  /// - Parameter stays: Whether an element stays. It may add nodes to one that does.
  static func dropBlanks(in element: xmlNodePtr, unless stays: (xmlNodePtr) -> Bool) {
    guard unsafe !stays(element) else { return }
    unsafe forEachChild(of: element) { child in
      if unsafe isBlankText(child) {
        unsafe xmlUnlinkNode(child)
        unsafe xmlFreeNode(child)
      } else if unsafe child.pointee.type == XML_ELEMENT_NODE {
        unsafe dropBlanks(in: child, unless: stays)
      }
    }
  }

  static func isBlankText(_ node: xmlNodePtr) -> Bool {
    unsafe node.pointee.type == XML_TEXT_NODE && xmlIsBlankNode(node) == 1
  }

  /// An element's local name.
  static func name(of node: xmlNodePtr) -> String {
    guard let name = unsafe node.pointee.name else { return "" }
    return unsafe String(cString: name)
  }
}
