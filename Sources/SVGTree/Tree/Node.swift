public import PathGeometry

/// One thing in a picture. Later ones cover earlier ones.
public enum Node: Hashable, Sendable {
  /// A painted outline.
  case drawing(Drawing)
  /// A line of text.
  case text(TextRun)
  /// Things that are moved, clipped, masked or faded together.
  case group(Group)
  /// Things that lead somewhere.
  case link(Link)
  /// A picture made of pixels.
  case image(Image)
}

/// An outline with its paint: the `path` element.
public struct Drawing: Hashable, Sendable {
  /// Which points count as inside an outline that crosses itself: `fill-rule`.
  public typealias FillRule = PathGeometry.FillRule

  /// The outline in points.
  public var path: Path
  /// What the inside is painted with.
  public var fill: Paint
  /// What the inside is painted with where the reader prefers dark pages, in the web profile; nil for the same.
  public var darkFill: Paint?
  /// What counts as inside.
  public var fillRule: FillRule
  /// The line along the outline, if any.
  public var stroke: Stroke?
  /// Whether edges are drawn without smoothing: `shape-rendering="crispEdges"`. See ``crisp()``.
  public private(set) var isCrisp = false
  /// What design tools call the layer; nil for none. See ``named(_:)``.
  public private(set) var name: String?

  /// An outline that is filled, stroked, or both.
  public init(_ path: Path, fill: Paint = .none, fillRule: FillRule = .nonzero, stroke: Stroke? = nil) {
    self.path = path
    self.fill = fill
    self.fillRule = fillRule
    self.stroke = stroke
  }

  /// This drawing with another fill, and another still on dark pages.
  public func fill(_ paint: Paint, rule: FillRule = .nonzero, dark: Paint? = nil) -> Drawing {
    changed {
      $0.fill = paint
      $0.darkFill = dark
      $0.fillRule = rule
    }
  }

  /// This drawing with another line along its outline. The numbers are those of
  /// ``Stroke/init(_:width:cap:join:miterLimit:dashes:dashOffset:)``.
  public func stroke(
    _ paint: Paint, width: Double = 1, cap: Stroke.Cap = .butt, join: Stroke.Join = .miter, miterLimit: Double = 4,
    dashes: [Double] = [], dashOffset: Double = 0
  ) -> Drawing {
    changed {
      $0.stroke = Stroke(
        paint, width: width, cap: cap, join: join, miterLimit: miterLimit, dashes: dashes, dashOffset: dashOffset)
    }
  }

  /// This drawing moved by `x` and `y` points.
  public func offset(x: Double = 0, y: Double = 0) -> Drawing {
    changed { $0.path = path.offset(x: x, y: y) }
  }

  /// This drawing turned about a point, clockwise as seen. Gradients in the outline's bounds stay upright.
  public func rotated(by angle: Angle, around center: Point = .zero) -> Drawing {
    changed { $0.path = path.rotated(by: angle, around: center) }
  }

  /// This drawing with edges that are not smoothed, in the web profile: a pixel is painted in full or not at all.
  public func crisp() -> Drawing { changed { $0.isCrisp = true } }

  func smooth() -> Drawing { changed { $0.isCrisp = false } }

  /// This drawing as a layer of that name in design tools: the `id` in the design profile, numbered where several share
  /// a name. Letters, digits, `_` and `-`, a letter first; any other is a programmer's mistake.
  public func named(_ name: String) -> Drawing {
    LayerName.check(name)
    return changed { $0.name = name }
  }

  private func changed(_ change: (inout Drawing) -> Void) -> Drawing {
    var copy = self
    change(&copy)
    return copy
  }
}

enum LayerName {
  static func check(_ name: String) {
    precondition(!name.isEmpty && OutputProfile.isIDPrefix(name), "'\(name)' cannot name a layer")
  }
}

extension Shape {
  /// A drawing of this shape's inside, with another paint on dark pages if there is one.
  public func fill(_ paint: Paint, rule: Drawing.FillRule = .nonzero, dark: Paint? = nil) -> Drawing {
    Drawing(path).fill(paint, rule: rule, dark: dark)
  }

  /// A drawing of this shape's outline. The numbers are those of
  /// ``Stroke/init(_:width:cap:join:miterLimit:dashes:dashOffset:)``.
  public func stroke(
    _ paint: Paint, width: Double = 1, cap: Stroke.Cap = .butt, join: Stroke.Join = .miter, miterLimit: Double = 4,
    dashes: [Double] = [], dashOffset: Double = 0
  ) -> Drawing {
    Drawing(path).stroke(
      paint, width: width, cap: cap, join: join, miterLimit: miterLimit, dashes: dashes, dashOffset: dashOffset)
  }
}
