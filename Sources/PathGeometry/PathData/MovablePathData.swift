/// The data of a path in the style ``Path/DataStyle/compact``, for writing it at many places: only the coordinates of its
/// moves are formatted again.
///
/// The path has its points at numbers of the format, and is moved by such numbers.
package struct MovablePathData: Sendable {
  private struct Contour {
    /// Its move, in units.
    var x: Int
    var y: Int
    /// The data after the move.
    var rest: Range<Int>
  }

  private let decimals: FixedPoint
  private var contours: [Contour] = []
  private var bytes: [UInt8] = []

  /// The data of a path.
  package init(_ path: Path, decimals: FixedPoint) {
    self.decimals = decimals.withLeadingZero
    var writer = PathDataWriter(style: .compact, decimals: decimals)
    var output = ByteWriter(capacity: 16 * path.elements.count)
    for element in path.elements {
      let start = output.count
      writer.write(element, to: &output)
      if case .move(let to) = element {
        output.truncate(to: start)
        contours.append(Contour(x: decimals.units(to.x), y: decimals.units(to.y), rest: start..<start))
      } else {
        contours[contours.count - 1].rest = contours[contours.count - 1].rest.lowerBound..<output.count
      }
    }
    bytes = Array(output.all)
  }

  /// Writes the data of the path moved by a number of units in each direction.
  package func write(movedByX x: Int, y: Int, to output: inout ByteWriter) {
    bytes.withUnsafeBufferPointer { bytes in
      for contour in contours {
        output.append(UInt8(ascii: "M"))
        decimals.write(units: contour.x + x, to: &output)
        if contour.y + y >= 0 { output.append(UInt8(ascii: " ")) }
        decimals.write(units: contour.y + y, to: &output)
        output.append(UnsafeBufferPointer(rebasing: bytes[contour.rest]))
      }
    }
  }

  /// A part of a text that is this data moved by a number of units.
  package struct Occurrence {
    package var range: Range<Int>
    package var x: Int
    package var y: Int
  }

  /// Where a text contains the data of this path, moved by any distance.
  package func occurrences(in text: [UInt8]) -> [Occurrence] {
    guard let first = contours.first, !first.rest.isEmpty else { return [] }
    let rest = bytes[first.rest]
    var found: [Occurrence] = []
    var index = 0
    while let restStart = text.position(of: rest, from: index) {
      index = restStart + rest.count
      guard let start = text[..<restStart].lastIndex(of: UInt8(ascii: "M")),
        let move = try? Path(parsing: String(decoding: text[start..<restStart], as: UTF8.self)),
        case .move(let to)? = move.elements.first
      else { continue }
      let (x, y) = (decimals.units(to.x) - first.x, decimals.units(to.y) - first.y)
      let data = ByteWriter.bytes { write(movedByX: x, y: y, to: &$0) }
      guard text[start...].starts(with: data) else { continue }
      index = start + data.count
      found.append(Occurrence(range: start..<index, x: x, y: y))
    }
    return found
  }
}

extension [UInt8] {
  /// The first position of a part, from a position on.
  package func position(of part: ArraySlice<UInt8>, from start: Int) -> Int? {
    guard let first = part.first, start + part.count <= count else { return nil }
    return (start...count - part.count).first { self[$0] == first && self[$0..<$0 + part.count] == part }
  }
}
