public import PathGeometry
public import Typesetting

/// A line of text at a position: the `text` element.
public struct TextRun: Hashable, Sendable {
  /// The part of the text that is at its position: `text-anchor`.
  public enum Anchor: String, Hashable, Sendable {
    /// The beginning.
    case start
    /// The middle.
    case middle
    /// The end.
    case end
  }

  /// The measured text.
  public var run: GlyphRun
  /// The position of the anchored part on the baseline, in points.
  public var position: Point
  /// The part of the text that is at the position.
  public var anchor: Anchor
  /// The colour of the text.
  public var color: Color
  /// The colour for readers who prefer dark pages, in the web profile; nil for the same colour.
  public var darkColor: Color?
  /// The name of the layer of its outlines in design tools; nil for `text`. See ``named(_:)``.
  public private(set) var name: String?

  /// A measured text with its anchored part at `position` on the baseline.
  public init(_ run: GlyphRun, at position: Point, anchor: Anchor = .start, color: Color = .black) {
    precondition(abs(position.x) <= 1e9 && abs(position.y) <= 1e9, "the position of a text is finite")
    self.run = run
    self.position = position
    self.anchor = anchor
    self.color = color
  }

  /// A text measured by the built-in tables, by default in 11-point Verdana.
  ///
  /// For user input, use a shaper and ``init(_:at:anchor:color:)``.
  ///
  /// - Precondition: The built-in shaper accepts the font size and the text.
  public init(
    _ text: String, at position: Point, font: Font = Font(["Verdana", "DejaVu Sans"], size: 11),
    anchor: Anchor = .start
  ) {
    do {
      self.init(try BuiltinShaper().shape(text, in: font), at: position, anchor: anchor)
    } catch {
      preconditionFailure("the text cannot be set: \(error)")
    }
  }

  /// This text in another colour, and optionally another one for dark pages.
  public func fill(_ color: Color, dark: Color? = nil) -> TextRun {
    var copy = self
    copy.color = color
    copy.darkColor = dark
    return copy
  }

  /// This text moved by `x` and `y` points.
  public func offset(x: Double = 0, y: Double = 0) -> TextRun {
    var copy = TextRun(run, at: position + Point(x, y), anchor: anchor, color: color)
    copy.darkColor = darkColor
    copy.name = name
    return copy
  }

  /// This text with its outlines as a layer with this name in design tools. Equal names are numbered.
  ///
  /// - Precondition: The name consists of letters, digits, `_` and `-`, and begins with a letter.
  public func named(_ name: String) -> TextRun {
    LayerName.check(name)
    var copy = self
    copy.name = name
    return copy
  }

  /// The x coordinate where the text begins, in points.
  public var minX: Double {
    switch anchor {
    case .start: position.x
    case .middle: position.x - run.width / 2
    case .end: position.x - run.width
    }
  }
}
