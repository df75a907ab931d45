import BadgeExport
import Cartouche
import KeyTables
import LookFiles
import Messages
import SourceTree

extension Codec where Value == LinkDestination {
  /// An address to which a part of a badge leads.
  static var link: Codec {
    reading(.text("address")) { field throws(SourceError) in
      let text = try field.text()
      return try field.accepted { () throws(LinkDestination.Problem) in try LinkDestination(parsing: text) }
    }
  }
}

extension Codec where Value == CountLocale {
  /// A locale by its tag.
  static var locale: Codec {
    reading(.text("tag")) { field throws(SourceError) in
      let text = try field.text()
      return try field.accepted { () throws(BadgeError) in try CountLocale(parsing: text) }
    }
  }
}

extension Codec where Value == Count {
  /// A count for which a hub keeps room: `99`, or `99+` for what a hub with this limit shows of more.
  static var reservedCount: Codec {
    let number = Codec.integer(1...999_999_999)
    return reading(.any([number.form(), .text("99+")])) { field throws(SourceError) in
      guard case .text(let text) = field.node.content, text.hasSuffix("+") else { return try number.read(field) }
      return try number.read(field.with(.text(String(text.dropLast())))) + 1
    }
  }
}

extension Codec where Value == TitlePattern {
  /// A title for a count: one text with bars between the forms, or the forms by their names.
  static var titlePattern: Codec {
    let names = PluralCategory.allCases.map { $0.rawValue }
    let keys = names.map { name in
      KeyForm(name, .text("text"), "The title for a count of this form.", isRequired: name == "other")
    }
    let over = KeyForm("over", .text("text"), "The title for a count above the limit.")
    return reading(.any([.text("forms"), .map(MapForm(type: TitlePattern.self, keys: keys + [over]))])) {
      field throws(SourceError) in
      switch field.node.content {
      case .text(let text):
        return try field.accepted { () throws(BadgeError) in try TitlePattern(parsing: text) }
      case .map:
        let fields = try field.map("title pattern", keys: names + ["over"])
        _ = try fields.required(PluralCategory.other.rawValue)
        var forms: [PluralCategory: String] = [:]
        for category in PluralCategory.allCases { forms[category] = try fields[category.rawValue]?.text() }
        let over = try fields["over"]?.text()
        return try field.accepted { () throws(BadgeError) in try TitlePattern(forms, over: over) }
      case .list, .nothing: throw field.wrongForm(.text, .map)
      }
    }
  }
}

extension Codec where Value == String {
  /// A text for screen readers, which must not be empty.
  static var title: Codec {
    reading(.text("text")) { field throws(SourceError) in
      let text = try field.text()
      guard text.contains(where: { !$0.isWhitespace }) else { throw field.error(.emptyText(key: "title")) }
      return text
    }
  }

  /// What ids may begin with.
  static var idPrefix: Codec {
    reading(.text("prefix")) { field throws(SourceError) in
      let prefix = try field.text()
      guard OutputProfile.isIDPrefix(prefix) else { throw field.error(.badIDPrefix(text: prefix)) }
      return prefix
    }
  }
}

extension Codec where Value == [ExportFormat] {
  /// Formats of exports: a list, or a text with commas between them.
  static var exports: Codec {
    let format = Codec<ExportFormat>.word("format of exports")
    return reading(.any([.text("formats"), .list(format.form(), atLeast: 0)])) { field throws(SourceError) in
      guard case .text(let text) = field.node.content else { return try format.list().read(field) }
      var formats: [ExportFormat] = []
      for part in text.split(separator: ",", omittingEmptySubsequences: false) {
        let word = String(part.drop { $0 == " " })
        let node = SourceNode(content: .text(word), position: field.node.position)
        formats.append(try format.read(Field(root: node, path: field.path)))
      }
      return formats
    }
  }
}

extension Codec where Value == Point {
  /// An offset to the right and downwards, in points.
  static let offset = map(
    by: Record(
      "offset", for: Offset.self, blank: Point.zero,
      keys: [
        .withDefault("x", { $1(&$0.x) }, .coordinate, "Towards the trailing edge."),
        .withDefault("y", { $1(&$0.y) }, .coordinate, "Downwards."),
      ]
    ).short(.values("4,-2", of: "x", "y")))
}

/// The name of offsets in schema and reference.
struct Offset: Sendable {}

extension Codec where Value == Overlap {
  /// How far a badge overlaps its host, where a corner may be `12,-4`.
  static let placedOverlap = reading(
    .any([Codec.overlap.form(), .text("x,y")])
  ) { field throws(SourceError) in
    guard case .text(let text) = field.node.content, text.contains(",") else { return try Codec.overlap.read(field) }
    let corner = try Codec<Point>.offset.read(field)
    return .corner(x: corner.x, y: corner.y)
  }
}

extension Codec where Value == FontChoice {
  /// The parts of a font that differ from the look's.
  static let fontChoice = map(
    by: Record(
      "font", blank: FontChoice(),
      keys: [
        .optional("family", { $1(&$0.families) }, .familyOrFamilies, "The font's families, in order of preference."),
        .optional("size", { $1(&$0.size) }, .length, "The font's size."),
        .optional("weight", { $1(&$0.weight) }, .weight, "The font's weight."),
      ]
    ).short(.list("Verdana, Arial", of: "family")))
}

extension Codec where Value == [String] {
  fileprivate static let familyOrFamilies = reading(.any([.family, families.form()])) { field throws(SourceError) in
    guard case .text = field.node.content else { return try families.read(field) }
    return try families.read(Field(root: SourceNode(content: .list([field.node]), position: field.node.position)))
  }
}
