import LookModel
import SVGTree

/// The paints of the parts of a status badge.
struct StatusPaints {
  private let badge: StatusBadge
  private let look: StatusLook
  private let palette: StatusPalette

  private let scheme: ColorScheme

  /// The paints in `scheme`, by default the colour scheme of the badge.
  init(_ badge: StatusBadge, on scheme: ColorScheme? = nil) {
    self.badge = badge
    self.scheme = scheme ?? badge.options.background
    look = badge.look.on(self.scheme)
    palette = badge.palette ?? look.palette
  }

  /// The background of a part.
  ///
  /// - Throws: ``BadgeError/unknownColor(_:)``.
  func ground(of part: StatusPart) throws(BadgeError) -> Paint {
    let preset = part.isLabel ? look.labelColor : look.messageColor
    // Boxes and bubbles are light, even if another colour is set.
    if look.body == .bubbles { return try paint(preset) }
    if !part.isLabel, let fill = badge.fill { return fill }
    return try paint(part.segment.color(on: scheme) ?? preset)
  }

  /// Whether a part is opaque, on light and on dark pages: outlines must not depend on the scheme.
  static func isOpaque(_ part: StatusPart, of badge: StatusBadge) throws(BadgeError) -> Bool {
    for scheme in [ColorScheme.light, .dark] {
      if !(try StatusPaints(badge, on: scheme).ground(of: part).isOpaque) { return false }
    }
    return true
  }

  private func paint(_ color: StatusColor) throws(BadgeError) -> Paint {
    do { return try color.paint(in: palette, and: look.colors) } catch { throw .unknownColor(error) }
  }

  /// The colour of a text on a background.
  func text(on ground: Paint) -> Color {
    if case .color(let color) = badge.text { return color }
    if badge.textColorRule == nil, let color = look.textColor { return color }
    switch badge.textColorRule ?? .brightness {
    case .brightness: return ground.isBright ? Self.darkText : .white
    case .contrast:
      let color = ground.typicalColor
      return color.contrast(with: .white) >= color.contrast(with: .black) ? .white : .black
    }
  }

  /// The colour of the shadow of such a text.
  func shadow(_ shadow: StatusLook.Shadow, under text: Color) -> Color {
    let color = shadow.color ?? (text.isBright ? Self.darkShadow : Self.lightShadow)
    return color.opacity(color.alpha * min(1, max(0, shadow.opacity)))
  }

  /// The unfilled part of a progress: the colour moved by two fifths away from that of the text, for more contrast.
  func track(of ground: Paint) -> Paint {
    let target: Color = text(on: ground).isBright ? .black : .white
    func dimmed(_ color: Color) -> Color {
      func mix(_ channel: UInt8, _ other: UInt8) -> UInt8 {
        UInt8((Double(channel) * 0.6 + Double(other) * 0.4).rounded(.toNearestOrAwayFromZero))
      }
      return Color(
        red: mix(color.red, target.red), green: mix(color.green, target.green), blue: mix(color.blue, target.blue),
        alpha: color.alpha)
    }
    return ground.mapColors(dimmed)
  }

  // The colours of badge-maker 5.0.2.
  private static let darkText = Color(red: 0x33, green: 0x33, blue: 0x33)
  private static let darkShadow = Color(red: 0x01, green: 0x01, blue: 0x01)
  private static let lightShadow = Color(red: 0xCC, green: 0xCC, blue: 0xCC)
}

extension Color {
  /// Whether badge-maker 5.0.2 writes dark text on it: its brightness, in hundredths, is above .69.
  fileprivate var isBright: Bool { (brightness * 100).rounded(.toNearestOrAwayFromZero) > 69 }
}

extension Paint {
  fileprivate var isBright: Bool { typicalColor.isBright }

  /// The colour that decides the text colour on a paint: the mean of a gradient's colours, black for no paint.
  fileprivate var typicalColor: Color {
    func mean(_ stops: [GradientStop]) -> Color {
      func channel(_ path: KeyPath<Color, UInt8>) -> UInt8 {
        UInt8(stops.reduce(0) { $0 + Int($1.color[keyPath: path]) } / max(1, stops.count))
      }
      return Color(red: channel(\.red), green: channel(\.green), blue: channel(\.blue))
    }
    switch self {
    case .none: return .black
    case .color(let color): return color
    case .linearGradient(let gradient): return mean(gradient.stops)
    case .radialGradient(let gradient): return mean(gradient.stops)
    }
  }
}
