import CairoDrawing
import Cartouche

/// A format other than SVG that a badge is drawn in.
enum Export: Hashable {
  /// Pixels, on a colour or transparent.
  case png(background: Color?)
  /// A page without pixels.
  case pdf

  /// The format that the name of a file ends in; nil for SVG.
  init?(of path: String?, background: String?, isPretty: Bool) throws(Failure) {
    let name = path?.lowercased() ?? ""
    let isPNG = name.hasSuffix(".png")
    if background != nil && !isPNG { throw .usage("--background needs a file whose name ends in .png") }
    guard isPNG || name.hasSuffix(".pdf") else { return nil }
    if isPretty { throw .usage("--pretty needs an SVG file") }
    do {
      self = isPNG ? .png(background: try background.map(Color.init(parsing:))) : .pdf
    } catch {
      throw .usage("\(error)")
    }
  }

  /// The options of an SVG file that these formats do not have.
  func warnings(_ profile: OutputProfile) -> [String] {
    let plain = profile.outlinesText && profile.kind == .web ? OutputProfile.web.outliningText() : .web
    return profile == plain ? [] : ["the options of SVG files, such as --profile and --precision, have no effect"]
  }

  /// The bytes of the file.
  func drawn(_ badge: some Badge, shaper: any TextShaper) throws(Failure) -> [UInt8] {
    do {
      let document = try badge.document(shaper: shaper)
      switch self {
      case .png(let background): return try document.png(background: background, shaper: shaper)
      case .pdf: return try document.pdf(shaper: shaper)
      }
    } catch let error as CairoError {
      let code: Failure.Code =
        switch error {
        case .libraryMissing: .cannotCreate
        case .failed: .software
        case .tooLarge, .lowering: .usage
        }
      throw Failure(code: code, message: "error: \(error)")
    } catch {
      throw .usage("\(error)")
    }
  }
}
