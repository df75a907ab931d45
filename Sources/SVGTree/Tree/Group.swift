public import PathGeometry

/// Things that are moved, clipped, masked or faded together: the `g` element.
public struct Group: Hashable, Sendable {
  /// What shows of a group.
  public enum Mask: Hashable, Sendable {
    /// What these nodes paint white; nothing where they paint black or not at all.
    case luminance([Node])
    /// Everything but the glyphs of these texts, which become holes.
    case knockout([TextRun])
  }

  /// What is in the group, from back to front.
  public var children: [Node]
  /// How the group's plane lies in the one around it.
  public var transform: AffineTransform
  /// The outline that cuts the group off, in the group's own plane; nil for none.
  public var clip: Path?
  /// What shows of the group, in its own plane; nil for everything.
  public var mask: Mask?
  /// From 0 to 1, applied to the group as a whole: `opacity`.
  public var opacity: Double
  /// The standard deviation of a Gaussian blur over the whole group, in points of its own plane; 0 for none. See
  /// ``blurred(deviation:)``.
  public private(set) var blur = 0.0
  /// Whether the group says nothing that is not said elsewhere: `aria-hidden="true"`.
  public var isDecoration = false
  /// What lies over all that is drawn in the group. See ``overlaid(by:)``.
  package private(set) var overlay: Drawing?
  /// How the group moves, in the web profile; nil for not at all.
  public var animation: Animation?
  /// What design tools call the layer; nil for none. See ``named(_:)``.
  public private(set) var name: String?
  /// Whether what the texts in the group have in common is written once. See ``sharingTextStyle()``.
  public private(set) var sharesTextStyle = false

  /// A group of finished nodes.
  public init(_ children: [Node]) {
    self.children = children
    transform = .identity
    opacity = 1
  }

  /// A group of what the closure lists.
  public init(@NodeBuilder _ children: () -> [Node]) { self.init(children()) }

  /// This group cut off at the outline of `shape`.
  public func clipped(to shape: some Shape) -> Group {
    var copy = self
    copy.clip = shape.path
    return copy
  }

  /// This group, showing only where the closure's nodes are white.
  public func masked(@NodeBuilder by nodes: () -> [Node]) -> Group {
    var copy = self
    copy.mask = .luminance(nodes())
    return copy
  }

  /// This group as a layer of that name in design tools: a `g` with an `id` in the design profile, numbered where
  /// several share a name. Letters, digits, `_` and `-`, a letter first; any other is a programmer's mistake.
  public func named(_ name: String) -> Group {
    LayerName.check(name)
    var copy = self
    copy.name = name
    return copy
  }

  /// This group with the font of its texts on the `g` element, where all of them have one, and their anchor and colour
  /// where they share them: the same picture in fewer bytes.
  public func sharingTextStyle() -> Group {
    var copy = self
    copy.sharesTextStyle = true
    return copy
  }

  /// This group with the glyphs of `texts` as holes.
  public func knockingOut(_ texts: TextRun...) -> Group {
    var copy = self
    copy.mask = .knockout(texts)
    return copy
  }

  /// This group moved by `x` and `y` points.
  public func offset(x: Double = 0, y: Double = 0) -> Group { applying(.translation(x: x, y: y)) }

  /// This group turned about a point, clockwise as seen, after the map it already has.
  public func rotated(by angle: Angle, around center: Point = .zero) -> Group {
    applying(.rotation(angle, about: center))
  }

  /// This group mapped by `transform` after the map it already has. A coefficient that is not
  /// finite or is beyond 1e9 is a programmer's mistake.
  public func applying(_ transform: AffineTransform) -> Group {
    let map = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    precondition(map.allSatisfy { abs($0) <= 1e9 }, "the coefficients of a transform are finite and at most 1e9")
    var copy = self
    copy.transform = self.transform.followed(by: transform)
    return copy
  }

  /// This group faded as a whole; an opacity outside 0…1 is a programmer's mistake.
  public func opacity(_ opacity: Double) -> Group {
    precondition((0...1).contains(opacity), "an opacity lies between 0 and 1")
    var copy = self
    copy.opacity = opacity
    return copy
  }

  /// This group blurred as a whole by a Gaussian of a standard deviation in points of its own plane: a `filter`, in the
  /// web profile alone. What cuts the group off or masks it stays sharp.
  ///
  /// The design profile leaves a blurred group out, so that what must be seen there lies beside it. A deviation that is
  /// negative or above 1000 is a programmer's mistake.
  public func blurred(deviation: Double) -> Group {
    precondition((0...1000).contains(deviation), "the deviation of a blur lies between 0 and 1000")
    var copy = self
    copy.blur = deviation
    return copy
  }

  /// This group under a translucent transition along a line, which is cut off and masked with it.
  ///
  /// The web profile draws it last. The design profile, which has no gradients of opacities, paints it into all that is
  /// drawn, so nothing in the group may lie outside of it.
  package func overlaid(by gloss: Drawing) -> Group {
    var copy = self
    copy.overlay = gloss
    return copy
  }

  /// This group without what lies over it, as it is lowered.
  func withoutOverlay() -> Group {
    var copy = self
    copy.overlay = nil
    return copy
  }

  /// This group as an ornament that is not read out, such as the shadow of a text that stands beside it.
  public func decorative() -> Group {
    var copy = self
    copy.isDecoration = true
    return copy
  }
}
