import CairoDrawing
import PathGeometry
import SVGTree
import Testing
import Typesetting

@Suite("A picture drawn as PDF")
struct PDFTests {
  private let document = SVGDocument(
    size: Size(30, 20), title: "7 posts", scale: 2,
    children: [.drawing(Rect(x: 1, y: 1, width: 28, height: 18).fill(.linearGradient(from: "red", to: "blue")))])

  private func pdf(_ document: SVGDocument) throws -> String {
    String(decoding: try document.pdf(shaper: BuiltinShaper()), as: UTF8.self)
  }

  @Test("is one page of the document's size, in points, with its title")
  func page() throws {
    let text = try pdf(document)
    #expect(text.hasPrefix("%PDF-1."))
    #expect(text.contains("/MediaBox [ 0 0 60 40 ]"))
    #expect(text.contains("/Title (7 posts)"))
  }

  @Test("has the same bytes each time, and no date of today")
  func sameBytes() throws {
    #expect(try pdf(document) == pdf(document))
    #expect(try pdf(document).contains("20000101000000"))
  }

  @Test("has no pixels, also where shadows, gradients and opacities are drawn")
  func vectors() throws {
    let text = try pdf(document)
    #expect(!text.contains("/Subtype /Image"))
  }

  @Test("of an image or of a mask names what a page cannot show, and its layer")
  func unsupported() throws {
    let small = SVGDocument(size: Size(1, 1), children: [])
    let image = try Image(png: small.png(shaper: BuiltinShaper()), frame: Rect(width: 9, height: 9))
    let picture = SVGDocument(size: Size(9, 9), children: [.group(Group([.image(image)]).named("icon"))])
    let error = #expect(throws: CairoError.self) { try picture.pdf(shaper: BuiltinShaper()) }
    #expect(error?.description == "a PDF cannot show an image in the layer 'icon'; draw a PNG")
  }

  @Test("shows the contents of links")
  func links() throws {
    let square = Rect(x: 0, y: 0, width: 9, height: 9).fill("red")
    let plain = SVGDocument(size: Size(9, 9), children: [.drawing(square)])
    let linked = SVGDocument(
      size: Size(9, 9), children: [.link(Link(to: "https://example.org") { square })])
    #expect(try pdf(linked) == pdf(plain))
  }
}
