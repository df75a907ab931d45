internal import Messages

/// The versions in files of TOML.
enum TOMLFormats {
  static func format(of entries: TOMLEntries) -> ReportFormat? {
    let tables = Set(entries.entries.compactMap(\.path.first))
    if tables.contains("package") || tables.contains("workspace") { return .cargo }
    return tables.contains("project") || tables.contains("tool") || tables.contains("build-system") ? .pyproject : nil
  }

  /// The version of a Python project; that of Poetry if the project has none.
  static func pyproject(_ entries: TOMLEntries, _ source: ReportSource) throws(ReportError) -> String {
    try version(at: [["project", "version"], ["tool", "poetry", "version"]], entries, source)
  }

  /// The version of a Rust package; that of the workspace if the package has none or takes it from there.
  static func cargo(_ entries: TOMLEntries, _ source: ReportSource) throws(ReportError) -> String {
    try version(at: [["package", "version"], ["workspace", "package", "version"]], entries, source)
  }

  private static func version(
    at paths: [[String]], _ entries: TOMLEntries, _ source: ReportSource
  ) throws(ReportError) -> String {
    for path in paths {
      guard let entry = entries[path], entry.value != .table else { continue }
      let name = path.joined(separator: ".")
      guard case .text(let text) = entry.value else {
        throw source.error(
          at: entry.valueOffset, .wrongType(what: name, expected: "a text", found: entry.value.phrase))
      }
      return try VersionText.checked(text, in: source, at: entry.valueOffset)
    }
    let name = paths.first?.joined(separator: ".") ?? ""
    let known = entries.entries.map { $0.path.joined(separator: ".") }
    throw source.error(at: 0, .missingKey(key: name, suggestion: name.nearest(among: known)))
  }
}
