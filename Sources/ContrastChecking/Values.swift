import PathGeometry
import XMLChecking

/// Reads the values of attributes. The result is nil for invalid values: the schema has reported them already.
enum Values {
  /// The largest coordinate of a realistic picture.
  static let largest = 1e7

  static func number(_ text: String) -> Double? {
    var scanner = PathDataScanner(text)
    guard let number = scanner.number(), scanner.next == nil, abs(number) <= largest else { return nil }
    return number
  }

  /// A number from 0 to 1.
  static func share(_ text: String) -> Double? { number(text).map { min(1, max(0, $0)) } }

  /// The id in `url(#id)`.
  static func reference(_ text: String) -> String? {
    guard text.hasPrefix("url(#"), text.hasSuffix(")") else { return nil }
    return String(text.dropFirst(5).dropLast())
  }

  /// A list of transforms. The last one is applied first.
  static func transform(_ text: String) -> AffineTransform? {
    var scanner = PathDataScanner(text)
    var map = AffineTransform.identity
    scanner.skipWhiteSpace()
    while scanner.next != nil {
      var name = ""
      while let byte = scanner.next, (0x61...0x7A).contains(byte | 0x20) {
        name.unicodeScalars.append(Unicode.Scalar(byte))
        scanner.advance()
      }
      guard scanner.next == UInt8(ascii: "(") else { return nil }
      scanner.advance()
      var numbers: [Double] = []
      while scanner.next != UInt8(ascii: ")") {
        guard numbers.count < 6, let number = scanner.number(), abs(number) <= largest else { return nil }
        numbers.append(number)
        scanner.skipSeparator()
      }
      scanner.advance()
      guard let step = step(name, numbers) else { return nil }
      map = step.followed(by: map)
      scanner.skipWhiteSpace()
    }
    return map
  }

  private static func step(_ name: String, _ numbers: [Double]) -> AffineTransform? {
    switch (name, numbers.count) {
    case ("matrix", 6):
      AffineTransform(a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    case ("translate", 2): .translation(x: numbers[0], y: numbers[1])
    case ("scale", 1): .scale(numbers[0])
    case ("scale", 2): .scale(x: numbers[0], y: numbers[1])
    case ("rotate", 1): .rotation(.degrees(numbers[0]))
    default: nil
    }
  }
}

extension XMLElements.Element {
  var isSVG: Bool { namespace == "http://www.w3.org/2000/svg" }

  /// The value of an attribute without a prefix.
  func value(_ name: String) -> String? { attributes.first { $0.name == name && $0.namespace.isEmpty }?.value }

  func number(_ name: String) -> Double? { value(name).flatMap(Values.number) }
}

extension Rect {
  /// The smallest rectangle around this one's corners after the map.
  func mapped(by map: AffineTransform) -> Rect {
    let corners = [Point(minX, minY), Point(maxX, minY), Point(minX, maxY), Point(maxX, maxY)].map(map.apply(to:))
    return corners.dropFirst().reduce(Rect(origin: corners[0], size: .zero)) {
      $0.union(Rect(origin: $1, size: .zero))
    }
  }

  func meets(_ other: Rect) -> Bool {
    minX <= other.maxX && maxX >= other.minX && minY <= other.maxY && maxY >= other.minY
  }
}
