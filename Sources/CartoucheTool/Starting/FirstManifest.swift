/// The manifest that `init` writes.
enum FirstManifest {
  /// The sections of a manifest.
  static func text(data: [(name: String, file: String)], entries: [String]) -> String {
    let sources = data.map { "  \($0.name): \($0.file)\n" }.joined()
    let badges = entries.isEmpty ? " []\n" : "\n" + entries.map { "  " + $0 + "\n" }.joined()
    return (sources.isEmpty ? "" : "data:\n\(sources)") + "badges:" + badges
  }

  /// A manifest with the badges of a folder, and comments for those who change it.
  static func commented(_ survey: FolderSurvey) -> String {
    var data: [(name: String, file: String)] = []
    var entries: [String] = []
    for found in survey.found {
      if let name = found.starter.data, !data.contains(where: { $0.name == name }) { data.append((name, found.place)) }
      entries += ["# " + found.starter.meaning, "- " + found.starter.entry(found.place)]
    }
    let head = """
      # The badges of this folder. This draws them into the folder badges:
      #   cartouche build badges.yml --output badges --report badges.json
      # The article Badges from data describes reports and values, Status badges the keys of a badge.

      defaults:
        # A badge whose report is not there says so, and the build goes on. With error, it ends there.
        missing: unknown


      """
    let example = "- {file: build.svg, status: {label: build, message: passing, color: success}}"
    let tail =
      entries.isEmpty
      ? """
      # With a badge of your own, this goes in place of 'badges: []', without the signs:
      # badges:
      #   \(example)

      """
      : """
        # A badge of your own, without the sign:
        # \(example)

      """
    return head + text(data: data, entries: entries) + tail
  }
}
