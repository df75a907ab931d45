public import PathGeometry

/// The animation of a group, in the web profile. Before and after the animation, and without it, the picture is the
/// still picture.
public struct Animation: Hashable, Sendable {
  /// The state of the group at one time.
  public struct Frame: Hashable, Sendable {
    /// The share of the duration that has passed, from 0 to 1.
    public let time: Double
    /// The scale factors in x and y, about the animation's centre.
    public let scale: Size
    /// The opacity, from 0 (invisible) to 1.
    public let opacity: Double
    /// The offset of the group from its position, in points of its own coordinates.
    public let offset: Point

    /// A frame. By default, it is equal to the still picture.
    ///
    /// - Precondition: `time` and `opacity` are in 0…1. The scale is at most 1000, the offset at most 1e9.
    public init(at time: Double, scale: Size = Size(1, 1), opacity: Double = 1, offset: Point = .zero) {
      precondition((0...1).contains(time), "the time of a frame lies between 0 and 1")
      precondition(abs(scale.width) <= 1000 && abs(scale.height) <= 1000, "the scale of a frame is at most 1000")
      precondition((0...1).contains(opacity), "an opacity lies between 0 and 1")
      precondition(abs(offset.x) <= 1e9 && abs(offset.y) <= 1e9, "the offset of a frame is finite")
      self.time = time
      self.scale = scale
      self.opacity = opacity
      self.offset = offset
    }

    /// A frame with the same scale in both directions, within the same bounds.
    public init(at time: Double, scale: Double, opacity: Double = 1, offset: Point = .zero) {
      self.init(at: time, scale: Size(scale, scale), opacity: opacity, offset: offset)
    }
  }

  /// The rate of change between frames.
  public enum Easing: Hashable, Sendable {
    /// A constant rate.
    case linear
    /// A curve from (0, 0) to (1, 1) with these control points, as `cubic-bezier` in CSS.
    case cubicBezier(Double, Double, Double, Double)

    /// The curve that CSS calls `ease`.
    public static let ease = Easing.cubicBezier(0.25, 0.1, 0.25, 1)
    /// The curve that CSS calls `ease-in`.
    public static let easeIn = Easing.cubicBezier(0.42, 0, 1, 1)
    /// The curve that CSS calls `ease-out`.
    public static let easeOut = Easing.cubicBezier(0, 0, 0.58, 1)
    /// The curve that CSS calls `ease-in-out`.
    public static let easeInOut = Easing.cubicBezier(0.42, 0, 0.58, 1)
  }

  /// How often the animation runs.
  public enum Repetition: Hashable, Sendable {
    /// A fixed number of times.
    case times(Int)
    /// As long as the picture is shown.
    case forever
  }

  /// The frames, in ascending order of their times, from 0 to 1.
  public package(set) var frames: [Frame]
  /// The duration of one run, in seconds.
  public let duration: Double
  /// How often the animation runs.
  public let repetition: Repetition
  /// The delay before the first run, in seconds.
  public let delay: Double
  /// The rate of change between frames.
  public internal(set) var easing: Easing
  /// The fixed point of scaling, in the group's own coordinates.
  public let center: Point
  /// Whether the group is there for its movement alone, and covered by others while it stands still. The design profile
  /// leaves it out.
  public let isHiddenAtRest: Bool

