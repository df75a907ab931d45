import PathGeometry
import PictureReading
import Typesetting

@testable import SVGTree

/// The root element of a document with these nodes, written for the web.
func written(
  _ nodes: [Node], size: Size = Size(100, 100), title: String? = nil, profile: OutputProfile = .web
) throws -> Markup {
  let document = SVGDocument(size: size, title: title, children: nodes)
  return try Markup(parsing: document.svg(for: profile, shaper: SquareShaper()))
}

func written(
  _ component: some NodeComponent, title: String? = nil, profile: OutputProfile = .web
) throws -> Markup {
  try written([component.node], title: title, profile: profile)
}

extension Markup {
  /// The outline of a `path` element.
  var outline: Path { get throws { try Path(parsing: self["d"] ?? "") } }

  /// The definition that an attribute's `url(#…)` names.
  func target(of reference: String?) -> Markup? {
    guard let reference, reference.hasPrefix("url(#"), reference.hasSuffix(")") else { return nil }
    let id = String(reference.dropFirst(5).dropLast())
    return all.first { $0["id"] == id }
  }
}

let square = Rect(x: 10, y: 20, width: 40, height: 30)

/// Draws every text as one square of the font size, with half of the width from the built-in tables.
struct SquareShaper: TextShaper {
  func shape(_ text: String, in font: Font) throws(ShapingError) -> GlyphRun {
    try BuiltinShaper().shape(text, in: font)
  }

  func outline(of run: GlyphRun) throws(ShapingError) -> GlyphOutline? {
    if run.text == "missing" { throw .noGlyph(character: "m", font: "squares") }
    let size = run.font.size
    let width = run.isFitted ? run.width : size
    return GlyphOutline(path: Rect(y: -size, width: width, height: size).path, advance: width)
  }

  /// Each letter is a square, with half of its side as a gap after it.
  func characters(of run: GlyphRun) throws(ShapingError) -> [CharacterOutline]? {
    if run.text == "missing" { throw .noGlyph(character: "m", font: "squares") }
    let size = run.font.size
    return run.text.indices.enumerated().map { number, _ in
      CharacterOutline(
        GlyphOutline(path: Rect(y: -size, width: size, height: size).path, advance: 1.5 * size),
        at: 1.5 * size * Double(number))
    }
  }
}
