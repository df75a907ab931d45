package import PathGeometry

/// What the readers of a file can draw, and how the file is written.
public struct OutputProfile: Hashable, Sendable {
  /// The kind of readers that a file is written for: the name of a profile.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// For web pages, as a file of its own.
    case web
    /// For web pages, inlined in their HTML.
    case embed
    /// For design tools.
    case design
  }

  /// The kind of readers that the file is written for.
  public let kind: Kind
  /// The maximum number of decimals of a length, 0 to 6: by default 2 in the design profile, whose files are mostly
  /// numbers, and 3 in the others. Opacities and the offsets of stops keep at least three
  /// decimals, the linear part of a transform six.
  public var precision: Int { chosenPrecision ?? (kind == .design ? 2 : 3) }
  /// The precision that was asked for; nil for that of the kind.
  package private(set) var chosenPrecision: Int?
  /// The prefix of every id; empty by default.
  public private(set) var idPrefix = ""
  /// Whether texts are drawn as glyph outlines, so that the reader needs no font.
  public private(set) var outlinesText: Bool
  /// Whether strokes are drawn as filled outlines.
  public private(set) var expandsStrokes = false
  /// Whether every fill is correct under the nonzero rule, so that `fill-rule` is never written.
  public private(set) var fillsNonzero = false
  /// Whether a reader may join all fills in one glyph, where parts of opposite directions would cut holes.
  var joinsFills: Bool { fillsNonzero && expandsStrokes }
  /// How animations are written.
  public private(set) var animations = Animations.css
  /// The text that every id depends on, beside the content that it names; empty by default.
  public private(set) var idSalt = ""
  /// How shadows are drawn: by default as filters for web pages, and as bands for design tools.
  public private(set) var shadows: Shadows
  /// Whether areas of one opaque colour that touch each other are one path, in the design profile.
  public private(set) var mergesColors = false
  /// Whether the first layer is an invisible frame of the picture, in the design profile.
  public private(set) var hasBounds = false
  /// Whether groups with transforms hold what an elliptical gradient fills, in the design profile.
  package private(set) var keepsEllipses = false

  /// How shadows are drawn.
  public enum Shadows: String, Hashable, Sendable, CaseIterable {
    /// As a stack of translucent areas, which every program draws alike.
    case bands
    /// As one area with a Gaussian blur, which has no steps, and which design tools show as an effect.
    ///
    /// A shadow inside a badge has no filter, because librsvg blurs it wrongly: for web pages it has gradients inside most
    /// pills, and otherwise it remains a stack of areas. In the design profile, so does one that is cut, around a
    /// translucent badge or with text cut out of it. Blurred shadows of texts remain there, which it leaves out otherwise.
    case filter
    /// Not at all. The picture keeps its size.
    case none
  }

  /// How animations are written.
  public enum Animations: String, Hashable, Sendable, CaseIterable {
    /// As a style sheet, for readers who have not chosen reduced motion.
    case css
    /// As `animate` elements. They need no style sheet, but ignore a preference for reduced motion.
    case smil
    /// Not at all.
    case none
  }

  /// For web pages: live text, masks and links in addition to paths and gradients. Path data are as short as possible.
  public static let web = OutputProfile(.web)

  /// For SVG inlined in HTML: as ``web``, but nothing depends on the page around it, and nothing is said twice.
  ///
  /// - Each text is there once: its shadow is a `filter` function, and the title is only the `aria-label`.
  /// - The root resets the text properties that a page hands down and attributes can set: weight, style, variant,
  ///   stretch, spacing, direction and anchor. `text-transform` and `text-shadow` have no attribute; outlines
  ///   (``outliningText()``) do not depend on them.
  /// - Colours for dark pages are written as `light-dark()`, so that they follow the property `color-scheme` of the page,
  ///   and with it the page's own switch. There is no style sheet, which a content security policy could block.
  /// - Ids depend on ``naming(idsAfter:)``. A gradient has a solid colour for pages where its id is that of an element
  ///   that is not displayed.
  /// - Punctuation in texts, titles and links is written as character references, so that neither Markdown nor a template
  ///   language reads it.
  ///
  /// Animations need ``Animations/smil``; otherwise the picture stands still.
  public static let embed = OutputProfile(.embed)

  /// For design tools, asset catalogs and importers: only filled and stroked paths, and linear and radial gradients,
  /// measured in points. Layers have readable ids.
  ///
  /// Text is drawn as outlines, so a shaper with outlines is needed. Transforms are applied to coordinates, glyphs that
  /// are knocked out become holes in the paths below them, and clips cut the paths. Blurred groups, animations, crisp
  /// edges and dark colours are left out. A picture with a luminance mask, a link, an image, a radial gradient that a
  /// transform makes elliptical, or a group opacity over several nodes cannot be written: ``LoweringError``.
  public static let design = OutputProfile(.design)

  /// The profile of a kind.
  public init(_ kind: Kind) {
    self.kind = kind
    outlinesText = kind == .design
    shadows = kind == .design ? .bands : .filter
    animations = kind == .embed ? .none : .css
  }

  /// This profile with another maximum number of decimals.
  ///
  /// - Precondition: `digits` is in 0…6.
  public func precision(_ digits: Int) -> OutputProfile {
    precondition((0...6).contains(digits), "a number is written with 0 to 6 decimals")
    return changed { $0.chosenPrecision = digits }
  }

  /// This profile with ids that begin with `prefix`. Use it for pages with two equal pictures where the first may be
  /// hidden: the second would lose the gradients that both share.
  ///
  /// - Precondition: The prefix consists of letters, digits, `_` and `-`, and begins with a letter.
  public func idPrefix(_ prefix: String) -> OutputProfile {
    precondition(Self.isIDPrefix(prefix), "'\(prefix)' cannot begin an id")
    return changed { $0.idPrefix = prefix }
  }

  /// This profile with texts as outlines; serializing then needs a shaper that reads fonts. The design profile always
  /// has outlines.
  public func outliningText() -> OutputProfile { changed { $0.outlinesText = true } }

  /// This profile with strokes as filled outlines, for symbol and icon fonts, which do not support strokes.
  public func expandingStrokes() -> OutputProfile { changed { $0.expandsStrokes = true } }

  /// This profile with every fill correct under the nonzero rule, for symbol and icon fonts, which support no other
  /// rule. With ``expandingStrokes()``, all fills have clockwise outlines and holes in the other direction, so that they
  /// may be joined in one glyph.
  public func fillingNonzero() -> OutputProfile { changed { $0.fillsNonzero = true } }

  /// This profile with another form of animations. The design profile has no animations, and the embed profile no style
  /// sheet for them.
  public func animations(_ form: Animations) -> OutputProfile {
    changed { $0.animations = kind == .embed && form == .css ? .none : form }
  }

  /// This profile with ids that depend on a name, such as that of the file. Equal pictures with different names then have
  /// different ids, and one of them does not need the other to be displayed.
  public func naming(idsAfter name: String) -> OutputProfile { changed { $0.idSalt = name } }

  /// This profile with another form of shadows.
  public func shadows(_ form: Shadows) -> OutputProfile { changed { $0.shadows = form } }

  /// This profile with one path for areas of one opaque colour that touch each other, such as a ribbon and its fold.
  /// Only the design profile joins them, and so do exports without pixels.
  public func mergingColors() -> OutputProfile { changed { $0.mergesColors = true } }

  /// This profile with a layer `bounds` as large as the picture, without fill and stroke, so that programs that crop to
  /// visible parts keep the place of a badge. Only the design profile has it.
  public func addingBounds() -> OutputProfile { changed { $0.hasBounds = true } }

  /// This profile for programs that draw an elliptical gradient in a group with a transform, which importers do not.
  package func keepingEllipses() -> OutputProfile { changed { $0.keepsEllipses = true } }

  /// The design profile with the numbers, strokes and shadows of this one. No export has filters.
  package var forExports: OutputProfile {
    var profile = OutputProfile.design.shadows(shadows == .filter ? .bands : shadows)
    if let chosenPrecision { profile = profile.precision(chosenPrecision) }
    if expandsStrokes { profile = profile.expandingStrokes() }
    if mergesColors { profile = profile.mergingColors() }
    return profile
  }

  private func changed(_ change: (inout OutputProfile) -> Void) -> OutputProfile {
    var copy = self
    change(&copy)
    return copy
  }

  /// The smallest length that is not rounded to zero, in points.
  public var smallestLength: Double { (0..<precision).reduce(1.0) { unit, _ in unit / 10 } }

  /// How lengths are written.
  package var lengthDecimals: FixedPoint { FixedPoint(decimals: precision, hasLeadingZero: kind == .design) }

  /// How opacities and the offsets of stops are written.
  package var shareDecimals: FixedPoint { FixedPoint(decimals: max(3, precision), hasLeadingZero: kind == .design) }

  /// Whether ids may begin with `prefix`: letters, digits, `_` and `-`, a letter first, or empty.
  public static func isIDPrefix(_ prefix: String) -> Bool {
    prefix.readUTF8 { bytes in
      guard let first = bytes.first else { return true }
      return isLetter(first)
        && bytes.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) || $0 == 0x5F || $0 == 0x2D }
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
}
