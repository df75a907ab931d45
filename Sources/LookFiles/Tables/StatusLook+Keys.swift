import KeyTables
import LookModel
import SVGTree
import Typesetting

extension StatusLook: LookTable {
  static let record = Record(
    "status look",
    blank: StatusLook(
      name: "", font: Font.record.blank, height: 1, radius: 0, baseline: 1, padding: 0, logo: LogoPlace.record.blank,
      labelColor: .paint(.none), messageColor: .paint(.none)),
    keys: [
      .withDefault(
        "body", { $1(&$0.body) }, .word("body"),
        "How the parts are put together: side by side in one rounded rectangle, or messages in bubbles."),
      .required(
        "font", { $1(&$0.font) }, Font.record.codec, "The font of the label, and of the messages apart from its weight."
      ),
      .withDefault(
        "messageWeight", { $1(&$0.messageWeight) }, like: { $0.font.weight }, .weight,
        "The weight of the messages; by default that of the font."),
      .withDefault(
        "textCase", { $1(&$0.textCase) }, .word("text case"),
        "What is done to the texts: nothing, capitals, or a capital at the label's beginning."),
      .withDefault(
        "textWidth", { $1(&$0.textWidth) }, .word("text width"),
        "How much room a text has: a whole odd number of points, or its width with the letter spacing."),
      .withDefault(
        "letterSpacing", { $1(&$0.letterSpacing) }, .points(0...100),
        "What each character adds to the width of a text where `textWidth` is `spaced`."),
      .required("height", { $1(&$0.height) }, .length, "The height of the badge."),
      .required("radius", { $1(&$0.radius) }, .lengthOrNone, "The radius of its corners."),
      .required("baseline", { $1(&$0.baseline) }, .length, "From the top to the baseline of the texts."),
      .required("padding", { $1(&$0.padding) }, .lengthOrNone, "The room on either side of the label."),
      .withDefault(
        "messagePadding", { $1(&$0.messagePadding) }, like: { $0.padding }, .lengthOrNone,
        "The room on either side of a message; by default as beside the label."),
      .withDefault(
        "nudge", { $1(&$0.nudge) }, .points(0...100), "How far texts beside another part are moved towards it."),
      .withDefault("gutter", { $1(&$0.gutter) }, .lengthOrNone, "From one bubble or segment to the next."),
      .required("logo", { $1(&$0.logo) }, LogoPlace.record.codec, "Where a logo lies. It is 14 points high."),
      .withDefault(
        "blankLabel", { $1(&$0.blankLabel) }, .word("blank label"),
        "When a label without text is drawn: where it was given a colour, or only if there is a logo too."),
      .withDefault(
        "edges", { $1(&$0.edges) }, .word("edges"), "How edges are drawn: where they lie, or on the nearest pixels."),
      .withDefault("gloss", { $1(&$0.gloss) }, .gloss, "A gradient from top to bottom that lies over the colours."),
      .optional("border", { $1(&$0.border) }, .color, "The colour of the line around boxes and bubbles."),
      .withDefault(
        "shadows", { $1(&$0.shadows) }, TextShadow.record.codec.list(), "The shadows of the texts, from back to front."),
      .optional(
        "textColor", { $1(&$0.textColor) }, .color,
        "The colour of the texts; by default one with enough contrast to the background."),
      .withDefault("palette", { $1(&$0.palette) }, .word("palette"), "The colours that are known by name."),
      .withDefault(
        "colors", { $1(&$0.colors) }, .namedColors,
        "Colours with names of the look's own, which come before those of the palette."),
      .required("labelColor", { $1(&$0.labelColor) }, "The colour behind the label, by default.") { look in
        .statusColor(in: look.palette, look.colors)
      },
      .required("messageColor", { $1(&$0.messageColor) }, "The colour behind the messages, by default.") { look in
        .statusColor(in: look.palette, look.colors)
      },
      .withDefault("dark", { $1(&$0.dark) }, "What differs on a dark page.") { look in Dark.record(in: look).codec },
    ])

  var look: Look { .status(self) }
}

extension StatusLook.Dark {
  fileprivate static func record(in look: StatusLook) -> Record<Self> {
    Record(
      "dark", blank: Self(),
      keys: [
        .optional("labelColor", { $1(&$0.labelColor) }, "The colour behind the label, by default.") { dark in
          .statusColor(in: dark.palette ?? look.palette, look.colors)
        },
        .optional("messageColor", { $1(&$0.messageColor) }, "The colour behind the messages, by default.") { dark in
          .statusColor(in: dark.palette ?? look.palette, look.colors)
        },
        .optional("textColor", { $1(&$0.textColor) }, .color, "The colour of the texts."),
        .optional(
          "border", { $1(&$0.border) }, .color,
          "The colour of the line around boxes and bubbles, where the look has one."),
        .optional("palette", { $1(&$0.palette) }, .word("palette"), "The colours that are known by name."),
      ])
  }
}

extension StatusLook.LogoPlace {
  fileprivate static let record = Record(
    "logo", blank: Self(inset: 0, gap: 0, messageGap: 0),
    keys: [
      .required("inset", { $1(&$0.inset) }, .lengthOrNone, "From the left edge to the logo."),
      .required("gap", { $1(&$0.gap) }, .lengthOrNone, "From the logo to the label."),
      .required(
        "messageGap", { $1(&$0.messageGap) }, .lengthOrNone,
        "From the logo to the message, beside the padding, where there is no label."),
      .withDefault(
        "emptyGap", { $1(&$0.emptyGap) }, .points(-100...100),
        "The same where the message has no text either; negative where the padding is too much."),
    ])
}

extension TextShadow {
  fileprivate static let record = Record(
    "shadow", blank: Self(offset: 0, opacity: 1),
    keys: [
      .required("offset", { $1(&$0.offset) }, .coordinate, "How far the shadow lies below the text."),
      .required("opacity", { $1(&$0.opacity) }, .share, "The opacity of the shadow."),
      .withDefault("blur", { $1(&$0.blur) }, .points(0...100), "The standard deviation of its blur."),
      .optional(
        "color", { $1(&$0.color) }, .color, "Its colour; by default dark below light text and light below dark text."),
    ])
}
