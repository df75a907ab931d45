// swift-format-ignore-file
// Made from the templates by LookCompiler. Change a template and make the looks again instead of this file.

public import LookModel
import PathGeometry
import SVGTree
import Typesetting

extension PillLook {
  /// The ribbon of Ant Design.
  public static let antRibbon = PillLook(
    name: "ant-ribbon",
    body: .outline,
    font: Font(["Helvetica", "Arial", "Liberation Sans"], size: 14, weight: .regular),
    height: 22,
    padding: 8,
    radius: 4,
    ribbon: Ribbon(fold: 8, foldHeight: 6, shade: 0.75, inset: 8),
    colors: StateTable(
      normal: Colors(
        fill: .color(Color(red: 0x16, green: 0x77, blue: 0xFF)),
        text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
      ),
      disabled: Colors(
        fill: .color(Color(red: 0xBF, green: 0xBF, blue: 0xBF)),
        text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
      ),
      dark: .init(
        normal: Colors(
          fill: .color(Color(red: 0x16, green: 0x68, blue: 0xDC)),
          text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
        ),
        disabled: Colors(
          fill: .color(Color(red: 0x4F, green: 0x4F, blue: 0x4F)),
          text: .color(Color(red: 0x14, green: 0x14, blue: 0x14))
        )
      )
    )
  )

