import PathGeometry

/// A segment of a case file: a letter as in path data, and its numbers.
struct CaseSegment {
  let letter: String
  let numbers: [Double]

  init(_ value: CaseValue) throws {
    let list = try value.list.orThrow(CaseValue.Mismatch(value: value))
    letter = try list.first?.text.orThrow(CaseValue.Mismatch(value: value)) ?? ""
    numbers = list.dropFirst().map { $0.number ?? ($0.flag == true ? 1 : 0) }
  }
}

extension CaseValue {
  struct Mismatch: Error { let value: CaseValue }
}

extension Path {
  /// The path for a list of segments, drawn with verbs, without path data.
  init(segments: [CaseValue]) throws {
    self.init()
    var control: (letter: String, point: Point)?
    for value in segments {
      let segment = try CaseSegment(value)
      let numbers = segment.numbers
      let upper = segment.letter.uppercased()
      let current = currentPoint ?? .zero
      let origin = upper == segment.letter ? Point.zero : current
      func point(_ index: Int) -> Point { origin + Point(numbers[index], numbers[index + 1]) }
      func mirrored(_ letter: String) -> Point {
        control.flatMap { $0.letter == letter ? current * 2 - $0.point : nil } ?? current
      }
      var next: (letter: String, point: Point)?
      switch upper {
      case "M": move(to: point(0))
      case "L": line(to: point(0))
      case "H": line(to: Point(origin.x + numbers[0], current.y))
      case "V": line(to: Point(current.x, origin.y + numbers[0]))
      case "C":
        next = ("C", point(2))
        cubic(to: point(4), control1: point(0), control2: point(2))
      case "S":
        next = ("C", point(0))
        cubic(to: point(2), control1: mirrored("C"), control2: point(0))
      case "Q":
        next = ("Q", point(0))
        quad(to: point(2), control: point(0))
      case "T":
        let between = mirrored("Q")
        next = ("Q", between)
        quad(to: point(0), control: between)
      case "A":
        arc(
          to: point(5), radii: Size(abs(numbers[0]), abs(numbers[1])), rotation: .degrees(numbers[2]),
          largeArc: numbers[3] != 0, clockwise: numbers[4] != 0)
      case "Z": close()
      default: throw CaseValue.Mismatch(value: value)
      }
      control = next
    }
  }

  /// Whether both paths have the same verbs, with numbers that differ by at most `tolerance`.
  func isNear(_ other: Path, within tolerance: Double) -> Bool {
    elements.count == other.elements.count
      && zip(elements, other.elements).allSatisfy { left, right in
        let (a, b) = (left.facts, right.facts)
        return a.letter == b.letter && a.numbers.count == b.numbers.count
          && zip(a.numbers, b.numbers).allSatisfy { abs($0 - $1) <= tolerance }
      }
  }
}

extension Path.Element {
  /// The letter and the numbers of this verb in absolute path data.
  var facts: (letter: String, numbers: [Double]) {
    switch self {
    case .move(let to): ("M", [to.x, to.y])
    case .line(let to): ("L", [to.x, to.y])
    case .quad(let to, let control): ("Q", [control.x, control.y, to.x, to.y])
    case .cubic(let to, let control1, let control2):
      ("C", [control1.x, control1.y, control2.x, control2.y, to.x, to.y])
    case .arc(let to, let radii, let rotation, let largeArc, let clockwise):
      ("A", [radii.width, radii.height, rotation.degrees, largeArc ? 1 : 0, clockwise ? 1 : 0, to.x, to.y])
    case .close: ("Z", [])
    }
  }
}
