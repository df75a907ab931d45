import PathGeometry

extension SVGSerializer {
  /// Writes the style sheet, if one is needed. It is optional: a renderer without CSS draws the picture as the
  /// attributes say.
  mutating func writeStyleSheet() {
    guard !darkRules.isEmpty || !motionRules.isEmpty else { return }
    bytes.append("<style>")
    if !darkRules.isEmpty {
      // Opened by itself, a file is on a page of its own, which would stay white.
      bytes.append("@media (prefers-color-scheme:dark){svg:root{color-scheme:dark}")
      bytes.append(darkRules)
      bytes.append(UInt8(ascii: "}"))
    }
    if !motionRules.isEmpty {
      bytes.append("@media (prefers-reduced-motion:no-preference){")
      bytes.append(motionRules)
      bytes.append(UInt8(ascii: "}"))
    }
    bytes.append("</style>")
  }

  // MARK: Dark pages

  /// The class for dark pages; nil if the drawing looks the same there.
  mutating func darkClass(of drawing: Drawing) -> ContentName? {
    let stroke = drawing.stroke
    guard drawing.darkFill != nil || stroke?.darkPaint != nil else { return nil }
    let fill = drawing.darkFill.flatMap { $0 == drawing.fill ? nil : prepare($0) }
    let line = stroke.flatMap { stroke in stroke.darkPaint.flatMap { $0 == stroke.paint ? nil : prepare($0) } }
    let start = bytes.count
    if let fill, let dark = drawing.darkFill { declare("fill", fill, dark, over: drawing.fill, from: start) }
    if let line, let stroke, let dark = stroke.darkPaint {
      declare("stroke", line, dark, over: stroke.paint, from: start)
    }
    return darkClass(ofDeclarationsFrom: start)
  }

  mutating func darkClass(of text: TextRun) -> ContentName? {
    guard let dark = text.darkColor else { return nil }
    let start = bytes.count
    if dark != text.color { declare("fill", .color(dark), .color(dark), over: .color(text.color), from: start) }
    return darkClass(ofDeclarationsFrom: start)
  }

  /// Moves the declarations at the end of the output into a rule. The class name comes from them, so that pictures on
  /// one page share only equal classes.
  private mutating func darkClass(ofDeclarationsFrom start: Int) -> ContentName? {
    guard bytes.count > start else { return nil }
    var maker = ContentName.Maker()
    maker.add(salt: profile.idSalt)
    maker.add("dark")
    maker.add(bytes[start..<bytes.count])
    let declarations = Array(bytes[start..<bytes.count])
    bytes.truncate(to: start)
    let name = maker.name
    guard insert(name) else { return name }
    darkRules += scratch { serializer in
      // LibreOffice, ThorVG and fpdf2 read the rules of classes in a condition as if there were none. They pass over a
      // class in any element.
      serializer.bytes.append("* .")
      serializer.write(name)
      serializer.bytes.append(UInt8(ascii: "{"))
      serializer.bytes.append(declarations)
      serializer.bytes.append(UInt8(ascii: "}"))
    }
    return name
  }

  private mutating func declare(
    _ name: StaticString, _ defined: DefinedPaint, _ dark: Paint, over light: Paint, from start: Int
  ) {
    if bytes.count > start { bytes.append(UInt8(ascii: ";")) }
    bytes.append(name)
    bytes.append(UInt8(ascii: ":"))
    switch defined {
    case .none:
      bytes.append("none")
      return
    case .color(let color): write(color)
    case .gradient(let id), .embeddedGradient(let id, _): write(reference: id)
    case .adaptive(let color): write(color)
    }
    // The opacity of the attribute would also apply to the other colour.
    guard dark.alpha != light.alpha else { return }
    bytes.append(UInt8(ascii: ";"))
    bytes.append(name)
    bytes.append("-opacity:")
    shareDecimals.write(dark.alpha, to: &bytes)
  }
}

extension ByteWriter {
  mutating func append(_ bytes: [UInt8]) { bytes.withUnsafeBufferPointer { append($0) } }
}

extension Paint {
  /// The opacity that is written for the paint.
  fileprivate var alpha: Double {
    if case .color(let color) = self { color.alpha } else { 1 }
  }
}