  /// The status of Ant Design.
  public static let antStatus = PillLook(
    name: "ant-status",
    body: .outline,
    font: Font(["Helvetica", "Arial", "Liberation Sans"], size: 14, weight: .regular),
    height: 22,
    padding: 0,
    dot: Dot(diameter: 6, gap: 8),
    colors: StateTable(
      normal: Colors(
        fill: .color(Color(red: 0x00, green: 0x00, blue: 0x00, alpha: 0.25)),
        text: .color(Color(red: 0x00, green: 0x00, blue: 0x00, alpha: 0.88))
      ),
      disabled: Colors(
        fill: .color(Color(red: 0x00, green: 0x00, blue: 0x00, alpha: 0.25)),
        text: .color(Color(red: 0x00, green: 0x00, blue: 0x00, alpha: 0.25))
      ),
      dark: .init(
        normal: Colors(
          fill: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF, alpha: 0.3)),
          text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF, alpha: 0.85))
        ),
        disabled: Colors(
          fill: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF, alpha: 0.25)),
          text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF, alpha: 0.25))
        )
      )
    )
  )

  /// The status of Ant Design, error.
  public static let antStatusError = PillLook(
    name: "ant-status-error",
    body: .outline,
    font: Font(["Helvetica", "Arial", "Liberation Sans"], size: 14, weight: .regular),
    height: 22,
    padding: 0,
    dot: Dot(diameter: 6, gap: 8),
    colors: StateTable(
      normal: Colors(
        fill: .color(Color(red: 0xFF, green: 0x4D, blue: 0x4F)),
        text: .color(Color(red: 0x00, green: 0x00, blue: 0x00, alpha: 0.88))
      ),
      disabled: Colors(
        fill: .color(Color(red: 0x00, green: 0x00, blue: 0x00, alpha: 0.25)),
        text: .color(Color(red: 0x00, green: 0x00, blue: 0x00, alpha: 0.25))
      ),
      dark: .init(
        normal: Colors(
          fill: .color(Color(red: 0xDC, green: 0x44, blue: 0x46)),
          text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF, alpha: 0.85))
        ),
        disabled: Colors(
          fill: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF, alpha: 0.25)),
          text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF, alpha: 0.25))
        )
      )
    )
  )

  /// The status of Ant Design, processing.
  public static let antStatusProcessing = PillLook(
    name: "ant-status-processing",
    body: .outline,
    font: Font(["Helvetica", "Arial", "Liberation Sans"], size: 14, weight: .regular),
    height: 22,
    padding: 0,
    dot: Dot(diameter: 6, gap: 8),
    effects: Effects(animation: .pulse),
    colors: StateTable(
      normal: Colors(
        fill: .color(Color(red: 0x16, green: 0x77, blue: 0xFF)),
        text: .color(Color(red: 0x00, green: 0x00, blue: 0x00, alpha: 0.88))
      ),
      disabled: Colors(
        fill: .color(Color(red: 0x00, green: 0x00, blue: 0x00, alpha: 0.25)),
        text: .color(Color(red: 0x00, green: 0x00, blue: 0x00, alpha: 0.25))
      ),
      dark: .init(
        normal: Colors(
          fill: .color(Color(red: 0x16, green: 0x68, blue: 0xDC)),
          text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF, alpha: 0.85))
        ),
        disabled: Colors(
          fill: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF, alpha: 0.25)),
          text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF, alpha: 0.25))
        )
      )
    )
  )

  /// The status of Ant Design, success.
  public static let antStatusSuccess = PillLook(
    name: "ant-status-success",
    body: .outline,
    font: Font(["Helvetica", "Arial", "Liberation Sans"], size: 14, weight: .regular),
    height: 22,
    padding: 0,
    dot: Dot(diameter: 6, gap: 8),
    colors: StateTable(
      normal: Colors(
        fill: .color(Color(red: 0x52, green: 0xC4, blue: 0x1A)),
        text: .color(Color(red: 0x00, green: 0x00, blue: 0x00, alpha: 0.88))
      ),
      disabled: Colors(
        fill: .color(Color(red: 0x00, green: 0x00, blue: 0x00, alpha: 0.25)),
        text: .color(Color(red: 0x00, green: 0x00, blue: 0x00, alpha: 0.25))
      ),
      dark: .init(
        normal: Colors(
          fill: .color(Color(red: 0x49, green: 0xAA, blue: 0x19)),
          text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF, alpha: 0.85))
        ),
        disabled: Colors(
          fill: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF, alpha: 0.25)),
          text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF, alpha: 0.25))
        )
      )
    )
  )

  /// The status of Ant Design, warning.
  public static let antStatusWarning = PillLook(
    name: "ant-status-warning",
    body: .outline,
    font: Font(["Helvetica", "Arial", "Liberation Sans"], size: 14, weight: .regular),
    height: 22,
    padding: 0,
    dot: Dot(diameter: 6, gap: 8),
    colors: StateTable(
      normal: Colors(
        fill: .color(Color(red: 0xFA, green: 0xAD, blue: 0x14)),
        text: .color(Color(red: 0x00, green: 0x00, blue: 0x00, alpha: 0.88))
      ),
      disabled: Colors(
        fill: .color(Color(red: 0x00, green: 0x00, blue: 0x00, alpha: 0.25)),
        text: .color(Color(red: 0x00, green: 0x00, blue: 0x00, alpha: 0.25))
      ),
      dark: .init(
        normal: Colors(
          fill: .color(Color(red: 0xD8, green: 0x96, blue: 0x14)),
          text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF, alpha: 0.85))
        ),
        disabled: Colors(
          fill: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF, alpha: 0.25)),
          text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF, alpha: 0.25))
        )
      )
    )
  )

  /// The badge of Bootstrap.
  public static let bootstrap = PillLook(
    name: "bootstrap",
    body: .outline,
    font: Font(["Helvetica", "Arial", "Liberation Sans"], size: 12, weight: .bold),
    height: 20.4,
    padding: 7.8,
    radius: 6,
    disabledOpacity: 0.65,
    colors: StateTable(
      normal: Colors(
        fill: .color(Color(red: 0x0D, green: 0x6E, blue: 0xFD)),
        text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
      )
    )
  )

  /// The badge of Bootstrap in the colour danger.
  public static let bootstrapDanger = PillLook(
    name: "bootstrap-danger",
    body: .outline,
    font: Font(["Helvetica", "Arial", "Liberation Sans"], size: 12, weight: .bold),
    height: 20.4,
    padding: 7.8,
    radius: 6,
    disabledOpacity: 0.65,
    colors: StateTable(
      normal: Colors(
        fill: .color(Color(red: 0xDC, green: 0x35, blue: 0x45)),
        text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
      )
    )
  )

  /// The badge of Bootstrap in the colour dark.
  public static let bootstrapDark = PillLook(
    name: "bootstrap-dark",
    body: .outline,
    font: Font(["Helvetica", "Arial", "Liberation Sans"], size: 12, weight: .bold),
    height: 20.4,
    padding: 7.8,
    radius: 6,
    disabledOpacity: 0.65,
    colors: StateTable(
      normal: Colors(
        fill: .color(Color(red: 0x21, green: 0x25, blue: 0x29)),
        text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
      ),
      dark: .init(
        normal: Colors(
          fill: .color(Color(red: 0x34, green: 0x3A, blue: 0x40)),
          text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
        )
      )
    )
  )

  /// The badge of Bootstrap in the colour info.
  public static let bootstrapInfo = PillLook(
    name: "bootstrap-info",
    body: .outline,
    font: Font(["Helvetica", "Arial", "Liberation Sans"], size: 12, weight: .bold),
    height: 20.4,
    padding: 7.8,
    radius: 6,
    disabledOpacity: 0.65,
    colors: StateTable(
      normal: Colors(
        fill: .color(Color(red: 0x0D, green: 0xCA, blue: 0xF0)),
        text: .color(Color(red: 0x00, green: 0x00, blue: 0x00))
      )
    )
  )

  /// The badge of Bootstrap in the colour light.
  public static let bootstrapLight = PillLook(
    name: "bootstrap-light",
    body: .outline,
    font: Font(["Helvetica", "Arial", "Liberation Sans"], size: 12, weight: .bold),
    height: 20.4,
    padding: 7.8,
    radius: 6,
    disabledOpacity: 0.65,
    colors: StateTable(
      normal: Colors(
        fill: .color(Color(red: 0xF8, green: 0xF9, blue: 0xFA)),
        text: .color(Color(red: 0x00, green: 0x00, blue: 0x00))
      )
    )
  )

  /// The outlined badge of Bootstrap.
  public static let bootstrapOutline = PillLook(
    name: "bootstrap-outline",
    body: .outline,
    font: Font(["Helvetica", "Arial", "Liberation Sans"], size: 12, weight: .bold),
    height: 22,
    padding: 7.5,
    radius: 6,
    effects: Effects(
      border: Border(
        color: Color(red: 0x0D, green: 0x6E, blue: 0xFD),
        darkColor: Color(red: 0x6E, green: 0xA8, blue: 0xFE),
        width: 1
      )
    ),
    disabledOpacity: 0.65,
    colors: StateTable(
      normal: Colors(
        fill: .color(Color(red: 0x00, green: 0x00, blue: 0x00, alpha: 0)),
        text: .color(Color(red: 0x0D, green: 0x6E, blue: 0xFD))
      ),
      dark: .init(
        normal: Colors(
          fill: .color(Color(red: 0x00, green: 0x00, blue: 0x00, alpha: 0)),
          text: .color(Color(red: 0x6E, green: 0xA8, blue: 0xFE))
        )
      )
    )
  )

  /// The round badge of Bootstrap.
  public static let bootstrapPill = PillLook(
    name: "bootstrap-pill",
    body: .outline,
    font: Font(["Helvetica", "Arial", "Liberation Sans"], size: 12, weight: .bold),
    height: 20.4,
    padding: 7.8,
    disabledOpacity: 0.65,
    colors: StateTable(
      normal: Colors(
        fill: .color(Color(red: 0x0D, green: 0x6E, blue: 0xFD)),
        text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
      )
    )
  )

  /// The badge of Bootstrap in the colour secondary.
  public static let bootstrapSecondary = PillLook(
    name: "bootstrap-secondary",
    body: .outline,
    font: Font(["Helvetica", "Arial", "Liberation Sans"], size: 12, weight: .bold),
    height: 20.4,
    padding: 7.8,
    radius: 6,
    disabledOpacity: 0.65,
    colors: StateTable(
      normal: Colors(
        fill: .color(Color(red: 0x6C, green: 0x75, blue: 0x7D)),
        text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
      )
    )
  )

  /// The subtle badge of Bootstrap.
  public static let bootstrapSubtle = PillLook(
    name: "bootstrap-subtle",
    body: .outline,
    font: Font(["Helvetica", "Arial", "Liberation Sans"], size: 12, weight: .bold),
    height: 22,
    padding: 7.5,
    radius: 6,
    disabledOpacity: 0.65,
    colors: StateTable(
      normal: Colors(
        fill: .color(Color(red: 0xCF, green: 0xE2, blue: 0xFF)),
        text: .color(Color(red: 0x05, green: 0x2C, blue: 0x65))
      ),
      dark: .init(
        normal: Colors(
          fill: .color(Color(red: 0x03, green: 0x16, blue: 0x33)),
          text: .color(Color(red: 0x6E, green: 0xA8, blue: 0xFE))
        )
      )
    )
  )

  /// The badge of Bootstrap in the colour success.
  public static let bootstrapSuccess = PillLook(
    name: "bootstrap-success",
    body: .outline,
    font: Font(["Helvetica", "Arial", "Liberation Sans"], size: 12, weight: .bold),
    height: 20.4,
    padding: 7.8,
    radius: 6,
    disabledOpacity: 0.65,
    colors: StateTable(
      normal: Colors(
        fill: .color(Color(red: 0x19, green: 0x87, blue: 0x54)),
        text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
      )
    )
  )

  /// The badge of Bootstrap in the colour warning.
  public static let bootstrapWarning = PillLook(
    name: "bootstrap-warning",
    body: .outline,
    font: Font(["Helvetica", "Arial", "Liberation Sans"], size: 12, weight: .bold),
    height: 20.4,
    padding: 7.8,
    radius: 6,
    disabledOpacity: 0.65,
    colors: StateTable(
      normal: Colors(
        fill: .color(Color(red: 0xFF, green: 0xC1, blue: 0x07)),
        text: .color(Color(red: 0x00, green: 0x00, blue: 0x00))
      )
    )
  )

  /// The line with round caps of CountIndicator.
  public static let countIndicator = PillLook(
    name: "count-indicator",
    body: .line,
    font: Font(["Helvetica", "Arial", "Liberation Sans"], size: 13, weight: .regular),
    height: 13,
    padding: 6.5,
    disabledOpacity: 0.5,
    colors: StateTable(
      normal: Colors(
        fill: .color(Color(red: 0x80, green: 0x80, blue: 0x80)),
        text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
      ),
      highlighted: Colors(
        fill: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF)),
        text: .color(Color(red: 0x80, green: 0x80, blue: 0x80))
      ),
      dark: .init(
        normal: Colors(
          fill: .color(Color(red: 0x69, green: 0x69, blue: 0x69)),
          text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
        )
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
    disabledOpacity: 0.5,
    colors: StateTable(
      normal: Colors(fill: .color(Color(red: 0x87, green: 0x99, blue: 0xBC)), text: .knockout),
      highlighted: Colors(fill: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF)), text: .knockout),
      dark: .init(normal: Colors(fill: .color(Color(red: 0x6F, green: 0x7D, blue: 0x9A)), text: .knockout))
    )
  )

  /// The counter of GitHub.
  public static let github = PillLook(
    name: "github",
    body: .outline,
    font: Font(["Helvetica", "Arial", "Liberation Sans"], size: 12, weight: .regular),
    height: 20,
    padding: 7,
    colors: StateTable(
      normal: Colors(
        fill: .color(Color(red: 0x81, green: 0x8B, blue: 0x98, alpha: 0.12)),
        text: .color(Color(red: 0x1F, green: 0x23, blue: 0x28))
      ),
      disabled: Colors(
        fill: .color(Color(red: 0x81, green: 0x8B, blue: 0x98, alpha: 0.12)),
        text: .color(Color(red: 0x81, green: 0x8B, blue: 0x98))
      ),
      dark: .init(
        normal: Colors(
          fill: .color(Color(red: 0x65, green: 0x6C, blue: 0x76, alpha: 0.2)),
          text: .color(Color(red: 0xF0, green: 0xF6, blue: 0xFC))
        ),
        disabled: Colors(
          fill: .color(Color(red: 0x65, green: 0x6C, blue: 0x76, alpha: 0.2)),
          text: .color(Color(red: 0x65, green: 0x6C, blue: 0x76))
        )
      )
    )
  )

  /// The label of GitHub.
  public static let githubLabel = PillLook(
    name: "github-label",
    body: .outline,
    font: Font(["Helvetica", "Arial", "Liberation Sans"], size: 12, weight: .regular),
    height: 20,
    padding: 8,
    effects: Effects(
      border: Border(
        color: Color(red: 0xD1, green: 0xD9, blue: 0xE0),
        darkColor: Color(red: 0x3D, green: 0x44, blue: 0x4D),
        width: 1
      )
    ),
    colors: StateTable(
      normal: Colors(
        fill: .color(Color(red: 0x00, green: 0x00, blue: 0x00, alpha: 0)),
        text: .color(Color(red: 0x1F, green: 0x23, blue: 0x28))
      ),
      disabled: Colors(
        fill: .color(Color(red: 0x00, green: 0x00, blue: 0x00, alpha: 0)),
        text: .color(Color(red: 0x81, green: 0x8B, blue: 0x98))
      ),
      dark: .init(
        normal: Colors(
          fill: .color(Color(red: 0x00, green: 0x00, blue: 0x00, alpha: 0)),
          text: .color(Color(red: 0xF0, green: 0xF6, blue: 0xFC))
        ),
        disabled: Colors(
          fill: .color(Color(red: 0x00, green: 0x00, blue: 0x00, alpha: 0)),
          text: .color(Color(red: 0x65, green: 0x6C, blue: 0x76))
        )
      )
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
    disabledOpacity: 0.5,
    colors: StateTable(
      normal: Colors(
        fill: .color(Color(red: 0x8C, green: 0x99, blue: 0xB0)),
        text: .knockout,
        crescent: Color(red: 0x73, green: 0x7D, blue: 0x91)
      ),
      highlighted: Colors(fill: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF)), text: .knockout),
      dark: .init(normal: Colors(fill: .color(Color(red: 0x73, green: 0x7D, blue: 0x91)), text: .knockout))
    )
  )

  /// All looks of this kind that come with Cartouche, by name.
  public static let builtin: [PillLook] = [
    antRibbon,
    antStatus,
    antStatusError,
    antStatusProcessing,
    antStatusSuccess,
    antStatusWarning,
    bootstrap,
    bootstrapDanger,
    bootstrapDark,
    bootstrapInfo,
    bootstrapLight,
    bootstrapOutline,
    bootstrapPill,
    bootstrapSecondary,
    bootstrapSubtle,
    bootstrapSuccess,
    bootstrapWarning,
    countIndicator,
    digdog,
    github,
    githubLabel,
    mail
  ]
}

