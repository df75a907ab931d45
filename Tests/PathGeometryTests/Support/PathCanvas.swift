import PathGeometry

/// The parts of the HTML canvas that its path tests use, built on the verbs, the containment and the flattening of
/// ``Path``.
///
/// The path is kept in the space of the bitmap; strokes are traced in the current user space. As in the canvas, calls
/// with numbers that are not finite do nothing, and verbs begin a path if there is none.
struct PathCanvas {
  private enum Ink { case fill, stroke(Pen, [Polyline], toUserSpace: AffineTransform) }
  private struct Layer {
    let path: Path
    let ink: Ink
    let color: [Double]
    let clips: [Path]
  }
  private struct State {
    var transform = AffineTransform.identity
    var pen = Pen()
    var fillColor = [0.0, 0, 0, 1]
    var strokeColor = [0.0, 0, 0, 1]
    var clips: [Path] = []
  }

  private(set) var path = Path()
  private var state = State()
  private var saved: [State] = []
  private var layers: [Layer] = []

  mutating func perform(_ call: [CaseValue]) throws {
    guard let name = call.first?.text else { throw Canvas.UnknownCall(call: call) }
    if name == "set" { return try set(call) }
    let numbers = call.dropFirst().compactMap(\.number)
    guard numbers.count == call.count - 1 else { return }
    func point(_ index: Int) -> Point { state.transform.apply(to: Point(numbers[index], numbers[index + 1])) }
    func change(by step: AffineTransform) { state.transform = step.followed(by: state.transform) }
    switch (name, numbers.count) {
    case ("beginPath", 0): path = Path()
    case ("closePath", 0): if !path.isEmpty { path.close() }
    case ("moveTo", 2): path.move(to: point(0))
    case ("lineTo", 2): if path.isEmpty { path.move(to: point(0)) } else { path.line(to: point(0)) }
    case ("quadraticCurveTo", 4):
      if path.isEmpty { path.move(to: point(0)) }
      path.quad(to: point(2), control: point(0))
    case ("bezierCurveTo", 6):
      if path.isEmpty { path.move(to: point(0)) }
      path.cubic(to: point(4), control1: point(0), control2: point(2))
    case ("rect", 4): path.append(rect(numbers))
    case ("translate", 2): change(by: .translation(x: numbers[0], y: numbers[1]))
    case ("scale", 2): change(by: .scale(x: numbers[0], y: numbers[1]))
    case ("rotate", 1): change(by: .rotation(.radians(numbers[0])))
    case ("save", 0): saved.append(state)
    case ("restore", 0): state = saved.popLast() ?? state
    case ("clip", 0): state.clips.append(path)
    case ("fill", 0): add(path, .fill, state.fillColor)
    case ("fillRect", 4): add(rect(numbers), .fill, state.fillColor)
    case ("stroke", 0): try stroke(path, call)
    case ("strokeRect", 4): try stroke(rect(numbers), call)
    default: throw Canvas.UnknownCall(call: call)
    }
  }

  /// The mean colour of nine points inside a pixel, with components up to 255.
  func pixel(_ x: Double, _ y: Double) -> [Double] {
    var sum = [0.0, 0, 0, 0]
    for place in 0..<9 {
      let color = color(at: Point(x + (Double(place % 3) + 0.5) / 3, y + (Double(place / 3) + 0.5) / 3))
      for index in 0..<4 { sum[index] += color[index] * 255 / 9 }
    }
    return sum
  }

  /// The composited colour of the layers at a point, premultiplied by the opacity.
  private func color(at point: Point) -> [Double] {
    var result = [0.0, 0, 0, 0]
    for layer in layers where layer.clips.allSatisfy({ $0.contains(point, rule: .nonzero) }) {
      let isPainted =
        switch layer.ink {
        case .fill: layer.path.contains(point, rule: .nonzero)
        case .stroke(let pen, let lines, let toUserSpace): pen.covers(toUserSpace.apply(to: point), along: lines)
        }
      guard isPainted else { continue }
      let opacity = layer.color[3]
      let source = layer.color[0..<3].map { $0 * opacity } + [opacity]
      for index in 0..<4 { result[index] = source[index] + result[index] * (1 - opacity) }
    }
    return result
  }

  private func rect(_ numbers: [Double]) -> Path {
    let (x, y, width, height) = (numbers[0], numbers[1], numbers[2], numbers[3])
    let corners = [Point(x, y), Point(x + width, y), Point(x + width, y + height), Point(x, y + height)]
    return Path { path in
      path.move(to: state.transform.apply(to: corners[0]))
      for corner in corners.dropFirst() { path.line(to: state.transform.apply(to: corner)) }
      path.close()
    }
  }

  private mutating func add(_ path: Path, _ ink: Ink, _ color: [Double]) {
    layers.append(Layer(path: path, ink: ink, color: color, clips: state.clips))
  }

  private mutating func stroke(_ path: Path, _ call: [CaseValue]) throws {
    let toUserSpace = try state.transform.inverted.orThrow(Canvas.UnknownCall(call: call))
    let lines = path.flattened(tolerance: 0.01).applying(toUserSpace).polylines()
    add(path, .stroke(state.pen, lines, toUserSpace: toUserSpace), state.strokeColor)
  }

  private mutating func set(_ call: [CaseValue]) throws {
    switch (call[1].text, call[2].text, call[2].number) {
    case ("fillStyle", let color?, _): state.fillColor = try Self.color(color, call)
    case ("strokeStyle", let color?, _): state.strokeColor = try Self.color(color, call)
    case ("lineWidth", _, let width?): state.pen.width = width
    case ("miterLimit", _, let limit?): state.pen.miterLimit = limit
    case ("lineCap", let cap?, _): state.pen.cap = try Pen.Cap(rawValue: cap).orThrow(Canvas.UnknownCall(call: call))
    case ("lineJoin", let join?, _):
      state.pen.join = try Pen.Join(rawValue: join).orThrow(Canvas.UnknownCall(call: call))
    default: throw Canvas.UnknownCall(call: call)
    }
  }

  private static func color(_ name: String, _ call: [CaseValue]) throws -> [Double] {
    switch name {
    case "#f00": [1, 0, 0, 1]
    case "#0f0": [0, 1, 0, 1]
    case "#00f": [0, 0, 1, 1]
    case "#000": [0, 0, 0, 1]
    case "rgba(0, 255, 0, 0.5)": [0, 1, 0, 0.5]
    default: throw Canvas.UnknownCall(call: call)
    }
  }
}
