import Cartouche
import LookFiles

/// Reads the entries of a manifest.
struct EntryReader {
  var defaults: EntrySettings
  private var badges: BadgeReader

  init(defaults: EntrySettings, looks: ManifestLooks) {
    self.defaults = defaults
    badges = BadgeReader(looks: looks)
  }

  private static let kinds = ["pill", "hub", "cell", "status", "table"]

  mutating func entry(_ field: Field, names: inout FileNames) throws(SourceError) -> ManifestEntry {
    let fields = try field.map("badge", keys: ["file", "title"] + EntrySettings.keys + Self.kinds)
    let fileField = try fields.required("file")
    let file = try names.add(fileField, extension: ".svg")
    let settings = try defaults.changed(by: fields)
    guard let kind = try fields.oneOf(Self.kinds), let value = fields[kind.key] else {
      throw field.error(.missingKind(context: fields.context, expected: Self.kinds))
    }
    if kind.key != "status" && fields["alignWidths"]?.node.content != .text("false") {
      try fields.refuse(["alignWidths"], because: .otherKind)
    }
    var badge = try badge(value, kind: kind.key, settings)
    badge.options.scale = settings.scale
    badge.options.colorScheme = settings.colorScheme
    badge.options.title = try fields["title"]?.title()
    return ManifestEntry(
      file: file, badge: badge, profile: settings.profile,
      requests: BadgeRequest.all(of: badge, entry: field, value: value), alignment: settings.alignment,
      position: kind.position, filePosition: fileField.node.position, path: value.path)
  }

  private mutating func badge(
    _ field: Field, kind: String, _ settings: EntrySettings
  ) throws(SourceError) -> any Badge {
    switch kind {
    case "pill": try badges.pill(field)
    case "hub": try badges.hub(field)
    case "cell": try badges.cell(field)
    case "status": try badges.status(field, in: settings)
    default: try badges.table(field)
    }
  }
}
