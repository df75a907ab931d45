/// The functions of CSS that give a colour, in lower case.
package enum ColorFunction: String, CaseIterable {
  case rgb, rgba, hsl, hsla, hwb, lab, lch, oklab, oklch, color
  case mix = "color-mix"

  /// The longest text that is read.
  fileprivate static let maximumLength = 256

  /// The space of the arguments; nil if it is one of them.
  fileprivate var space: ColorSpace? {
    switch self {
    case .rgb, .rgba: .srgb
    case .hsl, .hsla: .hsl
    case .color, .mix: nil
    default: ColorSpace(rawValue: rawValue)
    }
  }
}

extension SpaceColor {
  /// A colour in lower case: a function, a name or hexadecimal digits.
  private init?(text: Substring) {
    if text.last == ")" { self.init(function: text) } else { self.init(word: String(text)) }
  }

  private init?(word: String) {
    guard let color = Color(word: word) else { return nil }
    self.init(color)
  }

  /// A function in lower case, such as `oklch(60% .2 30 / 50%)`.
  init?(function text: Substring) {
    guard text.last == ")", text.utf8.count <= ColorFunction.maximumLength, let open = text.firstIndex(of: "("),
      let function = ColorFunction(rawValue: String(text[..<open]))
    else { return nil }
    var body = text[text.index(after: open)...].dropLast().trimmingSpaces
    if function == .mix {
      self.init(mixture: body)
    } else if let space = function.space {
      self.init(body, of: function, in: space)
    } else {
      let name = body.prefix { $0 != " " }
      guard let space = ColorSpace(rawValue: String(name)), space.isPredefined else { return nil }
      body = body.dropFirst(name.count)
      self.init(body, of: function, in: space == .xyzD65 ? .xyz : space)
    }
  }

  /// Three components, and an opacity if there are four.
  private init?(_ body: Substring, of function: ColorFunction, in space: ColorSpace) {
    let isListed = body.utf8.contains(UInt8(ascii: ","))
    guard !isListed || function.space == .srgb || space == .hsl, let parts = Self.arguments(in: body, isListed) else {
      return nil
    }
    var components = SIMD3<Double>.zero
    for (index, text) in parts.prefix(3).enumerated() {
      let isHue = index == space.hueIndex
      // Only in the forms with commas, hsl() needs per cents, and nothing can be missing.
      if isListed, text == "none" || space == .hsl && !isHue && !text.hasSuffix("%") { return nil }
      guard let value = isHue ? Self.hue(text) : Self.value(text, full: space.full[index]) else { return nil }
      components[index] = value
    }
    let isPercent = parts.prefix(3).map { $0.hasSuffix("%") }
    // With commas, rgb() has numbers or per cents, not both.
    if isListed, space == .srgb, isPercent.contains(true), isPercent.contains(false) { return nil }
    if function != .color {
      let units: Double = space == .srgb ? 255 : space == .hsl || space == .hwb ? 100 : 1
      for index in 0..<3 where index != space.hueIndex {
        if !isPercent[index] { components[index] /= units }
        components[index] = space.limited(components[index], at: index)
      }
    }
    var alpha = 1.0
    if parts.count == 4 {
      guard let value = Self.value(parts[3], full: 1), !isListed || !value.isNaN else { return nil }
      alpha = value.isNaN ? value : min(1, max(0, value))
    }
    self.init(space, components, alpha: alpha)
  }

  /// Three or four arguments, all separated by commas, or by spaces with a slash before the fourth.
  private static func arguments(in body: Substring, _ isListed: Bool) -> [Substring]? {
    let halves = isListed ? [body] : body.split(separator: "/", omittingEmptySubsequences: false)
    guard halves.count <= 2 else { return nil }
    let parts =
      isListed
      ? body.split(separator: ",", omittingEmptySubsequences: false).map { $0.trimmingSpaces }
      : halves[0].split(separator: " ") + halves.dropFirst().map { $0.trimmingSpaces }
    let counts = isListed ? 3...4 : halves.count + 2...halves.count + 2
    guard counts.contains(parts.count), !parts.contains(where: { $0.isEmpty || $0.contains(" ") }) else { return nil }
    return parts
  }

  // MARK: Mixtures

  /// The arguments of `color-mix()`, such as `in oklab, red 20%, blue`.
  private init?(mixture body: Substring) {
    let parts = body.partsBetweenCommas.map { $0.trimmingSpaces }
    guard parts.count == 3 else { return nil }
    let method = parts[0].split(separator: " ")
    guard [2, 4].contains(method.count), method[0] == "in", let space = ColorSpace(rawValue: String(method[1])),
      let way = method.count == 2 ? .shorter : HueWay(rawValue: String(method[2])),
      method.count == 2 || space.hueIndex != nil && method[3] == "hue",
      let (first, firstShare) = Self.part(parts[1]), let (second, secondShare) = Self.part(parts[2])
    else { return nil }
    let share = firstShare ?? secondShare.map { 1 - $0 } ?? 0.5
    let sum = share + (secondShare ?? 1 - share)
    guard sum > 0 else { return nil }
    self = first.mixed(share / sum, with: second, in: space == .xyzD65 ? .xyz : space, way)
    alpha *= min(1, sum)
  }

  /// A colour and its share, which may stand before or after it.
  private static func part(_ text: Substring) -> (SpaceColor, share: Double?)? {
    var color = text
    var share: Substring?
    if text.last == "%", let space = text.lastIndex(of: " ") {
      (color, share) = (text[..<space], text[space...].trimmingSpaces)
    } else if let space = text.firstIndex(of: " "), text[..<space].last == "%", !text[..<space].contains("(") {
      (color, share) = (text[space...], text[..<space])
    }
    guard let read = SpaceColor(text: color.trimmingSpaces) else { return nil }
    guard let share else { return (read, nil) }
    guard let value = value(share, full: 1), (0...1).contains(value) else { return nil }
    return (read, value)
  }

  // MARK: Numbers

  /// A number, a part of `full` in per cent, or not a number for `none`.
  private static func value(_ text: Substring, full: Double) -> Double? {
    if text == "none" { return .nan }
    return text.last == "%" ? number(text.dropLast()).map { $0 / 100 * full } : number(text)
  }

  /// A hue in degrees.
  private static func hue(_ text: Substring) -> Double? {
    if text == "none" { return .nan }
    let units = [("deg", 1), ("grad", 0.9), ("rad", 180 / Double.pi), ("turn", 360)]
    for (unit, degrees) in units where text.hasSuffix(unit) {
      return number(text.dropLast(unit.count)).map { $0 * degrees }
    }
    return number(text)
  }

  /// A decimal number, which may have an exponent: `Double` alone also reads `nan`, `infinity` and hexadecimal.
  private static func number(_ text: Substring) -> Double? {
    let isNumber = text.utf8.allSatisfy { (0x2B...0x39).contains($0) && $0 != 0x2C && $0 != 0x2F || $0 == 0x65 }
    guard text.utf8.count <= 32, isNumber, let number = Double(text), number.isFinite else { return nil }
    return number
  }
}

extension ColorSpace {
  /// A component within the limits that CSS sets when it reads a colour.
  fileprivate func limited(_ value: Double, at index: Int) -> Double {
    if value.isNaN { return value }
    switch roles[index] {
    case .a, .b: return value
    case .colorfulness where self != .hsl: return max(0, value)
    default: return min(full[index], max(0, value))
    }
  }
}

extension Substring {
  var trimmingSpaces: Substring {
    var rest = drop { $0 == " " }
    while rest.last == " " { rest.removeLast() }
    return rest
  }
}
