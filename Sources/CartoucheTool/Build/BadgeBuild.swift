import BadgeExport
import BadgeManifest
import Cartouche
import KeyTables
import LineDrawing
import Messages

/// One build of a manifest into a folder.
struct BadgeBuild {
  let drawing: BadgeDrawing
  let options: BuildOptions
  let output: String
  let manifest: Manifest
  /// The report of the previous build, if there is one.
  let former: BuildReport?
  /// The files that the manifest was read from.
  let inputs: ReadFiles
  /// The badges of that report by their names.
  private let formerBadges: [[UInt8]: BuiltBadge]
  /// The digests of their files, by the paths.
  private let formerDigests: [[UInt8]: String]

  init(
    _ drawing: BadgeDrawing, _ options: BuildOptions, output: String, manifest: Manifest, former: BuildReport?,
    inputs: ReadFiles
  ) {
    self.drawing = drawing
    self.options = options
    self.output = output
    self.manifest = manifest
    self.former = former
    self.inputs = inputs
    let badges = former?.badges ?? []
    formerBadges = Dictionary(badges.map { ($0.name.pathBytes, $0) }) { first, _ in first }
    let page = former?.index.map { [($0.file, $0.digest)] } ?? []
    // A file has the digest of the badge that has it now, or had it last.
    let files = (badges + (former?.old ?? [])).flatMap(\.digests).map { ($0.file, $0.digest) }
    formerDigests = Dictionary((files + page).map { ($0.0.pathBytes, $0.1) }) { first, _ in first }
  }

  /// What was done for an entry, in one of the threads.
  private struct Outcome: Sendable {
    var warnings: [String] = []
    var result: Result<Part, Failure>
  }

  /// An entry with its files.
  private struct Part: Sendable {
    /// The SVG file, as the manifest names it.
    var entry: String
    /// The file with the same badge for light pages, if this one is for dark pages.
    var lightFile: String?
    var changes: [OutputFolder.Change] = []
    /// The names of the files; of an entry whose old files stay, of all that it may have.
    var files: [String] = []
    /// The names of files that earlier exports of the entry may have left.
    var leftovers: [String] = []
    var badge: BuiltBadge?
    /// The badge on the page that shows all; nil if there is no such page.
    var card: GalleryCard?
  }

  /// Whether the page that shows all badges is written: the first part has it.
  private var hasIndex: Bool { manifest.index != nil && options.shard?.number ?? 1 == 1 }

  /// The entries that are built.
  private var entries: [ManifestEntry] {
    guard let shard = options.shard else { return manifest.entries }
    return manifest.entries.filter { shard.contains(($0.lightFile ?? $0.file).utf8) }
  }

  /// Builds, and returns the failures of single badges.
  func run() throws(Failure) -> [Failure] {
    warnOfPage()
    let names = entries.flatMap(\.files) + (manifest.index.map { [$0] } ?? [])
    let folder = try OutputFolder(
      path: output, for: options.check ? [] : names, isWritable: !options.check, keeping: inputs)
    let (parts, failures) = try draw(into: folder)
    try checkReport(beside: parts.flatMap(\.files) + (manifest.index.map { [$0] } ?? []))
    var changes = parts.flatMap(\.changes)
    var report = BuildReport(badges: Self.badges(of: parts))
    if let index = manifest.index, hasIndex {
      let root = String(repeating: "../", count: index.pathParts.count - 1)
      let page = Array(GalleryPage(parts.compactMap(\.card), manifest.gallery, root: root).html.utf8)
      changes.append(
        try drawing.source.locating(manifest.indexPosition) { () throws(Failure) in
          try folder.add(index, bytes: page)
        })
      if options.report != nil { report.index = .init(file: index, digest: SHA256.hexadecimal(of: page)) }
    }
    let isComplete = manifest.isComplete && failures.isEmpty
    if !isComplete {
      report.badges += try staying(beside: report.badges, in: folder)
      report.old = try old(beside: parts, report.badges, in: folder, of: (former?.badges ?? []) + (former?.old ?? []))
      // A later build that is complete removes the page.
      if report.index == nil, let page = former?.index, try folder.contents(of: page.file) != nil {
        report.index = page
      }
    } else if !options.prune {
      report.old = try old(beside: parts, report.badges, in: folder, of: former?.old ?? [])
    }
    let added = changes.count
    // What earlier exports left may belong to an entry that is not known.
    let leftovers = manifest.isComplete ? try unused(parts.flatMap(\.leftovers), beside: parts, in: folder) : []
    let left = Set(leftovers.map(\.pathBytes))
    changes += try unchanged(leftovers, in: folder).map { .leftover(name: $0) }
    var old = isComplete && (options.prune || options.check) ? try superfluous(beside: parts, in: folder) : []
    old = try unchanged(old.filter { !left.contains($0.pathBytes) }, in: folder)
    if options.check {
      try check(changes, report, superfluous: old, in: folder)
      return failures
    }
    let (written, removed) = try folder.commit(changes)
    report.removed = removed
    if options.prune {
      if !isComplete { StandardError.write("warning: no old file is removed, because not all badges are known\n") }
      for file in old where try folder.remove(file) { report.removed.append(file) }
    }
    // It stays if only the states of the files changed.
    if let path = options.report, former.map({ !$0.isSame(as: report) }) ?? true {
      try OutputFile.write(report.json, to: path)
    }
    let badges = Message.count(parts.count { $0.lightFile == nil }, "badge")
    let counts = "\(Message.count(written, "file")) written, \(added - written) unchanged"
    let gone = report.removed.isEmpty ? "" : ", \(report.removed.count) removed"
    try StandardOutput.write("\(TerminalText.plain(output)): \(badges), \(counts)\(gone)\n")
    return failures
  }

