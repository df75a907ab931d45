import PathGeometry

extension Paint {
  /// This paint with a translucent gradient painted into it. Opaque colours stay opaque, so that every reader can draw
  /// the result. Both are measured in points.
  ///
  /// If colour and opacity of the overlay both change, the result is not linear. Additional stops then keep it exact to
  /// one level of 255.
  ///
  /// Nil if no linear gradient gives the same result: this paint is a radial gradient, or one in a different direction
  /// than `overlay`.
  package func overlaid(by overlay: Gradient) -> Paint? {
    guard let line = overlay.line, overlay.space == .points else { return nil }
    let axis = line.end - line.start
    let square = axis.x * axis.x + axis.y * axis.y
    guard square > 0 else { return nil }
    let below: Transition
    switch self {
    case .none: return Paint.none
    case .color(let color): below = Transition(color)
    case .gradient(let gradient):
      guard let under = gradient.line else { return nil }
      let along = under.end - under.start
      let isParallel = abs(along.x * axis.y - along.y * axis.x) <= 1e-9 * square
      guard gradient.space == .points, isParallel else { return nil }
      func place(_ point: Point) -> Double {
        let way = point - line.start
        return (way.x * axis.x + way.y * axis.y) / square
      }
      below = Transition(gradient.stops, from: place(under.start), to: place(under.end))
    }
    let stops = Transition(overlay.stops, from: 0, to: 1).stops(over: below)
    guard let first = stops.first?.place, let last = stops.last?.place, last > first else { return nil }
    return .gradient(
      .linear(
        stops.map { stop in
          GradientStop(offset: min(1, max(0, (stop.place - first) / (last - first))), color: stop.color)
        },
        start: line.start + axis * first, end: line.start + axis * last, space: .points))
  }
}

/// Colours at positions along a line. The first and the last colour continue beyond the ends.
private struct Transition {
  private var stops: [(place: Double, color: Color)]

  init(_ color: Color) { stops = [(0, color)] }

  init(_ stops: [GradientStop], from start: Double, to end: Double) {
    let placed = stops.map { (place: start + (end - start) * $0.offset, color: $0.color) }
    // A gradient without length shows its last colour everywhere.
    self.stops = start < end ? placed : start > end ? placed.reversed() : placed.suffix(1)
  }

  /// This transition over another, with as many stops as needed.
  func stops(over below: Transition) -> [(place: Double, color: Color)] {
    let places = (stops + below.stops).map { $0.place }.sorted()
    var result: [(place: Double, color: Color)] = []
    result.reserveCapacity(2 * places.count)
    for (start, end) in zip(places, places.dropFirst()) where start < end {
      func mixed(_ place: Double) -> Mixture {
        mixture(at: place, from: start, to: end).over(below.mixture(at: place, from: start, to: end))
      }
      let (first, last) = (mixed(start), mixed(end))
      let bend = mixed((start + end) / 2).distance(from: first.mean(with: last))
      let pieces = max(1, min(16, Int(bend.squareRoot().rounded(.up))))
      for piece in 0...pieces {
        let place = piece == pieces ? end : start + (end - start) * Double(piece) / Double(pieces)
        let color = (piece == 0 ? first : piece == pieces ? last : mixed(place)).color
        if result.last.map({ $0.place == place && $0.color == color }) != true { result.append((place, color)) }
      }
    }
    guard let first = result.first, let last = result.last else { return [] }
    // With several stops at an end, the outermost continue beyond it.
    func differs(_ outer: Mixture, from inner: Color) -> Bool { outer.distance(from: Mixture(inner)) > 1 }
    let before = Mixture(stops[0].color).over(Mixture(below.stops[0].color))
    let after = Mixture(stops[stops.count - 1].color).over(Mixture(below.stops[below.stops.count - 1].color))
    if differs(before, from: first.color) { result.insert((first.place, before.color), at: 0) }
    if differs(after, from: last.color) { result.append((last.place, after.color)) }
    return result
  }

  /// The colour at a position between two others, with no stop between these two.
  private func mixture(at place: Double, from start: Double, to end: Double) -> Mixture {
    let before = stops.last { $0.place <= start } ?? stops[0]
    let after = stops.first { $0.place >= end } ?? stops[stops.count - 1]
    let room = after.place - before.place
    return Mixture(before.color, after.color, share: room > 0 ? min(1, max(0, (place - before.place) / room)) : 0)
  }
}

/// A colour with unrounded channels: red, green and blue in levels of 255, and the opacity.
private struct Mixture {
  private var levels: SIMD4<Double>

  private init(_ levels: SIMD4<Double>) { self.levels = levels }

  init(_ color: Color) {
    levels = SIMD4(Double(color.red), Double(color.green), Double(color.blue), color.alpha)
  }

  /// The mixture of two colours.
  init(_ first: Color, _ last: Color, share: Double) {
    let (first, last) = (Mixture(first).levels, Mixture(last).levels)
    levels = first + (last - first) * share
  }

  private var alpha: Double { levels.w }

  func over(_ below: Mixture) -> Mixture {
    let whole = alpha + below.alpha * (1 - alpha)
    var mixed = whole > 0 ? (levels * alpha + below.levels * below.alpha * (1 - alpha)) / whole : below.levels
    mixed.w = max(0, whole)
    return Mixture(mixed)
  }

  func mean(with other: Mixture) -> Mixture { Mixture((levels + other.levels) / 2) }

  /// The largest difference of a channel, in levels of 255.
  func distance(from other: Mixture) -> Double {
    let difference = levels - other.levels
    return max(abs(difference.x), abs(difference.y), abs(difference.z), 255 * abs(difference.w))
  }

  var color: Color {
    func level(_ channel: Double) -> UInt8 { UInt8(min(255, max(0, channel.rounded(.toNearestOrAwayFromZero)))) }
    return Color(
      red: level(levels.x), green: level(levels.y), blue: level(levels.z), alpha: alpha > 1 - 1e-9 ? 1 : max(0, alpha))
  }
}
