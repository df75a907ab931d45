import PathGeometry

/// The map from a view box to its viewport: `viewBox` and `preserveAspectRatio`.
struct ViewBox {
  var rect: Rect

  init(parsing value: SourceString) throws(SVGFault) {
    let numbers = try Lengths.list(value, "viewBox", .viewBox)
    guard numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else {
      throw SVGFault(.value(value.text, attribute: "viewBox", expected: .viewBox), at: value.offset)
    }
    rect = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// The map that shows the box in a viewport of this size at the origin.
  func map(to size: Size, aspectRatio value: SourceString?) throws(SVGFault) -> AffineTransform {
    let (align, isSlice) = try Self.alignment(value)
    var scale = Point(size.width / rect.width, size.height / rect.height)
    var rest = Point.zero
    if let align {
      let side = isSlice ? max(scale.x, scale.y) : min(scale.x, scale.y)
      scale = Point(side, side)
      rest = Point((size.width - rect.width * side) * align.x, (size.height - rect.height * side) * align.y)
    }
    return try AffineTransform.translation(x: -rect.minX, y: -rect.minY).followed(by: .scale(x: scale.x, y: scale.y))
      .followed(by: .translation(x: rest.x, y: rest.y)).bounded(at: value?.offset ?? 0)
  }

  /// The alignment of the box in its viewport, as shares of the remaining space; nil if the box is stretched.
  private static func alignment(_ value: SourceString?) throws(SVGFault) -> (align: Point?, isSlice: Bool) {
    guard let value else { return (Point(0.5, 0.5), false) }
    var words = value.text.split { $0.isWhitespace }.map(String.init)
    if words.first == "defer" { words.removeFirst() }
    let fault = SVGFault(
      .value(value.text, attribute: "preserveAspectRatio", expected: .aspectRatio), at: value.offset)
    guard let word = words.first, words.count <= 2, words.count == 1 || ["meet", "slice"].contains(words[1]) else {
      throw fault
    }
    if word == "none" { return (nil, false) }
    let shares = ["Min": 0.0, "Mid": 0.5, "Max": 1.0]
    guard word.utf8.count == 8, word.hasPrefix("x"), word.dropFirst(4).hasPrefix("Y"),
      let x = shares[String(word.dropFirst().prefix(3))], let y = shares[String(word.suffix(3))]
    else { throw fault }
    return (Point(x, y), words.last == "slice")
  }
}
