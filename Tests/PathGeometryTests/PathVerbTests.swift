import PathGeometry
import Testing

@Suite("The verbs of a path")
struct PathVerbTests {
  @Test("every verb appends one element with absolute coordinates")
  func elements() {
    let path = Path { path in
      path.move(to: Point(1, 2))
      path.line(to: Point(3, 4))
      path.quad(to: Point(5, 6), control: Point(7, 8))
      path.cubic(to: Point(9, 10), control1: Point(11, 12), control2: Point(13, 14))
      path.arc(to: Point(15, 16), radii: Size(17, 18), rotation: .degrees(19), largeArc: true, clockwise: false)
      path.close()
    }
    #expect(
      path.elements == [
        .move(to: Point(1, 2)), .line(to: Point(3, 4)), .quad(to: Point(5, 6), control: Point(7, 8)),
        .cubic(to: Point(9, 10), control1: Point(11, 12), control2: Point(13, 14)),
        .arc(
          to: Point(15, 16), radii: Size(17, 18), rotation: .degrees(19), largeArc: true, clockwise: false), .close,
      ])
  }

  @Test("an arc is upright, small and clockwise by default")
  func arcDefaults() {
    let path = Path { path in
      path.move(to: .zero)
      path.arc(to: Point(1, 1), radii: Size(1, 1))
    }
    #expect(
      path.elements.last
        == .arc(to: Point(1, 1), radii: Size(1, 1), rotation: .zero, largeArc: false, clockwise: true))
  }

  @Test("a path without verbs is empty and has no current point")
  func empty() {
    #expect(Path().isEmpty)
    #expect(Path().currentPoint == nil)
    #expect(!Path { Move(0, 0) }.isEmpty)
  }

  @Test("the current point is the end of the last verb")
  func currentPoint() {
    var path = Path()
    path.move(to: Point(1, 1))
    #expect(path.currentPoint == Point(1, 1))
    path.line(to: Point(2, 1))
    #expect(path.currentPoint == Point(2, 1))
    path.quad(to: Point(3, 1), control: .zero)
    #expect(path.currentPoint == Point(3, 1))
    path.cubic(to: Point(4, 1), control1: .zero, control2: .zero)
    #expect(path.currentPoint == Point(4, 1))
    path.arc(to: Point(5, 1), radii: Size(1, 1))
    #expect(path.currentPoint == Point(5, 1))
  }

  @Test("closing leads back to the start of the last subpath, where the next verb starts")
  func closing() {
    var path = Path()
    path.move(to: Point(1, 1))
    path.line(to: Point(2, 1))
    path.close()
    #expect(path.currentPoint == Point(1, 1))
    path.move(to: Point(7, 8))
    path.line(to: Point(9, 9))
    path.close()
    #expect(path.currentPoint == Point(7, 8))
    path.line(to: Point(0, 0))
    path.close()
    #expect(path.currentPoint == Point(7, 8))
  }

  @Test("an arc that ends where it starts draws nothing")
  func arcWithoutLength() {
    let path = Path { path in
      path.move(to: Point(3, 3))
      path.arc(to: Point(3, 3), radii: Size(5, 5), largeArc: true)
    }
    #expect(path.elements == [.move(to: Point(3, 3))])
  }

  @Test("an arc with a zero radius is a straight line", arguments: [Size(0, 5), Size(5, 0), .zero])
  func arcWithoutRadius(_ radii: Size) {
    let path = Path { path in
      path.move(to: Point(3, 3))
      path.arc(to: Point(4, 3), radii: radii)
    }
    #expect(path.elements == [.move(to: Point(3, 3)), .line(to: Point(4, 3))])
  }

  @Test("appending a path keeps both and ends where the other ends")
  func appending() {
    let first = Path {
      Move(0, 0)
      Line(1, 0)
    }
    let second = Path {
      Move(5, 5)
      Line(6, 5)
      Close()
    }
    let both = first.appending(second)
    #expect(both.elements == first.elements + second.elements)
    #expect(both.currentPoint == Point(5, 5))
    #expect(first.appending(Path()) == first)

    var longer = both
    longer.line(to: Point(7, 7))
    longer.close()
    #expect(longer.currentPoint == Point(5, 5))
  }

  @Test("paths with the same elements are equal and have equal hash values")
  func equality() {
    let one = Path {
      Move(0, 0)
      Line(1, 0)
    }
    var other = Path()
    other.move(to: .zero)
    other.line(to: Point(1, 0))
    #expect(one == other)
    #expect(Set([one, other]).count == 1)
    other.close()
    #expect(one != other)
  }
}
