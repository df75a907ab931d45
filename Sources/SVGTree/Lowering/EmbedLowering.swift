import PathGeometry
import Typesetting

// MARK: Shadows of texts

/// A shadow of each text in a group, which the text itself casts: a function of `filter`.
struct CastShadow: Hashable, Sendable {
  var color: Adaptive<Color>
  /// The standard deviation of the blur, in points.
  var deviation: Double
  var offset: Point
}

extension [CastShadow] {
  /// The greatest opacity of a shadow of a shadow that does not show beside the two. The look `flat` has 0.24.
  private static let faintest = 0.25

  /// Whether functions of `filter` draw these shadows. Each function is applied to the result of the one before, so
  /// that a shadow casts a shadow, too. Chromium rounds the offset of one down to whole points.
  var canBeCast: Bool {
    var strongest = 0.0
    for shadow in self {
      let offset = shadow.offset
      guard [offset.x, offset.y].allSatisfy({ abs($0 - $0.rounded()) < 1e-6 }) else { return false }
      let opacity = Swift.max(shadow.color.light.alpha, shadow.color.dark.alpha)
      if strongest * opacity > Self.faintest { return false }
      strongest = Swift.max(strongest, opacity)
    }
    return true
  }
}

extension [Node] {
  /// These nodes with shadows of texts as a part of their group, where copies of the texts draw them.
  var castingTextShadows: [Node] {
    map { node in
      switch node {
      case .group(var group):
        let rest = Array(group.children.dropFirst())
        if case .group(let copies)? = group.children.first, group.blur == 0, let shadows = copies.shadows(of: rest),
          shadows.allSatisfy({ $0.canBeCast })
        {
          if Set(shadows).count == 1 {
            group.children = rest
            group.textShadows = shadows[0]
          } else {
            group.children = zip(rest, shadows).map { text, shadows in
              var only = Group([text])
              only.textShadows = shadows
              return .group(only)
            }
          }
        } else {
          group.children = group.children.castingTextShadows
        }
        return .group(group)
      case .link, .drawing, .text, .image: return node.mapChildren { $0.castingTextShadows }
      }
    }
  }
}

extension Group {
  /// The shadows that this decoration draws by copies of `texts`, for each of them the nearest first; nil if it draws
  /// anything else.
  fileprivate func shadows(of texts: [Node]) -> [[CastShadow]]? {
    guard isDecoration, isBare, blur == 0, !texts.isEmpty else { return nil }
    var shadows: [[CastShadow]] = Array(repeating: [], count: texts.count)
    for node in children.reversed() {
      guard case .group(let copies) = node, copies.isBare, copies.children.count == texts.count else { return nil }
      for index in texts.indices {
        guard case .text(let copy) = copies.children[index], case .text(let text) = texts[index],
          let shadow = copy.shadow(of: text, deviation: copies.blur)
        else { return nil }
        shadows[index].append(shadow)
      }
    }
    return shadows
  }

  private var isBare: Bool {
    mask == nil && clip == nil && opacity == 1 && transform == .identity && animation == nil && overlay == nil
  }
}

extension TextRun {
  /// The shadow that this copy of `text` is; nil if it is no copy.
  fileprivate func shadow(of text: TextRun, deviation: Double) -> CastShadow? {
    guard run == text.run, anchor == text.anchor, guide == text.guide,
      let light = color.cast(by: text.color),
      let dark = (darkColor ?? color).cast(by: text.darkColor ?? text.color)
    else { return nil }
    return CastShadow(
      color: Adaptive(light, dark: dark), deviation: deviation, offset: position - text.position)
  }
}

extension Color {
  /// The colour of a shadow with this colour behind a text: a translucent text casts a weaker shadow. Nil if the shadow
  /// is stronger than the text.
  fileprivate func cast(by text: Color) -> Color? {
    if text.alpha == 1 || alpha == 0 { return self }
    return alpha <= text.alpha ? opacity(alpha / text.alpha) : nil
  }
}

// MARK: Light and dark paints

extension [Node] {
  /// These nodes with paints for light and dark pages that differ only in their colours, so that an attribute can name
  /// both.
  var pairingPaints: [Node] {
    flatMap { node -> [Node] in
      guard case .drawing(let drawing) = node else { return [node.mapChildren({ $0.pairingPaints })] }
      return drawing.withEqualKindsOfPaint.map { .drawing($0) }
    }
  }
}

extension Drawing {
  /// This drawing with paints for light and dark pages that differ only in their colours. If the lines of two gradients
  /// differ, each is a drawing of its own, invisible on the other pages.
  fileprivate var withEqualKindsOfPaint: [Drawing] {
    var drawing = self
    guard darkFill != nil || stroke?.darkPaint != nil else { return [self] }
    if let pair = Paint.pair(fill, darkFill ?? fill),
      let line = stroke.map({ Paint.pair($0.paint, $0.darkPaint ?? $0.paint) }) ?? (Paint.none, Paint.none)
    {
      (drawing.fill, drawing.darkFill) = pair
      drawing.stroke?.paint = line.0
      drawing.stroke?.darkPaint = line.1
      return [drawing]
    }
    drawing.darkFill = fill.invisible
    drawing.stroke?.darkPaint = stroke?.paint.invisible
    var dark = self
    let darkPaint = darkFill ?? fill
    (dark.fill, dark.darkFill) = (darkPaint.invisible, darkPaint)
    if let stroke {
      let darkPaint = stroke.darkPaint ?? stroke.paint
      dark.stroke?.paint = darkPaint.invisible
      dark.stroke?.darkPaint = darkPaint
    }
    return [drawing, dark]
  }
}

extension Paint {
  /// Two paints of the same kind that look like `light` and `dark`, gradients with equal offsets; nil if both are
  /// gradients along different lines.
  fileprivate static func pair(_ light: Paint, _ dark: Paint) -> (Paint, Paint)? {
    switch (light, dark) {
    case (.gradient(var one), .gradient(var other)):
      guard one.shape == other.shape else { return nil }
      (one.stops, other.stops) = one.stops.aligned(with: other.stops)
      return (.gradient(one), .gradient(other))
    case (.gradient, _): return (light, light.mapColors { _ in dark.solidColor })
    case (_, .gradient): return (dark.mapColors { _ in light.solidColor }, dark)
    default: return (light, dark)
    }
  }

  /// This paint with an opacity of 0.
  fileprivate var invisible: Paint { mapColors { $0.opacity(0) } }

  /// The colour of a paint that is not a gradient.
  var solidColor: Color { if case .color(let color) = self { color } else { Color.black.opacity(0) } }
}

extension [GradientStop] {
  /// These stops and others with the same offsets. They look as before.
  fileprivate func aligned(with others: [GradientStop]) -> ([GradientStop], [GradientStop]) {
    if map({ $0.offset }) == others.map({ $0.offset }) { return (self, others) }
    // Where a colour changes at once, there are two stops with one offset: both sides are needed.
    let offsets = Set(map { $0.offset } + others.map { $0.offset }).sorted()
    let places = offsets.flatMap { [($0, false), ($0, true)] }
    func stops(of stops: [GradientStop]) -> [GradientStop] {
      places.map { GradientStop(offset: $0.0, color: stops.color(at: $0.0, isAfter: $0.1)) }
    }
    return (stops(of: self), stops(of: others))
  }
}
