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
  let sides: Sides
  var isClosed = false

  /// The sides of consecutive verbs, made when they are needed.
  struct Sides: RandomAccessCollection {
    let start: Point
    let elements: ArraySlice<Path.Element>

    var startIndex: Int { elements.startIndex }
    var endIndex: Int { elements.endIndex }

    subscript(index: Int) -> Side {
      Side(from: index == startIndex ? start : elements[index - 1].end ?? start, element: elements[index])
    }
  }

  /// Where the last side ends.
  var end: Point { sides.last?.to ?? start }

  /// The line from the end to the start; nil if it has no length. It bounds the inside, but is drawn only if the run is
  /// closed.
  var closingLine: Side? { end == start ? nil : Side(from: end, element: .line(to: start)) }

  /// The sides that bound the inside.
  var boundary: Sides {
    end == start ? sides : Sides(start: start, elements: sides.elements + [.line(to: start)])
  }
}

extension Path {
  /// The runs of sides, in order. Verbs that follow a close without a move begin a run at the point of the close.
  var runs: [Subpath] {
    let elements = elements
    var runs: [Subpath] = []
    var start = Point.zero
    var first = 0
    var hasBegun = false
    func end(at index: Int, isClosed: Bool = false) {
      if hasBegun {
        let sides = Subpath.Sides(start: start, elements: elements[first..<index])
        runs.append(Subpath(start: start, sides: sides, isClosed: isClosed))
      }
      (first, hasBegun) = (index + 1, false)
    }
    for (index, element) in elements.enumerated() {
      switch element {
      case .move(let to):
        end(at: index)
        (start, hasBegun) = (to, true)
      case .close: end(at: index, isClosed: true)
      case .line, .quad, .cubic, .arc: hasBegun = true
      }
    }
    end(at: elements.count)
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
