extension Path {
  /// Reads path data in the grammar of SVG 2: the value of an SVG `d` attribute.
  ///
  /// Numbers may have exponents, as in SVG 1.1 and in every renderer. Negative radii count as positive. Relative
  /// commands become absolute, `H` and `V` become lines, `S` and `T` become the full curves. Empty data give an empty
  /// path. Linear in the length of the data.
  ///
  /// - Throws: A ``PathDataError`` for the first error. Its `prefix` is what renderers draw.
  public init(parsing data: String) throws(PathDataError) {
    var reader = PathDataReader(data)
    try reader.read()
    self = reader.path
  }
}

extension Path: ExpressibleByStringLiteral {
  /// The path of path data in a literal.
  ///
  /// - Precondition: ``Path/init(parsing:)`` can read it.
  public init(stringLiteral data: String) {
    do { try self.init(parsing: data) } catch { preconditionFailure("\(error)") }
  }
}

private struct PathDataReader {
  private enum Command: UInt8 {
    case move = 0x4D
    case line = 0x4C
    case horizontal = 0x48
    case vertical = 0x56
    case cubic = 0x43
    case smoothCubic = 0x53
    case quad = 0x51
    case smoothQuad = 0x54
    case arc = 0x41
    case close = 0x5A
  }

  private var scanner: PathDataScanner
  private(set) var path = Path()
  private var isRelative = false
  private var lastCubicControl: Point?
  private var lastQuadControl: Point?

  init(_ data: String) { scanner = PathDataScanner(data) }

  mutating func read() throws(PathDataError) {
    scanner.skipWhiteSpace()
    while let letter = scanner.next {
      let command = Command(rawValue: letter & 0xDF)
      if path.isEmpty && command != .move { throw error(.move) }
      guard var command else { throw error(.command) }
      isRelative = letter >= 0x61
      scanner.advance()
      scanner.skipWhiteSpace()
      if command == .close {
        path.close()
        lastCubicControl = nil
        lastQuadControl = nil
        continue
      }
      var hasMore = true
      while hasMore {
        try draw(command)
        if command == .move { command = .line }
        let hasComma = scanner.skipSeparator()
        hasMore = hasComma || scanner.startsNumber
      }
    }
  }

  private mutating func draw(_ command: Command) throws(PathDataError) {
    var cubicControl: Point?
    var quadControl: Point?
    switch command {
    case .move: path.move(to: try point())
    case .line: path.line(to: try point())
    case .horizontal:
      let x = try coordinate(from: current.x)
      path.line(to: Point(x, current.y))
    case .vertical:
      let y = try coordinate(from: current.y)
      path.line(to: Point(current.x, y))
    case .cubic, .smoothCubic:
      let control1 = try command == .cubic ? pointBeforeMore() : mirrored(lastCubicControl)
      let control2 = try pointBeforeMore()
      path.cubic(to: try point(), control1: control1, control2: control2)
      cubicControl = control2
    case .quad, .smoothQuad:
      let control = try command == .quad ? pointBeforeMore() : mirrored(lastQuadControl)
      path.quad(to: try point(), control: control)
      quadControl = control
    case .arc: try drawArc()
    case .close: break
    }
    lastCubicControl = cubicControl
    lastQuadControl = quadControl
  }

  private mutating func drawArc() throws(PathDataError) {
    let width = abs(try numberBeforeMore())
    let height = abs(try numberBeforeMore())
    let rotation = try numberBeforeMore()
    let largeArc = try flagBeforeMore()
    let clockwise = try flagBeforeMore()
    path.arc(
      to: try point(), radii: Size(width, height), rotation: .degrees(rotation), largeArc: largeArc,
      clockwise: clockwise)
  }

  // MARK: Arguments

  private var current: Point { path.currentPoint ?? .zero }

  private mutating func point() throws(PathDataError) -> Point {
    let x = try coordinate(from: current.x)
    _ = scanner.skipSeparator()
    return Point(x, try coordinate(from: current.y))
  }

  private mutating func pointBeforeMore() throws(PathDataError) -> Point {
    let point = try point()
    _ = scanner.skipSeparator()
    return point
  }

  private mutating func coordinate(from origin: Double) throws(PathDataError) -> Double {
    try number(from: isRelative ? origin : 0)
  }

  private mutating func numberBeforeMore() throws(PathDataError) -> Double {
    let number = try number(from: 0)
    _ = scanner.skipSeparator()
    return number
  }

  private mutating func flagBeforeMore() throws(PathDataError) -> Bool {
    guard let flag = scanner.flag() else { throw error(.flag) }
    _ = scanner.skipSeparator()
    return flag
  }

  private mutating func number(from origin: Double) throws(PathDataError) -> Double {
    let start = scanner.offset
    guard let number = scanner.number() else { throw error(.number) }
    guard abs(origin + number) <= 1e9 else { throw error(.smallerNumber, at: start) }
    return origin + number
  }

  /// The reflection of the last curve's control point at the current point, or the current point after any other
  /// element.
  private func mirrored(_ control: Point?) throws(PathDataError) -> Point {
    let mirrored = control.map { current + (current - $0) } ?? current
    guard mirrored.isDrawable else { throw error(.smallerNumber) }
    return mirrored
  }

  private func error(_ expected: PathDataError.Expectation, at offset: Int? = nil) -> PathDataError {
    PathDataError(expected: expected, offset: offset ?? scanner.offset, prefix: path)
  }
}
