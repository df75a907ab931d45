extension Path {
  /// How path data is written.
  public enum DataStyle: Hashable, Sendable {
    /// Absolute coordinates, every command letter, single spaces between all numbers and flags, and a zero before the
    /// decimal point: `0.5`. Android's lint refuses `.5`, which crashes some devices.
    case spaced
    /// The shorter of absolute and relative for each element, without letters and separators that the grammar does not
    /// need. Arc flags keep their spaces, because several importers cannot read joined flags.
    case minified
    /// Absolute moves and relative verbs, so that equal subpaths have equal data wherever they are, without
    /// letters and separators that the grammar does not need. Numbers have a zero before the decimal point as in
    /// ``spaced``, and curves that go on smoothly are `S`. With two decimals or more, a control point may then move by one
    /// unit of the last one.
    case compact
  }

  /// The path as the value of an SVG `d` attribute. Linear in the number of elements.
  ///
  /// - Parameters:
  ///   - style: How it is written.
  ///   - precision: The number of decimals, 0 to 6.
  public func data(style: DataStyle = .minified, precision: Int = 3) -> String {
    var bytes = ByteWriter()
    write(as: style, decimals: FixedPoint(decimals: precision), to: &bytes)
    return String(decoding: bytes.all, as: UTF8.self)
  }

  /// Writes the path as the value of an SVG `d` attribute. Linear in the number of elements.
  package func write(as style: DataStyle, decimals: FixedPoint, to bytes: inout ByteWriter) {
    var writer = PathDataWriter(style: style, decimals: decimals)
    for element in elements { writer.write(element, to: &bytes) }
  }
}

struct PathDataWriter {
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
  /// The second control point of the curve just written; nil after any other verb.
  private var lastControl: Place?

  init(style: Path.DataStyle, decimals: FixedPoint) {
    self.style = style
    self.decimals = style == .minified ? decimals : decimals.withLeadingZero
  }

  /// The numbers of an element in units.
  private struct Verb {
    /// The letter with absolute coordinates.
    var letter: UInt8
    /// The radii and the flags of an arc.
    var arc: (radii: Place, rotation: Int, largeArc: Bool, clockwise: Bool)?
    var control1: Place?
    var control2: Place?
    var end: Place
    var hasX = true
    var hasY = true

    var relativeLetter: UInt8 { letter + 32 }
  }

  mutating func write(_ element: Path.Element, to bytes: inout ByteWriter) {
    guard let exactEnd = element.end else {
      put(letter: UInt8(ascii: "Z"), to: &bytes)
      current = start
      exactCurrent = exactStart
      lastControl = nil
      return
    }
    let verb = verb(element, endingAt: exactEnd)
    switch style {
    case .spaced: writeAbsoluteForm(of: verb, to: &bytes)
    case .minified: writeShorterForm(of: verb, to: &bytes)
    case .compact:
      if case .move = element {
        writeAbsoluteForm(of: verb, to: &bytes)
      } else {
        writeRelativeForm(of: verb, to: &bytes)
      }
    }
    current = verb.end
    exactCurrent = exactEnd
    lastControl = verb.control2
    if case .move = element {
      start = current
      exactStart = exactCurrent
    }
  }

  private mutating func writeAbsoluteForm(of verb: Verb, to bytes: inout ByteWriter) {
    writeBeginning(of: verb, letter: verb.letter, to: &bytes)
    writeCoordinates(of: verb, from: (0, 0), to: &bytes)
  }

  private mutating func writeRelativeForm(of verb: Verb, to bytes: inout ByteWriter) {
    writeBeginning(of: verb, letter: verb.relativeLetter, to: &bytes)
    writeCoordinates(of: verb, from: current, to: &bytes)
  }

  /// Writes the coordinates in both forms and removes the longer one.
  private mutating func writeShorterForm(of verb: Verb, to bytes: inout ByteWriter) {
    let relative = verb.relativeLetter
    let isUsual = letter != verb.letter && letter != relative
    let before = (letter, needsSpace, endsInFraction)
    let start = bytes.count
    // Usually the forms differ only in the letter, which both have, and in the coordinates at the end.
    writeBeginning(of: verb, letter: verb.letter, to: &bytes)
    let middle = (needsSpace, endsInFraction)
    let coordinates = bytes.count
    writeCoordinates(of: verb, from: (0, 0), to: &bytes)
    let absolute = (letter, needsSpace, endsInFraction)
    let end = bytes.count
    if isUsual {
      (needsSpace, endsInFraction) = middle
      letter = relative
    } else {
      (letter, needsSpace, endsInFraction) = before
      writeBeginning(of: verb, letter: relative, to: &bytes)
    }
    writeCoordinates(of: verb, from: current, to: &bytes)
    if bytes.count - end < end - (isUsual ? coordinates : start) {
      bytes.remove(isUsual ? coordinates..<end : start..<end)
      if isUsual { bytes.replace(at: start, with: relative) }
    } else {
      bytes.truncate(to: end)
      (letter, needsSpace, endsInFraction) = absolute
    }
  }

