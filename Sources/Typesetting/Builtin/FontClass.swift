/// The kinds of typefaces that have much the same proportions. A family without figures of its own is measured by its
/// class, and a reader who lacks the family sees another one of it.
package enum FontClass: String, Sendable, CaseIterable {
  /// Letters without strokes at their ends: measured as Helvetica and Arial.
  case sansSerif = "sans-serif"
  /// Letters with strokes at their ends: measured as Times New Roman.
  case serif
  /// Letters that are all equally wide: measured as Courier New, .6 em each.
  case monospace

  /// The class that the first family of a font belongs to whose class is known; sans-serif where none is.
  package init(of families: [String]) {
    self = families.lazy.compactMap(FontClass.init(named:)).first ?? .sansSerif
  }

  /// The class of a family: of one that is known, or else by what its name says; nil where it says nothing.
  package init?(named name: String) {
    let name = name.lowercased()
    if let known = NamedFamily.all[name] {
      self = known.fontClass
      return
    }
    let words = name.split { !$0.isLetter }
    func names(_ parts: [String]) -> Bool { words.contains { word in parts.contains { word.contains($0) } } }
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
