package import SVGTree

// In place of the file of the same name in IconReading, which reads XML by libxml2.
extension Icon {
  init(svg bytes: [UInt8], color: Color?) throws(IconError) { throw IconError(.notRead) }
}

extension IconError.Problem {
  /// The core in WebAssembly reads no SVG.
  static var notRead: Self { Self("an SVG cannot be read here; use a PNG, or the command") }
}
