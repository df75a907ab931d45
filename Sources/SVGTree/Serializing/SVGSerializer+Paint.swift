import PathGeometry

/// A paint whose gradient is defined.
enum DefinedPaint {
  case none
  case color(Color)
  case gradient(ContentName)
  /// A gradient with the colour where it cannot be found, as the embed profile writes it.
  case embeddedGradient(ContentName, orElse: Adaptive<Color>)
  /// Two colours, as the embed profile writes them.
  case adaptive(Adaptive<Color>)
}

extension SVGSerializer {
  // MARK: Paint

  /// Defines the gradient of a paint, if it has one.
  mutating func prepare(_ paint: Paint, dark: Paint? = nil) -> DefinedPaint {
    if profile.kind == .embed { return prepareEmbedded(paint, dark: dark ?? paint) }
    switch paint {
    case .none: return .none
    case .color(let color): return .color(color)
    case .gradient(let gradient): return .gradient(define(gradient))
    }
  }

  /// An attribute for a colour or a paint, up to its value.
  enum PaintAttribute {
    case fill
    case stroke
    case stop

    var start: StaticString {
      switch self {
      case .fill: " fill=\""
      case .stroke: " stroke=\""
      case .stop: " stop-color=\""
      }
    }

    var opacity: StaticString {
      switch self {
      case .fill: " fill-opacity=\""
      case .stroke: " stroke-opacity=\""
      case .stop: " stop-opacity=\""
      }
    }
  }

