import KeyTables
import LookModel
import SVGTree
import Typesetting

extension RowLook {
  static let record = Record(
    "row",
    blank: RowLook(height: 1, detailHeight: 1, inset: 0, gap: 0, summary: Line.record.blank, detail: Line.record.blank),
    keys: [
      .required("height", { $1(&$0.height) }, .length, "The height of a row with a summary alone."),
      .required(
        "detailHeight", { $1(&$0.detailHeight) }, .length, "The height of a row with a detail below the summary."),
      .required(
        "inset", { $1(&$0.inset) }, .lengthOrNone,
        "From the cell's edge to the texts, and from the badge to the other edge."),
      .required("gap", { $1(&$0.gap) }, .lengthOrNone, "From the texts to the badge."),
      .required("summary", { $1(&$0.summary) }, Line.record.codec, "The first line."),
      .required("detail", { $1(&$0.detail) }, Line.record.codec, "The second line."),
      .withDefault(
        "badge", { $1(&$0.badge) }, StateTable.Dark.record(PillLook.Colors.record.codec).codec,
        "The colours of pills in rows, by the state of the row, on a light page. They replace those of the pill's look for "
          + "`normal`, and for each other state that has colours of its own there."),
    ])
}

extension RowLook.Line {
  fileprivate static let record = Record(
    "line", blank: Self(font: Font.record.blank, top: 0, height: 1, color: StateTable(normal: .black)),
    keys: [
      .required("font", { $1(&$0.font) }, Font.record.codec, "The font of the line."),
      .required(
        "top", { $1(&$0.top) }, .lengthOrNone,
        "The upper edge of its box in a row with a detail, in points from the row's top."),
      .required("height", { $1(&$0.height) }, .length, "The height of its box."),
      .states("color", { $1(&$0.color) }, .color, "Its colour in each state."),
    ])
}

extension BackgroundLook {
  static let record = Record(
    "background", blank: BackgroundLook(),
    keys: [
      .withDefault("margin", { $1(&$0.margin) }, .lengthOrNone, "From the table's left and right edge to its cells."),
      .withDefault(
        "padding", { $1(&$0.padding) }, .lengthOrNone, "From the table's upper and lower edge to its cells."),
      .withDefault(
        "stripes", { $1(&$0.stripes) }, Stripe.record.codec.list(),
        "The upright stripes around the cells: one for a plain colour, none for what shows the page."),
    ])
}

extension BackgroundLook.Stripe {
  /// A narrower stripe would fill a wide table with millions of lines that nobody can tell apart.
  private static let widths = 0.5...1_000_000.0

  fileprivate static let record = Record(
    "stripe", blank: Self(color: .black, width: 1),
    keys: [
      .required("color", { $1(&$0.color.light) }, .color, "The colour of the stripe."),
      .withDefault(
        "darkColor", { $1(&$0.color.dark) }, like: { $0.color.light }, chosenFor: "color", .color,
        "That colour on a dark page, where it differs."),
      .required("width", { $1(&$0.width) }, .points(widths), "The width of the stripe."),
    ])
}