  /// Says that the page has not all badges, if only a part is built.
  private func warnOfPage() {
    guard hasIndex, let position = manifest.indexPosition, let shard = options.shard, shard.count > 1 else { return }
    let text = drawing.source.message(
      "the page has only the badges of this part; 'cartouche gallery' writes one of all, and so does a build without "
        + "--shard", at: position, severity: "note")
    StandardError.write(text + "\n")
  }

  // MARK: Drawing

  /// Draws, checks and stages the files of all entries. Warnings are shown in the order of the entries, each once, and
  /// only those before the first failure that ends the build.
  private func draw(into folder: OutputFolder) throws(Failure) -> (parts: [Part], failures: [Failure]) {
    let entries = entries
    let progress = ProgressBar(count: entries.count)
    let goesOn = options.keepGoing
    let outcomes = WorkerThreads.results(of: entries) {
      let check = OutputCheck()
      return { entry in
        defer { progress?.advance() }
        return outcome(of: entry, into: folder, check)
      }
    } isLast: { (outcome: Outcome) in
      if case .failure(let failure) = outcome.result { !goesOn || failure.code != .data } else { false }
    }
    progress?.end()
    var parts: [Part] = []
    var failures: [Failure] = []
    var warnings = RepeatedWarnings()
    defer { warnings.finish() }
    for outcome in outcomes {
      for warning in outcome.warnings { warnings.write(warning) }
      do { parts.append(try outcome.result.get()) } catch {
        guard goesOn, error.code == .data else { throw error }
        failures.append(error)
      }
    }
    return (parts, failures)
  }

  private func outcome(of entry: ManifestEntry, into folder: OutputFolder, _ check: OutputCheck) -> Outcome {
    do throws(Failure) {
      var torn: [String] = []
      if let kept = try kept(entry, in: folder, noting: &torn) { return Outcome(result: .success(kept)) }
      let drawn = try drawing.files(of: entry)
      let warnings = torn + drawing.warnings(of: entry)
      if drawing.isStrict, !warnings.isEmpty {
        throw Failure(code: .data, message: warnings.joined(separator: "\n"))
      }
      let result = Result { () throws(Failure) in try part(entry, drawn, in: folder, check) }
      return Outcome(warnings: warnings, result: result)
    } catch {
      return Outcome(result: .failure(error))
    }
  }

  /// The part of an entry whose old file stays as it is; nil for any other. A file that is no picture is not kept.
  private func kept(
    _ entry: ManifestEntry, in folder: OutputFolder, noting warnings: inout [String]
  ) throws(Failure) -> Part? {
    guard entry.keepsOldFile else { return nil }
    let badge = formerBadges[BuiltBadge.name(of: entry.lightFile ?? entry.file).pathBytes]
    let file = (entry.lightFile == nil ? badge?.file : badge?.darkFile) ?? entry.file
    guard let bytes = try folder.contents(of: file) else { return nil }
    var exports: [String] = []
    for name in badge?.exports ?? [] where try folder.contents(of: name) != nil { exports.append(name) }
    guard
      let kept = BuiltBadge(
        kept: entry, file: file, exports: exports, bytes: bytes, digests: formerDigests, sources: badge?.sources)
    else {
      warnings.append(
        drawing.source.message("'\(file)' is no SVG file, and is not kept", at: entry.filePosition, severity: "warning")
      )
      return nil
    }
    var part = Part(
      entry: entry.file, lightFile: entry.lightFile, changes: [.unchanged], files: [file] + exports + entry.files,
      badge: kept)
    if hasIndex {
      part.card = try? GalleryCard(entry, file: file, shaper: drawing.shaper(for: entry), isEmbedded: false)
      part.card?.show(kept, bytes, entry.profile)
    }
    return part
  }

