import PathGeometry
import SVGTree

/// A translucent transition from top to bottom that lies over a paint.
///
/// It is painted into the paint itself, so that opaque colours stay opaque: every reader can draw that, and nothing is
/// drawn twice. Where colour and opacity of the transition both change, the result is no straight line, and more stops
/// follow it to within a level of 255.
struct Gloss {
  private let stops: [GradientStop]
  private let height: Double

  /// A transition over a badge of the given height. Without stops it changes nothing.
  init(_ stops: [GradientStop], height: Double) {
    self.stops = stops
    self.height = height
  }

  /// The paint under the gloss, or nil where a gradient does not run from top to bottom.
  func over(_ paint: Paint) -> Paint? {
    switch paint {
    case .none: return Paint.none
    case .color(let color):
      return stops.isEmpty ? paint : gradient(over: [GradientStop(offset: 0, color: color)])
    case .linearGradient(let under):
      let isUpright = under.start == Point(0.5, 0) && under.end == Point(0.5, 1) && under.space == .bounds
      guard isUpright, !under.stops.isEmpty else { return nil }
      return gradient(over: under.stops)
    case .radialGradient: return nil
    }
  }

  /// The gloss by itself.
  var paint: Paint { stops.isEmpty ? .none : upright(stops) }

  private func upright(_ stops: [GradientStop]) -> Paint {
    .linearGradient(LinearGradient(stops: stops, start: .zero, end: Point(0, height), space: .points))
  }

  private func gradient(over under: [GradientStop]) -> Paint {
    let places = Set([0, 1] + stops.map(\.offset) + under.map(\.offset)).sorted()
    var result: [GradientStop] = []
    for (start, end) in zip(places, places.dropFirst()) {
      func mixed(_ place: Double) -> Mixture {
        let below = Mixture(under, at: place, from: start, to: end)
        return stops.isEmpty ? below : Mixture(stops, at: place, from: start, to: end).over(below)
      }
      let middle = mixed((start + end) / 2)
      let bend = middle.distance(from: mixed(start).mean(with: mixed(end)))
      let pieces = max(1, min(16, Int(bend.squareRoot().rounded(.up))))
      for piece in 0...pieces {
        let place = piece == pieces ? end : start + (end - start) * Double(piece) / Double(pieces)
        let stop = GradientStop(offset: place, color: mixed(place).color)
        if result.last != stop { result.append(stop) }
      }
    }
    return upright(result)
  }
}

/// A colour whose channels are not rounded.
private struct Mixture {
  private var channels: [Double]
  private var alpha: Double

  private init(channels: [Double], alpha: Double) {
    self.channels = channels
    self.alpha = alpha
  }

  /// The colour of a transition at a place, where none of its stops lies between `start` and `end`.
  init(_ stops: [GradientStop], at place: Double, from start: Double, to end: Double) {
    let before = stops.last { $0.offset <= start } ?? stops[0]
    let after = stops.first { $0.offset >= end } ?? stops[stops.count - 1]
    let room = after.offset - before.offset
    let share = room > 0 ? min(1, max(0, (place - before.offset) / room)) : 0
    func between(_ first: Double, _ second: Double) -> Double { first + (second - first) * share }
    channels = zip(before.color.channels, after.color.channels).map { between(Double($0), Double($1)) }
    alpha = between(before.color.alpha, after.color.alpha)
  }

  func over(_ below: Mixture) -> Mixture {
    let whole = alpha + below.alpha * (1 - alpha)
    guard whole > 0 else { return Mixture(channels: below.channels, alpha: 0) }
    let mixed = zip(channels, below.channels).map { ($0 * alpha + $1 * below.alpha * (1 - alpha)) / whole }
    return Mixture(channels: mixed, alpha: whole)
  }

  func mean(with other: Mixture) -> Mixture {
    Mixture(channels: zip(channels, other.channels).map { ($0 + $1) / 2 }, alpha: (alpha + other.alpha) / 2)
  }

  /// The largest difference of a channel, in levels of 255.
  func distance(from other: Mixture) -> Double {
    max(zip(channels, other.channels).map { abs($0 - $1) }.max() ?? 0, 255 * abs(alpha - other.alpha))
  }

  var color: Color {
    let levels = channels.map { UInt8(min(255, max(0, $0.rounded(.toNearestOrAwayFromZero)))) }
    return Color(
      red: levels[0], green: levels[1], blue: levels[2], alpha: alpha > 1 - 1e-9 ? 1 : max(0, alpha))
  }
}

extension Color {
  fileprivate var channels: [UInt8] { [red, green, blue] }
}
