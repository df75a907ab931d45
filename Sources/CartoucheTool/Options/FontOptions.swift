import ArgumentParser
import Cartouche
import HarfBuzzShaping

/// The fonts of outlined text.
struct FontOptions: ParsableArguments {
  static let fileHelp = "A font file for the outlines, instead of the font's families."
  static let substituteHelp =
    "Use another installed font for the outlines if the families, or characters in the file, are missing."

  @Option(help: ArgumentHelp("\(fileHelp)", valueName: "file"), completion: .file())
  var fontFile: String?

  @Flag(help: "\(substituteHelp)")
  var allowSubstitute = false

  /// The shaper that draws text.
  func shaper() throws(Failure) -> any TextShaper {
    guard let fontFile else { return HarfBuzzShaper(allowingSubstitutes: allowSubstitute) }
    do {
      return try HarfBuzzShaper(fontFile: fontFile, fallingBack: allowSubstitute)
    } catch {
      let code: Failure.Code =
        switch error.code {
        case "fontNotReadable": .noInput
        case "libraryMissing": .usage
        default: .data
        }
      throw Failure(code: code, reason: "\(error)")
    }
  }

  /// The shaper of one badge. Profiles with outlines, and exports, need one with outlines.
  func shaper(for profile: OutputProfile, _ isExported: Bool) throws(Failure) -> any TextShaper {
    if profile.outlinesText { return try shaper() }
    if !isExported, fontFile != nil || allowSubstitute {
      throw .usage("--font-file and --allow-substitute need --outline-text; live text takes the reader's font")
    }
    return BuiltinShaper()
  }
}
