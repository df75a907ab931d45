extension FixtureCase {
  /// The fixture that a case shares with another one, because both badges have the same picture.
  private static let shared = [
    "cell/ambiance-disabled": "cell/ambiance-single",
    "cell/grouped-disabled": "cell/grouped-single",
    "cell/inset-grouped-disabled": "cell/inset-grouped-single",
    "hub/ant-over-the-limit": "hub/ant-three-digits",
    "hub/fluent-counter-over-the-limit": "hub/fluent-counter-three-digits",
    "hub/fluent-presence-busy-auto": "hub/fluent-presence-busy",
    "hub/fluent-presence-busy-dark": "hub/fluent-presence-busy",
    "hub/mui-over-the-limit": "hub/mui-three-digits",
    "hub/negative": "hub/zero",
    "hub/rectangular-top": "hub/circular-top",
    "hub/zero-dot": "hub/zero",
    "pill/ant-status-auto": "pill/ant-status",
    "pill/ant-status-error-auto": "pill/ant-status-error",
    "pill/ant-status-error-disabled": "pill/ant-status-disabled",
    "pill/ant-status-processing-auto": "pill/ant-status-processing",
    "pill/ant-status-processing-disabled": "pill/ant-status-disabled",
    "pill/ant-status-success-auto": "pill/ant-status-success",
    "pill/ant-status-success-disabled": "pill/ant-status-disabled",
    "pill/ant-status-warning-auto": "pill/ant-status-warning",
    "pill/ant-status-warning-disabled": "pill/ant-status-disabled",
    "pill/bootstrap-outline-auto": "pill/bootstrap-outline",
    "pill/count-indicator-empty": "hub/zero",
    "pill/count-indicator-highlighted": "pill/count-indicator-selected",
    "pill/count-indicator-solid-text": "pill/count-indicator-normal",
    "pill/daisyui-dash-auto": "pill/daisyui-dash",
    "pill/daisyui-outline-auto": "pill/daisyui-outline",
    "pill/digdog-empty": "hub/zero",
    "pill/digdog-highlighted": "pill/digdog-selected",
    "pill/digdog-knockout": "pill/digdog-normal",
    "pill/github-auto": "pill/github",
    "pill/github-label-auto": "pill/github-label",
    "pill/mail-empty": "hub/zero",
    "pill/mail-highlighted": "pill/mail-selected",
    "pill/mail-knockout": "pill/mail-normal",
    "pill/ribbon-right-to-left": "pill/ribbon-leading",
    "pill/shadcn-outline-auto": "pill/shadcn-outline",
    "status/flat-square-classic-progress": "status/flat-square-progress",
    "status/for-the-badge-classic-progress": "status/for-the-badge-progress",
    "status/social-classic": "status/social",
    "status/social-classic-colors": "status/social-colors",
    "status/social-classic-gradient": "status/social",
    "status/social-classic-logo": "status/social-logo",
    "status/social-classic-logo-no-label": "status/social-logo-no-label",
    "status/social-classic-no-label": "status/social-no-label",
    "status/social-classic-no-message": "status/social-no-message",
    "status/social-classic-progress": "status/social-progress",
    "status/social-classic-segments": "status/social-segments",
    "status/social-gradient": "status/social",
    "table/no-rows": "hub/zero",
  ]

  /// The fixture for design tools that a case shares, because only web pages show the difference.
  private static let sharedInDesign = [
    "hub/blink": "hub/one-digit", "hub/bump": "hub/one-digit", "hub/pop": "hub/one-digit",
    "hub/pulse": "hub/one-digit", "pill/bump": "pill/blink", "pill/pop": "pill/blink", "pill/pulse": "pill/blink",
    "status/flat-classic-progress": "status/flat-progress",
    "status/plastic-classic-progress": "status/plastic-progress",
  ]

  /// The name of its fixture.
  var file: String { Self.shared[name] ?? name }

  /// The name of its fixture for design tools, where no picture follows the page.
  var designFile: String {
    let name = name.hasSuffix("-auto") ? String(name.dropLast("-auto".count)) : name
    return Self.sharedInDesign[name] ?? Self.shared[name] ?? name
  }
}
