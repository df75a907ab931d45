// swift-format-ignore-file
// Made from the templates by LookCompiler. Change a template and make the looks again instead of this file.

public import LookModel
import SVGTree
import Typesetting

extension PillLook {
  /// The line with round caps of CountIndicator.
  public static let countIndicator = PillLook(
    name: "count-indicator",
    body: .line,
    font: Font(["Helvetica", "Arial", "Liberation Sans"], size: 13, weight: .regular),
    height: 13,
    padding: 6.5,
    colors: StateTable(
      normal: Colors(
        fill: .color(Color(red: 0x80, green: 0x80, blue: 0x80)),
        text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
      ),
      highlighted: Colors(
        fill: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF)),
        text: .color(Color(red: 0x80, green: 0x80, blue: 0x80))
      )
    )
  )

  /// The pill of DDBadgeViewCell, its digits cut out.
  public static let digdog = PillLook(
    name: "digdog",
    body: .outline,
    font: Font(["Helvetica", "Arial", "Liberation Sans"], size: 13, weight: .bold),
    height: 20,
    padding: 7,
    colors: StateTable(
      normal: Colors(fill: .color(Color(red: 0x87, green: 0x99, blue: 0xBC)), text: .knockout),
      highlighted: Colors(fill: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF)), text: .knockout)
    )
  )

  /// The unread count of Mail, pressed into the ground.
  public static let mail = PillLook(
    name: "mail",
    body: .outline,
    font: Font(["Helvetica", "Arial", "Liberation Sans"], size: 18, weight: .bold),
    height: 25,
    padding: 7,
    compact: CompactWidth(characters: 2, textWidth: 22, width: 34),
    letterpress: Letterpress(depth: 1, shade: 0.82),
    colors: StateTable(
      normal: Colors(
        fill: .color(Color(red: 0x8C, green: 0x99, blue: 0xB0)),
        text: .knockout,
        crescent: Color(red: 0x73, green: 0x7D, blue: 0x91)
      ),
      highlighted: Colors(fill: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF)), text: .knockout)
    )
  )

  /// All looks of this kind that come with Cartouche, by name.
  public static let builtin: [PillLook] = [countIndicator, digdog, mail]
}

extension HubLook {
  /// The notification circle of BadgeHub.
  public static let badgeHub = HubLook(
    name: "badge-hub",
    font: Font(["Helvetica", "Arial", "Liberation Sans"], size: 15, weight: .regular),
    diameter: 30,
    widening: 0.3,
    padding: 2,
    overlap: 0.16666666666666666,
    limit: 100000,
    colors: StateTable(
      normal: Colors(
        fill: .color(Color(red: 0xFF, green: 0x00, blue: 0x00)),
        text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
      )
    )
  )

  /// All looks of this kind that come with Cartouche, by name.
  public static let builtin: [HubLook] = [badgeHub]
}

extension CellLook {
  /// The cell background of UACellBackgroundView, a gradient in a grey line.
  public static let ambiance = CellLook(
    name: "ambiance",
    radius: 10,
    fill: StateTable(
      normal: .linearGradient(
        LinearGradient(
          stops: [
            GradientStop(offset: 0, color: Color(red: 0xFF, green: 0xFF, blue: 0xFF)),
            GradientStop(offset: 1, color: Color(red: 0xDD, green: 0xDD, blue: 0xDD))
          ]
        )
      ),
      highlighted: .linearGradient(
        LinearGradient(
          stops: [
            GradientStop(offset: 0, color: Color(red: 0x05, green: 0x8C, blue: 0xF5)),
            GradientStop(offset: 1, color: Color(red: 0x01, green: 0x5D, blue: 0xE6))
          ]
        )
      )
    ),
    border: Border(color: Color(red: 0x80, green: 0x80, blue: 0x80), width: 1, placement: .over),
    separator: Separator(color: Color(red: 0x80, green: 0x80, blue: 0x80), height: 1, inset: 0),
    row: RowLook(
      height: 44,
      detailHeight: 60,
      inset: 10,
      gap: 5,
      summary: RowLook.Line(
        font: Font(["Helvetica", "Arial", "Liberation Sans"], size: 18, weight: .bold),
        top: 10,
        height: 22,
        color: StateTable(
          normal: Color(red: 0x00, green: 0x00, blue: 0x00),
          highlighted: Color(red: 0xFF, green: 0xFF, blue: 0xFF)
        )
      ),
      detail: RowLook.Line(
        font: Font(["Helvetica", "Arial", "Liberation Sans"], size: 14, weight: .regular),
        top: 32,
        height: 18,
        color: StateTable(
          normal: Color(red: 0x80, green: 0x80, blue: 0x80),
          highlighted: Color(red: 0xFF, green: 0xFF, blue: 0xFF)
        )
      )
    ),
    ground: GroundLook(margin: 0, padding: 0, stripes: [])
  )

