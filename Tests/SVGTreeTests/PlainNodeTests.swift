import PathGeometry
import Testing
import Typesetting

@testable import SVGTree

@Suite("Nodes without the features of the web profile")
struct PlainNodeTests {
  private let plain = square.fill("red").stroke("blue", width: 2)

  private var adapting: Drawing {
    var drawing = plain.fill("red", dark: "maroon").crisp()
    drawing.stroke?.darkPaint = "navy"
    return drawing
  }

  private func lowered(_ node: some NodeComponent) throws -> [Node] {
    try SVGDocument(size: Size(100, 100), children: [node.node]).lowered(for: .design, shaper: BuiltinShaper()).children
  }

  @Test("keep their shapes and their light paints")
  func drawings() throws {
    #expect(try lowered(adapting) == [plain.node])
    #expect(try lowered(Group { adapting }.overlaid(by: adapting)) == [plain.node, plain.node])
  }

  @Test("are not animated, at any depth")
  func groups() throws {
    let moving = Group { Group { adapting }.animated(Movements.pop).decorative() }.animated(Movements.blink)
    #expect(try lowered(moving) == [plain.node])
  }

  @Test("are all that the design profile writes")
  func design() throws {
    let shadow = Group { plain }.blurred(deviation: 1).decorative()
    let ring = Group { adapting }.animated(Movements.ring).decorative()
    let document = SVGDocument(size: Size(100, 100), children: [Group([shadow.node, ring.node]).node])
    let still = SVGDocument(size: Size(100, 100), children: [plain.node])
    #expect(try document.serialized(for: .design) == still.serialized(for: .design))
  }

  @Test("are named by their positions among all nodes, blurred ones too")
  func positions() throws {
    let mask = Group { plain }.masked { plain }
    let nodes = Group([Group { plain }.blurred(deviation: 1).node, Group([plain.node, mask.node]).named("layer").node])
    #expect(throws: LoweringError.unsupported(.mask, path: [0, 1, 1], layer: "layer")) { try lowered(nodes) }
  }
}
