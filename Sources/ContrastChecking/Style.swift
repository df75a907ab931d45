import PathGeometry
import SVGTree
import XMLChecking

/// The properties that elements inherit.
struct Style {
  /// A paint with unresolved references.
  enum Source {
    case none
    case color(Color)
    case reference(String)
  }

  /// The alignment of a text at its `x`.
  enum TextAnchor: String {
    case start, middle, end
  }

  var fill = Source.color(.black)
  var fillOpacity = 1.0
  var fillRule = FillRule.nonzero
  var stroke = Source.none
  var strokeOpacity = 1.0
  var strokeWidth = 1.0
  var cap = LineCap.butt
  var join = LineJoin.miter
  var miterLimit = 4.0
  var dashes: [Double] = []
  var dashOffset = 0.0
  var fontSize = 16.0
  var isBold = false
  var anchor = TextAnchor.start

  /// Applies the properties of an element.
  ///
  /// - Parameter value: The value of a property, from the style sheet or from an attribute.
  mutating func apply(_ value: (String) -> String?) {
    if let source = value("fill").flatMap(Self.source) { fill = source }
    if let share = value("fill-opacity").flatMap(Values.share) { fillOpacity = share }
    if let rule = value("fill-rule") { fillRule = rule == "evenodd" ? .evenOdd : .nonzero }
    if let source = value("stroke").flatMap(Self.source) { stroke = source }
    if let share = value("stroke-opacity").flatMap(Values.share) { strokeOpacity = share }
    if let width = value("stroke-width").flatMap(Values.number) { strokeWidth = max(0, width) }
    if let word = value("stroke-linecap") { cap = ["round": .round, "square": .square][word] ?? .butt }
    if let word = value("stroke-linejoin") { join = ["round": .round, "bevel": .bevel][word] ?? .miter }
    if let limit = value("stroke-miterlimit").flatMap(Values.number) { miterLimit = max(1, limit) }
    if let list = value("stroke-dasharray") { dashes = list.split(separator: " ").compactMap { Self.dash(String($0)) } }
    if let offset = value("stroke-dashoffset").flatMap(Values.number) { dashOffset = offset }
    if let size = value("font-size").flatMap(Values.number) { fontSize = max(0, size) }
    if let weight = value("font-weight") { isBold = weight == "bold" || Values.number(weight) ?? 400 >= 700 }
    if let word = value("text-anchor").flatMap(TextAnchor.init) { anchor = word }
  }

  private static func dash(_ text: String) -> Double? { Values.number(text).map { max(0, $0) } }

  private static func source(_ text: String) -> Source? {
    if text == "none" { return Source.none }
    if let id = Values.reference(text) { return .reference(id) }
    return (try? Color(parsing: text)).map(Source.color)
  }
}