  /// The grouped table of iOS up to 6, etched, on stripes.
  public static let grouped = CellLook(
    name: "grouped",
    radius: 11,
    fill: StateTable(
      normal: .color(Color(red: 0xF7, green: 0xF7, blue: 0xF7)),
      highlighted: .linearGradient(
        LinearGradient(
          stops: [
            GradientStop(offset: 0, color: Color(red: 0x05, green: 0x8C, blue: 0xF5)),
            GradientStop(offset: 1, color: Color(red: 0x01, green: 0x5D, blue: 0xE6))
          ]
        )
      )
    ),
    border: Border(color: Color(red: 0x00, green: 0x00, blue: 0x00, alpha: 0.183), width: 1, placement: .around),
    separator: Separator(
      color: Color(red: 0xCA, green: 0xCA, blue: 0xCA),
      height: 1,
      inset: 0,
      highlight: Color(red: 0xFD, green: 0xFD, blue: 0xFD)
    ),
    bevel: Bevel(
      shadow: Color(red: 0xE4, green: 0xE4, blue: 0xE4),
      highlight: Color(red: 0xFF, green: 0xFF, blue: 0xFF, alpha: 0.81)
    ),
    row: RowLook(
      height: 44,
      detailHeight: 60,
      inset: 10,
      gap: 5,
      summary: RowLook.Line(
        font: Font(["Helvetica", "Arial", "Liberation Sans"], size: 17, weight: .bold),
        top: 10,
        height: 22,
        color: StateTable(
          normal: Color(red: 0x00, green: 0x00, blue: 0x00),
          highlighted: Color(red: 0xFF, green: 0xFF, blue: 0xFF)
        )
      ),
      detail: RowLook.Line(
        font: Font(["Helvetica", "Arial", "Liberation Sans"], size: 14, weight: .regular),
        top: 32,
        height: 18,
        color: StateTable(
          normal: Color(red: 0x38, green: 0x54, blue: 0x87),
          highlighted: Color(red: 0xFF, green: 0xFF, blue: 0xFF)
        )
      )
    ),
    ground: GroundLook(
      margin: 9,
      padding: 10,
      stripes: [
        GroundLook.Stripe(color: Color(red: 0xC5, green: 0xCC, blue: 0xD4), width: 4),
        GroundLook.Stripe(color: Color(red: 0xC5, green: 0xCC, blue: 0xD2), width: 1),
        GroundLook.Stripe(color: Color(red: 0xCB, green: 0xD2, blue: 0xD8), width: 2)
      ]
    )
  )

  /// The inset grouped table of iOS 13 and later.
  public static let insetGrouped = CellLook(
    name: "inset-grouped",
    radius: 10,
    fill: StateTable(
      normal: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF)),
      highlighted: .color(Color(red: 0xD1, green: 0xD1, blue: 0xD6))
    ),
    separator: Separator(color: Color(red: 0x3C, green: 0x3C, blue: 0x43, alpha: 0.29), height: 0.5, inset: 16),
    row: RowLook(
      height: 44,
      detailHeight: 60,
      inset: 16,
      gap: 5,
      summary: RowLook.Line(
        font: Font(["Helvetica", "Arial", "Liberation Sans"], size: 17, weight: .regular),
        top: 10,
        height: 22,
        color: StateTable(normal: Color(red: 0x00, green: 0x00, blue: 0x00))
      ),
      detail: RowLook.Line(
        font: Font(["Helvetica", "Arial", "Liberation Sans"], size: 14, weight: .regular),
        top: 32,
        height: 18,
        color: StateTable(normal: Color(red: 0x3C, green: 0x3C, blue: 0x43, alpha: 0.6))
      )
    ),
    ground: GroundLook(
      margin: 16,
      padding: 10,
      stripes: [GroundLook.Stripe(color: Color(red: 0xF2, green: 0xF2, blue: 0xF7), width: 7)]
    )
  )

  /// All looks of this kind that come with Cartouche, by name.
  public static let builtin: [CellLook] = [ambiance, grouped, insetGrouped]
}

