public import PathGeometry

/// A shadow of a figure with round corners: one that it casts, or one that its rim casts on its inside.
public struct FigureShadow: Sendable {
  private enum Kind {
    case cast(DropShadow, by: RoundedRect, isCutOut: Bool, isUnderHoles: Bool)
    case inside(Capsule, InsetShadow)
    case within(RoundedRect, InsetShadow, rim: RoundedRect)
  }

  private let kind: Kind

  /// The shadow that a figure casts, from which the figure itself is left out if it is translucent.
  ///
  /// - Parameters:
  ///   - shadow: The shadow.
  ///   - figure: The figure that casts it.
  ///   - isCutOut: Whether the figure is translucent.
  ///   - isUnderHoles: Whether holes are cut through the figure and the shadow: then no band of the shadow is below the
  ///     figure but for its edge, since the smooth edges of each band's holes would add up to a dark one.
  public static func cast(
    _ shadow: DropShadow, by figure: RoundedRect, isCutOut: Bool, isUnderHoles: Bool = false
  ) -> FigureShadow {
    FigureShadow(kind: .cast(shadow, by: figure, isCutOut: isCutOut, isUnderHoles: isUnderHoles))
  }

  /// How far within its edge a figure covers the inner edge of what is around it, in points, so that nothing shines
  /// through between the two.
  package static let coveredEdge = 0.5

  /// The shadow on the inside of a pill.
  public static func inside(_ capsule: Capsule, _ shadow: InsetShadow) -> FigureShadow {
    FigureShadow(kind: .inside(capsule, shadow))
  }

  /// The shadow on the inside of a figure, cast by its rim, or by that of a larger figure.
  public static func inside(
    _ figure: RoundedRect, _ shadow: InsetShadow, castBy rim: RoundedRect? = nil
  ) -> FigureShadow {
    FigureShadow(kind: .within(figure, shadow, rim: rim ?? figure))
  }

  /// The name of its layer.
  var layer: String {
    if case .cast = kind { "shadow" } else { "inset-shadow" }
  }

  /// The bounds of the figure that the shadow stays inside; nil for one that it leaves.
  var figureBounds: Rect? {
    switch kind {
    case .cast: nil
    case .inside(let capsule, _): capsule.rect
    case .within(let figure, _, _): figure.rect
    }
  }

  /// The shadow as areas from back to front, which every program draws alike.
  var bands: [Drawing] {
    switch kind {
    case .cast(let shadow, let figure, let isCutOut, let isUnderHoles):
      shadow.drawings(
        of: figure, cuttingOut: isCutOut ? figure : isUnderHoles ? figure.inset(by: Self.coveredEdge) : nil)
    case .inside(let capsule, let shadow): shadow.drawings(in: capsule)
    case .within(let figure, let shadow, let rim): shadow.drawings(in: figure, castBy: rim)
    }
  }

  /// The shadow without steps, for web pages; nil if it has no such form.
  ///
  /// Inside a figure it has no filter: librsvg 2.54 forgets what is outside the picture at each step of a filter, and
  /// would differ from a Gaussian by up to 56 of 255, and by 36 on average. In most pills, gradients come close to one.
  var smooth: Group? {
    switch kind {
    case .cast(let shadow, let figure, let isCutOut, _):
      shadow.blurredArea(of: figure, cuttingOut: isCutOut)?.named(layer)
    case .inside: gradients.map { areas in Group(areas.map { .drawing($0) }).named(layer) }
    case .within: nil
    }
  }

  /// The shadow as areas with gradients; nil if it has no such form.
  var gradients: [Drawing]? {
    guard case .inside(let capsule, let shadow) = kind else { return nil }
    return shadow.gradients(in: capsule)
  }

  /// The shadow in both forms.
  package var node: Node {
    var stack = Group(bands.map { .drawing($0) }).named(layer)
    stack.smoothForm = smooth
    return .group(stack)
  }
}
