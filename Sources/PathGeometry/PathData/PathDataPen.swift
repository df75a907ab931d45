/// Writes the verbs of an outline as path data, each at once.
struct PathDataPen: OutlineSink {
  typealias Place = (x: Int64, y: Int64)

  /// The longest verb: a letter, six numbers of 20 bytes, and separators.
  private static let longestVerb = 160

  private let style: Path.DataStyle
  private let decimals: FixedPoint
  /// Whether quadratic curves are written as cubic ones, and straight curves as lines.
  let isPlain: Bool
  private var writer: VerbWriter
  private var current: Place = (0, 0)
  private var start: Place = (0, 0)
  private var exactCurrent = Point.zero
  private var exactStart = Point.zero
  /// The radius of the last corner.
  private var lastCorner: (radius: Double, units: Int64, digits: FixedPoint.Digits)
  /// The second control point of the curve just written; nil after any other verb.
  private var lastControl: Place?

  init(style: Path.DataStyle, decimals: FixedPoint, isPlain: Bool = false) {
    self.style = style
    self.isPlain = isPlain || style == .compact
    self.decimals = style == .minified ? decimals : decimals.withLeadingZero
    writer = VerbWriter(decimals: self.decimals, isSpaced: style == .spaced)
    lastCorner = (0, 0, decimals.digits(0))
  }

  /// Writes elements of a path.
  mutating func write(_ elements: ArraySlice<Path.Element>, to bytes: inout ByteWriter) {
    elements.withUnsafeBufferPointer { elements in
      // In portions, so that the room for a long path is not reserved at once.
      for start in stride(from: 0, to: elements.count, by: 64) {
        let end = min(start + 64, elements.count)
        write(to: &bytes, elements: end - start) { pen in for index in start..<end { pen.draw(elements[index]) } }
      }
    }
  }

  /// Writes at most a number of verbs.
  mutating func write(to bytes: inout ByteWriter, elements count: Int, _ draw: (inout PathDataPen) -> Void) {
    bytes.write(atMost: count * Self.longestVerb) { start in
      writer.state.end = start
      draw(&self)
      return writer.state.end
    }
  }

  // MARK: Letters

  /// The path data of a letter from its first move on, at its origin.
  struct Piece: Sendable {
    /// The style and the decimals of the design profile.
    fileprivate static let (style, decimals) = (Path.DataStyle.compact, FixedPoint(decimals: 2))

    /// Where the first and the last subpath begin.
    fileprivate let first, last: Place
    /// What follows the first move.
    fileprivate let bytes: [UInt8]

    init(_ path: Path) {
      var pen = PathDataPen(style: Self.style, decimals: Self.decimals)
      var move = ByteWriter()
      var rest = ByteWriter()
      pen.write(path.verbs[..<1], to: &move)
      first = pen.current
      pen.write(path.verbs[1...], to: &rest)
      last = pen.current
      bytes = rest.array
    }
  }

  /// Whether it writes the pieces of letters, and not their verbs.
  var writesLetters: Bool { style == Piece.style && decimals.power == Piece.decimals.power }

  mutating func write(_ letter: Path.Letter, to bytes: inout ByteWriter) {
    let piece = letter.isReversed ? letter.shape.reversedData : letter.shape.data
    let origin = place(letter.origin)
    write(to: &bytes, elements: 1) { $0.move(to: (origin.x + piece.first.x, origin.y + piece.first.y)) }
    piece.bytes.withUnsafeBufferPointer { bytes.append($0) }
    start = (origin.x + piece.last.x, origin.y + piece.last.y)
    current = start
    writer.state = VerbWriter.State()
    writer.state.letter = UInt8(ascii: "Z")
  }

  // MARK: Verbs

  mutating func draw(_ element: Path.Element) {
    switch element {
    case .move(let to): move(to: to)
    case .line(let to): line(to: to)
    case .quad(let to, let control):
      guard isPlain else { return curve(UInt8(ascii: "Q"), place(control), nil, to) }
      let from = exactCurrent
      plainCurve(from + (control - from) * (2.0 / 3), to + (control - to) * (2.0 / 3), to)
    case .cubic(let to, let control1, let control2):
      guard isPlain else { return curve(UInt8(ascii: "C"), place(control1), place(control2), to) }
      plainCurve(control1, control2, to)
    case .arc(let to, let radii, let rotation, let largeArc, let clockwise):
      arc(to: to, radii: radii, rotation: rotation, largeArc: largeArc, clockwise: clockwise)
    case .close: close()
    }
  }

