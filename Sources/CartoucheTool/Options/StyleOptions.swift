import ArgumentParser
import Cartouche
import Messages

/// The options that every drawing command shares.
struct StyleOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The name of a look; `cartouche looks list` shows all.", valueName: "name"))
  var look: String?

  @Option(help: ArgumentHelp("A custom look, in a file.", valueName: "file"))
  var lookFile: String?

  @Option(
    help: ArgumentHelp(
      "The pages to colour the badge for: light, dark or auto; by default light, or auto for text on the page itself.",
      valueName: "scheme"))
  var colorScheme: String?

  @Option(
    help: ArgumentHelp("The body's colour; given several times, a gradient from top to bottom.", valueName: "color"))
  var fill: [String] = []

  @Option(help: ArgumentHelp("The title of the badge, instead of what it shows.", valueName: "text"))
  var title: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The scale of the badge; its view box does not change.", valueName: "factor"))
  var scale: String?

  /// What was asked for that the badge is painted with.
  func paint() throws(Failure) -> Paint? { try Values.paint(fill) }

  /// The badge with the colour scheme, the title and the scale that were asked for.
  func apply<Kind: Badge>(to badge: Kind) throws(Failure) -> Kind {
    var badge = badge
    if let colorScheme { badge.options.colorScheme = try Values.word(colorScheme, "colour scheme") }
    if let title {
      guard title.contains(where: { !$0.isWhitespace }) else { throw .usage(Message.emptyText("--title")) }
      badge.options.title = title
    }
    if let scale { badge.options.scale = try Values.number(scale[...], "--scale") }
    return badge
  }
}

/// The options of badges that belong to something which can be pressed or chosen.
struct StateOptions: ParsableArguments {
  @Option(help: ArgumentHelp("\(Values.list(BadgeState.self)).", valueName: "state"))
  var state: String?

  /// The state that was asked for.
  func value() throws(Failure) -> BadgeState? {
    try state.map { state throws(Failure) in try Values.word(state, "state") }
  }
}

/// The options of pills and hubs: text in a body, and what is drawn around it.
struct TextOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The text's colour, or `knockout` for holes that show the background.", valueName: "color")
  )
  var textColor: String?

  @OptionGroup var fontChoice: FontChoiceOptions

  @Option(
    help: ArgumentHelp(
      "The direction of lines: ltr or rtl; by default that of the first letter.", valueName: "direction"))
  var direction: String?

  @OptionGroup var effects: EffectOptions
  @OptionGroup var state: StateOptions
  @OptionGroup var insetShadow: ShadowOptions

  /// The style that was asked for, over a body that is painted with `fill`.
  func style(fill: Paint?) throws(Failure) -> BadgeStyle {
    var style = BadgeStyle()
    style.state = try state.value()
    style.fill = fill
    style.insetShadow = try insetShadow.value()
    if let textColor { style.text = textColor == "knockout" ? .knockout : .color(try Values.color(textColor)) }
    if let direction { style.layoutDirection = try Values.word(direction, "direction") }
    try effects.apply(to: &style)
    style.font = try fontChoice.value()
    return style
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

  /// The parts of the font that were asked for.
  func value() throws(Failure) -> FontChoice {
    var choice = FontChoice()
    if let font {
      let families = font.split(separator: ",", omittingEmptySubsequences: false)
        .map { String($0.trimmingPrefix(while: { $0 == " " })) }
      guard families.allSatisfy({ $0.contains { !$0.isWhitespace } }) else {
        throw .usage("--font takes names with commas between them, not '\(Message.shortened(font))'")
      }
      choice.families = families
    }
    if let fontSize { choice.size = try Values.number(fontSize[...], "--font-size") }
    if let fontWeight {
      let weight: Weight = try Values.word(fontWeight, "font weight")
      choice.weight = weight == .bold ? .bold : .regular
    }
    return choice
  }
}

/// The shadow in a badge's body.
struct ShadowOptions: ParsableArguments {
  @Option(help: ArgumentHelp("A shadow that the edge casts into the badge.", valueName: "color,blur,offset"))
  var insetShadow: String?

  /// The shadow that was asked for.
  func value() throws(Failure) -> InsetShadow? {
    guard let insetShadow else { return nil }
    let (color, numbers) = try Values.color(insetShadow, withNumbers: 2, "--inset-shadow", example: "black,2,1")
    return InsetShadow(color: color, blur: numbers[0], offset: numbers[1])
  }
}
