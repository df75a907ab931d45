package import PathGeometry
import SVGTree

/// The properties that elements inherit.
package struct SVGStyle {
  /// A paint with unresolved references.
  enum Source {
    case none
    /// The colour of the element that is painted, also where a parent declares it.
    case current
    case color(Color)
    /// A gradient, with the paint of outlines without an area.
    indirect case reference(id: String, SourceString, fallback: Source)
  }

  /// The colour of `currentColor`.
  var color = Color.current
  var fill = Source.color(.black)
  package var fillOpacity = 1.0
  package var fillRule = FillRule.nonzero
  var clipRule = FillRule.nonzero
  var stroke = Source.none
  package var strokeOpacity = 1.0
  package var strokeWidth = 1.0
  package var strokeCap = LineCap.butt
  package var strokeJoin = LineJoin.miter
  package var miterLimit = 4.0
  package var miterLimitOffset: Int?
  /// The lengths of dashes and gaps, with their source; nil for a solid line.
  package var dashes: (lengths: [Double], source: SourceString)?
  package var dashOffset = 0.0
  var isVisible = true
  package var paintsStrokeFirst = false
  /// Whether edges have no anti-aliasing.
  package var isCrisp = false
  package var fontSize = 16.0
  package var isBold = false
  package var anchor = TextAnchor.start

  /// The alignment of a text at its `x`.
  package enum TextAnchor: String {
    case start, middle, end
  }
}

/// The properties that are not inherited.
struct OwnStyle {
  var opacity = 1.0
  /// The id of a `clipPath`.
  var clip: (id: String, SourceString)?
  /// The id of a `mask`.
  var mask: (id: String, SourceString)?
  /// Whether a filter changes it, and not only adds shadows below it.
  var isFiltered = false
  var isDisplayed = true
}

extension SVGStyle {
  /// Applies the declarations of an element. Returns its properties that are not inherited.
  ///
  /// - Parameter diagonal: The reference of a percentage of a width.
  mutating func apply(_ declared: [String: SourceString], diagonal: Double) throws(SVGFault) -> OwnStyle {
    var own = OwnStyle()
    for name in declared.keys.sorted() {
      guard let value = declared[name] else { continue }
      let word = value.text.lowercased()
      switch name {
      case "color": color = try Self.color(value, name, current: color)
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
        guard let limit = try? Lengths.length(value, name, of: 1) else {
          throw SVGFault(.value(value.text, attribute: name, expected: .number), at: value.offset)
        }
        // Browsers ignore a negative limit. One below 1 cuts every corner, as 1 does.
        if limit >= 0 { (miterLimit, miterLimitOffset) = (max(1, limit), value.offset) }
      case "stroke-dasharray":
        dashes = word.isPlainLine ? nil : (try Lengths.dashes(value, name, of: diagonal), value)
      case "stroke-dashoffset": dashOffset = (try? Lengths.length(value, name, of: diagonal)) ?? dashOffset
      case "visibility":
        isVisible = try Self.word(value, name, ["visible": true, "hidden": false, "collapse": false])
      case "paint-order":
        paintsStrokeFirst = word.split { $0.isWhitespace }.first { $0 != "markers" } == "stroke"
      case "shape-rendering":
        let words = ["crispedges": true, "optimizespeed": true, "auto": false, "geometricprecision": false]
        isCrisp = words[word] ?? isCrisp
      case "opacity": own.opacity = try Lengths.share(value, name)
      case "display": own.isDisplayed = word != "none"
      case "clip-path":
        if word != "none" { own.clip = (try value.localReference(name), value) }
      case "mask":
        if word != "none" { own.mask = (try value.localReference(name), value) }
      case "filter":
        own.isFiltered =
          word != "none"
          && !word.split(separator: ")").allSatisfy { $0.drop { $0 == " " }.hasPrefix("drop-shadow(") }
      // Editors write fonts in many forms on elements that show no text.
      case "font-size": fontSize = (try? Lengths.extent(value, name, of: fontSize)) ?? fontSize
      case "font-weight": isBold = word == "bold" || Double(word) ?? 400 >= 700
      case "text-anchor": anchor = TextAnchor(rawValue: word) ?? anchor
      default: break
      }
    }
    return own
  }

  private func source(_ value: SourceString, _ name: String) throws(SVGFault) -> Source {
    let text = value.text
    if text.lowercased() == "none" { return .none }
    if text.lowercased() == "currentcolor" { return .current }
    if text.isReference {
      // An icon without the target is refused, and what follows the reference is used for little.
      let end = text.firstIndex(of: ")") ?? text.index(before: text.endIndex)
      let reference = SourceString(String(text[...end]), at: value.offset, isVerbatim: value.isVerbatim)
      let rest = String(text[text.index(after: end)...].drop { $0.isWhitespace })
      let fallback: Source =
        rest.lowercased() == "currentcolor" ? .current : (try? Color(parsing: rest)).map { .color($0) } ?? .none
      return .reference(id: try reference.localReference(name), value, fallback: fallback)
    }
    return .color(try Self.color(value, name, current: color))
  }

  /// A colour, or the current one.
  static func color(_ value: SourceString, _ attribute: String, current: Color) throws(SVGFault) -> Color {
    if value.text.lowercased() == "currentcolor" { return current }
    do {
      return try Color(parsing: value.text)
    } catch {
      throw SVGFault(
        .color(value.text, suggestion: error.suggestion), at: value.offset)
    }
  }

  private static func word<Value>(
    _ value: SourceString, _ name: String, _ words: KeyValuePairs<String, Value>
  ) throws(SVGFault) -> Value {
    let word = value.text.lowercased()
    guard let found = words.first(where: { $0.key == word })?.value else {
      throw SVGFault(
        .value(value.text, attribute: name, expected: .oneOf(words.map { $0.key }.sorted())), at: value.offset)
    }
    return found
  }
}

extension SourceString {
  /// The id in `url(#id)`, with or without quotes.
  func localReference(_ attribute: String) throws(SVGFault) -> String {
    try requireLocal(attribute)
    let inside = text.dropFirst(4).dropLast().filter { !$0.isWhitespace && $0 != "\"" && $0 != "'" }
    guard text.isReference, text.last == ")", inside.first == "#", inside.count > 1 else {
      throw SVGFault(.value(text, attribute: attribute, expected: .localReference), at: offset)
    }
    return String(inside.dropFirst())
  }
}

extension String {
  /// Whether it begins as `url(#id)`. Letter case does not matter in the names of functions.
  fileprivate var isReference: Bool { prefix(4).lowercased() == "url(" }

  /// Whether a list of dashes gives a solid line.
  fileprivate var isPlainLine: Bool {
    self == "none" || allSatisfy { "0, .px".contains($0) }
  }
}
