/// A class of typefaces with similar proportions. A family without its own figures is measured by its class, and a
/// reader without the family sees another one of the class.
package enum FontClass: String, Sendable, CaseIterable {
  /// Letters without serifs: measured as Helvetica and Arial.
  case sansSerif = "sans-serif"
  /// Letters with serifs: measured as Times New Roman.
  case serif
  /// Letters of equal width: measured as Courier New, .6 em each.
  case monospace

  /// The class of the first family with a known class; sans-serif if there is none.
  package init(of families: [String]) {
    for name in families.prefix(Self.mostFamilies) where name.utf8.count <= Self.longestName {
      guard let known = FontClass(named: name) else { continue }
      self = known
      return
    }
    self = .sansSerif
  }

  /// The maximum number of families whose names are looked at, since a name takes much longer to look at than to write.
  static let mostFamilies = 100

  /// The maximum length of a name that is looked at, in bytes: no typeface's is longer.
  static let longestName = 200

  /// The class of a family: of a known family, or else the class in its name; nil if there is none.
  package init?(named name: String) {
    if BuiltinFace.Family(named: name) != nil {
      self = .sansSerif
      return
    }
    let name = name.lowercased()
    if let known = NamedFamily.all[name] {
      self = known.fontClass
      return
    }
    let words = name.split { !$0.isLetter }
    func names(_ parts: [String]) -> Bool {
      words.contains { word in word.indices.contains { start in parts.contains { word[start...].starts(with: $0) } } }
    }
    let isMono = words.contains { $0.hasSuffix("mono") } || words.last == "code"
    if isMono || names(["monospace", "courier", "consol", "typewriter", "terminal", "fixed"]) {
      self = .monospace
    } else if names(["sans", "gothic", "grotesk", "grotesque"]) {
      self = .sansSerif
    } else if names(["serif", "roman", "slab"]) {
      self = .serif
    } else {
      return nil
    }
  }
}
