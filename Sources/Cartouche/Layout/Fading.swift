import LookModel
import PathGeometry
import SVGTree

/// How a badge that is out of use loses its colours to the page. What is opaque stays opaque, so that nothing below
/// the badge shows through it.
struct Fading {
  /// How much of each colour is kept, from 0 to 1.
  let opacity: Double
  private let page: Color

  /// The fading of a badge in a state, on its page; nil for one that is not disabled.
  init?(_ state: BadgeState?, to opacity: Double?, on page: ColorScheme) {
    guard state == .disabled, let opacity else { return nil }
    self.opacity = opacity
    self.page = page == .dark ? .black : .white
  }

  func callAsFunction(_ color: Color) -> Color {
    color.alpha == 1 ? color.mixed(opacity, with: page) : color.opacity(color.alpha * opacity)
  }

  func callAsFunction(_ paint: Paint) -> Paint { paint.mapColors { self($0) } }

  func callAsFunction(_ text: TextFill) -> TextFill {
    switch text {
    case .knockout: .knockout
    case .color(let color): .color(self(color))
    }
  }

  /// Shadows are seen through; a halo has the colour of the page and keeps it.
  func callAsFunction(_ effects: Effects) -> Effects {
    var copy = effects
    if let color = effects.border?.color { copy.border?.color = self(color) }
    if let color = effects.shadow?.color { copy.shadow?.color = color.opacity(color.alpha * opacity) }
    if let color = effects.insetShadow?.color { copy.insetShadow?.color = color.opacity(color.alpha * opacity) }
    return copy
  }
}

extension Color {
  /// A share of the channels of this colour with the rest of another's, in the opacity of this one.
  func mixed(_ share: Double, with other: Color) -> Color {
    func mix(_ channel: UInt8, _ other: UInt8) -> UInt8 {
      UInt8((Double(channel) * share + Double(other) * (1 - share)).rounded(.toNearestOrAwayFromZero))
    }
    return Color(red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue), alpha: alpha)
  }
}
