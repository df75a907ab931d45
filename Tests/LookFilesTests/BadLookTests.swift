import LookFiles
import LookModel
import SVGTree
import SourceTree
import Testing

@Suite("Bad look files")
struct BadLookTests {
  static let pillKeys = [
    "animation", "body", "border", "compact", "dark", "disabledOpacity", "dot", "extends", "font", "gloss", "halo",
    "height", "insetShadow", "kind", "letterSpacing", "letterpress", "mark", "overlap", "padding", "radius", "ribbon",
    "shadow",
    "states", "summary",
  ]
  static let hubKeys = [
    "animation", "border", "dark", "diameter", "disabledOpacity", "dot", "extends", "font", "form", "gloss", "growth",
    "halo", "insetShadow", "kind", "limit", "mark", "overlap", "padding", "shadow", "states", "summary", "title",
    "widening",
  ]
  static let cellKeys = [
    "background", "bevel", "border", "dark", "extends", "fill", "kind", "radius", "row", "separator", "summary",
  ]
  static let states = ["disabled", "highlighted", "normal", "selected"]
  static let length = 0.001...1_000_000.0
  static let lengthOrNone = 0...1_000_000.0

  private static func unknown(
    _ key: String, _ context: String, _ suggestion: String?, _ expected: [String]
  ) -> SourceProblem {
    .unknownKey(key: key, context: context, suggestion: suggestion, expected: expected)
  }

  static let keys: [BadLook] = [
    BadLook("summary", "¦sumary", unknown("sumary", "pill look", "summary", pillKeys), "sumary"),
    BadLook("padding", "¦Padding", unknown("Padding", "pill look", "padding", pillKeys), "Padding"),
    BadLook("height: 20", "height: 20\n¦margin: 3", unknown("margin", "pill look", nil, pillKeys), "margin"),
    BadLook("height: 20", "height: 20\n¦diameter: 3", unknown("diameter", "pill look", nil, pillKeys), "diameter"),
    BadLook("height: 20", "height: 20\n¦extend: mail", unknown("extend", "pill look", "extends", pillKeys), "extend"),
    BadLook("height: 20", "height: 20\n¦'x': 3", unknown("x", "pill look", nil, pillKeys), "x"),
    BadLook("height: 20", "height: 20\n¦<<: {a: b}", unknown("<<", "pill look", nil, pillKeys), "<<"),
    BadLook("dark:\n", "¦drak:\n", unknown("drak", "pill look", "dark", pillKeys), "drak"),
    BadLook("size", "¦sise", unknown("sise", "font", "size", ["families", "size", "weight"]), "font.sise"),
    BadLook(
      "characters", "¦chars",
      unknown("chars", "compact", nil, ["characters", "textWidth", "width"]), "compact.chars"),
    BadLook("depth", "¦depht", unknown("depht", "letterpress", "depth", ["depth", "shade"]), "letterpress.depht"),
    BadLook("  normal: {fill: \"", "  ¦nomal: {fill: \"", unknown("nomal", "states", "normal", states), "states.nomal"),
    BadLook("selected", "¦pressed", unknown("pressed", "states", nil, states), "states.pressed"),
    BadLook("selected", "¦disable", unknown("disable", "states", "disabled", states), "states.disable"),
    BadLook("normal: {fill: navy", "¦dark: {fill: navy", unknown("dark", "states", nil, states), "dark.dark"),
    BadLook(
      "crescent", "¦cresent", unknown("cresent", "state", "crescent", ["crescent", "fill", "text"]),
      "states.normal.cresent"),
    BadLook(
      "silver}", "silver, ¦textcolor: red}", unknown("textcolor", "state", nil, ["crescent", "fill", "text"]),
      "dark.normal.textcolor"),
    BadLook(
      "widening", "¦widenning", unknown("widenning", "hub look", "widening", hubKeys), "widenning", in: LookTexts.hub),
    BadLook(
      "text: white", "text: white, ¦crescent: red", unknown("crescent", "state", nil, ["fill", "text"]),
      "states.normal.crescent", in: LookTexts.hub),
    BadLook("fill:", "¦states:", unknown("states", "cell look", nil, cellKeys), "states", in: LookTexts.cell),
    BadLook(
      "darkColor: silver", "¦dark: silver",
      unknown("dark", "border", nil, ["color", "darkColor", "placement", "width"]), "border.dark", in: LookTexts.cell),
    BadLook(
      "highlight: white}\nbevel", "¦highligt: white}\nbevel",
      unknown(
        "highligt", "separator", "highlight",
        ["color", "darkColor", "darkHighlight", "height", "highlight", "inset", "makesWayForSelection"]),
      "separator.highligt", in: LookTexts.cell),
    BadLook(
      "shadow: black", "shadow: black, ¦darkshadow: red",
      unknown("darkshadow", "bevel", "darkShadow", ["darkHighlight", "darkShadow", "highlight", "shadow"]),
      "bevel.darkshadow", in: LookTexts.cell),
    BadLook(
      "gap: 5", "¦gaps: 5",
      unknown("gaps", "row", "gap", ["badge", "detail", "detailHeight", "gap", "height", "inset", "summary"]),
      "row.gaps", in: LookTexts.cell),
    BadLook(
      "top: 10", "¦tops: 10", unknown("tops", "line", "top", ["color", "dark", "font", "height", "top"]),
      "row.summary.tops", in: LookTexts.cell),
    BadLook(
      "margin: 9", "¦margins: 9", unknown("margins", "background", "margin", ["margin", "padding", "stripes"]),
      "background.margins", in: LookTexts.cell),
    BadLook(
      "darkColor: maroon", "¦darkcolour: maroon",
      unknown("darkcolour", "stripe", "darkColor", ["color", "darkColor", "width"]), "background.stripes.1.darkcolour",
      in: LookTexts.cell),
  ]

