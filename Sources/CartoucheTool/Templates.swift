// swift-format-ignore-file
// Made by Generate from Templates/ and from the tables in LookFiles. Do not edit: run `make looks`.

enum Templates {
  /// The texts of the built-in looks, by name.
  static let texts = [
    "ambiance": ##"""
# yaml-language-server: $schema=../look.schema.json
# White to grey with one grey line around the group and one between its cells.
# Dark colours are those of iOS 13: systemGray5 and its shade, systemGray2, label and secondaryLabel. Disabled is half of
# the colours of the texts, as the switches of iOS have it in Flutter's measurements; the cell stays as it is.
kind: cell
summary: the cell background of UACellBackgroundView, a gradient in a grey line
radius: 10
fill:
  normal: ["#FFFFFF", "#DDDDDD"]
  highlighted: ["#058CF5", "#015DE6"]
dark:
  normal: ["#2C2C2E", "#262628"]
border: {color: "#808080", darkColor: "#636366", width: 1}
separator: {color: "#808080", darkColor: "#636366", height: 1}
row:
  height: 44
  detailHeight: 60
  inset: 10
  gap: 5
  summary:
    font: {families: [Helvetica, Arial, Liberation Sans], size: 18, weight: bold}
    top: 10
    height: 22
    color: {normal: "#000000", highlighted: "#FFFFFF", disabled: "#808080"}
    dark: {normal: "#FFFFFF", disabled: "#808080"}
  detail:
    font: {families: [Helvetica, Arial, Liberation Sans], size: 14}
    top: 32
    height: 18
    color: {normal: "#808080", highlighted: "#FFFFFF", disabled: "#C0C0C0"}
    dark: {normal: "rgba(235, 235, 245, 0.6)", disabled: "rgba(235, 235, 245, 0.3)"}

"""##,
    "grouped": ##"""
# yaml-language-server: $schema=../look.schema.json
# The grouped table of iOS up to 6, with the colours measured on its screen at 1x: a translucent border on a striped
# ground, a bevel at both ends, etched lines between the cells.
# It is older than dark pages: there its cells are systemGray5 of iOS 13, its lines the greys beside that, its texts label
# and secondaryLabel, and its stripes nearly black. Disabled is half of the colours of the texts, as the switches of iOS
# have it in Flutter's measurements; the cell stays as it is.
kind: cell
summary: the grouped table of iOS up to 6, etched, on stripes
radius: 11
fill:
  normal: "#F7F7F7"
  highlighted: ["#058CF5", "#015DE6"]
dark:
  normal: "#2C2C2E"
border: {color: "rgba(0, 0, 0, 0.183)", darkColor: "rgba(255, 255, 255, 0.183)", width: 1, placement: around}
separator: {color: "#CACACA", darkColor: "#1C1C1E", height: 1, highlight: "#FDFDFD", darkHighlight: "#3A3A3C"}
bevel:
  shadow: "#E4E4E4"
  darkShadow: "#3A3A3C"
  highlight: "rgba(255, 255, 255, 0.81)"
  darkHighlight: "rgba(255, 255, 255, 0.1)"
row:
  height: 44
  detailHeight: 60
  inset: 10
  gap: 5
  summary:
    font: {families: [Helvetica, Arial, Liberation Sans], size: 17, weight: bold}
    top: 10
    height: 22
    color: {normal: "#000000", highlighted: "#FFFFFF", disabled: "rgba(0, 0, 0, 0.5)"}
    dark: {normal: "#FFFFFF", disabled: "rgba(255, 255, 255, 0.5)"}
  detail:
    font: {families: [Helvetica, Arial, Liberation Sans], size: 14}
    top: 32
    height: 18
    color: {normal: "#385487", highlighted: "#FFFFFF", disabled: "rgba(56, 84, 135, 0.5)"}
    dark: {normal: "rgba(235, 235, 245, 0.6)", disabled: "rgba(235, 235, 245, 0.3)"}
ground:
  margin: 9
  padding: 10
  stripes:
    - {color: "#C5CCD4", darkColor: "#101214", width: 4}
    - {color: "#C5CCD2", darkColor: "#101213", width: 1}
    - {color: "#CBD2D8", darkColor: "#15171A", width: 2}

"""##,
    "inset-grouped": ##"""
# yaml-language-server: $schema=../look.schema.json
# The inset grouped table of iOS 13 and later: white cells without a border on a pale ground.
# Dark colours are the system's own. Disabled texts are tertiaryLabel, which Apple names for them, and quaternaryLabel; the
# cell stays as it is. A selected row is grey rather than blue, so that a white pill would not be seen: it is #555555 as in
# TDBadgedCell.
kind: cell
summary: the inset grouped table of iOS 13 and later
radius: 10
fill:
  normal: "#FFFFFF"
  highlighted: "#D1D1D6"
dark:
  normal: "#1C1C1E"
  highlighted: "#3A3A3C"
separator:
  color: "rgba(60, 60, 67, 0.29)"
  darkColor: "rgba(84, 84, 88, 0.6)"
  height: 0.5
  inset: 16
  makesWayForSelection: true
row:
  height: 44
  detailHeight: 60
  inset: 16
  gap: 5
  summary:
    font: {families: [Helvetica, Arial, Liberation Sans], size: 17}
    top: 10
    height: 22
    color: {normal: "#000000", disabled: "rgba(60, 60, 67, 0.3)"}
    dark: {normal: "#FFFFFF", disabled: "rgba(235, 235, 245, 0.3)"}
  detail:
    font: {families: [Helvetica, Arial, Liberation Sans], size: 14}
    top: 32
    height: 18
    color: {normal: "rgba(60, 60, 67, 0.6)", disabled: "rgba(60, 60, 67, 0.18)"}
    dark: {normal: "rgba(235, 235, 245, 0.6)", disabled: "rgba(235, 235, 245, 0.16)"}
  badge:
    highlighted: {fill: "#555555", text: "#FFFFFF"}
ground:
  margin: 16
  padding: 10
  stripes:
    - {color: "#F2F2F7", darkColor: "#000000", width: 7}

"""##,
    "ant": ##"""
# yaml-language-server: $schema=../look.schema.json
# The count badge of Ant Design 5: 20 high, 8 beside more than one digit, with a ring of 1 in the colour of the page.
# The dark colours are those of the kit's dark algorithm. Disabled is the token colorTextDisabled, a quarter of black or
# white on the container, with the text in white: on dark pages the token colorTextTertiary.
kind: hub
summary: the count badge of Ant Design
font: {families: [-apple-system, BlinkMacSystemFont, Segoe UI, Helvetica, Arial, Liberation Sans], size: 12}
diameter: 20
dot: 6
widening: 0
padding: 8
overlap: rectangular
limit: 99
halo: {color: "#FFFFFF", darkColor: "#141414", width: 1}
states:
  normal: {fill: "#FF4D4F", text: "#FFFFFF"}
  disabled: {fill: "#BFBFBF", text: "#FFFFFF"}
dark:
  normal: {fill: "#DC4446", text: "#FFFFFF"}
  disabled: {fill: "#4F4F4F", text: "rgba(255, 255, 255, 0.45)"}

"""##,
    "ant-dot": ##"""
# yaml-language-server: $schema=../look.schema.json
# The dot of Ant Design 5: 6 wide, with a ring of 1 in the colour of the page.
# The dark colours are those of the kit's dark algorithm. Disabled is the token colorTextDisabled, a quarter of black or
# white on the container, with the text in the container's colour.
kind: hub
summary: the dot of Ant Design
form: dot
font: {families: [-apple-system, BlinkMacSystemFont, Segoe UI, Helvetica, Arial, Liberation Sans], size: 12}
diameter: 20
dot: 6
widening: 0
padding: 8
overlap: rectangular
limit: 99
halo: {color: "#FFFFFF", darkColor: "#141414", width: 1}
states:
  normal: {fill: "#FF4D4F", text: "#FFFFFF"}
  disabled: {fill: "#BFBFBF", text: "#FFFFFF"}
dark:
  normal: {fill: "#DC4446", text: "#FFFFFF"}
  disabled: {fill: "#4F4F4F", text: "rgba(255, 255, 255, 0.45)"}

"""##,
    "badge-hub": ##"""
# yaml-language-server: $schema=../look.schema.json
# A red circle at the corner of an icon. Each order of magnitude beyond the second digit adds three tenths of the
# diameter; the font is half as large as the circle.
# On a dark page the fill is darker by the factor with which the author of the look mail darkened his, 0.82 per channel. Where it is
# disabled it keeps half of its colours, as the switches of iOS do in Flutter's measurements.
kind: hub
summary: the notification circle of BadgeHub
font: {families: [Helvetica, Arial, Liberation Sans], size: 15}
diameter: 30
widening: 0.3
padding: 2
overlap: 0.16666666666666666
limit: 100000
disabledOpacity: 0.5
states:
  normal: {fill: "#FF0000", text: "#FFFFFF"}
dark:
  normal: {fill: "#D10000", text: "#FFFFFF"}

"""##,
    "bootstrap-dot": ##"""
# yaml-language-server: $schema=../look.schema.json
# The new-alerts mark of Bootstrap: a disc of 16, which is the padding of its class p-2 all around, with a light border
# of 1 around it, its centre on the corner.
# Disabled keeps 65 % of its colours, as the kit's buttons do.
kind: hub
summary: the dot of Bootstrap
form: dot
font: {families: [-apple-system, BlinkMacSystemFont, Segoe UI, Helvetica, Arial, Liberation Sans], size: 12, weight: bold}
diameter: 20.4
dot: 16
widening: 0
padding: 7.8
overlap: rectangular
limit: 99
border: {color: "#F8F9FA", width: 1, placement: outside}
disabledOpacity: 0.65
states:
  normal: {fill: "#DC3545", text: "#FFFFFF"}

"""##,
    "fluent-counter": ##"""
# yaml-language-server: $schema=../look.schema.json
# The counter badge of Fluent 2: 20 high, 6 beside the semibold number, a dot of 6. Read in @fluentui/react-badge 9:
# useBadgeStyles, useCounterBadgeStyles and useCounterBadge; in @fluentui/tokens: lightColor, darkColor and brandWeb.
# The colours are the tokens colorBrandBackground and colorNeutralForegroundOnBrand. Disabled has those for disabled
# controls: colorNeutralBackgroundDisabled and colorNeutralForegroundDisabled.
kind: hub
summary: the counter badge of Fluent 2
font: {families: [-apple-system, BlinkMacSystemFont, Segoe UI, Helvetica, Arial, Liberation Sans], size: 12, weight: 600}
diameter: 20
dot: 6
widening: 0
padding: 6
overlap: rectangular
limit: 99
states:
  normal: {fill: "#0F6CBD", text: "#FFFFFF"}
  disabled: {fill: "#F0F0F0", text: "#BDBDBD"}
dark:
  normal: {fill: "#115EA3", text: "#FFFFFF"}
  disabled: {fill: "#141414", text: "#5C5C5C"}

"""##,
    "fluent-presence": ##"""
# yaml-language-server: $schema=../look.schema.json
# The presence badge of Fluent 2 for somebody who is available, as on an avatar of 32: a disc of 10 with a check mark,
# wholly inside the corner, and a gap of 1 that is cut out of the avatar. Read in @fluentui/react-badge 9:
# usePresenceBadgeStyles; in react-avatar 9: useAvatarStyles; in @fluentui/tokens: lightColor, lightColorPalette, their
# dark ones and colors; and in Fluent's system icons, presence_available_10_filled. The colours are the tokens
# colorPaletteLightGreenForeground3 and colorNeutralBackground1. Disabled is colorNeutralForegroundDisabled.
kind: hub
summary: the presence badge of Fluent 2, available
form: dot
font: {families: [-apple-system, BlinkMacSystemFont, Segoe UI, Helvetica, Arial, Liberation Sans], size: 12, weight: 600}
diameter: 20
dot: 10
mark:
  path: M 3.15 5.35 L 4.15 6.35 A 0.5 0.5 0 0 0 4.85 6.35 L 7.1 4.1 A 0.5 0.5 0 0 0 6.4 3.4 L 4.5 5.3 L 3.85 4.65 A 0.5 0.5 0 0 0 3.15 5.35 Z
  size: 10
widening: 0
padding: 6
overlap: 0.5
limit: 99
halo: {color: knockout, width: 1}
states:
  normal: {fill: "#13A10E", text: "#FFFFFF"}
  disabled: {fill: "#BDBDBD", text: "#FFFFFF"}
dark:
  normal: {fill: "#3DB838", text: "#292929"}
  disabled: {fill: "#5C5C5C", text: "#292929"}

"""##,
    "fluent-presence-away": ##"""
# yaml-language-server: $schema=../look.schema.json
# The presence badge of Fluent 2, away: a disc with the hands of a clock. Its system icon is
# presence_away_10_filled, in colorPaletteMarigoldBackground3.
kind: hub
extends: fluent-presence
summary: the presence badge of Fluent 2, away
mark:
  path: M 4 3 A 0.5 0.5 0 0 1 5 3 V 4.79 L 6.35 6.15 A 0.5 0.5 0 0 1 5.65 6.85 L 4.15 5.35 A 0.5 0.5 0 0 1 4 5 Z
states:
  normal: {fill: "#EAA300", text: "#FFFFFF"}
dark:
  normal: {fill: "#EAA300", text: "#292929"}

"""##,
    "fluent-presence-blocked": ##"""
# yaml-language-server: $schema=../look.schema.json
# The presence badge of Fluent 2, blocked: a ring of 1 with a stroke. Its system icon is
# presence_blocked_10_regular, in colorPaletteRedBackground3.
kind: hub
extends: fluent-presence
summary: the presence badge of Fluent 2, blocked
mark:
  path: M 8.16 2.55 A 4 4 0 0 1 2.55 8.16 Z M 1.84 7.45 A 4 4 0 0 1 7.45 1.84 Z
states:
  normal: {fill: "#D13438", text: "#FFFFFF"}
dark:
  normal: {fill: "#D13438", text: "#292929"}

"""##,
    "fluent-presence-busy": ##"""
# yaml-language-server: $schema=../look.schema.json
# The presence badge of Fluent 2, busy: a disc. Its system icon is
# presence_busy_10_filled, in colorPaletteRedBackground3.
kind: hub
extends: fluent-presence
summary: the presence badge of Fluent 2, busy
mark:
states:
  normal: {fill: "#D13438", text: "#FFFFFF"}
dark:
  normal: {fill: "#D13438", text: "#292929"}

"""##,
    "fluent-presence-do-not-disturb": ##"""
# yaml-language-server: $schema=../look.schema.json
# The presence badge of Fluent 2, do not disturb: a disc with a bar. Its system icon is
# presence_dnd_10_filled, in colorPaletteRedBackground3.
kind: hub
extends: fluent-presence
summary: the presence badge of Fluent 2, do not disturb
mark:
  path: M 3.5 4.5 H 6.5 A 0.5 0.5 0 0 1 6.5 5.5 H 3.5 A 0.5 0.5 0 0 1 3.5 4.5 Z
states:
  normal: {fill: "#D13438", text: "#FFFFFF"}
dark:
  normal: {fill: "#D13438", text: "#292929"}

"""##,
    "fluent-presence-offline": ##"""
# yaml-language-server: $schema=../look.schema.json
# The presence badge of Fluent 2, offline: a ring of 1 with a cross. Its system icon is
# presence_offline_10_regular, in colorNeutralForeground3.
kind: hub
extends: fluent-presence
summary: the presence badge of Fluent 2, offline
mark:
  path: M 5 1 A 4 4 0 0 1 5 9 A 4 4 0 0 1 5 1 Z M 6.85 3.85 A 0.5 0.5 0 0 0 6.15 3.15 L 5 4.29 L 3.85 3.15 A 0.5 0.5 0 0 0 3.15 3.85 L 4.29 5 L 3.15 6.15 A 0.5 0.5 0 0 0 3.85 6.85 L 5 5.71 L 6.15 6.85 A 0.5 0.5 0 0 0 6.85 6.15 L 5.71 5 Z
states:
  normal: {fill: "#616161", text: "#FFFFFF"}
dark:
  normal: {fill: "#ADADAD", text: "#292929"}

"""##,
    "fluent-presence-out-of-office": ##"""
# yaml-language-server: $schema=../look.schema.json
# The presence badge of Fluent 2, out of office: a ring of 1 with an arrow. Its system icon is
# presence_oof_10_regular, in colorPaletteBerryForeground3.
kind: hub
extends: fluent-presence
summary: the presence badge of Fluent 2, out of office
mark:
  path: M 5 1 A 4 4 0 0 1 5 9 A 4 4 0 0 1 5 1 Z M 5.35 3.85 A 0.5 0.5 0 0 0 4.64 3.15 L 3.14 4.65 A 0.5 0.5 0 0 0 3.14 5.35 L 4.64 6.85 A 0.5 0.5 0 0 0 5.35 6.15 L 4.7 5.5 H 6.5 A 0.5 0.5 0 0 0 6.5 4.5 H 4.7 Z
states:
  normal: {fill: "#C239B3", text: "#FFFFFF"}
dark:
  normal: {fill: "#D161C4", text: "#292929"}

"""##,
    "fluent-presence-unknown": ##"""
# yaml-language-server: $schema=../look.schema.json
# The presence badge of Fluent 2, unknown: a ring of 1. Its system icon is
# presence_unknown_10_regular, in colorNeutralForeground3.
kind: hub
extends: fluent-presence
summary: the presence badge of Fluent 2, unknown
mark:
  path: M 5 1 A 4 4 0 0 1 5 9 A 4 4 0 0 1 5 1 Z
states:
  normal: {fill: "#616161", text: "#FFFFFF"}
dark:
  normal: {fill: "#ADADAD", text: "#292929"}

"""##,
    "ios": ##"""
# yaml-language-server: $schema=../look.schema.json
# The badge of a tab bar in iOS: 18 high, with 5 beside the number, which is never cut short. Its leading edge stays
# while it grows. The figures are those of PPBadgeView; the colour is the system's red.
# The dark colours are the system's own. Disabled is systemGray3 with the text in white, and on dark in tertiaryLabel,
# which Apple names for disabled text.
kind: hub
summary: the badge of a tab bar in iOS
font: {families: [Helvetica Neue, Helvetica, Arial, Liberation Sans], size: 13}
diameter: 18
dot: 8
widening: 0
padding: 5
overlap: rectangular
growth: trailing
limit: 9223372036854775807
states:
  normal: {fill: "#FF3B30", text: "#FFFFFF"}
  disabled: {fill: "#C7C7CC", text: "#FFFFFF"}
dark:
  normal: {fill: "#FF453A", text: "#FFFFFF"}
  disabled: {fill: "#48484A", text: "rgba(235, 235, 245, 0.3)"}

"""##,
    "material": ##"""
# yaml-language-server: $schema=../look.schema.json
# The large badge of Material Design 3, over an icon of 24: it is as wide as its number and 8 more, 16 at least. Its
# lower left corner lies 12 inside the right edge and 14 below the upper one, so that it grows away from the icon. The
# colours are the roles error and on-error of the baseline scheme.
# Disabled follows the rule of the kit's selected checkbox: the role on-surface at 38 % on surface, and what lies on it in
# surface.
kind: hub
summary: the large badge of Material Design 3
font: {families: [Roboto, Helvetica, Arial, Liberation Sans], size: 11, weight: 500}
diameter: 16
widening: 0
padding: 4
overlap: {x: 12, y: 14}
limit: 999
dot: 6
states:
  normal: {fill: "#B3261E", text: "#FFFFFF"}
  disabled: {fill: "#A9A3AA", text: "#FEF7FF"}
dark:
  normal: {fill: "#F2B8B5", text: "#601410"}
  disabled: {fill: "#646067", text: "#141218"}

"""##,
    "material-dot": ##"""
# yaml-language-server: $schema=../look.schema.json
# The small badge of Material Design 3: a dot of 6 in the upper right corner of an icon, wholly inside. The colour is
# the role error of the baseline scheme.
# Disabled follows the rule of the kit's selected checkbox: the role on-surface at 38 % on surface, and what lies on it in
# surface.
kind: hub
summary: the dot of Material Design 3
form: dot
font: {families: [Roboto, Helvetica, Arial, Liberation Sans], size: 11, weight: 500}
diameter: 16
dot: 6
widening: 0
padding: 4
overlap: {x: 6, y: 6}
limit: 999
states:
  normal: {fill: "#B3261E", text: "#FFFFFF"}
  disabled: {fill: "#A9A3AA", text: "#FEF7FF"}
dark:
  normal: {fill: "#F2B8B5", text: "#601410"}
  disabled: {fill: "#646067", text: "#141218"}

"""##,
    "mui": ##"""
# yaml-language-server: $schema=../look.schema.json
# The badge of MUI in the error colour: 20 high, 6 beside the number, its centre on the corner of what it lies on, or
# 14.6 % inside over a round one.
# The dark colour and the opacity of what is disabled are those of the kit's palettes: error.main and disabledOpacity.
kind: hub
summary: the badge of MUI
font: {families: [Roboto, Helvetica, Arial, Liberation Sans], size: 12, weight: 500}
diameter: 20
dot: 8
widening: 0
padding: 6
overlap: rectangular
limit: 99
disabledOpacity: 0.38
states:
  normal: {fill: "#D32F2F", text: "#FFFFFF"}
dark:
  normal: {fill: "#F44336", text: "#FFFFFF"}

"""##,
    "mui-dot": ##"""
# yaml-language-server: $schema=../look.schema.json
# The dot of MUI: 8 wide, its centre on the corner of what it lies on.
# The dark colour and the opacity of what is disabled are those of the kit's palettes: error.main and disabledOpacity.
kind: hub
summary: the dot of MUI
form: dot
font: {families: [Roboto, Helvetica, Arial, Liberation Sans], size: 12, weight: 500}
diameter: 20
dot: 8
widening: 0
padding: 6
overlap: rectangular
limit: 99
disabledOpacity: 0.38
states:
  normal: {fill: "#D32F2F", text: "#FFFFFF"}
dark:
  normal: {fill: "#F44336", text: "#FFFFFF"}

"""##,
    "ant-ribbon": ##"""
# yaml-language-server: $schema=../look.schema.json
# The ribbon of Ant Design 5: a band of 22, 8 below the upper edge of a card, that sticks out by 8 and is folded
# behind it; the fold is in the colour of the band at 75 % brightness.
# The dark colours are those of the kit's dark algorithm. Disabled is the token colorTextDisabled, a quarter of black or
# white on the container, with the text in white: on dark pages the token colorTextTertiary.
kind: pill
summary: the ribbon of Ant Design
font: {families: [-apple-system, BlinkMacSystemFont, Segoe UI, Helvetica, Arial, Liberation Sans], size: 14}
height: 22
padding: 8
radius: 4
ribbon: {fold: 8, foldHeight: 6, shade: 0.75, inset: 8}
states:
  normal: {fill: "#1677FF", text: "#FFFFFF"}
  disabled: {fill: "#BFBFBF", text: "#FFFFFF"}
dark:
  normal: {fill: "#1668DC", text: "#FFFFFF"}
  disabled: {fill: "#4F4F4F", text: "rgba(255, 255, 255, 0.45)"}

"""##,
    "ant-status": ##"""
# yaml-language-server: $schema=../look.schema.json
# The status of Ant Design 5, default: a dot of 6 and the text 8 behind it. The fill is that of the dot. The colours on
# dark pages are those of the kit's dark algorithm. Disabled is its token colorTextDisabled.
# The ring of the look for processing grows 4.2 beyond the dot, which the kit draws outside of its element. In a picture
# it needs room, and all statuses have it, so that they stand alike.
kind: pill
summary: the status of Ant Design
font: {families: [-apple-system, BlinkMacSystemFont, Segoe UI, Helvetica, Arial, Liberation Sans], size: 14}
height: 22
padding: 5
dot: {diameter: 6, gap: 8}
states:
  normal: {fill: "rgba(0, 0, 0, 0.25)", text: "rgba(0, 0, 0, 0.88)"}
  disabled: {fill: "rgba(0, 0, 0, 0.25)", text: "rgba(0, 0, 0, 0.25)"}
dark:
  normal: {fill: "rgba(255, 255, 255, 0.3)", text: "rgba(255, 255, 255, 0.85)"}
  disabled: {fill: "rgba(255, 255, 255, 0.25)", text: "rgba(255, 255, 255, 0.25)"}

"""##,
    "ant-status-error": ##"""
# yaml-language-server: $schema=../look.schema.json
# The status of Ant Design 5, error.
kind: pill
extends: ant-status
summary: the status of Ant Design, error
states:
  normal: {fill: "#FF4D4F"}
dark:
  normal: {fill: "#DC4446"}

"""##,
    "ant-status-processing": ##"""
# yaml-language-server: $schema=../look.schema.json
# The status of Ant Design 5, processing.
kind: pill
extends: ant-status
summary: the status of Ant Design, processing
animation: pulse
states:
  normal: {fill: "#1677FF"}
dark:
  normal: {fill: "#1668DC"}

"""##,
    "ant-status-success": ##"""
# yaml-language-server: $schema=../look.schema.json
# The status of Ant Design 5, success.
kind: pill
extends: ant-status
summary: the status of Ant Design, success
states:
  normal: {fill: "#52C41A"}
dark:
  normal: {fill: "#49AA19"}

"""##,
    "ant-status-warning": ##"""
# yaml-language-server: $schema=../look.schema.json
# The status of Ant Design 5, warning.
kind: pill
extends: ant-status
summary: the status of Ant Design, warning
states:
  normal: {fill: "#FAAD14"}
dark:
  normal: {fill: "#D89614"}

"""##,
    "bootstrap": ##"""
# yaml-language-server: $schema=../look.schema.json
# The badge of Bootstrap 5.3: bold text of 12, with .35 em above and below and .65 em beside, and corners of 6. Its
# height of 20.4 becomes a whole point.
# Disabled keeps 65 % of its colours, as the kit's buttons do.
kind: pill
summary: the badge of Bootstrap
font: {families: [-apple-system, BlinkMacSystemFont, Segoe UI, Helvetica, Arial, Liberation Sans], size: 12, weight: bold}
height: 20.4
padding: 7.8
radius: 6
disabledOpacity: 0.65
states:
  normal: {fill: "#0D6EFD", text: "#FFFFFF"}

"""##,
    "bootstrap-danger": ##"""
# yaml-language-server: $schema=../look.schema.json
# The badge of Bootstrap 5.3 in its colour danger.
kind: pill
extends: bootstrap
summary: the badge of Bootstrap in the colour danger
states:
  normal: {fill: "#DC3545"}

"""##,
    "bootstrap-dark": ##"""
# yaml-language-server: $schema=../look.schema.json
# The badge of Bootstrap 5.3 in its colour dark. On a dark page, whose colour that is, it has the secondary background of
# the kit's dark mode.
kind: pill
extends: bootstrap
summary: the badge of Bootstrap in the colour dark
states:
  normal: {fill: "#212529"}
dark:
  normal: {fill: "#343A40", text: "#FFFFFF"}

"""##,
    "bootstrap-info": ##"""
# yaml-language-server: $schema=../look.schema.json
# The badge of Bootstrap 5.3 in its colour info.
kind: pill
extends: bootstrap
summary: the badge of Bootstrap in the colour info
states:
  normal: {fill: "#0DCAF0", text: "#000000"}

"""##,
    "bootstrap-light": ##"""
# yaml-language-server: $schema=../look.schema.json
# The badge of Bootstrap 5.3 in its colour light.
kind: pill
extends: bootstrap
summary: the badge of Bootstrap in the colour light
states:
  normal: {fill: "#F8F9FA", text: "#000000"}

"""##,
    "bootstrap-outline": ##"""
# yaml-language-server: $schema=../look.schema.json
# The badge of Bootstrap 5.3 with its classes border and text in one colour, as high as its siblings. The colours are
# those of the kit and of its dark mode.
# Disabled keeps 65 % of its colours, as the kit's buttons do.
kind: pill
summary: the outlined badge of Bootstrap
font: {families: [-apple-system, BlinkMacSystemFont, Segoe UI, Helvetica, Arial, Liberation Sans], size: 12, weight: bold}
height: 20.4
padding: 7.8
radius: 6
border: {color: "#0D6EFD", darkColor: "#6EA8FE", width: 1}
disabledOpacity: 0.65
states:
  normal: {fill: transparent, text: "#0D6EFD"}
dark:
  normal: {fill: transparent, text: "#6EA8FE"}

"""##,
    "bootstrap-pill": ##"""
# yaml-language-server: $schema=../look.schema.json
# The round badge of Bootstrap 5.3: bold text of 12, with .35 em above and below and .65 em beside.
# Disabled keeps 65 % of its colours, as the kit's buttons do.
kind: pill
summary: the round badge of Bootstrap
font: {families: [-apple-system, BlinkMacSystemFont, Segoe UI, Helvetica, Arial, Liberation Sans], size: 12, weight: bold}
height: 20.4
padding: 7.8
disabledOpacity: 0.65
states:
  normal: {fill: "#0D6EFD", text: "#FFFFFF"}

"""##,
    "bootstrap-secondary": ##"""
# yaml-language-server: $schema=../look.schema.json
# The badge of Bootstrap 5.3 in its colour secondary.
kind: pill
extends: bootstrap
summary: the badge of Bootstrap in the colour secondary
states:
  normal: {fill: "#6C757D"}

"""##,
    "bootstrap-subtle": ##"""
# yaml-language-server: $schema=../look.schema.json
# The badge of Bootstrap 5.3 with its classes for a subtle background and emphasized text, as high as its siblings. The
# colours are those of the kit and of its dark mode.
# Disabled keeps 65 % of its colours, as the kit's buttons do.
kind: pill
summary: the subtle badge of Bootstrap
font: {families: [-apple-system, BlinkMacSystemFont, Segoe UI, Helvetica, Arial, Liberation Sans], size: 12, weight: bold}
height: 20.4
padding: 7.8
radius: 6
disabledOpacity: 0.65
states:
  normal: {fill: "#CFE2FF", text: "#052C65"}
dark:
  normal: {fill: "#031633", text: "#6EA8FE"}

"""##,
    "bootstrap-success": ##"""
# yaml-language-server: $schema=../look.schema.json
# The badge of Bootstrap 5.3 in its colour success.
kind: pill
extends: bootstrap
summary: the badge of Bootstrap in the colour success
states:
  normal: {fill: "#198754"}

"""##,
    "bootstrap-warning": ##"""
# yaml-language-server: $schema=../look.schema.json
# The badge of Bootstrap 5.3 in its colour warning.
kind: pill
extends: bootstrap
summary: the badge of Bootstrap in the colour warning
states:
  normal: {fill: "#FFC107", text: "#000000"}

"""##,
    "carbon-tag": ##"""
# yaml-language-server: $schema=../look.schema.json
# The tag of Carbon 11 in grey, medium: 24 high, 32 wide at least, 8 beside text of 12 in the type style label-01, whose
# letters are .32 apart. Read in @carbon/styles: components/tag; in @carbon/type: styles and fontFamily; in
# @carbon/themes: component-tokens/tag, white and g100; in @carbon/colors. The colours are tag-background-gray,
# tag-color-gray and tag-hover-gray in the themes White and Gray 100. Disabled has layer-01 and text-disabled.
kind: pill
summary: the tag of Carbon
font: {families: [IBM Plex Sans, -apple-system, Helvetica, Arial, Liberation Sans], size: 12}
height: 24
padding: 8
letterSpacing: 0.32
compact: {characters: 1, textWidth: 16, width: 32}
states:
  normal: {fill: "#E0E0E0", text: "#161616"}
  highlighted: {fill: "#D1D1D1", text: "#161616"}
  disabled: {fill: "#F4F4F4", text: "rgba(22, 22, 22, 0.25)"}
dark:
  normal: {fill: "#525252", text: "#F4F4F4"}
  highlighted: {fill: "#636363", text: "#F4F4F4"}
  disabled: {fill: "#262626", text: "rgba(244, 244, 244, 0.25)"}

"""##,
    "count-indicator": ##"""
# yaml-language-server: $schema=../look.schema.json
# One thick line with round caps, white digits in its middle. It is as high as its font is large.
# On a dark page the fill is darker by the factor with which Mail's author darkened his, 0.82 per channel. Where it is
# disabled it keeps half of its colours, as the switches of iOS do in Flutter's measurements.
kind: pill
summary: the line with round caps of CountIndicator
body: line
font: {families: [Helvetica, Arial, Liberation Sans], size: 13}
height: 13
padding: 6.5
disabledOpacity: 0.5
states:
  normal: {fill: "#808080", text: "#FFFFFF"}
  highlighted: {fill: "#FFFFFF", text: "#808080"}
dark:
  normal: {fill: "#696969", text: "#FFFFFF"}

"""##,
    "daisyui-dash": ##"""
# yaml-language-server: $schema=../look.schema.json
# The badge of daisyUI 5 in its colour primary, dash, as components/badge.css has it.
kind: pill
extends: daisyui-outline
summary: the dashed badge of daisyUI
border: {color: "#422AD5", darkColor: "#605DFF", width: 1, line: dashed}

"""##,
    "daisyui-outline": ##"""
# yaml-language-server: $schema=../look.schema.json
# The badge of daisyUI 5 in its colour primary, outline: 24 high, 12 beside text of 14, corners of 8. Read in its
# components/badge.css and its themes light and dark, whose colours in oklch() are here in sRGB. Disabled keeps a fifth of its colours, as the texts of the kit's buttons do.
kind: pill
summary: the outlined badge of daisyUI
font: {families: [-apple-system, BlinkMacSystemFont, Segoe UI, Helvetica, Arial, Liberation Sans], size: 14}
height: 24
padding: 12
radius: 8
border: {color: "#422AD5", darkColor: "#605DFF", width: 1}
disabledOpacity: 0.2
states:
  normal: {fill: transparent, text: "#422AD5"}
dark:
  normal: {fill: transparent, text: "#605DFF"}

"""##,
    "daisyui-soft": ##"""
# yaml-language-server: $schema=../look.schema.json
# The badge of daisyUI 5 in its colour primary, soft: 8 % of the colour in the background, and 10 % in the border, mixed
# with the page in Oklab.
kind: pill
extends: daisyui-outline
summary: the soft badge of daisyUI
border: {color: "#E8ECFD", darkColor: "#222A3D", width: 1}
states:
  normal: {fill: "#EDF0FE", text: "#422AD5"}
dark:
  normal: {fill: "#212839", text: "#605DFF"}

"""##,
    "digdog": ##"""
# yaml-language-server: $schema=../look.schema.json
# Bold digits cut out of a blue pill: a text line of 16 with 2 above and below.
# On a dark page the fill is darker by the factor with which Mail's author darkened his, 0.82 per channel. Where it is
# disabled it keeps half of its colours, as the switches of iOS do in Flutter's measurements.
kind: pill
summary: the pill of DDBadgeViewCell, its digits cut out
font: {families: [Helvetica, Arial, Liberation Sans], size: 13, weight: bold}
height: 20
padding: 7
disabledOpacity: 0.5
states:
  normal: {fill: "#8799BC", text: knockout}
  highlighted: {fill: "#FFFFFF", text: knockout}
dark:
  normal: {fill: "#6F7D9A", text: knockout}

"""##,
    "fluent-badge": ##"""
# yaml-language-server: $schema=../look.schema.json
# The badge of Fluent 2 in its brand colour, medium and circular: 20 high, 6 beside the semibold text. Read in
# @fluentui/react-badge 9: useBadgeStyles; in @fluentui/tokens: lightColor, darkColor and brandWeb. The colours are the
# tokens colorBrandBackground and colorNeutralForegroundOnBrand. Disabled has those for disabled controls:
# colorNeutralBackgroundDisabled and colorNeutralForegroundDisabled.
kind: pill
summary: the badge of Fluent 2
font: {families: [-apple-system, BlinkMacSystemFont, Segoe UI, Helvetica, Arial, Liberation Sans], size: 12, weight: 600}
height: 20
padding: 6
states:
  normal: {fill: "#0F6CBD", text: "#FFFFFF"}
  disabled: {fill: "#F0F0F0", text: "#BDBDBD"}
dark:
  normal: {fill: "#115EA3", text: "#FFFFFF"}
  disabled: {fill: "#141414", text: "#5C5C5C"}

"""##,
    "github": ##"""
# yaml-language-server: $schema=../look.schema.json
# The counter of GitHub: 20 high and at least as wide, 6 and a clear border of 1 beside the number. The figures are
# those of Primer CSS, the colours those of Primer Primitives: a muted neutral body and the default text, or fgColor-disabled.
kind: pill
summary: the counter of GitHub
font: {families: [-apple-system, BlinkMacSystemFont, Segoe UI, Helvetica, Arial, Liberation Sans], size: 12, weight: 500}
height: 20
padding: 7
states:
  normal: {fill: "rgba(129, 139, 152, 0.12)", text: "#1F2328"}
  disabled: {fill: "rgba(129, 139, 152, 0.12)", text: "#818B98"}
dark:
  normal: {fill: "rgba(101, 108, 118, 0.2)", text: "#F0F6FC"}
  disabled: {fill: "rgba(101, 108, 118, 0.2)", text: "#656C76"}

"""##,
    "github-label": ##"""
# yaml-language-server: $schema=../look.schema.json
# The label of GitHub: 20 high, 7 and a border of 1 beside the text. The figures are those of Primer CSS, the colours
# those of Primer Primitives: borderColor-default, fgColor-default and fgColor-disabled.
kind: pill
summary: the label of GitHub
font: {families: [-apple-system, BlinkMacSystemFont, Segoe UI, Helvetica, Arial, Liberation Sans], size: 12, weight: 500}
height: 20
padding: 8
border: {color: "#D1D9E0", darkColor: "#3D444D", width: 1}
states:
  normal: {fill: transparent, text: "#1F2328"}
  disabled: {fill: transparent, text: "#818B98"}
dark:
  normal: {fill: transparent, text: "#F0F6FC"}
  disabled: {fill: transparent, text: "#656C76"}

"""##,
    "github-state": ##"""
# yaml-language-server: $schema=../look.schema.json
# The state label of GitHub for what is open: 32 high, 12 beside semibold text of 14, before which its mark of 16 is, a
# dot of 3 in a ring of 1.5, with 4 behind it. Read in Primer React: StateLabel.module.css; in Octicons:
# issue-opened-16; in Primer Primitives: bgColor, light and dark. The colours are bgColor-open-emphasis and
# fgColor-onEmphasis. Disabled is bgColor-neutral-muted with fgColor-disabled.
kind: pill
summary: the state label of GitHub, open
font: {families: [-apple-system, BlinkMacSystemFont, Segoe UI, Helvetica, Arial, Liberation Sans], size: 14, weight: 600}
height: 32
padding: 12
mark:
  path: M 8 0 A 8 8 0 0 1 8 16 A 8 8 0 0 1 8 0 Z M 8 1.5 A 6.5 6.5 0 0 0 8 14.5 A 6.5 6.5 0 0 0 8 1.5 Z M 8 6.5 A 1.5 1.5 0 0 1 8 9.5 A 1.5 1.5 0 0 1 8 6.5 Z
  size: 16
  gap: 4
states:
  normal: {fill: "#1F883D", text: "#FFFFFF"}
  disabled: {fill: "rgba(129, 139, 152, 0.12)", text: "#818B98"}
dark:
  normal: {fill: "#238636", text: "#FFFFFF"}
  disabled: {fill: "rgba(101, 108, 118, 0.2)", text: "#656C76"}

"""##,
    "mail": ##"""
# yaml-language-server: $schema=../look.schema.json
# The unread count of a mailbox list. Single and double digits share one width, so that they line up; the dark crescent
# above the body makes the badge look pressed into the ground. On a dark page the fill is the crescent's colour on a light
# one. Where it is disabled it keeps half of its colours, as the switches of iOS do in Flutter's measurements.
kind: pill
summary: the unread count of Mail, pressed into the ground
font: {families: [Helvetica, Arial, Liberation Sans], size: 18, weight: bold}
height: 25
padding: 7
compact: {characters: 2, textWidth: 22, width: 34}
letterpress: {depth: 1, shade: 0.82}
disabledOpacity: 0.5
states:
  normal: {fill: "#8C99B0", text: knockout, crescent: "#737D91"}
  highlighted: {fill: "#FFFFFF", text: knockout}
dark:
  normal: {fill: "#737D91", text: knockout}

"""##,
    "shadcn": ##"""
# yaml-language-server: $schema=../look.schema.json
# The badge of shadcn/ui, default: text of 12 in medium, 2 above and below its line of 16, 8 beside it, and a clear
# border of 1 around that. Read in its registry: new-york-v4/ui/badge.tsx, and the variables of its neutral theme, whose
# colours in oklch() are here in sRGB.
# Highlighted is its hover, nine tenths of the colour. Disabled is half of it, as the kit's buttons are.
kind: pill
summary: the badge of shadcn/ui
font: {families: [-apple-system, BlinkMacSystemFont, Segoe UI, Helvetica, Arial, Liberation Sans], size: 12, weight: 500}
height: 22
padding: 9
disabledOpacity: 0.5
states:
  normal: {fill: "#171717", text: "#FAFAFA"}
  highlighted: {fill: "rgba(23, 23, 23, 0.9)", text: "#FAFAFA"}
dark:
  normal: {fill: "#E5E5E5", text: "#171717"}
  highlighted: {fill: "rgba(229, 229, 229, 0.9)", text: "#171717"}

"""##,
    "shadcn-destructive": ##"""
# yaml-language-server: $schema=../look.schema.json
# The badge of shadcn/ui, destructive. On dark pages it is six tenths of its colour.
kind: pill
extends: shadcn
summary: the badge of shadcn/ui, destructive
states:
  normal: {fill: "#E7000B", text: "#FFFFFF"}
  highlighted: {fill: "rgba(231, 0, 11, 0.9)", text: "#FFFFFF"}
dark:
  normal: {fill: "rgba(255, 100, 103, 0.6)", text: "#FFFFFF"}
  highlighted: {fill: "rgba(255, 100, 103, 0.9)", text: "#FFFFFF"}

"""##,
    "shadcn-outline": ##"""
# yaml-language-server: $schema=../look.schema.json
# The badge of shadcn/ui, outline: text and border on the page. The dark border is a tenth of white on the kit's page.
# Highlighted is its hover, the colour accent.
kind: pill
extends: shadcn
summary: the badge of shadcn/ui, outline
border: {color: "#E5E5E5", darkColor: "#222222", width: 1}
states:
  normal: {fill: transparent, text: "#0A0A0A"}
  highlighted: {fill: "#F5F5F5", text: "#171717"}
dark:
  normal: {fill: transparent, text: "#FAFAFA"}
  highlighted: {fill: "#262626", text: "#FAFAFA"}

"""##,
    "shadcn-secondary": ##"""
# yaml-language-server: $schema=../look.schema.json
# The badge of shadcn/ui, secondary.
kind: pill
extends: shadcn
summary: the badge of shadcn/ui, secondary
states:
  normal: {fill: "#F5F5F5", text: "#171717"}
  highlighted: {fill: "rgba(245, 245, 245, 0.9)", text: "#171717"}
dark:
  normal: {fill: "#262626", text: "#FAFAFA"}
  highlighted: {fill: "rgba(38, 38, 38, 0.9)", text: "#FAFAFA"}

"""##,
    "flat": ##"""
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

"""##,
    "flat-classic": ##"""
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

"""##,
    "flat-square": ##"""
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

"""##,
    "flat-square-classic": ##"""
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

"""##,
    "for-the-badge": ##"""
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

"""##,
    "for-the-badge-classic": ##"""
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

"""##,
    "plastic": ##"""
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

"""##,
    "plastic-classic": ##"""
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

"""##,
    "social": ##"""
# yaml-language-server: $schema=../look.schema.json
# A box and a bubble beside it, light in every colour. Colours that a badge is given are left aside.
kind: status
summary: the social badge of Shields since May 2026
body: bubbles
font: {families: [Helvetica Neue, Helvetica, Arial, Liberation Sans, sans-serif], size: 11, weight: bold}
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

"""##,
    "social-classic": ##"""
# yaml-language-server: $schema=../look.schema.json
# A box and a bubble beside it, light in every colour. Colours that a badge is given are left aside.
kind: status
summary: the social badge of badge-maker 5.0.2
body: bubbles
font: {families: [Helvetica Neue, Helvetica, Arial, Liberation Sans, sans-serif], size: 11, weight: bold}
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

"""##,
  ]
}
