import Cartouche
import LookFiles

extension Hub {
  /// The keys of a hub, on a host or in a row of a table.
  static func record(_ files: EntryFiles, inRow: Bool = false) -> Record<Hub> {
    Record(
      inRow ? "hub in a row" : "hub", for: inRow ? RowHub.self : Hub.self, blank: Hub(1),
      keys: [
        .optional(
          "count", \.count, .integer(.min ... .max),
          "The count. Zero or less draws nothing; a dot and a blank circle need none."
        ).withoutDefault,
        .optional("form", \.form, .word("form"), "What is shown of the count."),
        .optional("limit", \.limit, .integer(1 ... .max), "The largest count that is shown in full."),
        .optional("showZero", \.showsZero, .flag, "Show a count of zero as well."),
        .optional(
          "scaled", \.magnification, .number(Field.length),
          "The scale of the hub about its centre. By default 1, and less on small hosts."),
        .optional(
          "locale", \.locale, .locale, "The language of the digits and plural rules: ar, pt-PT, hi-u-nu-deva."),
        .optional("grouping", \.groupsDigits, .flag, "Group the digits of a large count: 1,234."),
        .optional(
          "titlePattern", \.titlePattern, .titlePattern,
          "A title for the count: '{count} message|{count} messages', or by name: 'one=…|few=…|other=…|over=…'."),
        .look(\.look, files), .part("style", \.style, BadgeStyle.record),
      ]
        + (inRow
          ? []
          : [
            .optional(
              "reserve", \.reservedCount, .reservedCount,
              "The largest count whose picture has the same size: 99, or 99+ for more than that.")
          ] + Key.place(files)))
  }
}

/// The name of hubs in rows in schema and reference.
struct RowHub: Sendable {}

extension Hub: EntryBadge {
  static let exclusions: [Exclusion] = [.look]
  static var companions: [String: String] { Host.companions }

  static func record(in tables: EntryTables) -> Record<Hub> { tables.hub.value }

  func check(_ fields: Fields) throws(SourceError) {
    if form == nil || form == .count { _ = try fields.required("count").text() }
  }

  func ineffectiveKeys(_ fields: Fields, _ settings: EntrySettings) -> [IneffectiveKey] { ineffectiveOnHost(fields) }
}
