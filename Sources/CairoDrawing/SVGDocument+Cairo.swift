internal import PathGeometry
public import SVGTree
public import Typesetting

extension SVGDocument {
  /// The picture as a PNG file, as browsers draw the SVG file of the web profile. It shows animated badges at
  /// rest, and links as their contents.
  ///
  /// The file has whole pixels: `size` times the document's ``scale`` times `scale`, rounded up. Drawing takes time in
  /// proportion to the pixels. The same picture gives the same bytes with the same version of cairo.
  ///
  /// - Parameters:
  ///   - profile: Says whether there are shadows.
  ///   - scale: The number of pixels in a point.
  ///   - background: The colour below the picture; nil for transparency.
  ///   - dark: Whether to draw the dark paints of a picture that has light and dark ones.
  ///   - shaper: Gives the outlines of texts, which ``BuiltinShaper`` cannot.
  /// - Throws: ``CairoError``.
  /// - Precondition: `scale` is positive.
  public func png(
    for profile: OutputProfile = .web, scale: Double = 1, background: Color? = nil, dark: Bool = false,
    shaper: any TextShaper
  ) throws(CairoError) -> [UInt8] {
    precondition(scale > 0, "the scale of a PNG is positive")
    guard let cairo = CairoLibrary.shared else { throw .libraryMissing }
    let factor = self.scale * scale
    // A product such as 0.1 * 30 can be a little above a whole number.
    let width = (size.width * factor - 1e-6).rounded(.up)
    let height = (size.height * factor - 1e-6).rounded(.up)
    let side = Double(CairoError.maximumSide)
    guard width <= side, height <= side, 4 * width * height <= Double(CairoError.maximumBytes) else {
      throw .tooLarge(width: width, height: height)
    }
    let shadows = profile.shadows == .none ? OutputProfile.Shadows.none : .bands
    let nodes = try plain(for: .web.outliningText().shadows(shadows), shaper, dark: dark)
    let surface = try CairoSurface.pixels(width: max(1, Int(width)), height: max(1, Int(height)), cairo)
    var painter = try CairoPainter(surface, cairo, scale: factor)
    if let background { painter.fill(with: background) }
    try painter.draw(nodes)
    try surface.check()
    return try surface.png()
  }

  /// The picture as a PDF file of one page without pixels, as the design profile has it, with elliptical gradients. A
  /// point of the scaled picture is a point of the page.
  ///
  /// - Parameters:
  ///   - profile: Says whether there are shadows, whether strokes become outlines, and whether colours are joined.
  ///   - dark: Whether to draw the dark paints of a picture that has light and dark ones.
  ///   - shaper: Gives the outlines of texts, which ``BuiltinShaper`` cannot.
  /// - Throws: ``CairoError``; ``CairoError/lowering(_:)`` if the design profile cannot show a part of the picture.
  public func pdf(
    for profile: OutputProfile = .design, dark: Bool = false, shaper: any TextShaper
  ) throws(CairoError) -> [UInt8] {
    guard let cairo = CairoLibrary.shared else { throw .libraryMissing }
    let nodes = try plain(for: profile.forExports.keepingEllipses(), shaper, dark: dark)
    var stream = ByteStream()
    try unsafe withUnsafeMutablePointer(to: &stream) { stream throws(CairoError) in
      let surface = try unsafe CairoSurface.page(
        width: size.width * scale, height: size.height * scale, to: stream, cairo)
      surface.describe(title: title)
      var painter = try CairoPainter(surface, cairo, scale: scale)
      try painter.draw(nodes)
      try surface.finish()
    }
    return stream.bytes
  }

  /// The lowered nodes, without animations and links.
  private func plain(
    for profile: OutputProfile, _ shaper: any TextShaper, dark: Bool
  ) throws(CairoError) -> [Node] {
    let document = dark ? withoutLinks.inDarkColors : withoutLinks
    do {
      return try document.lowered(for: profile.precision(6).animations(.none), shaper: shaper).children
    } catch {
      throw .lowering(error)
    }
  }
}
