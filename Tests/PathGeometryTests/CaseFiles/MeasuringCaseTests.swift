import PathGeometry
import Testing

@Suite("Bounds, areas and winding numbers compared with other libraries")
struct MeasuringCaseTests {
  struct BoxCase: Decodable, Sendable, CustomTestStringConvertible {
    let id: String
    let d: String
    let bbox: [Double]?
    let ref: [Double]
    let tolerance: Double?
    var testDescription: String { id }
  }

  static let boxes = "bbox_upstream.json"

  @Test("the bounds have the listed size", arguments: try CaseFile.cases(BoxCase.self, in: boxes))
  func box(_ example: BoxCase) throws {
    let box = try #require(try Path(parsing: example.d).bounds)
    let sides = [box.minX, box.minY, box.maxX, box.maxY]
    for (side, expected) in zip(sides, example.ref) { #expect(abs(side - expected) <= 1e-9) }
    // One case lists only the bounds of the control points, which contain the tight bounds.
    guard let listed = example.bbox else { return }
    for (side, expected) in zip(sides, listed) { #expect(abs(side - expected) <= example.tolerance ?? 0) }
  }

  struct AreaCase: Decodable, Sendable, CustomTestStringConvertible {
    let id: String
    let d: String
    let area: Double?
    let tolerance: Double?
    let point: [Double]?
    let winding: Int?
    let isInside: Bool?
    let isOnBoundary: Bool?
    enum CodingKeys: String, CodingKey {
      case id, d, area, tolerance, point, winding
      case isInside = "inside_nonzero", isOnBoundary = "on_boundary"
    }
    var testDescription: String { id }
  }

  static let areas = "area_winding_upstream.json"

  @Test(
    "an area, a winding number or an inside is as listed", arguments: try CaseFile.cases(AreaCase.self, in: areas))
  func area(_ example: AreaCase) throws {
    let path = try Path(parsing: example.d)
    if let area = example.area { #expect(abs(path.area - area) <= max(example.tolerance ?? 0, 1e-9)) }
    guard let place = example.point else { return }
    let point = Point(place[0], place[1])
    // On the boundary, kurbo counts some points as outside; here all of them are inside.
    if let winding = example.winding {
      #expect(path.contains(point, rule: .nonzero) == (winding != 0))
      #expect(example.isOnBoundary == true || path.windingNumber(at: point) == winding)
    }
    if let isInside = example.isInside { #expect(path.contains(point, rule: .nonzero) == isInside) }
  }

  @Test("every case of bounds and areas is checked")
  func accounting() throws {
    guard CaseFile.folder != nil else { return }
    for name in [Self.boxes, Self.areas] {
      struct Named: Decodable { let id: String }
      let count = try CaseFile.cases(Named.self, in: name).count
      #expect(count > 0)
      CaseFile.report(name, count, of: count, leftOut: [:])
    }
  }
}

@Suite("Arcs in endpoint form compared with svgpathtools and picosvg")
struct EndpointArcCaseTests {
  struct ArcCase: Decodable, Sendable, CustomTestStringConvertible {
    let id: String
    let start: [Double]
    let rx: Double
    let ry: Double
    let rotation: Double
    let largeArc: Int
    let sweep: Int
    let end: [Double]
    let points: [[Double]]?
    let center: [Double]?
    let theta: Double?
    let delta: Double?
    let cubics: [CaseValue]?
    let length: Double?
    enum CodingKeys: String, CodingKey {
      case id, start, rx, ry, rotation, sweep, end, points, center, theta, delta, cubics, length
      case largeArc = "large_arc"
    }
    var testDescription: String { id }

    var path: Path {
      Path { path in
        path.move(to: Point(start[0], start[1]))
        path.arc(
          to: Point(end[0], end[1]), radii: Size(rx, ry), rotation: .degrees(rotation), largeArc: largeArc != 0,
          clockwise: sweep != 0)
      }
    }
  }

  static let file = "arcs_endpoint.json"

  @Test("centre, angles, points and length are as listed", arguments: try CaseFile.cases(ArcCase.self, in: file))
  func arc(_ example: ArcCase) throws {
    let arcs = example.path.ellipticalArcs
    for listed in example.points ?? [] {
      let arc = try #require(arcs.first)
      #expect(arc.point(along: listed[0]).isNear(Point(listed[1], listed[2]), within: 1e-6))
    }
    if let center = example.center {
      #expect(try #require(arcs.first).center.isNear(Point(center[0], center[1]), within: 1e-6))
    }
    if let delta = example.delta {
      #expect(abs(try #require(arcs.first).sweep.degrees - delta) < 1e-6)
    }
    if let theta = example.theta {
      #expect(abs((try #require(arcs.first).start.degrees - theta).remainder(dividingBy: 360)) < 1e-6)
    }
    if let length = example.length {
      let lines = example.path.flattened(tolerance: 1e-7).ends
      let drawn = zip(lines, lines.dropFirst()).map { ($1 - $0).length }.reduce(0, +)
      #expect(abs(drawn - length) < 1e-5)
    }
  }

  @Test(
    "the curves of an arc are as listed",
    arguments: try CaseFile.cases(ArcCase.self, in: file).filter { $0.cubics != nil })
  func cubics(_ example: ArcCase) throws {
    let expected = try (example.cubics ?? []).map { value in
      try (value.list ?? []).flatMap { point in
        try (point.list ?? []).map { try $0.number.orThrow(CaseValue.Mismatch(value: value)) }
      }
    }
    let drawn = example.path.convertingArcs(tolerance: 0.01).elements.dropFirst().map(\.facts.numbers)
    #expect(drawn.count == expected.count)
    for (curve, listed) in zip(drawn, expected) {
      // Both list numbers with seven digits.
      #expect(curve.count == listed.count && zip(curve, listed).allSatisfy { abs($0 - $1) <= 2e-6 })
    }
  }

  @Test("every case of arcs is checked")
  func accounting() throws {
    guard CaseFile.folder != nil else { return }
    let count = try CaseFile.cases(ArcCase.self, in: Self.file).count
    #expect(count > 0)
    CaseFile.report(Self.file, count, of: count, leftOut: [:])
  }
}
