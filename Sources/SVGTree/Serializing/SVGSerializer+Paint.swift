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
    func isDouble(_ channel: UInt8) -> Bool { channel >> 4 == channel & 0xF }
    let isShort =
      profile.kind != .design && isDouble(color.red) && isDouble(color.green) && isDouble(color.blue)
    bytes.write(atMost: 7) { start in
      var end = start
      func put(_ digit: UInt8) {
        end.pointee = digit < 10 ? UInt8(ascii: "0") &+ digit : UInt8(ascii: "a") &+ digit &- 10
        end += 1
      }
      func put(channel: UInt8) {
        put(channel >> 4)
        if !isShort { put(channel & 0xF) }
      }
      end.pointee = UInt8(ascii: "#")
      end += 1
      put(channel: color.red)
      put(channel: color.green)
      put(channel: color.blue)
      return end
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
      attribute("r", radius)
    }
    let middle = bytes.count
    for index in gradient.stops.indices {
      let color = gradient.stops[index].color
      bytes.append("<stop offset=\"")
      shareDecimals.write(gradient.stops[index].offset, to: &bytes)
      bytes.append(UInt8(ascii: "\""))
      if let dark = dark?[index].color, dark != color {
        write(adaptive: Adaptive(color, dark: dark), name: "stop-color", opacityName: "stop-opacity")
      } else {
        write(color: color, name: "stop-color", opacityName: "stop-opacity")
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
    defineMask(in: nodes.bounds?.writable ?? Rect(width: 0, height: 0)) { writer in
      for node in nodes { writer.write(node) }
    }
  }

  /// The mask that leaves what has these bounds but for texts.
  mutating func defineMask(leaving bounds: Rect, but texts: [TextRun]) -> ContentName {
    let region = WebLowering.maskRegion(around: bounds)
    let extent = texts.reduce(region) { $0.union($1.bounds) }.writable
    return defineMask(in: extent) { writer in
      writer.bytes.append("<path fill=\"#fff\" d=\"")
      Outline.rect(region).write(as: .minified, decimals: writer.decimals, to: &writer.bytes)
      writer.bytes.append("\"/>")
      for text in texts { writer.write(text, at: text.position, .black) }
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
