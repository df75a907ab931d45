import PathGeometry

extension Animation {
  /// This animation for a writer that supports only curves in the square from (0, 0) to (1, 1). A curve that overshoots
  /// becomes sixteen straight pieces between two frames.
  var withoutOvershoot: Animation {
    guard case .cubicBezier(let x1, let y1, let x2, let y2) = easing,
      !(0...1).contains(y1) || !(0...1).contains(y2), let first = frames.first
    else { return self }
    let pieces = 16
    var sampled = [first]
    for (start, end) in zip(frames, frames.dropFirst()) {
      for piece in 1..<pieces {
        let share = Double(piece) / Double(pieces)
        let time = start.time + (end.time - start.time) * share
        let eased = Self.eased(share, x1: x1, y1: y1, x2: x2, y2: y2)
        if let last = sampled.last, last.time < time, time < end.time {
          sampled.append(start.mixed(with: end, share: eased, at: time))
        }
      }
      sampled.append(end)
    }
    var straight = self
    (straight.frames, straight.easing) = (sampled, .linear)
    return straight
  }

  /// The progress of a curve after a share of its time. Time increases along the curve, so bisection finds it.
  private static func eased(_ share: Double, x1: Double, y1: Double, x2: Double, y2: Double) -> Double {
    func along(_ first: Double, _ second: Double, _ t: Double) -> Double {
      3 * (1 - t) * (1 - t) * t * first + 3 * (1 - t) * t * t * second + t * t * t
    }
    let (low, high) = bisect(from: 0, to: 1, steps: 48) { along(x1, x2, $0) < share }
    return along(y1, y2, (low + high) / 2)
  }
}

extension Animation.Frame {
  /// The interpolation between this frame and another; an extrapolation if the share is outside 0…1.
  fileprivate func mixed(with other: Animation.Frame, share: Double, at time: Double) -> Animation.Frame {
    func mix(_ first: Double, _ last: Double, _ limit: Double) -> Double {
      max(-limit, min(limit, first + (last - first) * share))
    }
    return Animation.Frame(
      at: time,
      scale: Size(mix(scale.width, other.scale.width, 1000), mix(scale.height, other.scale.height, 1000)),
      opacity: max(0, mix(opacity, other.opacity, 1)),
      offset: Point(mix(offset.x, other.offset.x, 1e9), mix(offset.y, other.offset.y, 1e9)))
  }
}