  mutating func move(to point: Point) {
    let end = place(point)
    move(to: end)
    advance(to: end, point)
    start = end
    exactStart = point
  }

  private mutating func move(to end: Place) {
    let isRelative = style == .minified ? current != (0, 0) : style == .compact && writer.state.letter != 0
    let origin = isRelative ? current : (0, 0)
    writer.put(letter: UInt8(ascii: isRelative ? "m" : "M"))
    if style == .compact { writer.put(compact: end, from: origin) } else { writer.put(end, from: origin) }
  }

  mutating func line(to point: Point) {
    let end = place(point)
    let isLevel = end.y == current.y
    if style != .spaced, isLevel || end.x == current.x {
      straight(UInt8(ascii: isLevel ? "H" : "V"), to: isLevel ? end.x : end.y, from: isLevel ? current.x : current.y)
    } else {
      write(UInt8(ascii: "L"), nil, nil, end)
    }
    advance(to: end, point)
  }

  /// A level or an upright line: relative, unless the other form is minified and not longer or has two characters at
  /// most.
  private mutating func straight(_ letter: UInt8, to value: Int64, from: Int64) {
    let distance = value - from
    if style == .compact {
      writer.put(letter: letter + 32)
      return writer.put(compact: distance)
    }
    put { writer in
      let absolute = writer.decimals.digits(value.magnitude)
      // Most lines end at a short number, and comparing the two forms costs more than the byte that it may save.
      if absolute.count <= 2 {
        writer.put(letter: letter)
        return writer.put(absolute, of: value)
      }
      let relative = writer.decimals.digits(distance.magnitude)
      let isRelative =
        writer.length(letter + 32, relative, isNegative: distance < 0)
        < writer.length(letter, absolute, isNegative: value < 0)
      writer.put(letter: isRelative ? letter + 32 : letter)
      writer.put(isRelative ? relative : absolute, of: isRelative ? distance : value)
    }
  }

  mutating func arc(to point: Point, radii: Size, clockwise: Bool) {
    let vector = point - exactCurrent
    if vector == .zero { return }
    if radii.width == 0 || radii.height == 0 { return line(to: point) }
    if style != .spaced, radii.width == radii.height {
      return arc(to: point, radius: radii.width, clockwise: clockwise)
    }
    arc(to: point, radii: radii, rotation: .zero, largeArc: false, clockwise: clockwise)
  }

  private mutating func arc(to point: Point, radii: Size, rotation: Angle, largeArc: Bool, clockwise: Bool) {
    if style != .spaced, radii.width == radii.height, rotation == .zero, !largeArc {
      return arc(to: point, radius: radii.width, clockwise: clockwise)
    }
    let end = place(point)
    // Scribus runs out of memory at an arc that ends where it begins.
    if end == current { return line(to: point) }
    let written = place(radii, rotation: rotation, exactEnd: point, end: end)
    let origin = origin
    writer.put(letter: UInt8(ascii: writer.isSpaced ? "A" : "a"))
    writer.put(units: written.x)
    writer.put(units: written.y)
    writer.put(units: rotation == .zero ? 0 : decimals.units(rotation.degrees))
    writer.put(flags: largeArc, clockwise)
    writer.put(end, from: origin)
    advance(to: end, point)
  }

  /// A part of a circle. Most of those of a figure have the same radius, and end that far from where they begin.
  private mutating func arc(to point: Point, radius exact: Double, clockwise: Bool) {
    let end = place(point)
    if end == current { return line(to: point) }
    if exact != lastCorner.radius {
      let units = decimals.units(exact)
      lastCorner = (exact, units, decimals.digits(UInt64(units)))
    }
    var (radius, digits) = (lastCorner.units, lastCorner.digits)
    let (x, y) = (end.x - current.x, end.y - current.y)
    let vector = point - exactCurrent
    // Only such an arc may be half a turn; rounding keeps the ends of most of those far enough apart.
    if abs(vector.x) > exact || abs(vector.y) > exact, max(x.magnitude, y.magnitude) < 2 * radius.magnitude {
      let written = place(Size(exact, exact), rotation: .zero, exactEnd: point, end: end).x
      if written != radius { (radius, digits) = (written, decimals.digits(UInt64(written))) }
    }
    put { writer in
      writer.put(letter: UInt8(ascii: "a"))
      writer.put(digits, of: radius)
      writer.put(digits, of: radius)
      writer.putCorner(clockwise: clockwise)
      writer.put(x.magnitude == radius ? digits : writer.decimals.digits(x.magnitude), of: x)
      writer.put(y.magnitude == radius ? digits : writer.decimals.digits(y.magnitude), of: y)
    }
    advance(to: end, point)
  }

