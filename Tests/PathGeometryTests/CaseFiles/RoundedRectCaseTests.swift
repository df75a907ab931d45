import PathGeometry
import Testing

/// A case with the radii, the area or the bounds of a rounded figure.
struct RoundedCase: Decodable, Sendable, CustomTestStringConvertible {
  let id: String
  let kind: String
  let attrs: [String: Double]?
  let renders: Bool?
  let used: CaseValue?
  let path: String?
  let bbox: [Double]?
  let w: Double?
  let h: Double?
  let rect: [Double]?
  let radii: CaseValue?
  let f: Double?
  let area: Double?

  var testDescription: String { id }

  static func all(_ kind: String) throws -> [RoundedCase] {
    try CaseFile.cases(RoundedCase.self, in: CaseFile.names[1]).filter { $0.kind == kind }
  }

  static func size(_ value: CaseValue?) -> Size? {
    if let radius = value?.number { return Size(radius, radius) }
    guard let list = value?.list, list.count == 2, let x = list[0].number, let y = list[1].number else { return nil }
    return Size(x, y)
  }

  static func corners(_ value: CaseValue?) -> RoundedRect.CornerRadii? {
    let sizes = value?.list?.compactMap(size) ?? []
    guard sizes.count == 4 else { return nil }
    return .init(topLeft: sizes[0], topRight: sizes[1], bottomRight: sizes[2], bottomLeft: sizes[3])
  }
}

@Suite("Rounded figures compared with the rules of CSS and SVG")
struct RoundedRectCaseTests {
  @Test("radii that overlap are reduced by CSS's factor", arguments: try RoundedCase.all("css_border_radius"))
  func css(_ example: RoundedCase) throws {
    let rect = Rect(width: try #require(example.w), height: try #require(example.h))
    let asked = try #require(RoundedCase.corners(example.radii))
    let expected = try #require(RoundedCase.corners(example.used))
    let factor = try #require(example.f)
    let area = try #require(example.area)
    let shape = RoundedRect(rect, radii: asked)
    let used = shape.usedRadii
    for corner in [\RoundedRect.CornerRadii.topLeft, \.topRight, \.bottomRight, \.bottomLeft] {
      #expect(used[keyPath: corner].isNear(expected[keyPath: corner], within: 1e-9))
      let scaled = Size(asked[keyPath: corner].width * factor, asked[keyPath: corner].height * factor)
      #expect(used[keyPath: corner].isNear(scaled, within: 1e-9))
    }
    #expect(abs(shape.path.signedArea - area) <= 1e-6 * area)
    #expect(try #require(shape.path.bounds).isNear(rect, within: 1e-9))
  }

  @Test("a rounded rectangle has the listed area", arguments: try RoundedCase.all("area"))
  func area(_ example: RoundedCase) throws {
    let edges = try #require(example.rect)
    let rect = Rect(x: edges[0], y: edges[1], width: edges[2] - edges[0], height: edges[3] - edges[1])
    let shape = RoundedRect(rect, radii: try #require(RoundedCase.corners(example.radii)))
    #expect(abs(shape.path.signedArea - (try #require(example.area))) <= 1e-9)
  }

  @Test("with SVG's radii, a rounded rectangle has SVG's outline", arguments: try RoundedCase.all("svg_rect"))
  func svgRect(_ example: RoundedCase) throws {
    let attrs = try #require(example.attrs)
    let rect = Rect(
      x: attrs["x"] ?? 0, y: attrs["y"] ?? 0, width: attrs["width"] ?? 0, height: attrs["height"] ?? 0)
    guard try #require(example.renders as Bool?) else {
      #expect(RoundedRect(rect, radius: 5).path.isEmpty)
      return
    }
    let used = try #require(RoundedCase.size(example.used))
    let radii = RoundedRect.CornerRadii(topLeft: used, topRight: used, bottomRight: used, bottomLeft: used)
    let outline = RoundedRect(rect, radii: radii).path
    let box = try #require(example.bbox)
    let expected = Rect(x: box[0], y: box[1], width: box[2] - box[0], height: box[3] - box[1])
    #expect(try #require(outline.bounds).isNear(expected, within: 1e-9))
    #expect(abs(outline.signedArea - (try #require(example.area))) <= 1e-6)

    let given = try PathDataParser.path(try #require(example.path))
    #expect(outline.withoutSidesWithoutLength == given.withoutSidesWithoutLength)
    expectSameInside(outline, given, around: expected)
  }

  @Test("with SVG's radii, an ellipse has SVG's outline", arguments: try RoundedCase.all("svg_ellipse"))
  func svgEllipse(_ example: RoundedCase) throws {
    let attrs = try #require(example.attrs)
    let center = Point(attrs["cx"] ?? 0, attrs["cy"] ?? 0)
    guard try #require(example.renders as Bool?) else {
      let radii = Size(attrs["rx"] ?? 0, attrs["ry"] ?? 0)
      #expect(Ellipse(center: center, radii: radii).path.isEmpty)
      return
    }
    let used = try #require(RoundedCase.size(example.used))
    let outline = Ellipse(center: center, radii: used).path
    let box = Rect(
      x: center.x - used.width, y: center.y - used.height, width: 2 * used.width, height: 2 * used.height)
    #expect(try #require(outline.bounds).isNear(box, within: 1e-9))
    #expect(abs(outline.signedArea - .pi * used.width * used.height) <= 1e-9 * outline.signedArea)
    let lines = outline.polylines(step: 0.1)
    for point in box.grid(17) {
      let x = (point.x - center.x) / used.width
      let y = (point.y - center.y) / used.height
      guard abs(x * x + y * y - 1) > 1e-4 else { continue }
      #expect((lines.winding(around: point) == 1) == (x * x + y * y < 1), "at \(point)")
    }
  }

  @Test("every case of rounded figures is checked")
  func accounting() throws {
    guard CaseFile.folder != nil else { return }
    for kind in ["css_border_radius", "area", "svg_rect", "svg_ellipse"] {
      let count = try RoundedCase.all(kind).count
      #expect(count > 0)
      CaseFile.report("\(CaseFile.names[1]), \(kind)", count, of: count, leftOut: [:])
    }
  }

  private func expectSameInside(_ left: Path, _ right: Path, around box: Rect) {
    let leftLines = left.polylines()
    let rightLines = right.polylines()
    for point in box.grid(17) {
      #expect(leftLines.winding(around: point) == rightLines.winding(around: point), "at \(point)")
    }
  }
}

extension Size {
  func isNear(_ other: Size, within distance: Double) -> Bool {
    abs(width - other.width) <= distance && abs(height - other.height) <= distance
  }
}

extension Rect {
  /// Points of a grid that extends a little beyond all edges and meets none of them.
  func grid(_ count: Int) -> [Point] {
    (0..<count * count).map { index in
      let column = (Double(index % count) + 0.37) / Double(count)
      let row = (Double(index / count) + 0.41) / Double(count)
      return Point(minX + width * (column * 1.2 - 0.1), minY + height * (row * 1.2 - 0.1))
    }
  }
}

extension Path {
  /// The elements without lines of zero length.
  var withoutSidesWithoutLength: [Element] {
    var current: Point?
    return elements.filter { element in
      guard case .line(let to) = element else {
        if case .move(let to) = element { current = to }
        if case .arc(let to, _, _, _, _) = element { current = to }
        return true
      }
      defer { current = to }
      return to != current
    }
  }
}
