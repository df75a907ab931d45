internal import SourceTree

/// A number of covered parts beside all.
struct Tally: Hashable, Sendable {
  var covered = 0
  var total = 0

  /// Counts one part.
  mutating func add(isCovered: Bool) {
    total += 1
    if isCovered { covered += 1 }
  }

  static func += (first: inout Tally, second: Tally) {
    first.covered += second.covered
    first.total += second.total
  }
}

extension SourceBytes {
  /// The largest number in a report. A file has too few numbers of this size for their sum to overflow.
  static let maximumCount = 9_999_999_999

  /// A number of things: digits only.
  func count(_ text: Substring.UTF8View, _ what: String, at offset: Int) throws(SourceError) -> Int {
    guard !text.isEmpty, text.allSatisfy(\.isDigit) else {
      throw error(at: offset, .notACount(what: what, text: String(Substring(text))))
    }
    guard let number = Int(Substring(text)), number <= Self.maximumCount else {
      throw error(at: offset, .countTooLarge(what: what, text: String(Substring(text))))
    }
    return number
  }

  /// A number of things in a range of bytes.
  func count(_ range: Range<Int>, _ what: String) throws(SourceError) -> Int {
    try count(text(range)[...].utf8, what, at: range.lowerBound)
  }

  /// Whether a number of executions is above zero. Such numbers can be too large for an integer.
  func isExecuted(_ range: Range<Int>) throws(SourceError) -> Bool {
    guard !range.isEmpty, bytes[range].allSatisfy(\.isDigit) else {
      throw error(at: range.lowerBound, .notACount(what: "executions", text: text(range)))
    }
    return bytes[range].contains { $0 != UInt8(ascii: "0") }
  }

  /// The share of a tally; nil if there is nothing of the kind.
  func share(_ tally: Tally, of what: String, at offset: Int) throws(SourceError) -> Share? {
    if tally.total == 0 && tally.covered == 0 { return nil }
    guard tally.covered <= tally.total else {
      throw error(at: offset, .moreThanAll(what: what, covered: tally.covered, total: tally.total))
    }
    guard let share = Share(covered: tally.covered, total: tally.total) else {
      throw error(at: offset, .countTooLarge(what: what, text: "\(tally.total)"))
    }
    return share
  }
}
