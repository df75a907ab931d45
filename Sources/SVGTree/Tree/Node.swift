public import PathGeometry

/// An element of a picture. Later nodes cover earlier ones.
public enum Node: Hashable, Sendable {
  /// A painted outline.
  case drawing(Drawing)
  /// A line of text.
  case text(TextRun)
  /// Nodes that are moved, clipped, masked or faded together.
  case group(Group)
  /// Nodes that link to another document.
  indirect case link(Link)
  /// A raster image.
  indirect case image(Image)
}

/// An outline with its paint: the `path` element, or `rect` where that draws it.
public struct Drawing: Hashable, Sendable {
  /// The rule for which points are inside an outline that crosses itself: `fill-rule`.
  public typealias FillRule = PathGeometry.FillRule

  private struct Fields: Hashable {
    var path: Path { didSet { roundedRect = nil } }
    var roundedRect: EvenlyRoundedRect?
    var fill: Paint
    var darkFill: Paint?
    var fillRule: FillRule
    var isCrisp = false
    var stroke: Stroke?
    var name: String?

    /// Moves gradients that are measured in points with the outline.
    mutating func movePaints(by map: AffineTransform) {
      fill = fill.moved(by: map)
      darkFill = darkFill?.moved(by: map)
      if let line = stroke {
        stroke?.paint = line.paint.moved(by: map)
        stroke?.darkPaint = line.darkPaint?.moved(by: map)
      }
    }
  }

  private var fields: Shared<Fields>

  /// The outline in points.
  public var path: Path {
    get { fields.value.path }
    set { fields.value.path = newValue }
  }
  /// The rectangle that the outline is, if it was given as a figure with four equal corners. It is written as `rect`.
  var roundedRect: EvenlyRoundedRect? { fields.value.roundedRect }
  /// The paint of the inside.
  public var fill: Paint {
    get { fields.value.fill }
    set { fields.value.fill = newValue }
  }
  /// The paint of the inside for readers who prefer dark pages, in the web profile; nil for the same paint.
  public var darkFill: Paint? {
    get { fields.value.darkFill }
    set { fields.value.darkFill = newValue }
  }
  /// The rule for which points are inside.
  public var fillRule: FillRule {
    get { fields.value.fillRule }
    set { fields.value.fillRule = newValue }
  }
  /// The line along the outline, if any.
  public var stroke: Stroke? {
    get { fields.value.stroke }
    set { fields.value.stroke = newValue }
  }
  /// Whether edges are drawn without anti-aliasing: `shape-rendering="crispEdges"`. See ``crisp()``.
  public var isCrisp: Bool { fields.value.isCrisp }
  /// The name of the layer in design tools; nil for none. See ``named(_:)``.
  public var name: String? { fields.value.name }

  /// An outline with a fill, a stroke, or both.
  public init(_ path: Path, fill: Paint = .none, fillRule: FillRule = .nonzero, stroke: Stroke? = nil) {
    fields = Shared(Fields(path: path, fill: fill, fillRule: fillRule, stroke: stroke))
  }

  /// An outline with a fill, as a layer.
  ///
  /// - Precondition: The name consists of letters, digits, `_` and `-`, and begins with a letter.
  package init(_ outline: Outline, fill: Paint, isCrisp: Bool, layer: String) {
    LayerName.check(layer)
    fields = Shared(
      Fields(
        path: outline.path, roundedRect: outline.roundedRect, fill: fill, fillRule: .nonzero, isCrisp: isCrisp,
        name: layer))
  }

  /// An outline as a layer. The name is not checked.
  package init(_ path: Path, fill: Paint, fillRule: FillRule = .nonzero, stroke: Stroke? = nil, layer: String?) {
    fields = Shared(Fields(path: path, fill: fill, fillRule: fillRule, stroke: stroke, name: layer))
  }

  /// This drawing with another fill, and optionally another one for dark pages.
  public consuming func fill(_ paint: Paint, rule: FillRule = .nonzero, dark: Paint? = nil) -> Drawing {
    changed {
      $0.fill = paint
      $0.darkFill = dark
      $0.fillRule = rule
    }
  }

  /// This drawing with another stroke. For the numbers, see
  /// ``Stroke/init(_:width:cap:join:miterLimit:dashes:dashOffset:)``.
  public consuming func stroke(
    _ paint: Paint, width: Double = 1, cap: Stroke.Cap = .butt, join: Stroke.Join = .miter, miterLimit: Double = 4,
    dashes: [Double] = [], dashOffset: Double = 0
  ) -> Drawing {
    changed {
      $0.stroke = Stroke(
        paint, width: width, cap: cap, join: join, miterLimit: miterLimit, dashes: dashes, dashOffset: dashOffset)
    }
  }

  /// This drawing moved by `x` and `y` points.
  public consuming func offset(x: Double = 0, y: Double = 0) -> Drawing {
    changed {
      $0.path = $0.path.offset(x: x, y: y)
      $0.movePaints(by: .translation(x: x, y: y))
    }
  }

  /// This drawing rotated about a point, clockwise as seen on screen. Gradients in the space of bounds stay upright.
  public consuming func rotated(by angle: Angle, around center: Point = .zero) -> Drawing {
    changed {
      $0.path = $0.path.rotated(by: angle, around: center)
      $0.movePaints(by: .rotation(angle, about: center))
    }
  }

  /// This drawing without anti-aliasing, in the web profile: each pixel is painted fully or not at all.
  public consuming func crisp() -> Drawing { changed { $0.isCrisp = true } }

  /// This drawing with anti-aliasing.
  consuming func smooth() -> Drawing { changed { $0.isCrisp = false } }

  /// This drawing as a layer with this name in design tools: the `id` in the design profile. Equal names are numbered.
  ///
  /// - Precondition: The name consists of letters, digits, `_` and `-`, and begins with a letter.
  public consuming func named(_ name: String) -> Drawing {
    LayerName.check(name)
    return changed { $0.name = name }
  }

  private consuming func changed(_ change: (inout Fields) -> Void) -> Drawing {
    change(&fields.value)
    return self
  }
}

enum LayerName {
  static func check(_ name: String) {
    precondition(!name.isEmpty && OutputProfile.isIDPrefix(name), "'\(name)' cannot name a layer")
  }
}

extension Shape {
  /// A drawing of this shape with a fill, and optionally another one for dark pages.
  public func fill(_ paint: Paint, rule: Drawing.FillRule = .nonzero, dark: Paint? = nil) -> Drawing {
    Drawing(path).fill(paint, rule: rule, dark: dark)
  }

  /// A drawing of this shape with a stroke. For the numbers, see
  /// ``Stroke/init(_:width:cap:join:miterLimit:dashes:dashOffset:)``.
  public func stroke(
    _ paint: Paint, width: Double = 1, cap: Stroke.Cap = .butt, join: Stroke.Join = .miter, miterLimit: Double = 4,
    dashes: [Double] = [], dashOffset: Double = 0
  ) -> Drawing {
    Drawing(path).stroke(
      paint, width: width, cap: cap, join: join, miterLimit: miterLimit, dashes: dashes, dashOffset: dashOffset)
  }
}
