import Cartouche
import LookFiles

/// What an entry says besides its badge, and what `defaults` may say for all entries.
struct EntrySettings {
  static let keys = ["profile", "precision", "scale", "idPrefix"]

  var profile = ProfileName.web
  var precision: Int?
  var scale = 1.0
  var idPrefix = ""

  init(defaults: Field?) throws(SourceError) {
    guard let defaults else { return }
    try read(defaults.map("defaults", keys: Self.keys))
  }

  /// These settings with what an entry says instead.
  func changed(by fields: Fields) throws(SourceError) -> EntrySettings {
    var copy = self
    try copy.read(fields)
    return copy
  }

  private mutating func read(_ fields: Fields) throws(SourceError) {
    if let field = fields["profile"] { profile = try field.choice("profile") }
    if let field = fields["precision"] { precision = try field.integer(in: 0...6) }
    if let field = fields["scale"] { scale = try field.number(in: Field.length) }
    if let field = fields["idPrefix"] {
      let prefix = try field.text()
      guard OutputProfile.isIDPrefix(prefix) else { throw field.error(.badIDPrefix(text: prefix)) }
      idPrefix = prefix
    }
  }
}
