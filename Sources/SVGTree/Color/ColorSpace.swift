/// A space of colours of CSS Color 4, by its name in CSS.
enum ColorSpace: String {
  case srgb
  case srgbLinear = "srgb-linear"
  case displayP3 = "display-p3"
  case displayP3Linear = "display-p3-linear"
  case a98 = "a98-rgb"
  case proPhoto = "prophoto-rgb"
  case rec2020, xyz
  case xyzD50 = "xyz-d50"
  case xyzD65 = "xyz-d65"
  case hsl, hwb, lab, lch, oklab, oklch

  /// What a component means. A component that is missing is also missing in a space where another has this meaning.
  enum Role {
    case red, green, blue, hue, colorfulness, lightness, a, b, whiteness, blackness
  }

  /// What the components mean, in their order.
  var roles: [Role] {
    switch self {
    case .hsl: [.hue, .colorfulness, .lightness]
    case .hwb: [.hue, .whiteness, .blackness]
    case .lab, .oklab: [.lightness, .a, .b]
    case .lch, .oklch: [.lightness, .colorfulness, .hue]
    default: [.red, .green, .blue]
    }
  }

  /// The place of the hue among the components; nil if there is none.
  var hueIndex: Int? { roles.firstIndex(of: .hue) }

  /// Whether the function `color()` has the space.
  var isPredefined: Bool { roles[0] == .red }

  /// The components that 100 % stand for.
  var full: SIMD3<Double> {
    switch self {
    case .lab: SIMD3(100, 125, 125)
    case .lch: SIMD3(100, 150, 1)
    case .oklab: SIMD3(1, 0.4, 0.4)
    case .oklch: SIMD3(1, 0.4, 1)
    default: SIMD3(repeating: 1)
    }
  }

  /// Whether a colour is grey, so that its hue means nothing.
  func isGrey(_ color: SIMD3<Double>) -> Bool {
    switch self {
    case .hsl: color[1] <= 1e-5
    case .hwb: color[1] + color[2] >= 1 - 1e-5
    case .lch: color[1] <= 0.0015
    case .oklch: color[1] <= 4e-6
    default: false
    }
  }
}
