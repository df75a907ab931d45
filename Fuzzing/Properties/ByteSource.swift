/// Hands out the bytes of one input as numbers, choices and words. When they are used up it gives zeros.
struct ByteSource {
  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func byte() -> UInt8 {
    guard index < bytes.count else { return 0 }
    defer { index += 1 }
    return bytes[index]
  }

  mutating func flag() -> Bool { byte() & 1 == 1 }

  /// A whole number in a range of at most 65,536.
  mutating func integer(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + (Int(byte()) << 8 | Int(byte())) % (range.upperBound - range.lowerBound + 1)
  }

  /// One of a 65,536th of the range's steps.
  mutating func number(in range: ClosedRange<Double>) -> Double {
    range.lowerBound + (range.upperBound - range.lowerBound) * Double(integer(in: 0...0xFFFF)) / 0xFFFF
  }

  mutating func choice<Element>(_ elements: [Element]) -> Element {
    elements[Int(byte()) % elements.count]
  }

  /// At most as many bytes as UTF-8, broken ones replaced.
  mutating func text(atMost count: Int) -> String {
    let length = min(integer(in: 0...count), bytes.count - index)
    defer { index += length }
    return String(decoding: bytes[index..<index + length], as: UTF8.self)
  }

  /// All that is left, as UTF-8, broken ones replaced.
  mutating func rest() -> String {
    defer { index = bytes.count }
    return String(decoding: bytes[index...], as: UTF8.self)
  }
}
