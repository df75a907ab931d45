/// A part of a whole, such as the covered lines of all lines.
package struct Share: Hashable, Sendable {
  /// The number of parts that count, at most ``total``.
  package let covered: Int
  /// The number of all parts, at least 1.
  package let total: Int

  /// The largest total. Sums of a thousand of them are integers.
  static let maximumTotal = 1_000_000_000_000_000

  /// A part of a whole; nil without a whole, or if the numbers contradict each other.
  package init?(covered: Int, total: Int) {
    guard (1...Self.maximumTotal).contains(total), (0...total).contains(covered) else { return nil }
    self.covered = covered
    self.total = total
  }

  /// The percentage, from 0 to 100.
  package var percentage: Double { 100 * Double(covered) / Double(total) }

  /// The percentage with all its digits and without an exponent.
  package var decimal: String {
    let text = "\(percentage)"
    if !text.contains("e") { return text.hasSuffix(".0") ? String(text.dropLast(2)) : text }
    var digits = percentage.decimal(digits: 15)
    while digits.hasSuffix("0") { digits.removeLast() }
    return digits
  }

  /// The percentage as coverage.py shows it: 100 only if all is covered, 0 only if nothing is, otherwise rounded, half to
  /// even.
  ///
  /// - Parameter digits: The number of digits after the point, from 0 to 6.
  package func percent(digits: Int = 0) -> String { Self.percent(percentage, digits: digits) }

  /// A number of hundredths with a percent sign, rounded half to even. Between 0 and 100, it is neither of both unless it
  /// is so exactly.
  package static func percent(_ number: Double, digits: Int = 0) -> String {
    let digits = min(6, max(0, digits))
    let least = (0..<digits).reduce(1.0) { step, _ in step / 10 }
    let shown = number > 0 && number < 100 ? min(100 - least, max(least, number)) : number
    return shown.decimal(digits: digits) + "%"
  }

  /// Both wholes together; nil if the sum is too large.
  package func adding(_ other: Share?) -> Share? {
    guard let other else { return self }
    return Share(covered: covered + other.covered, total: total + other.total)
  }
}
