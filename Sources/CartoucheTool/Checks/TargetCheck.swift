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

extension ImportTarget {
  /// The longest side of a VectorDrawable in dp that Android recommends: above it, Android's lint warns.
  private static let maximumSide = 200.0

  /// The parts of a file that go beyond a limit, in document order. The file should be in the design profile.
  func faults(in tree: XMLTree) -> [FileFault] {
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
        case "svg" where index == 0 && self == .android: Self.sides(of: element)
        case "path": self == .android ? Self.messagesOfAndroid(about: style) : self.messages(about: style, &color)
        default: []
        }
      found += messages.map { (element.offset, $0) }
    }
    return elements.faults(found)
  }

  private static func sides(of root: XMLElements.Element) -> [String] {
    ["width", "height"].compactMap { name in
      guard let length = root.value(name).flatMap(Double.init), length > maximumSide else { return nil }
      return "the \(name) of \(Message.number(length)) dp is more than \(Message.number(maximumSide)), above which "
        + "Android draws slowly; use --scale, or export a PNG"
    }
  }

  private static func messagesOfAndroid(about style: Style) -> [String] {
    var found: [String] = []
    // aapt2 replaces longer path data, and the app that draws them ends.
    if style.dataBytes > ExportError.maximumPathBytes {
      found.append(
        "the path data of \(style.part) have \(style.dataBytes) bytes, and Android reads at most "
          + "\(ExportError.maximumPathBytes); use a shorter text, or --precision 1")
    }
    if style.hasGradient {
      found.append("the gradient of \(style.part) needs Android 7 (API 24); use a look without gradients")
    }
    if style.isEvenOdd { found.append("the even-odd fill of \(style.part) needs Android 7 (API 24); use --nonzero") }
    return found
  }

  private func messages(about style: Style, _ color: inout String?) -> [String] {
    let part = style.part
    var found: [String] = []
    if style.hasGradient {
      found.append("\(part) has a gradient, and the target paints one colour; use a look without gradients")
    }
    if style.isEvenOdd {
      found.append("\(part) has an even-odd fill, which the target does not support; use --nonzero")
    }
    if style.hasStroke { found.append("\(part) has a stroke, which the target does not support; use --expand-strokes") }
    if self == .symbol, style.isTranslucent {
      found.append("\(part) is translucent, and the target shows it opaque; use --shadows none, or another look")
    }
    guard let fill = style.color else { return found }
    if let color, color != fill {
      found.append(
        "\(part) has the colour \(Message.shortened(fill)), and the target paints one colour; "
          + (part.contains("text") ? "cut the text out with --text-color knockout" : "give all parts one colour"))
    }
    color = color ?? fill
    return found
  }
}

/// What a target sees of a path, with what the groups around it set.
private struct Style {
  private let layer: String?
  private let fill: String
  private let fillOpacity: String
  private let fillRule: String
  private let stroke: String
  private let strokeOpacity: String
  let dataBytes: Int

  init(_ element: XMLElements.Element, inside outer: Style?) {
    layer = element.value("id") ?? outer?.layer
    fill = element.value("fill") ?? outer?.fill ?? "none"
    fillOpacity = element.value("fill-opacity") ?? outer?.fillOpacity ?? "1"
    fillRule = element.value("fill-rule") ?? outer?.fillRule ?? "nonzero"
    stroke = element.value("stroke") ?? "none"
    strokeOpacity = element.value("stroke-opacity") ?? "1"
    dataBytes = element.value("d")?.utf8.count ?? 0
  }

  /// What messages call the path.
  var part: String { layer.map { "'\(Message.shortened($0))'" } ?? "a path" }
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
