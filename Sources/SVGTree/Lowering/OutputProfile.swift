import PathGeometry

/// What the reader of a file can draw, and how the file is written.
public struct OutputProfile: Hashable, Sendable {
  /// For whose readers a file is written: what a profile is called.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// For web pages.
    case web
    /// For design tools.
    case design
  }

  /// For whose readers the file is written.
  public let kind: Kind
  /// How many digits may follow the decimal point of a length, 0 to 6. Opacities and the offsets of stops keep at least
  /// three, the linear part of a transform six.
  public private(set) var precision = 3
  /// What every id begins with, besides its content's own name; empty unless asked for.
  public private(set) var idPrefix = ""
  /// Whether texts are drawn as the outlines of their glyphs, which need no font where the file is opened.
  public private(set) var outlinesText: Bool
  /// Whether strokes are drawn as the filled outlines of their lines.
  public private(set) var expandsStrokes = false
  /// Whether every fill is right under the nonzero rule, so that `fill-rule` is never written.
  public private(set) var fillsNonzero = false
  /// How movements are written.
  public private(set) var animations = Animations.css

  /// How movements are written.
  public enum Animations: String, Hashable, Sendable, CaseIterable {
    /// As a style sheet, for readers who do not ask for less motion.
    case css
    /// As `animate` elements, which need no style sheet but know no such wish.
    case smil
    /// Not at all.
    case none
  }

  /// For web pages: live text, masks and links beside paths and gradients; path data as short as it gets.
  public static let web = OutputProfile(kind: .web, outlinesText: false)

  /// For design tools, asset catalogs and importers: nothing but filled and stroked paths with absolute, spaced data,
  /// and linear gradients of opaque colours measured in points. Layers have readable ids.
  ///
  /// Text is drawn as outlines, so a shaper that knows them is needed. Transforms are applied, glyphs that are knocked
  /// out become holes of the paths below them, clips cut the paths themselves. Blurred groups, movements, crisp edges
  /// and colours for dark pages are left out. A picture that needs a mask of other nodes, a link, an image, a radial
  /// gradient, a gradient of opacities or the opacity of several things together is refused: ``LoweringError``.
  public static let design = OutputProfile(kind: .design, outlinesText: true)

  /// The profile of that name.
  public init(_ kind: Kind) {
    switch kind {
    case .web: self = .web
    case .design: self = .design
    }
  }

  private init(kind: Kind, outlinesText: Bool) {
    self.kind = kind
    self.outlinesText = outlinesText
  }

  /// This profile with so many digits after the decimal point; more than 6 or fewer than 0 is a programmer's mistake.
  public func precision(_ digits: Int) -> OutputProfile {
    precondition((0...6).contains(digits), "a number is written with 0 to 6 decimals")
    return changed { $0.precision = digits }
  }

  /// This profile with ids that begin with `prefix`, for pages in which the first of two equal pictures may be hidden
  /// and would take its gradients away from the second.
  ///
  /// The prefix holds letters, digits, `_` and `-` and begins with a letter; any other is a programmer's mistake.
  public func idPrefix(_ prefix: String) -> OutputProfile {
    precondition(Self.isIDPrefix(prefix), "'\(prefix)' cannot begin an id")
    return changed { $0.idPrefix = prefix }
  }

  /// This profile with texts as outlines, which a shaper that reads fonts must draw. The design profile's always are.
  public func outliningText() -> OutputProfile { changed { $0.outlinesText = true } }

  /// This profile with strokes as filled outlines, for symbol and icon fonts, which know no strokes.
  public func expandingStrokes() -> OutputProfile { changed { $0.expandsStrokes = true } }

  /// This profile with every fill right under the nonzero rule, for symbol and icon fonts, which know no other.
  public func fillingNonzero() -> OutputProfile { changed { $0.fillsNonzero = true } }

  /// This profile with movements written so. The design profile has none.
  public func animations(_ form: Animations) -> OutputProfile { changed { $0.animations = form } }

  private func changed(_ change: (inout OutputProfile) -> Void) -> OutputProfile {
    var copy = self
    change(&copy)
    return copy
  }

  /// The smallest length that is not written as zero, in points.
  public var smallestLength: Double { (0..<precision).reduce(1.0) { unit, _ in unit / 10 } }

  /// How lengths are written.
  var lengthDecimals: FixedPoint { FixedPoint(decimals: precision, hasLeadingZero: kind == .design) }

  /// How opacities and the offsets of stops are written.
  var shareDecimals: FixedPoint { FixedPoint(decimals: max(3, precision), hasLeadingZero: kind == .design) }

  /// Whether ids may begin with `prefix`: letters, digits, `_` and `-`, a letter first. The empty one may.
  public static func isIDPrefix(_ prefix: String) -> Bool {
    prefix.utf8.first.map { isLetter($0) } ?? true
      && prefix.utf8.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) || $0 == 0x5F || $0 == 0x2D }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
}