extension StatusLook {
  /// The flat badge of Shields since May 2026.
  public static let flat = StatusLook(
    name: "flat",
    body: .segments,
    font: Font(["Verdana", "Geneva", "DejaVu Sans", "sans-serif"], size: 11, weight: .regular),
    messageWeight: .regular,
    textCase: .plain,
    textWidth: .odd,
    letterSpacing: 0,
    height: 20,
    radius: 3,
    baseline: 14,
    padding: 5,
    messagePadding: 5,
    nudge: 1,
    gutter: 0,
    logo: LogoPlace(inset: 5, gap: 3, messageGap: 4, emptyGap: 0),
    blankLabel: .colored,
    edges: .smooth,
    gloss: [
      GradientStop(offset: 0, color: Color(red: 0xBB, green: 0xBB, blue: 0xBB, alpha: 0.1)),
      GradientStop(offset: 1, color: Color(red: 0x00, green: 0x00, blue: 0x00, alpha: 0.1))
    ],
    shadows: [Shadow(offset: 1, opacity: 0.8, blur: 1.6), Shadow(offset: 1, opacity: 0.3, blur: 0)],
    palette: .modern,
    colors: [],
    labelColor: .named("#555"),
    messageColor: .named("brightgreen")
  )

  /// The flat badge of badge-maker 5.0.2.
  public static let flatClassic = StatusLook(
    name: "flat-classic",
    body: .segments,
    font: Font(["Verdana", "Geneva", "DejaVu Sans", "sans-serif"], size: 11, weight: .regular),
    messageWeight: .regular,
    textCase: .plain,
    textWidth: .odd,
    letterSpacing: 0,
    height: 20,
    radius: 3,
    baseline: 14,
    padding: 5,
    messagePadding: 5,
    nudge: 1,
    gutter: 0,
    logo: LogoPlace(inset: 5, gap: 3, messageGap: 4, emptyGap: 0),
    blankLabel: .colored,
    edges: .smooth,
    gloss: [
      GradientStop(offset: 0, color: Color(red: 0xBB, green: 0xBB, blue: 0xBB, alpha: 0.1)),
      GradientStop(offset: 1, color: Color(red: 0x00, green: 0x00, blue: 0x00, alpha: 0.1))
    ],
    shadows: [Shadow(offset: 1, opacity: 0.3, blur: 0)],
    palette: .classic,
    colors: [],
    labelColor: .named("#555"),
    messageColor: .named("brightgreen")
  )

  /// The square flat badge of Shields since May 2026.
  public static let flatSquare = StatusLook(
    name: "flat-square",
    body: .segments,
    font: Font(["Verdana", "Geneva", "DejaVu Sans", "sans-serif"], size: 11, weight: .regular),
    messageWeight: .regular,
    textCase: .plain,
    textWidth: .odd,
    letterSpacing: 0,
    height: 20,
    radius: 0,
    baseline: 14,
    padding: 5,
    messagePadding: 5,
    nudge: 1,
    gutter: 0,
    logo: LogoPlace(inset: 5, gap: 3, messageGap: 4, emptyGap: 0),
    blankLabel: .colored,
    edges: .crisp,
    gloss: [],
    shadows: [],
    palette: .modern,
    colors: [],
    labelColor: .named("#555"),
    messageColor: .named("brightgreen")
  )

  /// The square flat badge of badge-maker 5.0.2.
  public static let flatSquareClassic = StatusLook(
    name: "flat-square-classic",
    body: .segments,
    font: Font(["Verdana", "Geneva", "DejaVu Sans", "sans-serif"], size: 11, weight: .regular),
    messageWeight: .regular,
    textCase: .plain,
    textWidth: .odd,
    letterSpacing: 0,
    height: 20,
    radius: 0,
    baseline: 14,
    padding: 5,
    messagePadding: 5,
    nudge: 1,
    gutter: 0,
    logo: LogoPlace(inset: 5, gap: 3, messageGap: 4, emptyGap: 0),
    blankLabel: .colored,
    edges: .crisp,
    gloss: [],
    shadows: [],
    palette: .classic,
    colors: [],
    labelColor: .named("#555"),
    messageColor: .named("brightgreen")
  )

  /// The badge in capitals of Shields since May 2026.
  public static let forTheBadge = StatusLook(
    name: "for-the-badge",
    body: .segments,
    font: Font(["Verdana", "Geneva", "DejaVu Sans", "sans-serif"], size: 10, weight: .regular),
    messageWeight: .bold,
    textCase: .upper,
    textWidth: .spaced,
    letterSpacing: 1.25,
    height: 28,
    radius: 0,
    baseline: 17.5,
    padding: 12,
    messagePadding: 12,
    nudge: 0,
    gutter: 0,
    logo: LogoPlace(inset: 9, gap: 6, messageGap: 6, emptyGap: -3),
    blankLabel: .coloredWithLogo,
    edges: .crisp,
    gloss: [],
    shadows: [],
    palette: .modern,
    colors: [],
    labelColor: .named("#555"),
    messageColor: .named("brightgreen")
  )

