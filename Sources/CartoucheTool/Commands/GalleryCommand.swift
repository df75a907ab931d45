import ArgumentParser
import BadgeManifest
import Cartouche
import LineDrawing
import LookFiles
import Messages
import SourceTree

/// `cartouche gallery MANIFEST.yml --output DIR`.
struct GalleryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery", abstract: "Write one page that shows every badge of a manifest.",
    discussion: """
      The page, index.html, contains the badges, so that it can be sent or kept as one file. It shows each on light, \
      dark and checkered backdrops, says whether its texts are easy to read, and copies the text that shows the badge in \
      Markdown, HTML or reStructuredText.
      """)

  @Argument(help: "The manifest, a YAML file, or - for standard input.", completion: .file())
  var manifest: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The folder for the page; it is created if it does not exist.", valueName: "folder"),
    completion: .directory)
  var output: String

  @Option(help: ArgumentHelp("The address of the folder of the badges, for the texts to copy.", valueName: "address"))
  var baseURL = ""

  @OptionGroup var input: ManifestOptions
  @OptionGroup var fonts: FontOptions

  /// The name of the page.
  private static let page = "index.html"

  func run() throws {
    guard output != InputFile.standardStream else { throw Failure.usage(CommandMessage.folderIsStream) }
    let bytes = try InputFile.read(manifest)
    let origin = try input.origin(of: manifest)
    let files = try input.files(seenFrom: origin)
    let data = try input.data(from: files)
    let source = SourceFile(name: InputFile.name(of: manifest), bytes: bytes, naming: files)
    let logos = try input.logos.folder()
    let resolver = try input.tokens.added(to: files.resolver)
    let entries: [ManifestEntry]
    do {
      entries = try Manifest(
        parsing: bytes, path: origin, data: data, logos: logos, resolver: resolver
      ).entries
    } catch {
      throw Failure(code: .data, message: error.message(in: InputFile.name(of: manifest)))
    }
    let folder = try OutputFolder(path: output, for: [Self.page])
    var page = GalleryPage(try cards(of: entries, source: source), base: baseURL)
    page.hasEditor = try folder.contents(of: EditorPage.name) != nil
    let change = try folder.add(Self.page, bytes: Array(page.html.utf8))
    let isWritten = try folder.commit([change]).written > 0
    let counts =
      "\(Message.count(entries.count { $0.lightFile == nil }, "badge")), \(isWritten ? "written" : "unchanged")"
    try StandardOutput.write("\(TerminalText.plain(output))/\(Self.page): \(counts)\n")
  }

  private func cards(of entries: [ManifestEntry], source: SourceFile) throws(Failure) -> [GalleryCard] {
    let outlining = try fonts.shaper()
    let cards: [Result<GalleryCard, Failure>] = WorkerThreads.results(of: entries) {
      let check = OutputCheck()
      return { _, entry in
        let shaper: any TextShaper = entry.profile.outlinesText ? outlining : BuiltinShaper()
        return Result { () throws(Failure) in try card(of: entry, shaper: shaper, source: source, check) }
      }
    } isLast: {
      (try? $0.get()) == nil
    }
    var drawn: [GalleryCard] = []
    for card in cards { drawn.append(try card.get()) }
    return drawn
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
    if let picture = card.picture { _ = try check.checked(picture, name: entry.file, for: entry.profile) }
    return card
  }
}
