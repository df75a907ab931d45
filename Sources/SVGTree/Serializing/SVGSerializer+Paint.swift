import PathGeometry

extension SVGSerializer {
  // MARK: Paint

  mutating func write(paint: Paint, name: StaticString, to bytes: inout [UInt8]) {
    switch paint {
    case .none: attribute(name, "none", to: &bytes)
    case .color(let color): write(color: color, name: name, to: &bytes)
    case .linearGradient(let gradient):
      guard profile.kind == .design, let opacity = gradient.commonOpacity, opacity < 1 else {
        return attribute(name, reference: define(gradient), to: &bytes)
      }
      attribute(name, reference: define(gradient.opaque), to: &bytes)
      attribute("fill-opacity", share: opacity, to: &bytes)
    case .radialGradient(let gradient): attribute(name, reference: define(gradient), to: &bytes)
    }
  }

  func write(color: Color, name: StaticString, opacityName: StaticString? = nil, to bytes: inout [UInt8]) {
    start(name, to: &bytes)
    write(color, to: &bytes)
    bytes.append(UInt8(ascii: "\""))
    if color.alpha < 1 {
      bytes.append(UInt8(ascii: " "))
      if let opacityName { append(opacityName, to: &bytes) } else { append(name, to: &bytes); bytes += "-opacity".utf8 }
      bytes += "=\"".utf8
      shareDecimals.write(color.alpha, to: &bytes)
      bytes.append(UInt8(ascii: "\""))
    }
  }

  func write(_ color: Color, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "#"))
    let channels = [color.red, color.green, color.blue]
    let isShort = profile.kind == .web && channels.allSatisfy { $0 >> 4 == $0 & 0xF }
    for channel in channels {
      bytes.append(Self.hexDigits[Int(channel >> 4)])
      if !isShort { bytes.append(Self.hexDigits[Int(channel & 0xF)]) }
    }
  }

  private static let hexDigits = Array("0123456789abcdef".utf8)

  // MARK: Definitions

  mutating func define(_ gradient: LinearGradient) -> [UInt8] {
    var attributes: [UInt8] = []
    attributes += " gradientUnits=\"userSpaceOnUse\"".utf8
    attribute("x1", gradient.start.x, to: &attributes)
    attribute("y1", gradient.start.y, to: &attributes)
    attribute("x2", gradient.end.x, to: &attributes)
    attribute("y2", gradient.end.y, to: &attributes)
    return define("linearGradient", attributes: attributes, content: stops(gradient.stops))
  }

  mutating func define(_ gradient: RadialGradient) -> [UInt8] {
    var attributes: [UInt8] = []
    attributes += " gradientUnits=\"userSpaceOnUse\"".utf8
    attribute("cx", gradient.center.x, to: &attributes)
    attribute("cy", gradient.center.y, to: &attributes)
    attribute("r", gradient.radius, to: &attributes)
    return define("radialGradient", attributes: attributes, content: stops(gradient.stops))
  }

  private func stops(_ stops: [GradientStop]) -> [UInt8] {
    var bytes: [UInt8] = []
    for stop in stops {
      bytes += "<stop".utf8
      attribute("offset", share: stop.offset, to: &bytes)
      write(color: stop.color, name: "stop-color", opacityName: "stop-opacity", to: &bytes)
      bytes += "/>".utf8
    }
    return bytes
  }

  mutating func define(clip path: Path) -> [UInt8] {
    var content = Array("<path".utf8)
    write(outline: path, to: &content)
    content += "/>".utf8
    return define("clipPath", attributes: [], content: content)
  }

  mutating func define(mask nodes: [Node]) -> [UInt8] {
    var content: [UInt8] = []
    // A definition is outside the groups around its use, and inherits nothing from them.
    let outer = inherited
    inherited = .none
    for node in nodes { write(node, to: &content) }
    inherited = outer
    let region = nodes.bounds ?? Rect(width: 0, height: 0)
    var attributes = Array(" maskUnits=\"userSpaceOnUse\"".utf8)
    attribute("x", region.minX, to: &attributes)
    attribute("y", region.minY, to: &attributes)
    attribute("width", region.width, to: &attributes)
    attribute("height", region.height, to: &attributes)
    return define("mask", attributes: attributes, content: content)
  }

  /// Adds a definition, once for equal content. Returns its id.
  mutating func define(_ element: StaticString, attributes: [UInt8], content: [UInt8]) -> [UInt8] {
    var named: [UInt8] = []
    append(element, to: &named)
    let name = ContentName.make(of: named + attributes + content, prefix: profile.idPrefix)
    guard definedNames.insert(name).inserted else { return name }
    definitions.append(UInt8(ascii: "<"))
    append(element, to: &definitions)
    definitions += " id=\"".utf8
    definitions += name
    definitions.append(UInt8(ascii: "\""))
    definitions += attributes
    definitions.append(UInt8(ascii: ">"))
    definitions += content
    definitions += "</".utf8
    append(element, to: &definitions)
    definitions.append(UInt8(ascii: ">"))
    return name
  }
}
