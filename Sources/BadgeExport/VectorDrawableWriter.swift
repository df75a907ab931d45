import PathGeometry
import SVGTree

/// Writes a lowered picture as a VectorDrawable.
struct VectorDrawableWriter: ~Copyable {
  private let profile: OutputProfile
  private let decimals: FixedPoint
  private var output = ByteWriter(capacity: 4096)
  private var depth = 1
  private var layerNames = LayerNames()

  init(profile: OutputProfile) {
    self.profile = profile
    decimals = profile.lengthDecimals
  }

  var bytes: [UInt8] { output.array }

  mutating func write(_ picture: SVGDocument) throws(ExportError) {
    output.append("<vector xmlns:android=\"http://schemas.android.com/apk/res/android\"")
    if picture.children.hasGradients { output.append(" xmlns:aapt=\"http://schemas.android.com/aapt\"") }
    let least = profile.smallestLength
    attribute("width", max(picture.size.width * picture.scale, least), unit: "dp")
    attribute("height", max(picture.size.height * picture.scale, least), unit: "dp")
    attribute("viewportWidth", max(picture.size.width, least))
    attribute("viewportHeight", max(picture.size.height, least))
    output.append(">\n")
    for node in picture.children { try write(node, in: nil) }
    output.append("</vector>\n")
  }

  private mutating func write(_ node: Node, in layer: String?) throws(ExportError) {
    switch node {
    case .drawing(let drawing): try write(drawing, in: drawing.name ?? layer)
    case .group(let group):
      append(indented: "<group")
      if let name = group.name { attribute("name", layerNames.add(name)) }
      output.append(">\n")
      depth += 1
      for child in group.children { try write(child, in: group.name ?? layer) }
      depth -= 1
      append(indented: "</group>\n")
    // There are none in a lowered picture.
    case .text, .link, .image: break
    }
  }

  private mutating func write(_ drawing: Drawing, in layer: String?) throws(ExportError) {
    append(indented: "<path")
    if let name = drawing.name { attribute("name", layerNames.add(name)) }
    if case .color(let color) = drawing.fill { write(color, "fillColor", "fillAlpha") }
    if let stroke = drawing.stroke, case .color(let color) = stroke.paint {
      write(color, "strokeColor", "strokeAlpha")
      attribute("strokeWidth", stroke.width)
      if stroke.cap != .butt { attribute("strokeLineCap", stroke.cap.rawValue) }
      if stroke.join != .miter { attribute("strokeLineJoin", stroke.join.rawValue) }
    }
    try write(drawing.path, in: layer)
    guard case .gradient(let gradient) = drawing.fill else { return output.append("/>\n") }
    output.append(">\n")
    write(gradient)
    append(indented: "</path>\n")
  }

  private mutating func write(_ path: Path, in layer: String?) throws(ExportError) {
    output.append(" android:pathData=\"")
    let start = output.count
    path.write(as: .minified, decimals: decimals.withLeadingZero, isPlain: true, to: &output)
    let bytes = output.count - start
    guard bytes <= ExportError.maximumPathBytes else { throw .pathTooLong(bytes: bytes, layer: layer) }
    output.append(UInt8(ascii: "\""))
  }

  // MARK: Paints

  private mutating func write(_ color: Color, _ name: StaticString, _ opacityName: StaticString) {
    start(name)
    write(color)
    output.append(UInt8(ascii: "\""))
    if color.alpha < 1 { attribute(opacityName, share: color.alpha) }
  }

  private mutating func write(_ gradient: Gradient) {
    depth += 1
    append(indented: "<aapt:attr name=\"android:fillColor\">\n")
    depth += 1
    append(indented: "<gradient")
    switch gradient.shape {
    case .linear(let start, let end):
      attribute("type", "linear")
      attribute("startX", start.x)
      attribute("startY", start.y)
      attribute("endX", end.x)
      attribute("endY", end.y)
    case .radial(let center, let radius):
      attribute("type", "radial")
      attribute("centerX", center.x)
      attribute("centerY", center.y)
      attribute("gradientRadius", radius)
    }
    output.append(">\n")
    depth += 1
    // Android refuses a gradient of one colour.
    let stops = gradient.stops.count == 1 ? gradient.stops + gradient.stops : gradient.stops
    for stop in stops {
      append(indented: "<item")
      attribute("offset", share: stop.offset)
      self.start("color")
      write(stop.color, hasAlpha: true)
      output.append("\"/>\n")
    }
    depth -= 1
    append(indented: "</gradient>\n")
    depth -= 1
    append(indented: "</aapt:attr>\n")
    depth -= 1
  }

  /// Writes a colour in digits, with its opacity before them if it is to be there and is less than 1.
  private mutating func write(_ color: Color, hasAlpha: Bool = false) {
    output.append(UInt8(ascii: "#"))
    let alpha = hasAlpha && color.alpha < 1 ? [UInt8((color.alpha * 255).rounded())] : []
    for channel in alpha + [color.red, color.green, color.blue] {
      for digit in [channel >> 4, channel & 15] {
        output.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
      }
    }
  }

  // MARK: Attributes

  private mutating func append(indented text: StaticString) {
    for _ in 0..<depth { output.append("  ") }
    output.append(text)
  }

  private mutating func start(_ name: StaticString) {
    output.append(" android:")
    output.append(name)
    output.append("=\"")
  }

  private mutating func attribute(_ name: StaticString, _ value: String) {
    start(name)
    output.append(escapingAttribute: value)
    output.append(UInt8(ascii: "\""))
  }

  private mutating func attribute(_ name: StaticString, _ length: Double, unit: StaticString = "") {
    start(name)
    decimals.write(length, to: &output)
    output.append(unit)
    output.append(UInt8(ascii: "\""))
  }

  private mutating func attribute(_ name: StaticString, share: Double) {
    start(name)
    profile.shareDecimals.write(share, to: &output)
    output.append(UInt8(ascii: "\""))
  }
}

extension [Node] {
  /// Whether any drawing has a gradient.
  fileprivate var hasGradients: Bool {
    contains { node in
      switch node {
      case .drawing(let drawing): if case .gradient = drawing.fill { true } else { false }
      case .group(let group): group.children.hasGradients
      case .text, .link, .image: false
      }
    }
  }
}
