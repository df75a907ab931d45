// swift-format-ignore-file
// Made by Generate from Templates/ and from the tables in LookFiles. Do not edit: run `make looks`.

enum Templates {
  /// The template of a built-in look, by name.
  static func bytes(of name: String) -> [UInt8] {
    switch name {
    case "ambiance": PackageResources.ambiance_yml
    case "grouped": PackageResources.grouped_yml
    case "inset-grouped": PackageResources.inset_grouped_yml
    case "ant": PackageResources.ant_yml
    case "ant-dot": PackageResources.ant_dot_yml
    case "badge-hub": PackageResources.badge_hub_yml
    case "bootstrap-dot": PackageResources.bootstrap_dot_yml
    case "fluent-counter": PackageResources.fluent_counter_yml
    case "fluent-presence": PackageResources.fluent_presence_yml
    case "fluent-presence-away": PackageResources.fluent_presence_away_yml
    case "fluent-presence-blocked": PackageResources.fluent_presence_blocked_yml
    case "fluent-presence-busy": PackageResources.fluent_presence_busy_yml
    case "fluent-presence-do-not-disturb": PackageResources.fluent_presence_do_not_disturb_yml
    case "fluent-presence-offline": PackageResources.fluent_presence_offline_yml
    case "fluent-presence-out-of-office": PackageResources.fluent_presence_out_of_office_yml
    case "fluent-presence-unknown": PackageResources.fluent_presence_unknown_yml
    case "ios": PackageResources.ios_yml
    case "material": PackageResources.material_yml
    case "material-dot": PackageResources.material_dot_yml
    case "mui": PackageResources.mui_yml
    case "mui-dot": PackageResources.mui_dot_yml
    case "ant-ribbon": PackageResources.ant_ribbon_yml
    case "ant-status": PackageResources.ant_status_yml
    case "ant-status-error": PackageResources.ant_status_error_yml
    case "ant-status-processing": PackageResources.ant_status_processing_yml
    case "ant-status-success": PackageResources.ant_status_success_yml
    case "ant-status-warning": PackageResources.ant_status_warning_yml
    case "bootstrap": PackageResources.bootstrap_yml
    case "bootstrap-danger": PackageResources.bootstrap_danger_yml
    case "bootstrap-dark": PackageResources.bootstrap_dark_yml
    case "bootstrap-info": PackageResources.bootstrap_info_yml
    case "bootstrap-light": PackageResources.bootstrap_light_yml
    case "bootstrap-outline": PackageResources.bootstrap_outline_yml
    case "bootstrap-pill": PackageResources.bootstrap_pill_yml
    case "bootstrap-secondary": PackageResources.bootstrap_secondary_yml
    case "bootstrap-subtle": PackageResources.bootstrap_subtle_yml
    case "bootstrap-success": PackageResources.bootstrap_success_yml
    case "bootstrap-warning": PackageResources.bootstrap_warning_yml
    case "carbon-tag": PackageResources.carbon_tag_yml
    case "count-indicator": PackageResources.count_indicator_yml
    case "daisyui-dash": PackageResources.daisyui_dash_yml
    case "daisyui-outline": PackageResources.daisyui_outline_yml
    case "daisyui-soft": PackageResources.daisyui_soft_yml
    case "digdog": PackageResources.digdog_yml
    case "fluent-badge": PackageResources.fluent_badge_yml
    case "github": PackageResources.github_yml
    case "github-label": PackageResources.github_label_yml
    case "github-state": PackageResources.github_state_yml
    case "mail": PackageResources.mail_yml
    case "shadcn": PackageResources.shadcn_yml
    case "shadcn-destructive": PackageResources.shadcn_destructive_yml
    case "shadcn-outline": PackageResources.shadcn_outline_yml
    case "shadcn-secondary": PackageResources.shadcn_secondary_yml
    case "flat": PackageResources.flat_yml
    case "flat-classic": PackageResources.flat_classic_yml
    case "flat-square": PackageResources.flat_square_yml
    case "flat-square-classic": PackageResources.flat_square_classic_yml
    case "for-the-badge": PackageResources.for_the_badge_yml
    case "for-the-badge-classic": PackageResources.for_the_badge_classic_yml
    case "plastic": PackageResources.plastic_yml
    case "plastic-classic": PackageResources.plastic_classic_yml
    case "social": PackageResources.social_yml
    case "social-classic": PackageResources.social_classic_yml
    default: []
    }
  }
}
