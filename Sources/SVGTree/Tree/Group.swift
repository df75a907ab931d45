public import PathGeometry

/// Nodes that are moved, clipped, masked or faded together: the `g` element.
public struct Group: Hashable, Sendable {
  /// The visible part of a group.
  public enum Mask: Hashable, Sendable {
    /// The part where these nodes are white. Where they are black or absent, the group is invisible.
    case luminance([Node])
    /// Everything except the glyphs of these texts, which become holes.
    case knockout([TextRun])
  }

  /// The nodes in the group, from back to front.
  public var children: [Node]
  /// The map from the group's coordinates to those around it.
  public var transform: AffineTransform
  /// The outline that clips the group, in the group's own coordinates; nil for none.
  public var clip: Path?
  /// The mask of the group, in its own coordinates; nil for none.
  public var mask: Mask?
  /// The opacity of the group as a whole, from 0 to 1: `opacity`.
  public var opacity: Double
  /// The standard deviation of a Gaussian blur over the whole group, in points of its own coordinates; 0 for none. See
  /// ``blurred(deviation:)``.
  public private(set) var blur = 0.0
  /// Whether screen readers skip the group, because it repeats other content: `aria-hidden="true"`.
  public var isDecoration = false
  /// The drawing over everything in the group. See ``overlaid(by:)``.
  package private(set) var overlay: Drawing?
  /// The animation of the group, in the web profile; nil for none.
  public var animation: Animation?
  /// The name of the layer in design tools; nil for none. See ``named(_:)``.
  public private(set) var name: String?
  /// Whether the common style of the texts in the group is written once. See ``sharingTextStyle()``.
  public private(set) var sharesTextStyle = false

  /// A group of nodes.
  public init(_ children: [Node]) {
    self.children = children
    transform = .identity
    opacity = 1
  }

  /// A group of the nodes in the closure.
  public init(@NodeBuilder _ children: () -> [Node]) { self.init(children()) }

  /// This group clipped to the outline of `shape`.
  public func clipped(to shape: some Shape) -> Group {
    var copy = self
    copy.clip = shape.path
    return copy
  }

  /// This group, visible only where the nodes of the closure are white.
  public func masked(@NodeBuilder by nodes: () -> [Node]) -> Group {
    var copy = self
    copy.mask = .luminance(nodes())
    return copy
  }

  /// This group as a layer with this name in design tools: a `g` with an `id` in the design profile. Equal names are
  /// numbered.
  ///
  /// - Precondition: The name consists of letters, digits, `_` and `-`, and begins with a letter.
  public func named(_ name: String) -> Group {
    LayerName.check(name)
    var copy = self
    copy.name = name
    return copy
  }

  /// This group with the font of its texts on the `g` element if all of them have the same, and with their anchor and
  /// colour if they share them. The picture is the same in fewer bytes.
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

  /// This group rotated about a point, clockwise as seen on screen, after its current transform.
  public func rotated(by angle: Angle, around center: Point = .zero) -> Group {
    applying(.rotation(angle, about: center))
  }

  /// This group with `transform` after its current transform.
  ///
  /// - Precondition: The coefficients are within ±1e9.
  public func applying(_ transform: AffineTransform) -> Group {
    let map = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    precondition(map.allSatisfy { abs($0) <= 1e9 }, "the coefficients of a transform are finite and at most 1e9")
    var copy = self
    copy.transform = self.transform.followed(by: transform)
    return copy
  }

  /// This group with an opacity for the whole group.
  ///
  /// - Precondition: `opacity` is in 0…1.
  public func opacity(_ opacity: Double) -> Group {
    precondition((0...1).contains(opacity), "an opacity lies between 0 and 1")
    var copy = self
    copy.opacity = opacity
    return copy
  }

  /// This group blurred as a whole by a Gaussian, with the standard deviation in points of its own coordinates: a
  /// `filter`, in the web profile only. Its clip and mask stay sharp.
  ///
  /// The design profile leaves a blurred group out. Put anything that must be visible there beside the group.
  ///
  /// - Precondition: `deviation` is in 0…1000.
  public func blurred(deviation: Double) -> Group {
    precondition((0...1000).contains(deviation), "the deviation of a blur lies between 0 and 1000")
    var copy = self
    copy.blur = deviation
    return copy
  }

  /// This group below a translucent linear gradient, which is clipped and masked with it.
  ///
  /// The web profile draws the gradient last. The design profile does not support gradients of opacities and paints it
  /// into every drawing, so all nodes of the group must be inside it.
  package func overlaid(by gloss: Drawing) -> Group {
    var copy = self
    copy.overlay = gloss
    return copy
  }

  /// This group without its overlay, as it is lowered.
  func withoutOverlay() -> Group {
    var copy = self
    copy.overlay = nil
    return copy
  }

  /// This group as a decoration that screen readers skip, such as the shadow of a text.
  public func decorative() -> Group {
    var copy = self
    copy.isDecoration = true
    return copy
  }
}
