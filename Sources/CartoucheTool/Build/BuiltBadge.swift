import BadgeExport
import BadgeManifest
import Cartouche
import KeyTables
import XMLChecking

/// A badge in the report of a build.
struct BuiltBadge: Equatable, Sendable {
  /// What was done.
  enum State: String, Sendable {
    /// The file is new, or has other bytes than before.
    case written
    /// The file had the same bytes.
    case unchanged
    /// A value is missing, or the badge cannot be drawn, and the old file stays.
    case kept
    /// A value is missing, and the badge says so.
    case missing
  }

  /// The path of the file without its extension, also if the name of the file has a digest.
  var name: String
  /// The same with the names of the data as they are, if the filter `slug` changes them.
  var plainName: String?
  /// The path of the file below the output folder.
  var file: String
  /// The file for dark pages, if there are two.
  var darkFile: String?
  /// The paths of the files of the exports.
  var exports: [String] = []
  /// The size in points of a web page.
  var width: Double
  var height: Double
  /// The title, on one line; empty for a badge that shows nothing, and for an icon without a name.
  var alt: String
  /// The label of a status badge, which stays when the value changes.
  var label: String?
  /// Where the badge leads: its link, or the first one of its parts.
  var link: LinkDestination?
  /// The digest SHA-256 of the file, as a build wrote it.
  var digest: String
  /// The digests of its other files, in the order of `files`.
  var otherDigests: [String] = []
  /// Whether the badge shows nothing.
  var isEmpty: Bool
  /// Whether the colours follow the page, in one file or by two.
  var isDarkAware: Bool
  var state: State
  /// The files with the badge's data.
  var sources: [String]

  /// The paths of all its files.
  var files: [String] { [file] + (darkFile.map { [$0] } ?? []) + exports }

  /// The digests of all its files; an empty one matches no file.
  var digests: [(file: String, digest: String)] {
    let digests = otherDigests.count == files.count - 1 ? [digest] + otherDigests : []
    return files.enumerated().map { ($1, digests.isEmpty ? "" : digests[$0]) }
  }

  /// Removes files and their digests, but not the first file, which has these bytes.
  mutating func remove(_ missing: Set<String>, besides bytes: [UInt8]) {
    guard !missing.isEmpty else { return }
    let left = digests.dropFirst().filter { !missing.contains($0.file) }
    if let dark = darkFile, missing.contains(dark) {
      darkFile = nil
      isDarkAware = Self.followsPage(bytes)
    }
    exports.removeAll(where: missing.contains)
    otherDigests = left.map(\.digest)
  }

  /// The words for readers who do not see the badge that stay when its value changes.
  var steadyAlt: String { label ?? name }

  /// The picture in a page.
  var shown: Snippet.Picture {
    Snippet.Picture(file: file, darkFile: darkFile, title: alt, size: Size(width, height), link: link)
  }
}

extension BuiltBadge {
  /// A badge that was drawn.
  init(
    _ entry: ManifestEntry, _ drawn: DrawnBadge, file: String, exports: [ExportFile], isEmpty: Bool, state: State
  ) {
    self.init(
      name: Self.name(of: entry.file), plainName: Self.plainName(of: entry), file: file, exports: exports.map(\.name),
      width: drawn.size.width * drawn.scale, height: drawn.size.height * drawn.scale,
      alt: (drawn.title ?? "").onOneLine, label: entry.label, link: entry.link,
      digest: SHA256.hexadecimal(of: drawn.bytes),
      otherDigests: exports.map { SHA256.hexadecimal(of: $0.bytes) }, isEmpty: isEmpty,
      isDarkAware: Self.followsPage(drawn.bytes),
      state: entry.isMissing ? .missing : state, sources: entry.origins)
  }

  /// A badge whose files stay as they are; nil if its file is no picture.
  ///
  /// - Parameters:
  ///   - digests: Those of the build that wrote the files, as far as they are known.
  ///   - sources: The files with the data of that build, if they are known.
  init?(
    kept entry: ManifestEntry, file: String, exports: [String], bytes: [UInt8], digests: [[UInt8]: String],
    sources: [String]? = nil
  ) {
    let elements = (try? XMLTree(parsing: bytes))?.elements(atMost: 1_000_000)
    guard elements.map({ $0[0].name == "svg" }) ?? Self.isForeign(bytes) else { return nil }
    func attribute(_ name: String) -> String? { elements?[0].attributes.first { $0.name == name }?.value }
    func side(_ name: String) -> Double {
      attribute(name).flatMap(Double.init).flatMap { (0...1e9).contains($0) ? $0 : nil } ?? 0
    }
    self.init(
      name: Self.name(of: entry.file), plainName: Self.plainName(of: entry), file: file, exports: exports,
      width: side("width"), height: side("height"),
      alt: (attribute("aria-label") ?? "").onOneLine, label: entry.label, link: entry.link,
      digest: digests[file.pathBytes] ?? SHA256.hexadecimal(of: bytes),
      otherDigests: exports.map { digests[$0.pathBytes] ?? "" }, isEmpty: elements?.count == 1,
      isDarkAware: Self.followsPage(bytes), state: .kept,
      sources: sources ?? entry.origins)
  }

  /// Whether a file that is not read here is whole and has a document type, as some programs write it.
  private static func isForeign(_ bytes: [UInt8]) -> Bool {
    func ends(in tag: String) -> Bool { bytes.reversed().drop { $0 <= 0x20 }.starts(with: tag.utf8.reversed()) }
    let hasDocumentType = strstr(String(decoding: bytes, as: UTF8.self), "<!DOCTYPE svg") != nil
    return hasDocumentType && (ends(in: "</svg>") || ends(in: "/>"))
  }

  /// The name by which pages ask for a badge, if that is not the name of its file.
  private static func plainName(of entry: ManifestEntry) -> String? {
    let name = entry.plainName.map { Self.name(of: $0) }
    return name == Self.name(of: entry.file) ? nil : name
  }

  /// The path of a file without its extension.
  static func name(of file: String) -> String { file.hasSuffix(".svg") ? String(file.dropLast(4)) : file }

  /// Whether a file has colours for light and for dark pages.
  private static func followsPage(_ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    return ["prefers-color-scheme", "light-dark("].contains { (word: String) in strstr(text, word) != nil }
  }
}

extension ManifestEntry {
  /// The label of a status badge, on one line; nil without one.
  fileprivate var label: String? {
    (badge as? StatusBadge).map(\.label.text.onOneLine).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The link of a status badge, or the first one of its parts.
  var link: LinkDestination? {
    (badge as? StatusBadge).flatMap { badge in ([badge.label] + badge.messages).lazy.compactMap(\.link).first }
  }
}
