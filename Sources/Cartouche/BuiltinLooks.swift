// swift-format-ignore-file
// Made by Generate from Templates/ and from the tables in LookFiles. Do not edit: run `make looks`.

public import LookModel
import PathGeometry
import SVGTree
import Typesetting

extension PillLook {
  /// The ribbon of Ant Design.
  public static let antRibbon = PillLook(
    name: "ant-ribbon",
    font: Font(["-apple-system", "BlinkMacSystemFont", "Segoe UI", "Helvetica", "Arial", "Liberation Sans"], size: 14),
    height: 22,
    padding: 8,
    radius: 4,
    ribbon: PillLook.Ribbon(fold: 8, foldHeight: 6, shade: 0.75, inset: 8),
    colors: StateTable(
      normal: PillLook.Colors(
        fill: .color(Color(red: 0x16, green: 0x77, blue: 0xFF)),
        text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
      ),
      disabled: PillLook.Colors(
        fill: .color(Color(red: 0xBF, green: 0xBF, blue: 0xBF)),
        text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
      ),
      dark: .init(
        normal: PillLook.Colors(
          fill: .color(Color(red: 0x16, green: 0x68, blue: 0xDC)),
          text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
        ),
        disabled: PillLook.Colors(
          fill: .color(Color(red: 0x4F, green: 0x4F, blue: 0x4F)),
          text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF, alpha: 0.45))
        )
      )
    )
  )

  /// The status of Ant Design.
  public static let antStatus = PillLook(
    name: "ant-status",
    font: Font(["-apple-system", "BlinkMacSystemFont", "Segoe UI", "Helvetica", "Arial", "Liberation Sans"], size: 14),
    height: 22,
    padding: 5,
    dot: PillLook.Dot(diameter: 6, gap: 8),
    colors: StateTable(
      normal: PillLook.Colors(
        fill: .color(Color(red: 0x00, green: 0x00, blue: 0x00, alpha: 0.25)),
        text: .color(Color(red: 0x00, green: 0x00, blue: 0x00, alpha: 0.88))
      ),
      disabled: PillLook.Colors(
        fill: .color(Color(red: 0x00, green: 0x00, blue: 0x00, alpha: 0.25)),
        text: .color(Color(red: 0x00, green: 0x00, blue: 0x00, alpha: 0.25))
      ),
      dark: .init(
        normal: PillLook.Colors(
          fill: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF, alpha: 0.3)),
          text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF, alpha: 0.85))
        ),
        disabled: PillLook.Colors(
          fill: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF, alpha: 0.25)),
          text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF, alpha: 0.25))
        )
      )
    )
  )

  /// The status of Ant Design, error.
  public static let antStatusError = PillLook(
    name: "ant-status-error",
    font: Font(["-apple-system", "BlinkMacSystemFont", "Segoe UI", "Helvetica", "Arial", "Liberation Sans"], size: 14),
    height: 22,
    padding: 5,
    dot: PillLook.Dot(diameter: 6, gap: 8),
    colors: StateTable(
      normal: PillLook.Colors(
        fill: .color(Color(red: 0xFF, green: 0x4D, blue: 0x4F)),
        text: .color(Color(red: 0x00, green: 0x00, blue: 0x00, alpha: 0.88))
      ),
      disabled: PillLook.Colors(
        fill: .color(Color(red: 0x00, green: 0x00, blue: 0x00, alpha: 0.25)),
        text: .color(Color(red: 0x00, green: 0x00, blue: 0x00, alpha: 0.25))
      ),
      dark: .init(
        normal: PillLook.Colors(
          fill: .color(Color(red: 0xDC, green: 0x44, blue: 0x46)),
          text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF, alpha: 0.85))
        ),
        disabled: PillLook.Colors(
          fill: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF, alpha: 0.25)),
          text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF, alpha: 0.25))
        )
      )
    )
  )

  /// The status of Ant Design, processing.
  public static let antStatusProcessing = PillLook(
    name: "ant-status-processing",
    font: Font(["-apple-system", "BlinkMacSystemFont", "Segoe UI", "Helvetica", "Arial", "Liberation Sans"], size: 14),
    height: 22,
    padding: 5,
    dot: PillLook.Dot(diameter: 6, gap: 8),
    effects: Effects(animation: .pulse),
    colors: StateTable(
      normal: PillLook.Colors(
        fill: .color(Color(red: 0x16, green: 0x77, blue: 0xFF)),
        text: .color(Color(red: 0x00, green: 0x00, blue: 0x00, alpha: 0.88))
      ),
      disabled: PillLook.Colors(
        fill: .color(Color(red: 0x00, green: 0x00, blue: 0x00, alpha: 0.25)),
        text: .color(Color(red: 0x00, green: 0x00, blue: 0x00, alpha: 0.25))
      ),
      dark: .init(
        normal: PillLook.Colors(
          fill: .color(Color(red: 0x16, green: 0x68, blue: 0xDC)),
          text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF, alpha: 0.85))
        ),
        disabled: PillLook.Colors(
          fill: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF, alpha: 0.25)),
          text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF, alpha: 0.25))
        )
      )
    )
  )

  /// The status of Ant Design, success.
  public static let antStatusSuccess = PillLook(
    name: "ant-status-success",
    font: Font(["-apple-system", "BlinkMacSystemFont", "Segoe UI", "Helvetica", "Arial", "Liberation Sans"], size: 14),
    height: 22,
    padding: 5,
    dot: PillLook.Dot(diameter: 6, gap: 8),
    colors: StateTable(
      normal: PillLook.Colors(
        fill: .color(Color(red: 0x52, green: 0xC4, blue: 0x1A)),
        text: .color(Color(red: 0x00, green: 0x00, blue: 0x00, alpha: 0.88))
      ),
      disabled: PillLook.Colors(
        fill: .color(Color(red: 0x00, green: 0x00, blue: 0x00, alpha: 0.25)),
        text: .color(Color(red: 0x00, green: 0x00, blue: 0x00, alpha: 0.25))
      ),
      dark: .init(
        normal: PillLook.Colors(
          fill: .color(Color(red: 0x49, green: 0xAA, blue: 0x19)),
          text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF, alpha: 0.85))
        ),
        disabled: PillLook.Colors(
          fill: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF, alpha: 0.25)),
          text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF, alpha: 0.25))
        )
      )
    )
  )

  /// The status of Ant Design, warning.
  public static let antStatusWarning = PillLook(
    name: "ant-status-warning",
    font: Font(["-apple-system", "BlinkMacSystemFont", "Segoe UI", "Helvetica", "Arial", "Liberation Sans"], size: 14),
    height: 22,
    padding: 5,
    dot: PillLook.Dot(diameter: 6, gap: 8),
    colors: StateTable(
      normal: PillLook.Colors(
        fill: .color(Color(red: 0xFA, green: 0xAD, blue: 0x14)),
        text: .color(Color(red: 0x00, green: 0x00, blue: 0x00, alpha: 0.88))
      ),
      disabled: PillLook.Colors(
        fill: .color(Color(red: 0x00, green: 0x00, blue: 0x00, alpha: 0.25)),
        text: .color(Color(red: 0x00, green: 0x00, blue: 0x00, alpha: 0.25))
      ),
      dark: .init(
        normal: PillLook.Colors(
          fill: .color(Color(red: 0xD8, green: 0x96, blue: 0x14)),
          text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF, alpha: 0.85))
        ),
        disabled: PillLook.Colors(
          fill: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF, alpha: 0.25)),
          text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF, alpha: 0.25))
        )
      )
    )
  )

  /// The badge of Bootstrap.
  public static let bootstrap = PillLook(
    name: "bootstrap",
    font: Font(
      ["-apple-system", "BlinkMacSystemFont", "Segoe UI", "Helvetica", "Arial", "Liberation Sans"],
      size: 12,
      weight: .bold
    ),
    height: 20.4,
    padding: 7.8,
    radius: 6,
    disabledOpacity: 0.65,
    colors: StateTable(
      normal: PillLook.Colors(
        fill: .color(Color(red: 0x0D, green: 0x6E, blue: 0xFD)),
        text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
      )
    )
  )

  /// The badge of Bootstrap in the colour danger.
  public static let bootstrapDanger = PillLook(
    name: "bootstrap-danger",
    font: Font(
      ["-apple-system", "BlinkMacSystemFont", "Segoe UI", "Helvetica", "Arial", "Liberation Sans"],
      size: 12,
      weight: .bold
    ),
    height: 20.4,
    padding: 7.8,
    radius: 6,
    disabledOpacity: 0.65,
    colors: StateTable(
      normal: PillLook.Colors(
        fill: .color(Color(red: 0xDC, green: 0x35, blue: 0x45)),
        text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
      )
    )
  )

  /// The badge of Bootstrap in the colour dark.
  public static let bootstrapDark = PillLook(
    name: "bootstrap-dark",
    font: Font(
      ["-apple-system", "BlinkMacSystemFont", "Segoe UI", "Helvetica", "Arial", "Liberation Sans"],
      size: 12,
      weight: .bold
    ),
    height: 20.4,
    padding: 7.8,
    radius: 6,
    disabledOpacity: 0.65,
    colors: StateTable(
      normal: PillLook.Colors(
        fill: .color(Color(red: 0x21, green: 0x25, blue: 0x29)),
        text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
      ),
      dark: .init(
        normal: PillLook.Colors(
          fill: .color(Color(red: 0x34, green: 0x3A, blue: 0x40)),
          text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
        )
      )
    )
  )

  /// The badge of Bootstrap in the colour info.
  public static let bootstrapInfo = PillLook(
    name: "bootstrap-info",
    font: Font(
      ["-apple-system", "BlinkMacSystemFont", "Segoe UI", "Helvetica", "Arial", "Liberation Sans"],
      size: 12,
      weight: .bold
    ),
    height: 20.4,
    padding: 7.8,
    radius: 6,
    disabledOpacity: 0.65,
    colors: StateTable(
      normal: PillLook.Colors(
        fill: .color(Color(red: 0x0D, green: 0xCA, blue: 0xF0)),
        text: .color(Color(red: 0x00, green: 0x00, blue: 0x00))
      )
    )
  )

  /// The badge of Bootstrap in the colour light.
  public static let bootstrapLight = PillLook(
    name: "bootstrap-light",
    font: Font(
      ["-apple-system", "BlinkMacSystemFont", "Segoe UI", "Helvetica", "Arial", "Liberation Sans"],
      size: 12,
      weight: .bold
    ),
    height: 20.4,
    padding: 7.8,
    radius: 6,
    disabledOpacity: 0.65,
    colors: StateTable(
      normal: PillLook.Colors(
        fill: .color(Color(red: 0xF8, green: 0xF9, blue: 0xFA)),
        text: .color(Color(red: 0x00, green: 0x00, blue: 0x00))
      )
    )
  )

  /// The outlined badge of Bootstrap.
  public static let bootstrapOutline = PillLook(
    name: "bootstrap-outline",
    font: Font(
      ["-apple-system", "BlinkMacSystemFont", "Segoe UI", "Helvetica", "Arial", "Liberation Sans"],
      size: 12,
      weight: .bold
    ),
    height: 20.4,
    padding: 7.8,
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
      normal: PillLook.Colors(
        fill: .color(Color(red: 0x00, green: 0x00, blue: 0x00, alpha: 0)),
        text: .color(Color(red: 0x0D, green: 0x6E, blue: 0xFD))
      ),
      highlighted: PillLook.Colors(
        fill: .color(Color(red: 0x0D, green: 0x6E, blue: 0xFD)),
        text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
      ),
      dark: .init(
        normal: PillLook.Colors(
          fill: .color(Color(red: 0x00, green: 0x00, blue: 0x00, alpha: 0)),
          text: .color(Color(red: 0x6E, green: 0xA8, blue: 0xFE))
        )
      )
    )
  )

  /// The round badge of Bootstrap.
  public static let bootstrapPill = PillLook(
    name: "bootstrap-pill",
    font: Font(
      ["-apple-system", "BlinkMacSystemFont", "Segoe UI", "Helvetica", "Arial", "Liberation Sans"],
      size: 12,
      weight: .bold
    ),
    height: 20.4,
    padding: 7.8,
    disabledOpacity: 0.65,
    colors: StateTable(
      normal: PillLook.Colors(
        fill: .color(Color(red: 0x0D, green: 0x6E, blue: 0xFD)),
        text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
      )
    )
  )

  /// The badge of Bootstrap in the colour secondary.
  public static let bootstrapSecondary = PillLook(
    name: "bootstrap-secondary",
    font: Font(
      ["-apple-system", "BlinkMacSystemFont", "Segoe UI", "Helvetica", "Arial", "Liberation Sans"],
      size: 12,
      weight: .bold
    ),
    height: 20.4,
    padding: 7.8,
    radius: 6,
    disabledOpacity: 0.65,
    colors: StateTable(
      normal: PillLook.Colors(
        fill: .color(Color(red: 0x6C, green: 0x75, blue: 0x7D)),
        text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
      )
    )
  )

  /// The subtle badge of Bootstrap.
  public static let bootstrapSubtle = PillLook(
    name: "bootstrap-subtle",
    font: Font(
      ["-apple-system", "BlinkMacSystemFont", "Segoe UI", "Helvetica", "Arial", "Liberation Sans"],
      size: 12,
      weight: .bold
    ),
    height: 20.4,
    padding: 7.8,
    radius: 6,
    disabledOpacity: 0.65,
    colors: StateTable(
      normal: PillLook.Colors(
        fill: .color(Color(red: 0xCF, green: 0xE2, blue: 0xFF)),
        text: .color(Color(red: 0x05, green: 0x2C, blue: 0x65))
      ),
      dark: .init(
        normal: PillLook.Colors(
          fill: .color(Color(red: 0x03, green: 0x16, blue: 0x33)),
          text: .color(Color(red: 0x6E, green: 0xA8, blue: 0xFE))
        )
      )
    )
  )

  /// The badge of Bootstrap in the colour success.
  public static let bootstrapSuccess = PillLook(
    name: "bootstrap-success",
    font: Font(
      ["-apple-system", "BlinkMacSystemFont", "Segoe UI", "Helvetica", "Arial", "Liberation Sans"],
      size: 12,
      weight: .bold
    ),
    height: 20.4,
    padding: 7.8,
    radius: 6,
    disabledOpacity: 0.65,
    colors: StateTable(
      normal: PillLook.Colors(
        fill: .color(Color(red: 0x19, green: 0x87, blue: 0x54)),
        text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
      )
    )
  )

  /// The badge of Bootstrap in the colour warning.
  public static let bootstrapWarning = PillLook(
    name: "bootstrap-warning",
    font: Font(
      ["-apple-system", "BlinkMacSystemFont", "Segoe UI", "Helvetica", "Arial", "Liberation Sans"],
      size: 12,
      weight: .bold
    ),
    height: 20.4,
    padding: 7.8,
    radius: 6,
    disabledOpacity: 0.65,
    colors: StateTable(
      normal: PillLook.Colors(
        fill: .color(Color(red: 0xFF, green: 0xC1, blue: 0x07)),
        text: .color(Color(red: 0x00, green: 0x00, blue: 0x00))
      )
    )
  )

  /// The tag of Carbon.
  public static let carbonTag = PillLook(
    name: "carbon-tag",
    font: Font(["IBM Plex Sans", "-apple-system", "Helvetica", "Arial", "Liberation Sans"], size: 12),
    height: 24,
    padding: 8,
    letterSpacing: 0.32,
    compact: PillLook.CompactWidth(characters: 1, textWidth: 16, width: 32),
    colors: StateTable(
      normal: PillLook.Colors(
        fill: .color(Color(red: 0xE0, green: 0xE0, blue: 0xE0)),
        text: .color(Color(red: 0x16, green: 0x16, blue: 0x16))
      ),
      highlighted: PillLook.Colors(
        fill: .color(Color(red: 0xD1, green: 0xD1, blue: 0xD1)),
        text: .color(Color(red: 0x16, green: 0x16, blue: 0x16))
      ),
      disabled: PillLook.Colors(
        fill: .color(Color(red: 0xF4, green: 0xF4, blue: 0xF4)),
        text: .color(Color(red: 0x16, green: 0x16, blue: 0x16, alpha: 0.25))
      ),
      dark: .init(
        normal: PillLook.Colors(
          fill: .color(Color(red: 0x52, green: 0x52, blue: 0x52)),
          text: .color(Color(red: 0xF4, green: 0xF4, blue: 0xF4))
        ),
        highlighted: PillLook.Colors(
          fill: .color(Color(red: 0x63, green: 0x63, blue: 0x63)),
          text: .color(Color(red: 0xF4, green: 0xF4, blue: 0xF4))
        ),
        disabled: PillLook.Colors(
          fill: .color(Color(red: 0x26, green: 0x26, blue: 0x26)),
          text: .color(Color(red: 0xF4, green: 0xF4, blue: 0xF4, alpha: 0.25))
        )
      )
    )
  )

  /// The line with round caps of CountIndicator.
  public static let countIndicator = PillLook(
    name: "count-indicator",
    body: .line,
    font: Font(["Helvetica", "Arial", "Liberation Sans"], size: 13),
    height: 13,
    padding: 6.5,
    disabledOpacity: 0.5,
    colors: StateTable(
      normal: PillLook.Colors(
        fill: .color(Color(red: 0x80, green: 0x80, blue: 0x80)),
        text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
      ),
      highlighted: PillLook.Colors(
        fill: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF)),
        text: .color(Color(red: 0x80, green: 0x80, blue: 0x80))
      ),
      dark: .init(
        normal: PillLook.Colors(
          fill: .color(Color(red: 0x69, green: 0x69, blue: 0x69)),
          text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
        )
      )
    )
  )

  /// The dashed badge of daisyUI.
  public static let daisyuiDash = PillLook(
    name: "daisyui-dash",
    font: Font(["-apple-system", "BlinkMacSystemFont", "Segoe UI", "Helvetica", "Arial", "Liberation Sans"], size: 14),
    height: 24,
    padding: 12,
    radius: 8,
    effects: Effects(
      border: Border(
        color: Color(red: 0x42, green: 0x2A, blue: 0xD5),
        darkColor: Color(red: 0x60, green: 0x5D, blue: 0xFF),
        width: 1,
        line: .dashed
      )
    ),
    disabledOpacity: 0.2,
    colors: StateTable(
      normal: PillLook.Colors(
        fill: .color(Color(red: 0x00, green: 0x00, blue: 0x00, alpha: 0)),
        text: .color(Color(red: 0x42, green: 0x2A, blue: 0xD5))
      ),
      disabled: PillLook.Colors(
        fill: .color(Color(red: 0x18, green: 0x18, blue: 0x1B, alpha: 0.1)),
        text: .color(Color(red: 0x18, green: 0x18, blue: 0x1B, alpha: 0.4))
      ),
      dark: .init(
        normal: PillLook.Colors(
          fill: .color(Color(red: 0x00, green: 0x00, blue: 0x00, alpha: 0)),
          text: .color(Color(red: 0x60, green: 0x5D, blue: 0xFF))
        ),
        disabled: PillLook.Colors(
          fill: .color(Color(red: 0xEC, green: 0xF9, blue: 0xFF, alpha: 0.1)),
          text: .color(Color(red: 0xEC, green: 0xF9, blue: 0xFF, alpha: 0.4))
        )
      )
    )
  )

  /// The outlined badge of daisyUI.
  public static let daisyuiOutline = PillLook(
    name: "daisyui-outline",
    font: Font(["-apple-system", "BlinkMacSystemFont", "Segoe UI", "Helvetica", "Arial", "Liberation Sans"], size: 14),
    height: 24,
    padding: 12,
    radius: 8,
    effects: Effects(
      border: Border(
        color: Color(red: 0x42, green: 0x2A, blue: 0xD5),
        darkColor: Color(red: 0x60, green: 0x5D, blue: 0xFF),
        width: 1
      )
    ),
    disabledOpacity: 0.2,
    colors: StateTable(
      normal: PillLook.Colors(
        fill: .color(Color(red: 0x00, green: 0x00, blue: 0x00, alpha: 0)),
        text: .color(Color(red: 0x42, green: 0x2A, blue: 0xD5))
      ),
      disabled: PillLook.Colors(
        fill: .color(Color(red: 0x18, green: 0x18, blue: 0x1B, alpha: 0.1)),
        text: .color(Color(red: 0x18, green: 0x18, blue: 0x1B, alpha: 0.4))
      ),
      dark: .init(
        normal: PillLook.Colors(
          fill: .color(Color(red: 0x00, green: 0x00, blue: 0x00, alpha: 0)),
          text: .color(Color(red: 0x60, green: 0x5D, blue: 0xFF))
        ),
        disabled: PillLook.Colors(
          fill: .color(Color(red: 0xEC, green: 0xF9, blue: 0xFF, alpha: 0.1)),
          text: .color(Color(red: 0xEC, green: 0xF9, blue: 0xFF, alpha: 0.4))
        )
      )
    )
  )

  /// The soft badge of daisyUI.
  public static let daisyuiSoft = PillLook(
    name: "daisyui-soft",
    font: Font(["-apple-system", "BlinkMacSystemFont", "Segoe UI", "Helvetica", "Arial", "Liberation Sans"], size: 14),
    height: 24,
    padding: 12,
    radius: 8,
    effects: Effects(
      border: Border(
        color: Color(red: 0xE8, green: 0xEC, blue: 0xFD),
        darkColor: Color(red: 0x22, green: 0x2A, blue: 0x3D),
        width: 1
      )
    ),
    disabledOpacity: 0.2,
    colors: StateTable(
      normal: PillLook.Colors(
        fill: .color(Color(red: 0xED, green: 0xF0, blue: 0xFE)),
        text: .color(Color(red: 0x42, green: 0x2A, blue: 0xD5))
      ),
      disabled: PillLook.Colors(
        fill: .color(Color(red: 0x18, green: 0x18, blue: 0x1B, alpha: 0.1)),
        text: .color(Color(red: 0x18, green: 0x18, blue: 0x1B, alpha: 0.4))
      ),
      dark: .init(
        normal: PillLook.Colors(
          fill: .color(Color(red: 0x21, green: 0x28, blue: 0x39)),
          text: .color(Color(red: 0x60, green: 0x5D, blue: 0xFF))
        ),
        disabled: PillLook.Colors(
          fill: .color(Color(red: 0xEC, green: 0xF9, blue: 0xFF, alpha: 0.1)),
          text: .color(Color(red: 0xEC, green: 0xF9, blue: 0xFF, alpha: 0.4))
        )
      )
    )
  )

  /// The pill of DDBadgeViewCell, its digits cut out.
  public static let digdog = PillLook(
    name: "digdog",
    font: Font(["Helvetica", "Arial", "Liberation Sans"], size: 13, weight: .bold),
    height: 20,
    padding: 7,
    disabledOpacity: 0.5,
    colors: StateTable(
      normal: PillLook.Colors(fill: .color(Color(red: 0x87, green: 0x99, blue: 0xBC)), text: .knockout),
      highlighted: PillLook.Colors(fill: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF)), text: .knockout),
      dark: .init(normal: PillLook.Colors(fill: .color(Color(red: 0x6F, green: 0x7D, blue: 0x9A)), text: .knockout))
    )
  )

  /// The badge of Fluent 2.
  public static let fluentBadge = PillLook(
    name: "fluent-badge",
    font: Font(
      ["-apple-system", "BlinkMacSystemFont", "Segoe UI", "Helvetica", "Arial", "Liberation Sans"],
      size: 12,
      weight: .semibold
    ),
    height: 20,
    padding: 6,
    colors: StateTable(
      normal: PillLook.Colors(
        fill: .color(Color(red: 0x0F, green: 0x6C, blue: 0xBD)),
        text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
      ),
      disabled: PillLook.Colors(
        fill: .color(Color(red: 0xF0, green: 0xF0, blue: 0xF0)),
        text: .color(Color(red: 0xBD, green: 0xBD, blue: 0xBD))
      ),
      dark: .init(
        normal: PillLook.Colors(
          fill: .color(Color(red: 0x11, green: 0x5E, blue: 0xA3)),
          text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
        ),
        disabled: PillLook.Colors(
          fill: .color(Color(red: 0x14, green: 0x14, blue: 0x14)),
          text: .color(Color(red: 0x5C, green: 0x5C, blue: 0x5C))
        )
      )
    )
  )

  /// The counter of GitHub.
  public static let github = PillLook(
    name: "github",
    font: Font(
      ["-apple-system", "BlinkMacSystemFont", "Segoe UI", "Helvetica", "Arial", "Liberation Sans"],
      size: 12,
      weight: .medium
    ),
    height: 20,
    padding: 7,
    colors: StateTable(
      normal: PillLook.Colors(
        fill: .color(Color(red: 0x81, green: 0x8B, blue: 0x98, alpha: 0.12)),
        text: .color(Color(red: 0x1F, green: 0x23, blue: 0x28))
      ),
      disabled: PillLook.Colors(
        fill: .color(Color(red: 0x81, green: 0x8B, blue: 0x98, alpha: 0.12)),
        text: .color(Color(red: 0x81, green: 0x8B, blue: 0x98))
      ),
      dark: .init(
        normal: PillLook.Colors(
          fill: .color(Color(red: 0x65, green: 0x6C, blue: 0x76, alpha: 0.2)),
          text: .color(Color(red: 0xF0, green: 0xF6, blue: 0xFC))
        ),
        disabled: PillLook.Colors(
          fill: .color(Color(red: 0x65, green: 0x6C, blue: 0x76, alpha: 0.2)),
          text: .color(Color(red: 0x65, green: 0x6C, blue: 0x76))
        )
      )
    )
  )

  /// The label of GitHub.
  public static let githubLabel = PillLook(
    name: "github-label",
    font: Font(
      ["-apple-system", "BlinkMacSystemFont", "Segoe UI", "Helvetica", "Arial", "Liberation Sans"],
      size: 12,
      weight: .medium
    ),
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
      normal: PillLook.Colors(
        fill: .color(Color(red: 0x00, green: 0x00, blue: 0x00, alpha: 0)),
        text: .color(Color(red: 0x1F, green: 0x23, blue: 0x28))
      ),
      disabled: PillLook.Colors(
        fill: .color(Color(red: 0x00, green: 0x00, blue: 0x00, alpha: 0)),
        text: .color(Color(red: 0x81, green: 0x8B, blue: 0x98))
      ),
      dark: .init(
        normal: PillLook.Colors(
          fill: .color(Color(red: 0x00, green: 0x00, blue: 0x00, alpha: 0)),
          text: .color(Color(red: 0xF0, green: 0xF6, blue: 0xFC))
        ),
        disabled: PillLook.Colors(
          fill: .color(Color(red: 0x00, green: 0x00, blue: 0x00, alpha: 0)),
          text: .color(Color(red: 0x65, green: 0x6C, blue: 0x76))
        )
      )
    )
  )

  /// The state label of GitHub, open.
  public static let githubState = PillLook(
    name: "github-state",
    font: Font(
      ["-apple-system", "BlinkMacSystemFont", "Segoe UI", "Helvetica", "Arial", "Liberation Sans"],
      size: 14,
      weight: .semibold
    ),
    height: 32,
    padding: 12,
    mark: Mark(
      path: "M 8 0 A 8 8 0 0 1 8 16 A 8 8 0 0 1 8 0 Z M 8 1.5 A 6.5 6.5 0 0 0 8 14.5 A 6.5 6.5 0 0 0 8 1.5 Z M 8 6.5 A 1.5 1.5 0 0 1 8 9.5 A 1.5 1.5 0 0 1 8 6.5 Z",
      size: 16,
      gap: 4
    ),
    colors: StateTable(
      normal: PillLook.Colors(
        fill: .color(Color(red: 0x1F, green: 0x88, blue: 0x3D)),
        text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
      ),
      disabled: PillLook.Colors(
        fill: .color(Color(red: 0x81, green: 0x8B, blue: 0x98, alpha: 0.12)),
        text: .color(Color(red: 0x81, green: 0x8B, blue: 0x98))
      ),
      dark: .init(
        normal: PillLook.Colors(
          fill: .color(Color(red: 0x23, green: 0x86, blue: 0x36)),
          text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
        ),
        disabled: PillLook.Colors(
          fill: .color(Color(red: 0x65, green: 0x6C, blue: 0x76, alpha: 0.2)),
          text: .color(Color(red: 0x65, green: 0x6C, blue: 0x76))
        )
      )
    )
  )

  /// The unread count of Mail, pressed into the page.
  public static let mail = PillLook(
    name: "mail",
    font: Font(["Helvetica", "Arial", "Liberation Sans"], size: 18, weight: .bold),
    height: 25,
    padding: 7,
    compact: PillLook.CompactWidth(characters: 2, textWidth: 22, width: 34),
    letterpress: PillLook.Letterpress(depth: 1, shade: 0.82),
    disabledOpacity: 0.5,
    colors: StateTable(
      normal: PillLook.Colors(
        fill: .color(Color(red: 0x8C, green: 0x99, blue: 0xB0)),
        text: .knockout,
        crescent: Color(red: 0x73, green: 0x7D, blue: 0x91)
      ),
      highlighted: PillLook.Colors(fill: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF)), text: .knockout),
      dark: .init(normal: PillLook.Colors(fill: .color(Color(red: 0x73, green: 0x7D, blue: 0x91)), text: .knockout))
    )
  )

  /// The badge of shadcn/ui.
  public static let shadcn = PillLook(
    name: "shadcn",
    font: Font(
      ["-apple-system", "BlinkMacSystemFont", "Segoe UI", "Helvetica", "Arial", "Liberation Sans"],
      size: 12,
      weight: .medium
    ),
    height: 22,
    padding: 9,
    disabledOpacity: 0.5,
    colors: StateTable(
      normal: PillLook.Colors(
        fill: .color(Color(red: 0x17, green: 0x17, blue: 0x17)),
        text: .color(Color(red: 0xFA, green: 0xFA, blue: 0xFA))
      ),
      highlighted: PillLook.Colors(
        fill: .color(Color(red: 0x17, green: 0x17, blue: 0x17, alpha: 0.9)),
        text: .color(Color(red: 0xFA, green: 0xFA, blue: 0xFA))
      ),
      dark: .init(
        normal: PillLook.Colors(
          fill: .color(Color(red: 0xE5, green: 0xE5, blue: 0xE5)),
          text: .color(Color(red: 0x17, green: 0x17, blue: 0x17))
        ),
        highlighted: PillLook.Colors(
          fill: .color(Color(red: 0xE5, green: 0xE5, blue: 0xE5, alpha: 0.9)),
          text: .color(Color(red: 0x17, green: 0x17, blue: 0x17))
        )
      )
    )
  )

  /// The badge of shadcn/ui, destructive.
  public static let shadcnDestructive = PillLook(
    name: "shadcn-destructive",
    font: Font(
      ["-apple-system", "BlinkMacSystemFont", "Segoe UI", "Helvetica", "Arial", "Liberation Sans"],
      size: 12,
      weight: .medium
    ),
    height: 22,
    padding: 9,
    disabledOpacity: 0.5,
    colors: StateTable(
      normal: PillLook.Colors(
        fill: .color(Color(red: 0xE7, green: 0x00, blue: 0x0B)),
        text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
      ),
      highlighted: PillLook.Colors(
        fill: .color(Color(red: 0xE7, green: 0x00, blue: 0x0B, alpha: 0.9)),
        text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
      ),
      dark: .init(
        normal: PillLook.Colors(
          fill: .color(Color(red: 0xFF, green: 0x64, blue: 0x67, alpha: 0.6)),
          text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
        ),
        highlighted: PillLook.Colors(
          fill: .color(Color(red: 0xFF, green: 0x64, blue: 0x67, alpha: 0.9)),
          text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
        )
      )
    )
  )

  /// The badge of shadcn/ui, outline.
  public static let shadcnOutline = PillLook(
    name: "shadcn-outline",
    font: Font(
      ["-apple-system", "BlinkMacSystemFont", "Segoe UI", "Helvetica", "Arial", "Liberation Sans"],
      size: 12,
      weight: .medium
    ),
    height: 22,
    padding: 9,
    effects: Effects(
      border: Border(
        color: Color(red: 0xE5, green: 0xE5, blue: 0xE5),
        darkColor: Color(red: 0x22, green: 0x22, blue: 0x22),
        width: 1
      )
    ),
    disabledOpacity: 0.5,
    colors: StateTable(
      normal: PillLook.Colors(
        fill: .color(Color(red: 0x00, green: 0x00, blue: 0x00, alpha: 0)),
        text: .color(Color(red: 0x0A, green: 0x0A, blue: 0x0A))
      ),
      highlighted: PillLook.Colors(
        fill: .color(Color(red: 0xF5, green: 0xF5, blue: 0xF5)),
        text: .color(Color(red: 0x17, green: 0x17, blue: 0x17))
      ),
      dark: .init(
        normal: PillLook.Colors(
          fill: .color(Color(red: 0x00, green: 0x00, blue: 0x00, alpha: 0)),
          text: .color(Color(red: 0xFA, green: 0xFA, blue: 0xFA))
        ),
        highlighted: PillLook.Colors(
          fill: .color(Color(red: 0x26, green: 0x26, blue: 0x26)),
          text: .color(Color(red: 0xFA, green: 0xFA, blue: 0xFA))
        )
      )
    )
  )

  /// The badge of shadcn/ui, secondary.
  public static let shadcnSecondary = PillLook(
    name: "shadcn-secondary",
    font: Font(
      ["-apple-system", "BlinkMacSystemFont", "Segoe UI", "Helvetica", "Arial", "Liberation Sans"],
      size: 12,
      weight: .medium
    ),
    height: 22,
    padding: 9,
    disabledOpacity: 0.5,
    colors: StateTable(
      normal: PillLook.Colors(
        fill: .color(Color(red: 0xF5, green: 0xF5, blue: 0xF5)),
        text: .color(Color(red: 0x17, green: 0x17, blue: 0x17))
      ),
      highlighted: PillLook.Colors(
        fill: .color(Color(red: 0xF5, green: 0xF5, blue: 0xF5, alpha: 0.9)),
        text: .color(Color(red: 0x17, green: 0x17, blue: 0x17))
      ),
      dark: .init(
        normal: PillLook.Colors(
          fill: .color(Color(red: 0x26, green: 0x26, blue: 0x26)),
          text: .color(Color(red: 0xFA, green: 0xFA, blue: 0xFA))
        ),
        highlighted: PillLook.Colors(
          fill: .color(Color(red: 0x26, green: 0x26, blue: 0x26, alpha: 0.9)),
          text: .color(Color(red: 0xFA, green: 0xFA, blue: 0xFA))
        )
      )
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
    carbonTag,
    countIndicator,
    daisyuiDash,
    daisyuiOutline,
    daisyuiSoft,
    digdog,
    fluentBadge,
    github,
    githubLabel,
    githubState,
    mail,
    shadcn,
    shadcnDestructive,
    shadcnOutline,
    shadcnSecondary
  ]
}

