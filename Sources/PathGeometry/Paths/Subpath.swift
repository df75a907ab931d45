/// A side of an outline: a verb that draws, and its start.
struct Side {
  let from: Point
  let element: Path.Element

  /// Where the side ends.
  var to: Point { element.end ?? from }

  /// The arc in centre form; nil for other sides and for arcs that are straight lines.
  var ellipticalArc: EllipticalArc? {
    guard case .arc(let to, let radii, let rotation, let largeArc, let clockwise) = element else { return nil }
    return EllipticalArc(
      from: from, to: to, radii: radii, rotation: rotation, largeArc: largeArc, clockwise: clockwise)
  }
}

/// A run of consecutive sides.
struct Subpath {
  let start: Point
  var sides: [Side] = []
  var isClosed = false

  /// Where the last side ends.
  var end: Point { sides.last?.to ?? start }

  /// The line from the end to the start; nil if it has no length. It bounds the inside, but is drawn only if the run is
  /// closed.
  var closingLine: Side? { end == start ? nil : Side(from: end, element: .line(to: start)) }

  /// The sides that bound the inside.
  var boundary: [Side] { closingLine.map { sides + [$0] } ?? sides }
}

extension Path {
  /// The runs of sides, in order. Verbs that follow a close without a move begin a run at the point of the close.
  var runs: [Subpath] {
    var runs: [Subpath] = []
    var start = Point.zero
    var sides: [Side] = []
    var hasBegun = false
    func end(isClosed: Bool = false) {
      // A copy is as large as it needs to be, and the array need not grow again.
      if hasBegun || isClosed { runs.append(Subpath(start: start, sides: Array(sides[...]), isClosed: isClosed)) }
      sides.removeAll(keepingCapacity: true)
      hasBegun = false
    }
    for element in elements {
      switch element {
      case .move(let to):
        end()
        (start, hasBegun) = (to, true)
      case .close: end(isClosed: true)
      case .line, .quad, .cubic, .arc:
        sides.append(Side(from: sides.last?.to ?? start, element: element))
        hasBegun = true
      }
    }
    end()
    return runs
  }

  /// Draws one verb.
  mutating func draw(_ element: Element) {
    switch element {
    case .move(let to): move(to: to)
    case .line(let to): line(to: to)
    case .quad(let to, let control): quad(to: to, control: control)
    case .cubic(let to, let control1, let control2): cubic(to: to, control1: control1, control2: control2)
    case .arc(let to, let radii, let rotation, let largeArc, let clockwise):
      arc(to: to, radii: radii, rotation: rotation, largeArc: largeArc, clockwise: clockwise)
    case .close: close()
    }
  }
}
