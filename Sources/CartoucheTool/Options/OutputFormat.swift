import BadgeExport
import BadgeManifest
import Cartouche
import KeyTables
import Messages
import SourceTree

/// The format of the file that a drawing command writes.
struct OutputFormat {
  /// The export; nil for SVG.
  let export: Export?

  static let words = ["svg"] + ExportFormat.allCases.map(\.rawValue)

  /// The given format, or that of the extension of the file.
  init(_ format: String?, of path: String?, background: String?, size: String?, isPretty: Bool) throws(Failure) {
    let format = try Self.export(format, of: path)
    if background != nil, format?.drawsPixels != true { throw Self.needsPNG("--background") }
    if size != nil, format?.pngScale == nil, format != .touchIcon { throw Self.needsPNG("--size") }
    if format != nil, isPretty { throw .usage("--pretty needs an SVG file") }
    export = try format.map { format throws(Failure) in
      Export(
        format: format, background: try background == "none" ? nil : background.map(Values.color),
        size: try size.map(PixelSize.init(parsing:)))
    }
  }

  private static func needsPNG(_ option: String) -> Failure {
    .usage("\(option) needs a PNG file; name it with -o, or use --format png")
  }

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
    if name.hasSuffix(".xml") {
      throw .usage("a .xml file is a drawable of Android: add --format vector-drawable, or name the file .svg")
    }
    if let scaled = [ExportFormat.png2x, .png3x, .png4x].first(where: { name.hasSuffix("@\($0.pngScale ?? 1)x.png") }) {
      return scaled
    }
    if name.fileName == "apple-touch-icon.png" { return .touchIcon }
    return [.png, .pdf, .icon, .imageSet].first { name.hasSuffix("." + $0.rawValue) }
  }

  /// The endings of other formats of pictures.
  private static let otherEndings = [
    "webp", "jpg", "jpeg", "gif", "svgz", "eps", "ps", "tif", "tiff", "bmp", "avif", "heic", "icns",
  ]

  /// Those of the warnings about an entry that hold for the format: exports of paths have the keys of the design profile,
  /// those of pixels a warning about all such keys, and some have the colours for dark pages.
  func effective(_ entry: BadgeEntry) -> [SourceError] {
    guard let format = export?.format else { return entry.warnings }
    let isForAllPages = entry.badge.options.colorScheme.isForAllPages
    return entry.warnings.filter { warning in
      switch warning.problem {
      case .noEffect(_, .webPages): false
      case .noEffect(_, .designFiles): format.needsRenderer
      case .noEffect(_, .lightPages): !format.hasDarkColors || !isForAllPages
      default: true
      }
    }
  }

  /// The options of an SVG file that the format does not have.
  func warnings(_ entry: BadgeEntry) -> [String] {
    guard let export, export.format.needsRenderer else { return [] }
    let profile = entry.profile
    let isPDF = export.format == .pdf
    var plain = isPDF && profile.kind == .design ? OutputProfile.design : .web
    if profile.outlinesText, profile.kind == .web { plain = plain.outliningText() }
    if profile.shadows == .none { plain = plain.shadows(.none) }
    if isPDF, profile.expandsStrokes { plain = plain.expandingStrokes() }
    if isPDF, profile.mergesColors { plain = plain.mergingColors() }
    let isFixed = export.size != nil || export.format == .icon || export.format == .touchIcon
    return (profile == plain ? [] : ["the options of SVG files, such as --profile and --precision, have no effect"])
      + (isFixed && entry.badge.options.scale != 1 ? ["--scale has no effect, because the pixels are given"] : [])
  }
}
