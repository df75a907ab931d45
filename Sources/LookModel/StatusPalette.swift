public import SVGTree

/// The colours that status badges know by name.
public enum StatusPalette: String, Hashable, Sendable, CaseIterable {
  /// The colours of badge-maker 5.0.2.
  case classic
  /// The colours of Shields since May 2026.
  case modern = "2026"
  /// Colours of the same hues on which the text reaches a contrast of 4.5, the limit of WCAG 2 for level AA, by the
  /// rule of brightness too, and on a gloss as well.
  case accessible

  /// The colour that a name or an alias stands for; letter case matters.
  public subscript(name: String) -> Color? {
    let name = Self.aliases[name] ?? name
    return colors.first { $0.name == name }?.color
  }

  /// Every name and alias, sorted.
  public var names: [String] { (colors.map(\.name) + Self.aliases.keys).sorted() }

  /// Every colour once, with its first name.
  public var colors: [NamedColor] {
    switch self {
    case .classic: Self.classicColors
    case .modern: Self.modernColors
    case .accessible: Self.accessibleColors
    }
  }

  private static let aliases = [
    "success": "brightgreen", "important": "orange", "critical": "red", "informational": "blue", "gray": "grey",
    "lightgray": "lightgrey", "inactive": "lightgrey",
  ]

  private static let classicColors: [NamedColor] = [
    NamedColor("brightgreen", "#44cc11"), NamedColor("green", "#97ca00"), NamedColor("yellow", "#dfb317"),
    NamedColor("yellowgreen", "#a4a61d"), NamedColor("orange", "#fe7d37"), NamedColor("red", "#e05d44"),
    NamedColor("blue", "#007ec6"), NamedColor("grey", "#555555"), NamedColor("lightgrey", "#9f9f9f"),
  ]

  private static let modernColors: [NamedColor] = [
    NamedColor("brightgreen", "#44bb00"), NamedColor("green", "#67ac09"), NamedColor("yellow", "#d8b800"),
    NamedColor("yellowgreen", "#95991a"), NamedColor("orange", "#ea7233"), NamedColor("red", "#dd4343"),
    NamedColor("blue", "#007ec6"), NamedColor("grey", "#555555"), NamedColor("lightgrey", "#939393"),
  ]

  private static let accessibleColors: [NamedColor] = [
    NamedColor("brightgreen", "#2f8000"), NamedColor("green", "#4b7d07"), NamedColor("yellow", "#f5cc00"),
    NamedColor("yellowgreen", "#717414"), NamedColor("orange", "#be4e14"), NamedColor("red", "#da3030"),
    NamedColor("blue", "#0076b9"), NamedColor("grey", "#555555"), NamedColor("lightgrey", "#cccccc"),
  ]
}

/// A colour with the name that people give it.
public struct NamedColor: Hashable, Sendable {
  /// The name.
  public var name: String
  /// The colour.
  public var color: Color

  /// A colour with a name.
  public init(_ name: String, _ color: Color) {
    self.name = name
    self.color = color
  }
}
