import ArgumentParser
import Cartouche

/// The options that every drawing command shares.
struct StyleOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The look to draw in; `cartouche looks list` tells which there are.", valueName: "name"))
  var look: String?

  @Option(help: ArgumentHelp("A look of one's own, in a file.", valueName: "file"))
  var lookFile: String?

  @Option(help: ArgumentHelp("normal, highlighted, selected or disabled.", valueName: "state"))
  var state: String?

  @Option(help: ArgumentHelp("light, dark or auto: for which grounds to colour the badge.", valueName: "scheme"))
  var colorScheme: String?

  @Option(
    help: ArgumentHelp("The body's colour; given several times, a gradient from top to bottom.", valueName: "color"))
  var fill: [String] = []

  @Option(help: ArgumentHelp("The words for the badge, in place of what it shows.", valueName: "text"))
  var title: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How many times as large to show the badge; its view box stays.", valueName: "factor"))
  var scale: String?

  /// The badge with everything that was asked for.
  func apply<Kind: Badge>(to badge: Kind) throws(Failure) -> Kind {
    var badge = badge
    if let state { badge.style.state = try Values.word(state, "state") }
    if let colorScheme { badge.style.colorScheme = try Values.word(colorScheme, "colour scheme") }
    badge.style.fill = try Values.paint(fill)
    badge.style.title = title
    if let scale { badge.style.scale = try Values.number(scale[...], "--scale") }
    return badge
  }
}

/// The options of badges that hold text.
struct TextOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The text's colour, or `knockout` for holes through which the ground shows.", valueName: "color")
  )
  var textColor: String?

  @OptionGroup var fontChoice: FontChoiceOptions

  /// The badge with everything that was asked for.
  func apply<Kind: Badge>(to badge: Kind) throws(Failure) -> Kind {
    var badge = badge
    if let textColor { badge.style.text = textColor == "knockout" ? .knockout : .color(try Values.color(textColor)) }
    return try fontChoice.apply(to: badge)
  }
}

/// The font of a badge.
struct FontChoiceOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The font's families, separated by commas.", valueName: "families"))
  var font: String?

  @Option(parsing: .unconditional, help: ArgumentHelp("The font's size in points.", valueName: "points"))
  var fontSize: String?

  @Option(help: ArgumentHelp("normal or bold.", valueName: "weight"))
  var fontWeight: String?

  @Option(help: ArgumentHelp("In which direction lines run: ltr or rtl.", valueName: "direction"))
  var direction: String?

  @OptionGroup var effects: EffectOptions

  private enum Weight: String, CaseIterable {
    case normal, bold
  }

  /// The badge with everything that was asked for.
  func apply<Kind: Badge>(to badge: Kind) throws(Failure) -> Kind {
    var badge = badge
    if let font {
      badge.style.fontFamilies = font.split(separator: ",").map { String($0.trimmingPrefix(while: { $0 == " " })) }
    }
    if let fontSize { badge.style.fontSize = try Values.number(fontSize[...], "--font-size") }
    if let fontWeight {
      let weight: Weight = try Values.word(fontWeight, "font weight")
      badge.style.fontWeight = weight == .bold ? .bold : .regular
    }
    if let direction { badge.style.layoutDirection = try Values.word(direction, "direction") }
    try effects.apply(to: &badge.style)
    return badge
  }
}

/// The shadow in a badge's body.
struct ShadowOptions: ParsableArguments {
  @Option(help: ArgumentHelp("A shadow that the rim casts into the badge.", valueName: "color,blur,offset"))
  var insetShadow: String?

  /// The badge with everything that was asked for.
  func apply<Kind: Badge>(to badge: Kind) throws(Failure) -> Kind {
    guard let insetShadow else { return badge }
    var badge = badge
    let (color, numbers) = try Values.color(insetShadow, withNumbers: 2, "--inset-shadow", example: "black,2,1")
    badge.style.insetShadow = InsetShadow(color: color, blur: numbers[0], offset: numbers[1])
    return badge
  }
}