extension HubLook {
  /// The count badge of Ant Design.
  public static let ant = HubLook(
    name: "ant",
    font: Font(["-apple-system", "BlinkMacSystemFont", "Segoe UI", "Helvetica", "Arial", "Liberation Sans"], size: 12),
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
      normal: HubLook.Colors(
        fill: .color(Color(red: 0xFF, green: 0x4D, blue: 0x4F)),
        text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
      ),
      disabled: HubLook.Colors(
        fill: .color(Color(red: 0xBF, green: 0xBF, blue: 0xBF)),
        text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
      ),
      dark: .init(
        normal: HubLook.Colors(
          fill: .color(Color(red: 0xDC, green: 0x44, blue: 0x46)),
          text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
        ),
        disabled: HubLook.Colors(
          fill: .color(Color(red: 0x4F, green: 0x4F, blue: 0x4F)),
          text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF, alpha: 0.45))
        )
      )
    )
  )

  /// The dot of Ant Design.
  public static let antDot = HubLook(
    name: "ant-dot",
    font: Font(["-apple-system", "BlinkMacSystemFont", "Segoe UI", "Helvetica", "Arial", "Liberation Sans"], size: 12),
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
      normal: HubLook.Colors(
        fill: .color(Color(red: 0xFF, green: 0x4D, blue: 0x4F)),
        text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
      ),
      disabled: HubLook.Colors(
        fill: .color(Color(red: 0xBF, green: 0xBF, blue: 0xBF)),
        text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
      ),
      dark: .init(
        normal: HubLook.Colors(
          fill: .color(Color(red: 0xDC, green: 0x44, blue: 0x46)),
          text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
        ),
        disabled: HubLook.Colors(
          fill: .color(Color(red: 0x4F, green: 0x4F, blue: 0x4F)),
          text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF, alpha: 0.45))
        )
      )
    )
  )

  /// The notification circle of BadgeHub.
  public static let badgeHub = HubLook(
    name: "badge-hub",
    font: Font(["Helvetica", "Arial", "Liberation Sans"], size: 15),
    diameter: 30,
    widening: 0.3,
    padding: 2,
    overlap: .inset(0.16666666666666666),
    limit: 100000,
    disabledOpacity: 0.5,
    colors: StateTable(
      normal: HubLook.Colors(
        fill: .color(Color(red: 0xFF, green: 0x00, blue: 0x00)),
        text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
      ),
      dark: .init(
        normal: HubLook.Colors(
          fill: .color(Color(red: 0xD1, green: 0x00, blue: 0x00)),
          text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
        )
      )
    )
  )

  /// The dot of Bootstrap.
  public static let bootstrapDot = HubLook(
    name: "bootstrap-dot",
    font: Font(
      ["-apple-system", "BlinkMacSystemFont", "Segoe UI", "Helvetica", "Arial", "Liberation Sans"],
      size: 12,
      weight: .bold
    ),
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
      normal: HubLook.Colors(
        fill: .color(Color(red: 0xDC, green: 0x35, blue: 0x45)),
        text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
      )
    )
  )

  /// The counter badge of Fluent 2.
  public static let fluentCounter = HubLook(
    name: "fluent-counter",
    font: Font(
      ["-apple-system", "BlinkMacSystemFont", "Segoe UI", "Helvetica", "Arial", "Liberation Sans"],
      size: 12,
      weight: .semibold
    ),
    diameter: 20,
    widening: 0,
    padding: 6,
    overlap: .rectangular,
    limit: 99,
    dot: 6,
    colors: StateTable(
      normal: HubLook.Colors(
        fill: .color(Color(red: 0x0F, green: 0x6C, blue: 0xBD)),
        text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
      ),
      disabled: HubLook.Colors(
        fill: .color(Color(red: 0xF0, green: 0xF0, blue: 0xF0)),
        text: .color(Color(red: 0xBD, green: 0xBD, blue: 0xBD))
      ),
      dark: .init(
        normal: HubLook.Colors(
          fill: .color(Color(red: 0x11, green: 0x5E, blue: 0xA3)),
          text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
        ),
        disabled: HubLook.Colors(
          fill: .color(Color(red: 0x14, green: 0x14, blue: 0x14)),
          text: .color(Color(red: 0x5C, green: 0x5C, blue: 0x5C))
        )
      )
    )
  )

  /// The presence badge of Fluent 2, available.
  public static let fluentPresence = HubLook(
    name: "fluent-presence",
    font: Font(
      ["-apple-system", "BlinkMacSystemFont", "Segoe UI", "Helvetica", "Arial", "Liberation Sans"],
      size: 12,
      weight: .semibold
    ),
    diameter: 20,
    widening: 0,
    padding: 6,
    overlap: .inset(0.5),
    limit: 99,
    form: .dot,
    dot: 10,
    mark: Mark(
      path: "M 3.15 5.35 L 4.15 6.35 A 0.5 0.5 0 0 0 4.85 6.35 L 7.1 4.1 A 0.5 0.5 0 0 0 6.4 3.4 L 4.5 5.3 L 3.85 4.65 A 0.5 0.5 0 0 0 3.15 5.35 Z",
      size: 10
    ),
    title: "available",
    effects: Effects(halo: Halo(width: 1)),
    colors: StateTable(
      normal: HubLook.Colors(
        fill: .color(Color(red: 0x13, green: 0xA1, blue: 0x0E)),
        text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
      ),
      disabled: HubLook.Colors(
        fill: .color(Color(red: 0xBD, green: 0xBD, blue: 0xBD)),
        text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
      ),
      dark: .init(
        normal: HubLook.Colors(
          fill: .color(Color(red: 0x3D, green: 0xB8, blue: 0x38)),
          text: .color(Color(red: 0x29, green: 0x29, blue: 0x29))
        ),
        disabled: HubLook.Colors(
          fill: .color(Color(red: 0x5C, green: 0x5C, blue: 0x5C)),
          text: .color(Color(red: 0x29, green: 0x29, blue: 0x29))
        )
      )
    )
  )

  /// The presence badge of Fluent 2, away.
  public static let fluentPresenceAway = HubLook(
    name: "fluent-presence-away",
    font: Font(
      ["-apple-system", "BlinkMacSystemFont", "Segoe UI", "Helvetica", "Arial", "Liberation Sans"],
      size: 12,
      weight: .semibold
    ),
    diameter: 20,
    widening: 0,
    padding: 6,
    overlap: .inset(0.5),
    limit: 99,
    form: .dot,
    dot: 10,
    mark: Mark(
      path: "M 4 3 A 0.5 0.5 0 0 1 5 3 L 5 4.79 L 6.35 6.15 A 0.5 0.5 0 0 1 5.65 6.85 L 4.15 5.35 A 0.5 0.5 0 0 1 4 5 Z",
      size: 10
    ),
    title: "away",
    effects: Effects(halo: Halo(width: 1)),
    colors: StateTable(
      normal: HubLook.Colors(
        fill: .color(Color(red: 0xEA, green: 0xA3, blue: 0x00)),
        text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
      ),
      disabled: HubLook.Colors(
        fill: .color(Color(red: 0xBD, green: 0xBD, blue: 0xBD)),
        text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
      ),
      dark: .init(
        normal: HubLook.Colors(
          fill: .color(Color(red: 0xEA, green: 0xA3, blue: 0x00)),
          text: .color(Color(red: 0x29, green: 0x29, blue: 0x29))
        ),
        disabled: HubLook.Colors(
          fill: .color(Color(red: 0x5C, green: 0x5C, blue: 0x5C)),
          text: .color(Color(red: 0x29, green: 0x29, blue: 0x29))
        )
      )
    )
  )

  /// The presence badge of Fluent 2, blocked.
  public static let fluentPresenceBlocked = HubLook(
    name: "fluent-presence-blocked",
    font: Font(
      ["-apple-system", "BlinkMacSystemFont", "Segoe UI", "Helvetica", "Arial", "Liberation Sans"],
      size: 12,
      weight: .semibold
    ),
    diameter: 20,
    widening: 0,
    padding: 6,
    overlap: .inset(0.5),
    limit: 99,
    form: .dot,
    dot: 10,
    mark: Mark(path: "M 8.16 2.55 A 4 4 0 0 1 2.55 8.16 Z M 1.84 7.45 A 4 4 0 0 1 7.45 1.84 Z", size: 10),
    title: "blocked",
    effects: Effects(halo: Halo(width: 1)),
    colors: StateTable(
      normal: HubLook.Colors(
        fill: .color(Color(red: 0xD1, green: 0x34, blue: 0x38)),
        text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
      ),
      disabled: HubLook.Colors(
        fill: .color(Color(red: 0xBD, green: 0xBD, blue: 0xBD)),
        text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
      ),
      dark: .init(
        normal: HubLook.Colors(
          fill: .color(Color(red: 0xD1, green: 0x34, blue: 0x38)),
          text: .color(Color(red: 0x29, green: 0x29, blue: 0x29))
        ),
        disabled: HubLook.Colors(
          fill: .color(Color(red: 0x5C, green: 0x5C, blue: 0x5C)),
          text: .color(Color(red: 0x29, green: 0x29, blue: 0x29))
        )
      )
    )
  )

  /// The presence badge of Fluent 2, busy.
  public static let fluentPresenceBusy = HubLook(
    name: "fluent-presence-busy",
    font: Font(
      ["-apple-system", "BlinkMacSystemFont", "Segoe UI", "Helvetica", "Arial", "Liberation Sans"],
      size: 12,
      weight: .semibold
    ),
    diameter: 20,
    widening: 0,
    padding: 6,
    overlap: .inset(0.5),
    limit: 99,
    form: .dot,
    dot: 10,
    title: "busy",
    effects: Effects(halo: Halo(width: 1)),
    colors: StateTable(
      normal: HubLook.Colors(
        fill: .color(Color(red: 0xD1, green: 0x34, blue: 0x38)),
        text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
      ),
      disabled: HubLook.Colors(
        fill: .color(Color(red: 0xBD, green: 0xBD, blue: 0xBD)),
        text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
      ),
      dark: .init(
        normal: HubLook.Colors(
          fill: .color(Color(red: 0xD1, green: 0x34, blue: 0x38)),
          text: .color(Color(red: 0x29, green: 0x29, blue: 0x29))
        ),
        disabled: HubLook.Colors(
          fill: .color(Color(red: 0x5C, green: 0x5C, blue: 0x5C)),
          text: .color(Color(red: 0x29, green: 0x29, blue: 0x29))
        )
      )
    )
  )

  /// The presence badge of Fluent 2, do not disturb.
  public static let fluentPresenceDoNotDisturb = HubLook(
    name: "fluent-presence-do-not-disturb",
    font: Font(
      ["-apple-system", "BlinkMacSystemFont", "Segoe UI", "Helvetica", "Arial", "Liberation Sans"],
      size: 12,
      weight: .semibold
    ),
    diameter: 20,
    widening: 0,
    padding: 6,
    overlap: .inset(0.5),
    limit: 99,
    form: .dot,
    dot: 10,
    mark: Mark(path: "M 3.5 4.5 L 6.5 4.5 A 0.5 0.5 0 0 1 6.5 5.5 L 3.5 5.5 A 0.5 0.5 0 0 1 3.5 4.5 Z", size: 10),
    title: "do not disturb",
    effects: Effects(halo: Halo(width: 1)),
    colors: StateTable(
      normal: HubLook.Colors(
        fill: .color(Color(red: 0xD1, green: 0x34, blue: 0x38)),
        text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
      ),
      disabled: HubLook.Colors(
        fill: .color(Color(red: 0xBD, green: 0xBD, blue: 0xBD)),
        text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
      ),
      dark: .init(
        normal: HubLook.Colors(
          fill: .color(Color(red: 0xD1, green: 0x34, blue: 0x38)),
          text: .color(Color(red: 0x29, green: 0x29, blue: 0x29))
        ),
        disabled: HubLook.Colors(
          fill: .color(Color(red: 0x5C, green: 0x5C, blue: 0x5C)),
          text: .color(Color(red: 0x29, green: 0x29, blue: 0x29))
        )
      )
    )
  )

  /// The presence badge of Fluent 2, offline.
  public static let fluentPresenceOffline = HubLook(
    name: "fluent-presence-offline",
    font: Font(
      ["-apple-system", "BlinkMacSystemFont", "Segoe UI", "Helvetica", "Arial", "Liberation Sans"],
      size: 12,
      weight: .semibold
    ),
    diameter: 20,
    widening: 0,
    padding: 6,
    overlap: .inset(0.5),
    limit: 99,
    form: .dot,
    dot: 10,
    mark: Mark(
      path: "M 5 1 A 4 4 0 0 1 5 9 A 4 4 0 0 1 5 1 Z M 6.85 3.85 A 0.5 0.5 0 0 0 6.15 3.15 L 5 4.29 L 3.85 3.15 A 0.5 0.5 0 0 0 3.15 3.85 L 4.29 5 L 3.15 6.15 A 0.5 0.5 0 0 0 3.85 6.85 L 5 5.71 L 6.15 6.85 A 0.5 0.5 0 0 0 6.85 6.15 L 5.71 5 Z",
      size: 10
    ),
    title: "offline",
    effects: Effects(halo: Halo(width: 1)),
    colors: StateTable(
      normal: HubLook.Colors(
        fill: .color(Color(red: 0x61, green: 0x61, blue: 0x61)),
        text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
      ),
      disabled: HubLook.Colors(
        fill: .color(Color(red: 0xBD, green: 0xBD, blue: 0xBD)),
        text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
      ),
      dark: .init(
        normal: HubLook.Colors(
          fill: .color(Color(red: 0xAD, green: 0xAD, blue: 0xAD)),
          text: .color(Color(red: 0x29, green: 0x29, blue: 0x29))
        ),
        disabled: HubLook.Colors(
          fill: .color(Color(red: 0x5C, green: 0x5C, blue: 0x5C)),
          text: .color(Color(red: 0x29, green: 0x29, blue: 0x29))
        )
      )
    )
  )

  /// The presence badge of Fluent 2, out of office.
  public static let fluentPresenceOutOfOffice = HubLook(
    name: "fluent-presence-out-of-office",
    font: Font(
      ["-apple-system", "BlinkMacSystemFont", "Segoe UI", "Helvetica", "Arial", "Liberation Sans"],
      size: 12,
      weight: .semibold
    ),
    diameter: 20,
    widening: 0,
    padding: 6,
    overlap: .inset(0.5),
    limit: 99,
    form: .dot,
    dot: 10,
    mark: Mark(
      path: "M 5 1 A 4 4 0 0 1 5 9 A 4 4 0 0 1 5 1 Z M 5.35 3.85 A 0.5 0.5 0 0 0 4.64 3.15 L 3.14 4.65 A 0.5 0.5 0 0 0 3.14 5.35 L 4.64 6.85 A 0.5 0.5 0 0 0 5.35 6.15 L 4.7 5.5 L 6.5 5.5 A 0.5 0.5 0 0 0 6.5 4.5 L 4.7 4.5 Z",
      size: 10
    ),
    title: "out of office",
    effects: Effects(halo: Halo(width: 1)),
    colors: StateTable(
      normal: HubLook.Colors(
        fill: .color(Color(red: 0xC2, green: 0x39, blue: 0xB3)),
        text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
      ),
      disabled: HubLook.Colors(
        fill: .color(Color(red: 0xBD, green: 0xBD, blue: 0xBD)),
        text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
      ),
      dark: .init(
        normal: HubLook.Colors(
          fill: .color(Color(red: 0xD1, green: 0x61, blue: 0xC4)),
          text: .color(Color(red: 0x29, green: 0x29, blue: 0x29))
        ),
        disabled: HubLook.Colors(
          fill: .color(Color(red: 0x5C, green: 0x5C, blue: 0x5C)),
          text: .color(Color(red: 0x29, green: 0x29, blue: 0x29))
        )
      )
    )
  )

  /// The presence badge of Fluent 2, unknown.
  public static let fluentPresenceUnknown = HubLook(
    name: "fluent-presence-unknown",
    font: Font(
      ["-apple-system", "BlinkMacSystemFont", "Segoe UI", "Helvetica", "Arial", "Liberation Sans"],
      size: 12,
      weight: .semibold
    ),
    diameter: 20,
    widening: 0,
    padding: 6,
    overlap: .inset(0.5),
    limit: 99,
    form: .dot,
    dot: 10,
    mark: Mark(path: "M 5 1 A 4 4 0 0 1 5 9 A 4 4 0 0 1 5 1 Z", size: 10),
    title: "unknown",
    effects: Effects(halo: Halo(width: 1)),
    colors: StateTable(
      normal: HubLook.Colors(
        fill: .color(Color(red: 0x61, green: 0x61, blue: 0x61)),
        text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
      ),
      disabled: HubLook.Colors(
        fill: .color(Color(red: 0xBD, green: 0xBD, blue: 0xBD)),
        text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
      ),
      dark: .init(
        normal: HubLook.Colors(
          fill: .color(Color(red: 0xAD, green: 0xAD, blue: 0xAD)),
          text: .color(Color(red: 0x29, green: 0x29, blue: 0x29))
        ),
        disabled: HubLook.Colors(
          fill: .color(Color(red: 0x5C, green: 0x5C, blue: 0x5C)),
          text: .color(Color(red: 0x29, green: 0x29, blue: 0x29))
        )
      )
    )
  )

  /// The badge of a tab bar in iOS.
  public static let ios = HubLook(
    name: "ios",
    font: Font(["Helvetica Neue", "Helvetica", "Arial", "Liberation Sans"], size: 13),
    diameter: 18,
    widening: 0,
    padding: 5,
    overlap: .rectangular,
    growth: .trailing,
    limit: .max,
    colors: StateTable(
      normal: HubLook.Colors(
        fill: .color(Color(red: 0xFF, green: 0x3B, blue: 0x30)),
        text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
      ),
      disabled: HubLook.Colors(
        fill: .color(Color(red: 0xC7, green: 0xC7, blue: 0xCC)),
        text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
      ),
      dark: .init(
        normal: HubLook.Colors(
          fill: .color(Color(red: 0xFF, green: 0x45, blue: 0x3A)),
          text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
        ),
        disabled: HubLook.Colors(
          fill: .color(Color(red: 0x48, green: 0x48, blue: 0x4A)),
          text: .color(Color(red: 0xEB, green: 0xEB, blue: 0xF5, alpha: 0.3))
        )
      )
    )
  )

  /// The large badge of Material Design 3.
  public static let material = HubLook(
    name: "material",
    font: Font(["Roboto", "Helvetica", "Arial", "Liberation Sans"], size: 11, weight: .medium),
    diameter: 16,
    widening: 0,
    padding: 4,
    overlap: .corner(x: 12, y: 14),
    limit: 999,
    dot: 6,
    colors: StateTable(
      normal: HubLook.Colors(
        fill: .color(Color(red: 0xB3, green: 0x26, blue: 0x1E)),
        text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
      ),
      disabled: HubLook.Colors(
        fill: .color(Color(red: 0xA9, green: 0xA3, blue: 0xAA)),
        text: .color(Color(red: 0xFE, green: 0xF7, blue: 0xFF))
      ),
      dark: .init(
        normal: HubLook.Colors(
          fill: .color(Color(red: 0xF2, green: 0xB8, blue: 0xB5)),
          text: .color(Color(red: 0x60, green: 0x14, blue: 0x10))
        ),
        disabled: HubLook.Colors(
          fill: .color(Color(red: 0x64, green: 0x60, blue: 0x67)),
          text: .color(Color(red: 0x14, green: 0x12, blue: 0x18))
        )
      )
    )
  )

  /// The dot of Material Design 3.
  public static let materialDot = HubLook(
    name: "material-dot",
    font: Font(["Roboto", "Helvetica", "Arial", "Liberation Sans"], size: 11, weight: .medium),
    diameter: 16,
    widening: 0,
    padding: 4,
    overlap: .corner(x: 6, y: 6),
    limit: 999,
    form: .dot,
    dot: 6,
    colors: StateTable(
      normal: HubLook.Colors(
        fill: .color(Color(red: 0xB3, green: 0x26, blue: 0x1E)),
        text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
      ),
      disabled: HubLook.Colors(
        fill: .color(Color(red: 0xA9, green: 0xA3, blue: 0xAA)),
        text: .color(Color(red: 0xFE, green: 0xF7, blue: 0xFF))
      ),
      dark: .init(
        normal: HubLook.Colors(
          fill: .color(Color(red: 0xF2, green: 0xB8, blue: 0xB5)),
          text: .color(Color(red: 0x60, green: 0x14, blue: 0x10))
        ),
        disabled: HubLook.Colors(
          fill: .color(Color(red: 0x64, green: 0x60, blue: 0x67)),
          text: .color(Color(red: 0x14, green: 0x12, blue: 0x18))
        )
      )
    )
  )

  /// The badge of MUI.
  public static let mui = HubLook(
    name: "mui",
    font: Font(["Roboto", "Helvetica", "Arial", "Liberation Sans"], size: 12, weight: .medium),
    diameter: 20,
    widening: 0,
    padding: 6,
    overlap: .rectangular,
    limit: 99,
    disabledOpacity: 0.38,
    colors: StateTable(
      normal: HubLook.Colors(
        fill: .color(Color(red: 0xD3, green: 0x2F, blue: 0x2F)),
        text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
      ),
      dark: .init(
        normal: HubLook.Colors(
          fill: .color(Color(red: 0xF4, green: 0x43, blue: 0x36)),
          text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
        )
      )
    )
  )

  /// The dot of MUI.
  public static let muiDot = HubLook(
    name: "mui-dot",
    font: Font(["Roboto", "Helvetica", "Arial", "Liberation Sans"], size: 12, weight: .medium),
    diameter: 20,
    widening: 0,
    padding: 6,
    overlap: .rectangular,
    limit: 99,
    form: .dot,
    disabledOpacity: 0.38,
    colors: StateTable(
      normal: HubLook.Colors(
        fill: .color(Color(red: 0xD3, green: 0x2F, blue: 0x2F)),
        text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
      ),
      dark: .init(
        normal: HubLook.Colors(
          fill: .color(Color(red: 0xF4, green: 0x43, blue: 0x36)),
          text: .color(Color(red: 0xFF, green: 0xFF, blue: 0xFF))
        )
      )
    )
  )

  /// All looks of this kind that come with Cartouche, by name.
  public static let builtin: [HubLook] = [
    ant,
    antDot,
    badgeHub,
    bootstrapDot,
    fluentCounter,
    fluentPresence,
    fluentPresenceAway,
    fluentPresenceBlocked,
    fluentPresenceBusy,
    fluentPresenceDoNotDisturb,
    fluentPresenceOffline,
    fluentPresenceOutOfOffice,
    fluentPresenceUnknown,
    ios,
    material,
    materialDot,
    mui,
    muiDot
  ]
}

