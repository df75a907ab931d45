import Cartouche
import KeyTables
import SourceTree

extension Hub {
  /// The keys of a hub, on a host or in a row of a table.
  static func record(_ files: EntryFiles, inRow: Bool = false) -> Record<Hub> {
    let keys: [Key<Self>] =
      [
        .withDefault(
          "count", { $1(&$0.count) }, .integer(.min ... .max),
          "The count. Zero or less draws nothing; a dot and a blank circle need none."
        ).withoutDefault,
        .optional(
          "form", { $1(&$0.form) }, .word("form"), "What is shown of the count. By default that of the look."),
        .optional(
          "limit", { $1(&$0.limit) }, .integer(1 ... .max),
          "The largest count that is shown in full. By default that of the look."),
        .withDefault("showZero", { $1(&$0.showsZero) }, .flag, "Show a count of zero as well."),
        .optional(
          "scaled", { $1(&$0.magnification) }, .number(Field.length),
          "The scale of the hub about its centre. By default 1, and less on small hosts."),
        .optional(
          "locale", { $1(&$0.locale) }, .locale, "The language of the digits and plural rules: ar, pt-PT, hi-u-nu-deva."
        ),
        .withDefault("grouping", { $1(&$0.groupsDigits) }, .flag, "Group the digits of a large count: 1,234."),
        .optional(
          "titlePattern", { $1(&$0.titlePattern) }, .titlePattern,
          "A title for the count: '{count} message|{count} messages', or by name: 'one=…|few=…|other=…|over=…'."),
        .look({ $1(&$0.look) }, files), .part("style", { $1(&$0.style) }, BadgeStyle.record),
      ]
      + (inRow
        ? []
        : [
          .optional(
            "reserve", { $1(&$0.reservedCount) }, .reservedCount,
            "The largest count whose picture has the same size: 99, or 99+ for more than that.")
        ] + Key.place(files))
    return inRow
      ? Record("hub in a row", for: RowHub.self, blank: Hub(1), keys: keys)
      : Record("hub", blank: Hub(1), keys: keys)
  }
}

/// The name of hubs in rows in schema and reference.
struct RowHub: Sendable {}

extension Hub: EntryBadge {
  static let exclusions: [Exclusion] = [.look, .host]
  static var companions: [String: [String]] { Host.companions }

  static func record(in tables: EntryTables) -> Record<Hub> { tables.hub.value }

  func check(_ fields: Fields) throws(SourceError) {
    if (form ?? look.form) == .count { _ = try fields.required("count").integer() }
  }

  func ineffectiveKeys(_ fields: Fields, _ settings: EntrySettings) -> [IneffectiveKey] {
    var found = ineffectiveOnHost(fields) + ineffectiveOnLightPages(fields, settings) + unusedForms(fields)
    if losesPulse { found += fields.ineffective(["animation"], .translucentPulse) }
    if host?.anchor == .center {
      // What a hub on a small host keeps of its size depends on the overlap.
      var other = self
      other.host?.overlap = nil
      if fit == other.fit { found += ineffectiveInMiddle(fields) }
    }
    let form = form ?? look.form
    guard form != .count else { return found + ineffectiveWithoutFill(fields) }
    let isInk = form == .dot && look.mark != nil
    let hasTitle = titlePattern != nil && fields.has("count")
    return found
      + fields.ineffective(
        ["font", "reserve", "growth"] + (isInk ? [] : ["textColor"])
          + (hasTitle ? [] : ["titlePattern", "limit", "locale", "grouping"]), .noCount)
  }

  /// The forms of the title that its language does not have.
  private func unusedForms(_ fields: Fields) -> [IneffectiveKey] {
    guard let titlePattern, fields.has("count"), let field = fields["titlePattern"] else { return [] }
    let locale = locale ?? .english
    let known = locale.categories.map { $0.rawValue }
    return titlePattern.unusedForms(in: locale).map { form in
      let own = field.node.entries[form.rawValue]
      let entry = SourceEntry(key: form.rawValue, position: own?.position ?? field.node.position, value: field.node)
      return IneffectiveKey(path: field.path, entry: entry, reason: .unusedForm(in: locale.tag, having: known))
    }
  }
}