extension HubLook {
  /// The count badge of Ant Design.
  public static let ant = HubLook(
    name: "ant",
    font: Font(["Helvetica", "Arial", "Liberation Sans"], size: 12, weight: .regular),
    diameter: 20,
    widening: 0,
    padding: 8,
    overlap: .rectangular,
    limit: 99,
    dot: 6,
    effects: Effects(
      halo: Halo(
        width: 1,
        color: Color(red: 0xFF, green: 0xFF, blue: 0xFF),
        darkColor: Color(red: 0x14, green: 0x14, blue: 0x14)
      )
    ),
    colors: StateTable(
      normal: Colors(
        fill: .color(Color(red: 0xFF, green: 0x4D, blue: 0x4F)),
        text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
      ),
      disabled: Colors(
        fill: .color(Color(red: 0xBF, green: 0xBF, blue: 0xBF)),
        text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
      ),
      dark: .init(
        normal: Colors(
          fill: .color(Color(red: 0xDC, green: 0x44, blue: 0x46)),
          text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
        ),
        disabled: Colors(
          fill: .color(Color(red: 0x4F, green: 0x4F, blue: 0x4F)),
          text: .color(Color(red: 0x14, green: 0x14, blue: 0x14))
        )
      )
    )
  )

  /// The dot of Ant Design.
  public static let antDot = HubLook(
    name: "ant-dot",
    font: Font(["Helvetica", "Arial", "Liberation Sans"], size: 12, weight: .regular),
    diameter: 20,
    widening: 0,
    padding: 8,
    overlap: .rectangular,
    limit: 99,
    form: .dot,
    dot: 6,
    effects: Effects(
      halo: Halo(
        width: 1,
        color: Color(red: 0xFF, green: 0xFF, blue: 0xFF),
        darkColor: Color(red: 0x14, green: 0x14, blue: 0x14)
      )
    ),
    colors: StateTable(
      normal: Colors(
        fill: .color(Color(red: 0xFF, green: 0x4D, blue: 0x4F)),
        text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
      ),
      disabled: Colors(
        fill: .color(Color(red: 0xBF, green: 0xBF, blue: 0xBF)),
        text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
      ),
      dark: .init(
        normal: Colors(
          fill: .color(Color(red: 0xDC, green: 0x44, blue: 0x46)),
          text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
        ),
        disabled: Colors(
          fill: .color(Color(red: 0x4F, green: 0x4F, blue: 0x4F)),
          text: .color(Color(red: 0x14, green: 0x14, blue: 0x14))
        )
      )
    )
  )

