import ArgumentParser
import Messages

/// `cartouche init [FOLDER]`.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init", abstract: "Write a first manifest with the badges that a folder has data for.",
    discussion: """
      Looks for reports of coverage, tests and static analyses where tools write them, for descriptions of packages and \
      for tags of Git, and writes badges.yml with the badges that a build can draw from them now. It says what it found, \
      and what it left and why. A badges.yml that is there stays as it is.
      """)

  @Argument(help: "The folder; by default the working directory.", completion: .directory)
  var folder = "."

  func run() throws {
    guard !folder.isEmpty else { throw Failure.usage("the name of the folder is empty") }
    let base = folder == "." || folder == "./" ? "" : folder.hasSuffix("/") ? folder : folder + "/"
    let survey = try FolderSurvey(of: base)
    let manifest = base + "badges.yml"
    let isNew = try OutputFile.create(Array(FirstManifest.commented(survey).utf8), at: manifest)
    var lines =
      survey.found.map { "found \($0.place): \($0.words)" } + survey.left.map { "left \($0.place): \($0.reason)" }
    if let site = survey.site { lines.append("found \(site.file): \(site.name); see the article Site generators") }
    let count = Message.count(survey.found.map(\.count).reduce(0, +), "badge")
    lines.append(isNew ? "\(manifest): \(count), written" : "\(manifest): unchanged, since it is there already")
    if survey.found.isEmpty { lines.append("there is no report and no package where tools write them") }
    let hasNext = isNew && !survey.found.isEmpty
    if hasNext, TerminalText.plain(base) != base {
      lines.append("no command is shown, since the name of the folder has characters that a line cannot show")
    } else if hasNext {
      let output = (base + "badges").quotedForShell
      lines.append("next: cartouche build \(manifest.quotedForShell) --output \(output) --report badges.json")
      if let readme = survey.readme {
        let page = (base + readme).quotedForShell
        lines.append("then: cartouche readme \(page) --report badges.json --base-url badges")
        lines.append("      between two comments of the page; see cartouche readme --help")
      }
    }
    try StandardOutput.write(lines.map { TerminalText.plain($0) + "\n" }.joined())
  }
}
