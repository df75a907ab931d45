import ArgumentParser
import BadgeManifest
import Cartouche
import KeyTables
import Messages
import SourceTree

/// The manifest that gets the badges of pages.
struct AdoptedManifest {
  private let path: String
  private let input: ManifestOptions
  private let output: String
  private let bytes: [UInt8]?
  /// What the manifest has before; nil for a new one.
  let former: Manifest?

  init(at path: String, _ input: ManifestOptions, output: String) throws(Failure) {
    self.path = path
    self.input = input
    self.output = output
    bytes = InputFile.exists(path) ? try InputFile.readRegular(path) : nil
    former = try bytes.map { bytes throws(Failure) in try Self.read(bytes, path, input) }
  }

  private static func read(_ bytes: [UInt8], _ path: String, _ input: ManifestOptions) throws(Failure) -> Manifest {
    // A new manifest has no file yet, but a folder.
    let origin = input.root == nil ? path.folderPath : try input.origin(of: path)
    let files = try input.files(seenFrom: origin)
    let data = try input.data(from: files)
    let logos = try input.logos.folder()
    do {
      return try Manifest(parsing: bytes, path: origin, data: data, logos: logos, resolver: files.resolver)
    } catch {
      throw Failure(code: .data, message: error.message(in: path))
    }
  }

  /// Writes the badges' files, and then the manifest.
  func write(_ badges: [AdoptedBadges.Badge]) throws(Failure) {
    guard !badges.isEmpty else { return }
    let entries = badges.map(\.entry)
    let text =
      try bytes.map { bytes throws(Failure) in try ManifestAddition.adding(entries, to: bytes, named: path) }
      ?? ManifestAddition.new(entries, at: path, output: output)
    var manifest = try Self.read(text, path, input)
    let files = Set(badges.map(\.file))
    let kept = manifest.entries.filter { !files.contains($0.lightFile ?? $0.file) }
    guard kept.map(\.file) == (former?.entries.map(\.file) ?? []) else {
      throw Failure(code: .data, at: path, reason: "badges cannot be added here; name another file with --manifest")
    }
    manifest.entries.removeAll { !files.contains($0.lightFile ?? $0.file) }
    manifest.index = nil
    let drawing = BadgeDrawing(
      source: SourceFile(name: path, bytes: text), isStrict: false, hasDigests: false, outlining: BuiltinShaper())
    for badge in badges {
      guard let bytes = badge.bytes, let entry = manifest.entries.first(where: { $0.file == badge.file }) else {
        continue
      }
      guard try drawing.files(of: entry).badge.bytes == bytes else {
        throw Failure(
          code: .data, at: path,
          reason: "its defaults change the badge '\(Message.shortened(badge.file))'; name another file with --manifest")
      }
    }
    let options: BuildOptions
    do { options = try BuildOptions.parse([]) } catch { throw .usage("\(error)") }
    _ = try BadgeBuild(drawing, options, output: output, manifest: manifest, former: nil).run()
    try OutputFile.write(text, to: path)
  }
}

/// The way from one place to another.
enum RelativePath {
  /// The path of a file or folder as it is seen from another folder.
  static func of(_ path: String, from folder: String) -> String {
    var (target, base) = (parts(of: path), parts(of: folder))
    while let first = target.first, first == base.first {
      target.removeFirst()
      base.removeFirst()
    }
    let way = base.map { _ in ".." } + target
    return way.isEmpty ? "." : way.joined(separator: "/")
  }

  /// The names of the folders that lead to a path from the root.
  private static func parts(of path: String) -> [String] {
    var current = ""
    if !path.isAbsolute, let found = getcwd(nil, 0) {
      current = String(cString: found) + "/"
      free(found)
    }
    return (current + path).split(separator: "/").reduce(into: [String]()) { parts, part in
      if part == ".." { _ = parts.popLast() } else if part != "." { parts.append(String(part)) }
    }
  }
}
