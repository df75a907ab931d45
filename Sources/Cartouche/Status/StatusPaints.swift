import LookModel
import SVGTree

/// The colours of a status badge in a colour scheme.
struct StatusPaints {
  let scheme: ColorScheme

  /// The background of a message, or of the label.
  ///
  /// - Throws: ``BadgeError``.
  func background(ofMessage message: Int?, in badge: StatusBadge) throws(BadgeError) -> Paint {
    // Boxes and bubbles are light, even if another colour is set.
    if badge.look.body == .bubbles { return try paint(preset(forMessage: message, in: badge), in: badge) }
    guard let message else {
      return try paint(badge.label.color(on: scheme) ?? preset(forMessage: nil, in: badge), in: badge)
    }
    if let fill = badge.fill { return fill }
    // As `color(on:)`, without a copy of the message.
    let dark = scheme == .dark ? badge.messages[message].darkColor : nil
    let color = dark ?? badge.messages[message].color
    return try paint(color ?? preset(forMessage: message, in: badge), in: badge)
  }

  private func preset(forMessage message: Int?, in badge: StatusBadge) -> StatusColor {
    if message == nil {
      return scheme == .dark ? badge.look.dark.labelColor ?? badge.look.labelColor : badge.look.labelColor
    }
    return scheme == .dark ? badge.look.dark.messageColor ?? badge.look.messageColor : badge.look.messageColor
  }

  private func paint(_ color: StatusColor, in badge: StatusBadge) throws(BadgeError) -> Paint {
    let palette = scheme == .dark ? badge.look.dark.palette ?? badge.look.palette : badge.look.palette
    do {
      return try color.paint(in: badge.palette ?? palette, and: badge.look.colors)
    } catch {
      throw BadgeError(error)
    }
  }

  /// The colour of a text on a background.
  func text(on background: Paint, in badge: StatusBadge) -> Color {
    if case .color(let color) = badge.text { return color }
    let preset = scheme == .dark ? badge.look.dark.textColor ?? badge.look.textColor : badge.look.textColor
    if badge.textColorRule == nil, let preset { return preset }
    switch badge.textColorRule ?? .brightness {
    case .brightness: return background.isBright ? Self.darkText : .white
    case .contrast:
      let color = background.mapColors { $0.mixed($0.alpha, with: page) }.typicalColor
      return color.contrast(with: .white) >= color.contrast(with: .black) ? .white : .black
    }
  }

  /// What shows through a translucent colour: the page that `cartouche check` takes, too.
  private var page: Color { scheme == .dark ? Color(red: 0x0D, green: 0x11, blue: 0x17) : .white }

  /// The line around boxes and bubbles, if there is one.
  func border(of look: borrowing StatusLook) -> Color? {
    // A line in one colour scheme only would be another drawing in the other.
    look.border.map { scheme == .dark ? look.dark.border ?? $0 : $0 }
  }

  /// The colour of the shadows of such a text.
  static func shadow(under text: Color) -> Color { text.isBright ? darkShadow : lightShadow }

  /// The unfilled part of a progress: the colour moved by two fifths away from that of the text, for more contrast.
  static func track(of background: Paint, under text: Color) -> Paint {
    background.mapColors { $0.mixed(0.6, with: text.isBright ? .black : .white) }
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
    if case .color(let color) = self { return color }
    let colors = colors
    func channel(_ value: (Color) -> UInt8) -> UInt8 {
      UInt8(colors.reduce(0) { $0 + Int(value($1)) } / max(1, colors.count))
    }
    return Color(red: channel { $0.red }, green: channel { $0.green }, blue: channel { $0.blue })
  }
}
