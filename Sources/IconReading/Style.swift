import PathGeometry
import SVGTree

/// The properties that elements inherit.
struct Style {
  /// A paint with unresolved references.
  enum Source {
    case none
    case color(Color)
    case reference(id: String, Located)
  }

  /// The colour of `currentColor`.
  var color = Color.current
  var fill = Source.color(.black)
  var fillOpacity = 1.0
  var fillRule = Drawing.FillRule.nonzero
  var clipRule = Drawing.FillRule.nonzero
  var stroke = Source.none
  var strokeOpacity = 1.0
  var strokeWidth = 1.0
  var strokeCap = Stroke.Cap.butt
  var strokeJoin = Stroke.Join.miter
  var miterLimit = 4.0
  var miterLimitOffset: Int?
  /// The dashes of the line, if any.
  var dashes: Located?
  var isVisible = true
  var paintsStrokeFirst = false
}

/// The properties that are not inherited.
struct OwnStyle {
  var opacity = 1.0
  /// The id of a `clipPath`.
  var clip: (id: String, Located)?
  var isDisplayed = true
}

extension Style {
  /// Applies the declarations of an element. Returns its properties that are not inherited.
  ///
  /// - Parameter diagonal: The reference of a percentage of a width.
  mutating func apply(_ declared: [String: Located], diagonal: Double) throws(IconFault) -> OwnStyle {
    var own = OwnStyle()
    // Other properties may refer to the colour.
    if let value = declared["color"], value.text.lowercased() != "currentcolor" {
      color = try Self.color(value, "color", current: color)
    }
    for name in declared.keys.sorted() {
      guard let value = declared[name] else { continue }
      switch name {
      case "fill": fill = try source(value, name)
      case "fill-opacity": fillOpacity = try Lengths.share(value, name)
      case "fill-rule": fillRule = try Self.word(value, name, ["nonzero": .nonzero, "evenodd": .evenOdd])
      case "clip-rule": clipRule = try Self.word(value, name, ["nonzero": .nonzero, "evenodd": .evenOdd])
      case "stroke": stroke = try source(value, name)
      case "stroke-opacity": strokeOpacity = try Lengths.share(value, name)
      case "stroke-width": strokeWidth = try Lengths.extent(value, name, of: diagonal)
      case "stroke-linecap":
        strokeCap = try Self.word(value, name, ["butt": .butt, "round": .round, "square": .square])
      case "stroke-linejoin":
        strokeJoin = try Self.word(value, name, ["miter": .miter, "round": .round, "bevel": .bevel])
      case "stroke-miterlimit":
        miterLimit = try Lengths.extent(value, name, of: 1)
        guard miterLimit >= 1 else {
          throw IconFault(.value(value.text, attribute: name, expected: .positiveNumber), at: value.offset)
        }
        miterLimitOffset = value.offset
      case "stroke-dasharray": dashes = value.text.isPlainLine ? nil : value
      case "visibility":
        isVisible = try Self.word(value, name, ["visible": true, "hidden": false, "collapse": false])
      case "paint-order": paintsStrokeFirst = value.text.hasPrefix("stroke")
      case "opacity": own.opacity = try Lengths.share(value, name)
      case "display": own.isDisplayed = value.text != "none"
      case "clip-path":
        if value.text != "none" { own.clip = (try value.localReference(name), value) }
      default: break
      }
    }
    return own
  }

  private func source(_ value: Located, _ name: String) throws(IconFault) -> Source {
    let text = value.text
    if text == "none" { return .none }
    if text.lowercased() == "currentcolor" { return .color(color) }
    if text.hasPrefix("url(") {
      // The fallback after the reference applies only if the target is missing, and then the icon is refused.
      let end = text.firstIndex(of: ")") ?? text.index(before: text.endIndex)
      let reference = Located(String(text[...end]), at: value.offset, isVerbatim: value.isVerbatim)
      return .reference(id: try reference.localReference(name), value)
    }
    return .color(try Self.color(value, name, current: color))
  }

  /// A colour, or the current one.
  static func color(_ value: Located, _ attribute: String, current: Color) throws(IconFault) -> Color {
    if value.text.lowercased() == "currentcolor" { return current }
    do {
      return try Color(parsing: value.text)
    } catch {
      throw IconFault(
        .color(value.text, attribute: attribute, suggestion: error.suggestion), at: value.offset)
    }
  }

  private static func word<Value>(
    _ value: Located, _ name: String, _ words: [String: Value]
  ) throws(IconFault) -> Value {
    guard let found = words[value.text] else {
      throw IconFault(
        .value(value.text, attribute: name, expected: .oneOf(words.keys.sorted())), at: value.offset)
    }
    return found
  }
}

extension Located {
  /// The id in `url(#id)`, with or without quotes.
  func localReference(_ attribute: String) throws(IconFault) -> String {
    try requireLocal(attribute)
    let inside = text.dropFirst(4).dropLast().filter { !$0.isWhitespace && $0 != "\"" && $0 != "'" }
    guard text.hasPrefix("url("), text.last == ")", inside.first == "#", inside.count > 1 else {
      throw IconFault(.value(text, attribute: attribute, expected: .localReference), at: offset)
    }
    return String(inside.dropFirst())
  }
}

extension String {
  /// Whether a list of dashes gives a solid line.
  fileprivate var isPlainLine: Bool {
    self == "none" || allSatisfy { "0, .px".contains($0) }
  }
}