  /// A cubic curve, in the compact style also a smooth one, or a line.
  private mutating func plainCurve(_ control1: Point, _ control2: Point, _ to: Point) {
    let (first, second, end) = (place(control1), place(control2), place(to))
    if isStraight(first, second, end, exactly: control1, control2, to) { return line(to: to) }
    guard style == .compact else {
      write(UInt8(ascii: "C"), first, second, end)
      return advance(to: end, to)
    }
    let isSmooth = isReflection(first)
    writer.put(letter: UInt8(ascii: isSmooth ? "s" : "c"))
    if !isSmooth { writer.put(compact: first, from: current) }
    writer.put(compact: second, from: current)
    writer.put(compact: end, from: current)
    advance(to: end, to)
    lastControl = second
  }

  private mutating func curve(_ letter: UInt8, _ control1: Place?, _ control2: Place?, _ point: Point) {
    let end = place(point)
    write(letter, control1, control2, end)
    advance(to: end, point)
    lastControl = control2
  }

  mutating func close() {
    writer.put(letter: UInt8(ascii: "Z"))
    current = start
    exactCurrent = exactStart
    lastControl = nil
  }

  private mutating func advance(to end: Place, _ exact: Point) {
    current = end
    exactCurrent = exact
    lastControl = nil
  }

  private mutating func write(_ letter: UInt8, _ control1: Place?, _ control2: Place?, _ end: Place) {
    let origin = origin
    writer.put(letter: writer.isSpaced ? letter : letter + 32)
    if let control1 { writer.put(control1, from: origin) }
    if let control2 { writer.put(control2, from: origin) }
    writer.put(end, from: origin)
  }

  /// Writes a verb with a copy of the writer: its fields need not be read again after each byte.
  @inline(__always) private mutating func put(_ verb: (inout VerbWriter) -> Void) {
    var copy = writer
    verb(&copy)
    writer.state = copy.state
  }

  /// Where the coordinates of a verb begin.
  private var origin: Place { style == .spaced ? (0, 0) : current }

  // MARK: Rounding

  /// The radii of an arc. If rounding moves the ends of half a turn closer together, radii that are one unit too long
  /// would move the centre by the square root of that unit. Every renderer scales radii that are too short up to
  /// exactly half a turn, so they are shortened here.
  private func place(_ radii: Size, rotation: Angle, exactEnd: Point, end: Place) -> Place {
    let rounded = (x: decimals.units(radii.width), y: decimals.units(radii.height))
    let exactVector = exactEnd - exactCurrent
    guard EllipticalArc.spread(across: exactVector, radii: radii, rotation: rotation) > 1 - 1e-9 else { return rounded }
    let vector = Point(Double(end.x - current.x), Double(end.y - current.y))
    for units in Int64(0)...3 where rounded.x > units && rounded.y > units {
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
    let slack = decimals.power < 100 ? 0 : 1
    return abs(2 * current.x - last.x - control.x) <= slack && abs(2 * current.y - last.y - control.y) <= slack
  }

  /// Whether a curve is straight, or rounding makes it so.
  private func isStraight(
    _ control1: Place, _ control2: Place, _ end: Place, exactly exact1: Point, _ exact2: Point, _ exactEnd: Point
  ) -> Bool {
    func vector(_ place: Place) -> Point { Point(Double(place.x - current.x), Double(place.y - current.y)) }
    let (first, second, chord) = (vector(control1), vector(control2), vector(end))
    // Rounding moves a control point by less than two units from the line, and few curves are that straight.
    let straightness = Side.straightness * Double(decimals.power)
    let farthest = max(abs(first.cross(chord)), abs(second.cross(chord)))
    if farthest * farthest > (straightness + 2) * (straightness + 2) * chord.dot(chord) { return false }
    let exact = Path.Element.cubic(to: exactEnd, control1: exact1, control2: exact2)
    return Side(from: exactCurrent, element: exact).isStraightCubic()
      || Side(from: .zero, element: .cubic(to: chord, control1: first, control2: second))
        .isStraightCubic(within: straightness)
  }

  @inline(__always) private func place(_ point: Point) -> Place { (decimals.units(point.x), decimals.units(point.y)) }
}

/// Writes the letters and numbers of path data, with separators only where they are needed unless it is spaced.
private struct VerbWriter {
  let decimals: FixedPoint
  let isSpaced: Bool
  /// What is before the next byte.
  var state = State()

