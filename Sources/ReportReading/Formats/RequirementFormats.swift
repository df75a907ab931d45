internal import SourceTree

/// The versions of interpreters and compilers that package files demand.
enum RequirementFormats {
  /// The version in the comment with which a package for Swift begins, in any letter case and with any spaces; nil for
  /// another line.
  static func swiftVersion(_ source: SourceBytes, _ line: Range<Int>) -> Range<Int>? {
    let label = "swift-tools-version:"
    guard source.starts(line, with: "//") else { return nil }
    let text = source.trimmed(line.dropFirst(2))
    guard source.text(text.prefix(label.utf8.count)).lowercased() == label else { return nil }
    return source.trimmed(text.dropFirst(label.utf8.count))
  }

  /// `requires-python`, or what Poetry says.
  static func pyproject(_ root: SourceNode) throws(SourceError) -> Requirement {
    let poetry = ["tool", "poetry", "dependencies", "python"]
    let paths = [["project", "requires-python"], poetry, poetry + ["version"]]
    return Requirement(tool: "python", version: try TOMLFormats.version(in: root, at: paths, by: condition))
  }

  /// `rust-version`, the oldest version; that of the workspace if the package takes it from there.
  static func cargo(_ root: SourceNode) throws(SourceError) -> Requirement {
    let paths = [["package", "rust-version"], ["workspace", "package", "rust-version"]]
    return Requirement(tool: "rust", version: try TOMLFormats.version(in: root, at: paths, by: checked) + "+")
  }

  /// `engines.node`.
  static func packageJSON(_ report: JSONValue) throws(SourceError) -> Requirement {
    let value = try report.required("engines").required("node")
    let version = try condition(value.text(key: "node")) { value.source.error(at: value.offset, $0) }
    return Requirement(tool: "node", version: version)
  }

  /// `// swift-tools-version: 6.0`, the oldest version.
  static func swift(_ source: SourceBytes) throws(SourceError) -> Requirement {
    for line in LineRanges(source) {
      guard let rest = swiftVersion(source, source.trimmed(line)) else { continue }
      // Other options may follow: `5.9;(experimental)`.
      let version = source.text(rest.prefix { source.bytes[$0] != UInt8(ascii: ";") })
      return Requirement(tool: "swift", version: try checked(version) { source.error(at: rest.lowerBound, $0) } + "+")
    }
    throw source.error(at: 0, .nothingCounted(what: "swift-tools-version"))
  }

  /// A condition on versions, `any` for one that every version meets.
  private static func condition(
    _ text: String, orElse error: (ReportProblem) -> SourceError
  ) throws(SourceError) -> String {
    ["", "*", "x", "X"].contains(text.filter { $0 != " " }) ? "any" : try checked(text, orElse: error)
  }

  /// Refuses what no condition on versions is: several lines, a text without a digit, or one that is too long.
  private static func checked(
    _ text: String, orElse error: (ReportProblem) -> SourceError
  ) throws(SourceError) -> String {
    _ = try VersionText.checked(text.filter { $0 != " " }, orElse: error)
    return text
  }
}