  static let missing: [BadLook] = [
    BadLook("kind: pill\n", "", .missingKey(key: "kind", context: "look")),
    BadLook("summary: a pill\n", "", .missingKey(key: "summary", context: "pill look")),
    BadLook("padding: 7.5\n", "", .missingKey(key: "padding", context: "pill look")),
    BadLook("families: [Helvetica, serif], ", "", .missingKey(key: "families", context: "font"), "font").marked(
      "font: {"),
    BadLook("size: 13, ", "", .missingKey(key: "size", context: "font"), "font").marked("font: {"),
    BadLook("characters: 2, ", "", .missingKey(key: "characters", context: "compact"), "compact").marked("compact: {"),
    BadLook(", shade: 0.5", "", .missingKey(key: "shade", context: "letterpress"), "letterpress").marked(
      "letterpress: {"),
    BadLook("text: knockout, ", "", .missingKey(key: "text", context: "state"), "states.normal").marked("  normal: {"),
    BadLook("fill: navy, ", "", .missingKey(key: "fill", context: "state"), "dark.normal").marked("dark:\n  normal: {"),
    BadLook("limit: 999\n", "", .missingKey(key: "limit", context: "hub look"), in: LookTexts.hub),
    BadLook("fill: {normal: white}\n", "", .missingKey(key: "fill", context: "cell look"), in: LookTexts.cell),
    BadLook(
      "{normal: white}\ndark", "¦{selected: white}\ndark", .missingKey(key: "normal", context: "states"), "fill",
      in: LookTexts.cell),
    BadLook(
      "color: grey, darkColor", "darkColor", .missingKey(key: "color", context: "border"), "border", in: LookTexts.cell
    )
    .marked("border: {"),
    BadLook("shadow: black, ", "", .missingKey(key: "shadow", context: "bevel"), "bevel", in: LookTexts.cell).marked(
      "bevel: {"),
    BadLook(
      "{color: red, ", "¦{", .missingKey(key: "color", context: "stripe"), "background.stripes.1", in: LookTexts.cell),
  ]

