import Messages

extension DocumentCheck {
  mutating func checkAttributes(of tag: StartTag, on element: inout OpenElement) {
    let elementRole = rules.role(of: element.name)
    let rule = element.rule == Grammar.unknown ? nil : grammar.elements[Int(element.rule)]
    var required = 0
    var isStroked = false
    for index in 0..<tag.count {
      let attribute = tag[index]
      let name = unsafe names.number(of: attribute.name, in: attribute.namespace)
      let role = rules.role(of: name)
      let isPathData = role == .pathData && elementRole == .path
      if let rule {
        let kind = rule.kinds[2 * Int(name)]
        if kind == 0 {
          reportUnknown(index, of: tag, as: rule)
        } else {
          required += Int(rule.kinds[2 * Int(name) + 1])
          // Path data have their own check, which reports the position in the data.
          if !isPathData, unsafe !kinds[Int(kind - 1)].accepts(attribute.value) {
            reportBad(attribute, index, of: tag, as: kinds[Int(kind - 1)])
          }
        }
      }
      let place = References.Place(tagEnd: tag.end, attribute: index)
      switch role {
      case .id:
        let id = unsafe references.addID(attribute.value, of: element.name, at: place)
        if elementRole == .mask { element.mask = id }
      case .pathData: if isPathData, !isFull(.rules) { checkPathData(attribute, index, of: tag) }
      case .reference:
        unsafe references.add(attribute.value, of: name, at: place, inside: element.mask, isPlain: rules.isPlain)
      case .address where elementRole == .textPath:
        if attribute.text.hasPrefix("#") { references.add(String(attribute.text.dropFirst()), of: name, at: place) }
      case .classNames: styles.add(classNames: attribute.text, at: place)
      case .stroke: isStroked = unsafe !attribute.value.elementsEqual("none".utf8)
      case .none, .path, .style, .mask, .animation, .radialGradient, .text, .textPath, .address: break
      }
    }
    if let rule, required < rule.required.utf8CodeUnitCount { reportMissing(rule.required, in: tag) }
    guard !isFull(.rules) else { return }
    if isStroked, elementRole == .path { checkStroke(of: tag) }
    if elementRole == .radialGradient { checkFocus(of: tag) }
    if elementRole == .animation {
      let source = SourceTag(endingAt: tag.end, in: source)
      for fault in AnimationRules.faults(of: source, values(of: tag)) { report(.rules, fault.offset, fault.kind) }
    }
    if rules.isPlain, tag.declarationCount > 0 { checkDeclarations(of: tag) }
  }

  private func values(of tag: StartTag) -> [String] { (0..<tag.count).map { tag[$0].text } }

  // MARK: The grammar

  private mutating func reportBad(
    _ attribute: StartTag.Attribute, _ index: Int, of tag: StartTag, as kind: ValueKind
  ) {
    let source = SourceTag(endingAt: tag.end, in: source)
    let place = source.attributes[index]
    report(
      .grammar, place.value.lowerBound,
      .badAttributeValue(attribute: place.name, value: attribute.text, element: source.name, expected: kind.description)
    )
  }

  private mutating func reportMissing(_ required: StaticString, in tag: StartTag) {
    let source = SourceTag(endingAt: tag.end, in: source)
    let found = (0..<tag.count).map { unsafe names.number(of: tag[$0].name, in: tag[$0].namespace) }
    for name in required.numbers where !found.contains(name) {
      report(
        .grammar, source.offset,
        .missingAttribute(name: Grammar.names[Int(name)].written, element: source.name))
    }
  }

  private mutating func reportUnknown(_ index: Int, of tag: StartTag, as rule: Grammar.Element) {
    let source = SourceTag(endingAt: tag.end, in: source)
    let place = source.attributes[index]
    let known = rule.attributes.numbers.map { Grammar.names[Int($0)].written }
    report(
      .grammar, place.offset,
      .unknownAttribute(name: place.name, element: source.name, suggestion: place.name.nearest(among: known)))
  }

  // MARK: The rules

  private mutating func checkPathData(_ attribute: StartTag.Attribute, _ index: Int, of tag: StartTag) {
    guard let (place, problem) = unsafe PathDataCheck.firstProblem(in: attribute.value, isPlain: rules.isPlain) else {
      return
    }
    let source = SourceTag(endingAt: tag.end, in: source)
    let value = source.attributes[index].value
    // After a reference, the bytes of the source differ from those of the value.
    let isVerbatim = self.source[value].allSatisfy { $0 >= 0x20 && $0 != UInt8(ascii: "&") }
    let offset = value.lowerBound + (isVerbatim ? place : 0)
    report(.rules, offset, .badPathData(problem: problem, element: source.name))
  }

  /// A stroke has an explicit width, because importers have different defaults. A stroke and a gradient are on separate
  /// paths, because Android Studio paints gradients last.
  private mutating func checkStroke(of tag: StartTag) {
    let source = SourceTag(endingAt: tag.end, in: source)
    let values = values(of: tag)
    func value(_ name: String) -> String? { source.attributes.firstIndex { $0.name == name }.map { values[$0] } }
    if value("stroke-width") == nil {
      report(.rules, source.offset, .missingAttribute(name: "stroke-width", element: source.name))
    }
    if value("fill")?.hasPrefix("url(") == true {
      report(.rules, source.offset, .gradientUnderStroke(element: source.name))
    }
  }

  /// The focal point is at the centre, because svglib and LibreOffice draw no other.
  private mutating func checkFocus(of tag: StartTag) {
    let source = SourceTag(endingAt: tag.end, in: source)
    let values = values(of: tag)
    func index(of name: String) -> Int? { source.attributes.firstIndex { $0.name == name } }
    for (name, center) in [("fx", "cx"), ("fy", "cy")] {
      guard let focus = index(of: name), let middle = index(of: center), values[focus] != values[middle] else {
        continue
      }
      report(
        .rules, source.attributes[focus].value.lowerBound,
        .badAttributeValue(
          attribute: name, value: values[focus], element: source.name, expected: "the same as '\(center)'"))
    }
  }

  /// Only the root may declare a namespace, and only SVG's. An element that is then not in it is a separate fault.
  private mutating func checkDeclarations(of tag: StartTag) {
    let source = SourceTag(endingAt: tag.end, in: source)
    for (index, declaration) in source.declarations.enumerated() where index < tag.declarationCount {
      let isSVG = tag.declaration(index) == QualifiedName.Namespace.svg.rawValue
      guard declaration.name != "xmlns" || !open.isEmpty && isSVG else { continue }
      report(
        .rules, declaration.offset,
        .unknownAttribute(name: declaration.name, element: source.name, suggestion: nil))
    }
  }
}
