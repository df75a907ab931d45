import Cartouche
import IconReading
import KeyTables
import LookFiles
import SourceTree

extension Key where Root: StyledBadge {
  /// The keys of a host and of the place on it.
  static func place(_ files: EntryFiles) -> [Key] {
    [
      .optional(
        "host", { $1(&$0.host) }, .host(files),
        "The host below the badge: its size, such as 96x96, or an SVG or PNG file or data URL to draw there."),
      .optional(
        "on", { $1(&$0.host) }, .host(files), "Another name of `host`, which some readers of YAML read as `true`."),
      .onHost(
        "at", { $1(&$0.anchor) }, .word("anchor"), "The place on the host.",
        fallback: Anchor.topTrailing.rawValue),
      .onHost(
        "overlap", { $1(&$0.overlap) }, Codec.placedOverlap.optional,
        "How far it overlaps: `rectangular` for a centre on the corner, `circular` for one on the inscribed circle, a share "
          + "of its height for a centre inside, or the place of its inner corner. By default that of the look."),
      .onHost(
        "growth", { $1(&$0.growth) }, Codec.word("growth").optional,
        "The side to which the badge grows. By default that of the look."),
      .onHost(
        "keepInside", { $1(&$0.keepsInside) }, .flag, "Move a badge that would extend beyond the host inside.",
        fallback: "false"),
      .withDefault("moved", { $1(&$0.offset) }, .offset, "The offset of the badge on its host, in points."),
    ]
  }

  /// A key of the place on a host.
  private static func onHost<Value>(
    _ name: String, _ property: @escaping Key<Host>.Property<Value>, _ codec: Codec<Value>, _ meaning: String,
    fallback: String? = nil
  ) -> Key {
    .custom([KeyForm(name, codec.form(), meaning, fallback: fallback)], names: name, dependsOnOthers: true) {
      fields, root throws(SourceError) in
      guard let field = fields[name] else { return }
      let value = try codec.read(field)
      if var host = root.host {
        property(&host) { $0 = value }
        root.host = host
      }
    }
  }
}

extension Codec where Value == Host {
  /// A host of a size, or an icon at its own size by default.
  static func host(_ files: EntryFiles) -> Codec {
    let record = Lazy(HostParts.record(files))
    return reading(.map(record.value.form)) { field throws(SourceError) in
      let fields = try record.value.index.fields(field)
      return try record.value.read(fields).host(fields)
    }
  }
}

/// The keys of a host.
private struct HostParts: Sendable {
  var icon: Icon?
  var color: Color?
  var width: Double?
  var height: Double?
  var size: Size?

  static func record(_ files: EntryFiles) -> Record<HostParts> {
    Record(
      "host", for: Host.self, blank: HostParts(),
      keys: [
        .optional("icon", { $1(&$0.icon) }, "The SVG or PNG file, or data URL, that is drawn.") { parts in
          .icon(files, color: parts.color)
        },
        .optional(
          "color", { $1(&$0.color) }, .color, "The colour of the icon's parts in `currentColor` or without a `fill`."),
        .optional(
          "width", { $1(&$0.width) }, .length, "The width. By default the icon's, or in proportion to the height."),
        .optional(
          "height", { $1(&$0.height) }, .length, "The height. By default the icon's, or in proportion to the width."),
        .optional("size", { $1(&$0.size) }, .size, "The width and the height in one, such as `96x96`."),
      ]
    ).short(
      ShortForm(example: "96x96", keys: ["icon", "width", "height"]) { text in
        guard isSize(text) else { return [("icon", .text(text))] }
        let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { String($0) }
        return sides.count == 2 ? [("width", .text(sides[0])), ("height", .text(sides[1]))] : nil
      })
  }

  /// Whether a text is meant as a size: it has a digit, and only characters of numbers and multiplication.
  private static func isSize(_ text: String) -> Bool {
    text.contains { $0.isASCII && $0.isNumber }
      && text.allSatisfy { $0.isASCII && $0.isNumber || "xX×*.+- ".contains($0) }
  }

  func host(_ fields: Fields) throws(SourceError) -> Host {
    if let size = fields["size"], let other = ["width", "height"].first(where: { fields[$0] != nil }) {
      throw size.error(.exclusiveKeys(context: fields.context, keys: [other, "size"]))
    }
    guard let icon, let file = fields["icon"] else {
      if size == nil, width == nil, height == nil, let color = fields["color"] {
        throw color.error(.missingKey(key: "icon", context: fields.context))
      }
      if size == nil { for key in ["width", "height"] { _ = try fields.required(key).text() } }
      return Host(size: size ?? Size(width ?? 0, height ?? 0), anchor: .topTrailing)
    }
    let ratio = icon.size.height / icon.size.width
    let size =
      size
      ?? Size(
        width ?? height.map { $0 / ratio } ?? icon.size.width, height ?? width.map { $0 * ratio } ?? icon.size.height)
    return try file.accepted { () throws(BadgeError) in try Host(icon: icon, size: size) }
  }
}

extension Codec where Value == Size {
  /// A width and a height, such as `96x48`.
  fileprivate static let size = reading(.text("widthxheight")) { field throws(SourceError) in
    let text = try field.text()
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2 else { throw field.error(.badShortForm(text: text, example: "96x96")) }
    func side(_ part: Substring) throws(SourceError) -> Double {
      try field.with(.text(String(part))).number(in: Field.length)
    }
    return Size(try side(parts[0]), try side(parts[1]))
  }
}

extension Codec where Value == Icon {
  /// An SVG or a PNG in a file or a data URL.
  static func icon(_ files: EntryFiles, color: Color?) -> Codec {
    reading(.text("file")) { field throws(SourceError) in try files.icon(field, color: color) }
  }

  /// The same, or the name of a logo.
  static func logo(_ files: EntryFiles, color: Color?, isOnLight: Bool) -> Codec {
    reading(.text("file")) { field throws(SourceError) in
      try files.logo(field, color: color, isOnLight: isOnLight)
    }
  }
}