  static let forms: [BadLook] = [
    BadLook(file: "¦[]", .wrongForm(expected: [.map], found: .list)),
    BadLook(file: "¦pill", .wrongForm(expected: [.map], found: .text)),
    BadLook(file: "¦~\n", .wrongForm(expected: [.map], found: .nothing)),
    BadLook("kind: pill", "kind: ¦[pill]", .wrongForm(expected: [.text], found: .list), "kind"),
    BadLook("a pill", "¦{a: pill}", .wrongForm(expected: [.text], found: .map), "summary"),
    BadLook("summary: a pill", "summary:¦", .missingKey(key: "summary", context: "pill look"), "summary"),
    BadLook(
      "{families: [Helvetica, serif], size: 13, weight: bold}", "¦Helvetica",
      .wrongForm(expected: [.map], found: .text), "font"),
    BadLook("[Helvetica, serif]", "¦Helvetica", .wrongForm(expected: [.list], found: .text), "font.families"),
    BadLook("serif]", "¦[serif]]", .wrongForm(expected: [.text], found: .list), "font.families.2"),
    BadLook("bold", "¦{a: b}", .wrongForm(expected: [.text], found: .map), "font.weight"),
    BadLook("{depth: 1, shade: 0.5}", "¦1", .wrongForm(expected: [.map], found: .text), "letterpress"),
    BadLook("{depth: 1, shade: 0.5}", "¦[1, 0.5]", .wrongForm(expected: [.map], found: .list), "letterpress"),
    BadLook("\"#123456\"", "¦{top: red}", .wrongForm(expected: [.text, .list], found: .map), "states.normal.fill"),
    BadLook("knockout", "¦[red, blue]", .wrongForm(expected: [.text], found: .list), "states.normal.text"),
    BadLook("crescent: red", "crescent: ¦[red]", .wrongForm(expected: [.text], found: .list), "states.normal.crescent"),
    BadLook("{fill: navy, text: silver}", "¦navy", .wrongForm(expected: [.map], found: .text), "dark.normal"),
    BadLook(
      "{fill: red, text: white}", "¦[red, white]", .wrongForm(expected: [.map], found: .list), "states.normal",
      in: LookTexts.hub),
    BadLook(
      "{normal: black}\nborder", "¦black\nborder", .wrongForm(expected: [.map], found: .text), "dark",
      in: LookTexts.cell),
    BadLook(
      "{normal: white}\ndark", "{normal: ¦{fill: white}}\ndark", .wrongForm(expected: [.text, .list], found: .map),
      "fill.normal", in: LookTexts.cell),
    BadLook(
      "[{color: red, darkColor: maroon, width: 1}]", "¦{color: red, width: 1}",
      .wrongForm(expected: [.list], found: .map), "background.stripes", in: LookTexts.cell),
    BadLook("[Helvetica, serif]", "¦[]", .tooFewElements(minimum: 1), "font.families"),
    BadLook("[black, grey, white]", "¦[]", .tooFewElements(minimum: 2), "states.selected.fill"),
  ]

  @Test("a key that means nothing is told at its place, with the nearest one that does", arguments: keys)
  func unknownKeys(_ look: BadLook) { expect(look) }

  @Test("a key that is missing is told at the map that needs it", arguments: missing)
  func missingKeys(_ look: BadLook) { expect(look) }

  @Test("a value of the wrong form is told at its place, with the forms that fit", arguments: forms)
  func wrongForms(_ look: BadLook) { expect(look) }
}

/// Reads a bad look and compares what is told.
func expect(_ look: BadLook, sourceLocation: SourceLocation = #_sourceLocation) {
  #expect(throws: look.expected, sourceLocation: sourceLocation) { try LookTexts.read(look.text, look.otherFiles) }
}

extension BadLook {
  /// The same with the fault told behind `part`, less a bracket at its end.
  func marked(_ part: String) -> BadLook {
    precondition(marked.contains(part), part)
    var copy = self
    copy.marked = marked.replacing(part, with: "\(part.dropLast())¦\(part.suffix(1))", maxReplacements: 1)
    return copy
  }
}