extension CellLook {
  /// The cell background of UACellBackgroundView, a gradient in a grey line.
  public static let ambiance = CellLook(
    name: "ambiance",
    radius: 10,
    fill: StateTable(
      normal: .gradient(
        .linear(
          [
            GradientStop(offset: 0, color: Color(red: 0xFF, green: 0xFF, blue: 0xFF)),
            GradientStop(offset: 1, color: Color(red: 0xDD, green: 0xDD, blue: 0xDD))
          ]
        )
      ),
      highlighted: .gradient(
        .linear(
          [
            GradientStop(offset: 0, color: Color(red: 0x05, green: 0x8C, blue: 0xF5)),
            GradientStop(offset: 1, color: Color(red: 0x01, green: 0x5D, blue: 0xE6))
          ]
        )
      ),
      dark: .init(
        normal: .gradient(
          .linear(
            [
              GradientStop(offset: 0, color: Color(red: 0x2C, green: 0x2C, blue: 0x2E)),
              GradientStop(offset: 1, color: Color(red: 0x26, green: 0x26, blue: 0x28))
            ]
          )
        )
      )
    ),
    border: CellLook.Border(
      color: Color(red: 0x80, green: 0x80, blue: 0x80),
      darkColor: Color(red: 0x63, green: 0x63, blue: 0x66),
      width: 1
    ),
    separator: CellLook.Separator(
      color: Color(red: 0x80, green: 0x80, blue: 0x80),
      darkColor: Color(red: 0x63, green: 0x63, blue: 0x66),
      height: 1
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
        font: Font(["Helvetica", "Arial", "Liberation Sans"], size: 14),
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
    )
  )

