package import LookModel
package import SVGTree
package import Typesetting

extension Field {
  /// A colour in any form that `Color` reads.
  package func color() throws(SourceError) -> Color {
    let text = try text()
    do {
      return try Color(parsing: text)
    } catch {
      throw self.error(.unknownColor(text: text, suggestion: error.suggestion))
    }
  }

  /// A colour, or a list of at least two: a gradient from top to bottom with even steps.
  package func paint() throws(SourceError) -> Paint {
    switch node.content {
    case .text: return .color(try color())
    case .list:
      let fields = try list(atLeast: 2)
      var stops: [GradientStop] = []
      for (index, field) in fields.enumerated() {
        stops.append(GradientStop(offset: Double(index) / Double(fields.count - 1), color: try field.color()))
      }
      return .linearGradient(LinearGradient(stops: stops))
    case .map, .nothing: throw wrongForm(.text, .list)
    }
  }

  /// A colour, or the word `knockout`.
  package func textFill() throws(SourceError) -> TextFill {
    if case .text("knockout") = node.content { return .knockout }
    return .color(try color())
  }

  /// Names of font families, at least one.
  package func families() throws(SourceError) -> [String] {
    var families: [String] = []
    for field in try list(atLeast: 1) { families.append(try field.family()) }
    return families
  }

  /// The name of a font family.
  package func family() throws(SourceError) -> String {
    let text = try text()
    guard text.contains(where: { !$0.isWhitespace }) else {
      throw error(.unknownValue(text: text, what: "font family", suggestion: nil, expected: []))
    }
    return text
  }

  /// The weight of a font: `normal` or `bold`.
  package func weight() throws(SourceError) -> Font.Weight { try choice("weight") { $0.cssValue } }
}
