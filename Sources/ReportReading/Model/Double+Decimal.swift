extension Double {
  /// The number with a fixed number of digits after the point, as `%.*f` of C writes it in English: rounded half to even,
  /// by its exact value.
  ///
  /// - Parameter digits: From 0 to 6, or up to 15 for numbers up to 100. The number is less than 10¹⁵.
  package func decimal(digits: Int) -> String {
    // The number is an integer below 2⁵³ divided by a power of two. With all digits, the integer is below 2¹⁰³.
    let exponent = max(exponentBitPattern, 1)
    let integer = significandBitPattern | (exponentBitPattern == 0 ? 0 : 1 << 52)
    let scaled = (0..<digits).reduce(UInt128(integer)) { product, _ in product * 10 }
    let shift = 1075 - Int(exponent)
    let isTiny = shift > 104
    let (whole, rest) = isTiny ? (0, 0) : (scaled >> shift, scaled & (1 << shift - 1))
    let half: UInt128 = isTiny ? 1 : 1 << (shift - 1)
    let rounded = rest > half || (rest == half && whole % 2 == 1) ? whole + 1 : whole
    let text = String(rounded)
    let padded = String(repeating: "0", count: max(0, digits + 1 - text.utf8.count)) + text
    let number = digits == 0 ? padded : "\(padded.dropLast(digits)).\(padded.suffix(digits))"
    return sign == .minus ? "-" + number : number
  }
}
