import BadgeExport
import Cartouche
import LookFiles
import Messages

/// The format of the file that a drawing command writes.
enum OutputFormat {
  case svg
  case export(Export)

  private static let words = ["svg"] + ExportFormat.allCases.map(\.rawValue)

  /// The given format, or that of the extension of the file.
  init(_ format: String?, of path: String?, background: String?, isPretty: Bool) throws(Failure) {
    guard let export = try Self.export(format, of: path) else {
      if background != nil { throw .usage(Self.backgroundNeedsPixels) }
      self = .svg
      return
    }
    if background != nil, !export.drawsPixels { throw .usage(Self.backgroundNeedsPixels) }
    if isPretty { throw .usage("--pretty needs an SVG file") }
    do {
      self = .export(Export(format: export, background: try background.map(Color.init(parsing:))))
    } catch {
      throw .usage("\(error)")
    }
  }

  private static let backgroundNeedsPixels = "--background needs a PNG file; name it with -o, or use --format png"

  private static func export(_ format: String?, of path: String?) throws(Failure) -> ExportFormat? {
    if let format {
      guard words.contains(format) else {
        throw .usage(Message.unknown("format", format, suggestion: format.nearest(among: words), known: words))
      }
      return ExportFormat(rawValue: format)
    }
    var name = path?.lowercased() ?? ""
    if name.hasSuffix("/") { name.removeLast() }
    if let ending = otherEndings.first(where: { name.hasSuffix("." + $0) }) {
      throw .usage(
        "cannot write .\(ending), as '\(path ?? "")' asks;"
          + " write .svg, .png, .pdf, .ico or .imageset, and convert that")
    }
    if let scaled = [ExportFormat.png2x, .png3x, .png4x].first(where: { name.hasSuffix("@\($0.pngScale ?? 1)x.png") }) {
      return scaled
    }
    return [.png, .pdf, .icon, .imageSet].first { name.hasSuffix("." + $0.rawValue) }
  }

  /// The endings of other formats of pictures.
  private static let otherEndings = [
    "webp", "jpg", "jpeg", "gif", "svgz", "eps", "ps", "tif", "tiff", "bmp", "avif", "heic", "icns",
  ]

  /// The formats, for a help text.
  static let list = words.joined(separator: ", ")

  /// The export; nil for SVG.
  var export: Export? { if case .export(let export) = self { export } else { nil } }

  /// Those of the warnings about an entry that hold for the format: exports of paths have the keys of the design profile.
  func effective(_ warnings: [SourceError]) -> [SourceError] {
    guard let export, !export.format.needsRenderer else { return warnings }
    return warnings.filter { warning in
      switch warning.problem {
      case .noEffect(_, .webPages), .noEffect(_, .designFiles): false
      default: true
      }
    }
  }

  /// The options of an SVG file that the format does not have.
  func warnings(_ profile: OutputProfile) -> [String] {
    guard let export, export.format.needsRenderer else { return [] }
    let plain = profile.outlinesText && profile.kind == .web ? OutputProfile.web.outliningText() : .web
    return profile == plain ? [] : ["the options of SVG files, such as --profile and --precision, have no effect"]
  }
}

extension ExportFormat {
  fileprivate var drawsPixels: Bool { needsRenderer && self != .pdf }
}
