extension Array where Element: FixedWidthInteger {
  /// The decimal integers of a text, between spaces and line ends. Tables are texts, because the compiler takes seconds for
  /// a literal of thousands of numbers.
  ///
  /// - Precondition: The magnitude of each number is in the range of the elements.
  init(spelled text: StaticString) {
    self = text.withUTF8Buffer { bytes in
      var numbers: [Element] = []
      numbers.reserveCapacity(bytes.count / 2)
      var (magnitude, isNegative, hasDigits): (Element, Bool, Bool) = (0, false, false)
      func end() {
        if hasDigits { numbers.append(isNegative ? 0 - magnitude : magnitude) }
        (magnitude, isNegative, hasDigits) = (0, false, false)
      }
      for byte in unsafe bytes {
        switch byte {
        case UInt8(ascii: "-"): isNegative = true
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
          magnitude = magnitude * 10 + Element(byte - UInt8(ascii: "0"))
          hasDigits = true
        default: end()
        }
      }
      end()
      return numbers
    }
  }
}
