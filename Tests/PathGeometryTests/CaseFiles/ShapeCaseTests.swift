import PathGeometry
import Testing

@Suite("Figures compared with the paths that SVGO converts them to")
struct ShapeCaseTests {
  struct ShapeCase: Decodable, Sendable, CustomTestStringConvertible {
    let id: String
    let element: String
    let attrs: [String: String]
    let path: String?
    let removed: Bool?
    var testDescription: String { "\(id) \(element)" }

    func number(_ name: String) -> Double { attrs[name].flatMap(Double.init) ?? 0 }

    /// The points of a list. A last point without a second coordinate is dropped.
    var points: Path {
      do {
        return try Path(parsing: "M" + (attrs["points"] ?? ""))
      } catch {
        return error.prefix
      }
    }

    /// This library's path for the element.
    var drawn: Path {
      switch element {
      case "rect": Rect(x: number("x"), y: number("y"), width: number("width"), height: number("height")).path
      case "circle": Circle(center: Point(number("cx"), number("cy")), radius: number("r")).path
      case "ellipse": Ellipse(center: Point(number("cx"), number("cy")), radii: Size(number("rx"), number("ry"))).path
      case "polygon": Polygon(points.ends).path
      case "polyline": points
      default:
        Path {
          Move(number("x1"), number("y1"))
          Line(number("x2"), number("y2"))
        }
      }
    }
  }

  static let file = "shapes_to_path_svgo.json"

  static let leftOut: [String: String] = {
    let unchanged = "SVGO leaves it as it is, so there is no path to compare"
    return [
      "01/0": unchanged, "01/1": unchanged, "01/2": unchanged, "01/3": unchanged, "01/4": unchanged, "01/5": unchanged,
      "02/9": unchanged, "05/27": "a polygon of two points has no area, so it is no figure here",
      "05/29": "rounded radii longer than half the distance move the centres of SVGO's arcs by 0.38 of a point",
    ].reduce(into: [:]) { $0["svgo/convertShapeToPath.\($1.key)"] = $1.value }
  }()

  static func checked() throws -> [ShapeCase] {
    try CaseFile.cases(ShapeCase.self, in: file).filter { leftOut[$0.id] == nil }
  }

  @Test("straight figures have the same sides in the same order", arguments: try checked().filter { $0.path != nil })
  func sides(_ example: ShapeCase) throws {
    let expected = try Path(parsing: example.path ?? "")
    let drawn = try Path(parsing: example.drawn.data())
    guard example.element == "circle" || example.element == "ellipse" else {
      #expect(drawn.data(style: .spaced) == expected.data(style: .spaced))
      return
    }
    // SVGO begins at the top and draws in the opposite direction.
    let (box, other) = (try #require(drawn.bounds), try #require(expected.bounds))
    #expect(box.isNear(other, within: 2e-3))
    #expect(abs(drawn.area + expected.area) <= 5e-3 * (box.width + box.height))
    #expect(drawn.area > 0)
  }

  @Test("lists with too few points draw nothing", arguments: try checked().filter { $0.removed == true })
  func removed(_ example: ShapeCase) {
    #expect(example.drawn.elements.allSatisfy { $0.facts.letter == "M" })
  }

  @Test("every case of figures is checked or excluded by name")
  func accounting() throws {
    guard CaseFile.folder != nil else { return }
    let all = try CaseFile.cases(ShapeCase.self, in: Self.file)
    let checked = try Self.checked().filter { $0.path != nil || $0.removed == true }
    #expect(checked.count + Self.leftOut.count == all.count)
    CaseFile.report(Self.file, checked.count, of: all.count, leftOut: Self.leftOut)
  }
}
