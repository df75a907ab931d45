import ArgumentParser
import BadgeManifest
import Cartouche
import LineDrawing
import LookFiles
import Messages

/// `cartouche gallery MANIFEST.yml --output DIR`.
struct GalleryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery", abstract: "Write one page that shows every badge of a manifest.",
    discussion: """
      The page, index.html, contains the badges, so that it can be sent or kept as one file. It shows each on light \
      and dark backdrops, with the contrast of its texts, and copies the command that draws it, its entry, and the text \
      that shows it in Markdown, HTML or reStructuredText. The article Galleries describes the page.
      """)

  @Argument(help: "The manifest, a YAML file, or - for standard input.", completion: .file())
  var manifest: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The folder for the page; it is created if it does not exist.", valueName: "folder"),
    completion: .directory)
  var output: String

  @Flag(help: "Make the page again whenever the manifest, or a file that it names, changes; an open page follows.")
  var watch = false

  @OptionGroup var address: AddressOptions
  @OptionGroup var input: ManifestOptions
  @OptionGroup var fonts: FontOptions

  /// The name of the page.
  private static let page = "index.html"

  func run() throws {
    guard output != InputFile.standardStream else { throw Failure.usage(CommandMessage.folderIsStream) }
    var inputs = ReadFiles()
    guard watch else { return try write(page(inputs), keeping: inputs) }
    var last = GalleryPage([], Gallery(), base: try address.base())
    try ReadFiles.follow(manifest) { files throws(Failure) in
      inputs = files
      last = try page(files)
      try write(last, keeping: inputs)
    } onError: { message throws(Failure) in
      last.error = message
      try write(last, keeping: inputs)
    }
  }

  /// The page of the manifest as it is now.
  private func page(_ inputs: ReadFiles) throws(Failure) -> GalleryPage {
    let base = try address.base()
    if let file = fonts.fontFile { inputs.note(file) }
    let outlining = try fonts.shaper()
    let (parsed, source) = try input.manifest(at: manifest, keepsKeys: true, noting: inputs, outlining: outlining)
    let cards = try cards(of: parsed.entries, source: source, outlining)
    let page = GalleryPage(cards, parsed.gallery, base: base)
    guard page.showcaseBytes <= GalleryPage.maximumShowcase else {
      throw Failure(
        code: .data,
        reason: "the showcase of the gallery has pictures of \(page.showcaseBytes) bytes; the maximum is "
          + "\(GalleryPage.maximumShowcase)")
    }
    return page
  }

  /// Writes the page, and beside one that is watched its version.
  private func write(_ page: GalleryPage, keeping inputs: ReadFiles) throws(Failure) {
    let names = [Self.page] + (watch ? [GalleryPage.versionFile] : [])
    let folder = try OutputFolder(path: output, for: names, keeping: inputs)
    var page = page
    page.hasEditor = try folder.contents(of: EditorPage.name) != nil
    let changes = try zip(names, watch ? page.watched : [page.html]).map { name, text throws(Failure) in
      try folder.add(name, bytes: Array(text.utf8))
    }
    let isWritten = try folder.commit(changes).written > 0
    guard page.error == nil else { return }
    let counts = Message.count(page.cards.count, "badge")
    try StandardOutput.write(
      "\(TerminalText.plain(output))/\(Self.page): \(counts), \(isWritten ? "written" : "unchanged")\n")
  }

  private func cards(
    of entries: [ManifestEntry], source: SourceFile, _ outlining: any TextShaper
  ) throws(Failure) -> [GalleryCard] {
    let cards: [Result<GalleryCard, Failure>] = WorkerThreads.results(of: entries) {
      let check = OutputCheck()
      return { entry in
        let shaper: any TextShaper = entry.profile.outlinesText ? outlining : BuiltinShaper()
        return Result { () throws(Failure) in try card(of: entry, shaper: shaper, source: source, check) }
      }
    } isLast: {
      (try? $0.get()) == nil
    }
    return try cards.map { card throws(Failure) in try card.get() }
  }

  private func card(
    of entry: ManifestEntry, shaper: any TextShaper, source: SourceFile, _ check: OutputCheck
  ) throws(Failure) -> GalleryCard {
    let card: GalleryCard
    do {
      card = try GalleryCard(entry, shaper: shaper, isEmbedded: true)
    } catch {
      let message = source.message(error.description, at: entry.position)
      throw Failure(code: .data, message: message)
    }
    if let picture = card.tiles[0].picture { _ = try check.checked(picture, name: entry.file, for: entry.profile) }
    return card
  }
}