  private func part(
    _ entry: ManifestEntry, _ drawn: BadgeDrawing.Drawn, in folder: OutputFolder, _ check: OutputCheck
  ) throws(Failure) -> Part {
    var part = Part(entry: entry.file, lightFile: entry.lightFile, leftovers: drawn.leftovers)
    for (index, file) in drawn.files.enumerated() {
      part.changes.append(
        try drawing.source.locating(entry.filePosition) { () throws(Failure) in
          try folder.add(file.name, bytes: file.bytes) { () throws(Failure) in
            if index == 0 { _ = try check.checked(file.bytes, name: entry.file, for: entry.profile) }
          }
        })
      part.files.append(file.name)
    }
    if hasIndex {
      let file = drawn.files.first
      part.card = try? GalleryCard(entry, file: file?.name, shaper: drawing.shaper(for: entry), isEmbedded: false)
      // The next build finds this file and keeps it, and its page is the same.
      if entry.keepsOldFile, let file {
        let kept = BuiltBadge(kept: entry, file: file.name, exports: [], bytes: file.bytes, digests: [:])
        kept.map { part.card?.show($0, file.bytes, entry.profile) }
      }
    }
    guard options.report != nil, let file = drawn.files.first, let change = part.changes.first else { return part }
    let isUnchanged = if case .unchanged = change { true } else { false }
    // What has a title shows something.
    let document = drawn.badge.title == nil ? try? entry.badge.document(shaper: drawing.shaper(for: entry)) : nil
    part.badge = BuiltBadge(
      entry, drawn.badge, file: file.name, exports: Array(drawn.files.dropFirst()),
      isEmpty: document?.children.isEmpty == true, state: isUnchanged ? .unchanged : .written)
    return part
  }

  /// The badges of the report: a pair of files is one.
  private static func badges(of parts: [Part]) -> [BuiltBadge] {
    var badges: [BuiltBadge] = []
    for part in parts {
      guard let badge = part.badge else { continue }
      if let light = part.lightFile, badges.last?.name == BuiltBadge.name(of: light) {
        badges[badges.count - 1].darkFile = badge.file
        badges[badges.count - 1].otherDigests.insert(badge.digest, at: 0)
        if badge.digest != badges[badges.count - 1].digest { badges[badges.count - 1].isDarkAware = true }
      } else if part.lightFile == nil {
        badges.append(badge)
      }
    }
    return badges
  }

  // MARK: After drawing

  /// The files that the previous report lists and that no badge has any more, and its page.
  private func superfluous(beside parts: [Part], in folder: OutputFolder) throws(Failure) -> [String] {
    let others = Set(others(than: parts).map { BuiltBadge.name(of: $0.lightFile ?? $0.file).pathBytes })
    let page = former?.index.map { [$0.file] } ?? []
    let badges = ((former?.badges ?? []) + (former?.old ?? [])).filter { !others.contains($0.name.pathBytes) }
    var known: Set<[UInt8]> = []
    let files = (badges.flatMap(\.files) + page).filter { known.insert($0.pathBytes).inserted }
    return try unused(files, beside: parts, in: folder)
  }

  /// Those of the names that are neither a file of the parts nor one that another entry may have, nor the page, nor a
  /// file that was read.
  private func unused(
    _ names: [String], beside parts: [Part], in folder: OutputFolder
  ) throws(Failure) -> [String] {
    guard !names.isEmpty else { return [] }
    let files = parts.flatMap(\.files) + others(than: parts).flatMap(\.files) + (manifest.index.map { [$0] } ?? [])
    let used = Dictionary(files.map { (PortableName.key(of: $0), $0) }) { first, _ in first }
    var unused: [String] = []
    for name in names {
      // A name in other letter case is another file, except on disks that ignore letter case.
      if let other = used[PortableName.key(of: name)], try folder.isOneFile(name, other) { continue }
      if try folder.isRead(name) { continue }
      unused.append(name)
    }
    return unused
  }

