extension FixtureTests {
  /// Every fixture of the web profile. Here and in the other files of cases is nothing that WebAssembly cannot compile.
  static let all = pills + hubs + cells + tables + statuses + kits + places + forms + effects + motions + seals
}
