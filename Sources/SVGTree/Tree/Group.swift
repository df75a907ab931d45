public import PathGeometry

/// Nodes that are moved, clipped, masked or faded together: the `g` element.
public struct Group: Hashable, Sendable {
  /// The visible part of a group.
  public enum Mask: Hashable, Sendable {
    /// The part where these nodes are white. Where they are black or absent, the group is invisible.
    case luminance([Node])
    /// Everything except what these nodes cover, which becomes a hole whatever their colours and opacities. A picture of
    /// pixels covers its frame.
    case knockout([Node])
  }

  private struct Fields: Hashable {
    var children: [Node]
    var transform = AffineTransform.identity
    var clip: Path?
    var mask: Mask?
    var opacity = 1.0
    var blur = 0.0
    var isDecoration = false
    var sharesTextStyle = false
    var overlay: Drawing?
    var textShadows: [CastShadow] = []
    var smoothForm: Group?
    var animation: Shared<Animation>?
    var name: String?
  }

  private var fields: Shared<Fields>

  /// The nodes in the group, from back to front.
  public var children: [Node] {
    get { fields.value.children }
    set { fields.value.children = newValue }
  }
  /// The map from the group's coordinates to those around it. See ``applying(_:)``.
  public package(set) var transform: AffineTransform {
    get { fields.value.transform }
    set { fields.value.transform = newValue }
  }
  /// The outline that clips the group, in the group's own coordinates; nil for none.
  public var clip: Path? {
    get { fields.value.clip }
    set { fields.value.clip = newValue }
  }
  /// The mask of the group, in its own coordinates; nil for none.
  public var mask: Mask? {
    get { fields.value.mask }
    set { fields.value.mask = newValue }
  }
  /// The opacity of the group as a whole, from 0 to 1: `opacity`. See ``opacity(_:)``.
  public package(set) var opacity: Double {
    get { fields.value.opacity }
    set { fields.value.opacity = newValue }
  }
  /// The standard deviation of a Gaussian blur over the whole group, in points of its own coordinates; 0 for none. See
  /// ``blurred(deviation:)``.
  public var blur: Double { fields.value.blur }
  /// Whether screen readers skip the group, because it repeats other content: `aria-hidden="true"`.
  public var isDecoration: Bool {
    get { fields.value.isDecoration }
    set { fields.value.isDecoration = newValue }
  }
  /// The drawing over everything in the group. See ``overlaid(by:)``.
  package var overlay: Drawing? { fields.value.overlay }
  /// The shadows of the texts in the group, the nearest first, as the embed profile writes them.
  var textShadows: [CastShadow] {
    get { fields.value.textShadows }
    set { fields.value.textShadows = newValue }
  }
  /// The group that draws the same without steps, in place of a stack of areas; nil if there is none. See
  /// ``OutputProfile/Shadows/filter``.
  package var smoothForm: Group? {
    get { fields.value.smoothForm }
    set { fields.value.smoothForm = newValue }
  }
  /// The animation of the group, in the web profile; nil for none.
  public var animation: Animation? {
    get { fields.value.animation?.value }
    set { fields.value.animation = newValue.map { Shared($0) } }
  }
  /// The name of the layer in design tools; nil for none. See ``named(_:)``.
  public var name: String? { fields.value.name }
  /// Whether the common style of the texts in the group is written once. See ``sharingTextStyle()``.
  public var sharesTextStyle: Bool { fields.value.sharesTextStyle }

  /// A group of nodes.
  public init(_ children: [Node]) { fields = Shared(Fields(children: children)) }

  /// A group of the nodes in the closure.
  ///
  /// - Throws: What the closure throws.
  public init<E: Error>(@NodeBuilder _ children: () throws(E) -> [Node]) throws(E) { self.init(try children()) }

  /// This group clipped to the outline of `shape`.
  public consuming func clipped(to shape: some Shape) -> Group {
    (clip == nil ? self : nested).changed { $0.clip = shape.path }
  }

  /// This group, visible only where the nodes of the closure are white.
  ///
  /// - Throws: What the closure throws.
  public consuming func masked<E: Error>(@NodeBuilder by nodes: () throws(E) -> [Node]) throws(E) -> Group {
    let nodes = try nodes()
    return (mask == nil ? self : nested).changed { $0.mask = .luminance(nodes) }
  }

