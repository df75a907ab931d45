internal import PathGeometry

/// A colour in a space of CSS, which may lie beyond sRGB.
struct SpaceColor {
  var space: ColorSpace
  /// The components; not a number for one that is missing, `none`.
  var components: SIMD3<Double>
  /// The opacity; not a number if it is missing.
  var alpha = 1.0

  init(_ space: ColorSpace, _ components: SIMD3<Double>, alpha: Double = 1) {
    self.space = space
    self.components = components
    self.alpha = alpha
  }

  init(_ color: Color) {
    let channels = SIMD3(Double(color.red), Double(color.green), Double(color.blue))
    self.init(.srgb, channels / 255, alpha: color.alpha)
  }

  /// The light in linear sRGB, where what is missing is zero.
  private var light: SIMD3<Double> { space.light(of: present) }

  private var present: SIMD3<Double> { components.mapped { $0.isNaN ? 0 : $0 } }

  // MARK: In sRGB

  /// The components in sRGB, within 0…1.
  fileprivate var srgb: SIMD3<Double> {
    let color =
      switch space {
      case .srgb: present
      case .hsl: ColorSpace.srgb(hsl: present)
      case .hwb: ColorSpace.srgb(hwb: present)
      default: ColorSpace.srgb.color(of: light)
      }
    return color.isInGamut ? color : mapped(ColorSpace.oklch.color(of: light))
  }

  /// The nearest colour of sRGB with the lightness and hue of one in Oklch: the binary search with local minimum of CSS
  /// Color 4, section "CSS Gamut Mapping to an RGB Destination".
  private func mapped(_ origin: SIMD3<Double>) -> SIMD3<Double> {
    if origin[0] > 1 - 1e-9 { return SIMD3(repeating: 1) }
    if origin[0] < 1e-9 { return .zero }
    let (justNoticeable, epsilon) = (0.02, 0.0001)
    var color = origin
    func srgb() -> SIMD3<Double> { ColorSpace.srgb.color(of: ColorSpace.oklch.light(of: color)) }
    /// The difference that clipping makes.
    func difference(_ clipped: SIMD3<Double>) -> Double {
      let change =
        ColorSpace.oklab.color(of: ColorSpace.srgb.light(of: clipped))
        - ColorSpace.oklab.color(of: ColorSpace.oklch.light(of: color))
      return (change * change).sum().squareRoot()
    }
    var clipped = srgb().clipped
    if difference(clipped) < justNoticeable { return clipped }
    var (least, most, leastIsInGamut) = (0.0, origin[1], true)
    while most - least > epsilon {
      color[1] = (least + most) / 2
      let current = srgb()
      if leastIsInGamut, current.isInGamut {
        least = color[1]
        continue
      }
      clipped = current.clipped
      let difference = difference(clipped)
      if difference >= justNoticeable {
        most = color[1]
      } else if justNoticeable - difference < epsilon {
        return clipped
      } else {
        leastIsInGamut = false
        least = color[1]
      }
    }
    return clipped
  }

  // MARK: Mixing

  /// The way from one hue to another.
  enum HueWay: String {
    case shorter, longer, increasing, decreasing

    /// The way from one hue to another, in degrees.
    func turn(from start: Double, to end: Double) -> Double {
      func reduced(_ hue: Double) -> Double { hue - 360 * (hue / 360).rounded(.down) }
      let turn = reduced(end) - reduced(start)
      return switch self {
      case .shorter: turn > 180 ? turn - 360 : turn < -180 ? turn + 360 : turn
      case .longer: turn > 0 && turn < 180 ? turn - 360 : turn > -180 && turn <= 0 ? turn + 360 : turn
      case .increasing: turn < 0 ? turn + 360 : turn
      case .decreasing: turn > 0 ? turn - 360 : turn
      }
    }
  }

  /// A mixture of `share` of this colour and the rest of another, by CSS Color 4, section "Color Interpolation".
  func mixed(_ share: Double, with other: SpaceColor, in space: ColorSpace, _ way: HueWay) -> SpaceColor {
    var (first, second) = (converted(to: space), other.converted(to: space))
    first.takeMissing(from: second)
    second.takeMissing(from: first)
    let alpha = share * first.alpha + (1 - share) * second.alpha
    // What is invisible has no say in the colour.
    let opacity = alpha > 0 ? share * first.alpha / alpha : share
    var mixture = first.components * opacity + second.components * (1 - opacity)
    if let hue = space.hueIndex {
      let start = first.components[hue]
      mixture[hue] = start + (1 - share) * way.turn(from: start, to: second.components[hue])
    }
    return SpaceColor(space, mixture, alpha: alpha)
  }

  private mutating func takeMissing(from other: SpaceColor) {
    components.replace(with: other.components, where: components .!= components)
    if alpha.isNaN { alpha = other.alpha }
  }

  private func converted(to target: ColorSpace) -> SpaceColor {
    guard target != space else { return self }
    var color = SpaceColor(target, target.color(of: light), alpha: alpha)
    if let hue = target.hueIndex, target.isGrey(color.components) { color.components[hue] = .nan }
    for (index, role) in space.roles.enumerated() where components[index].isNaN {
      if let place = target.roles.firstIndex(of: role) { color.components[place] = .nan }
    }
    return color
  }
}

extension Color {
  /// The colour in sRGB that comes nearest.
  init(_ color: SpaceColor) {
    // A half may come out a little smaller.
    func channel(_ value: Double) -> UInt8 { UInt8((value * 255 + 1e-9).rounded(.toNearestOrAwayFromZero)) }
    let channels = color.srgb
    self.init(
      red: channel(channels[0]), green: channel(channels[1]), blue: channel(channels[2]),
      alpha: color.alpha.isNaN ? 0 : color.alpha)
  }
}

extension SIMD3<Double> {
  fileprivate var isInGamut: Bool { min() >= 0 && max() <= 1 }

  fileprivate var clipped: SIMD3<Double> { mapped { $0 > 0 ? Swift.min($0, 1) : 0 } }
}
