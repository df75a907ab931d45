import BadgeExport
import BadgeManifest
import Cartouche
import LineDrawing
import Messages
import SourceTree

/// The report of a build: a JSON file with every badge, by its name.
struct BuildReport: Sendable {
  var badges: [BuiltBadge]
  /// Badges as earlier builds drew them, of whose files some stay until a build may remove them.
  var old: [BuiltBadge] = []
  /// The page that shows all badges, if there is one.
  var index: Index?
  /// The files that the build removed.
  var removed: [String] = []

  /// Whether a file has another text for pages than this version writes for its badges.
  var hasOtherHTML = false

  /// A page, by its path below the output folder, with its digest SHA-256.
  struct Index: Equatable {
    var file: String
    var digest: String
  }

  /// Whether both have the same badges, apart from their states.
  func isSame(as other: BuildReport) -> Bool {
    var same = other
    for (index, badge) in zip(same.badges.indices, badges) { same.badges[index].state = badge.state }
    return badges == same.badges && old == other.old && index == other.index && hasOtherHTML == other.hasOtherHTML
  }
}

extension BuildReport {
  /// The report as a file.
  var json: [UInt8] {
    ByteWriter.bytes { bytes in
      bytes.append("{\n\"badges\": {")
      for (index, badge) in badges.enumerated() {
        bytes.append(index == 0 ? "\n" : ",\n")
        JSONLine.quote(badge.name, to: &bytes)
        bytes.append(": ")
        badge.json().withUnsafeBufferPointer { bytes.append($0) }
      }
      bytes.append("\n},\n\"names\": {")
      for (index, badge) in badges.filter({ $0.plainName != nil }).enumerated() {
        bytes.append(index == 0 ? "\n" : ",\n")
        JSONLine.quote(badge.plainName ?? "", to: &bytes)
        bytes.append(": ")
        JSONLine.quote(badge.name, to: &bytes)
      }
      bytes.append("},")
      if !old.isEmpty {
        bytes.append("\n\"old\": [")
        for (index, badge) in old.enumerated() {
          bytes.append(index == 0 ? "\n" : ",\n")
          badge.json(isNamed: true).withUnsafeBufferPointer { bytes.append($0) }
        }
        bytes.append("\n],")
      }
      if let index {
        var line = JSONLine()
        line.add("file", index.file)
        line.add("sha256", index.digest)
        bytes.append("\n\"index\": ")
        line.ended(by: "},").withUnsafeBufferPointer { bytes.append($0) }
      }
      bytes.append("\n\"removed\": [")
      for (index, file) in removed.enumerated() {
        if index > 0 { bytes.append(", ") }
        JSONLine.quote(file, to: &bytes)
      }
      bytes.append("]\n}\n")
    }
  }
}

extension BuiltBadge {
  /// - Parameter isNamed: Whether the badge has its name as a key of its own.
  fileprivate func json(isNamed: Bool = false) -> [UInt8] {
    var line = JSONLine()
    if isNamed { line.add("name", name) }
    line.add("file", file)
    if let darkFile { line.add("dark", darkFile) }
    if !exports.isEmpty { line.add("exports", exports) }
    line.add("width", number: Message.number(width))
    line.add("height", number: Message.number(height))
    line.add("alt", alt)
    if let label { line.add("label", label) }
    if let link { line.add("link", link.address) }
    line.add("sha256", digest)
    if !otherDigests.isEmpty { line.add("digests", otherDigests) }
    line.add("empty", number: "\(isEmpty)")
    line.add("darkAware", number: "\(isDarkAware)")
    line.add("state", state.rawValue)
    line.add("source", sources)
    line.add("html", html)
    return line.ended(by: "}")
  }

  fileprivate var html: String { Snippet.html.text(for: shown, base: "") }
}

// MARK: Reading

extension BuildReport {
  /// The maximum size of the file: that of all badges of a manifest, each with all its files.
  static let maximumBytes = 256 << 20

  /// Reads the report in a file that the user named, or by `-` on standard input.
  init(at path: String) throws(Failure) {
    try self.init(parsing: InputFile.read(path, atMost: Self.maximumBytes), name: InputFile.name(of: path))
  }

  /// Reads the report of an earlier build.
  ///
  /// - Throws: A failure if the file is not a report.
  init(parsing bytes: [UInt8], name: String) throws(Failure) {
    badges = []
    do throws(SourceError) {
      let file = try DataFile(reading: bytes, as: .json)
      let list = try file.root.value(at: ["badges"])
      guard case .map(let entries) = list.content else {
        throw SourceError(at: list.position, .wrongType(what: "badges", expected: "badges", found: "something else"))
      }
      if let page = file.root.entries["index"]?.value.entries, let path = page["file"]?.value.text,
        let digest = page["sha256"]?.value.text, path.hasSuffix(".html"), PortableName.isPortable(path: path)
      {
        index = Index(file: path, digest: digest)
      }
      var plainNames: [String: String] = [:]
      for entry in file.root.entries["names"]?.value.entries ?? [] {
        if let name = entry.value.text { plainNames[name] = entry.key }
      }
      for entry in entries {
        var badge = try Self.badge(entry.key, entry.value)
        badge.plainName = plainNames[badge.name]
        if entry.value.entries["html"]?.value.text != badge.html { hasOtherHTML = true }
        badges.append(badge)
      }
      for node in file.root.entries["old"]?.value.elements ?? [] {
        old.append(try Self.badge(node.entries["name"]?.value.text ?? "", node))
      }
    } catch {
      throw Failure(
        code: .data, at: name,
        reason: "this is not the report of a build; \(error.line):\(error.column): \(error.problem)")
    }
  }

  private static func badge(_ name: String, _ node: SourceNode) throws(SourceError) -> BuiltBadge {
    guard let badge = BuiltBadge(name, node) else {
      throw SourceError(
        at: node.position, .wrongType(what: name, expected: "a badge of a report", found: "something else"))
    }
    return badge
  }
}

extension BuiltBadge {
  /// The badge in an element of a report; nil if it is not a badge.
  fileprivate init?(_ name: String, _ node: SourceNode) {
    let entries = node.entries
    func text(_ key: String) -> String? { entries[key]?.value.text }
    func texts(_ key: String) -> [String] { entries[key]?.value.elements.compactMap(\.text) ?? [] }
    guard let file = text("file"), Self.isSafe(file), text("dark").map(Self.isSafe) ?? true, !name.isEmpty,
      let width = text("width").flatMap(Double.init), let height = text("height").flatMap(Double.init),
      let alt = text("alt"), let digest = text("sha256"), let state = text("state").flatMap(State.init)
    else { return nil }
    let link = text("link").flatMap { try? LinkDestination(parsing: $0) }
    guard (link == nil) == (entries["link"] == nil) else { return nil }
    let exports = texts("exports")
    if !exports.isEmpty {
      let known = Set(ExportFormat.allCases.flatMap { $0.paths(beside: name + ".svg") })
      guard Self.isSafe(name + ".svg"), known.isSuperset(of: exports) else { return nil }
    }
    self.init(
      name: name, file: file, darkFile: text("dark"), exports: exports, width: width, height: height, alt: alt,
      label: text("label"), link: link, digest: digest, otherDigests: texts("digests"),
      isEmpty: text("empty") == "true", isDarkAware: text("darkAware") == "true", state: state,
      sources: texts("source"))
  }

  /// Whether this is the path of an SVG file that a build may have written.
  private static func isSafe(_ file: String) -> Bool { file.hasSuffix(".svg") && PortableName.isPortable(path: file) }
}
