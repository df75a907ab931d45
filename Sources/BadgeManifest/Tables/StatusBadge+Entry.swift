import BadgeExport
import Cartouche
import KeyTables
import SourceTree

extension StatusBadge: EntryBadge {
  static let exclusions: [Exclusion] = [
    .look, Exclusion("style", excludes: "look", "lookFile"), Exclusion("edition", excludes: "look", "lookFile"),
    Exclusion("messages", excludes: "message", "color", "darkColor", "messageLink", "progress"),
    Exclusion("thresholds", excludes: "color", "darkColor", "fill"),
    Exclusion("colors", excludes: "color", "darkColor", "fill", "thresholds"),
    Exclusion("fill", excludes: "color", "darkColor"), Exclusion("minWidth", excludes: "width"),
  ]

  static func record(in tables: EntryTables) -> Record<StatusBadge> { tables.status.value }

  /// What bubbles do not show.
  private static let keysOfColors = [
    "color", "darkColor", "labelColor", "darkLabelColor", "fill", "thresholds", "colors", "progress",
  ]

  func check(_ fields: Fields) throws(SourceError) {
    if !fields.has("messages") && !fields.has("value") { _ = try fields.required("message").text() }
    for key in ["fill", "thresholds", "colors"] {
      guard let paint = fields[key] else { continue }
      for message in fields.messages {
        guard let other = ["color", "darkColor"].first(where: { message[$0] != nil }) else { continue }
        throw paint.error(.exclusiveKeys(context: fields.context, keys: [other, key]))
      }
    }
  }

  func ineffectiveKeys(_ fields: Fields, _ settings: EntrySettings) -> [IneffectiveKey] {
    let isLight = settings.isForLightPages(self)
    var darkKeys = ["darkColor", "darkLabelColor"]
    if isLight, label.darkColor != nil {
      // A blank label is there if it has a colour in any scheme, so that the badge is as wide in each.
      var plain = self
      plain.label.darkColor = nil
      if plain.hasLabel != hasLabel { darkKeys.removeLast() }
    }
    func hidden(in part: Fields) -> [IneffectiveKey] {
      (look.body == .bubbles ? part.ineffective(Self.keysOfColors, .bubbles) : [])
        + (isLight ? part.ineffective(darkKeys, .lightPages) : [])
    }
    let found = hidden(in: fields) + fields.messages.flatMap(hidden)
    guard messages.contains(where: { $0.link != nil }), !hasLabel else { return found }
    return found + fields.ineffective(["link"], .noLabel)
  }
}

extension Fields {
  /// The keys of each of the messages of a status badge.
  fileprivate var messages: [Fields] {
    guard let elements = try? self["messages"]?.list() else { return [] }
    return elements.compactMap { $0.anyKeys }
  }
}
