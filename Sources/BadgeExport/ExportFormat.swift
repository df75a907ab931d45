/// A format of files beside the SVG file of a badge.
public enum ExportFormat: String, Hashable, Sendable, CaseIterable {
  /// Pixels, one for each point.
  case png
  /// Pixels, two for each point along a side.
  case png2x = "png@2x"
  /// Pixels, three for each point along a side.
  case png3x = "png@3x"
  /// Pixels, four for each point along a side.
  case png4x = "png@4x"
  /// A page without pixels.
  case pdf
  /// An image set of Xcode with SVG files for light and dark appearances.
  case imageSet = "imageset"
  /// An image set of Xcode with PNG files at one, two and three pixels a point, for light and dark appearances.
  case pngImageSet = "imageset-png"
  /// A drawable of Android for light pages, and one for dark pages.
  case vectorDrawable = "vector-drawable"
  /// A template of SF Symbols.
  case symbol = "sf-symbol"
  /// An icon for browsers and Windows, with pictures of 16, 32, 48 and 256 pixels.
  case icon = "ico"
  /// The icon of a site on the home screen of iOS: a PNG of 180 by 180 pixels on white, because iOS paints what is
  /// transparent black.
  case touchIcon = "apple-touch-icon"
}

extension ExportFormat {
  /// The number of pixels in a point along a side; nil for formats other than PNG.
  public var pngScale: Int? {
    switch self {
    case .png: 1
    case .png2x: 2
    case .png3x: 3
    case .png4x: 4
    case .pdf, .imageSet, .pngImageSet, .vectorDrawable, .symbol, .icon, .touchIcon: nil
    }
  }

  /// Whether the format needs a renderer that draws pixels or pages.
  public var needsRenderer: Bool {
    switch self {
    case .png, .png2x, .png3x, .png4x, .pdf, .pngImageSet, .icon, .touchIcon: true
    case .imageSet, .vectorDrawable, .symbol: false
    }
  }

  /// Whether the format has pixels and no paths.
  package var drawsPixels: Bool { needsRenderer && self != .pdf }

  /// Whether the format has colours for dark pages beside those for light ones.
  public var hasDarkColors: Bool {
    switch self {
    case .imageSet, .pngImageSet, .vectorDrawable: true
    case .png, .png2x, .png3x, .png4x, .pdf, .symbol, .icon, .touchIcon: false
    }
  }

  /// The name of the format in messages, with its article.
  public var article: String {
    switch self {
    case .png, .png2x, .png3x, .png4x, .touchIcon: "a PNG"
    case .pdf: "a PDF"
    case .imageSet, .pngImageSet: "an image set"
    case .vectorDrawable: "a VectorDrawable"
    case .symbol: "an SF Symbol"
    case .icon: "an icon"
    }
  }

  /// The sides of the pictures in an icon, in pixels.
  public static let iconSides = [16, 32, 48, 256]
  /// The side of the icon on a home screen, in pixels.
  public static let touchIconSide = 180

  /// The paths of all files that the format may have, beside an SVG file at `file`.
  ///
  /// An image set is a folder with fixed names. A drawable is in the folders `drawable` and `drawable-night`. The icon on
  /// a home screen has the name that browsers look for.
  public func paths(beside file: String) -> [String] {
    // By bytes, since a combining mark behind a slash would make one character of both.
    let slash = file.utf8.lastIndex(of: UInt8(ascii: "/"))
    let start = slash.map { file.utf8.index(after: $0) } ?? file.startIndex
    let (folder, name) = (String(file[..<start]), file[start...])
    let stem = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? String(name)
    switch self {
    case .png: return [folder + stem + ".png"]
    case .png2x, .png3x, .png4x: return [folder + stem + "@\(pngScale ?? 1)x.png"]
    case .pdf: return [folder + stem + ".pdf"]
    case .icon: return [folder + stem + ".ico"]
    case .touchIcon: return [folder + "apple-touch-icon.png"]
    case .symbol: return [folder + stem + ".symbol.svg"]
    case .imageSet: return ImageSetNames.vectorSet.map { folder + stem + ".imageset/" + $0 }
    case .pngImageSet: return ImageSetNames.pixelSet.map { folder + stem + ".imageset/" + $0 }
    case .vectorDrawable:
      let name = ResourceName.name(for: stem) + ".xml"
      return [folder + "drawable/" + name, folder + "drawable-night/" + name]
    }
  }
}