  mutating func write(_ paint: DefinedPaint, as attribute: PaintAttribute) {
    switch paint {
    case .color(let color): return write(color, as: attribute)
    case .adaptive(let color): return write(color, as: attribute)
    case .none:
      bytes.append(attribute.start)
      bytes.append("none")
    case .gradient(let id):
      bytes.append(attribute.start)
      write(reference: id)
    case .embeddedGradient(let id, let color):
      bytes.append(attribute.start)
      write(reference: id)
      bytes.append(UInt8(ascii: " "))
      write(color)
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes a colour and its opacity, each in its attribute.
  mutating func write(_ color: Color, as attribute: PaintAttribute) {
    bytes.append(attribute.start)
    write(color)
    bytes.append(UInt8(ascii: "\""))
    if color.alpha < 1 { write(opacity: color.alpha, as: attribute) }
  }

  mutating func write(opacity: Double, as attribute: PaintAttribute) {
    bytes.append(attribute.opacity)
    shareDecimals.write(opacity, to: &bytes)
    bytes.append(UInt8(ascii: "\""))
  }

  mutating func write(_ color: Color) {
    let (red, green, blue) = (UInt64(color.red), UInt64(color.green), UInt64(color.blue))
    let isShort = profile.kind != .design && red % 17 == 0 && green % 17 == 0 && blue % 17 == 0
    // One digit in each byte, the first one lowest.
    func pair(_ channel: UInt64) -> UInt64 { channel >> 4 | (channel & 0xF) << 8 }
    let digits =
      isShort
      ? red & 0xF | (green & 0xF) << 8 | (blue & 0xF) << 16 : pair(red) | pair(green) << 16 | pair(blue) << 32
    let letters = ((digits &+ 0x0606_0606_0606) >> 4) & 0x0101_0101_0101
    let text = digits &+ 0x3030_3030_3030 &+ letters &* UInt64(UInt8(ascii: "a") - UInt8(ascii: "0") - 10)
    bytes.write(atMost: 9) { start in
      start.pointee = UInt8(ascii: "#")
      UnsafeMutableRawPointer(start + 1).storeBytes(of: text.littleEndian, as: UInt64.self)
      return start + (isShort ? 4 : 7)
    }
  }

  // MARK: Definitions

  /// Defines a gradient.
  ///
  /// - Parameter dark: The colours for dark pages at the same offsets.
  mutating func define(_ gradient: Gradient, dark: [GradientStop]? = nil) -> ContentName {
    let start = bytes.count
    bytes.append(" gradientUnits=\"userSpaceOnUse\"")
    let element: StaticString
    switch gradient.shape {
    case .linear(let start, let end):
      element = "linearGradient"
      attribute("x1", start.x)
      attribute("y1", start.y)
      attribute("x2", end.x)
      attribute("y2", end.y)
    case .radial(let center, let radius):
      element = "radialGradient"
      attribute("cx", center.x)
      attribute("cy", center.y)
      // Krita puts the focal point elsewhere if it is missing.
      if profile.kind == .design {
        attribute("fx", center.x)
        attribute("fy", center.y)
      }
      attribute("r", radius)
    }
    let middle = bytes.count
    for index in gradient.stops.indices {
      let color = gradient.stops[index].color
      bytes.append("<stop offset=\"")
      shareDecimals.write(gradient.stops[index].offset, to: &bytes)
      bytes.append(UInt8(ascii: "\""))
      if let dark = dark?[index].color, dark != color {
        write(Adaptive(color, dark: dark), as: .stop)
      } else {
        write(color, as: .stop)
      }
      bytes.append("/>")
    }
    return define(element, attributesFrom: start, contentFrom: middle)
  }

  mutating func define(clip path: Path) -> ContentName {
    let start = bytes.count
    bytes.append("<path")
    write(outline: path)
    bytes.append("/>")
    return define("clipPath", attributesFrom: start, contentFrom: start)
  }

  /// Defines a line that a text follows.
  mutating func define(line path: Path) -> ContentName {
    let start = bytes.count
    write(outline: path)
    return define("path", attributesFrom: start, contentFrom: bytes.count)
  }

  mutating func define(mask nodes: [Node]) -> ContentName {
    defineMask(in: nodes.bounds?.writable ?? Rect(width: 0, height: 0)) { writer in
      for node in nodes { writer.write(node) }
    }
  }

  /// The mask that leaves what has these bounds but for texts.
  mutating func defineMask(leaving bounds: Rect, but texts: [Node]) -> ContentName {
    let region = WebLowering.maskRegion(around: bounds)
    var extent = region
    for case .text(let text) in texts { extent = extent.union(text.bounds) }
    return defineMask(in: extent.writable) { writer in
      writer.bytes.append("<path fill=\"#fff\"")
      writer.write(outline: Outline.rect(region))
      writer.bytes.append("/>")
      for case .text(let text) in texts { writer.write(text, at: text.position, .black) }
    }
  }

  private mutating func defineMask(
    in region: Rect, _ write: (inout SVGSerializer) -> Void
  ) -> ContentName {
    let start = bytes.count
    bytes.append(" maskUnits=\"userSpaceOnUse\"")
    attribute("x", region.minX)
    attribute("y", region.minY)
    attribute("width", region.width)
    attribute("height", region.height)
    let middle = bytes.count
    // A definition is outside the groups around its use, and inherits nothing from them.
    let outer = inherited
    inherited = .none
    write(&self)
    inherited = outer
    return define("mask", attributesFrom: start, contentFrom: middle)
  }

  /// Moves the end of the output, an element's attributes and its content, into a definition, once for equal ones.
  /// Returns its id.
  mutating func define(_ element: StaticString, attributesFrom start: Int, contentFrom middle: Int) -> ContentName {
    var maker = ContentName.Maker()
    maker.add(salt: profile.idSalt)
    maker.add(element)
    maker.add(bytes[start..<bytes.count])
    let name = maker.name
    if insert(name) {
      definitions.append(UInt8(ascii: "<"))
      definitions.append(element)
      definitions.append(" id=\"")
      if !profile.idPrefix.isEmpty { definitions.append(utf8: profile.idPrefix) }
      name.write(to: &definitions)
      definitions.append(UInt8(ascii: "\""))
      definitions.append(bytes[start..<middle])
      definitions.append(UInt8(ascii: ">"))
      definitions.append(bytes[middle..<bytes.count])
      definitions.append("</")
      definitions.append(element)
      definitions.append(UInt8(ascii: ">"))
    }
    bytes.truncate(to: start)
    return name
  }
}
