import PathGeometry
import Testing

@Suite("Unions, differences and intersections of paths")
struct BooleanTests {
  static let left = Circle(center: Point(0, 0), radius: 5)
  static let right = Circle(center: Point(6, 0), radius: 5)

  /// The area of the intersection of two circles with equal radii and this distance of centres.
  static func lens(radius: Double, distance: Double) -> Double {
    let half = Angle.radians(Self.arcCosine(distance / (2 * radius)))
    return 2 * radius * radius * half.radians - distance / 2 * (4 * radius * radius - distance * distance).squareRoot()
  }

  /// By bisection, because only the library's own trigonometry is available.
  static func arcCosine(_ value: Double) -> Double {
    var (low, high) = (Angle.zero, Angle.degrees(180))
    for _ in 0..<80 {
      let middle = Angle.degrees((low.degrees + high.degrees) / 2)
      if middle.unitPoint.x > value { low = middle } else { high = middle }
    }
    return low.radians
  }

  @Test("the areas of two circles combined in three ways agree with the formula", arguments: [1, 6, 8, 9.9])
  func circles(_ distance: Double) {
    let (a, b) = (Self.left.path, Circle(center: Point(distance, 0), radius: 5).path)
    let whole = 25 * Double.pi
    let shared = Self.lens(radius: 5, distance: distance)
    #expect(abs(a.intersection(b).area - shared) < 1e-6)
    #expect(abs(a.symmetricDifference(b).area - a.area - b.area + 2 * shared) < 1e-6)
    #expect(abs(a.union(b).area - (2 * whole - shared)) < 1e-6)
    #expect(abs(a.subtracting(b).area - (whole - shared)) < 1e-6)
    #expect(abs(b.subtracting(a.reversed).area - (whole - shared)) < 1e-6)
  }

  @Test("arcs that are cut keep their radii")
  func arcs() {
    for path in [
      Self.left.path.union(Self.right.path), Self.left.path.subtracting(Self.right.path),
      Self.left.path.intersection(Self.right.path),
    ] {
      #expect(path.ellipticalArcs.count == path.elements.count - 2)
      for arc in path.ellipticalArcs {
        #expect(abs(arc.radii.width - 5) < 1e-9 && abs(arc.radii.height - 5) < 1e-9)
        #expect(min(arc.center.length, (arc.center - Point(6, 0)).length) < 1e-6)
      }
    }
  }

  @Test("the union of a circle with itself, drawn in either direction, is that circle")
  func equal() {
    let circle = Self.left.path
    for other in [circle, circle.reversed] {
      #expect(circle.union(other) == circle)
      #expect(circle.intersection(other) == circle)
      #expect(circle.subtracting(other).isEmpty)
    }
  }

  @Test("circles that touch from outside stay two circles, from inside become a ring with one common point")
  func touching() {
    let outside = Self.left.path.union(Circle(center: Point(10, 0), radius: 5).path)
    #expect(outside.subpaths.map { ($0.area / .pi).rounded() } == [25, 25])
    let inside = Self.left.path.subtracting(Circle(center: Point(2, 0), radius: 3).path)
    #expect(inside.subpaths.map { ($0.area / .pi).rounded() } == [25, -9])
    #expect(Self.left.path.intersection(Circle(center: Point(10, 0), radius: 5).path).isEmpty)
  }

  @Test("the union of two adjacent rectangles is one rectangle without a seam")
  func seam() {
    let a = Rect(x: 0, y: 0, width: 10, height: 10).path
    let b = Rect(x: 10, y: 0, width: 10, height: 10).path
    let union = a.union(b)
    #expect(union.elements.count == 5)
    #expect(union.bounds == Rect(x: 0, y: 0, width: 20, height: 10))
    #expect(union.area == 200)
    #expect(a.subtracting(b).area == 100)
    #expect(a.intersection(b).isEmpty)
  }
}
