import LookModel
import PathGeometry
import SVGTree

extension BadgeAnimation {
  /// Whether everything moves, not the body alone.
  var movesAll: Bool { self == .blink || self == .bump }

  /// The motion of what moves, about the middle of a body; nil where nothing does.
  func motion(about center: Point) -> Animation? {
    switch self {
    case .pop:
      // 0.05, 0.2, 0.05 and 0.05 seconds.
      Self.motion([0, 5, 25, 30, 35], duration: 0.35, about: center) { time, index in
        Animation.Frame(at: time, scale: [1, 0.85, 1.05, 0.95, 1][index])
      }
    case .blink:
      Self.motion([0, 1, 2, 3], duration: 0.3, about: center) { time, index in
        Animation.Frame(at: time, opacity: [0.1, 1, 0.1, 1][index])
      }
    case .bump:
      // 0.13, 0.13, 0.1 and 0.1 seconds.
      Self.motion([0, 13, 26, 36, 46], duration: 0.46, about: center) { time, index in
        Animation.Frame(at: time, offset: Point(0, [0, -8, 0, -4, 0][index]))
      }
    case .pulse:
      Animation(
        frames: [
          Animation.Frame(at: 0, scale: 0.8, opacity: 0.5), Animation.Frame(at: 1, scale: 2.4, opacity: 0),
        ],
        duration: 1.2, repetition: .forever, center: center, isHiddenAtRest: true)
    case .still: nil
    }
  }

  /// Where something moves that is drawn in a rectangle.
  func extent(of rect: Rect) -> Rect { motion(about: rect.center)?.reach(of: rect) ?? rect }

  private static func motion(
    _ times: [Double], duration: Double, about center: Point, frame: (Double, Int) -> Animation.Frame
  ) -> Animation {
    let end = times.last ?? 1
    let frames = times.enumerated().map { index, time in frame(time / end, index) }
    return Animation(frames: frames, duration: duration, center: center)
  }
}

extension BodyDrawing {
  /// The ring that spreads in a pulse. It is below the body, in its colour and so far within its edge that it does
  /// not show while it is still, not even at the edge's smooth pixels. It moves as if it lay at the edge.
  func drawPulse<C: Canvas & ~Copyable>(on canvas: inout C) {
    guard effects.animation == .pulse, let color = fill.firstColor, let motion else { return }
    let size = shape.rect.size
    let depth = min(1.5, min(size.width, size.height) / 4)
    let hidden = shape.inset(by: depth)
    let growth = Size(size.width / hidden.rect.width, size.height / hidden.rect.height)
    let width = min(1, size.height / 2) / growth.height
    let ring = hidden.inset(by: width / 2).path.stroke(.color(color), width: width).named("pulse")
    canvas.begin(Group([]).animated(motion.scaled(by: growth)))
    canvas.draw(ring)
    canvas.end()
  }
}

extension Animation {
  /// This animation of something that is drawn smaller by `factor`.
  fileprivate func scaled(by factor: Size) -> Animation {
    var copy = self
    copy.frames = frames.map { frame in
      Frame(
        at: frame.time, scale: Size(frame.scale.width * factor.width, frame.scale.height * factor.height),
        opacity: frame.opacity, offset: frame.offset)
    }
    return copy
  }
}
