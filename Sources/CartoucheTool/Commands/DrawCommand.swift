import ArgumentParser
import KeyTables
import LineDrawing
import Messages
import SourceTree

/// `cartouche draw`: a filter from lines of JSON to lines of JSON, or to a file with the results of a part of them.
struct DrawCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "draw", abstract: "Draw a badge for each line of JSON on standard input.",
    discussion: """
      Each line is an entry as in a manifest, such as {"hub": {"count": 3}}; its file may be missing. Each result is a \
      line of JSON, in the order of the entries, with the picture in svg and with width, height and title, or with the \
      number of the line and the error. The memory does not grow with the number of lines, except for some bytes of \
      each name with --into and in a tar: names that are one on some disks, such as a.svg and A.svg, are refused. The \
      article Past one machine is about --shard, -o, --by-content and --resume.
      """)

  @Argument(help: "The file with the lines, or - for standard input.", completion: .file())
  var lines = InputFile.standardStream

  @Option(
    help: ArgumentHelp(
      "Write each picture into this folder, to the file of its entry, instead of into the result.",
      valueName: "folder"),
    completion: .directory)
  var into: String?

  @OptionGroup var part: PartOptions
  @OptionGroup var allow: AllowOptions
  @OptionGroup var logos: LogoOptions
  @OptionGroup var tokens: TokenOptions
  @OptionGroup var fonts: FontOptions

  @Flag(help: "Treat warnings as errors.")
  var strict = false

  func run() throws {
    let inputs = ReadFiles([lines] + tokens.files + [fonts.fontFile].compactMap { $0 })
    let form = try part.form(writing: into)
    if let output = part.output { try inputs.checkUnread(output) }
    var input = try InputLines(lines, shard: part.shard, digest: form.map { digest(for: $0) })
    // Without their folder, the pictures are gone.
    if part.resume, let form, let path = part.output, into.map(InputFile.exists) ?? true {
      let digest = try input.digestOfAll()
      if let note = (try? PartReader(path, form))?.note, note.input == digest {
        if let folder = try? Folder(path: path.folderPath.isEmpty ? "." : path.folderPath) {
          StagingFolder.removeAbandoned(in: folder)
        }
        try StandardOutput.write("\(path): nothing drawn, it has \(note.summary) of the same lines\n")
        return try report(note.errors, of: note.badges + note.errors, in: input.name)
      }
    }
    guard let form, let path = part.output else {
      var counts = (lines: 0, errors: 0)
      try drawAll(&input, inputs) { results throws(Failure) in
        counts.lines += results.count
        counts.errors += results.count { $0.isFailure }
        try StandardOutput.write(results.flatMap(\.bytes))
      }
      return try report(counts.errors, of: counts.lines, in: input.name)
    }
    var writer = try PartWriter(form, at: path)
    try drawAll(&input, inputs) { results throws(Failure) in
      for result in results {
        if result.isFailure {
          try writer.add(error: result.bytes)
        } else {
          try writer.add(result.bytes, files: result.names.count)
        }
      }
    }
    let note = writer.note(part.shard, input.digest)
    try writer.commit(note)
    try StandardOutput.write("\(path): \(note.summary)\n")
    try report(note.errors, of: note.badges + note.errors, in: input.name)
  }

  /// Draws all lines and hands on the results, in their order.
  private func drawAll(
    _ input: inout InputLines, _ inputs: ReadFiles, _ write: ([LineResult]) throws(Failure) -> Void
  ) throws(Failure) {
    let outlining = try fonts.shaper()
    let path = InputFile.origin(lines)
    let files = NamedFiles(
      in: try AllowedFolders(beside: path.map { [$0] } ?? [], adding: allow.folders), noting: inputs)
    let resolver = try TokenOptions.added(tokens.files, to: files.resolver, noting: inputs)
    let logos = try logos.folder(noting: inputs)
    var names = WrittenNames()
    while let lines = try input.next() {
      let (target, folder) = try target(keeping: inputs)
      let name = input.name
      @Sendable func drawer() -> LineDrawer {
        LineDrawer(name: name, path: path, logos: logos, resolver: resolver, outlining: outlining, isStrict: strict)
      }
      var results = WorkerThreads.results(of: lines) {
        let drawer = drawer()
        return { line in LineResult(of: line, drawer, to: target, outlining) }
      } isLast: { (result: LineResult) in
        result.end != nil
      }
      if let failure = results.last?.end { throw failure }
      for (index, result) in results.enumerated() {
        let clash = result.names.lazy.compactMap { file in
          names.clash(with: file).flatMap { $0 != .same || folder == nil ? $0.message(file) : nil }
        }.first
        if let clash {
          let (number, place) = (lines[index].number, result.namePosition ?? .start)
          results[index] = LineResult(drawer().error(clash, in: lines[index].bytes ?? [], number: number, at: place))
        }
        if !results[index].isFailure { result.names.forEach { names.add($0) } }
      }
      if let folder { _ = try folder.commit(results.flatMap(\.changes)) }
      try write(results)
    }
  }

  /// Where the next pictures go; the folder is that of the next files alone.
  private func target(keeping inputs: ReadFiles) throws(Failure) -> (PictureTarget, OutputFolder?) {
    guard let into else { return (part.output?.hasSuffix(".tar") == true ? .tar : .results, nil) }
    let folder = try OutputFolder(path: into, for: [], keeping: inputs)
    return (part.byContent ? .contents(folder) : .folder(folder), folder)
  }

  private func report(_ errors: Int, of count: Int, in name: String) throws(Failure) {
    guard errors > 0 else { return }
    throw Failure(code: .data, message: "\(name): error: \(errors) of \(Message.count(count, "line")) not drawn")
  }

  /// The digest of no lines yet, with all else that the bytes of a part follow from.
  private func digest(for form: PartForm) -> InputDigest {
    let options =
      [logos.path, fonts.fontFile, into].map { $0.map { "=" + $0 } ?? "" } + allow.folders
      + tokens.files.map { "tokens=" + $0 }
    let flags = [strict, fonts.allowSubstitute, part.byContent].map { "\($0)" }
    return InputDigest(
      settings: ["\(Release.version)", InputFile.name(of: lines), "\(form)"] + flags + options,
      part: [part.shard?.text ?? ""])
  }
}
