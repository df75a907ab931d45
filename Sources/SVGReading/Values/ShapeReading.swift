import PathGeometry
import XMLChecking

/// Reads the outlines of SVG's basic shapes and of paths, in their own coordinates.
enum ShapeReading {
  static let names: Set<String> = ["path", "rect", "circle", "ellipse", "line", "polyline", "polygon"]

  /// The outline; empty if the element is invisible.
  ///
  /// - Parameter viewport: The reference size of percentages.
  static func outline(of element: Element, viewport: Size) throws(SVGFault) -> Path {
    let lengths = LengthReader(element: element, viewport: viewport)
    switch element.name {
    case "rect": return try rectangle(lengths)
    case "circle":
      let radius = try lengths.extent("r", .diagonal) ?? 0
      let center = Point(try lengths.length("cx", .width) ?? 0, try lengths.length("cy", .height) ?? 0)
      return radius > 0 ? Circle(center: center, radius: radius).path : Path()
    case "ellipse":
      let (width, height) = (try lengths.extent("rx", .width), try lengths.extent("ry", .height))
      let radii = Size(width ?? height ?? 0, height ?? width ?? 0)
      let center = Point(try lengths.length("cx", .width) ?? 0, try lengths.length("cy", .height) ?? 0)
      return Ellipse(center: center, radii: radii).path
    case "line":
      let start = Point(try lengths.length("x1", .width) ?? 0, try lengths.length("y1", .height) ?? 0)
      let end = Point(try lengths.length("x2", .width) ?? 0, try lengths.length("y2", .height) ?? 0)
      return Path { path in
        path.move(to: start)
        path.line(to: end)
      }
    case "polyline", "polygon": return try polygon(element)
    default: return try path(element)
    }
  }

  /// SVG reduces each radius separately to at most half a side.
  private static func rectangle(_ lengths: LengthReader) throws(SVGFault) -> Path {
    let rect = Rect(
      x: try lengths.length("x", .width) ?? 0, y: try lengths.length("y", .height) ?? 0,
      width: try lengths.extent("width", .width) ?? 0, height: try lengths.extent("height", .height) ?? 0)
    let (rx, ry) = (try lengths.extent("rx", .width), try lengths.extent("ry", .height))
    let radii = Size(min(rx ?? ry ?? 0, rect.width / 2), min(ry ?? rx ?? 0, rect.height / 2))
    guard radii.width > 0, radii.height > 0 else { return rect.path }
    let corners = RoundedRect.CornerRadii(topLeft: radii, topRight: radii, bottomRight: radii, bottomLeft: radii)
    return RoundedRect(rect, radii: corners).path
  }

  private static func polygon(_ element: Element) throws(SVGFault) -> Path {
    guard let value = element.attribute("points") else { return Path() }
    let numbers = try Lengths.list(value, "points", .points)
    guard numbers.count.isMultiple(of: 2) else {
      throw SVGFault(.value(value.text, attribute: "points", expected: .points), at: value.offset)
    }
    return Path { path in
      for index in stride(from: 0, to: numbers.count, by: 2) {
        let point = Point(numbers[index], numbers[index + 1])
        if index == 0 { path.move(to: point) } else { path.line(to: point) }
      }
      if element.name == "polygon", !path.isEmpty { path.close() }
    }
  }

  private static func path(_ element: Element) throws(SVGFault) -> Path {
    guard let value = element.attribute("d"), value.text != "none" else { return Path() }
    do {
      return try Path(parsing: value.text)
    } catch {
      throw SVGFault(.pathData(error.expected), at: value.place(error.offset))
    }
  }
}

/// Reads an element's lengths, with percentages relative to a viewport.
struct LengthReader {
  enum Direction {
    case width, height, diagonal
  }

  var element: Element
  var viewport: Size

  /// The map that `x` and `y` ask for.
  var translation: AffineTransform {
    get throws(SVGFault) { .translation(x: try length("x", .width) ?? 0, y: try length("y", .height) ?? 0) }
  }

  func length(_ name: String, _ direction: Direction) throws(SVGFault) -> Double? {
    guard let value = element.attribute(name) else { return nil }
    return try Lengths.length(value, name, of: viewport.extent(direction))
  }

  /// A length that is not negative; nil for `auto` too.
  func extent(_ name: String, _ direction: Direction) throws(SVGFault) -> Double? {
    guard let value = element.attribute(name), value.text != "auto" else { return nil }
    return try Lengths.extent(value, name, of: viewport.extent(direction))
  }
}

extension Size {
  func extent(_ direction: LengthReader.Direction) -> Double {
    switch direction {
    case .width: width
    case .height: height
    case .diagonal: diagonal
    }
  }

  /// The reference of percentages that belong to no axis (SVG 2, 8.9).
  var diagonal: Double { ((width * width + height * height) / 2).squareRoot() }
}
