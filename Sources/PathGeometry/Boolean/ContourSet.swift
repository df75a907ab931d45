/// The contours of one or two paths: their segments in order, and the monotone pieces of these segments.
struct ContourSet {
  /// A closed run of segments.
  struct Contour {
    /// The original subpath.
    let run: Subpath
    /// The index of the operand that it comes from.
    let operand: Int
    let segments: Range<Int>
  }

  private(set) var contours: [Contour] = []
  private(set) var segments: [CurveSegment] = []
  /// The index of the contour for each segment.
  private var owners: [Int] = []
  private(set) var pieces: [MonotonePiece] = []
  /// Ends closer than this are the same point.
  let tolerance: Double

  /// Segments shorter than the tolerance are left out. Contours that have only such segments are left out too.
  ///
  /// - Parameters:
  ///   - operands: The paths.
  ///   - tolerance: Points closer than this distance, in points, count as one. Far from the origin, the tolerance is
  ///     the precision of the coordinates if that is larger.
  init(_ operands: [Path], tolerance: Double) {
    var farthest = 0.0
    for path in operands {
      if let box = path.bounds { farthest = max(farthest, abs(box.minX), abs(box.minY), abs(box.maxX), abs(box.maxY)) }
    }
    self.tolerance = max(tolerance, farthest * 1e-12)
    for (operand, path) in operands.enumerated() {
      for run in path.runs { append(run, operand: operand) }
    }
  }

  /// The index of the contour that a segment belongs to.
  func contour(of segment: Int) -> Int { owners[segment] }

  private mutating func append(_ run: Subpath, operand: Int) {
    let firstSegment = segments.count
    let firstPiece = pieces.count
    var end = run.start
    for side in run.boundary {
      let segment = CurveSegment(side)
      if (side.to - end).length <= tolerance && segment.bend <= tolerance { continue }
      // A line begins where the omitted segments before it begin, however many they are.
      segments.append(segment.isLine ? CurveSegment(Side(from: end, element: .line(to: side.to))) : segment)
      owners.append(contours.count)
      end = side.to
    }
    guard segments.count > firstSegment else { return }
    let start = segments[firstSegment].from
    var from = start
    for index in firstSegment..<segments.count {
      let turns = segments[index].turns
      var t0 = 0.0
      for place in 0...turns.count {
        let t1 = place < turns.count ? turns[place] : 1
        let isLast = index == segments.count - 1 && t1 == 1
        let to = isLast ? start : segments[index].point(at: t1)
        pieces.append(
          MonotonePiece(
            segment: index, contour: contours.count, next: isLast ? firstPiece : pieces.count + 1, t0: t0, t1: t1,
            from: from, to: to))
        (from, t0) = (to, t1)
      }
    }
    contours.append(Contour(run: run, operand: operand, segments: firstSegment..<segments.count))
  }
}
