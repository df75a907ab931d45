import BadgeExport
import CairoDrawing
import Cartouche

/// A format other than SVG that a badge is drawn in.
struct Export: Hashable {
  var format: ExportFormat
  /// The colour behind pixels; nil for transparency.
  var background: Color?
  /// The pixels of a PNG, in whose middle the badge is; nil for those of its scale.
  var size: PixelSize?

  /// The contents of an export.
  enum Contents {
    /// One file.
    case file([UInt8])
    /// A drawable for light pages, and one for dark pages if it differs.
    case drawables(light: [UInt8], dark: [UInt8]?)
    /// The files of an image set.
    case imageSet([ExportFile])
  }

  /// The contents for a badge.
  ///
  /// - Parameters:
  ///   - darkBadge: What is drawn for dark pages, if that is another file.
  ///   - code: The exit code if the badge cannot be shown in this format.
  func contents(
    of badge: any Badge, dark darkBadge: (any Badge)? = nil, for profile: OutputProfile, shaper: any TextShaper,
    code: Failure.Code
  ) throws(Failure) -> Contents {
    do {
      let (light, dark) = try pictures(of: badge, dark: darkBadge, shaper)
      switch format {
      case .png, .png2x, .png3x, .png4x:
        guard let size else { return .file(try png(light, scale: format.pngScale ?? 1, profile, shaper)) }
        return .file(try png(light, in: size, on: background, profile, shaper))
      case .touchIcon:
        let size = size ?? PixelSize(side: ExportFormat.touchIconSide)
        return .file(try png(light, in: size, on: background ?? .white, profile, shaper))
      case .pdf: return .file(try light.pdf(for: profile, shaper: shaper))
      case .icon:
        return .file(
          IconFile.bytes(
            of: try ExportFormat.iconSides.map { side in
              (side, try png(light, in: PixelSize(side: side), on: background, profile, shaper))
            }))
      case .symbol: return .file(try light.symbol(for: profile, shaper: shaper))
      case .vectorDrawable:
        return .drawables(
          light: try light.vectorDrawable(for: profile, shaper: shaper),
          dark: try dark?.vectorDrawable(for: profile, shaper: shaper))
      case .imageSet: return .imageSet(try ImageSet(light: light, dark: dark, for: profile, shaper: shaper).files)
      case .pngImageSet:
        func pictures(_ document: SVGDocument) throws -> [[UInt8]] {
          try (1...3).map { try png(document, scale: $0, profile, shaper) }
        }
        return .imageSet(
          ImageSet(
            light: try pictures(light), dark: try dark.map(pictures),
            intent: background == nil ? light.renderingIntent(dark: dark, for: profile, shaper: shaper) : nil
          ).files)
      }
    } catch let error as CairoError {
      switch error.code {
      case "libraryMissing": throw Failure(code: .cannotCreate, reason: "\(error)")
      case "failed": throw Failure(code: .software, reason: "\(error)")
      default: throw Self.failure("\(error)", code)
      }
    } catch {
      throw Self.failure("\(error)", code)
    }
  }

  /// A message about bad data gets its place, which ends in `error:`, from the manifest.
  private static func failure(_ message: String, _ code: Failure.Code) -> Failure {
    Failure(code: code, message: code == .usage ? "error: \(message)" : message)
  }

  /// The picture for light pages, and the one for dark pages if the format has both and they differ.
  ///
  /// A badge whose colour scheme is not set has both.
  private func pictures(
    of badge: any Badge, dark darkBadge: (any Badge)?, _ shaper: any TextShaper
  ) throws(BadgeError) -> (light: SVGDocument, dark: SVGDocument?) {
    let scheme = badge.options.colorScheme
    guard format.hasDarkColors, darkBadge != nil || scheme.isForAllPages else {
      return (try badge.document(shaper: shaper, isStill: true), nil)
    }
    let light = try badge.colorScheme(.light).document(shaper: shaper, isStill: true)
    let dark = try (darkBadge ?? badge.colorScheme(.dark)).document(shaper: shaper, isStill: true)
    return (light, dark == light ? nil : dark)
  }

  private func png(
    _ document: SVGDocument, scale: Int, _ profile: OutputProfile, _ shaper: any TextShaper
  ) throws(CairoError) -> [UInt8] {
    try document.png(for: profile, scale: Double(scale), background: background, shaper: shaper)
  }

  private func png(
    _ document: SVGDocument, in size: PixelSize, on background: Color?, _ profile: OutputProfile,
    _ shaper: any TextShaper
  ) throws(CairoError) -> [UInt8] {
    try document.fitted(intoPixels: size.width, by: size.height)
      .png(for: profile, background: background, shaper: shaper)
  }
}

extension Export {
  /// The files of an entry's exports, with their paths beside an SVG file at `file`, and the paths of those that earlier
  /// exports may have left there.
  static func files(
    _ formats: [ExportFormat], of badge: any Badge, dark: (any Badge)? = nil, beside file: String,
    for profile: OutputProfile, shaper: any TextShaper, code: Failure.Code
  ) throws(Failure) -> (files: [ExportFile], leftovers: [String]) {
    var known: Set<String> = []
    for path in formats.flatMap({ $0.paths(beside: file) }) where !known.insert(path).inserted {
      throw failure("two exports write '\(path)'", code)
    }
    var files: [ExportFile] = []
    for format in formats {
      let contents = try Export(format: format).contents(
        of: badge, dark: dark, for: profile, shaper: shaper, code: code)
      let paths = format.paths(beside: file)
      switch contents {
      case .file(let bytes): files.append(ExportFile(name: paths[0], bytes: bytes))
      case .drawables(let light, let dark):
        files.append(ExportFile(name: paths[0], bytes: light))
        if let dark { files.append(ExportFile(name: paths[1], bytes: dark)) }
      case .imageSet(let parts):
        files += parts.flatMap { part in
          paths.filter { $0.hasSuffix("/" + part.name) }.map { ExportFile(name: $0, bytes: part.bytes) }
        }
      }
    }
    // Beside a badge for light pages alone, another command may have written the drawable for dark ones.
    let isForAllPages = dark != nil || badge.options.colorScheme.isForAllPages
    let own = formats.filter { isForAllPages || $0 != .vectorDrawable }
    return (files, own.flatMap { $0.leftovers(beside: file, without: files) })
  }
}

extension OutputColorScheme? {
  /// Whether a badge is for light and for dark pages: where no scheme is set, and where the file follows the page.
  var isForAllPages: Bool { self == nil || self == .automatic }
}
