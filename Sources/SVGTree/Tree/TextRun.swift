public import PathGeometry
public import Typesetting

/// A line of text at a place: the `text` element.
public struct TextRun: Hashable, Sendable {
  /// Which part of the text lies at its position: `text-anchor`.
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
  /// Where the anchored part lies on the baseline, in points.
  public var position: Point
  /// Which part of the text lies there.
  public var anchor: Anchor
  /// The colour of the text.
  public var color: Color
  /// The colour where the reader prefers dark pages, in the web profile; nil for the same.
  public var darkColor: Color?
  /// What design tools call the layer of its outlines; nil for `text`. See ``named(_:)``.
  public private(set) var name: String?

  /// A measured text with its anchored part at `position` on the baseline.
  public init(_ run: GlyphRun, at position: Point, anchor: Anchor = .start, color: Color = .black) {
    precondition(abs(position.x) <= 1e9 && abs(position.y) <= 1e9, "the position of a text is finite")
    self.run = run
    self.position = position
    self.anchor = anchor
    self.color = color
  }

  /// A text measured by the built-in tables, 11 points of Verdana unless told otherwise.
  ///
  /// A font size or a text that no shaper takes is a programmer's mistake; for user input use a shaper and
  /// ``init(_:at:anchor:color:)``.
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

  /// This text in another colour, and another still on dark pages.
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

  /// This text with its outlines as a layer of that name in design tools, numbered where several share a name. Letters,
  /// digits, `_` and `-`, a letter first; any other is a programmer's mistake.
  public func named(_ name: String) -> TextRun {
    LayerName.check(name)
    var copy = self
    copy.name = name
    return copy
  }

  /// Where the text begins, in points along x.
  public var minX: Double {
    switch anchor {
    case .start: position.x
    case .middle: position.x - run.width / 2
    case .end: position.x - run.width
    }
  }
}
