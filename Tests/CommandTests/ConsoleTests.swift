import Foundation
import PictureReading
import Testing

/// A document that shows commands, and sometimes what they print.
private struct Document: Sendable, CustomTestStringConvertible {
  /// A command, and the lines below it where the document shows them.
  struct Step: Sendable {
    var command: String
    var output: String?
  }

  var name: String
  var text: String

  var testDescription: String { name }

  static let all: [Document] = {
    do { return try documents().sorted { $0.name < $1.name } } catch { fatalError("\(error)") }
  }()

  private static func documents() throws -> [Document] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    let articles = root.appending(path: "Sources/Cartouche/Cartouche.docc")
    let files = try FileManager.default.contentsOfDirectory(at: articles, includingPropertiesForKeys: nil)
    return try ([root.appending(path: "README.md")] + files.filter { $0.pathExtension == "md" }).map { file in
      Document(name: file.lastPathComponent, text: try String(contentsOf: file, encoding: .utf8))
    }
  }

  /// The commands in order: those of console blocks with what they print, and those of indented lines without.
  var steps: [Step] {
    var steps: [Step] = []
    var isConsole = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isConsole = line == "```console"
      } else if isConsole, line.hasPrefix("$ ") {
        steps.append(Step(command: String(line.dropFirst(2)), output: ""))
      } else if isConsole, let last = steps.indices.last {
        steps[last].output = (steps[last].output ?? "") + line + "\n"
      } else if line.hasPrefix("    cartouche ") {
        steps.append(Step(command: String(line.dropFirst(4)), output: nil))
      }
    }
    return steps
  }

  /// The blocks of YAML, or of no language, which manifests stand in as well.
  func blocks(of languages: String...) -> [String] {
    text.components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 1 }.compactMap { block in
      let lines = block.element.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      return languages.contains(String(lines[0])) ? lines.last.map(String.init) : nil
    }
  }
}

@Suite("What the README and the articles show of the command")
struct ConsoleTests {
  /// Commands that cannot be run, each with the reason.
  private static let left = [
    "cartouche gallery badges.yml --output gallery --watch": "it goes on until a signal"
  ]

  /// Commands that find something, though the document does not show it.
  private static let finding: Set<String> = ["cartouche check --contrast build.svg"]

  /// The files that a document speaks of and does not show whole.
  private static let files = [
    "lines.jsonl": ["a", "b", "c"].map { #"{"file": "\#($0).svg", "hub": {"count": 1}}"# + "\n" }.joined(),
    "README.md": "<!-- cartouche badges -->\n<!-- cartouche end -->\n",
    "docs/index.md": "![](https://img.shields.io/badge/build-passing-green) ![](https://img.shields.io/npm/v/a)\n",
    "lint.json": #"{"score": 83.4}"#,
    "badges.yml": "badges:\n  - {file: coverage.svg, status: {label: coverage, message: 75%}}\n",
    "data/tags.json": #"[{"name": "Go", "count": 3}]"#,
    "ci.json": #"{"jobs": [{"name": "a", "conclusion": "success"}]}"#,
    "typo.yml": "badges:\n  - file: inbox.svg\n    title: inbox\n    pill: {text: \"3\", look: mial}\n",
    "icon.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\"><path d=\"M2 4H22V20H2Z\"/></svg>\n",
  ]

  private func folder(for document: Document) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, text) in Self.files { try folder.write(text, to: name) }
    try FileManager.default.copyItem(
      at: URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Examples"),
      to: folder.url.appending(path: "Examples"))
    try Self.copyReports(to: folder.url)
    if let manifest = document.blocks(of: "yaml", "").first(where: { $0.contains("badges:\n") }) {
      try folder.write(manifest, to: "badges.yml")
    }
    if document.name == "DesignTokens.md" {
      for name in ["tag.yml", "tokens.json", "tokens.dark.json"] {
        try folder.write(folder.read("Examples/tokens/\(name)"), to: name)
      }
    }
    if document.name == "LookInTenSteps.md" {
      let steps = document.blocks(of: "yaml")
      // The keys of a later step replace those of an earlier one.
      var sections: [(key: Substring, text: String)] = []
      for line in steps.dropLast().joined().split(separator: "\n") {
        if line.first?.isLetter == true {
          let key = line.prefix { $0 != ":" }
          sections.removeAll { $0.key == key }
          sections.append((key, line + "\n"))
        } else if !sections.isEmpty {
          sections[sections.count - 1].text += line + "\n"
        }
      }
      try folder.write(sections.map(\.text).joined(), to: "tag.yml")
      try folder.write(steps.last ?? "", to: "warning.yml")
    }
    return folder
  }

  /// The reports that documents speak of.
  private static func copyReports(to folder: URL) throws {
    let reports = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../ReportReadingTests/Reports")
    let places = [
      ("coverage-summary.json", "coverage/coverage-summary.json"), ("junit-pytest.xml", "reports/unit/pytest.xml"),
      ("package.json", "package.json"), ("ruff.sarif", "ruff.sarif"), ("endpoint.json", "badge.json"),
    ]
    for (name, place) in places {
      let target = folder.appending(path: place)
      try FileManager.default.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: reports.appending(path: name), to: target)
    }
  }

  @Test("each command runs, and prints exactly what is below it", arguments: Rounds.some(of: Document.all))
  private func commands(document: Document) throws {
    let folder = try folder(for: document)
    let path = Command.binary.deletingLastPathComponent().path(percentEncoded: false)
    for step in document.steps where Self.left[step.command] == nil {
      let result = try Command.shell("export PATH=\"\(path):$PATH\"; \(step.command)", in: folder.url)
      if let output = step.output {
        #expect(result.output + result.errors == output, "\(step.command)")
      } else {
        #expect(result.status == (Self.finding.contains(step.command) ? 1 : 0), "\(step.command): \(result.errors)")
      }
    }
  }

  @Test("there are commands in the README and in every article on badges, and none is left out that is not there")
  func known() {
    let counts = Dictionary(uniqueKeysWithValues: Document.all.map { ($0.name, $0.steps.count) })
    #expect(counts["README.md", default: 0] >= 12)
    for name in [
      "StatusBadges.md", "HubsAndPills.md", "DesignFiles.md", "LookInTenSteps.md", "BadgesFromData.md",
      "BuildsForSites.md", "PastOneMachine.md", "DesignTokens.md",
    ] {
      #expect(counts[name, default: 0] > 0, "\(name)")
    }
    let commands = Set(Document.all.flatMap { $0.steps.map(\.command) })
    #expect(Set(Self.left.keys).subtracting(commands).isEmpty && Self.finding.subtracting(commands).isEmpty)
  }
}
