import PathGeometry
import PictureReading
import Testing

@testable import SVGTree

extension SeededGenerator {
  fileprivate mutating func chance(_ share: Double) -> Bool { uniform(0...1) < share }
  fileprivate mutating func element<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &self)]
  }
}

/// Random pictures with the features of the design profile, many of them invisible.
private struct RandomPicture {
  var random: SeededGenerator

  mutating func nodes(depth: Int = 0) -> [Node] {
    (0..<Int.random(in: 1...3, using: &random)).map { _ in
      depth < 3 && random.chance(0.4) ? .group(group(depth: depth)) : .drawing(drawing())
    }
  }

  private mutating func group(depth: Int) -> Group {
    var group = Group(nodes(depth: depth + 1))
    if random.chance(0.5) { group = group.named("layer") }
    if random.chance(0.3) { group = group.clipped(to: rect()) }
    if random.chance(0.3) { group.transform = .scale(x: random.uniform(0.2...2), y: random.uniform(0.2...2)) }
    return group
  }

  private mutating func drawing() -> Drawing {
    var drawing = Drawing(rect().path, fill: paint(), fillRule: random.chance(0.5) ? .evenOdd : .nonzero)
    if random.chance(0.6) {
      let width = random.element([0, 0.00001, 0.3, 1, 2.5])
      drawing.stroke = Stroke(paint(), width: width, join: random.element(LineJoin.allCases))
    }
    return random.chance(0.5) ? drawing.named("part") : drawing
  }

  private mutating func paint() -> Paint {
    let alpha = random.element([0, 0.00001, 0.25, 1])
    if random.chance(0.2) { return .none }
    let color = Color(red: 10, green: 200, blue: 30, alpha: alpha)
    return random.chance(0.5) ? .color(color) : .linearGradient(from: color, to: Color.white.opacity(alpha))
  }

  private mutating func rect() -> Rect {
    Rect(
      x: random.uniform(-1...40), y: random.uniform(-1...40), width: random.uniform(0.2...50),
      height: random.uniform(0.2...50))
  }
}

@Suite("Every path of a file for design tools")
struct DesignDrawingTests {
  @Test("is visible, in a form that every importer reads alike", arguments: 0..<Rounds.of(300))
  func randomTrees(seed: Int) throws {
    var picture = RandomPicture(random: SeededGenerator(seed: UInt64(seed)))
    let nodes = picture.nodes()
    var profiles = [OutputProfile.design, .design.precision(seed % 7)]
    profiles += [.design.expandingStrokes(), .design.expandingStrokes().fillingNonzero()]
    for profile in profiles {
      let root = try written(nodes, profile: profile)
      for element in root.all {
        for (name, value) in element.attributes where name != "id" {
          #expect(value.firstMatch(of: /(^|[ -])\./) == nil, "\(name)=\(value)")
        }
      }
      for path in root.all(named: "path") {
        let hasStroke = path["stroke"] != "none"
        #expect(path["fill"] != "none" || hasStroke)
        #expect(hasStroke == (path["stroke-width"] != nil))
        #expect(path.number("fill-opacity") != 0 && path.number("stroke-opacity") != 0)
        #expect(!hasStroke || path["fill"]?.hasPrefix("url(") == false)
      }
      for group in root.all(named: "g") { #expect(!group.children.isEmpty) }
    }
  }

  @Test("has no moves that draw nothing, and keeps a move that is closed, which may be a dot")
  func loneMoves() throws {
    func data(_ data: String) throws -> [String?] {
      let path = try Path(parsing: data)
      return try written(path.fill("red").stroke("blue", cap: .round), profile: .design).all(named: "path").map {
        $0["d"]
      }
    }
    #expect(try data("M90 90M4 4H20V20ZM-50 90M2 2") == data("M4 4H20V20Z"))
    #expect(try data("M4 4H20V20ZM2 2Z") != data("M4 4H20V20Z"))
    #expect(try data("M90 90M2 2") == [])
  }

  @Test("is left out if its opacity is 0, expanded or not")
  func invisibleBody() throws {
    let outlined = square.fill(.color(Color.black.opacity(0))).stroke("#0d6efd", width: 1)
    for profile in [OutputProfile.design, .design.expandingStrokes(), .design.expandingStrokes().fillingNonzero()] {
      let paths = try written(outlined, profile: profile).all(named: "path")
      #expect(paths.count == 1)
      #expect(paths.allSatisfy { $0["fill"] != "#000000" && $0["fill-opacity"] == nil })
    }
  }

  @Test("has a gradient or a stroke, not both, and the stroke is above")
  func gradientAndStroke() throws {
    let drawing = square.fill(.linearGradient(from: "red", to: "blue")).stroke("black").named("label")
    let paths = try written(drawing, profile: .design).all(named: "path")
    #expect(paths.map { $0["id"] } == ["label", "label-stroke"])
    #expect(paths.map { $0["stroke"] } == ["none", "#000000"])
    #expect(paths.map { $0["stroke-width"] } == [nil, "1"])
    #expect(paths[1]["fill"] == "none" && paths[0]["d"] == paths[1]["d"])
  }
}
