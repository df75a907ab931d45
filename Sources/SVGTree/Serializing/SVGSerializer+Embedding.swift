import PathGeometry

extension SVGSerializer {
  /// Defines the gradient of two paints for light and dark pages. Lowering has made two gradients equal but for their
  /// colours.
  mutating func prepareEmbedded(_ light: Paint, dark: Paint) -> DefinedPaint {
    if case (.gradient(let gradient), .gradient(let dark)) = (light, dark) {
      let id = define(gradient, dark: dark.stops)
      return .embeddedGradient(id, orElse: Adaptive(gradient.stops.mean, dark: dark.stops.mean))
    }
    if light == .none, dark == .none { return .none }
    let color = Adaptive(light.solidColor, dark: dark.solidColor)
    return color.light == color.dark ? .color(color.light) : .adaptive(color)
  }

  /// Writes two colours. An opacity that both have is written once, in its own attribute.
  mutating func write(_ color: Adaptive<Color>, as attribute: PaintAttribute) {
    let alpha = color.light.alpha == color.dark.alpha ? color.light.alpha : 1
    bytes.append(attribute.start)
    write(alpha < 1 ? Adaptive(color.light.opacity(1), dark: color.dark.opacity(1)) : color)
    bytes.append(UInt8(ascii: "\""))
    if alpha < 1 { write(opacity: alpha, as: attribute) }
  }

  /// Writes a colour as a value of CSS, with its opacity.
  mutating func write(_ color: Adaptive<Color>) {
    if color.light == color.dark { return write(withOpacity: color.light) }
    bytes.append("light-dark(")
    write(withOpacity: color.light)
    bytes.append(UInt8(ascii: ","))
    write(withOpacity: color.dark)
    bytes.append(UInt8(ascii: ")"))
  }

  private mutating func write(withOpacity color: Color) {
    guard color.alpha < 1 else { return write(color) }
    let channels = [color.red, color.green, color.blue, UInt8((color.alpha * 255).rounded())]
    let isShort = channels.allSatisfy { $0 >> 4 == $0 & 0xF }
    bytes.append(UInt8(ascii: "#"))
    for channel in channels {
      for digit in isShort ? [channel & 0xF] : [channel >> 4, channel & 0xF] {
        bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
      }
    }
  }

  /// Writes shadows as filter functions, whose blur is a standard deviation (Filter Effects 1, 6.1).
  mutating func write(textShadows shadows: [CastShadow]) {
    if shadows.isEmpty { return }
    start("filter")
    for (index, shadow) in shadows.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: " ")) }
      bytes.append("drop-shadow(")
      for length in [shadow.offset.x, shadow.offset.y, shadow.deviation] {
        write(length)
        bytes.append(decimals.units(length) == 0 ? " " : "px ")
      }
      write(shadow.color)
      bytes.append(UInt8(ascii: ")"))
    }
    bytes.append(UInt8(ascii: "\""))
  }
}

extension [GradientStop] {
  /// The mean colour along a gradient.
  fileprivate var mean: Color {
    var sums = (red: 0.0, green: 0.0, blue: 0.0, alpha: 0.0)
    func add(_ color: Color, _ weight: Double) {
      sums.red += Double(color.red) * weight
      sums.green += Double(color.green) * weight
      sums.blue += Double(color.blue) * weight
      sums.alpha += color.alpha * weight
    }
    guard let first, let last else { return .black }
    add(first.color, first.offset)
    for (stop, next) in zip(self, dropFirst()) {
      let half = Swift.max(0, next.offset - stop.offset) / 2
      add(stop.color, half)
      add(next.color, half)
    }
    add(last.color, 1 - last.offset)
    func channel(_ sum: Double) -> UInt8 { UInt8(Swift.min(255, Swift.max(0, sum.rounded()))) }
    return Color(
      red: channel(sums.red), green: channel(sums.green), blue: channel(sums.blue),
      alpha: Swift.min(1, Swift.max(0, sums.alpha)))
  }
}