  /// The badge in capitals of badge-maker 5.0.2.
  public static let forTheBadgeClassic = StatusLook(
    name: "for-the-badge-classic",
    body: .segments,
    font: Font(["Verdana", "Geneva", "DejaVu Sans", "sans-serif"], size: 10, weight: .regular),
    messageWeight: .bold,
    textCase: .upper,
    textWidth: .spaced,
    letterSpacing: 1.25,
    height: 28,
    radius: 0,
    baseline: 17.5,
    padding: 12,
    messagePadding: 12,
    nudge: 0,
    gutter: 0,
    logo: LogoPlace(inset: 9, gap: 6, messageGap: 6, emptyGap: -3),
    blankLabel: .coloredWithLogo,
    edges: .crisp,
    gloss: [],
    shadows: [],
    palette: .classic,
    colors: [],
    labelColor: .named("#555"),
    messageColor: .named("brightgreen")
  )

  /// The plastic badge of Shields since May 2026.
  public static let plastic = StatusLook(
    name: "plastic",
    body: .segments,
    font: Font(["Verdana", "Geneva", "DejaVu Sans", "sans-serif"], size: 11, weight: .regular),
    messageWeight: .regular,
    textCase: .plain,
    textWidth: .odd,
    letterSpacing: 0,
    height: 18,
    radius: 4,
    baseline: 13,
    padding: 5,
    messagePadding: 5,
    nudge: 1,
    gutter: 0,
    logo: LogoPlace(inset: 5, gap: 3, messageGap: 4, emptyGap: 0),
    blankLabel: .colored,
    edges: .smooth,
    gloss: [
      GradientStop(offset: 0, color: Color(red: 0xFF, green: 0xFF, blue: 0xFF, alpha: 0.7)),
      GradientStop(offset: 0.1, color: Color(red: 0xAA, green: 0xAA, blue: 0xAA, alpha: 0.1)),
      GradientStop(offset: 0.9, color: Color(red: 0x00, green: 0x00, blue: 0x00, alpha: 0.3)),
      GradientStop(offset: 1, color: Color(red: 0x00, green: 0x00, blue: 0x00, alpha: 0.5))
    ],
    shadows: [Shadow(offset: 1, opacity: 0.8, blur: 1.6), Shadow(offset: 1, opacity: 0.3, blur: 0)],
    palette: .modern,
    colors: [],
    labelColor: .named("#555"),
    messageColor: .named("brightgreen")
  )

  /// The plastic badge of badge-maker 5.0.2.
  public static let plasticClassic = StatusLook(
    name: "plastic-classic",
    body: .segments,
    font: Font(["Verdana", "Geneva", "DejaVu Sans", "sans-serif"], size: 11, weight: .regular),
    messageWeight: .regular,
    textCase: .plain,
    textWidth: .odd,
    letterSpacing: 0,
    height: 18,
    radius: 4,
    baseline: 13,
    padding: 5,
    messagePadding: 5,
    nudge: 1,
    gutter: 0,
    logo: LogoPlace(inset: 5, gap: 3, messageGap: 4, emptyGap: 0),
    blankLabel: .colored,
    edges: .smooth,
    gloss: [
      GradientStop(offset: 0, color: Color(red: 0xFF, green: 0xFF, blue: 0xFF, alpha: 0.7)),
      GradientStop(offset: 0.1, color: Color(red: 0xAA, green: 0xAA, blue: 0xAA, alpha: 0.1)),
      GradientStop(offset: 0.9, color: Color(red: 0x00, green: 0x00, blue: 0x00, alpha: 0.3)),
      GradientStop(offset: 1, color: Color(red: 0x00, green: 0x00, blue: 0x00, alpha: 0.5))
    ],
    shadows: [Shadow(offset: 1, opacity: 0.3, blur: 0)],
    palette: .classic,
    colors: [],
    labelColor: .named("#555"),
    messageColor: .named("brightgreen")
  )