  /// An animation through frames.
  ///
  /// - Precondition: There are at most 1000 frames. Their times are in strictly ascending order, the first is 0, the
  ///   last is 1. The duration is from 0.001 to 1e6, the delay from 0 to 1e6, the count from 1 to 1,000,000. The
  ///   control points of the curve have an x from 0 to 1 and a y within ±1000. The centre is within ±1e9.
  public init(
    frames: [Frame], duration: Double, repetition: Repetition = .times(1), delay: Double = 0,
    easing: Easing = .easeInOut, center: Point = .zero, isHiddenAtRest: Bool = false
  ) {
    precondition(frames.count <= 1000, "an animation has at most 1000 frames")
    precondition(frames.first?.time == 0 && frames.last?.time == 1, "an animation has frames at 0 and at 1")
    precondition(zip(frames, frames.dropFirst()).allSatisfy { $0.time < $1.time }, "the times of frames rise")
    precondition(duration >= 0.001 && duration <= 1e6, "the duration of an animation is positive and finite")
    precondition((0...1e6).contains(delay), "the delay of an animation is finite and not negative")
    precondition(abs(center.x) <= 1e9 && abs(center.y) <= 1e9, "the centre of an animation is finite")
    if case .times(let count) = repetition {
      precondition((1...1_000_000).contains(count), "an animation runs once at least")
    }
    if case .cubicBezier(let x1, let y1, let x2, let y2) = easing {
      precondition((0...1).contains(x1) && (0...1).contains(x2), "the times of a curve lie between 0 and 1")
      precondition(abs(y1) <= 1000 && abs(y2) <= 1000, "the values of a curve are finite")
    }
    self.frames = frames
    self.duration = duration
    self.repetition = repetition
    self.delay = delay
    self.easing = easing
    self.center = center
    self.isHiddenAtRest = isHiddenAtRest
  }

  /// The smallest rectangle around a rectangle in its own place and everywhere between the frames.
  package func reach(of rect: Rect) -> Rect {
    // A curve stays within its ends and its control points.
    var values = [0.0, 1]
    if case .cubicBezier(_, let first, _, let second) = easing { values += [first, second] }
    let shares = [values.min() ?? 0, values.max() ?? 1]
    return zip(frames, frames.dropFirst()).reduce(rect) { reach, step in
      shares.reduce(reach) { $0.union(rect.mapped(by: Self.map(at: $1, between: step.0, step.1, about: center))) }
    }
  }

  /// The map at a share of the way from one frame to the next.
  private static func map(
    at share: Double, between first: Frame, _ second: Frame, about center: Point
  ) -> AffineTransform {
    func mixed(_ start: Double, _ end: Double) -> Double { start + (end - start) * share }
    let (a, d) = (mixed(first.scale.width, second.scale.width), mixed(first.scale.height, second.scale.height))
    return AffineTransform(
      a: a, b: 0, c: 0, d: d, tx: center.x * (1 - a) + mixed(first.offset.x, second.offset.x),
      ty: center.y * (1 - d) + mixed(first.offset.y, second.offset.y))
  }

  var moves: Bool { frames.contains { $0.offset != .zero } }
  var scales: Bool { frames.contains { $0.scale != Size(1, 1) } }
  var fades: Bool { frames.contains { $0.opacity != 1 } }
}

extension Group {
  /// This group, animated as a whole, with its clip, mask and blur.
  public func animated(_ animation: Animation) -> Group {
    var copy = self
    copy.animation = animation
    return copy
  }

  /// This group without animation, at its position and with its opacity, around a group that is animated. The animation
  /// would otherwise replace the transform and opacity of the group.
  func separatingAnimation(for profile: OutputProfile) -> Group {
    var (still, moving) = animationParts(for: profile)
    still.children = children
    if var moving {
      moving.children = children
      still.children = [.group(moving)]
    }
    return still
  }

  /// The two groups of ``separatingAnimation(for:)`` without their children; only the first one if nothing moves.
  func animationParts(for profile: OutputProfile) -> (still: Group, moving: Group?) {
    var still = self
    still.children = []
    guard let animation else { return (still, nil) }
    still.animation = nil
    guard profile.animations != .none, animation.moves || animation.scales || animation.fades else {
      return (still, nil)
    }
    var moving = self
    moving.children = []
    moving.transform = .identity
    moving.opacity = 1
    moving.isDecoration = false
    still.clip = nil
    still.mask = nil
    return (still.withoutOverlay().blurred(deviation: 0), moving)
  }
}
