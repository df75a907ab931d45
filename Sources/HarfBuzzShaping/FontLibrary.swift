internal import CFontLibraries
internal import Typesetting

/// The fonts installed on this machine, as Fontconfig lists them. Its settings are released with this value.
@safe
final class FontLibrary {
  private let fontconfig: Fontconfig
  private let configuration: OpaquePointer?
  private lazy var fonts = listed()

  init() throws(ShapingError) {
    unsafe fontconfig = try Libraries.fontconfig()
    unsafe configuration = fontconfig.pointee.FcInitLoadConfigAndFonts()
  }

  deinit {
    if let configuration = unsafe configuration { unsafe fontconfig.pointee.FcConfigDestroy(configuration) }
  }

  /// The face of the family with exactly this name, in none of these files; nil if it is not installed.
  func font(named name: String, weight: Font.Weight, besides unread: Set<String> = []) -> InstalledFont? {
    InstalledFont.best(
      of: fonts.filter { $0.hasOutlines && $0.isNamed(name) && !unread.contains($0.file) }, weight: weight)
  }

  /// Those of the families of which a font without outlines is installed.
  func withoutOutlines(among families: [String]) -> [String] {
    families.filter { name in fonts.contains { !$0.hasOutlines && $0.isNamed(name) } }
  }

  /// The faces that Fontconfig substitutes for families that are not installed, the best first.
  func substitutes(for families: [String], weight: Font.Weight, limit: Int) -> [InstalledFont] {
    fallbacks(for: families, weight: weight).fonts(with: [], limit: limit)
  }

  /// All fonts with outlines, those most similar to the families first.
  func fallbacks(for families: [String], weight: Font.Weight) -> FallbackList {
    guard let pattern = unsafe fontconfig.pointee.FcPatternCreate() else {
      return unsafe FallbackList(fontconfig, nil)
    }
    defer { unsafe fontconfig.pointee.FcPatternDestroy(pattern) }
    for family in families { _ = unsafe fontconfig.pointee.FcPatternAddString(pattern, FC_FAMILY, family) }
    _ = unsafe fontconfig.pointee.FcPatternAddInteger(
      pattern, FC_WEIGHT, Int32(InstalledFont.fontconfigWeight(weight)))
    _ = unsafe fontconfig.pointee.FcPatternAddBool(pattern, FC_OUTLINE, FcBool(1))
    // Without a language, the language of the environment would influence the choice of fonts.
    _ = unsafe fontconfig.pointee.FcPatternAddString(pattern, FC_LANG, "en")
    _ = unsafe fontconfig.pointee.FcConfigSubstitute(configuration, pattern, FcMatchPattern)
    unsafe fontconfig.pointee.FcDefaultSubstitute(pattern)
    var result = FcResultMatch
    return unsafe FallbackList(
      fontconfig, fontconfig.pointee.FcFontSort(configuration, pattern, FcBool(0), nil, &result))
  }

  private func listed() -> [InstalledFont] {
    guard let pattern = unsafe fontconfig.pointee.FcPatternCreate(),
      let properties = unsafe fontconfig.pointee.FcObjectSetCreate()
    else { return [] }
    defer {
      unsafe fontconfig.pointee.FcObjectSetDestroy(properties)
      unsafe fontconfig.pointee.FcPatternDestroy(pattern)
    }
    for property in InstalledFont.properties { _ = unsafe fontconfig.pointee.FcObjectSetAdd(properties, property) }
    guard let set = unsafe fontconfig.pointee.FcFontList(configuration, pattern, properties) else { return [] }
    defer { unsafe fontconfig.pointee.FcFontSetDestroy(set) }
    return (0..<Int(unsafe set.pointee.nfont)).compactMap { index in
      unsafe set.pointee.fonts[index].flatMap { unsafe InstalledFont(fontconfig, $0) }
    }
  }
}

/// Fonts in the order in which they are tried for a missing glyph, with the characters of each.
@safe
final class FallbackList {
  private let fontconfig: Fontconfig
  private let set: UnsafeMutablePointer<FcFontSet>?

  fileprivate init(_ fontconfig: Fontconfig, _ set: UnsafeMutablePointer<FcFontSet>?) {
    unsafe self.fontconfig = fontconfig
    unsafe self.set = unsafe set
  }

  deinit {
    if let set = unsafe set { unsafe fontconfig.pointee.FcFontSetDestroy(set) }
  }

  /// The first fonts, at most `limit`, that have all of the scalars.
  func fonts(with scalars: [UInt32], limit: Int) -> [InstalledFont] {
    guard let set = unsafe set else { return [] }
    var found: [InstalledFont] = []
    for index in 0..<Int(unsafe set.pointee.nfont) where found.count < limit {
      guard let pattern = unsafe set.pointee.fonts[index], unsafe has(scalars, pattern) else { continue }
      if let font = unsafe InstalledFont(fontconfig, pattern), font.hasOutlines { found.append(font) }
    }
    return found
  }

  private func has(_ scalars: [UInt32], _ pattern: OpaquePointer) -> Bool {
    var characters: OpaquePointer?
    guard unsafe fontconfig.pointee.FcPatternGetCharSet(pattern, FC_CHARSET, 0, &characters) == FcResultMatch else {
      return false
    }
    return scalars.allSatisfy { unsafe fontconfig.pointee.FcCharSetHasChar(characters, $0) != 0 }
  }
}

extension InstalledFont {
  fileprivate static let properties = [
    FC_FAMILY, FC_FILE, FC_INDEX, FC_WEIGHT, FC_WIDTH, FC_SLANT, FC_FONTVERSION, FC_OUTLINE, FC_VARIABLE,
  ]

  /// The contents of a pattern; nil for a variable font as a whole.
  fileprivate init?(_ fontconfig: Fontconfig, _ pattern: OpaquePointer) {
    func integer(_ property: String, _ missing: Int) -> Int {
      var value: Int32 = 0
      return unsafe fontconfig.pointee.FcPatternGetInteger(pattern, property, 0, &value) == FcResultMatch
        ? Int(value) : missing
    }
    func isSet(_ property: String) -> Bool {
      var value: FcBool = 0
      return unsafe fontconfig.pointee.FcPatternGetBool(pattern, property, 0, &value) == FcResultMatch && value == 1
    }
    func text(_ property: String, _ index: Int32) -> String? {
      var value: UnsafeMutablePointer<UInt8>?
      guard unsafe fontconfig.pointee.FcPatternGetString(pattern, property, index, &value) == FcResultMatch else {
        return nil
      }
      return unsafe value.map { unsafe String(cString: $0) }
    }
    guard !isSet(FC_VARIABLE), let file = text(FC_FILE, 0) else { return nil }
    var families: [String] = []
    while let family = text(FC_FAMILY, Int32(families.count)) { families.append(family) }
    let index = integer(FC_INDEX, 0)
    self.init(
      families: families, file: file, face: index & 0xFFFF, instance: index >> 16, weight: integer(FC_WEIGHT, 80),
      width: integer(FC_WIDTH, 100), slant: integer(FC_SLANT, 0), version: integer(FC_FONTVERSION, 0),
      hasOutlines: isSet(FC_OUTLINE))
  }
}
