package import IconReading
package import SVGTree

// The object of the core without icons.

@_silgen_name("cartouche_read_icon")
package func readIcon(_ bytes: [UInt8], _ color: Color?) throws(IconError) -> Icon { throw IconError(.notRead) }

extension IconError.Problem {
  fileprivate static var notRead: Self {
    Self("an SVG cannot be read here; load cartouche-icons.wasm, or use a PNG")
  }
}
