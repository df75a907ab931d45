import PathGeometry

extension SVGSerializer {
  /// Writes a length.
  mutating func write(_ value: Double) { decimals.write(value, to: &bytes) }

  @inline(__always) mutating func attribute(_ name: StaticString, _ value: Double) {
    start(name)
    write(value)
    bytes.append(UInt8(ascii: "\""))
  }

  /// A share from 0 to 1. It keeps three decimals even if lengths have fewer.
  mutating func attribute(_ name: StaticString, share value: Double) {
    start(name)
    shareDecimals.write(value, to: &bytes)
    bytes.append(UInt8(ascii: "\""))
  }

  mutating func attribute(_ name: StaticString, word: StaticString) {
    start(name)
    bytes.append(word)
    bytes.append(UInt8(ascii: "\""))
  }

  mutating func attribute(_ name: StaticString, _ value: String) {
    start(name)
    bytes.append(escapingAttribute: value)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes words or an address from outside.
  mutating func attribute(_ name: StaticString, given value: String) {
    guard profile.kind == .embed else { return attribute(name, value) }
    start(name)
    bytes.append(escapingPunctuation: value)
    bytes.append(UInt8(ascii: "\""))
  }

  @inline(__always) mutating func attribute(_ name: StaticString, reference id: ContentName) {
    start(name)
    write(reference: id)
    bytes.append(UInt8(ascii: "\""))
  }

  mutating func write(reference id: ContentName) {
    bytes.append("url(#")
    write(id)
    bytes.append(UInt8(ascii: ")"))
  }

  mutating func write(_ id: ContentName) {
    if !profile.idPrefix.isEmpty { bytes.append(utf8: profile.idPrefix) }
    id.write(to: &bytes)
  }

  mutating func write(class name: ContentName) {
    start("class")
    write(name)
    bytes.append(UInt8(ascii: "\""))
  }

  @inline(__always) mutating func start(_ name: StaticString) {
    let count = name.utf8CodeUnitCount
    // Room is made once.
    bytes.write(atMost: count + 3) { start in
      start[0] = UInt8(ascii: " ")
      UnsafeMutableRawPointer(start + 1).copyMemory(from: name.utf8Start, byteCount: count)
      start[count + 1] = UInt8(ascii: "=")
      start[count + 2] = UInt8(ascii: "\"")
      return start + count + 3
    }
  }

  mutating func write(_ values: [Double], with format: FixedPoint, separator: UInt8) {
    for (index, value) in values.enumerated() {
      if index > 0 { bytes.append(separator) }
      format.write(value, to: &bytes)
    }
  }

  // MARK: Parts that are named before they are written

  /// The bytes that a closure writes, taken off the end of the output again.
  mutating func scratch(_ write: (inout SVGSerializer) -> Void) -> [UInt8] {
    let start = bytes.count
    write(&self)
    defer { bytes.truncate(to: start) }
    return Array(bytes[start..<bytes.count])
  }

  /// Whether a name is new.
  mutating func insert(_ name: ContentName) -> Bool {
    for defined in definedNames where defined == name { return false }
    // Most pictures have two to four: a gradient, a blur, a mask.
    if definedNames.isEmpty { definedNames.reserveCapacity(4) }
    definedNames.append(name)
    return true
  }
}
