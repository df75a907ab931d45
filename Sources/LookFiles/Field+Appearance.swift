package import KeyTables
package import LookModel
import Messages
package import SVGTree
package import SourceTree

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
      var colors: [Color] = []
      for field in try list(atLeast: 2) { colors.append(try field.color()) }
      return Paint.evenly(colors) ?? .none
    case .map, .nothing: throw wrongForm(.text, .list)
    }
  }

  /// A colour, or the word `knockout`.
  package func textFill() throws(SourceError) -> TextFill {
    let text = try text()
    if text == "knockout" { return .knockout }
    do throws(SourceError) { return .color(try color()) } catch {
      guard case .unknownColor(_, nil) = error.problem else { throw error }
      throw self.error(.unknownColor(text: text, suggestion: text.nearest(among: ["knockout"])))
    }
  }

  /// The name of a font family.
  func family() throws(SourceError) -> String {
    let text = try text()
    guard text.contains(where: { !$0.isWhitespace }) else {
      throw error(.unknownValue(text: text, what: "font family", suggestion: nil, expected: []))
    }
    return text
  }
}
