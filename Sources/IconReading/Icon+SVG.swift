import PathGeometry
package import SVGReading
import SVGTree
package import XMLChecking

extension Icon {
  init(svg bytes: [UInt8], color: Color?) throws(IconError) {
    do { self = try Icon(drawing: bytes, initialFill: color == nil ? nil : .current) } catch {
      throw error.showing(bytes)
    }
    guard let color else { return }
    let painted = nodes.currentColor(color)
    guard painted != nodes else { throw IconError(.ownColors(ofPixels: false)) }
    nodes = painted
  }

  /// - Parameter initialFill: That of ``SVGOptions``.
  private init(drawing bytes: [UInt8], initialFill: Color?) throws(IconError) {
    let tree: XMLTree
    do {
      tree = try XMLTree(parsing: bytes)
    } catch {
      throw IconError(.document(error.kind), line: error.line, column: error.column)
    }
    var options = SVGOptions()
    options.initialFill = initialFill
    guard let elements = tree.elements(atMost: options.elements) else {
      throw IconError(.svg(.tooManyElements(maximum: options.elements)))
    }
    do {
      try IconAudit.check(elements, maximumDepth: options.depth)
      let drawing = try SVGDrawing(elements, options)
      var drawer = IconDrawer(size: drawing.size)
      let nodes = try drawer.draw(drawing.nodes)
      self.init(size: drawing.size, nodes: nodes.clipped(to: Rect(origin: .zero, size: drawing.size).path))
    } catch {
      let (line, column) = elements.position(ofByte: error.offset)
      throw IconError(.svg(error.problem), line: line, column: column)
    }
  }
}

extension IconError.Problem {
  package static func svg(_ problem: SVGProblem) -> Self { Self(problem.description, maker: problem.code) }
  package static func document(_ kind: XMLDiagnostic.Kind) -> Self { Self(kind.message) }
}