  struct State {
    /// Where the next byte goes, in room that is reserved for the verbs that are written together. Set before that.
    var end = UnsafeMutablePointer<UInt8>(bitPattern: 1).unsafelyUnwrapped
    var letter: UInt8 = 0
    var needsSpace = false
    var endsInFraction = false
  }

  /// Whether a letter can be left out: a repeated one is optional, but a second pair after a move would be a line.
  @inline(__always) private func isImplied(_ next: UInt8) -> Bool {
    !isSpaced && next == state.letter && next & 0xDF != UInt8(ascii: "M") && next & 0xDF != 0x5A
  }

  /// The number of bytes that a letter and its number take.
  @inline(__always) func length(_ letter: UInt8, _ digits: FixedPoint.Digits, isNegative: Bool) -> Int {
    let length = isNegative ? digits.count + 1 : digits.count
    let isJoined = isImplied(letter) && (isNegative || state.endsInFraction && digits.startsWithPoint)
    return isJoined ? length : length + 1
  }

  @inline(__always) mutating func put(letter next: UInt8) {
    let isImplied = isImplied(next)
    state.letter = next
    if isImplied { return }
    if isSpaced && state.needsSpace { put(UInt8(ascii: " ")) }
    put(next)
    state.needsSpace = isSpaced
    state.endsInFraction = false
  }

  @inline(__always) mutating func put(_ end: PathDataPen.Place, from origin: PathDataPen.Place) {
    put(units: end.x - origin.x)
    put(units: end.y - origin.y)
  }

  @inline(__always) mutating func put(units: Int64) { put(decimals.digits(units.magnitude), of: units) }

  @inline(__always) mutating func put(compact end: PathDataPen.Place, from origin: PathDataPen.Place) {
    put(compact: end.x - origin.x)
    put(compact: end.y - origin.y)
  }

  /// Writes a number in the compact style, where most are below ten and have at most two decimals.
  @inline(never) mutating func put(compact units: Int64) {
    let magnitude = units.magnitude
    guard let digits = decimals.short(magnitude) else { return put(decimals.digits(magnitude), of: units) }
    // Only a space or a sign is written before a number with a zero before its point.
    var end = state.end
    end.pointee = UInt8(ascii: units < 0 ? "-" : " ")
    if units < 0 || state.needsSpace { end += 1 }
    UnsafeMutableRawPointer(end).storeBytes(of: digits.bytes.littleEndian, as: UInt32.self)
    state.end = end + digits.count
    state.needsSpace = true
    state.endsInFraction = digits.count > 1
  }

  @inline(__always) mutating func put(_ digits: FixedPoint.Digits, of units: Int64) {
    let isNegative = units < 0
    if state.needsSpace, isSpaced || !(isNegative || state.endsInFraction && digits.startsWithPoint) {
      put(UInt8(ascii: " "))
    }
    if isNegative { put(UInt8(ascii: "-")) }
    state.end = decimals.write(digits, of: units.magnitude, at: state.end)
    state.needsSpace = true
    state.endsInFraction = digits.hasFraction
  }

  @inline(__always) mutating func put(flags largeArc: Bool, _ clockwise: Bool) {
    put(UInt8(ascii: " "))
    put(UInt8(ascii: largeArc ? "1" : "0"))
    put(UInt8(ascii: " "))
    put(UInt8(ascii: clockwise ? "1" : "0"))
    if !isSpaced { put(UInt8(ascii: " ")) }
    state.needsSpace = isSpaced
    state.endsInFraction = false
  }

  /// Writes what is between the radii of a corner and its end: no rotation, and the two flags.
  @inline(__always) mutating func putCorner(clockwise: Bool) {
    // " 0 0 0 ", the first byte lowest.
    let unturned: UInt64 = 0x20_3020_3020_3020
    UnsafeMutableRawPointer(state.end).storeBytes(
      of: (clockwise ? unturned + (1 << 40) : unturned).littleEndian, as: UInt64.self)
    state.end += 7
    state.needsSpace = false
    state.endsInFraction = false
  }

  @inline(__always) private mutating func put(_ byte: UInt8) {
    state.end.pointee = byte
    state.end += 1
  }
}
