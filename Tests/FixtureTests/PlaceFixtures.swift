import Cartouche
import IconReading

extension FixtureTests {
  private static let host = Size(64, 48)

  /// Where badges are on a host.
  static let places: [FixtureCase] =
    [Anchor.topTrailing, .top, .bottomLeading].flatMap { anchor in
      [
        FixtureCase(
          "hub/rectangular-\(anchor.rawValue)", Hub(128).on(host, at: anchor, overlap: .rectangular)),
        FixtureCase("hub/circular-\(anchor.rawValue)", Hub(128).on(host, at: anchor, overlap: .circular)),
        FixtureCase(
          "hub/inner-corner-\(anchor.rawValue)", Hub(128).on(host, at: anchor, overlap: .corner(x: 12, y: 14))),
      ]
    }
    + Growth.allCases.map { FixtureCase("hub/growth-\($0.rawValue)", Hub(4096).on(host, growth: $0)) }
    + [
      FixtureCase("hub/right-to-left", Hub(128).on(host, growth: .leading).layoutDirection(.rightToLeft)),
      FixtureCase(
        "hub/right-to-left-moved", Hub(7).on(host).offset(x: 6, y: 4).layoutDirection(.rightToLeft)),
      FixtureCase("hub/kept-inside", Hub(4096).on(host, keepsInside: true)),
      FixtureCase(
        "hub/kept-inside-with-shadow",
        Hub(7).on(host, at: .bottomLeading, keepsInside: true).shadow(blur: 4, x: 1, y: 2)),
      FixtureCase("hub/wider-than-its-host", Hub(65536).on(Size(24, 24), keepsInside: true)),
      FixtureCase("pill/on-host", Pill("new").on(host)),
      FixtureCase("pill/on-host-letterpress", Pill("3").look(.mail).on(host, at: .top)),
      FixtureCase("pill/ribbon-trailing", Pill("Hot").look(.antRibbon).on(Size(120, 64))),
      FixtureCase("pill/ribbon-leading", Pill("Hot").look(.antRibbon).on(Size(120, 64), at: .topLeading)),
      FixtureCase("pill/ribbon-bottom", Pill("Hot").look(.antRibbon).on(Size(120, 64), at: .bottomTrailing)),
      FixtureCase(
        "pill/ribbon-right-to-left", Pill("Hot").look(.antRibbon).on(Size(120, 64)).layoutDirection(.rightToLeft)),
      FixtureCase("pill/ribbon-own-fill", Pill("Hot").look(.antRibbon).fill("#fa541c").on(Size(120, 64))),
      FixtureCase(
        "pill/status-right-to-left", Pill("Success").look(.antStatusSuccess).layoutDirection(.rightToLeft)),
    ] + icons

  // MARK: Icons

  private static let icons: [FixtureCase] = {
    guard let bell = try? Icon(parsing: Array(bell.utf8)), let tray = try? Icon(parsing: Array(tray.utf8)),
      let tile = try? Icon(dataURI: tile).scaled(toHeight: 16)
    else { return [] }
    func on(_ icon: Icon, _ anchor: Anchor = .topTrailing, overlap: Overlap = .circular) -> Host {
      Host(size: icon.size, anchor: anchor, overlap: overlap, nodes: [.group(Group(icon.nodes).named("icon"))])
    }
    let hub = Hub(3).look(.mui).scaled(by: 0.75)
    return [
      FixtureCase("hub/on-icon", hub.on(on(bell))),
      FixtureCase("hub/on-current-icon-both-schemes", hub.on(on(tray)).colorScheme(.automatic)),
      FixtureCase("hub/on-icon-zero", Hub(0).on(on(bell))),
      FixtureCase("hub/on-icon-halo", hub.halo("white", width: 2).on(on(bell))),
      FixtureCase("hub/on-icon-cut-out", hub.cutOutHalo(width: 2).on(on(bell))),
      FixtureCase(
        "hub/on-icon-cut-out-dot", Hub(.dot).look(.muiDot).cutOutHalo(width: 2).on(on(bell, .bottomTrailing))),
      FixtureCase("pill/on-icon-cut-out", Pill("new").look(.bootstrapPill).cutOutHalo(width: 2).on(on(bell, .bottom))),
      FixtureCase("hub/on-raster-icon", hub.on(on(tile, overlap: .rectangular))),
      FixtureCase("hub/on-raster-icon-cut-out", hub.cutOutHalo(width: 2).on(on(tile, overlap: .rectangular))),
    ]
  }()

  /// A bell: a filled body, a line, and a clapper.
  private static let bell = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
      <path fill="#bee3f8" stroke="#2b6cb0" stroke-width="2" stroke-linejoin="round"
        d="M16 4a9 9 0 0 0-9 9c0 9-4 11-4 11h26s-4-2-4-11a9 9 0 0 0-9-9Z"/>
      <path fill="#2b6cb0" d="M12 26h8a4 4 0 0 1-8 0Z"/>
      <path fill="none" stroke="#2b6cb0" stroke-width="2" stroke-linecap="round" d="M16 1v3"/>
    </svg>
    """

  /// A tray in the current colour.
  private static let tray = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none" stroke="currentColor" stroke-width="2">
      <path fill="currentColor" d="M3 18h8l2 4h6l2-4h8v10H3Z"/>
      <path stroke-linejoin="round" d="M3 18 8 6h16l5 12"/>
    </svg>
    """

  /// A tile of 64 pixels in two colours: at four times its size here, every one of them is one.
  private static let tile =
    "data:image/png;base64,"
    + "iVBORw0KGgoAAAANSUhEUgAAAEAAAABAAQMAAACQp+OdAAAABlBMVEW+4/grbLCfMHarAAAAI0lEQVR42mP8zwABTAyDgsHCwMDI"
    + "wMDwf7C4Z7AxGAdZfAEACZEDf1JKdcAAAAAASUVORK5CYII="
}
