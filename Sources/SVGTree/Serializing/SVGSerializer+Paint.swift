import PathGeometry

/// A paint whose gradient is defined.
enum DefinedPaint {
  case none
  case color(Color)
  case gradient(ContentName, opacity: Double)
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
    case .gradient(let gradient):
      guard profile.kind == .design, let opacity = gradient.commonOpacity, opacity < 1 else {
        return .gradient(define(gradient), opacity: 1)
      }
      return .gradient(define(gradient.mapColors { $0.opacity(1) }), opacity: opacity)
    }
  }

  mutating func write(paint: DefinedPaint, name: StaticString) {
    switch paint {
    case .none: attribute(name, "none")
    case .color(let color): write(color: color, name: name)
    case .gradient(let id, let opacity):
      attribute(name, reference: id)
      if opacity < 1 { attribute("fill-opacity", share: opacity) }
    case .embeddedGradient(let id, let color):
      start(name)
      write(reference: id)
      bytes.append(UInt8(ascii: " "))
      write(color)
      bytes.append(UInt8(ascii: "\""))
    case .adaptive(let color): write(adaptive: color, name: name)
    }
  }

  mutating func write(color: Color, name: StaticString, opacityName: StaticString? = nil) {
    start(name)
    write(color)
    bytes.append(UInt8(ascii: "\""))
    if color.alpha < 1 {
      bytes.append(UInt8(ascii: " "))
      if let opacityName { bytes.append(opacityName) } else { bytes.append(name); bytes.append("-opacity") }
      bytes.append("=\"")
      shareDecimals.write(color.alpha, to: &bytes)
      bytes.append(UInt8(ascii: "\""))
    }
  }

  mutating func write(_ color: Color) {
    func hexDigit(_ value: UInt8) -> UInt8 { value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10 }
    func isDouble(_ channel: UInt8) -> Bool { channel >> 4 == channel & 0xF }
    let isShort =
      profile.kind != .design && isDouble(color.red) && isDouble(color.green) && isDouble(color.blue)
    func put(_ channel: UInt8, _ bytes: inout ByteWriter) {
      bytes.append(hexDigit(channel >> 4))
      if !isShort { bytes.append(hexDigit(channel & 0xF)) }
    }
    bytes.append(UInt8(ascii: "#"))
    put(color.red, &bytes)
    put(color.green, &bytes)
    put(color.blue, &bytes)
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
      attribute("r", radius)
    }
    let middle = bytes.count
    for (stop, dark) in zip(gradient.stops, dark ?? gradient.stops) {
      bytes.append("<stop")
      attribute("offset", share: stop.offset)
      if stop.color == dark.color {
        write(color: stop.color, name: "stop-color", opacityName: "stop-opacity")
      } else {
        write(
          adaptive: Adaptive(stop.color, dark: dark.color), name: "stop-color", opacityName: "stop-opacity")
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

  mutating func define(mask nodes: [Node]) -> ContentName {
    let region = nodes.bounds?.writable ?? Rect(width: 0, height: 0)
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
    for node in nodes { write(node) }
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