  private func verb(_ element: Path.Element, endingAt exactEnd: Point) -> Verb {
    let end = place(exactEnd)
    switch element {
    case .move: return Verb(letter: UInt8(ascii: "M"), end: end)
    case .line:
      if style != .spaced && end.y == current.y { return Verb(letter: UInt8(ascii: "H"), end: end, hasY: false) }
      if style != .spaced && end.x == current.x { return Verb(letter: UInt8(ascii: "V"), end: end, hasX: false) }
      return Verb(letter: UInt8(ascii: "L"), end: end)
    case .quad(_, let control): return Verb(letter: UInt8(ascii: "Q"), control1: place(control), end: end)
    case .cubic(_, let control1, let control2):
      let control1 = place(control1)
      let isSmooth = style == .compact && isReflection(control1)
      return Verb(
        letter: UInt8(ascii: isSmooth ? "S" : "C"), control1: isSmooth ? nil : control1, control2: place(control2),
        end: end)
    case .arc(_, let radii, let rotation, let largeArc, let clockwise):
      let written = place(radii, rotation: rotation, exactEnd: exactEnd, end: end)
      return Verb(
        letter: UInt8(ascii: "A"), arc: (written, decimals.units(rotation.degrees), largeArc, clockwise), end: end)
    case .close: return Verb(letter: UInt8(ascii: "Z"), end: end)
    }
  }

  /// Writes the letter, and the radii and flags of an arc.
  private mutating func writeBeginning(of verb: Verb, letter: UInt8, to bytes: inout ByteWriter) {
    put(letter: letter, to: &bytes)
    guard let arc = verb.arc else { return }
    put(units: arc.radii.x, to: &bytes)
    put(units: arc.radii.y, to: &bytes)
    put(units: arc.rotation, to: &bytes)
    put(flag: arc.largeArc, to: &bytes)
    put(flag: arc.clockwise, to: &bytes)
    if style != .spaced { bytes.append(UInt8(ascii: " ")) }
    needsSpace = style == .spaced
  }

  /// Writes the points relative to `origin`.
  private mutating func writeCoordinates(of verb: Verb, from origin: Place, to bytes: inout ByteWriter) {
    if let control = verb.control1 { put(control, from: origin, to: &bytes) }
    if let control = verb.control2 { put(control, from: origin, to: &bytes) }
    if verb.hasX { put(units: verb.end.x - origin.x, to: &bytes) }
    if verb.hasY { put(units: verb.end.y - origin.y, to: &bytes) }
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

  /// Whether a control point is the one that `S` implies: the last one, reflected at the current point.
  private func isReflection(_ control: Place) -> Bool {
    let last = lastControl ?? current
    let slack = decimals.decimals < 2 ? 0 : 1
    return abs(2 * current.x - last.x - control.x) <= slack && abs(2 * current.y - last.y - control.y) <= slack
  }

  private func place(_ point: Point) -> Place { (decimals.units(point.x), decimals.units(point.y)) }

  private mutating func put(letter next: UInt8, to bytes: inout ByteWriter) {
    // A repeated letter is optional, but a second pair after a move would be a line.
    let isImplied = style != .spaced && next == letter && next & 0xDF != UInt8(ascii: "M") && next & 0xDF != 0x5A
    letter = next
    if isImplied { return }
    if style == .spaced && needsSpace { bytes.append(UInt8(ascii: " ")) }
    bytes.append(next)
    needsSpace = style == .spaced
    endsInFraction = false
  }

  private mutating func put(_ end: Place, from origin: Place, to bytes: inout ByteWriter) {
    put(units: end.x - origin.x, to: &bytes)
    put(units: end.y - origin.y, to: &bytes)
  }

  private mutating func put(units: Int, to bytes: inout ByteWriter) {
    let hasFraction = decimals.hasFraction(units)
    if needsSpace {
      let startsWithPoint = !decimals.hasLeadingZero && units > 0 && hasFraction && units < decimals.units(1)
      let separatesItself = units < 0 || (startsWithPoint && endsInFraction)
      if style == .spaced || !separatesItself { bytes.append(UInt8(ascii: " ")) }
    }
    decimals.write(units: units, to: &bytes)
    needsSpace = true
    endsInFraction = hasFraction
  }

  private mutating func put(flag: Bool, to bytes: inout ByteWriter) {
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
