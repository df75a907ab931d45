extension Path {
  /// A letter of a font at a place.
  struct Letter: Hashable, Sendable {
    let shape: LetterShape
    var origin: Point
    /// Whether its subpaths run backwards: it is a hole in an outline around it.
    var isReversed = false

    var elements: [Element] { (isReversed ? shape.path.reversed : shape.path).offset(x: origin.x, y: origin.y).verbs }

    /// The start of its last subpath.
    var end: Point { origin + shape.end }
  }

  /// Makes room for letters.
  package mutating func reserve(letters count: Int) { letters.reserveCapacity(count) }

  /// Appends a letter at the origin of its baseline.
  package mutating func append(_ shape: LetterShape, at origin: Point) {
    append(Letter(shape: shape, origin: origin.drawable))
  }

  /// The number of letters whose verbs nobody has changed since they were appended. They are after all other verbs.
  package var letterCount: Int { letters.count }

  /// A part of these letters.
  package func letters(_ range: Range<Int>) -> Path { Path(Array(letters[range])) }

  /// This path with the verbs of its letters in their place.
  package var withoutLetters: Path {
    var path = self
    path.dissolveLetters()
    return path
  }

  /// Whether two paths have the same verbs, be they those of letters or not.
  public static func == (left: Path, right: Path) -> Bool {
    left.letters.isEmpty && right.letters.isEmpty || left.letters == right.letters
      ? left.verbs == right.verbs : left.elements == right.elements
  }

  /// Hashes the verbs.
  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

/// The outline of a letter in a size, from its origin on the baseline, which all texts with it share.
///
/// It is written once: path data with relative verbs are the same everywhere.
package final class LetterShape: Hashable, Sendable {
  let path: Path
  let bounds: Rect
  /// The start of the last subpath.
  let end: Point
  /// The path data, and those of the reversed path.
  let data, reversedData: PathDataPen.Piece

  /// Nil for an outline with an arc or an open subpath, and for an empty one.
  package init?(_ path: Path) {
    func isArc(_ element: Path.Element) -> Bool { if case .arc = element { true } else { false } }
    guard let bounds = path.bounds, let end = path.currentPoint, path.runs.allSatisfy({ $0.isClosed }),
      !path.verbs.contains(where: isArc)
    else { return nil }
    self.path = path
    self.bounds = bounds
    self.end = end
    data = PathDataPen.Piece(path)
    reversedData = PathDataPen.Piece(path.reversed)
  }

  package static func == (left: LetterShape, right: LetterShape) -> Bool { left === right || left.path == right.path }

  package func hash(into hasher: inout Hasher) { hasher.combine(path) }
}
