extension Path {
  /// How path data is written.
  public enum DataStyle: Hashable, Sendable {
    /// Absolute coordinates, every command letter, single spaces between all numbers and flags, and a zero before the
    /// decimal point: `0.5`. Android's lint refuses `.5`, which crashes some devices.
    case spaced
    /// The shorter of absolute and relative for each element, without letters and separators that the grammar does not
    /// need. Arc flags keep their spaces, because several importers cannot read joined flags.
    case minified
  }

  /// The path as the value of an SVG `d` attribute. Linear in the number of elements.
  ///
  /// - Parameters:
  ///   - style: How it is written.
  ///   - precision: The number of decimals, 0 to 6.
  public func data(style: DataStyle = .minified, precision: Int = 3) -> String {
    var bytes: [UInt8] = []
    write(as: style, decimals: FixedPoint(decimals: precision), to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes the path as the value of an SVG `d` attribute. Linear in the number of elements.
  package func write(as style: DataStyle, decimals: FixedPoint, to bytes: inout [UInt8]) {
    var writer = PathDataWriter(style: style, decimals: decimals)
    for element in elements { writer.write(element, to: &bytes) }
  }
}

private struct PathDataWriter {
  private typealias Place = (x: Int, y: Int)

  private let style: Path.DataStyle
  private let decimals: FixedPoint
  private var current: Place = (0, 0)
  private var start: Place = (0, 0)
  private var exactCurrent = Point.zero
  private var exactStart = Point.zero
  private var letter: UInt8 = 0
  private var needsSpace = false
  private var endsInFraction = false
  private var scratch: [UInt8] = []

  init(style: Path.DataStyle, decimals: FixedPoint) {
    self.style = style
    self.decimals = style == .spaced ? decimals.withLeadingZero : decimals
  }

  mutating func write(_ element: Path.Element, to bytes: inout [UInt8]) {
    guard element != .close else {
      put(letter: UInt8(ascii: "Z"), to: &bytes)
      current = start
      exactCurrent = exactStart
      return
    }
    let end: Place
    if style == .spaced {
      end = write(element, from: (0, 0), isRelative: false, to: &bytes)
    } else {
      // Both forms are written, and the longer one is removed.
      let before = (letter, needsSpace, endsInFraction)
      let length = bytes.count
      end = write(element, from: (0, 0), isRelative: false, to: &bytes)
      let absolute = (letter, needsSpace, endsInFraction)
      (letter, needsSpace, endsInFraction) = before
      var relative: [UInt8] = []
      swap(&relative, &scratch)
      relative.removeAll(keepingCapacity: true)
      _ = write(element, from: current, isRelative: true, to: &relative)
      if relative.count < bytes.count - length {
        bytes.removeSubrange(length...)
        bytes += relative
      } else {
        (letter, needsSpace, endsInFraction) = absolute
      }
      swap(&relative, &scratch)
    }
    current = end
    exactCurrent = element.end ?? exactCurrent
    if case .move = element {
      start = current
      exactStart = exactCurrent
    }
  }

  /// Writes one element with coordinates relative to `origin`. Returns its end.
  private mutating func write(
    _ element: Path.Element, from origin: Place, isRelative: Bool, to bytes: inout [UInt8]
  ) -> Place {
    let shift: UInt8 = isRelative ? 32 : 0
    switch element {
    case .move(let to):
      let end = place(to)
      put(letter: UInt8(ascii: "M") + shift, to: &bytes)
      put(end, from: origin, to: &bytes)
      return end
    case .line(let to):
      let end = place(to)
      if style == .minified && end.y == current.y {
        put(letter: UInt8(ascii: "H") + shift, to: &bytes)
        put(units: end.x - origin.x, to: &bytes)
      } else if style == .minified && end.x == current.x {
        put(letter: UInt8(ascii: "V") + shift, to: &bytes)
        put(units: end.y - origin.y, to: &bytes)
      } else {
        put(letter: UInt8(ascii: "L") + shift, to: &bytes)
        put(end, from: origin, to: &bytes)
      }
      return end
    case .quad(let to, let control):
      let end = place(to)
      put(letter: UInt8(ascii: "Q") + shift, to: &bytes)
      put(place(control), from: origin, to: &bytes)
      put(end, from: origin, to: &bytes)
      return end
    case .cubic(let to, let control1, let control2):
      let end = place(to)
      put(letter: UInt8(ascii: "C") + shift, to: &bytes)
      put(place(control1), from: origin, to: &bytes)
      put(place(control2), from: origin, to: &bytes)
      put(end, from: origin, to: &bytes)
      return end
    case .arc(let to, let radii, let rotation, let largeArc, let clockwise):
      let end = place(to)
      put(letter: UInt8(ascii: "A") + shift, to: &bytes)
      let written = place(radii, rotation: rotation, exactEnd: to, end: end)
      put(units: written.x, to: &bytes)
      put(units: written.y, to: &bytes)
      put(units: decimals.units(rotation.degrees), to: &bytes)
      put(flag: largeArc, to: &bytes)
      put(flag: clockwise, to: &bytes)
      if style == .minified { bytes.append(UInt8(ascii: " ")) }
      needsSpace = style == .spaced
      put(end, from: origin, to: &bytes)
      return end
    case .close: return start
    }
  }

  /// The radii of an arc. If rounding moves the ends of half a turn closer together, radii that are one unit too long
  /// would move the centre by the square root of that unit. Every renderer scales radii that are too short up to
  /// exactly half a turn, so they are shortened here.
  private func place(_ radii: Size, rotation: Angle, exactEnd: Point, end: Place) -> Place {
    let rounded = (x: decimals.units(radii.width), y: decimals.units(radii.height))
    let exactVector = exactEnd - exactCurrent
    guard EllipticalArc.spread(across: exactVector, radii: radii, rotation: rotation) > 1 - 1e-9 else { return rounded }
    let vector = Point(Double(end.x - current.x), Double(end.y - current.y))
    for units in 0...3 where rounded.x > units && rounded.y > units {
      let shortened = Size(Double(rounded.x - units), Double(rounded.y - units))
      if EllipticalArc.spread(across: vector, radii: shortened, rotation: rotation) >= 1 {
        return (rounded.x - units, rounded.y - units)
      }
    }
    return rounded
  }

  private func place(_ point: Point) -> Place { (decimals.units(point.x), decimals.units(point.y)) }

  private mutating func put(letter next: UInt8, to bytes: inout [UInt8]) {
    // A repeated letter is optional, but a second pair after a move would be a line.
    let isImplied = style == .minified && next == letter && next & 0xDF != UInt8(ascii: "M") && next & 0xDF != 0x5A
    letter = next
    if isImplied { return }
    if style == .spaced && needsSpace { bytes.append(UInt8(ascii: " ")) }
    bytes.append(next)
    needsSpace = style == .spaced
    endsInFraction = false
  }

  private mutating func put(_ end: Place, from origin: Place, to bytes: inout [UInt8]) {
    put(units: end.x - origin.x, to: &bytes)
    put(units: end.y - origin.y, to: &bytes)
  }

  private mutating func put(units: Int, to bytes: inout [UInt8]) {
    let hasFraction = decimals.hasFraction(units)
    if needsSpace {
      let startsWithPoint = units > 0 && hasFraction && units < decimals.units(1)
      let separatesItself = units < 0 || (startsWithPoint && endsInFraction)
      if style == .spaced || !separatesItself { bytes.append(UInt8(ascii: " ")) }
    }
    decimals.write(units: units, to: &bytes)
    needsSpace = true
    endsInFraction = hasFraction
  }

  private mutating func put(flag: Bool, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: " "))
    bytes.append(UInt8(ascii: flag ? "1" : "0"))
    needsSpace = true
    endsInFraction = false
  }
}

extension Path.Element {
  /// Where this element ends; nil for a close, which ends at the start of its subpath.
  var end: Point? {
    switch self {
    case .move(let to), .line(let to), .quad(let to, _), .cubic(let to, _, _), .arc(let to, _, _, _, _): to
    case .close: nil
    }
  }
}
