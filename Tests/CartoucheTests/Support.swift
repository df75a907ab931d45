import Cartouche
import PictureReading

/// The parts of a layout that tests look at, with groups opened and their moves applied.
struct Parts {
  struct Placed<Value> {
    var value: Value
    /// Where the origin of the value's plane is in the picture.
    var origin: Point
  }

  var drawings: [Placed<Drawing>] = []
  var texts: [Placed<TextRun>] = []
  /// The texts that are holes.
  var holes: [Placed<TextRun>] = []

  init(_ layout: BadgeLayout) { add(layout.nodes, origin: .zero) }

  init(_ badge: some Badge) throws { self.init(try badge.layout(with: BuiltinShaper())) }

  private mutating func add(_ nodes: [Node], origin: Point) {
    for node in nodes {
      switch node {
      case .drawing(let drawing): drawings.append(Placed(value: drawing, origin: origin))
      case .text(let text): texts.append(Placed(value: text, origin: origin))
      case .group(let group):
        let origin = origin + Point(group.transform.tx, group.transform.ty)
        if case .knockout(let nodes) = group.mask {
          for case .text(let text) in nodes { holes.append(Placed(value: text, origin: origin)) }
        }
        add(group.children, origin: origin)
      case .link(let link): add(link.children, origin: origin)
      case .image: break
      }
    }
  }
}

extension Parts.Placed<Drawing> {
  /// The outline in the picture's own plane.
  var path: Path { value.path.offset(x: origin.x, y: origin.y) }
  var bounds: Rect { path.bounds ?? Rect(width: 0, height: 0) }
  /// What is filled, as a colour.
  var fill: Color? { if case .color(let color) = value.fill { color } else { nil } }
  var stroke: Color? { if case .color(let color)? = value.stroke?.paint { color } else { nil } }

  /// What a line covers, as long as it is straight or its corners are right and its ends cut off; else what is filled.
  var covered: Rect {
    guard let width = value.stroke?.width else { return bounds }
    return bounds.inset(by: -width / 2)
  }
}

extension Parts.Placed<TextRun> {
  var position: Point { value.position + origin }
  var left: Double { value.minX + origin.x }
  var right: Double { left + value.run.width }
  var text: String { value.run.text }
}

func layout(_ badge: some Badge) throws -> BadgeLayout { try badge.layout(with: BuiltinShaper()) }

func run(_ text: String, _ font: Font) throws -> GlyphRun { try BuiltinShaper().shape(text, in: font) }

func isClose(_ a: Double, _ b: Double, within tolerance: Double = 0.005) -> Bool { abs(a - b) <= tolerance }

func isClose(_ a: Point, _ b: Point, within tolerance: Double = 0.005) -> Bool {
  isClose(a.x, b.x, within: tolerance) && isClose(a.y, b.y, within: tolerance)
}

func isClose(_ a: Rect, _ b: Rect, within tolerance: Double = 0.005) -> Bool {
  isClose(a.origin, b.origin, within: tolerance) && isClose(a.width, b.width, within: tolerance)
    && isClose(a.height, b.height, within: tolerance)
}
