import ArgumentParser
import Cartouche
import IconReading
import LookFiles
import Messages

/// `cartouche status LABEL MESSAGE…`.
struct StatusCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "status", abstract: "Draw a label and messages side by side, as badge services do.",
    discussion: """
      A style is a look. Colours are names such as success or orange, hexadecimal digits, or any CSS colour.
      """)

  @Argument(help: "The label and the messages; a text alone is a message.")
  var texts: [String]

  @Option(help: ArgumentHelp("flat, flat-square, plastic, for-the-badge or social.", valueName: "style"))
  var style: String?

  @Option(help: ArgumentHelp("2026, or classic for badge-maker 5.0.2.", valueName: "edition"))
  var edition: String?

  @Option(help: ArgumentHelp("The message's colour; given several times, one for each message.", valueName: "color"))
  var color: [String] = []

  @Option(help: ArgumentHelp("The label's colour.", valueName: "color"))
  var labelColor: String?

  @Option(
    help: ArgumentHelp(
      "The message's colour on dark pages; given several times, one for each message.", valueName: "color"))
  var darkColor: [String] = []

  @Option(help: ArgumentHelp("The label's colour on dark pages.", valueName: "color"))
  var darkLabelColor: String?

  @Option(help: ArgumentHelp("The palette of named colours: classic, 2026 or accessible.", valueName: "palette"))
  var palette: String?

  @Option(
    help: ArgumentHelp(
      "The texts' colour; brightness or contrast for white or dark by the background; knockout for holes.",
      valueName: "color"))
  var textColor: String?

  @Option(
    help: ArgumentHelp(
      "Colours by the message's value; \"50=red,80=yellow,95=green\" is red below 50, yellow below 80, else green.",
      valueName: "thresholds"))
  var thresholds: String?

  @Option(help: ArgumentHelp("An SVG or PNG file, or a data URL, to draw before the label.", valueName: "logo"))
  var logo: String?

  @Option(
    help: ArgumentHelp(
      "The colour of a logo's parts in currentColor or without a fill; by default that of the text.",
      valueName: "color"))
  var logoColor: String?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("The logo's width in points; by default from its height of 14."))
  var logoWidth: String?

  @Option(
    help: ArgumentHelp(
      "The link of the badge; given twice, those of the label and the message, \"\" for none.",
      valueName: "address"))
  var link: [String] = []

  @Option(
    parsing: .unconditional, help: ArgumentHelp("The filled part of the message, such as 70%.", valueName: "share"))
  var progress: String?

  @Option(parsing: .unconditional, help: ArgumentHelp("The badge's width in points.", valueName: "points"))
  var width: String?

  @Option(parsing: .unconditional, help: ArgumentHelp("The badge's minimum width in points.", valueName: "points"))
  var minWidth: String?

  @OptionGroup var styleOptions: StyleOptions
  @OptionGroup var fontOptions: FontChoiceOptions
  @OptionGroup var output: OutputOptions

  func run() throws { try output.write(try badge()) }

  private func badge() throws(Failure) -> StatusBadge {
    let texts = texts.map(Arguments.restored)
    guard let first = texts.first else { throw .usage("a status badge has a message") }
    var badge =
      texts.count == 1
      ? StatusBadge("", first) : StatusBadge(.init(first), texts.dropFirst().map { StatusBadge.Segment($0) })
    badge.look = try look()
    if badge.look.body == .bubbles { try checkBubbles() }
    try paint(&badge)
    try furnish(&badge)
    badge.fill = try styleOptions.paint()
    badge.font = try fontOptions.value()
    badge = try styleOptions.apply(to: badge)
    return try colorText(of: badge)
  }

  private func look() throws(Failure) -> StatusLook {
    if style != nil || edition != nil {
      guard styleOptions.look == nil && styleOptions.lookFile == nil else {
        throw .usage("--style and --edition name a look; they exclude --look and --look-file")
      }
      let style: StatusStyle = try Values.word(style ?? StatusStyle.flat.rawValue, "style")
      return style.look(in: try Values.word(edition ?? StatusEdition.modern.rawValue, "edition"))
    }
    return try Looks.status(styleOptions) ?? .flat
  }

  /// Refuses what would not be seen on bubbles.
  private func checkBubbles() throws(Failure) {
    let options = [
      ("--color", !color.isEmpty), ("--label-color", labelColor != nil), ("--dark-color", !darkColor.isEmpty),
      ("--dark-label-color", darkLabelColor != nil), ("--fill", !styleOptions.fill.isEmpty),
      ("--thresholds", thresholds != nil), ("--progress", progress != nil),
    ]
    if let (option, _) = options.first(where: \.1) { throw .usage("\(option) \(NoEffectReason.bubbles)") }
  }

  private func paint(_ badge: inout StatusBadge) throws(Failure) {
    let colors = [
      ("--color", !color.isEmpty), ("--dark-color", !darkColor.isEmpty), ("--thresholds", thresholds != nil),
    ]
    if !styleOptions.fill.isEmpty, let (option, _) = colors.first(where: \.1) {
      throw .usage("\(option) and --fill exclude each other")
    }
    if let palette { badge.palette = try Values.word(palette, "palette") }
    guard color.count <= badge.messages.count else {
      throw .usage("\(Message.count(color.count, "colour")) for \(Message.count(badge.messages.count, "message"))")
    }
    for (index, text) in color.enumerated() { badge.messages[index].color = try statusColor(text, on: badge) }
    if color.count == 1 { badge = badge.color(.named(color[0])) }
    if let labelColor { badge.label.color = try statusColor(labelColor, on: badge) }
    try paintDark(&badge)
    guard let thresholds else { return }
    guard color.isEmpty && darkColor.isEmpty else {
      throw .usage("\(color.isEmpty ? "--dark-color" : "--color") and --thresholds exclude each other")
    }
    do {
      badge = try badge.color(by: Thresholds(parsing: thresholds, colors: badge.look.colors))
    } catch {
      throw .usage(error.description)
    }
  }

  private func paintDark(_ badge: inout StatusBadge) throws(Failure) {
    guard !darkColor.isEmpty || darkLabelColor != nil else { return }
    // They would be of no effect.
    guard styleOptions.colorScheme == "dark" || styleOptions.colorScheme == "auto" else {
      throw .usage("--dark-color and --dark-label-color need --color-scheme dark or auto")
    }
    guard darkColor.count <= badge.messages.count else {
      let messages = Message.count(badge.messages.count, "message")
      throw .usage("\(Message.count(darkColor.count, "dark colour")) for \(messages)")
    }
    for index in badge.messages.indices where index < darkColor.count || darkColor.count == 1 {
      badge.messages[index].darkColor = try statusColor(darkColor[min(index, darkColor.count - 1)], on: badge)
    }
    badge.label.darkColor = try darkLabelColor.map { text throws(Failure) in try statusColor(text, on: badge) }
  }

  private func statusColor(_ text: String, on badge: StatusBadge) throws(Failure) -> StatusColor {
    let color = StatusColor.named(text)
    do {
      _ = try color.paint(in: badge.palette ?? badge.look.palette, and: badge.look.colors)
    } catch {
      throw .usage(error.description)
    }
    return color
  }

  private func furnish(_ badge: inout StatusBadge) throws(Failure) {
    if let logo {
      let icon = try Icons.icon(logo, color: try logoColor.map(Values.color))
      badge.logo = Logo(icon.nodes, size: icon.size, width: try number(logoWidth, "--logo-width"))
    } else if logoColor != nil || logoWidth != nil {
      throw .usage("--logo-color and --logo-width need --logo")
    }
    guard link.count <= 2 else { throw .usage("a badge has two links at most, not \(link.count)") }
    let hasLabel = badge.label.text.contains { !$0.isWhitespace } || badge.label.hasColor || badge.look.body == .bubbles
    if link.count == 2, !link[0].isEmpty, !hasLabel {
      throw .usage("the first --link of two \(NoEffectReason.noLabel)")
    }
    if let first = link.first { badge.label.link = try destination(first) }
    if link.count == 2 { badge.messages[0].link = try destination(link[1]) }
    if let progress {
      let isShare = !progress.hasSuffix("%")
      let value = try Values.number(isShare ? progress[...] : progress.dropLast(), "--progress")
      badge.messages[badge.messages.count - 1].progress = isShare ? value : value / 100
    }
    guard width == nil || minWidth == nil else { throw .usage("--width and --min-width exclude each other") }
    badge.width = try number(width, "--width")
    badge.minimumWidth = try number(minWidth, "--min-width")
  }

  private func number(_ text: String?, _ option: String) throws(Failure) -> Double? {
    guard let text else { return nil }
    return try Values.number(text[...], option)
  }

  private func destination(_ address: String) throws(Failure) -> LinkDestination? {
    if address.isEmpty { return nil }
    do {
      return try LinkDestination(parsing: address)
    } catch {
      throw .usage(error.description)
    }
  }

  private func colorText(of badge: StatusBadge) throws(Failure) -> StatusBadge {
    guard let textColor else { return badge }
    if let rule = StatusBadge.TextColorRule(rawValue: textColor) { return badge.textColor(by: rule) }
    if textColor == "knockout" { return badge.knockout() }
    do {
      return badge.textColor(try Color(parsing: textColor))
    } catch {
      let words = StatusBadge.TextColorRule.allCases.map(\.rawValue) + ["knockout"]
      throw .usage(
        ColorError(text: error.text, suggestion: error.suggestion ?? textColor.nearest(among: words)).description)
    }
  }
}
