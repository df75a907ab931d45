import Cartouche

extension BadgeError {
  /// The number that is out of range, and the range, as the message says them; nil for other errors.
  var range: (value: Double, allowed: ClosedRange<Double>)? {
    let pattern = /.* (?<value>[^ ,]+),? is out of range \((?<least>[^ ]+) to (?<most>[^ ]+)\)/
    guard let match = description.wholeMatch(of: pattern), let value = Double(match.value),
      let least = Double(match.least), let most = Double(match.most)
    else { return nil }
    return (value, least...most)
  }
}
