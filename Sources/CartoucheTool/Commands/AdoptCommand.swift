import ArgumentParser
import BadgeAddresses
import BadgeManifest
import KeyTables
import LookFiles
import Messages

/// `cartouche adopt README.md docs/`.
struct AdoptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "adopt", abstract: "Take the badges of pages from a badge service into files of your own.",
    discussion: """
      Finds the addresses of badges in Markdown, MDX, HTML, reStructuredText and AsciiDoc, and says what it would do. \
      With --write it adds a manifest with these badges, draws them, and puts their files in place of the addresses; all \
      else in the pages stays as it is. A badge whose value a service looks up stays, and a line says what could draw it \
      here. See the article From a badge service to your own files.
      """)

  @Argument(help: ArgumentHelp("The pages, and folders with pages.", valueName: "pages"), completion: .file())
  var pages: [String]

  @Flag(help: "Write the manifest, the badges and the pages.")
  var write = false

  @Option(help: ArgumentHelp("The manifest, which is new or gets more badges.", valueName: "file"), completion: .file())
  var manifest = "badges.yml"

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The folder of the badges.", valueName: "folder"), completion: .directory)
  var output = "badges"

  @Flag(help: "Draw each badge for light and dark pages, and write picture elements, where a page can have them.")
  var dark = false

  @Option(
    help: ArgumentHelp("Another host with the addresses of Shields. The option may be repeated.", valueName: "host"))
  var service: [String] = []

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "The file with the answer of an endpoint, by the endpoint's address or the picture's. The file's name has no equals sign.",
      valueName: "address=file"))
  var value: [String] = []

  @OptionGroup var address: AddressOptions
  @OptionGroup var input: ManifestOptions

  func run() throws {
    guard !output.isEmpty, output != InputFile.standardStream, manifest != InputFile.standardStream else {
      throw Failure.usage(CommandMessage.folderIsStream)
    }
    guard ![".json", ".toml"].contains(where: manifest.lowercased().hasSuffix) else {
      throw Failure.usage("--manifest names a YAML file, not '\(Message.shortened(manifest))'")
    }
    let target = try AdoptedManifest(at: manifest, input, output: output)
    var badges = AdoptedBadges(
      beside: target.former, into: output, isPair: dark, logos: try input.logos.folder(), draw: target.picture)
    let services = BadgeServices(others: service)
    let values = try self.values()
    var adopted: [AdoptedPage] = []
    for path in try paths() {
      var page = try AdoptedPage(at: path)
      // These marks would end an address in a page.
      let base = try address.base().replacing("'", with: "%27").replacing("[", with: "%5B").replacing("]", with: "%5D")
      let place = RelativePath.realPath(of: path) ?? path
      let relative = page.imagesFolder.map { folder in
        page.snippet.encoded(RelativePath.of(output, from: place.folderPath + folder) + "/", behind: "")
      }
      let shown = base.isEmpty ? relative : page.snippet.encoded(base: base)
      page.adopt(services, &badges, values: values, base: shown, isPair: dark)
      adopted.append(page)
    }
    for key in values.keys.sorted() where !adopted.contains(where: { $0.usedValues.contains(key) }) {
      StandardError.write("warning: no picture has the endpoint '\(TerminalText.plain(key))' of --value\n")
    }
    try StandardOutput.write(adopted.flatMap(\.lines).map { TerminalText.plain($0) + "\n" }.joined())
    let count = Message.count(adopted.map(\.adopted).reduce(0, +), "badge")
    let staying = adopted.map(\.staying).reduce(0, +)
    let rest = staying == 1 ? "1 stays" : "\(staying) stay"
    guard write else { return try StandardOutput.write("\(count) to adopt, \(rest); --write does it\n") }
    let changed = adopted.filter { $0.adopted > 0 }
    let texts = changed.map(\.text)
    for page in changed { try WritablePlace.check(page.path) }
    try target.check(badges)
    try target.write(badges)
    for (page, text) in zip(changed, texts) {
      guard try InputFile.readRegular(page.path) == page.bytes else {
        throw Failure(code: .data, at: page.path, reason: "the page changed meanwhile, and stays as it is")
      }
      try OutputFile.write(text, to: page.path)
    }
    try StandardOutput.write("\(count) adopted in \(Message.count(changed.count, "page")), \(rest)\n")
  }

  /// The pages, each once, with those of folders.
  private func paths() throws(Failure) -> [String] {
    var paths: [String] = []
    for path in pages {
      guard (try? Folder(path: path)) != nil else {
        paths.append(path)
        continue
      }
      let folder = path.hasSuffix("/") ? path : path + "/"
      let folders = try AllowedFolders(beside: [folder])
      let budget = FilePattern.Budget()
      do {
        let files = try FilePattern.files(folder + "**/*", in: folders, skipsOtherBytes: true, within: budget)
        paths += files.filter { path in
          AdoptedPage.language(of: path) != nil && !path.split(separator: "/").contains("node_modules")
        }.sorted()
      } catch {
        throw Failure(code: .data, at: path, reason: error.reason)
      }
    }
    // Two names may be links to one page.
    var known: Set<[UInt8]> = []
    return paths.filter { known.insert((RelativePath.realPath(of: $0) ?? $0).pathBytes).inserted }
  }

  /// The files of `--value` by their addresses, as the manifest names them.
  private func values() throws(Failure) -> [String: String] {
    var values: [String: String] = [:]
    for text in value {
      guard let sign = text.lastIndex(of: "="), sign > text.startIndex, text.index(after: sign) < text.endIndex else {
        throw .usage(
          "--value needs an address and a file, such as https://example.com/a.json=a.json, not '\(Message.shortened(text))'"
        )
      }
      let file = String(text[text.index(after: sign)...])
      guard InputFile.exists(file) else { throw Failure(code: .noInput, at: file, reason: "no such file") }
      values[String(text[..<sign])] = RelativePath.of(file, from: input.root ?? manifest.folderPath)
    }
    return values
  }
}
