import PathGeometry
import SVGTree

/// Writes the variable template of a custom SF Symbol: from its three sources, the system draws nine weights at three
/// scales. The sources must have the same points, which letters of another weight never have, so they are equal.
///
/// Names and places of the guides are those of the template, version 3, that the app SF Symbols exports, and of Apple's
/// article "Creating custom symbol images for your app": groups `Notes`, `Guides` and `Symbols`, a base line and a cap
/// line for each scale, and the margins of each source.
struct SymbolTemplate: ~Copyable {
  /// A scale with its lines, in units of the template. Text has a size of 100 units.
  private static let rows = [
    (scale: "S", capLine: 625.541, baseLine: 696.0), (scale: "M", capLine: 1055.54, baseLine: 1126),
    (scale: "L", capLine: 1485.54, baseLine: 1556),
  ]

  /// The sources, which are of the scale S, with the middles of their columns.
  private static let sources = [
    (name: "Ultralight-S", middle: 559.711), (name: "Regular-S", middle: 1449.84), (name: "Black-S", middle: 2933.4),
  ]
  /// The top and the bottom of the margins of the scale S.
  private static let margins = (top: 600.785, bottom: 720.121)
  private static let fontSize = 100.0
  private static let size = Size(3300, 2200)

  private let picture: SVGDocument
  private let decimals: FixedPoint
  private var output = ByteWriter(capacity: 8192)

  init(of picture: SVGDocument, profile: OutputProfile) {
    self.picture = picture
    decimals = profile.lengthDecimals
  }

  /// The file.
  consuming func bytes() throws(ExportError) -> [UInt8] {
    var color: Color?
    let outlines = try Self.outlines(of: picture.children, layer: nil, &color)
    guard !outlines.isEmpty else { throw .emptySymbol }
    let factor = Self.fontSize / picture.size.height
    let width = picture.size.width * factor
    // The columns of wide badges are further apart.
    let spread = max(1, (width + Self.fontSize) / (Self.sources[1].middle - Self.sources[0].middle))
    let lefts = Self.sources.map { $0.middle * spread - width / 2 }
    let right = max(Self.size.width, lefts[2] + width + Self.fontSize)

    output.append("<svg xmlns=\"http://www.w3.org/2000/svg\" version=\"1.1\"")
    attribute("width", right)
    attribute("height", Self.size.height)
    output.append(">\n<g id=\"Notes\">\n<text id=\"template-version\">Template v.3.0</text>\n")
    if let title = picture.title {
      output.append("<text id=\"descriptive-name\">")
      output.append(escapingText: title)
      output.append("</text>\n")
    }
    output.append("</g>\n<g id=\"Guides\">\n")
    for row in Self.rows {
      line("Baseline-\(row.scale)", Point(263, row.baseLine), Point(right - 264, row.baseLine))
      line("Capline-\(row.scale)", Point(263, row.capLine), Point(right - 264, row.capLine))
    }
    for (source, left) in zip(Self.sources, lefts) {
      for (side, x) in [("left", left), ("right", left + width)] {
        line("\(side)-margin-\(source.name)", Point(x, Self.margins.top), Point(x, Self.margins.bottom))
      }
    }
    output.append("</g>\n<g id=\"Symbols\">\n")
    let scaled = outlines.map { $0.applying(.scale(factor)).convertingArcs(tolerance: 0.001) }
    for (source, left) in zip(Self.sources, lefts) { write(scaled, as: source.name, left: left) }
    output.append("</g>\n</svg>\n")
    return output.array
  }

  private mutating func line(_ id: String, _ start: Point, _ end: Point) {
    output.append(utf8: "<line id=\"\(id)\" style=\"fill:none;stroke:#27AAE1;opacity:1;stroke-width:0.5;\"")
    attribute("x1", start.x)
    attribute("x2", end.x)
    attribute("y1", start.y)
    attribute("y2", end.y)
    output.append("/>\n")
  }

  private mutating func write(_ outlines: [Path], as source: String, left: Double) {
    output.append(utf8: "<g id=\"\(source)\" transform=\"matrix(1 0 0 1 ")
    decimals.write(left, to: &output)
    output.append(UInt8(ascii: " "))
    decimals.write((Self.rows[0].capLine + Self.rows[0].baseLine - Self.fontSize) / 2, to: &output)
    output.append(")\">\n")
    for outline in outlines {
      output.append("<path d=\"")
      outline.write(as: .minified, decimals: decimals, isPlain: true, to: &output)
      output.append("\"/>\n")
    }
    output.append("</g>\n")
  }

  private mutating func attribute(_ name: StaticString, _ value: Double) {
    output.append(UInt8(ascii: " "))
    output.append(name)
    output.append("=\"")
    decimals.write(value, to: &output)
    output.append(UInt8(ascii: "\""))
  }

  /// The outlines of the nodes, which all have the same opaque colour.
  static func outlines(
    of nodes: [Node], layer: String?, _ color: inout Color?
  ) throws(ExportError) -> [Path] {
    var outlines: [Path] = []
    for node in nodes {
      switch node {
      case .drawing(let drawing):
        let layer = drawing.name ?? layer
        guard case .color(let fill) = drawing.fill else { throw .symbolGradient(layer: layer) }
        guard fill.alpha == 1 else { throw .symbolTranslucent(layer: layer) }
        guard color == nil || color == fill else { throw .symbolOtherColor(layer: layer) }
        color = fill
        outlines.append(drawing.path)
      case .group(let group):
        outlines += try Self.outlines(of: group.children, layer: group.name ?? layer, &color)
      // There are none in a lowered picture.
      case .text, .link, .image: break
      }
    }
    return outlines
  }
}
