internal import CFontLibraries
internal import PathGeometry

/// Collects a path from glyphs, which have units with y up.
struct OutlineCollector {
  /// The path so far.
  private(set) var path = Path()

  /// The position of the glyph's origin, in points with y down.
  var origin = Point.zero

  /// Points per font unit.
  var scale = 1.0

  /// Whether a part was not drawn: too many points, or too far away.
  private(set) var isOverfull = false

  /// The maximum number of points of a text: enough for the longest text in plain letters.
  static let maximumPoints = 500_000

  /// The number of points so far.
  private(set) var count = 0

  /// The largest coordinate so far, beside those of letters.
  private(set) var reach = 0.0
  private var start = Point.zero

  /// The move of a contour that has not left it yet. Some fonts have points that mark a place in a glyph.
  private var pendingMove: Point?

  /// A line that is drawn unless the contour closes after it.
  private var pending: Point?

  /// A collector with room for a number of letters.
  init(letters count: Int = 0) { path.reserve(letters: min(count, 64)) }

  /// Adds a glyph of a row at a distance in ems from its start, for a font size in points. Returns it, unless it has an
  /// outline that is not added as a letter.
  mutating func add(_ placed: PlacedGlyph, at pen: Double, size: Double) -> Glyph? {
    origin = Point((pen + placed.x) * size, -placed.y * size)
    scale = size / placed.font.unitsPerEm
    let glyph = placed.font.glyph(placed.id)
    if case .empty = glyph.contours { return glyph }
    guard count + glyph.points <= Self.maximumPoints,
      max(abs(origin.x), abs(origin.y)) + glyph.reach * scale <= 1e9, let shape = glyph.shape(scale: scale)
    else {
      placed.font.draw(placed.id, into: &self)
      return nil
    }
    count += glyph.points
    path.append(shape, at: origin)
    return glyph
  }

  fileprivate mutating func move(_ x: Float, _ y: Float) {
    guard let point = place(x, y) else { return }
    drawPending()
    pendingMove = point
    start = point
  }

  fileprivate mutating func line(_ x: Float, _ y: Float) {
    guard let point = place(x, y), isOpen else { return }
    drawPending()
    if pendingMove == point { return }
    pending = point
  }

  fileprivate mutating func quad(_ controlX: Float, _ controlY: Float, _ x: Float, _ y: Float) {
    guard let control = place(controlX, controlY), let point = place(x, y), isOpen else { return }
    drawPending()
    if pendingMove == point, control == point { return }
    beginContour()
    path.quad(to: point, control: control)
  }

  fileprivate mutating func cubic(_ x1: Float, _ y1: Float, _ x2: Float, _ y2: Float, _ x: Float, _ y: Float) {
    guard let control1 = place(x1, y1), let control2 = place(x2, y2), let point = place(x, y), isOpen else { return }
    drawPending()
    if pendingMove == point, control1 == point, control2 == point { return }
    beginContour()
    path.cubic(to: point, control1: control1, control2: control2)
  }

  fileprivate mutating func close() {
    if pending == start { pending = nil }
    drawPending()
    if pendingMove == nil, isOpen { path.close() }
    pendingMove = nil
  }

  private var isOpen: Bool { pendingMove != nil || path.currentPoint != nil }

  private mutating func beginContour() {
    guard let point = pendingMove else { return }
    pendingMove = nil
    path.move(to: point)
  }

  private mutating func drawPending() {
    guard let point = pending else { return }
    pending = nil
    beginContour()
    path.line(to: point)
  }

  private mutating func place(_ x: Float, _ y: Float) -> Point? {
    count += 1
    let point = Point(origin.x + Double(x) * scale, origin.y - Double(y) * scale)
    guard count <= Self.maximumPoints, abs(point.x) <= 1e9, abs(point.y) <= 1e9 else {
      isOverfull = true
      return nil
    }
    reach = max(reach, abs(point.x), abs(point.y))
    return point
  }
}

/// HarfBuzz's table of drawing callbacks, released with this value.
@safe
struct OutlineReader: ~Copyable {
  private let harfBuzz: HarfBuzz
  private let functions: OpaquePointer?

  init(_ harfBuzz: HarfBuzz) {
    unsafe self.harfBuzz = unsafe harfBuzz
    let functions = unsafe harfBuzz.pointee.hb_draw_funcs_create()
    unsafe harfBuzz.pointee.hb_draw_funcs_set_move_to_func(
      functions,
      { _, data, _, x, y, _ in
        unsafe data?.assumingMemoryBound(to: OutlineCollector.self).pointee.move(x, y)
      }, nil, nil)
    unsafe harfBuzz.pointee.hb_draw_funcs_set_line_to_func(
      functions,
      { _, data, _, x, y, _ in
        unsafe data?.assumingMemoryBound(to: OutlineCollector.self).pointee.line(x, y)
      }, nil, nil)
    unsafe harfBuzz.pointee.hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, data, _, x1, y1, x, y, _ in
        unsafe data?.assumingMemoryBound(to: OutlineCollector.self).pointee.quad(x1, y1, x, y)
      }, nil, nil)
    unsafe harfBuzz.pointee.hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, data, _, x1, y1, x2, y2, x, y, _ in
        unsafe data?.assumingMemoryBound(to: OutlineCollector.self).pointee.cubic(x1, y1, x2, y2, x, y)
      }, nil, nil)
    unsafe harfBuzz.pointee.hb_draw_funcs_set_close_path_func(
      functions,
      { _, data, _, _ in
        unsafe data?.assumingMemoryBound(to: OutlineCollector.self).pointee.close()
      }, nil, nil)
    unsafe harfBuzz.pointee.hb_draw_funcs_make_immutable(functions)
    unsafe self.functions = unsafe functions
  }

  deinit { unsafe harfBuzz.pointee.hb_draw_funcs_destroy(functions) }

  /// Appends a glyph to the contents of the collector.
  borrowing func draw(_ glyph: UInt32, of font: OpaquePointer, into collector: inout OutlineCollector) {
    unsafe withUnsafeMutablePointer(to: &collector) {
      unsafe harfBuzz.pointee.hb_font_get_glyph_shape(font, glyph, functions, $0)
    }
  }
}
