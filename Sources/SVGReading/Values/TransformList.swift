import PathGeometry

extension AffineTransform {
  /// Reads the value of a `transform` attribute: `matrix translate scale rotate skewX skewY`, applied from the last to
  /// the first.
  init(parsing value: SourceString, _ attribute: String) throws(SVGFault) {
    var scanner = PathDataScanner(value.text)
    var map = AffineTransform.identity
    let expected = SVGProblem.value(value.text, attribute: attribute, expected: .transform)
    scanner.skipSeparator()
    while scanner.next != nil, value.text != "none" {
      let start = scanner.offset
      var name = ""
      while let byte = scanner.next, (0x61...0x7A).contains(byte | 0x20) {
        name.unicodeScalars.append(Unicode.Scalar(byte))
        scanner.advance()
      }
      scanner.skipWhiteSpace()
      guard scanner.next == UInt8(ascii: "(") else { throw SVGFault(expected, at: value.place(scanner.offset)) }
      scanner.advance()
      scanner.skipWhiteSpace()
      var numbers: [Double] = []
      while scanner.next != UInt8(ascii: ")") {
        guard numbers.count < 6, let number = scanner.number() else {
          throw SVGFault(expected, at: value.place(scanner.offset))
        }
        numbers.append(try Lengths.bounded(number, at: value.place(start)))
        scanner.skipSeparator()
      }
      scanner.advance()
      guard let step = AffineTransform(function: name, numbers) else {
        throw SVGFault(expected, at: value.place(start))
      }
      map = try step.followed(by: map).bounded(at: value.place(start))
      scanner.skipSeparator()
    }
    self = map
  }

  private init?(function name: String, _ numbers: [Double]) {
    switch (name, numbers.count) {
    case ("matrix", 6):
      self.init(a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    case ("translate", 1): self = .translation(x: numbers[0])
    case ("translate", 2): self = .translation(x: numbers[0], y: numbers[1])
    case ("scale", 1): self = .scale(numbers[0])
    case ("scale", 2): self = .scale(x: numbers[0], y: numbers[1])
    case ("rotate", 1): self = .rotation(.degrees(numbers[0]))
    case ("rotate", 3):
      self = AffineTransform.translation(x: -numbers[1], y: -numbers[2])
        .followed(by: .rotation(.degrees(numbers[0])))
        .followed(by: .translation(x: numbers[1], y: numbers[2]))
    case ("skewX", 1): self.init(a: 1, b: 0, c: Self.slope(numbers[0]), d: 1, tx: 0, ty: 0)
    case ("skewY", 1): self.init(a: 1, b: Self.slope(numbers[0]), c: 0, d: 1, tx: 0, ty: 0)
    default: return nil
    }
  }

  private static func slope(_ degrees: Double) -> Double {
    let point = Angle.degrees(degrees).unitPoint
    return point.y / point.x
  }
}
