import IconReading
import PathGeometry
import SVGTree
import XMLChecking

/// The icon of an SVG.
func icon(_ svg: String, color: Color? = nil) throws -> Icon {
  try Icon(parsing: Array(svg.utf8), color: color)
}

/// An icon with this content in a root with a view box of 24.
func icon(inside content: String) throws -> Icon {
  try icon(#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">\#(content)</svg>"#)
}

/// The problem of an SVG; nil if it is accepted.
func problem(_ svg: String) -> IconError.Problem? {
  do {
    _ = try icon(svg)
    return nil
  } catch {
    return (error as? IconError)?.problem
  }
}

/// The problem of an icon with this content.
func problem(inside content: String) -> IconError.Problem? {
  problem(#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">\#(content)</svg>"#)
}

extension Icon {
  /// The icon as a document.
  var document: String {
    get throws { try SVGDocument(size: size, children: nodes).svg(for: .web) }
  }

  /// The drawings in order, including those in groups.
  var drawings: [Drawing] { nodes.flatMap(\.drawings) }
}

extension Node {
  fileprivate var drawings: [Drawing] {
    switch self {
    case .drawing(let drawing): [drawing]
    case .group(let group): group.children.flatMap(\.drawings)
    default: []
    }
  }
}
