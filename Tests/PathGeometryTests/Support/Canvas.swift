import PathGeometry
import Testing

/// A case of a canvas test: calls in order, and the expected canvas.
struct CanvasCase: Decodable, Sendable, CustomTestStringConvertible {
  let id: String
  let calls: [[CaseValue]]
  let pixels: [[Double]]?
  let pointsInPath: [Question]?

  struct Question: Decodable, Sendable {
    let afterCalls: Int
    let args: [CaseValue]
    let inside: Bool

    enum CodingKeys: String, CodingKey { case args, inside, afterCalls = "after_calls" }
  }

  enum CodingKeys: String, CodingKey { case id, calls, pixels, pointsInPath = "in_path" }

  var testDescription: String { id }
}

/// The parts of the HTML canvas that the arc cases use, drawn by containment instead of pixels.
///
/// The path is kept in the current user space, so every change of the transform maps it by the inverse.
struct Canvas {
  struct UnknownCall: Error { let call: [CaseValue] }

  private enum Ink { case fill, stroke(Pen) }
  private struct Layer {
    let lines: [Polyline]
    let ink: Ink
    let color: [Double]
    let toUserSpace: AffineTransform
  }

  private(set) var path = Path()
  private var transform = AffineTransform.identity
  private var pen = Pen()
  private var fillColor = [0.0, 0, 0, 255]
  private var strokeColor = [0.0, 0, 0, 255]
  private var layers: [Layer] = []

  mutating func perform(_ call: [CaseValue]) throws {
    guard let name = call.first?.text else { throw UnknownCall(call: call) }
    if name == "set" { return try set(call) }
    let clockwise = call.last?.flag.map { !$0 } ?? true
    let numbers = call.dropFirst().compactMap(\.number)
    switch (name, numbers.count) {
    case ("beginPath", 0): path = Path()
    case ("moveTo", 2): path.move(to: Point(numbers[0], numbers[1]))
    case ("lineTo", 2):
      let point = Point(numbers[0], numbers[1])
      if path.isEmpty { path.move(to: point) } else { path.line(to: point) }
    case ("arcTo", 5):
      path.arc(
        tangent1: Point(numbers[0], numbers[1]), tangent2: Point(numbers[2], numbers[3]), radius: numbers[4])
    case ("arc", 5):
      path.arc(
        center: Point(numbers[0], numbers[1]), radius: numbers[2], from: .radians(numbers[3]),
        to: .radians(numbers[4]), clockwise: clockwise)
    case ("rect", 4): path.append(rect(numbers).path)
    case ("roundRect", 4...): try addRoundRect(numbers, call)
    case ("translate", 2): try change(by: .translation(x: numbers[0], y: numbers[1]), call)
    case ("scale", 2): try change(by: .scale(x: numbers[0], y: numbers[1]), call)
    case ("fillRect", 4): try paint(rect(numbers).path, .fill, fillColor, call)
    case ("fill", 0): try paint(path, .fill, fillColor, call)
    case ("stroke", 0): try paint(path, .stroke(pen), strokeColor, call)
    default: throw UnknownCall(call: call)
    }
  }

  /// The mean colour of nine points inside a pixel.
  func pixel(_ x: Double, _ y: Double) -> [Double] {
    var sum = [0.0, 0, 0, 0]
    for place in 0..<9 {
      let color = color(at: Point(x + (Double(place % 3) + 0.5) / 3, y + (Double(place / 3) + 0.5) / 3))
      for index in 0..<4 { sum[index] += color[index] / 9 }
    }
    return sum
  }

  private func color(at point: Point) -> [Double] {
    layers.last { layer in
      let place = layer.toUserSpace.apply(to: point)
      switch layer.ink {
      case .fill: return layer.lines.winding(around: place) != 0
      case .stroke(let pen): return pen.covers(place, along: layer.lines)
      }
    }?.color ?? [0, 0, 0, 0]
  }

  private mutating func set(_ call: [CaseValue]) throws {
    switch (call[1].text, call[2].text, call[2].number) {
    case ("fillStyle", let color?, _): fillColor = try Self.color(color, call)
    case ("strokeStyle", let color?, _): strokeColor = try Self.color(color, call)
    case ("lineWidth", _, let width?): pen.width = width
    case ("miterLimit", _, let limit?): pen.miterLimit = limit
    case ("lineCap", let cap?, _): pen.cap = try Pen.Cap(rawValue: cap).orThrow(UnknownCall(call: call))
    case ("lineJoin", let join?, _): pen.join = try Pen.Join(rawValue: join).orThrow(UnknownCall(call: call))
    default: throw UnknownCall(call: call)
    }
  }

  private static func color(_ name: String, _ call: [CaseValue]) throws -> [Double] {
    switch name {
    case "#f00": [255, 0, 0, 255]
    case "#0f0": [0, 255, 0, 255]
    default: throw UnknownCall(call: call)
    }
  }

  private func rect(_ numbers: [Double]) -> Rect {
    Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private mutating func change(by step: AffineTransform, _ call: [CaseValue]) throws {
    path = path.applying(try step.inverted.orThrow(UnknownCall(call: call)))
    transform = step.followed(by: transform)
  }

  private mutating func paint(_ path: Path, _ ink: Ink, _ color: [Double], _ call: [CaseValue]) throws {
    let toUserSpace = try transform.inverted.orThrow(UnknownCall(call: call))
    layers.append(Layer(lines: path.polylines(), ink: ink, color: color, toUserSpace: toUserSpace))
  }

  private mutating func addRoundRect(_ numbers: [Double], _ call: [CaseValue]) throws {
    let list = call.count > 5 ? call[5].list ?? [call[5]] : [.number(0)]
    let radii = list.compactMap { value in
      value.number.map { Size($0, $0) } ?? value["x"]?.number.map { Size($0, value["y"]?.number ?? 0) }
    }
    // Missing corners are equal to the opposite ones, as in CSS.
    guard let first = radii.first, radii.count == list.count else { throw UnknownCall(call: call) }
    let second = radii.count > 1 ? radii[1] : first
    path.append(
      RoundedRect(
        rect(numbers),
        radii: .init(
          topLeft: first, topRight: second, bottomRight: radii.count > 2 ? radii[2] : first,
          bottomLeft: radii.count > 3 ? radii[3] : second)
      ).path)
    // The canvas begins a subpath at this corner after a rounded rectangle, independent of the start of its outline.
    path.move(to: Point(numbers[0], numbers[1]))
  }
}

extension Optional {
  func orThrow(_ error: any Error) throws -> Wrapped {
    guard let self else { throw error }
    return self
  }
}