  /// The notification circle of BadgeHub.
  public static let badgeHub = HubLook(
    name: "badge-hub",
    font: Font(["Helvetica", "Arial", "Liberation Sans"], size: 15, weight: .regular),
    diameter: 30,
    widening: 0.3,
    padding: 2,
    overlap: .inset(0.16666666666666666),
    limit: 100000,
    disabledOpacity: 0.5,
    colors: StateTable(
      normal: Colors(
        fill: .color(Color(red: 0xFF, green: 0x00, blue: 0x00)),
        text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
      ),
      dark: .init(
        normal: Colors(
          fill: .color(Color(red: 0xD1, green: 0x00, blue: 0x00)),
          text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
        )
      )
    )
  )

  /// The dot of Bootstrap.
  public static let bootstrapDot = HubLook(
    name: "bootstrap-dot",
    font: Font(["Helvetica", "Arial", "Liberation Sans"], size: 12, weight: .bold),
    diameter: 20.4,
    widening: 0,
    padding: 7.8,
    overlap: .rectangular,
    limit: 99,
    form: .dot,
    dot: 16,
    effects: Effects(border: Border(color: Color(red: 0xF8, green: 0xF9, blue: 0xFA), width: 1, placement: .outside)),
    disabledOpacity: 0.65,
    colors: StateTable(
      normal: Colors(
        fill: .color(Color(red: 0xDC, green: 0x35, blue: 0x45)),
        text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
      )
    )
  )

  /// The badge of a tab bar in iOS.
  public static let ios = HubLook(
    name: "ios",
    font: Font(["Helvetica Neue", "Helvetica", "Arial", "Liberation Sans"], size: 13, weight: .regular),
    diameter: 18,
    widening: 0,
    padding: 5,
    overlap: .rectangular,
    growth: .trailing,
    limit: 9223372036854775807,
    colors: StateTable(
      normal: Colors(
        fill: .color(Color(red: 0xFF, green: 0x3B, blue: 0x30)),
        text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
      ),
      disabled: Colors(
        fill: .color(Color(red: 0xC7, green: 0xC7, blue: 0xCC)),
        text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
      ),
      dark: .init(
        normal: Colors(
          fill: .color(Color(red: 0xFF, green: 0x45, blue: 0x3A)),
          text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
        ),
        disabled: Colors(
          fill: .color(Color(red: 0x48, green: 0x48, blue: 0x4A)),
          text: .color(Color(red: 0xEB, green: 0xEB, blue: 0xF5, alpha: 0.3))
        )
      )
    )
  )

  /// The large badge of Material Design 3.
  public static let material = HubLook(
    name: "material",
    font: Font(["Roboto", "Helvetica", "Arial", "Liberation Sans"], size: 11, weight: .regular),
    diameter: 16,
    widening: 0,
    padding: 4,
    overlap: .corner(x: 12, y: 14),
    limit: 999,
    dot: 6,
    colors: StateTable(
      normal: Colors(
        fill: .color(Color(red: 0xB3, green: 0x26, blue: 0x1E)),
        text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
      ),
      disabled: Colors(
        fill: .color(Color(red: 0xA9, green: 0xA3, blue: 0xAA)),
        text: .color(Color(red: 0xFE, green: 0xF7, blue: 0xFF))
      ),
      dark: .init(
        normal: Colors(
          fill: .color(Color(red: 0xF2, green: 0xB8, blue: 0xB5)),
          text: .color(Color(red: 0x60, green: 0x14, blue: 0x10))
        ),
        disabled: Colors(
          fill: .color(Color(red: 0x64, green: 0x60, blue: 0x67)),
          text: .color(Color(red: 0x14, green: 0x12, blue: 0x18))
        )
      )
    )
  )

  /// The dot of Material Design 3.
  public static let materialDot = HubLook(
    name: "material-dot",
    font: Font(["Roboto", "Helvetica", "Arial", "Liberation Sans"], size: 11, weight: .regular),
    diameter: 16,
    widening: 0,
    padding: 4,
    overlap: .corner(x: 6, y: 6),
    limit: 999,
    form: .dot,
    dot: 6,
    colors: StateTable(
      normal: Colors(
        fill: .color(Color(red: 0xB3, green: 0x26, blue: 0x1E)),
        text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
      ),
      disabled: Colors(
        fill: .color(Color(red: 0xA9, green: 0xA3, blue: 0xAA)),
        text: .color(Color(red: 0xFE, green: 0xF7, blue: 0xFF))
      ),
      dark: .init(
        normal: Colors(
          fill: .color(Color(red: 0xF2, green: 0xB8, blue: 0xB5)),
          text: .color(Color(red: 0x60, green: 0x14, blue: 0x10))
        ),
        disabled: Colors(
          fill: .color(Color(red: 0x64, green: 0x60, blue: 0x67)),
          text: .color(Color(red: 0x14, green: 0x12, blue: 0x18))
        )
      )
    )
  )

  /// The badge of MUI.
  public static let mui = HubLook(
    name: "mui",
    font: Font(["Roboto", "Helvetica", "Arial", "Liberation Sans"], size: 12, weight: .regular),
    diameter: 20,
    widening: 0,
    padding: 6,
    overlap: .rectangular,
    limit: 99,
    disabledOpacity: 0.38,
    colors: StateTable(
      normal: Colors(
        fill: .color(Color(red: 0xD3, green: 0x2F, blue: 0x2F)),
        text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
      ),
      dark: .init(
        normal: Colors(
          fill: .color(Color(red: 0xF4, green: 0x43, blue: 0x36)),
          text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
        )
      )
    )
  )

  /// The dot of MUI.
  public static let muiDot = HubLook(
    name: "mui-dot",
    font: Font(["Roboto", "Helvetica", "Arial", "Liberation Sans"], size: 12, weight: .regular),
    diameter: 20,
    widening: 0,
    padding: 6,
    overlap: .rectangular,
    limit: 99,
    form: .dot,
    disabledOpacity: 0.38,
    colors: StateTable(
      normal: Colors(
        fill: .color(Color(red: 0xD3, green: 0x2F, blue: 0x2F)),
        text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
      ),
      dark: .init(
        normal: Colors(
          fill: .color(Color(red: 0xF4, green: 0x43, blue: 0x36)),
          text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
        )
      )
    )
  )

