public import PathGeometry

/// How a group moves, in the web profile. Before, after and without it the picture is as it stands.
public struct Animation: Hashable, Sendable {
  /// What the group looks like at one time.
  public struct Frame: Hashable, Sendable {
    /// The share of the duration that has passed, from 0 to 1.
    public let time: Double
    /// How many times as wide and high the group is, about the animation's centre.
    public let scale: Size
    /// From 0, which is invisible, to 1.
    public let opacity: Double
    /// How far the group is from its place, in points of its own plane.
    public let offset: Point

    /// A frame that differs from the still picture in what is given.
    ///
    /// A time or an opacity outside 0…1, a scale beyond 1000 and an offset beyond 1e9 are programmer's mistakes.
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

    /// A frame with one scale for both directions, within the same bounds.
    public init(at time: Double, scale: Double, opacity: Double = 1, offset: Point = .zero) {
      self.init(at: time, scale: Size(scale, scale), opacity: opacity, offset: offset)
    }
  }

  /// How fast it goes from each frame to the next.
  public enum Easing: Hashable, Sendable {
    /// As fast all the way.
    case linear
    /// Along a curve from (0, 0) to (1, 1) with these control points, as `cubic-bezier` in CSS.
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

  /// How often it runs.
  public enum Repetition: Hashable, Sendable {
    /// So many times.
    case times(Int)
    /// For as long as the picture is shown.
    case forever
  }

  /// The frames, by rising time, from 0 to 1.
  public let frames: [Frame]
  /// How long it runs once, in seconds.
  public let duration: Double
  /// How often it runs.
  public let repetition: Repetition
  /// How long the picture stands still first, in seconds.
  public let delay: Double
  /// How fast it goes from each frame to the next.
  public let easing: Easing
  /// The point that stays in its place while the group is scaled, in the group's own plane.
  public let center: Point

  /// A movement through frames.
  ///
  /// A first frame at another time than 0, a last one at another than 1, times that do not rise, a duration that is not
  /// positive, a negative delay, either beyond 1e6, a count outside 1…1,000,000 and a curve whose times leave 0…1 are
  /// programmer's mistakes.
  public init(
    frames: [Frame], duration: Double, repetition: Repetition = .times(1), delay: Double = 0,
    easing: Easing = .easeInOut, center: Point = .zero
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
  }

  /// Frames between those of an animation that was checked, with straight lines between them.
  init(sampled: [Frame], duration: Double, repetition: Repetition, delay: Double, center: Point) {
    frames = sampled
    self.duration = duration
    self.repetition = repetition
    self.delay = delay
    easing = .linear
    self.center = center
  }

  var moves: Bool { frames.contains { $0.offset != .zero } }
  var scales: Bool { frames.contains { $0.scale != Size(1, 1) } }
  var fades: Bool { frames.contains { $0.opacity != 1 } }
}

extension Group {
  /// This group in motion, as a whole: with what clips, masks and blurs it.
  public func animated(_ animation: Animation) -> Group {
    var copy = self
    copy.animation = animation
    return copy
  }

  /// This group as one that stands still, in its place and as faded as it was, and one in it that moves: a moving one
  /// would lose its own transform and opacity to those of the animation.
  func separatingAnimation(for profile: OutputProfile) -> Group {
    guard let animation else { return self }
    var still = self
    still.animation = nil
    guard profile.animations != .none, animation.moves || animation.scales || animation.fades else { return still }
    var moving = self
    moving.transform = .identity
    moving.opacity = 1
    moving.isDecoration = false
    still.children = [.group(moving)]
    still.clip = nil
    still.mask = nil
    return still.blurred(deviation: 0)
  }
}
