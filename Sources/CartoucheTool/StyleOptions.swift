import ArgumentParser
import Cartouche

/// The options that every drawing command shares.
struct StyleOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The look to draw in; `cartouche looks list` tells which there are.", valueName: "name"))
  var look: String?

  @Option(help: ArgumentHelp("A look of one's own, in a file.", valueName: "file"))
  var lookFile: String?

  @Option(
    help: ArgumentHelp(
      "light, dark or auto: for which pages to colour the badge; light, or auto where its text lies on the page itself.",
      valueName: "scheme"))
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
    if let colorScheme { badge.style.colorScheme = try Values.word(colorScheme, "colour scheme") }
    badge.style.fill = try Values.paint(fill)
    if let title {
      guard title.contains(where: { !$0.isWhitespace }) else { throw .usage(Wording.empty("--title")) }
      badge.style.title = title
    }
    if let scale { badge.style.scale = try Values.number(scale[...], "--scale") }
    return badge
  }
}

/// The options of badges that belong to something which can be pressed or chosen.
struct StateOptions: ParsableArguments {
  @Option(help: ArgumentHelp("\(Values.list(BadgeState.self)).", valueName: "state"))
  var state: String?

  /// The badge in the state that was asked for.
  func apply<Kind: Badge>(to badge: Kind) throws(Failure) -> Kind {
    guard let state else { return badge }
    return badge.state(try Values.word(state, "state"))
  }
}

/// The options of pills and hubs: text in a body, and what is drawn around it.
struct TextOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The text's colour, or `knockout` for holes through which the ground shows.", valueName: "color")
  )
  var textColor: String?

  @OptionGroup var fontChoice: FontChoiceOptions

  @Option(
    help: ArgumentHelp(
      "In which direction lines run: ltr or rtl; otherwise that of the first letter.", valueName: "direction"))
  var direction: String?

  @OptionGroup var effects: EffectOptions

  /// The badge with everything that was asked for.
  func apply<Kind: Badge>(to badge: Kind) throws(Failure) -> Kind {
    var badge = badge
    if let textColor { badge.style.text = textColor == "knockout" ? .knockout : .color(try Values.color(textColor)) }
    if let direction { badge.style.layoutDirection = try Values.word(direction, "direction") }
    try effects.apply(to: &badge.style)
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

  private enum Weight: String, CaseIterable {
    case normal, bold
  }

  /// The badge with everything that was asked for.
  func apply<Kind: Badge>(to badge: Kind) throws(Failure) -> Kind {
    var badge = badge
    if let font {
      let families = font.split(separator: ",", omittingEmptySubsequences: false)
        .map { String($0.trimmingPrefix(while: { $0 == " " })) }
      guard families.allSatisfy({ $0.contains { !$0.isWhitespace } }) else {
        throw .usage("--font takes names with commas between them, not '\(Wording.shortened(font))'")
      }
      badge.style.fontFamilies = families
    }
    if let fontSize { badge.style.fontSize = try Values.number(fontSize[...], "--font-size") }
    if let fontWeight {
      let weight: Weight = try Values.word(fontWeight, "font weight")
      badge.style.fontWeight = weight == .bold ? .bold : .regular
    }
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