  /// All looks of this kind that come with Cartouche, by name.
  public static let builtin: [HubLook] = [ant, antDot, badgeHub, bootstrapDot, ios, material, materialDot, mui, muiDot]
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
      ),
      disabled: .linearGradient(
        LinearGradient(
          stops: [
            GradientStop(offset: 0, color: Color(red: 0xFF, green: 0xFF, blue: 0xFF)),
            GradientStop(offset: 1, color: Color(red: 0xEE, green: 0xEE, blue: 0xEE))
          ]
        )
      ),
      dark: .init(
        normal: .linearGradient(
          LinearGradient(
            stops: [
              GradientStop(offset: 0, color: Color(red: 0x2C, green: 0x2C, blue: 0x2E)),
              GradientStop(offset: 1, color: Color(red: 0x26, green: 0x26, blue: 0x28))
            ]
          )
        ),
        disabled: .linearGradient(
          LinearGradient(
            stops: [
              GradientStop(offset: 0, color: Color(red: 0x16, green: 0x16, blue: 0x17)),
              GradientStop(offset: 1, color: Color(red: 0x13, green: 0x13, blue: 0x14))
            ]
          )
        )
      )
    ),
    border: Border(
      color: Color(red: 0x80, green: 0x80, blue: 0x80),
      darkColor: Color(red: 0x63, green: 0x63, blue: 0x66),
      width: 1,
      placement: .over
    ),
    separator: Separator(
      color: Color(red: 0x80, green: 0x80, blue: 0x80),
      darkColor: Color(red: 0x63, green: 0x63, blue: 0x66),
      height: 1,
      inset: 0
    ),
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
          highlighted: Color(red: 0xFF, green: 0xFF, blue: 0xFF),
          disabled: Color(red: 0x80, green: 0x80, blue: 0x80),
          dark: .init(
            normal: Color(red: 0xFF, green: 0xFF, blue: 0xFF),
            disabled: Color(red: 0x80, green: 0x80, blue: 0x80)
          )
        )
      ),
      detail: RowLook.Line(
        font: Font(["Helvetica", "Arial", "Liberation Sans"], size: 14, weight: .regular),
        top: 32,
        height: 18,
        color: StateTable(
          normal: Color(red: 0x80, green: 0x80, blue: 0x80),
          highlighted: Color(red: 0xFF, green: 0xFF, blue: 0xFF),
          disabled: Color(red: 0xC0, green: 0xC0, blue: 0xC0),
          dark: .init(
            normal: Color(red: 0xEB, green: 0xEB, blue: 0xF5, alpha: 0.6),
            disabled: Color(red: 0xEB, green: 0xEB, blue: 0xF5, alpha: 0.3)
          )
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
      ),
      disabled: .color(Color(red: 0xF7, green: 0xF7, blue: 0xF7, alpha: 0.5)),
      dark: .init(
        normal: .color(Color(red: 0x2C, green: 0x2C, blue: 0x2E)),
        disabled: .color(Color(red: 0x2C, green: 0x2C, blue: 0x2E, alpha: 0.5))
      )
    ),
    border: Border(
      color: Color(red: 0x00, green: 0x00, blue: 0x00, alpha: 0.183),
      darkColor: Color(red: 0xFF, green: 0xFF, blue: 0xFF, alpha: 0.183),
      width: 1,
      placement: .around
    ),
    separator: Separator(
      color: Color(red: 0xCA, green: 0xCA, blue: 0xCA),
      darkColor: Color(red: 0x1C, green: 0x1C, blue: 0x1E),
      height: 1,
      inset: 0,
      highlight: Color(red: 0xFD, green: 0xFD, blue: 0xFD),
      darkHighlight: Color(red: 0x3A, green: 0x3A, blue: 0x3C)
    ),
    bevel: Bevel(
      shadow: Color(red: 0xE4, green: 0xE4, blue: 0xE4),
      darkShadow: Color(red: 0x3A, green: 0x3A, blue: 0x3C),
      highlight: Color(red: 0xFF, green: 0xFF, blue: 0xFF, alpha: 0.81),
      darkHighlight: Color(red: 0xFF, green: 0xFF, blue: 0xFF, alpha: 0.1)
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
          highlighted: Color(red: 0xFF, green: 0xFF, blue: 0xFF),
          disabled: Color(red: 0x00, green: 0x00, blue: 0x00, alpha: 0.5),
          dark: .init(
            normal: Color(red: 0xFF, green: 0xFF, blue: 0xFF),
            disabled: Color(red: 0xFF, green: 0xFF, blue: 0xFF, alpha: 0.5)
          )
        )
      ),
      detail: RowLook.Line(
        font: Font(["Helvetica", "Arial", "Liberation Sans"], size: 14, weight: .regular),
        top: 32,
        height: 18,
        color: StateTable(
          normal: Color(red: 0x38, green: 0x54, blue: 0x87),
          highlighted: Color(red: 0xFF, green: 0xFF, blue: 0xFF),
          disabled: Color(red: 0x38, green: 0x54, blue: 0x87, alpha: 0.5),
          dark: .init(
            normal: Color(red: 0xEB, green: 0xEB, blue: 0xF5, alpha: 0.6),
            disabled: Color(red: 0xEB, green: 0xEB, blue: 0xF5, alpha: 0.3)
          )
        )
      )
    ),
    ground: GroundLook(
      margin: 9,
      padding: 10,
      stripes: [
        GroundLook.Stripe(
          color: Color(red: 0xC5, green: 0xCC, blue: 0xD4),
          darkColor: Color(red: 0x10, green: 0x12, blue: 0x14),
          width: 4
        ),
        GroundLook.Stripe(
          color: Color(red: 0xC5, green: 0xCC, blue: 0xD2),
          darkColor: Color(red: 0x10, green: 0x12, blue: 0x13),
          width: 1
        ),
        GroundLook.Stripe(
          color: Color(red: 0xCB, green: 0xD2, blue: 0xD8),
          darkColor: Color(red: 0x15, green: 0x17, blue: 0x1A),
          width: 2
        )
      ]
    )
  )

  /// The inset grouped table of iOS 13 and later.
  public static let insetGrouped = CellLook(
    name: "inset-grouped",
    radius: 10,
    fill: StateTable(
      normal: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF)),
      highlighted: .color(Color(red: 0xD1, green: 0xD1, blue: 0xD6)),
      disabled: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF, alpha: 0.5)),
      dark: .init(
        normal: .color(Color(red: 0x1C, green: 0x1C, blue: 0x1E)),
        highlighted: .color(Color(red: 0x3A, green: 0x3A, blue: 0x3C)),
        disabled: .color(Color(red: 0x1C, green: 0x1C, blue: 0x1E, alpha: 0.5))
      )
    ),
    separator: Separator(
      color: Color(red: 0x3C, green: 0x3C, blue: 0x43, alpha: 0.29),
      darkColor: Color(red: 0x54, green: 0x54, blue: 0x58, alpha: 0.6),
      height: 0.5,
      inset: 16
    ),
    row: RowLook(
      height: 44,
      detailHeight: 60,
      inset: 16,
      gap: 5,
      summary: RowLook.Line(
        font: Font(["Helvetica", "Arial", "Liberation Sans"], size: 17, weight: .regular),
        top: 10,
        height: 22,
        color: StateTable(
          normal: Color(red: 0x00, green: 0x00, blue: 0x00),
          disabled: Color(red: 0x3C, green: 0x3C, blue: 0x43, alpha: 0.3),
          dark: .init(
            normal: Color(red: 0xFF, green: 0xFF, blue: 0xFF),
            disabled: Color(red: 0xEB, green: 0xEB, blue: 0xF5, alpha: 0.3)
          )
        )
      ),
      detail: RowLook.Line(
        font: Font(["Helvetica", "Arial", "Liberation Sans"], size: 14, weight: .regular),
        top: 32,
        height: 18,
        color: StateTable(
          normal: Color(red: 0x3C, green: 0x3C, blue: 0x43, alpha: 0.6),
          disabled: Color(red: 0x3C, green: 0x3C, blue: 0x43, alpha: 0.18),
          dark: .init(
            normal: Color(red: 0xEB, green: 0xEB, blue: 0xF5, alpha: 0.6),
            disabled: Color(red: 0xEB, green: 0xEB, blue: 0xF5, alpha: 0.16)
          )
        )
      ),
      badge: .init(
        highlighted: PillLook.Colors(
          fill: .color(Color(red: 0x55, green: 0x55, blue: 0x55)),
          text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
        )
      )
    ),
    ground: GroundLook(
      margin: 16,
      padding: 10,
      stripes: [
        GroundLook.Stripe(
          color: Color(red: 0xF2, green: 0xF2, blue: 0xF7),
          darkColor: Color(red: 0x00, green: 0x00, blue: 0x00),
          width: 7
        )
      ]
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
    font: Font(["Helvetica Neue", "Helvetica", "Arial", "Liberation Sans", "sans-serif"], size: 11, weight: .bold),
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
    font: Font(["Helvetica Neue", "Helvetica", "Arial", "Liberation Sans", "sans-serif"], size: 11, weight: .bold),
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
# Dark colours are those of iOS 13: systemGray5 and its shade, systemGray2, label and secondaryLabel. Disabled is half of
# the colours on the page, as the switches of iOS have it in Flutter's measurements.
kind: cell
summary: the cell background of UACellBackgroundView, a gradient in a grey line
radius: 10
fill:
  normal: ["#FFFFFF", "#DDDDDD"]
  highlighted: ["#058CF5", "#015DE6"]
  disabled: ["#FFFFFF", "#EEEEEE"]
dark:
  normal: ["#2C2C2E", "#262628"]
  disabled: ["#161617", "#131314"]
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

"""##),
    BuiltinLook(name: "grouped", kind: .cell, summary: "the grouped table of iOS up to 6, etched, on stripes",
      text: ##"""
# yaml-language-server: $schema=../look.schema.json
# The grouped table of iOS up to 6, with the colours measured on its screen at 1x: a translucent border on a striped
# ground, a bevel at both ends, etched lines between the cells.
# It is older than dark pages: there its cells are systemGray5 of iOS 13, its lines the greys beside that, its texts label
# and secondaryLabel, and its stripes nearly black. Disabled is half of the colours on the ground, as the switches of iOS
# have it in Flutter's measurements.
kind: cell
summary: the grouped table of iOS up to 6, etched, on stripes
radius: 11
fill:
  normal: "#F7F7F7"
  highlighted: ["#058CF5", "#015DE6"]
  disabled: "rgba(247, 247, 247, 0.5)"
dark:
  normal: "#2C2C2E"
  disabled: "rgba(44, 44, 46, 0.5)"
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

"""##),
    BuiltinLook(name: "inset-grouped", kind: .cell, summary: "the inset grouped table of iOS 13 and later",
      text: ##"""
# yaml-language-server: $schema=../look.schema.json
# The inset grouped table of iOS 13 and later: white cells without a border on a pale ground.
# Dark colours are the system's own. Disabled texts are tertiaryLabel, which Apple names for them, and quaternaryLabel, on
# half of the cell. A selected row is grey rather than blue, so that a white pill would not be seen: it is #555555 as in
# TDBadgedCell.
kind: cell
summary: the inset grouped table of iOS 13 and later
radius: 10
fill:
  normal: "#FFFFFF"
  highlighted: "#D1D1D6"
  disabled: "rgba(255, 255, 255, 0.5)"
dark:
  normal: "#1C1C1E"
  highlighted: "#3A3A3C"
  disabled: "rgba(28, 28, 30, 0.5)"
separator: {color: "rgba(60, 60, 67, 0.29)", darkColor: "rgba(84, 84, 88, 0.6)", height: 0.5, inset: 16}
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

"""##),
    BuiltinLook(name: "ant", kind: .hub, summary: "the count badge of Ant Design",
      text: ##"""
# yaml-language-server: $schema=../look.schema.json
# The count badge of Ant Design 5: 20 high, 8 beside more than one digit, with a ring of 1 in the colour of the page.
# The dark colours are those of the kit's dark algorithm. Disabled is the token colorTextDisabled, a quarter of black or
# white on the container, with the text in the container's colour.
kind: hub
summary: the count badge of Ant Design
font: {families: [Helvetica, Arial, Liberation Sans], size: 12}
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
  disabled: {fill: "#4F4F4F", text: "#141414"}

"""##),
    BuiltinLook(name: "ant-dot", kind: .hub, summary: "the dot of Ant Design",
      text: ##"""
# yaml-language-server: $schema=../look.schema.json
# The dot of Ant Design 5: 6 wide, with a ring of 1 in the colour of the page.
# The dark colours are those of the kit's dark algorithm. Disabled is the token colorTextDisabled, a quarter of black or
# white on the container, with the text in the container's colour.
kind: hub
summary: the dot of Ant Design
form: dot
font: {families: [Helvetica, Arial, Liberation Sans], size: 12}
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
  disabled: {fill: "#4F4F4F", text: "#141414"}

"""##),
    BuiltinLook(name: "badge-hub", kind: .hub, summary: "the notification circle of BadgeHub",
      text: ##"""
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

"""##),
    BuiltinLook(name: "bootstrap-dot", kind: .hub, summary: "the dot of Bootstrap",
      text: ##"""
# yaml-language-server: $schema=../look.schema.json
# The new-alerts mark of Bootstrap: a disc of 16, which is the padding of its class p-2 all around, with a light border
# of 1 around it, its centre on the corner.
# Disabled keeps 65 % of its colours, as the kit's buttons do.
kind: hub
summary: the dot of Bootstrap
form: dot
font: {families: [Helvetica, Arial, Liberation Sans], size: 12, weight: bold}
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

"""##),
    BuiltinLook(name: "ios", kind: .hub, summary: "the badge of a tab bar in iOS",
      text: ##"""
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

"""##),
    BuiltinLook(name: "material", kind: .hub, summary: "the large badge of Material Design 3",
      text: ##"""
# yaml-language-server: $schema=../look.schema.json
# The large badge of Material Design 3, over an icon of 24: it is as wide as its number and 8 more, 16 at least. Its
# lower left corner lies 12 inside the right edge and 14 below the upper one, so that it grows away from the icon. The
# colours are the roles error and on-error of the baseline scheme.
# Disabled follows the rule of the kit's selected checkbox: the role on-surface at 38 % on surface, and what lies on it in
# surface.
kind: hub
summary: the large badge of Material Design 3
font: {families: [Roboto, Helvetica, Arial, Liberation Sans], size: 11}
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

"""##),
    BuiltinLook(name: "material-dot", kind: .hub, summary: "the dot of Material Design 3",
      text: ##"""
# yaml-language-server: $schema=../look.schema.json
# The small badge of Material Design 3: a dot of 6 in the upper right corner of an icon, wholly inside. The colour is
# the role error of the baseline scheme.
# Disabled follows the rule of the kit's selected checkbox: the role on-surface at 38 % on surface, and what lies on it in
# surface.
kind: hub
summary: the dot of Material Design 3
form: dot
font: {families: [Roboto, Helvetica, Arial, Liberation Sans], size: 11}
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

"""##),
    BuiltinLook(name: "mui", kind: .hub, summary: "the badge of MUI",
      text: ##"""
# yaml-language-server: $schema=../look.schema.json
# The badge of MUI in the error colour: 20 high, 6 beside the number, its centre on the corner of what it lies on, or
# 14.6 % inside over a round one.
# The dark colour and the opacity of what is disabled are those of the kit's palettes: error.main and disabledOpacity.
kind: hub
summary: the badge of MUI
font: {families: [Roboto, Helvetica, Arial, Liberation Sans], size: 12}
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

"""##),
    BuiltinLook(name: "mui-dot", kind: .hub, summary: "the dot of MUI",
      text: ##"""
# yaml-language-server: $schema=../look.schema.json
# The dot of MUI: 8 wide, its centre on the corner of what it lies on.
# The dark colour and the opacity of what is disabled are those of the kit's palettes: error.main and disabledOpacity.
kind: hub
summary: the dot of MUI
form: dot
font: {families: [Roboto, Helvetica, Arial, Liberation Sans], size: 12}
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

"""##),
    BuiltinLook(name: "ant-ribbon", kind: .pill, summary: "the ribbon of Ant Design",
      text: ##"""
# yaml-language-server: $schema=../look.schema.json
# The ribbon of Ant Design 5: a band of 22, 8 below the upper edge of a card, that sticks out by 8 and is folded
# behind it; the fold is in the colour of the band at 75 % brightness.
# The dark colours are those of the kit's dark algorithm. Disabled is the token colorTextDisabled, a quarter of black or
# white on the container, with the text in the container's colour.
kind: pill
summary: the ribbon of Ant Design
font: {families: [Helvetica, Arial, Liberation Sans], size: 14}
height: 22
padding: 8
radius: 4
ribbon: {fold: 8, foldHeight: 6, shade: 0.75, inset: 8}
states:
  normal: {fill: "#1677FF", text: "#FFFFFF"}
  disabled: {fill: "#BFBFBF", text: "#FFFFFF"}
dark:
  normal: {fill: "#1668DC", text: "#FFFFFF"}
  disabled: {fill: "#4F4F4F", text: "#141414"}

"""##),
    BuiltinLook(name: "ant-status", kind: .pill, summary: "the status of Ant Design",
      text: ##"""
# yaml-language-server: $schema=../look.schema.json
# The status of Ant Design 5, default: a dot of 6 and the text 8 behind it. The fill is that of the dot. The colours on
# dark pages are those of the kit's dark algorithm. Disabled is its token colorTextDisabled.
kind: pill
summary: the status of Ant Design
font: {families: [Helvetica, Arial, Liberation Sans], size: 14}
height: 22
padding: 0
dot: {diameter: 6, gap: 8}
states:
  normal: {fill: "rgba(0, 0, 0, 0.25)", text: "rgba(0, 0, 0, 0.88)"}
  disabled: {fill: "rgba(0, 0, 0, 0.25)", text: "rgba(0, 0, 0, 0.25)"}
dark:
  normal: {fill: "rgba(255, 255, 255, 0.3)", text: "rgba(255, 255, 255, 0.85)"}
  disabled: {fill: "rgba(255, 255, 255, 0.25)", text: "rgba(255, 255, 255, 0.25)"}

"""##),
    BuiltinLook(name: "ant-status-error", kind: .pill, summary: "the status of Ant Design, error",
      text: ##"""
# yaml-language-server: $schema=../look.schema.json
# The status of Ant Design 5, error.
kind: pill
extends: ant-status
summary: the status of Ant Design, error
states:
  normal: {fill: "#FF4D4F"}
dark:
  normal: {fill: "#DC4446"}

"""##),
    BuiltinLook(name: "ant-status-processing", kind: .pill, summary: "the status of Ant Design, processing",
      text: ##"""
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

"""##),
    BuiltinLook(name: "ant-status-success", kind: .pill, summary: "the status of Ant Design, success",
      text: ##"""
# yaml-language-server: $schema=../look.schema.json
# The status of Ant Design 5, success.
kind: pill
extends: ant-status
summary: the status of Ant Design, success
states:
  normal: {fill: "#52C41A"}
dark:
  normal: {fill: "#49AA19"}

"""##),
    BuiltinLook(name: "ant-status-warning", kind: .pill, summary: "the status of Ant Design, warning",
      text: ##"""
# yaml-language-server: $schema=../look.schema.json
# The status of Ant Design 5, warning.
kind: pill
extends: ant-status
summary: the status of Ant Design, warning
states:
  normal: {fill: "#FAAD14"}
dark:
  normal: {fill: "#D89614"}

"""##),
    BuiltinLook(name: "bootstrap", kind: .pill, summary: "the badge of Bootstrap",
      text: ##"""
# yaml-language-server: $schema=../look.schema.json
# The badge of Bootstrap 5.3: bold text of 12, with .35 em above and below and .65 em beside, and corners of 6. Its
# height of 20.4 becomes a whole point.
# Disabled keeps 65 % of its colours, as the kit's buttons do.
kind: pill
summary: the badge of Bootstrap
font: {families: [Helvetica, Arial, Liberation Sans], size: 12, weight: bold}
height: 20.4
padding: 7.8
radius: 6
disabledOpacity: 0.65
states:
  normal: {fill: "#0D6EFD", text: "#FFFFFF"}

"""##),
    BuiltinLook(name: "bootstrap-danger", kind: .pill, summary: "the badge of Bootstrap in the colour danger",
      text: ##"""
# yaml-language-server: $schema=../look.schema.json
# The badge of Bootstrap 5.3 in its colour danger.
kind: pill
extends: bootstrap
summary: the badge of Bootstrap in the colour danger
states:
  normal: {fill: "#DC3545"}

"""##),
    BuiltinLook(name: "bootstrap-dark", kind: .pill, summary: "the badge of Bootstrap in the colour dark",
      text: ##"""
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

"""##),
    BuiltinLook(name: "bootstrap-info", kind: .pill, summary: "the badge of Bootstrap in the colour info",
      text: ##"""
# yaml-language-server: $schema=../look.schema.json
# The badge of Bootstrap 5.3 in its colour info.
kind: pill
extends: bootstrap
summary: the badge of Bootstrap in the colour info
states:
  normal: {fill: "#0DCAF0", text: "#000000"}

"""##),
    BuiltinLook(name: "bootstrap-light", kind: .pill, summary: "the badge of Bootstrap in the colour light",
      text: ##"""
# yaml-language-server: $schema=../look.schema.json
# The badge of Bootstrap 5.3 in its colour light.
kind: pill
extends: bootstrap
summary: the badge of Bootstrap in the colour light
states:
  normal: {fill: "#F8F9FA", text: "#000000"}

"""##),
    BuiltinLook(name: "bootstrap-outline", kind: .pill, summary: "the outlined badge of Bootstrap",
      text: ##"""
# yaml-language-server: $schema=../look.schema.json
# The outlined badge of Bootstrap 6: text and border in its colour, 22 high, .625 em beside the text. The corners and
# the colours are those of Bootstrap 5.3 and its dark mode.
# Disabled keeps 65 % of its colours, as the kit's buttons do.
kind: pill
summary: the outlined badge of Bootstrap
font: {families: [Helvetica, Arial, Liberation Sans], size: 12, weight: bold}
height: 22
padding: 7.5
radius: 6
border: {color: "#0D6EFD", darkColor: "#6EA8FE", width: 1}
disabledOpacity: 0.65
states:
  normal: {fill: transparent, text: "#0D6EFD"}
dark:
  normal: {fill: transparent, text: "#6EA8FE"}

"""##),
    BuiltinLook(name: "bootstrap-pill", kind: .pill, summary: "the round badge of Bootstrap",
      text: ##"""
# yaml-language-server: $schema=../look.schema.json
# The round badge of Bootstrap 5.3: bold text of 12, with .35 em above and below and .65 em beside.
# Disabled keeps 65 % of its colours, as the kit's buttons do.
kind: pill
summary: the round badge of Bootstrap
font: {families: [Helvetica, Arial, Liberation Sans], size: 12, weight: bold}
height: 20.4
padding: 7.8
disabledOpacity: 0.65
states:
  normal: {fill: "#0D6EFD", text: "#FFFFFF"}

"""##),
    BuiltinLook(name: "bootstrap-secondary", kind: .pill, summary: "the badge of Bootstrap in the colour secondary",
      text: ##"""
# yaml-language-server: $schema=../look.schema.json
# The badge of Bootstrap 5.3 in its colour secondary.
kind: pill
extends: bootstrap
summary: the badge of Bootstrap in the colour secondary
states:
  normal: {fill: "#6C757D"}

"""##),
    BuiltinLook(name: "bootstrap-subtle", kind: .pill, summary: "the subtle badge of Bootstrap",
      text: ##"""
# yaml-language-server: $schema=../look.schema.json
# The subtle badge of Bootstrap 6: dark text on a tint of its colour, 22 high, .625 em beside the text. The corners and
# the colours are those of Bootstrap 5.3 and its dark mode.
# Disabled keeps 65 % of its colours, as the kit's buttons do.
kind: pill
summary: the subtle badge of Bootstrap
font: {families: [Helvetica, Arial, Liberation Sans], size: 12, weight: bold}
height: 22
padding: 7.5
radius: 6
disabledOpacity: 0.65
states:
  normal: {fill: "#CFE2FF", text: "#052C65"}
dark:
  normal: {fill: "#031633", text: "#6EA8FE"}

"""##),
    BuiltinLook(name: "bootstrap-success", kind: .pill, summary: "the badge of Bootstrap in the colour success",
      text: ##"""
# yaml-language-server: $schema=../look.schema.json
# The badge of Bootstrap 5.3 in its colour success.
kind: pill
extends: bootstrap
summary: the badge of Bootstrap in the colour success
states:
  normal: {fill: "#198754"}

"""##),
    BuiltinLook(name: "bootstrap-warning", kind: .pill, summary: "the badge of Bootstrap in the colour warning",
      text: ##"""
# yaml-language-server: $schema=../look.schema.json
# The badge of Bootstrap 5.3 in its colour warning.
kind: pill
extends: bootstrap
summary: the badge of Bootstrap in the colour warning
states:
  normal: {fill: "#FFC107", text: "#000000"}

"""##),
    BuiltinLook(name: "count-indicator", kind: .pill, summary: "the line with round caps of CountIndicator",
      text: ##"""
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

"""##),
    BuiltinLook(name: "digdog", kind: .pill, summary: "the pill of DDBadgeViewCell, its digits cut out",
      text: ##"""
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

"""##),
    BuiltinLook(name: "github", kind: .pill, summary: "the counter of GitHub",
      text: ##"""
# yaml-language-server: $schema=../look.schema.json
# The counter of GitHub: 20 high and at least as wide, 6 and a clear border of 1 beside the number. The figures are
# those of Primer CSS, the colours those of Primer Primitives: a muted neutral body and the default text, or fgColor-disabled.
kind: pill
summary: the counter of GitHub
font: {families: [Helvetica, Arial, Liberation Sans], size: 12}
height: 20
padding: 7
states:
  normal: {fill: "rgba(129, 139, 152, 0.12)", text: "#1F2328"}
  disabled: {fill: "rgba(129, 139, 152, 0.12)", text: "#818B98"}
dark:
  normal: {fill: "rgba(101, 108, 118, 0.2)", text: "#F0F6FC"}
  disabled: {fill: "rgba(101, 108, 118, 0.2)", text: "#656C76"}

"""##),
    BuiltinLook(name: "github-label", kind: .pill, summary: "the label of GitHub",
      text: ##"""
# yaml-language-server: $schema=../look.schema.json
# The label of GitHub: 20 high, 7 and a border of 1 beside the text. The figures are those of Primer CSS, the colours
# those of Primer Primitives: borderColor-default, fgColor-default and fgColor-disabled.
kind: pill
summary: the label of GitHub
font: {families: [Helvetica, Arial, Liberation Sans], size: 12}
height: 20
padding: 8
border: {color: "#D1D9E0", darkColor: "#3D444D", width: 1}
states:
  normal: {fill: transparent, text: "#1F2328"}
  disabled: {fill: transparent, text: "#818B98"}
dark:
  normal: {fill: transparent, text: "#F0F6FC"}
  disabled: {fill: transparent, text: "#656C76"}

"""##),
    BuiltinLook(name: "mail", kind: .pill, summary: "the unread count of Mail, pressed into the ground",
      text: ##"""
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

"""##),
    BuiltinLook(name: "social-classic", kind: .status, summary: "the social badge of badge-maker 5.0.2",
      text: ##"""
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

"""##),
  ]
}
