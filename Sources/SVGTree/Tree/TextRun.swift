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

    /// Where a text begins, in points.
    func start(ofWidth width: Double, at x: Double) -> Double {
      switch self {
      case .start: x
      case .middle: x - width / 2
      case .end: x - width
      }
    }
  }

  private struct Fields: Hashable {
    var run: GlyphRun
    var position: Point
    var anchor: Anchor
    var color: Color
    var darkColor: Color?
    var name: String?
    var guide: TextGuide?
  }

  private var fields: Shared<Fields>

  /// The measured text.
  public var run: GlyphRun {
    get { fields.value.run }
    set { fields.value.run = newValue }
  }
  /// The position of the anchored part on the baseline, in points. See ``offset(x:y:)``.
  public package(set) var position: Point {
    get { fields.value.position }
    set { fields.value.position = newValue }
  }
  /// The part of the text that is at the position.
  public var anchor: Anchor {
    get { fields.value.anchor }
    set { fields.value.anchor = newValue }
  }
  /// The colour of the text.
  public var color: Color {
    get { fields.value.color }
    set { fields.value.color = newValue }
  }
  /// The colour for readers who prefer dark pages, in the web profile; nil for the same colour.
  public var darkColor: Color? {
    get { fields.value.darkColor }
    set { fields.value.darkColor = newValue }
  }
  /// The name of the layer of its outlines in design tools; nil for `text`. See ``named(_:)``.
  public var name: String? { fields.value.name }

  /// The line that the text follows; nil for a straight one. See ``along(_:at:)``.
  public var guide: TextGuide? { fields.value.guide }

  /// A measured text with its anchored part at `position` on the baseline.
  public init(_ run: GlyphRun, at position: Point, anchor: Anchor = .start, color: Color = .black) {
    Self.check(position)
    fields = Shared(Fields(run: run, position: position, anchor: anchor, color: color))
  }

  /// A measured text at a position, as a layer. The name is not checked.
  package init(_ run: GlyphRun, at position: Point, anchor: Anchor, color: Color, layer: String) {
    Self.check(position)
    fields = Shared(Fields(run: run, position: position, anchor: anchor, color: color, name: layer))
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
  public consuming func fill(_ color: Color, dark: Color? = nil) -> TextRun {
    changed {
      $0.color = color
      $0.darkColor = dark
    }
  }

  /// This text moved by `x` and `y` points.
  public consuming func offset(x: Double = 0, y: Double = 0) -> TextRun {
    changed {
      $0.position = $0.position + Point(x, y)
      Self.check($0.position)
    }
  }

  /// This text with its outlines as a layer with this name in design tools. Equal names are numbered.
  ///
  /// - Precondition: The name consists of letters, digits, `_` and `-`, and begins with a letter.
  public consuming func named(_ name: String) -> TextRun {
    LayerName.check(name)
    return changed { $0.name = name }
  }

  /// This text along a line.
  consuming func along(_ guide: TextGuide) -> TextRun { changed { $0.guide = guide } }

  /// - Precondition: The coordinates are within ±1e9.
  static func check(_ position: Point) {
    precondition(abs(position.x) <= 1e9 && abs(position.y) <= 1e9, "the position of a text is finite")
  }

  private consuming func changed(_ change: (inout Fields) -> Void) -> TextRun {
    change(&fields.value)
    return self
  }

  /// Whether anything is drawn after the size is rounded.
  func isVisible(with decimals: FixedPoint) -> Bool {
    run.isVisible(with: decimals) && guide?.path.isEmpty != true
  }

  /// The x coordinate where the text begins, in points.
  public var minX: Double { anchor.start(ofWidth: run.width, at: position.x) }
}

extension GlyphRun {
  /// Whether anything is drawn after the size is rounded.
  func isVisible(with decimals: FixedPoint) -> Bool { !text.isEmpty && decimals.units(font.size) > 0 }
}
