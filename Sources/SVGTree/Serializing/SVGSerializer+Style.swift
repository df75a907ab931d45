import PathGeometry

extension SVGSerializer {
  /// The style sheet, if one is needed. It is optional: a renderer without CSS draws the picture as the attributes say.
  var styleSheet: [UInt8] {
    guard !darkRules.isEmpty || !motionRules.isEmpty else { return [] }
    var bytes = Array("<style>".utf8)
    if !darkRules.isEmpty {
      bytes += "@media (prefers-color-scheme:dark){".utf8
      bytes += darkRules
      bytes.append(UInt8(ascii: "}"))
    }
    if !motionRules.isEmpty {
      bytes += "@media (prefers-reduced-motion:no-preference){".utf8
      bytes += motionRules
      bytes.append(UInt8(ascii: "}"))
    }
    bytes += "</style>".utf8
    return bytes
  }

  // MARK: Dark pages

  mutating func write(darkClassOf drawing: Drawing, to bytes: inout [UInt8]) {
    guard drawing.darkFill != nil || drawing.stroke?.darkPaint != nil else { return }
    var declarations: [UInt8] = []
    if let dark = drawing.darkFill { declare("fill", dark, over: drawing.fill, in: &declarations) }
    if let stroke = drawing.stroke, let dark = stroke.darkPaint {
      declare("stroke", dark, over: stroke.paint, in: &declarations)
    }
    write(darkClassFor: declarations, to: &bytes)
  }

  mutating func write(darkClassOf text: TextRun, to bytes: inout [UInt8]) {
    guard let dark = text.darkColor else { return }
    var declarations: [UInt8] = []
    declare("fill", .color(dark), over: .color(text.color), in: &declarations)
    write(darkClassFor: declarations, to: &bytes)
  }

  /// The class name comes from its declarations, so that pictures on one page share only equal classes.
  private mutating func write(darkClassFor declarations: [UInt8], to bytes: inout [UInt8]) {
    guard !declarations.isEmpty else { return }
    let name = ContentName.make(of: Array("dark".utf8) + declarations, prefix: profile.idPrefix)
    write(class: name, to: &bytes)
    guard definedNames.insert(name).inserted else { return }
    darkRules.append(UInt8(ascii: "."))
    darkRules += name
    darkRules.append(UInt8(ascii: "{"))
    darkRules += declarations
    darkRules.append(UInt8(ascii: "}"))
  }

  func write(class name: [UInt8], to bytes: inout [UInt8]) {
    start("class", to: &bytes)
    bytes += name
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func declare(_ name: StaticString, _ dark: Paint, over light: Paint, in bytes: inout [UInt8]) {
    guard dark != light else { return }
    if !bytes.isEmpty { bytes.append(UInt8(ascii: ";")) }
    append(name, to: &bytes)
    bytes.append(UInt8(ascii: ":"))
    switch dark {
    case .none:
      bytes += "none".utf8
      return
    case .color(let color): write(color, to: &bytes)
    case .linearGradient(let gradient): write(reference: define(gradient), to: &bytes)
    case .radialGradient(let gradient): write(reference: define(gradient), to: &bytes)
    }
    // The opacity of the attribute would also apply to the other colour.
    guard dark.alpha != light.alpha else { return }
    bytes.append(UInt8(ascii: ";"))
    append(name, to: &bytes)
    bytes += "-opacity:".utf8
    shareDecimals.write(dark.alpha, to: &bytes)
  }
}

extension Paint {
  /// The opacity that is written for the paint.
  fileprivate var alpha: Double {
    if case .color(let color) = self { color.alpha } else { 1 }
  }
}
