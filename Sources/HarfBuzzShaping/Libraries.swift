internal import CFontLibraries
internal import Typesetting

typealias HarfBuzz = UnsafePointer<HarfBuzzFunctions>
typealias FriBidi = UnsafePointer<FriBidiFunctions>
typealias Fontconfig = UnsafePointer<FontconfigFunctions>

/// The functions of the libraries that set text in fonts. Each library is loaded when it is first needed.
enum Libraries {
  nonisolated(unsafe) private static let loadedHarfBuzz = unsafe cartouche_load_harfbuzz()
  nonisolated(unsafe) private static let loadedFriBidi = unsafe cartouche_load_fribidi()
  nonisolated(unsafe) private static let loadedFontconfig = unsafe cartouche_load_fontconfig()

  static func harfBuzz() throws(ShapingError) -> HarfBuzz {
    guard let functions = unsafe loadedHarfBuzz else {
      throw .libraryMissing(name: "HarfBuzz 4.0", debianPackage: "libharfbuzz0b", homebrewPackage: "harfbuzz")
    }
    return unsafe functions
  }

  static func friBidi() throws(ShapingError) -> FriBidi {
    guard let functions = unsafe loadedFriBidi else {
      throw .libraryMissing(name: "FriBidi 1.0", debianPackage: "libfribidi0", homebrewPackage: "fribidi")
    }
    return unsafe functions
  }

  static func fontconfig() throws(ShapingError) -> Fontconfig {
    guard let functions = unsafe loadedFontconfig else {
      throw .libraryMissing(name: "Fontconfig 2.13", debianPackage: "libfontconfig1", homebrewPackage: "fontconfig")
    }
    return unsafe functions
  }
}
