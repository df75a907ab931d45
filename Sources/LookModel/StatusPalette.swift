public import SVGTree

/// The named colours of status badges.
public enum StatusPalette: String, Hashable, Sendable, CaseIterable {
  /// The colours of badge-maker 5.0.2.
  case classic
  /// The colours of Shields since May 2026.
  case modern = "2026"
  /// Colours of the same hues on which the text has a contrast of at least 4.5, the limit of WCAG 2 for level AA, even
  /// if brightness chooses the text colour, and with a gloss.
  case accessible

  /// The colour of a name or an alias, which are in small letters.
  public subscript(name: String) -> Color? {
    let (aliases, colors) = (Self.aliases, colors)
    // By index: a closure over the texts would copy each of them.
    let name = aliases.indices.first { aliases[$0].alias == name }.map { aliases[$0].name } ?? name
    return colors.indices.first { colors[$0].name == name }.map { colors[$0].color }
  }

  /// Every name and alias, sorted.
  public var names: [String] { (colors.map { $0.name } + Self.aliases.map { $0.alias }).sorted() }

  /// Every colour once, with its first name.
  public var colors: [NamedColor] {
    switch self {
    case .classic: Self.classicColors
    case .modern: Self.modernColors
    case .accessible: Self.accessibleColors
    }
  }

  // A search in a few short texts is faster than hashing one.
  private static let aliases = [
    (alias: "success", name: "brightgreen"), (alias: "important", name: "orange"), (alias: "critical", name: "red"),
    (alias: "informational", name: "blue"), (alias: "gray", name: "grey"), (alias: "lightgray", name: "lightgrey"),
    (alias: "inactive", name: "lightgrey"),
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

/// A colour with its common name.
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
