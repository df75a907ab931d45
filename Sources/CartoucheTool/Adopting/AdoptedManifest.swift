import ArgumentParser
import BadgeManifest
import Cartouche
import KeyTables
import Messages

/// The manifest that gets the badges of pages.
struct AdoptedManifest {
  private let path: String
  private let input: ManifestOptions
  private let output: String
  private let bytes: [UInt8]?
  /// What the manifest has before; nil for a new one.
  let former: Manifest?
  /// The files that it is read from.
  private let inputs: ReadFiles

  init(at path: String, _ input: ManifestOptions, output: String) throws(Failure) {
    self.path = path
    self.input = input
    self.output = output
    bytes = InputFile.exists(path) ? try InputFile.readRegular(path) : nil
    inputs = ReadFiles()
    former = try bytes.map { [inputs] bytes throws(Failure) in try Self.read(bytes, path, input, noting: inputs) }
  }

  private static func read(
    _ bytes: [UInt8], _ path: String, _ input: ManifestOptions, noting inputs: ReadFiles
  ) throws(Failure) -> Manifest {
    // A new manifest has no file yet, but a folder.
    let origin = input.root == nil ? path.folderPath : try input.origin(of: path)
    return try input.manifest(parsing: bytes, name: path, seenFrom: origin, noting: inputs).manifest
  }

  /// What an entry alone draws at the place of the manifest.
  func picture(of entry: String) throws(Failure) -> [UInt8] {
    let manifest = try Self.read(Array("badges: [\(entry)]\n".utf8), path, input, noting: inputs)
    guard let entry = manifest.entries.first,
      let bytes = try? entry.badge.serialized(for: entry.profile, shaper: BuiltinShaper())
    else { throw Failure(code: .data, at: path, reason: "the badge cannot be drawn") }
    return bytes
  }

  /// The files of entries with their contents.
  private static func pictures(of entries: [ManifestEntry]) -> [[UInt8]] {
    entries.flatMap { entry in
      [Array(entry.file.utf8), (try? entry.badge.serialized(for: entry.profile, shaper: BuiltinShaper())) ?? []]
    }
  }

  /// The badges among those of the manifest that the output folder lacks, also if it has one of two files.
  private func undrawn(_ used: Set<String>) -> Set<String> {
    let lacking = (former?.entries ?? []).filter { entry in
      used.contains(entry.lightFile ?? entry.file) && !InputFile.exists(output + "/" + entry.file)
    }
    return Set(lacking.map { $0.lightFile ?? $0.file })
  }

  /// Checks that the manifest and the badges can be written, before anything is.
  func check(_ badges: AdoptedBadges) throws(Failure) {
    if !badges.added.isEmpty { try WritablePlace.check(path) }
    guard !badges.added.isEmpty || !undrawn(badges.used).isEmpty else { return }
    try WritablePlace.checkFolder(output, for: output)
  }

  /// Writes the files of the badges, also of those that the manifest has, and then the manifest.
  func write(_ adopted: AdoptedBadges) throws(Failure) {
    let badges = adopted.added
    let undrawn = undrawn(adopted.used)
    guard !badges.isEmpty || !undrawn.isEmpty else { return }
    let entries = badges.map(\.entry)
    let text =
      try bytes.map { bytes throws(Failure) in
        try entries.isEmpty ? bytes : ManifestAddition.adding(entries, to: bytes, named: path)
      }
      ?? ManifestAddition.new(entries, at: path, output: output, logos: input.logos.path)
    var manifest = try Self.read(text, path, input, noting: inputs)
    let files = Set(badges.map(\.file))
    let kept = manifest.entries.filter { !files.contains($0.lightFile ?? $0.file) }
    guard Self.pictures(of: kept) == Self.pictures(of: former?.entries ?? []) else {
      throw Failure(
        code: .data, at: path,
        reason: "badges at the end of its list would change those before them; name another file with --manifest")
    }
    let drawn = files.union(undrawn)
    manifest.entries.removeAll { !drawn.contains($0.lightFile ?? $0.file) }
    manifest.index = nil
    let drawing = BadgeDrawing(
      source: SourceFile(name: path, bytes: text), isStrict: false, hasDigests: false, outlining: BuiltinShaper())
    let known = Dictionary(manifest.entries.map { ($0.file, $0) }) { first, _ in first }
    for badge in badges {
      guard let bytes = badge.bytes, let entry = known[badge.file] else { continue }
      guard try drawing.files(of: entry).badge.bytes == bytes else {
        throw Failure(
          code: .data, at: path,
          reason: "its defaults change the badge '\(Message.shortened(badge.file))'; name another file with --manifest")
      }
    }
    let options: BuildOptions
    do { options = try BuildOptions.parse([]) } catch { throw .usage("\(error)") }
    _ = try BadgeBuild(drawing, options, output: output, manifest: manifest, former: nil, inputs: inputs).run()
    if !badges.isEmpty { try OutputFile.write(text, to: path) }
  }
}