  /// Those of the files that the previous report does not list, or that are there as it says. The others stay, with a
  /// warning: somebody changed them, or they never belonged to a badge.
  private func unchanged(_ names: [String], in folder: OutputFolder) throws(Failure) -> [String] {
    var unchanged: [String] = []
    var changed: [String] = []
    for name in names {
      guard let digest = formerDigests[name.pathBytes] else {
        unchanged.append(name)
        continue
      }
      guard let bytes = try folder.contents(of: name) else { continue }
      if SHA256.hexadecimal(of: bytes) == digest { unchanged.append(name) } else { changed.append(name) }
    }
    for name in changed.prefix(20) {
      StandardError.write(
        "warning: \(TerminalText.plain(output + "/" + name)) stays, because it is not as the report says\n")
    }
    if let rest = CommandMessage.rest(of: changed.count, shown: 20) { StandardError.write(rest + "\n") }
    return unchanged
  }

  /// The entries that are in another shard or could not be drawn.
  private func others(than parts: [Part]) -> [ManifestEntry] {
    guard parts.count < manifest.entries.count else { return [] }
    let built = Set(parts.map(\.entry))
    return manifest.entries.filter { !built.contains($0.file) }
  }

  /// The badges of the previous report that have no new ones, and whose files are there.
  private func staying(beside badges: [BuiltBadge], in folder: OutputFolder) throws(Failure) -> [BuiltBadge] {
    // As keys of the report, names that look the same are equal.
    let names = Set(badges.map(\.name))
    var staying: [BuiltBadge] = []
    for var badge in former?.badges ?? [] where !names.contains(badge.name) {
      guard let bytes = try folder.contents(of: badge.file) else { continue }
      var missing: Set<String> = []
      for file in badge.files.dropFirst() where try folder.contents(of: file) == nil { missing.insert(file) }
      badge.remove(missing, besides: bytes)
      badge.state = .kept
      staying.append(badge)
    }
    return staying
  }

  /// The former badges that have files which are there and which no badge of the new report has: a later build that is
  /// complete, and prunes, removes these.
  private func old(
    beside parts: [Part], _ badges: [BuiltBadge], in folder: OutputFolder, of former: [BuiltBadge]
  ) throws(Failure) -> [BuiltBadge] {
    let listed = Set(badges.flatMap(\.files).map(\.pathBytes))
    let others = former.flatMap(\.files).filter { !listed.contains($0.pathBytes) }
    var left: Set<[UInt8]> = []
    for file in try unused(others, beside: parts, in: folder) where try folder.contents(of: file) != nil {
      left.insert(file.pathBytes)
    }
    return former.filter { badge in badge.files.contains { left.contains($0.pathBytes) } }.map { badge in
      var badge = badge
      badge.state = .kept
      badge.plainName = nil
      return badge
    }
  }

  /// Refuses to write the report over a file of the build, or where one needs a folder.
  private func checkReport(beside files: [String]) throws(Failure) {
    guard let report = options.report, let place = AllowedFolders.resolved(report),
      let folder = AllowedFolders.resolved(output), place.starts(with: folder)
    else { return }
    let path = PortableName.key(of: place.dropFirst(folder.count).joined(separator: "/"))
    for file in files {
      let other = PortableName.key(of: file)
      if path == other || path.hasPrefix(other + "/") || other.hasPrefix(path + "/") {
        throw .usage("--report is at the place of '\(TerminalText.plain(file))', which the build writes")
      }
    }
  }

  private func check(
    _ changes: [OutputFolder.Change], _ report: BuildReport, superfluous: [String], in folder: OutputFolder
  ) throws(Failure) {
    var lines: [String] = []
    var old = superfluous
    for change in changes {
      switch change {
      case .stale(let name, let exists): lines.append("\(exists ? "stale" : "missing"): \(name)")
      case .leftover(let name): old.append(name)
      case .unchanged, .staged: break
      }
    }
    for file in old where try folder.contents(of: file) != nil { lines.append("superfluous: \(file)") }
    if let path = options.report, former.map({ !$0.isSame(as: report) }) ?? true {
      lines.append("\(former == nil ? "missing" : "stale"): \(path)")
    }
    guard !lines.isEmpty else { return }
    try StandardOutput.write(lines.map { TerminalText.plain($0) + "\n" }.joined())
    throw Failure(
      code: .checkFailed, at: output, reason: "\(Message.count(lines.count, "file")) not as the manifest says")
  }
}