  /// This group as a layer with this name in design tools: a `g` with an `id` in the design profile. Equal names are
  /// numbered.
  ///
  /// - Precondition: The name consists of letters, digits, `_` and `-`, and begins with a letter.
  public consuming func named(_ name: String) -> Group {
    LayerName.check(name)
    return changed { $0.name = name }
  }

  /// This group with the font of its texts on the `g` element if all of them have the same, and with their anchor and
  /// colour if they share them. The picture is the same in fewer bytes.
  public consuming func sharingTextStyle() -> Group {
    changed { $0.sharesTextStyle = true }
  }

  /// This group with the glyphs of `texts` as holes.
  public consuming func knockingOut(_ texts: TextRun...) -> Group {
    knockingOut { texts.map { .text($0) } }
  }

  /// This group with holes where the nodes of the closure draw something.
  ///
  /// - Throws: What the closure throws.
  public consuming func knockingOut<E: Error>(@NodeBuilder _ nodes: () throws(E) -> [Node]) throws(E) -> Group {
    let nodes = try nodes()
    switch mask {
    case .knockout(let before): return changed { $0.mask = .knockout(before + nodes) }
    case .luminance: return nested.changed { $0.mask = .knockout(nodes) }
    case nil: return changed { $0.mask = .knockout(nodes) }
    }
  }

  /// This group with its children, and what shows only a part of them, in a group inside: room for another clip or mask in
  /// the same coordinates.
  private var nested: Group {
    var (inner, outer) = (Group(children), self)
    inner.fields.value.clip = clip
    inner.fields.value.mask = mask
    inner.fields.value.blur = blur
    inner.fields.value.overlay = overlay
    outer.fields.value.clip = nil
    outer.fields.value.mask = nil
    outer.fields.value.blur = 0
    outer.fields.value.overlay = nil
    outer.fields.value.smoothForm = nil
    outer.children = [.group(inner)]
    return outer
  }

  /// This group moved by `x` and `y` points.
  public consuming func offset(x: Double = 0, y: Double = 0) -> Group { applying(.translation(x: x, y: y)) }

  /// This group rotated about a point, clockwise as seen on screen, after its current transform.
  public consuming func rotated(by angle: Angle, around center: Point = .zero) -> Group {
    applying(.rotation(angle, about: center))
  }

  /// This group with `transform` after its current transform.
  ///
  /// - Precondition: The coefficients are within ±1e9.
  public consuming func applying(_ transform: AffineTransform) -> Group {
    let map = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    precondition(map.allSatisfy { abs($0) <= 1e9 }, "the coefficients of a transform are finite and at most 1e9")
    return changed { $0.transform = $0.transform.followed(by: transform) }
  }

  /// This group with an opacity for the whole group.
  ///
  /// - Precondition: `opacity` is in 0…1.
  public consuming func opacity(_ opacity: Double) -> Group {
    precondition((0...1).contains(opacity), "an opacity lies between 0 and 1")
    return changed { $0.opacity = opacity }
  }

  /// This group blurred as a whole by a Gaussian, with the standard deviation in points of its own coordinates: a
  /// `filter`, in the web profile only. Its clip and mask stay sharp.
  ///
  /// The design profile leaves a blurred group out. Put anything that must be visible there beside the group.
  ///
  /// - Precondition: `deviation` is in 0…1000.
  public consuming func blurred(deviation: Double) -> Group {
    precondition((0...1000).contains(deviation), "the deviation of a blur lies between 0 and 1000")
    return changed { $0.blur = deviation }
  }

  /// This group below a translucent linear gradient, which is clipped and masked with it.
  ///
  /// The web profile draws the gradient last. The design profile paints it into every drawing, for programs that ignore
  /// opacities, so all nodes of the group must be inside it. Where that does not work, it draws it last, too.
  package consuming func overlaid(by gloss: Drawing) -> Group {
    changed { $0.overlay = gloss }
  }

  /// This group without its overlay, as it is lowered.
  consuming func withoutOverlay() -> Group {
    changed { $0.overlay = nil }
  }

  /// This group as a decoration that screen readers skip, such as the shadow of a text.
  public consuming func decorative() -> Group {
    changed { $0.isDecoration = true }
  }

  /// Whether the group has children, and none of the parts that lowering for the web changes.
  var isPlainlyLowered: Bool {
    fields.value.overlay == nil && fields.value.mask == nil && fields.value.clip == nil
      && fields.value.animation == nil && !fields.value.children.isEmpty
  }

  private consuming func changed(_ change: (inout Fields) -> Void) -> Group {
    change(&fields.value)
    return self
  }
}
