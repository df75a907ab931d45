import ArgumentParser
import BadgeExport
import BadgeManifest
import Cartouche
import LineDrawing
import Messages

/// `cartouche draw`: a filter from lines of JSON to lines of JSON.
struct DrawCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "draw", abstract: "Draw a badge for each line of JSON on standard input.",
    discussion: """
      Each line is an entry as in a manifest, such as {"hub": {"count": 3}}; its file may be missing. Each result is a \
      line of JSON, in the order of the entries, with the picture in svg and with width, height and title, or with the \
      number of the line and the error. The memory does not grow with the number of lines, except for some bytes of \
      each name with --into: names that are one on some disks, such as a.svg and A.svg, are refused.
      """)

  @Option(
    help: ArgumentHelp(
      "Write each picture into this folder, to the file of its entry, instead of into the result.",
      valueName: "folder"),
    completion: .directory)
  var into: String?

  @OptionGroup var allow: AllowOptions
  @OptionGroup var logos: LogoOptions
  @OptionGroup var fonts: FontOptions

  @Flag(help: "Treat warnings as errors.")
  var strict = false

  func run() throws {
    let outlining = try fonts.shaper()
    let files = NamedFiles(in: try AllowedFolders(adding: allow.folders))
    let logos = try logos.folder()
    var input = InputLines()
    var count = 0
    var failures = 0
    var names = WrittenNames()
    while let lines = try input.next() {
      try Interruption.check()
      let folder = try into.map { path throws(Failure) in try OutputFolder(path: path, for: []) }
      var results = WorkerThreads.results(of: lines) {
        let drawer = LineDrawer(
          name: "standard input", logos: logos, resolver: files.resolver, outlining: outlining, isStrict: strict)
        return { _, line in result(of: line, drawer, folder, outlining) }
      } isLast: { _ in
        false
      }
      for (index, result) in results.enumerated() {
        guard let clash = result.files.first(where: { names.clashes(with: $0) }) else { continue }
        results[index] = Result(
          LineError(
            "'\(clash)' and the name of an earlier file are one on some disks", number: lines[index].number))
      }
      count += results.count
      failures += results.count { $0.isFailure }
      if let folder { _ = try folder.commit(results.flatMap(\.changes)) }
      try StandardOutput.write(results.flatMap(\.line))
    }
    if failures > 0 {
      throw Failure(
        code: .data, message: "standard input: error: \(failures) of \(Message.count(count, "line")) not drawn")
    }
  }

  /// The result of a line.
  private struct Result: Sendable {
    var line: [UInt8]
    var changes: [OutputFolder.Change] = []
    /// The names of the files that are written into a folder.
    var files: [String] = []
    var isFailure = false

    init(line: [UInt8]) { self.line = line }

    init(_ error: LineError) {
      line = error.json
      isFailure = true
    }
  }

  private func result(
    of line: InputLines.Line, _ drawer: LineDrawer, _ folder: OutputFolder?, _ outlining: any TextShaper
  ) -> Result {
    do throws(LineError) {
      guard let bytes = line.bytes else { throw .tooLong(number: line.number) }
      let drawn = try drawer.drawn(bytes, number: line.number)
      var result = Result(line: drawn.json(hasPicture: folder == nil))
      do throws(Failure) {
        (result.files, result.changes) = try files(of: drawn, in: folder, outlining)
      } catch {
        throw LineError(error.message, number: line.number)
      }
      return result
    } catch {
      return Result(error)
    }
  }

  /// The names of the files that a badge has in the folder, and the changes that make them; none without a folder.
  private func files(
    of drawn: DrawnLine, in folder: OutputFolder?, _ outlining: any TextShaper
  ) throws(Failure) -> (names: [String], changes: [OutputFolder.Change]) {
    let entry = drawn.entry
    guard let folder else {
      guard entry.exports.isEmpty else {
        throw Failure(code: .data, message: "the key 'exports' needs a folder for its files; name it with --into")
      }
      return ([], [])
    }
    guard let file = entry.file else {
      throw Failure(code: .data, message: "an entry needs the key 'file' if it is written into a folder")
    }
    let (exports, leftovers) = try Export.files(
      entry.exports, of: entry.badge, beside: file, for: entry.profile, shaper: outlining, code: .data)
    let files = [ExportFile(name: file, bytes: drawn.badge.bytes)] + exports
    var changes: [OutputFolder.Change] = []
    for file in files { changes.append(try folder.add(file.name, bytes: file.bytes)) }
    return (files.map(\.name), changes + leftovers.map { .leftover(name: $0) })
  }
}

/// The names of the files that were written, as far as it takes to see that two of them are one on some disks.
private struct WrittenNames {
  /// By the hash of what some disks see of a name, the hash of the name: the names of a million files would fill the
  /// memory. Two names that differ have the same hash in one of 10¹⁹ cases.
  private var hashes: [Int: Int] = [:]

  /// Whether another name was added before that is the same on some disks; else adds this one.
  mutating func clashes(with name: String) -> Bool {
    let key = PortableName.key(of: name).hashValue
    // The hash of a text is that of all its compositions, which are other files on most disks.
    let own = Array(name.utf8).hashValue
    if let former = hashes[key] { return former != own }
    hashes[key] = own
    return false
  }
}
