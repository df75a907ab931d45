import BadgeExport
import XMLChecking

/// A program with documented limits, which files of the design profile are checked against.
enum ImportTarget: String, Hashable, Sendable, CaseIterable {
  /// VectorDrawables of Android.
  case android
  /// Custom SF Symbols of Apple.
  case symbol = "sf-symbol"
  /// Symbolic icons of GTK, which are painted in the colour of the text.
  case symbolic
}

/// A part of a file that goes beyond a limit of a target.
struct TargetProblem: Hashable, Sendable {
  /// The limit.
  enum Limit: Hashable, Sendable {
    /// The data of a path have more bytes than ``ExportError/maximumPathBytes``: aapt2 replaces longer texts, and the
    /// app that draws them ends.
    case pathData(bytes: Int)
    /// A picture is wider or higher than ``TargetProblem/maximumSide``, above which Android's lint warns.
    case side(name: String, length: Double)
    /// A gradient, which needs Android 7 (API 24).
    case gradientBeforeAPI24
    /// An even-odd fill, which needs Android 7 (API 24).
    case evenOddBeforeAPI24
    /// A gradient, where the target paints one colour.
    case gradient
    /// An even-odd fill, which symbols do not support.
    case evenOdd
    /// A stroke, which symbols do not support.
    case stroke
    /// A translucent part, which a symbol shows opaque.
    case translucent
    /// A second colour, where the target paints one.
    case otherColor(String)
  }

  /// The line of the element, from 1.
  let line: Int
  /// The column of the element, from 1, in characters.
  let column: Int
  /// The name of the layer, if it has one.
  let layer: String?
  /// The limit.
  let limit: Limit

  /// The longest side of a VectorDrawable in dp that Android recommends.
  static let maximumSide = 200.0
}

/// Compares a file of the design profile with the documented limits of a target.
struct TargetCheck: Sendable {
  private let target: ImportTarget

  init(_ target: ImportTarget) { self.target = target }

  /// The parts of the file that go beyond a limit, in document order. The file should be in the design profile.
  func problems(in tree: XMLTree) -> [TargetProblem] {
    guard let elements = tree.elements(atMost: .max) else { return [] }
    var found: [(offset: Int, layer: String?, limit: TargetProblem.Limit)] = []
    var styles: [Style] = []
    var color: String?
    for index in 0..<elements.count {
      let element = elements[index]
      let style = Style(element, inside: element.parent.map { styles[$0] })
      styles.append(style)
      let limits: [TargetProblem.Limit] =
        switch element.name {
        case "svg" where index == 0: sides(of: element)
        case "path": self.limits(of: style, &color)
        default: []
        }
      found += limits.map { (element.offset, style.layer, $0) }
    }
    let positions = elements.positions(ofBytes: found.map(\.offset))
    return zip(found, positions).map { found, position in
      TargetProblem(line: position.line, column: position.column, layer: found.layer, limit: found.limit)
    }
  }

  private func sides(of root: XMLElements.Element) -> [TargetProblem.Limit] {
    guard target == .android else { return [] }
    return ["width", "height"].compactMap { name in
      guard let length = root.value(name).flatMap(Double.init), length > TargetProblem.maximumSide else { return nil }
      return .side(name: name, length: length)
    }
  }

  private func limits(of style: Style, _ color: inout String?) -> [TargetProblem.Limit] {
    var limits: [TargetProblem.Limit] = []
    if target == .android {
      if style.dataBytes > ExportError.maximumPathBytes { limits.append(.pathData(bytes: style.dataBytes)) }
      if style.hasGradient { limits.append(.gradientBeforeAPI24) }
      if style.isEvenOdd { limits.append(.evenOddBeforeAPI24) }
      return limits
    }
    if style.hasGradient { limits.append(.gradient) }
    if style.isEvenOdd { limits.append(.evenOdd) }
    if style.hasStroke { limits.append(.stroke) }
    if target == .symbol, style.isTranslucent { limits.append(.translucent) }
    if let fill = style.color {
      if let color, color != fill { limits.append(.otherColor(fill)) }
      color = color ?? fill
    }
    return limits
  }
}

/// What a target sees of a path, with what the groups around it set.
private struct Style {
  var layer: String?
  var fill = "none"
  var fillOpacity = "1"
  var fillRule = "nonzero"
  var stroke = "none"
  var strokeOpacity = "1"
  var dataBytes = 0

  init(_ element: XMLElements.Element, inside outer: Style?) {
    if let outer {
      layer = outer.layer
      (fill, fillOpacity, fillRule) = (outer.fill, outer.fillOpacity, outer.fillRule)
    }
    layer = element.value("id") ?? layer
    fill = element.value("fill") ?? fill
    fillOpacity = element.value("fill-opacity") ?? fillOpacity
    fillRule = element.value("fill-rule") ?? fillRule
    stroke = element.value("stroke") ?? stroke
    strokeOpacity = element.value("stroke-opacity") ?? strokeOpacity
    dataBytes = element.value("d")?.utf8.count ?? 0
  }

  var hasGradient: Bool { fill.hasPrefix("url(") }
  var isEvenOdd: Bool { fill != "none" && fillRule == "evenodd" }
  var hasStroke: Bool { stroke != "none" }
  var isTranslucent: Bool { fill != "none" && fillOpacity != "1" || hasStroke && strokeOpacity != "1" }
  /// The colour, unless it is a gradient or nothing.
  var color: String? { hasGradient ? nil : fill != "none" ? fill : hasStroke ? stroke : nil }
}

extension XMLElements.Element {
  fileprivate func value(_ name: String) -> String? { attributes.first { $0.name == name }?.value }
}