  /// The grouped table of iOS up to 6, etched, on stripes.
  public static let grouped = CellLook(
    name: "grouped",
    radius: 11,
    fill: StateTable(
      normal: .color(Color(red: 0xF7, green: 0xF7, blue: 0xF7)),
      highlighted: .gradient(
        .linear(
          [
            GradientStop(offset: 0, color: Color(red: 0x05, green: 0x8C, blue: 0xF5)),
            GradientStop(offset: 1, color: Color(red: 0x01, green: 0x5D, blue: 0xE6))
          ]
        )
      ),
      dark: .init(normal: .color(Color(red: 0x2C, green: 0x2C, blue: 0x2E)))
    ),
    border: CellLook.Border(
      color: Color(red: 0x00, green: 0x00, blue: 0x00, alpha: 0.183),
      darkColor: Color(red: 0xFF, green: 0xFF, blue: 0xFF, alpha: 0.183),
      width: 1,
      placement: .around
    ),
    separator: CellLook.Separator(
      color: Color(red: 0xCA, green: 0xCA, blue: 0xCA),
      darkColor: Color(red: 0x1C, green: 0x1C, blue: 0x1E),
      height: 1,
      highlight: Color(red: 0xFD, green: 0xFD, blue: 0xFD),
      darkHighlight: Color(red: 0x3A, green: 0x3A, blue: 0x3C)
    ),
    bevel: CellLook.Bevel(
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
        font: Font(["Helvetica", "Arial", "Liberation Sans"], size: 14),
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
    background: BackgroundLook(
      margin: 9,
      padding: 10,
      stripes: [
        BackgroundLook.Stripe(
          color: Color(red: 0xC5, green: 0xCC, blue: 0xD4),
          darkColor: Color(red: 0x10, green: 0x12, blue: 0x14),
          width: 4
        ),
        BackgroundLook.Stripe(
          color: Color(red: 0xC5, green: 0xCC, blue: 0xD2),
          darkColor: Color(red: 0x10, green: 0x12, blue: 0x13),
          width: 1
        ),
        BackgroundLook.Stripe(
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
      dark: .init(
        normal: .color(Color(red: 0x1C, green: 0x1C, blue: 0x1E)),
        highlighted: .color(Color(red: 0x3A, green: 0x3A, blue: 0x3C))
      )
    ),
    separator: CellLook.Separator(
      color: Color(red: 0x3C, green: 0x3C, blue: 0x43, alpha: 0.29),
      darkColor: Color(red: 0x54, green: 0x54, blue: 0x58, alpha: 0.6),
      height: 0.5,
      inset: 16,
      makesWayForSelection: true
    ),
    row: RowLook(
      height: 44,
      detailHeight: 60,
      inset: 16,
      gap: 5,
      summary: RowLook.Line(
        font: Font(["Helvetica", "Arial", "Liberation Sans"], size: 17),
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
        font: Font(["Helvetica", "Arial", "Liberation Sans"], size: 14),
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
    background: BackgroundLook(
      margin: 16,
      padding: 10,
      stripes: [
        BackgroundLook.Stripe(
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
    font: Font(["Verdana", "Geneva", "DejaVu Sans", "sans-serif"], size: 11),
    height: 20,
    radius: 3,
    baseline: 14,
    padding: 5,
    nudge: 1,
    logo: StatusLook.LogoPlace(inset: 5, gap: 3, messageGap: 4),
    gloss: [
      GradientStop(offset: 0, color: Color(red: 0xBB, green: 0xBB, blue: 0xBB, alpha: 0.1)),
      GradientStop(offset: 1, color: Color(red: 0x00, green: 0x00, blue: 0x00, alpha: 0.1))
    ],
    shadows: [TextShadow(offset: 1, opacity: 0.8, blur: 1.6), TextShadow(offset: 1, opacity: 0.3)],
    labelColor: .paint(.color(Color(red: 0x55, green: 0x55, blue: 0x55))),
    messageColor: .named("brightgreen")
  )

  /// The flat badge of badge-maker 5.0.2.
  public static let flatClassic = StatusLook(
    name: "flat-classic",
    font: Font(["Verdana", "Geneva", "DejaVu Sans", "sans-serif"], size: 11),
    height: 20,
    radius: 3,
    baseline: 14,
    padding: 5,
    nudge: 1,
    logo: StatusLook.LogoPlace(inset: 5, gap: 3, messageGap: 4),
    gloss: [
      GradientStop(offset: 0, color: Color(red: 0xBB, green: 0xBB, blue: 0xBB, alpha: 0.1)),
      GradientStop(offset: 1, color: Color(red: 0x00, green: 0x00, blue: 0x00, alpha: 0.1))
    ],
    shadows: [TextShadow(offset: 1, opacity: 0.3)],
    palette: .classic,
    labelColor: .paint(.color(Color(red: 0x55, green: 0x55, blue: 0x55))),
    messageColor: .named("brightgreen")
  )

  /// The square flat badge of Shields since May 2026.
  public static let flatSquare = StatusLook(
    name: "flat-square",
    font: Font(["Verdana", "Geneva", "DejaVu Sans", "sans-serif"], size: 11),
    height: 20,
    radius: 0,
    baseline: 14,
    padding: 5,
    nudge: 1,
    logo: StatusLook.LogoPlace(inset: 5, gap: 3, messageGap: 4),
    edges: .crisp,
    labelColor: .paint(.color(Color(red: 0x55, green: 0x55, blue: 0x55))),
    messageColor: .named("brightgreen")
  )

  /// The square flat badge of badge-maker 5.0.2.
  public static let flatSquareClassic = StatusLook(
    name: "flat-square-classic",
    font: Font(["Verdana", "Geneva", "DejaVu Sans", "sans-serif"], size: 11),
    height: 20,
    radius: 0,
    baseline: 14,
    padding: 5,
    nudge: 1,
    logo: StatusLook.LogoPlace(inset: 5, gap: 3, messageGap: 4),
    edges: .crisp,
    palette: .classic,
    labelColor: .paint(.color(Color(red: 0x55, green: 0x55, blue: 0x55))),
    messageColor: .named("brightgreen")
  )

  /// The badge in capitals of Shields since May 2026.
  public static let forTheBadge = StatusLook(
    name: "for-the-badge",
    font: Font(["Verdana", "Geneva", "DejaVu Sans", "sans-serif"], size: 10),
    messageWeight: .bold,
    textCase: .upper,
    textWidth: .spaced,
    letterSpacing: 1.25,
    height: 28,
    radius: 0,
    baseline: 17.5,
    padding: 12,
    logo: StatusLook.LogoPlace(inset: 9, gap: 6, messageGap: 6, emptyGap: -3),
    blankLabel: .coloredWithLogo,
    edges: .crisp,
    labelColor: .paint(.color(Color(red: 0x55, green: 0x55, blue: 0x55))),
    messageColor: .named("brightgreen")
  )

  /// The badge in capitals of badge-maker 5.0.2.
  public static let forTheBadgeClassic = StatusLook(
    name: "for-the-badge-classic",
    font: Font(["Verdana", "Geneva", "DejaVu Sans", "sans-serif"], size: 10),
    messageWeight: .bold,
    textCase: .upper,
    textWidth: .spaced,
    letterSpacing: 1.25,
    height: 28,
    radius: 0,
    baseline: 17.5,
    padding: 12,
    logo: StatusLook.LogoPlace(inset: 9, gap: 6, messageGap: 6, emptyGap: -3),
    blankLabel: .coloredWithLogo,
    edges: .crisp,
    palette: .classic,
    labelColor: .paint(.color(Color(red: 0x55, green: 0x55, blue: 0x55))),
    messageColor: .named("brightgreen")
  )

  /// The plastic badge of Shields since May 2026.
  public static let plastic = StatusLook(
    name: "plastic",
    font: Font(["Verdana", "Geneva", "DejaVu Sans", "sans-serif"], size: 11),
    height: 18,
    radius: 4,
    baseline: 13,
    padding: 5,
    nudge: 1,
    logo: StatusLook.LogoPlace(inset: 5, gap: 3, messageGap: 4),
    gloss: [
      GradientStop(offset: 0, color: Color(red: 0xFF, green: 0xFF, blue: 0xFF, alpha: 0.7)),
      GradientStop(offset: 0.1, color: Color(red: 0xAA, green: 0xAA, blue: 0xAA, alpha: 0.1)),
      GradientStop(offset: 0.9, color: Color(red: 0x00, green: 0x00, blue: 0x00, alpha: 0.3)),
      GradientStop(offset: 1, color: Color(red: 0x00, green: 0x00, blue: 0x00, alpha: 0.5))
    ],
    shadows: [TextShadow(offset: 1, opacity: 0.8, blur: 1.6), TextShadow(offset: 1, opacity: 0.3)],
    labelColor: .paint(.color(Color(red: 0x55, green: 0x55, blue: 0x55))),
    messageColor: .named("brightgreen")
  )

  /// The plastic badge of badge-maker 5.0.2.
  public static let plasticClassic = StatusLook(
    name: "plastic-classic",
    font: Font(["Verdana", "Geneva", "DejaVu Sans", "sans-serif"], size: 11),
    height: 18,
    radius: 4,
    baseline: 13,
    padding: 5,
    nudge: 1,
    logo: StatusLook.LogoPlace(inset: 5, gap: 3, messageGap: 4),
    gloss: [
      GradientStop(offset: 0, color: Color(red: 0xFF, green: 0xFF, blue: 0xFF, alpha: 0.7)),
      GradientStop(offset: 0.1, color: Color(red: 0xAA, green: 0xAA, blue: 0xAA, alpha: 0.1)),
      GradientStop(offset: 0.9, color: Color(red: 0x00, green: 0x00, blue: 0x00, alpha: 0.3)),
      GradientStop(offset: 1, color: Color(red: 0x00, green: 0x00, blue: 0x00, alpha: 0.5))
    ],
    shadows: [TextShadow(offset: 1, opacity: 0.3)],
    palette: .classic,
    labelColor: .paint(.color(Color(red: 0x55, green: 0x55, blue: 0x55))),
    messageColor: .named("brightgreen")
  )

  /// The social badge of Shields since May 2026.
  public static let social = StatusLook(
    name: "social",
    body: .bubbles,
    font: Font(["Helvetica Neue", "Helvetica", "Arial", "Liberation Sans", "sans-serif"], size: 11, weight: .bold),
    textCase: .capitalized,
    height: 20,
    radius: 2,
    baseline: 14,
    padding: 5,
    messagePadding: 4,
    gutter: 6,
    logo: StatusLook.LogoPlace(inset: 5, gap: 3, messageGap: 0),
    gloss: [
      GradientStop(offset: 0, color: Color(red: 0xFC, green: 0xFC, blue: 0xFC, alpha: 0)),
      GradientStop(offset: 1, color: Color(red: 0x00, green: 0x00, blue: 0x00, alpha: 0.1))
    ],
    border: Color(red: 0xD5, green: 0xD5, blue: 0xD5),
    shadows: [TextShadow(offset: 1, opacity: 1, color: Color(red: 0xFF, green: 0xFF, blue: 0xFF))],
    textColor: Color(red: 0x33, green: 0x33, blue: 0x33),
    labelColor: .paint(.color(Color(red: 0xFC, green: 0xFC, blue: 0xFC))),
    messageColor: .paint(.color(Color(red: 0xFA, green: 0xFA, blue: 0xFA)))
  )

  /// The social badge of badge-maker 5.0.2.
  public static let socialClassic = StatusLook(
    name: "social-classic",
    body: .bubbles,
    font: Font(["Helvetica Neue", "Helvetica", "Arial", "Liberation Sans", "sans-serif"], size: 11, weight: .bold),
    textCase: .capitalized,
    height: 20,
    radius: 2,
    baseline: 14,
    padding: 5,
    messagePadding: 4,
    gutter: 6,
    logo: StatusLook.LogoPlace(inset: 5, gap: 3, messageGap: 0),
    gloss: [
      GradientStop(offset: 0, color: Color(red: 0xFC, green: 0xFC, blue: 0xFC, alpha: 0)),
      GradientStop(offset: 1, color: Color(red: 0x00, green: 0x00, blue: 0x00, alpha: 0.1))
    ],
    border: Color(red: 0xD5, green: 0xD5, blue: 0xD5),
    shadows: [TextShadow(offset: 1, opacity: 1, color: Color(red: 0xFF, green: 0xFF, blue: 0xFF))],
    textColor: Color(red: 0x33, green: 0x33, blue: 0x33),
    palette: .classic,
    labelColor: .paint(.color(Color(red: 0xFC, green: 0xFC, blue: 0xFC))),
    messageColor: .paint(.color(Color(red: 0xFA, green: 0xFA, blue: 0xFA)))
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
    BuiltinLook(.cell(.ambiance), summary: "the cell background of UACellBackgroundView, a gradient in a grey line"),
    BuiltinLook(.cell(.grouped), summary: "the grouped table of iOS up to 6, etched, on stripes"),
    BuiltinLook(.cell(.insetGrouped), summary: "the inset grouped table of iOS 13 and later"),
    BuiltinLook(.hub(.ant), summary: "the count badge of Ant Design"),
    BuiltinLook(.hub(.antDot), summary: "the dot of Ant Design"),
    BuiltinLook(.hub(.badgeHub), summary: "the notification circle of BadgeHub"),
    BuiltinLook(.hub(.bootstrapDot), summary: "the dot of Bootstrap"),
    BuiltinLook(.hub(.fluentCounter), summary: "the counter badge of Fluent 2"),
    BuiltinLook(.hub(.fluentPresence), summary: "the presence badge of Fluent 2, available"),
    BuiltinLook(.hub(.fluentPresenceAway), summary: "the presence badge of Fluent 2, away"),
    BuiltinLook(.hub(.fluentPresenceBlocked), summary: "the presence badge of Fluent 2, blocked"),
    BuiltinLook(.hub(.fluentPresenceBusy), summary: "the presence badge of Fluent 2, busy"),
    BuiltinLook(.hub(.fluentPresenceDoNotDisturb), summary: "the presence badge of Fluent 2, do not disturb"),
    BuiltinLook(.hub(.fluentPresenceOffline), summary: "the presence badge of Fluent 2, offline"),
    BuiltinLook(.hub(.fluentPresenceOutOfOffice), summary: "the presence badge of Fluent 2, out of office"),
    BuiltinLook(.hub(.fluentPresenceUnknown), summary: "the presence badge of Fluent 2, unknown"),
    BuiltinLook(.hub(.ios), summary: "the badge of a tab bar in iOS"),
    BuiltinLook(.hub(.material), summary: "the large badge of Material Design 3"),
    BuiltinLook(.hub(.materialDot), summary: "the dot of Material Design 3"),
    BuiltinLook(.hub(.mui), summary: "the badge of MUI"),
    BuiltinLook(.hub(.muiDot), summary: "the dot of MUI"),
    BuiltinLook(.pill(.antRibbon), summary: "the ribbon of Ant Design"),
    BuiltinLook(.pill(.antStatus), summary: "the status of Ant Design"),
    BuiltinLook(.pill(.antStatusError), summary: "the status of Ant Design, error"),
    BuiltinLook(.pill(.antStatusProcessing), summary: "the status of Ant Design, processing"),
    BuiltinLook(.pill(.antStatusSuccess), summary: "the status of Ant Design, success"),
    BuiltinLook(.pill(.antStatusWarning), summary: "the status of Ant Design, warning"),
    BuiltinLook(.pill(.bootstrap), summary: "the badge of Bootstrap"),
    BuiltinLook(.pill(.bootstrapDanger), summary: "the badge of Bootstrap in the colour danger"),
    BuiltinLook(.pill(.bootstrapDark), summary: "the badge of Bootstrap in the colour dark"),
    BuiltinLook(.pill(.bootstrapInfo), summary: "the badge of Bootstrap in the colour info"),
    BuiltinLook(.pill(.bootstrapLight), summary: "the badge of Bootstrap in the colour light"),
    BuiltinLook(.pill(.bootstrapOutline), summary: "the outlined badge of Bootstrap"),
    BuiltinLook(.pill(.bootstrapPill), summary: "the round badge of Bootstrap"),
    BuiltinLook(.pill(.bootstrapSecondary), summary: "the badge of Bootstrap in the colour secondary"),
    BuiltinLook(.pill(.bootstrapSubtle), summary: "the subtle badge of Bootstrap"),
    BuiltinLook(.pill(.bootstrapSuccess), summary: "the badge of Bootstrap in the colour success"),
    BuiltinLook(.pill(.bootstrapWarning), summary: "the badge of Bootstrap in the colour warning"),
    BuiltinLook(.pill(.carbonTag), summary: "the tag of Carbon"),
    BuiltinLook(.pill(.countIndicator), summary: "the line with round caps of CountIndicator"),
    BuiltinLook(.pill(.daisyuiDash), summary: "the dashed badge of daisyUI"),
    BuiltinLook(.pill(.daisyuiOutline), summary: "the outlined badge of daisyUI"),
    BuiltinLook(.pill(.daisyuiSoft), summary: "the soft badge of daisyUI"),
    BuiltinLook(.pill(.digdog), summary: "the pill of DDBadgeViewCell, its digits cut out"),
    BuiltinLook(.pill(.fluentBadge), summary: "the badge of Fluent 2"),
    BuiltinLook(.pill(.github), summary: "the counter of GitHub"),
    BuiltinLook(.pill(.githubLabel), summary: "the label of GitHub"),
    BuiltinLook(.pill(.githubState), summary: "the state label of GitHub, open"),
    BuiltinLook(.pill(.mail), summary: "the unread count of Mail, pressed into the page"),
    BuiltinLook(.pill(.shadcn), summary: "the badge of shadcn/ui"),
    BuiltinLook(.pill(.shadcnDestructive), summary: "the badge of shadcn/ui, destructive"),
    BuiltinLook(.pill(.shadcnOutline), summary: "the badge of shadcn/ui, outline"),
    BuiltinLook(.pill(.shadcnSecondary), summary: "the badge of shadcn/ui, secondary"),
    BuiltinLook(.status(.flat), summary: "the flat badge of Shields since May 2026"),
    BuiltinLook(.status(.flatClassic), summary: "the flat badge of badge-maker 5.0.2"),
    BuiltinLook(.status(.flatSquare), summary: "the square flat badge of Shields since May 2026"),
    BuiltinLook(.status(.flatSquareClassic), summary: "the square flat badge of badge-maker 5.0.2"),
    BuiltinLook(.status(.forTheBadge), summary: "the badge in capitals of Shields since May 2026"),
    BuiltinLook(.status(.forTheBadgeClassic), summary: "the badge in capitals of badge-maker 5.0.2"),
    BuiltinLook(.status(.plastic), summary: "the plastic badge of Shields since May 2026"),
    BuiltinLook(.status(.plasticClassic), summary: "the plastic badge of badge-maker 5.0.2"),
    BuiltinLook(.status(.social), summary: "the social badge of Shields since May 2026"),
    BuiltinLook(.status(.socialClassic), summary: "the social badge of badge-maker 5.0.2")
  ]
}