  /// The social badge of Shields since May 2026.
  public static let social = StatusLook(
    name: "social",
    body: .bubbles,
    font: Font(["Helvetica Neue", "Helvetica", "Arial", "sans-serif"], size: 11, weight: .bold),
    messageWeight: .bold,
    textCase: .capitalized,
    textWidth: .odd,
    letterSpacing: 0,
    height: 20,
    radius: 2,
    baseline: 14,
    padding: 5,
    messagePadding: 4,
    nudge: 0,
    gutter: 6,
    logo: LogoPlace(inset: 5, gap: 3, messageGap: 0, emptyGap: 0),
    blankLabel: .colored,
    edges: .smooth,
    gloss: [
      GradientStop(offset: 0, color: Color(red: 0xFC, green: 0xFC, blue: 0xFC, alpha: 0)),
      GradientStop(offset: 1, color: Color(red: 0x00, green: 0x00, blue: 0x00, alpha: 0.1))
    ],
    border: Color(red: 0xD5, green: 0xD5, blue: 0xD5),
    shadows: [Shadow(offset: 1, opacity: 1, blur: 0, color: Color(red: 0xFF, green: 0xFF, blue: 0xFF))],
    textColor: Color(red: 0x33, green: 0x33, blue: 0x33),
    palette: .modern,
    colors: [],
    labelColor: .named("#fcfcfc"),
    messageColor: .named("#fafafa")
  )

  /// The social badge of badge-maker 5.0.2.
  public static let socialClassic = StatusLook(
    name: "social-classic",
    body: .bubbles,
    font: Font(["Helvetica Neue", "Helvetica", "Arial", "sans-serif"], size: 11, weight: .bold),
    messageWeight: .bold,
    textCase: .capitalized,
    textWidth: .odd,
    letterSpacing: 0,
    height: 20,
    radius: 2,
    baseline: 14,
    padding: 5,
    messagePadding: 4,
    nudge: 0,
    gutter: 6,
    logo: LogoPlace(inset: 5, gap: 3, messageGap: 0, emptyGap: 0),
    blankLabel: .colored,
    edges: .smooth,
    gloss: [
      GradientStop(offset: 0, color: Color(red: 0xFC, green: 0xFC, blue: 0xFC, alpha: 0)),
      GradientStop(offset: 1, color: Color(red: 0x00, green: 0x00, blue: 0x00, alpha: 0.1))
    ],
    border: Color(red: 0xD5, green: 0xD5, blue: 0xD5),
    shadows: [Shadow(offset: 1, opacity: 1, blur: 0, color: Color(red: 0xFF, green: 0xFF, blue: 0xFF))],
    textColor: Color(red: 0x33, green: 0x33, blue: 0x33),
    palette: .classic,
    colors: [],
    labelColor: .named("#fcfcfc"),
    messageColor: .named("#fafafa")
  )

  /// All looks of this kind that come with Cartouche, by name.
  public static let builtin: [StatusLook] = [
    flat,
    flatClassic,
    flatSquare,
    flatSquareClassic,
    forTheBadge,
    forTheBadgeClassic,
    plastic,
    plasticClassic,
    social,
    socialClassic
  ]
}

