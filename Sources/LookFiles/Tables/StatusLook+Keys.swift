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
      .optional(
        "body", \.body, .word("body"),
        "How the parts are put together: side by side in one rounded rectangle, or messages in bubbles."),
      .required("font", \.font, Font.record.codec, "The font of the label, and of the messages apart from its weight."),
      .optional(
        "messageWeight", \.messageWeight, like: \.font.weight, .weight,
        "The weight of the messages; by default that of the font."),
      .optional(
        "textCase", \.textCase, .word("text case"),
        "What is done to the texts: nothing, capitals, or a capital at the label's beginning."),
      .optional(
        "textWidth", \.textWidth, .word("text width"),
        "How much room a text has: a whole odd number of points, or its width with the letter spacing."),
      .optional(
        "letterSpacing", \.letterSpacing, .points(0...100),
        "What each character adds to the width of a text where `textWidth` is `spaced`."),
      .required("height", \.height, .length, "The height of the badge."),
      .required("radius", \.radius, .lengthOrNone, "The radius of its corners."),
      .required("baseline", \.baseline, .length, "From the top to the baseline of the texts."),
      .required("padding", \.padding, .lengthOrNone, "The room on either side of the label."),
      .optional(
        "messagePadding", \.messagePadding, like: \.padding, .lengthOrNone,
        "The room on either side of a message; by default as beside the label."),
      .optional("nudge", \.nudge, .points(0...100), "How far texts beside another part are moved towards it."),
      .optional("gutter", \.gutter, .lengthOrNone, "From one bubble to the next."),
      .required("logo", \.logo, LogoPlace.record.codec, "Where a logo lies. It is 14 points high."),
      .optional(
        "blankLabel", \.blankLabel, .word("blank label"),
        "When a label without text is drawn: where it was given a colour, or only if there is a logo too."),
      .optional("edges", \.edges, .word("edges"), "How edges are drawn: where they lie, or on the nearest pixels."),
      .optional("gloss", \.gloss, .gloss, "A gradient from top to bottom that lies over the colours."),
      .optional("border", \.border, .color, "The colour of the line around boxes and bubbles."),
      .optional("shadows", \.shadows, Shadow.record.codec.list(), "The shadows of the texts, from back to front."),
      .optional(
        "textColor", \.textColor, .color,
        "The colour of the texts; by default one with enough contrast to the background."),
      .optional("palette", \.palette, .word("palette"), "The colours that are known by name."),
      .optional(
        "colors", \.colors, .namedColors,
        "Colours with names of the look's own, which come before those of the palette."),
      .required("labelColor", \.labelColor, "The colour behind the label, by default.") { look in
        .statusColor(in: look.palette, look.colors)
      },
      .required("messageColor", \.messageColor, "The colour behind the messages, by default.") { look in
        .statusColor(in: look.palette, look.colors)
      },
      .optional("dark", \.dark, "What differs on a dark page.") { look in Dark.record(in: look).codec },
    ])

  static let forms = record.form

  var look: Look { .status(self) }
}

extension StatusLook.Dark {
  fileprivate static func record(in look: StatusLook) -> Record<Self> {
    Record(
      "dark", blank: Self(),
      keys: [
        .optional("labelColor", \.labelColor, "The colour behind the label, by default.") { dark in
          .statusColor(in: dark.palette ?? look.palette, look.colors)
        },
        .optional("messageColor", \.messageColor, "The colour behind the messages, by default.") { dark in
          .statusColor(in: dark.palette ?? look.palette, look.colors)
        },
        .optional("textColor", \.textColor, .color, "The colour of the texts."),
        .optional(
          "border", \.border, .color, "The colour of the line around boxes and bubbles, where the look has one."),
        .optional("palette", \.palette, .word("palette"), "The colours that are known by name."),
      ])
  }
}

extension StatusLook.LogoPlace {
  fileprivate static let record = Record(
    "logo", blank: Self(inset: 0, gap: 0, messageGap: 0),
    keys: [
      .required("inset", \.inset, .lengthOrNone, "From the left edge to the logo."),
      .required("gap", \.gap, .lengthOrNone, "From the logo to the label."),
      .required(
        "messageGap", \.messageGap, .lengthOrNone,
        "From the logo to the message, beside the padding, where there is no label."),
      .optional(
        "emptyGap", \.emptyGap, .points(-100...100),
        "The same where the message has no text either; negative where the padding is too much."),
    ])
}

extension StatusLook.Shadow {
  fileprivate static let record = Record(
    "shadow", blank: Self(offset: 0, opacity: 1),
    keys: [
      .required("offset", \.offset, .coordinate, "How far the shadow lies below the text."),
      .required("opacity", \.opacity, .share, "The opacity of the shadow."),
      .optional("blur", \.blur, .points(0...100), "The standard deviation of its blur."),
      .optional(
        "color", \.color, .color, "Its colour; by default dark below light text and light below dark text."),
    ])
}
