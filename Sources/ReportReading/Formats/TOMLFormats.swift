internal import SourceTree

/// The versions in files of TOML.
enum TOMLFormats {
  static func format(of root: SourceNode) -> ReportFormat? {
    guard case .map(let tables) = root.content else { return nil }
    if tables["package"] != nil || tables["workspace"] != nil { return .cargo }
    return ["project", "tool", "build-system"].contains { tables[$0] != nil } ? .pyproject : nil
  }

  /// The version of a Python project; that of Poetry if the project has none.
  static func pyproject(_ root: SourceNode) throws(SourceError) -> String {
    try version(in: root, at: [["project", "version"], ["tool", "poetry", "version"]])
  }

  /// The version of a Rust package; that of the workspace if the package has none or takes it from there.
  static func cargo(_ root: SourceNode) throws(SourceError) -> String {
    try version(in: root, at: [["package", "version"], ["workspace", "package", "version"]])
  }

  /// The text at the first path that has one, if `checked` takes it for a version.
  static func version(
    in root: SourceNode, at paths: [[String]],
    by checked: (String, (ReportProblem) -> SourceError) throws(SourceError) -> String = VersionText.checked
  ) throws(SourceError) -> String {
    // A table says that the text is at the next path: `version.workspace = true`.
    let forms = paths.map { (try? root.value(at: $0))?.form }
    let index = forms.firstIndex { $0 != nil && $0 != SourceProblem.Form.map } ?? forms.firstIndex { $0 == nil } ?? 0
    let found = try root.text(at: paths[index])
    return try checked(found.text) { SourceError(at: found.position, problem: .refused(ForeignProblem($0))) }
  }
}
