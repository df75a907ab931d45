import Cartouche
import LookFiles

/// The keys of an entry beside its badge, which `defaults` can set for all entries.
struct EntrySettings {
  static let keys = [
    "profile", "precision", "scale", "idPrefix", "colorScheme", "outlineText", "expandStrokes", "nonzero",
    "alignWidths", "animations",
  ]

  var kind = OutputProfile.Kind.web
  var precision: Int?
  var scale = 1.0
  var idPrefix = ""
  var colorScheme: OutputColorScheme?
  var outlinesText = false
  var expandsStrokes = false
  var fillsNonzero = false
  var alignment: String?
  var animations = OutputProfile.Animations.css

  /// The output options for a file with these settings.
  var profile: OutputProfile {
    var profile = OutputProfile(kind).idPrefix(idPrefix).animations(animations)
    if let precision { profile = profile.precision(precision) }
    if outlinesText { profile = profile.outliningText() }
    if expandsStrokes { profile = profile.expandingStrokes() }
    if fillsNonzero { profile = profile.fillingNonzero() }
    return profile
  }

  init(defaults: Field?) throws(SourceError) {
    guard let defaults else { return }
    try read(defaults.map("defaults", keys: Self.keys))
  }

  /// These settings, replaced by those that an entry sets.
  func changed(by fields: Fields) throws(SourceError) -> EntrySettings {
    var copy = self
    try copy.read(fields)
    return copy
  }

  private mutating func read(_ fields: Fields) throws(SourceError) {
    if let field = fields["profile"] { kind = try field.choice("profile") }
    if let field = fields["outlineText"] { outlinesText = try field.flag() }
    if let field = fields["expandStrokes"] { expandsStrokes = try field.flag() }
    if let field = fields["animations"] { animations = try field.choice("form of movements") }
    if let field = fields["nonzero"] { fillsNonzero = try field.flag() }
    if let field = fields["alignWidths"] {
      let group = try field.text()
      alignment = group == "false" ? nil : group
    }
    if let field = fields["precision"] { precision = try field.integer(in: 0...6) }
    if let field = fields["scale"] { scale = try field.number(in: Field.length) }
    if let field = fields["colorScheme"] { colorScheme = try field.choice("colour scheme") }
    if let field = fields["idPrefix"] {
      let prefix = try field.text()
      guard OutputProfile.isIDPrefix(prefix) else { throw field.error(.badIDPrefix(text: prefix)) }
      idPrefix = prefix
    }
  }
}
