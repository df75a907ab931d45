internal import PathGeometry
public import SVGTree
public import Typesetting

/// A file of an export.
public struct ExportFile: Hashable, Sendable {
  /// The name of the file.
  public var name: String
  /// The contents.
  public var bytes: [UInt8]

  /// A file with a name.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}

extension SVGDocument {
  /// The picture as a VectorDrawable of Android, with the names of its layers in `android:name`, where equal ones are
  /// numbered. One point is one `dp`.
  ///
  /// Every fill is correct with the nonzero rule, because older versions of Android know no other. Gradients need
  /// Android 7 (API 24). The same picture gives the same bytes.
  ///
  /// - Parameters:
  ///   - profile: Gives the precision of numbers and says whether strokes become outlines.
  ///   - shaper: Gives the outlines of texts, which ``BuiltinShaper`` cannot.
  /// - Throws: ``ExportError``.
  public func vectorDrawable(
    for profile: OutputProfile = .design, shaper: any TextShaper
  ) throws(ExportError) -> [UInt8] {
    let profile = profile.forExports.fillingNonzero()
    let picture = try lowered(for: profile, shaper: shaper, as: .vectorDrawable)
    var writer = VectorDrawableWriter(profile: profile)
    try writer.write(picture)
    return writer.bytes
  }

  /// The picture as a variable template of SF Symbols: equal sources in the weights Ultralight, Regular and Black, as
  /// high as the font, in the middle of its capital letters. The system scales them.
  ///
  /// - Parameters:
  ///   - profile: Gives the precision of numbers.
  ///   - shaper: Gives the outlines of texts, which ``BuiltinShaper`` cannot.
  /// - Throws: ``ExportError``, also for a picture with more than one colour or with translucent parts.
  public func symbol(for profile: OutputProfile = .design, shaper: any TextShaper) throws(ExportError) -> [UInt8] {
    let profile = profile.forExports.expandingStrokes().fillingNonzero()
    let picture = try lowered(for: profile, shaper: shaper, as: .symbol)
    return try SymbolTemplate(of: picture, profile: profile).bytes()
  }

  /// How apps paint an image set of the picture: as a template if it is black or white alone, in its own colour if it
  /// has another one, and nil if it has several.
  ///
  /// - Parameters:
  ///   - dark: The picture for dark appearances, if any. A template has one colour, so both are black or white, or neither
  ///     is a template.
  ///   - profile: Says how shadows are drawn.
  ///   - shaper: Gives the outlines of texts.
  public func renderingIntent(
    dark: SVGDocument? = nil, for profile: OutputProfile = .design, shaper: any TextShaper
  ) -> ImageSet.RenderingIntent? {
    var color: Color?
    guard let picture = try? withoutLinks.lowered(for: profile.forExports.expandingStrokes(), shaper: shaper),
      (try? SymbolTemplate.outlines(of: picture.children, layer: nil, &color)) != nil, let color
    else { return nil }
    if let dark, dark.renderingIntent(for: profile, shaper: shaper) != .template { return .original }
    return color == .black || color == .white ? .template : .original
  }

  /// The picture as a vector file of an image set: an SVG file of the design profile.
  func designFile(for profile: OutputProfile, shaper: any TextShaper) throws(ExportError) -> [UInt8] {
    let profile = profile.hasBounds ? profile.forExports.addingBounds() : profile.forExports
    do {
      return try withoutLinks.serialized(for: profile, shaper: shaper)
    } catch {
      throw .lowering(error, .imageSet)
    }
  }

  /// The picture in the middle of a transparent rectangle of so many pixels, as large as fits there.
  ///
  /// - Precondition: Both sides are in 1…1,000,000.
  public func fitted(intoPixels width: Int, by height: Int) -> SVGDocument {
    let sides = 1...1_000_000
    precondition(sides.contains(width) && sides.contains(height), "the sides of a picture are in 1...1000000")
    let room = Size(Double(width), Double(height))
    let factor = min(room.width / size.width, room.height / size.height)
    let group = Group(children).applying(.scale(factor))
      .offset(x: (room.width - factor * size.width) / 2, y: (room.height - factor * size.height) / 2)
    return SVGDocument(size: room, title: title, children: [.group(group)])
  }

  private func lowered(
    for profile: OutputProfile, shaper: any TextShaper, as format: ExportFormat
  ) throws(ExportError) -> SVGDocument {
    do { return try withoutLinks.lowered(for: profile, shaper: shaper) } catch { throw .lowering(error, format) }
  }
}
