extension Path {
  /// The subpaths as separate paths, each beginning with a move. A move is added to verbs that follow a close without
  /// one.
  public var subpaths: [Path] { runs.map { run in Path { run.draw(into: &$0) } } }

  /// This path with the direction of every subpath reversed, in the same order.
  ///
  /// A closed subpath keeps its start. An open subpath starts at its former end. Areas change their sign; with the
  /// nonzero rule, a reversed subpath can be a hole.
  public var reversed: Path {
    Path(reserving: verbs.count) { path in
      var own = self
      own.letters = []
      for run in own.runs { run.drawReversed(into: &path) }
      for letter in letters {
        path.append(Letter(shape: letter.shape, origin: letter.origin, isReversed: !letter.isReversed))
      }
    }
  }
}

extension Subpath {
  func draw(into path: inout Path) {
    path.move(to: start)
    for side in sides { path.draw(side.element) }
    if isClosed { path.close() }
  }

  func drawReversed(into path: inout Path) {
    guard isClosed else {
      path.move(to: end)
      for side in sides.reversed() { path.append(side.reversed) }
      return
    }
    path.move(to: start)
    if let closingLine { path.append(closingLine.reversed) }
    var last = sides.startIndex
    // The side that was drawn first is drawn last: by the closing verb, if that drew the last side before.
    if closingLine != nil, case .line = sides.first?.element { last += 1 }
    for index in stride(from: sides.endIndex - 1, through: last, by: -1) { path.append(sides[index].reversed) }
    path.close()
  }
}

extension Side {
  var reversed: Path.Element {
    switch element {
    case .cubic(_, let control1, let control2): .cubic(to: from, control1: control2, control2: control1)
    case .quad(_, let control): .quad(to: from, control: control)
    case .arc(_, let radii, let rotation, let largeArc, let clockwise):
      .arc(to: from, radii: radii, rotation: rotation, largeArc: largeArc, clockwise: !clockwise)
    case .move, .line, .close: .line(to: from)
    }
  }
}
