import Cartouche
import KeyTables
import SourceTree

extension Pill {
  /// The keys of a pill, on a host or in a row of a table.
  static func record(_ files: EntryFiles, inRow: Bool = false) -> Record<Pill> {
    let keys: [Key<Self>] =
      [
        .required("text", { $1(&$0.text) }, .text(), "The text. An empty one draws nothing."),
        .optional(
          "maxCharacters", { $1(&$0.maximumCharacters) }, .integer(1 ... .max),
          "The maximum number of characters, including an ellipsis."),
        .look({ $1(&$0.look) }, files), .part("style", { $1(&$0.style) }, BadgeStyle.record),
      ] + (inRow ? [] : Key.place(files))
    return inRow
      ? Record("pill in a row", for: RowPill.self, blank: Pill(""), keys: keys)
      : Record("pill", blank: Pill(""), keys: keys)
  }
}

/// The name of pills in rows in schema and reference.
struct RowPill: Sendable {}

extension Pill: EntryBadge {
  static let exclusions: [Exclusion] = [.look, .host]
  static var companions: [String: [String]] { Host.companions }

  static func record(in tables: EntryTables) -> Record<Pill> { tables.pill.value }

  func ineffectiveKeys(_ fields: Fields, _ settings: EntrySettings) -> [IneffectiveKey] {
    var found = ineffectiveOnHost(fields) + ineffectiveOnLightPages(fields, settings)
    if losesPulse { found += fields.ineffective(["animation"], .translucentPulse) }
    if look.ribbon != nil {
      // A ribbon at the top is where one without a place is.
      let place = host?.anchor == .top ? ["at"] : []
      found += fields.ineffective(place + ["overlap", "growth", "keepInside"], .ribbon)
    } else {
      found += ineffectiveInMiddle(fields)
    }
    guard look.dot != nil && style.text == .knockout else { return found + ineffectiveWithoutFill(fields) }
    return found + fields.ineffective(["textColor"], .dot)
  }
}

extension Host {
  /// The keys of a host.
  fileprivate static let keys = ["host", "on"]
  /// The keys of a place, each of which needs a host.
  static let companions = Dictionary(
    uniqueKeysWithValues: ["at", "overlap", "growth", "keepInside", "moved"].map { ($0, keys) })
}

extension StyledBadge {
  /// The colours of border and halo for dark pages, in a picture for light ones.
  func ineffectiveOnLightPages(_ fields: Fields, _ settings: EntrySettings) -> [IneffectiveKey] {
    guard style.border != nil || style.halo != nil, settings.isForLightPages(self) else { return [] }
    return ["border", "halo"].flatMap { fields[$0]?.anyKeys?.ineffective(["darkColor"], .lightPages) ?? [] }
  }

  /// A gap that would be cut out of nothing, and a colour of nothing.
  func ineffectiveOnHost(_ fields: Fields) -> [IneffectiveKey] {
    guard host?.nodes.isEmpty ?? true else { return [] }
    let color = Host.keys.flatMap { fields[$0]?.anyKeys?.ineffective(["color"], .noHostDrawing) ?? [] }
    guard let halo = style.halo, halo.color == nil else { return color }
    return color + fields.ineffective(["halo"], .noHostDrawing)
  }

  /// A text that would be cut out of nothing.
  func ineffectiveWithoutFill(_ fields: Fields) -> [IneffectiveKey] {
    guard style.text == .knockout, let fill = style.fill, !fill.isVisible else { return [] }
    return fields.ineffective(["textColor"], .noFill)
  }

  /// An overlap in the middle of the host, which is the same place for each.
  func ineffectiveInMiddle(_ fields: Fields) -> [IneffectiveKey] {
    host?.anchor == .center ? fields.ineffective(["overlap"], .middle) : []
  }
}
