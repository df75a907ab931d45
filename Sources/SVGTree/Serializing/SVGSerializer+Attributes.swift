import PathGeometry

extension SVGSerializer {
  var shareDecimals: FixedPoint { profile.shareDecimals }

  func attribute(_ name: StaticString, _ value: Double, to bytes: inout [UInt8]) {
    start(name, to: &bytes)
    decimals.write(value, to: &bytes)
    bytes.append(UInt8(ascii: "\""))
  }

  /// A share from 0 to 1. It keeps three decimals even if lengths have fewer.
  func attribute(_ name: StaticString, share value: Double, to bytes: inout [UInt8]) {
    start(name, to: &bytes)
    shareDecimals.write(value, to: &bytes)
    bytes.append(UInt8(ascii: "\""))
  }

  func attribute(_ name: StaticString, _ value: String, to bytes: inout [UInt8]) {
    start(name, to: &bytes)
    bytes.append(escapingAttribute: value)
    bytes.append(UInt8(ascii: "\""))
  }

  func attribute(_ name: StaticString, reference id: [UInt8], to bytes: inout [UInt8]) {
    start(name, to: &bytes)
    write(reference: id, to: &bytes)
    bytes.append(UInt8(ascii: "\""))
  }

  func write(reference id: [UInt8], to bytes: inout [UInt8]) {
    bytes += "url(#".utf8
    bytes += id
    bytes.append(UInt8(ascii: ")"))
  }

  func start(_ name: StaticString, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: " "))
    append(name, to: &bytes)
    bytes += "=\"".utf8
  }

  func append(_ name: StaticString, to bytes: inout [UInt8]) {
    name.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }
}
