import PathGeometry
import PictureReading
import Typesetting

@testable import SVGTree

/// The root element of a document of some nodes, written for the web.
func written(
  _ nodes: [Node], size: Size = Size(100, 100), title: String? = nil, profile: OutputProfile = .web
) throws -> Markup {
  try Markup(parsing: SVGDocument(size: size, title: title, children: nodes).svg(for: profile))
}

func written(
  _ component: some NodeComponent, title: String? = nil, profile: OutputProfile = .web
) throws -> Markup {
  try written([component.node], title: title, profile: profile)
}

extension Markup {
  /// The definition that an attribute's `url(#…)` names.
  func target(of reference: String?) -> Markup? {
    guard let reference, reference.hasPrefix("url(#"), reference.hasSuffix(")") else { return nil }
    let id = String(reference.dropFirst(5).dropLast())
    return all.first { $0["id"] == id }
  }
}

let square = Rect(x: 10, y: 20, width: 40, height: 30)