extension BuiltinLook {
  /// The looks of every kind, by kind and name.
  public static let all: [BuiltinLook] = [
    BuiltinLook(name: "ambiance", kind: .cell, summary: "the cell background of UACellBackgroundView, a gradient in a grey line",
      text: ##"""
# yaml-language-server: $schema=../look.schema.json
# White to grey with one grey line around the group and one between its cells.
kind: cell
summary: the cell background of UACellBackgroundView, a gradient in a grey line
radius: 10
fill:
  normal: ["#FFFFFF", "#DDDDDD"]
  highlighted: ["#058CF5", "#015DE6"]
border: {color: "#808080", width: 1}
separator: {color: "#808080", height: 1}
row:
  height: 44
  detailHeight: 60
  inset: 10
  gap: 5
  summary:
    font: {families: [Helvetica, Arial, Liberation Sans], size: 18, weight: bold}
    top: 10
    height: 22
    color: {normal: "#000000", highlighted: "#FFFFFF"}
  detail:
    font: {families: [Helvetica, Arial, Liberation Sans], size: 14}
    top: 32
    height: 18
    color: {normal: "#808080", highlighted: "#FFFFFF"}

"""##),
    BuiltinLook(name: "grouped", kind: .cell, summary: "the grouped table of iOS up to 6, etched, on stripes",
      text: ##"""
# yaml-language-server: $schema=../look.schema.json
# The grouped table of iOS up to 6, with the colours measured on its screen at 1x: a translucent border on a striped
# ground, a bevel at both ends, etched lines between the cells.
kind: cell
summary: the grouped table of iOS up to 6, etched, on stripes
radius: 11
fill:
  normal: "#F7F7F7"
  highlighted: ["#058CF5", "#015DE6"]
border: {color: "rgba(0, 0, 0, 0.183)", width: 1, placement: around}
separator: {color: "#CACACA", height: 1, highlight: "#FDFDFD"}
bevel: {shadow: "#E4E4E4", highlight: "rgba(255, 255, 255, 0.81)"}
row:
  height: 44
  detailHeight: 60
  inset: 10
  gap: 5
  summary:
    font: {families: [Helvetica, Arial, Liberation Sans], size: 17, weight: bold}
    top: 10
    height: 22
    color: {normal: "#000000", highlighted: "#FFFFFF"}
  detail:
    font: {families: [Helvetica, Arial, Liberation Sans], size: 14}
    top: 32
    height: 18
    color: {normal: "#385487", highlighted: "#FFFFFF"}
ground:
  margin: 9
  padding: 10
  stripes:
    - {color: "#C5CCD4", width: 4}
    - {color: "#C5CCD2", width: 1}
    - {color: "#CBD2D8", width: 2}

"""##),
    BuiltinLook(name: "inset-grouped", kind: .cell, summary: "the inset grouped table of iOS 13 and later",
      text: ##"""
# yaml-language-server: $schema=../look.schema.json
# The inset grouped table of iOS 13 and later: white cells without a border on a pale ground.
kind: cell
summary: the inset grouped table of iOS 13 and later
radius: 10
fill:
  normal: "#FFFFFF"
  highlighted: "#D1D1D6"
separator: {color: "rgba(60, 60, 67, 0.29)", height: 0.5, inset: 16}
row:
  height: 44
  detailHeight: 60
  inset: 16
  gap: 5
  summary:
    font: {families: [Helvetica, Arial, Liberation Sans], size: 17}
    top: 10
    height: 22
    color: {normal: "#000000"}
  detail:
    font: {families: [Helvetica, Arial, Liberation Sans], size: 14}
    top: 32
    height: 18
    color: {normal: "rgba(60, 60, 67, 0.6)"}
ground:
  margin: 16
  padding: 10
  stripes:
    - {color: "#F2F2F7", width: 7}

"""##),
    BuiltinLook(name: "badge-hub", kind: .hub, summary: "the notification circle of BadgeHub",
      text: ##"""
# yaml-language-server: $schema=../look.schema.json
# A red circle at the corner of an icon. Each order of magnitude beyond the second digit adds three tenths of the
# diameter; the font is half as large as the circle.
kind: hub
summary: the notification circle of BadgeHub
font: {families: [Helvetica, Arial, Liberation Sans], size: 15}
diameter: 30
widening: 0.3
padding: 2
overlap: 0.16666666666666666
limit: 100000
states:
  normal: {fill: "#FF0000", text: "#FFFFFF"}

"""##),
    BuiltinLook(name: "count-indicator", kind: .pill, summary: "the line with round caps of CountIndicator",
      text: ##"""
# yaml-language-server: $schema=../look.schema.json
# One thick line with round caps, white digits in its middle. It is as high as its font is large.
kind: pill
summary: the line with round caps of CountIndicator
body: line
font: {families: [Helvetica, Arial, Liberation Sans], size: 13}
height: 13
padding: 6.5
states:
  normal: {fill: "#808080", text: "#FFFFFF"}
  highlighted: {fill: "#FFFFFF", text: "#808080"}

"""##),
    BuiltinLook(name: "digdog", kind: .pill, summary: "the pill of DDBadgeViewCell, its digits cut out",
      text: ##"""
# yaml-language-server: $schema=../look.schema.json
# Bold digits cut out of a blue pill: a text line of 16 with 2 above and below.
kind: pill
summary: the pill of DDBadgeViewCell, its digits cut out
font: {families: [Helvetica, Arial, Liberation Sans], size: 13, weight: bold}
height: 20
padding: 7
states:
  normal: {fill: "#8799BC", text: knockout}
  highlighted: {fill: "#FFFFFF", text: knockout}

"""##),
    BuiltinLook(name: "mail", kind: .pill, summary: "the unread count of Mail, pressed into the ground",
      text: ##"""
# yaml-language-server: $schema=../look.schema.json
# The unread count of a mailbox list. Single and double digits share one width, so that they line up; the dark crescent
# above the body makes the badge look pressed into the ground.
kind: pill
summary: the unread count of Mail, pressed into the ground
font: {families: [Helvetica, Arial, Liberation Sans], size: 18, weight: bold}
height: 25
padding: 7
compact: {characters: 2, textWidth: 22, width: 34}
letterpress: {depth: 1, shade: 0.82}
states:
  normal: {fill: "#8C99B0", text: knockout, crescent: "#737D91"}
  highlighted: {fill: "#FFFFFF", text: knockout}

"""##),
    BuiltinLook(name: "flat", kind: .status, summary: "the flat badge of Shields since May 2026",
      text: ##"""
# yaml-language-server: $schema=../look.schema.json
# A label and a message under a faint gloss. Texts are as wide as an odd number of points, so that they can be centred
# on the pixel grid. Beside a sharp shadow the texts have a soft one, for contrast.
kind: status
summary: the flat badge of Shields since May 2026
font: {families: [Verdana, Geneva, DejaVu Sans, sans-serif], size: 11}
height: 20
radius: 3
baseline: 14
padding: 5
nudge: 1
logo: {inset: 5, gap: 3, messageGap: 4}
gloss:
  - {offset: 0, color: "rgba(187, 187, 187, 0.1)"}
  - {offset: 1, color: "rgba(0, 0, 0, 0.1)"}
shadows:
  - {offset: 1, opacity: 0.8, blur: 1.6}
  - {offset: 1, opacity: 0.3}
palette: 2026
labelColor: "#555"
messageColor: brightgreen

"""##),
    BuiltinLook(name: "flat-classic", kind: .status, summary: "the flat badge of badge-maker 5.0.2",
      text: ##"""
# yaml-language-server: $schema=../look.schema.json
# A label and a message under a faint gloss. Texts are as wide as an odd number of points, so that they can be centred
# on the pixel grid. Texts have a sharp shadow alone.
kind: status
summary: the flat badge of badge-maker 5.0.2
font: {families: [Verdana, Geneva, DejaVu Sans, sans-serif], size: 11}
height: 20
radius: 3
baseline: 14
padding: 5
nudge: 1
logo: {inset: 5, gap: 3, messageGap: 4}
gloss:
  - {offset: 0, color: "rgba(187, 187, 187, 0.1)"}
  - {offset: 1, color: "rgba(0, 0, 0, 0.1)"}
shadows:
  - {offset: 1, opacity: 0.3}
palette: classic
labelColor: "#555"
messageColor: brightgreen

"""##),
    BuiltinLook(name: "flat-square", kind: .status, summary: "the square flat badge of Shields since May 2026",
      text: ##"""
# yaml-language-server: $schema=../look.schema.json
# The flat badge without corners, gloss and shadow. Its edges lie on whole pixels.
kind: status
summary: the square flat badge of Shields since May 2026
font: {families: [Verdana, Geneva, DejaVu Sans, sans-serif], size: 11}
height: 20
radius: 0
baseline: 14
padding: 5
nudge: 1
logo: {inset: 5, gap: 3, messageGap: 4}
edges: crisp
palette: 2026
labelColor: "#555"
messageColor: brightgreen

"""##),
    BuiltinLook(name: "flat-square-classic", kind: .status, summary: "the square flat badge of badge-maker 5.0.2",
      text: ##"""
# yaml-language-server: $schema=../look.schema.json
# The flat badge without corners, gloss and shadow. Its edges lie on whole pixels.
kind: status
summary: the square flat badge of badge-maker 5.0.2
font: {families: [Verdana, Geneva, DejaVu Sans, sans-serif], size: 11}
height: 20
radius: 0
baseline: 14
padding: 5
nudge: 1
logo: {inset: 5, gap: 3, messageGap: 4}
edges: crisp
palette: classic
labelColor: "#555"
messageColor: brightgreen

"""##),
    BuiltinLook(name: "for-the-badge", kind: .status, summary: "the badge in capitals of Shields since May 2026",
      text: ##"""
# yaml-language-server: $schema=../look.schema.json
# A tall badge in spaced capitals, its message in bold ones.
kind: status
summary: the badge in capitals of Shields since May 2026
font: {families: [Verdana, Geneva, DejaVu Sans, sans-serif], size: 10}
messageWeight: bold
textCase: upper
textWidth: spaced
letterSpacing: 1.25
height: 28
radius: 0
baseline: 17.5
padding: 12
logo: {inset: 9, gap: 6, messageGap: 6, emptyGap: -3}
blankLabel: coloredWithLogo
edges: crisp
palette: 2026
labelColor: "#555"
messageColor: brightgreen

"""##),
    BuiltinLook(name: "for-the-badge-classic", kind: .status, summary: "the badge in capitals of badge-maker 5.0.2",
      text: ##"""
# yaml-language-server: $schema=../look.schema.json
# A tall badge in spaced capitals, its message in bold ones.
kind: status
summary: the badge in capitals of badge-maker 5.0.2
font: {families: [Verdana, Geneva, DejaVu Sans, sans-serif], size: 10}
messageWeight: bold
textCase: upper
textWidth: spaced
letterSpacing: 1.25
height: 28
radius: 0
baseline: 17.5
padding: 12
logo: {inset: 9, gap: 6, messageGap: 6, emptyGap: -3}
blankLabel: coloredWithLogo
edges: crisp
palette: classic
labelColor: "#555"
messageColor: brightgreen

"""##),
    BuiltinLook(name: "plastic", kind: .status, summary: "the plastic badge of Shields since May 2026",
      text: ##"""
# yaml-language-server: $schema=../look.schema.json
# A lower badge under a strong gloss. Beside a sharp shadow the texts have a soft one, for contrast.
kind: status
summary: the plastic badge of Shields since May 2026
font: {families: [Verdana, Geneva, DejaVu Sans, sans-serif], size: 11}
height: 18
radius: 4
baseline: 13
padding: 5
nudge: 1
logo: {inset: 5, gap: 3, messageGap: 4}
gloss:
  - {offset: 0, color: "rgba(255, 255, 255, 0.7)"}
  - {offset: 0.1, color: "rgba(170, 170, 170, 0.1)"}
  - {offset: 0.9, color: "rgba(0, 0, 0, 0.3)"}
  - {offset: 1, color: "rgba(0, 0, 0, 0.5)"}
shadows:
  - {offset: 1, opacity: 0.8, blur: 1.6}
  - {offset: 1, opacity: 0.3}
palette: 2026
labelColor: "#555"
messageColor: brightgreen

"""##),
    BuiltinLook(name: "plastic-classic", kind: .status, summary: "the plastic badge of badge-maker 5.0.2",
      text: ##"""
# yaml-language-server: $schema=../look.schema.json
# A lower badge under a strong gloss. Texts have a sharp shadow alone.
kind: status
summary: the plastic badge of badge-maker 5.0.2
font: {families: [Verdana, Geneva, DejaVu Sans, sans-serif], size: 11}
height: 18
radius: 4
baseline: 13
padding: 5
nudge: 1
logo: {inset: 5, gap: 3, messageGap: 4}
gloss:
  - {offset: 0, color: "rgba(255, 255, 255, 0.7)"}
  - {offset: 0.1, color: "rgba(170, 170, 170, 0.1)"}
  - {offset: 0.9, color: "rgba(0, 0, 0, 0.3)"}
  - {offset: 1, color: "rgba(0, 0, 0, 0.5)"}
shadows:
  - {offset: 1, opacity: 0.3}
palette: classic
labelColor: "#555"
messageColor: brightgreen

"""##),
    BuiltinLook(name: "social", kind: .status, summary: "the social badge of Shields since May 2026",
      text: ##"""
# yaml-language-server: $schema=../look.schema.json
# A box and a bubble beside it, light in every colour. Colours that a badge is given are left aside.
kind: status
summary: the social badge of Shields since May 2026
body: bubbles
font: {families: [Helvetica Neue, Helvetica, Arial, sans-serif], size: 11, weight: bold}
textCase: capitalized
height: 20
radius: 2
baseline: 14
padding: 5
messagePadding: 4
gutter: 6
logo: {inset: 5, gap: 3, messageGap: 0}
gloss:
  - {offset: 0, color: "rgba(252, 252, 252, 0)"}
  - {offset: 1, color: "rgba(0, 0, 0, 0.1)"}
border: "#d5d5d5"
shadows:
  - {offset: 1, opacity: 1, color: "#fff"}
textColor: "#333"
palette: 2026
labelColor: "#fcfcfc"
messageColor: "#fafafa"

"""##),
    BuiltinLook(name: "social-classic", kind: .status, summary: "the social badge of badge-maker 5.0.2",
      text: ##"""
# yaml-language-server: $schema=../look.schema.json
# A box and a bubble beside it, light in every colour. Colours that a badge is given are left aside.
kind: status
summary: the social badge of badge-maker 5.0.2
body: bubbles
font: {families: [Helvetica Neue, Helvetica, Arial, sans-serif], size: 11, weight: bold}
textCase: capitalized
height: 20
radius: 2
baseline: 14
padding: 5
messagePadding: 4
gutter: 6
logo: {inset: 5, gap: 3, messageGap: 0}
gloss:
  - {offset: 0, color: "rgba(252, 252, 252, 0)"}
  - {offset: 1, color: "rgba(0, 0, 0, 0.1)"}
border: "#d5d5d5"
shadows:
  - {offset: 1, opacity: 1, color: "#fff"}
textColor: "#333"
palette: classic
labelColor: "#fcfcfc"
messageColor: "#fafafa"

"""##),
  ]
}
