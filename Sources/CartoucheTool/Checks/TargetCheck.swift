import BadgeExport
import Messages
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
struct TargetProblem: Equatable {
  /// The line of the element, from 1.
  let line: Int
  /// The column of the element, from 1, in characters.
  let column: Int
  /// What is wrong and what helps, in one line without the position.
  let message: String

  /// The longest side of a VectorDrawable in dp that Android recommends: above it, Android's lint warns.
  static let maximumSide = 200.0

  // MARK: Messages

  /// aapt2 replaces longer path data, and the app that draws them ends.
  static func pathData(of part: String, bytes: Int) -> String {
    "the path data of \(part) have \(bytes) bytes, and Android reads at most \(ExportError.maximumPathBytes); "
      + "use a shorter text, or --precision 1"
  }
  static func side(_ name: String, _ length: Double) -> String {
    "the \(name) of \(Message.number(length)) dp is more than \(Message.number(maximumSide)), above which Android "
      + "draws slowly; use --scale, or export a PNG"
  }
  static func gradientBeforeAPI24(of part: String) -> String {
    "the gradient of \(part) needs Android 7 (API 24); use a look without gradients"
  }
  static func evenOddBeforeAPI24(of part: String) -> String {
    "the even-odd fill of \(part) needs Android 7 (API 24); use --nonzero"
  }
  static func gradient(of part: String) -> String {
    "\(part) has a gradient, and the target paints one colour; use a look without gradients"
  }
  static func evenOdd(of part: String) -> String {
    "\(part) has an even-odd fill, which the target does not support; use --nonzero"
  }
  static func stroke(of part: String) -> String {
    "\(part) has a stroke, which the target does not support; use --expand-strokes"
  }
  static func translucent(_ part: String) -> String {
    "\(part) is translucent, and the target shows it opaque; use --shadows none, or another look"
  }
  static func otherColor(_ color: String, of part: String) -> String {
    "\(part) has the colour \(Message.shortened(color)), and the target paints one colour; "
      + (part.contains("text") ? "cut the text out with --text-color knockout" : "give all parts one colour")
  }
}

/// Compares a file of the design profile with the documented limits of a target.
struct TargetCheck: Sendable {
  private let target: ImportTarget

  init(_ target: ImportTarget) { self.target = target }

  /// The parts of the file that go beyond a limit, in document order. The file should be in the design profile.
  func problems(in tree: XMLTree) -> [TargetProblem] {
    guard let elements = tree.elements(atMost: .max) else { return [] }
    var found: [(offset: Int, message: String)] = []
    var styles: [Style] = []
    var color: String?
    for index in 0..<elements.count {
      let element = elements[index]
      let style = Style(element, inside: element.parent.map { styles[$0] })
      styles.append(style)
      let messages: [String] =
        switch element.name {
        case "svg" where index == 0: sides(of: element)
        case "path": self.messages(about: style, &color)
        default: []
        }
      found += messages.map { (element.offset, $0) }
    }
    let positions = elements.positions(ofBytes: found.map(\.offset))
    return zip(found, positions).map { found, position in
      TargetProblem(line: position.line, column: position.column, message: found.message)
    }
  }

  private func sides(of root: XMLElements.Element) -> [String] {
    guard target == .android else { return [] }
    return ["width", "height"].compactMap { name in
      guard let length = root.value(name).flatMap(Double.init), length > TargetProblem.maximumSide else { return nil }
      return TargetProblem.side(name, length)
    }
  }

  private func messages(about style: Style, _ color: inout String?) -> [String] {
    let part = style.layer.map { "'\(Message.shortened($0))'" } ?? "a path"
    var found: [String] = []
    if target == .android {
      if style.dataBytes > ExportError.maximumPathBytes {
        found.append(TargetProblem.pathData(of: part, bytes: style.dataBytes))
      }
      if style.hasGradient { found.append(TargetProblem.gradientBeforeAPI24(of: part)) }
      if style.isEvenOdd { found.append(TargetProblem.evenOddBeforeAPI24(of: part)) }
      return found
    }
    if style.hasGradient { found.append(TargetProblem.gradient(of: part)) }
    if style.isEvenOdd { found.append(TargetProblem.evenOdd(of: part)) }
    if style.hasStroke { found.append(TargetProblem.stroke(of: part)) }
    if target == .symbol, style.isTranslucent { found.append(TargetProblem.translucent(part)) }
    if let fill = style.color {
      if let color, color != fill { found.append(TargetProblem.otherColor(fill, of: part)) }
      color = color ?? fill
    }
    return found
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
