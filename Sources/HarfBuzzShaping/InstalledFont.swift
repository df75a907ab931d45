internal import Typesetting

/// What Fontconfig knows about a face without opening its file.
struct InstalledFont: Hashable {
  /// The names of the family, possibly in several languages.
  var families: [String]

  /// The path of the file.
  var file: String

  /// The index of the face in a collection, from 0.
  var face: Int

  /// The number of the named instance of a variable font, from 1; 0 for none.
  var instance: Int

  /// The weight on Fontconfig's scale: 80 is regular, 200 bold.
  var weight: Int

  /// The width, as a percentage of the normal width.
  var width: Int

  /// 0 for upright letters.
  var slant: Int

  /// The version in the font's `head` table.
  var version: Int

  /// Whether it has outlines, and not only bitmaps. Those of a font in colours may be empty.
  var hasOutlines = true

  /// Whether this face has the name; the case of ASCII letters is ignored.
  func isNamed(_ name: String) -> Bool {
    families.contains { $0.utf8.elementsEqual(name.utf8, by: { Self.folded($0) == Self.folded($1) }) }
  }

  private static func folded(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}

extension InstalledFont {
  /// The best face of a family for a weight.
  ///
  /// Upright before slanted, normal width before others, then the nearest weight, then the newest version. If all of
  /// these are equal, the order of file names decides, so that the choice is always the same.
  static func best(of fonts: [InstalledFont], weight: Font.Weight) -> InstalledFont? {
    fonts.min { $0.rank(for: weight).lexicographicallyPrecedes($1.rank(for: weight)) || $0.isTied($1, weight) }
  }

  private func isTied(_ other: InstalledFont, _ weight: Font.Weight) -> Bool {
    rank(for: weight) == other.rank(for: weight) && (file, face, instance) < (other.file, other.face, other.instance)
  }

  private func rank(for wanted: Font.Weight) -> [Int] {
    [slant == 0 ? 0 : 1, abs(width - 100), distance(to: wanted), -version]
  }

  /// A weight on Fontconfig's scale.
  static func fontconfigWeight(_ weight: Font.Weight) -> Int {
    switch weight {
    case .thin: 0
    case .extraLight: 40
    case .light: 50
    case .regular: 80
    case .medium: 100
    case .semibold: 180
    case .bold: 200
    case .extraBold: 205
    case .black: 210
    }
  }

  /// The distance of the weight from the requested one. As in CSS, a weight up to medium prefers lighter weights and any
  /// other heavier ones, but for regular, those up to medium come before all lighter ones.
  private func distance(to wanted: Font.Weight) -> Int {
    let target = Self.fontconfigWeight(wanted)
    let distance = abs(weight - target)
    if weight == target || wanted == .regular && (target...100).contains(weight) { return distance }
    return (wanted.isBold == (weight > target) ? 1000 : 2000) + distance
  }
}
