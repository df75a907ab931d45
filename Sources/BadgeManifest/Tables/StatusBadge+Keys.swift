import Cartouche
import IconReading
import KeyTables
import LookFiles
import Messages
import SourceTree

extension StatusBadge {
  static func record(_ files: EntryFiles) -> Record<StatusBadge> {
    let darkLogo = Codec.logo(files, isOnLight: false)
    let lightLogo = Codec.logo(files, isOnLight: true)
    return Record(
      "status badge", blank: StatusBadge("", ""),
      keys: [
        .withDefault("label", { $1(&$0.label.text) }, .text(), "The label."),
        .withDefault(
          "message", { $1(&$0.message.text) }, .text(),
          "The message. It must be there unless `messages` or `value` is."
        ).withoutDefault,
        .withDefault("messages", { $1(&$0.messages) }, "Several messages, instead of one.") { badge in
          Segment.record(badge.colors).codec.list(atLeast: 1)
        }.withoutDefault,
        .look({ $1(&$0.look) }, files), .style,
        .optional(
          "palette", { $1(&$0.palette) }, .word("palette"),
          "The palette of named colours. By default that of the look."),
        .optional("color", { $1(&$0.message.color) }, "The message's colour. By default that of the look.") {
          .statusColor($0.colors)
        },
        .optional("labelColor", { $1(&$0.label.color) }, "The label's colour. By default that of the look.") {
          .statusColor($0.colors)
        },
        .optional("darkColor", { $1(&$0.message.darkColor) }, "The message's colour on dark pages.") {
          .statusColor($0.colors)
        },
        .optional("darkLabelColor", { $1(&$0.label.darkColor) }, "The label's colour on dark pages.") {
          .statusColor($0.colors)
        },
        .optional(
          "fill", { $1(&$0.fill) }, .paint, "The colour of all messages; several give a gradient from top to bottom."),
        .textColor, .value, .thresholds, .colors,
        .optional(
          "logo", { $1(&$0.logo) },
          "An SVG or PNG file, a data URL, or the name of a logo in the folder of `--logos`, to draw before the label."
        ) {
          // Boxes and bubbles are light.
          $0.look.body == .bubbles ? lightLogo : darkLogo
        },
        .optional("link", { $1(&$0.label.link) }, .link, "The link of the badge, or of its label."),
        .optional("messageLink", { $1(&$0.message.link) }, .link, "The link of the message."),
        .optional(
          "progress", { $1(&$0.message.progress) }, .percentage, "The filled part of the message, such as 70%."),
        .optional("width", { $1(&$0.width) }, .length, "The badge's width."),
        .optional("minWidth", { $1(&$0.minimumWidth) }, .length, "The badge's minimum width."),
        .withDefault("font", { $1(&$0.font) }, .fontChoice, "The font's families, separated by commas."),
        .direction({ $1(&$0.layoutDirection) }),
      ])
  }

  /// The colours that can be named.
  var colors: NamedColors { NamedColors(palette: palette ?? look.palette, own: look.colors) }

  struct NamedColors {
    var palette: StatusPalette
    var own: [NamedColor]
  }
}

extension StatusBadge.Segment {
  fileprivate static func record(_ colors: StatusBadge.NamedColors) -> Record<Self> {
    Record(
      "message", blank: Self(""),
      keys: [
        .required("text", { $1(&$0.text) }, .text(), "The text."),
        .optional("color", { $1(&$0.color) }, .statusColor(colors), "The colour."),
        .optional("darkColor", { $1(&$0.darkColor) }, .statusColor(colors), "The colour on dark pages."),
        .optional("link", { $1(&$0.link) }, .link, "The link."),
        .optional("progress", { $1(&$0.progress) }, .percentage, "The filled part, such as 70%."),
        .optional("minWidth", { $1(&$0.minimumWidth) }, .length, "The minimum width."),
      ])
  }
}

extension Codec where Value == StatusColor {
  fileprivate static func statusColor(_ colors: StatusBadge.NamedColors) -> Codec {
    statusColor(in: colors.palette, colors.own)
  }
}

extension Key<StatusBadge> {
  /// A style is a look by another name.
  fileprivate static var style: Key {
    .custom(
      [
        KeyForm(
          "style", Codec<StatusStyle>.word("style").form(), "A look in the words of badge services.",
          fallback: StatusStyle.flat.rawValue),
        KeyForm(
          "edition", Codec<StatusEdition>.word("edition").form(),
          "The edition of the style; classic is that of badge-maker 5.0.2.", fallback: StatusEdition.modern.rawValue),
      ], names: "style", "edition"
    ) { fields, badge throws(SourceError) in
      guard fields["style"] ?? fields["edition"] != nil else { return }
      let style: StatusStyle = try fields["style"]?.choice("style") ?? .flat
      badge.look = style.look(in: try fields["edition"]?.choice("edition") ?? .modern)
    }
  }

  /// A rule, a colour or `knockout`.
  fileprivate static var textColor: Key {
    let rules = StatusBadge.TextColorRule.allCases.map { $0.rawValue }
    return .custom(
      [
        KeyForm(
          "textColor", .any([.word(rules + ["knockout"]), .color]),
          "The texts' colour; `brightness` or `contrast` for white or dark by the background; `knockout` for holes.")
      ], names: "textColor"
    ) { fields, badge throws(SourceError) in
      guard let field = fields["textColor"] else { return }
      let text = try field.text()
      if let rule = StatusBadge.TextColorRule(rawValue: text) {
        badge.textColorRule = rule
        return
      }
      do throws(SourceError) { badge.text = try field.textFill() } catch {
        guard case .unknownColor(_, nil) = error.problem else { throw error }
        throw field.error(.unknownColor(text: text, suggestion: text.nearest(among: rules + ["knockout"])))
      }
    }
  }
}

extension Codec where Value == Logo {
  static func logo(_ files: EntryFiles, isOnLight: Bool) -> Codec {
    let record = Lazy(LogoParts.record(files, isOnLight: isOnLight))
    return reading(.map(record.value.form)) { field throws(SourceError) in
      let fields = try record.value.index.fields(field)
      let file = try fields.required("file")
      let parts = try record.value.read(fields)
      guard let icon = parts.icon else { throw file.wrongForm(.text) }
      let logo = Logo(icon: icon, width: parts.width)
      guard parts.color == .knockout else { return logo }
      if icon.isPixels { throw file.error(.refused(ForeignProblem(IconError.Problem.noOutline))) }
      return logo.knockout()
    }
  }
}

/// The keys of a logo.
private struct LogoParts: Sendable {
  var icon: Icon?
  var color: TextFill?
  var width: Double?

  static func record(_ files: EntryFiles, isOnLight: Bool) -> Record<LogoParts> {
    Record(
      "logo", for: Logo.self, blank: LogoParts(),
      keys: [
        .optional("file", { $1(&$0.icon) }, "The SVG or PNG file, data URL, or name of a logo.") { parts in
          .logo(files, color: parts.color?.color, isOnLight: isOnLight)
        },
        .optional(
          "color", { $1(&$0.color) }, .textFill,
          "The colour of the logo's parts in `currentColor` or without a `fill`, by default that of the text, or for a name that of the brand; or `knockout` for a hole of the logo's whole shape."
        ),
        .optional("width", { $1(&$0.width) }, .length, "The logo's width. By default from its height of 14."),
      ]
    ).short(.value("logo.svg", of: "file"))
  }
}

extension StatusBadge {
  /// The first message: the one that has keys of its own. A key path by its index would take twice as long.
  fileprivate var message: Segment {
    get { messages[0] }
    _modify { yield &messages[0] }
  }
}
