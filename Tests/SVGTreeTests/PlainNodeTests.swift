import PathGeometry
import Testing

@testable import SVGTree

@Suite("Nodes without the features of the web profile")
struct PlainNodeTests {
  private let plain = square.fill("red").stroke("blue", width: 2)

  private var adapting: Drawing {
    var drawing = plain.fill("red", dark: "maroon").crisp()
    drawing.stroke?.darkPaint = "navy"
    return drawing
  }

  @Test("keep their shapes and their light paints")
  func drawings() {
    #expect([adapting.node].withoutWebTerms(keepingBlurs: false) == [plain.node])
    let text = TextRun("a", at: .zero)
    #expect([text.fill(.white, dark: .black).node].withoutWebTerms(keepingBlurs: false) == [text.fill(.white).node])
  }

  @Test("are not animated, at any depth, in masks and links too")
  func groups() throws {
    let destination = try LinkDestination(parsing: "a")
    let rest = Group { Link(to: destination) { Group { plain } } }.masked { plain }.opacity(0.5)
    let moving = Group { Link(to: destination) { Group { adapting }.animated(Movements.pop).decorative() } }
      .masked { adapting }.opacity(0.5).animated(Movements.blink)
    #expect([moving.node].withoutWebTerms(keepingBlurs: false) == [rest.node])
  }

  @Test("are all that the design profile writes")
  func design() throws {
    let shadow = Group { plain }.blurred(deviation: 1).decorative()
    let ring = Group { adapting }.animated(Movements.ring).decorative()
    let document = SVGDocument(size: Size(100, 100), children: [Group([shadow.node, ring.node]).node])
    let still = SVGDocument(size: Size(100, 100), children: [plain.node])
    #expect(try document.serialized(for: .design) == still.serialized(for: .design))
  }

  @Test("have an empty group in place of a blurred one, so that the other positions do not change")
  func blurred() {
    let nodes = [Group { plain }.blurred(deviation: 1).offset(x: 1).node, plain.node]
    #expect(nodes.withoutWebTerms(keepingBlurs: false) == [Group([]).offset(x: 1).node, plain.node])
  }
}
