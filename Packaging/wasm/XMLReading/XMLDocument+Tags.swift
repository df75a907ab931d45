extension XMLDocument {
  /// The most open elements of a document that libxml2 reads.
  private static let depth = 256
  /// The most namespaces around an element.
  private static let namespaces = 64
  private static let xml = "http://www.w3.org/XML/1998/namespace"

  // MARK: Tags

  mutating func readStartTag() throws(XMLFault) {
    let start = input.offset
    guard open.count <= Self.depth else { throw XMLFault(.tooDeep, at: start) }
    input.skip(1)
    guard let name = try readQualifiedName() else { throw fault("StartTag: invalid element name") }
    input.skipWhiteSpace()
    var attributes: [(name: XMLName, value: [UInt8])] = []
    let outer = namespaces.count
    while !isTagEnd, let byte = input.peek, byte >= 0x20 {
      let attribute = try readAttribute()
      let (prefix, local) = (attribute.name.prefix, attribute.name.local)
      if prefix == "xmlns" || prefix.isEmpty && local == "xmlns" {
        try declare(prefix.isEmpty ? "" : local, String(decoding: attribute.value, as: UTF8.self), outer: outer)
      } else {
        attributes.append(attribute)
      }
      if isTagEnd { break }
      guard skipBlanks() else { throw fault("attributes construct error") }
    }
    guard namespaces.count <= Self.namespaces else {
      throw XMLFault(.tooManyNamespaces(limit: Self.namespaces), at: start)
    }
    let placed = try resolved(attributes, on: name.local)
    guard let namespace = namespace(of: name.prefix) ?? (name.prefix.isEmpty ? "" : nil) else {
      throw fault("Namespace prefix \(name.prefix) on \(name.local) is not defined")
    }
    elements?.start(
      StartTag(
        name: name.local, namespace: namespace, declarations: namespaces[outer...].map { $0.name },
        attributes: placed, end: input.offset))
    guard isTagEnd else { throw fault("Couldn't find end of Start Tag \(name.local) line \(line(of: start))") }
    open.append(Open(name: name, offset: start, namespaces: outer))
    if input.next() == UInt8(ascii: "/") {
      input.skip(1)
      close()
    }
  }

  private var isTagEnd: Bool { input.peek == UInt8(ascii: ">") || input.starts(with: "/>") }

  mutating func readEndTag(of last: Open) throws(XMLFault) {
    input.skip(2)
    let name =
      last.name.prefix.isEmpty ? try readName().map { XMLName(local: $0) } : try readQualifiedName()
    input.skipWhiteSpace()
    guard input.peek == UInt8(ascii: ">") else { throw fault("expected '>'") }
    input.skip(1)
    guard let name, name.local.isSame(as: last.name.local), name.prefix.isSame(as: last.name.prefix) else {
      throw fault(
        "Opening and ending tag mismatch: \(last.name.local) line \(line(of: last.offset)) "
          + "and \(name?.local ?? "unparsable")")
    }
    close()
  }

  /// Ends the last element.
  private mutating func close() {
    let last = open.removeLast()
    while namespaces.count > last.namespaces {
      let ended = namespaces.removeLast()
      places[Array(ended.prefix.utf8)] = ended.outer
    }
    elements?.end()
  }

  // MARK: Attributes

  private mutating func readAttribute() throws(XMLFault) -> (name: XMLName, value: [UInt8]) {
    guard let name = try readQualifiedName() else { throw fault("error parsing attribute name") }
    input.skipWhiteSpace()
    guard input.peek == UInt8(ascii: "=") else {
      throw fault("Specification mandates value for attribute \(name.local)")
    }
    input.skip(1)
    input.skipWhiteSpace()
    guard let quote = input.peek, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw fault("AttValue: \" or ' expected")
    }
    input.skip(1)
    var value: [UInt8] = []
    while let byte = input.peek, byte != quote {
      if byte == UInt8(ascii: "&") {
        try readReference(into: &value)
        continue
      }
      guard byte != UInt8(ascii: "<") else { throw fault("Unescaped '<' not allowed in attributes values") }
      guard try hasCharacter() else { throw fault("invalid character in attribute value") }
      value.append(max(0x20, take()))
    }
    guard !input.isAtEnd else { throw fault("AttValue: ' expected") }
    input.skip(1)
    return (name, value)
  }

  /// The attributes of an element with their namespaces. No two are the same.
  private func resolved(
    _ attributes: [(name: XMLName, value: [UInt8])], on element: String
  ) throws(XMLFault) -> [StartTag.Attribute] {
    var found: [StartTag.Attribute] = []
    for (index, (name, value)) in attributes.enumerated() {
      guard let namespace = name.prefix.isEmpty ? "" : namespace(of: name.prefix) else {
        throw fault("Namespace prefix \(name.prefix) for \(name.local) on \(element) is not defined")
      }
      for other in 0..<index
      where found[other].name.isSame(as: name.local) && found[other].namespace.isSame(as: namespace) {
        throw fault(
          attributes[other].name.prefix.isSame(as: name.prefix)
            ? "Attribute \(name.prefix.isEmpty ? "" : name.prefix + ":")\(name.local) redefined"
            : "Namespaced Attribute \(name.local) in '\(namespace)' redefined")
      }
      found.append(StartTag.Attribute(name: name.local, namespace: namespace, value: value))
    }
    return found
  }

  // MARK: Namespaces

  /// The namespace that a prefix stands for, or that of no prefix; nil if none is declared.
  private func namespace(of prefix: String) -> String? {
    if prefix == "xml" { return Self.xml }
    return places[Array(prefix.utf8)].map { namespaces[$0].name }
  }

  /// Notes what a start tag declares for a prefix, which is empty for names without one.
  ///
  /// - Parameter outer: The number of namespaces that are declared around the tag.
  private mutating func declare(_ prefix: String, _ address: String, outer: Int) throws(XMLFault) {
    if prefix == "xml" {
      guard address == Self.xml else { throw fault("xml namespace prefix mapped to wrong URI") }
      return
    }
    if address == Self.xml {
      throw fault(
        prefix.isEmpty
          ? "xml namespace URI cannot be the default namespace" : "xml namespace URI mapped to wrong prefix")
    }
    if prefix == "xmlns" { throw fault("redefinition of the xmlns prefix is forbidden") }
    if address == "http://www.w3.org/2000/xmlns/" { throw fault("reuse of the xmlns namespace name is forbidden") }
    let declaration = prefix.isEmpty ? "xmlns" : "xmlns:\(prefix)"
    if address.isEmpty, !prefix.isEmpty { throw fault("\(declaration): Empty XML namespace is not allowed") }
    guard address.utf8.isAddress else { throw fault("\(declaration): '\(address)' is not a valid URI") }
    let place = places.updateValue(namespaces.count, forKey: Array(prefix.utf8))
    if let place, place >= outer { throw fault("Attribute \(declaration) redefined") }
    namespaces.append((prefix, address, place))
  }
}
