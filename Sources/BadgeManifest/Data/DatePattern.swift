import Messages

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A form of dates in the words of `strftime`: `%Y-%m-%d`. Names are English.
struct DatePattern: Hashable {
  private static let letters = "YymdejHIMSpbBaA%"

  private let pattern: String

  init(_ pattern: String) throws(DataProblem) {
    var isLetter = false
    for character in pattern {
      if isLetter && !Self.letters.contains(character) {
        throw DataProblem.badExpression(
          reason: "'%\(Message.shortened(String(character)))' is not part of a date; there is "
            + Message.list(Self.letters.map { "%\($0)" }, "and"))
      }
      isLetter = character == "%" && !isLetter
    }
    guard !isLetter, !pattern.isEmpty, pattern.utf8.count <= 100 else {
      throw DataProblem.badExpression(reason: "date needs a form such as %Y-%m-%d")
    }
    self.pattern = pattern
  }

  /// The date in this form.
  func text(of date: DateParts) -> String {
    var time = date.time
    var bytes = [CChar](repeating: 0, count: 2_000)
    let count = strftime(&bytes, bytes.count, pattern, &time)
    return String(decoding: bytes.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

/// A date with its time, as it is written: zones are not converted.
struct DateParts {
  let time: tm

  /// The date in a text: as in ISO 8601, or seconds since 1970 in UTC. Nil for another text.
  init?(_ text: String) {
    guard text.utf8.count <= 100 else { return nil }
    if let whole = text.wholeMatch(of: /([0-9]{9,12})(?:\.[0-9]{1,9})?/)?.1, let seconds = Int(whole),
      seconds < 253_402_300_800
    {
      var moment = time_t(seconds)
      var parts = tm()
      gmtime_r(&moment, &parts)
      time = parts
      return
    }
    let pattern =
      /([0-9]{4})-([0-9]{2})-([0-9]{2})(?:[T ]([0-9]{2}):([0-9]{2})(?::([0-9]{2})(?:[.,][0-9]{1,9})?)?)? ?(?:Z|[+-][0-9]{2}:?(?:[0-9]{2})?)?/
    guard let match = try? pattern.wholeMatch(in: text) else { return nil }
    let numbers = [match.1, match.2, match.3, match.4 ?? "0", match.5 ?? "0", match.6 ?? "0"].map { Int32($0) ?? 0 }
    var parts = tm()
    parts.tm_year = numbers[0] - 1900
    parts.tm_mon = numbers[1] - 1
    parts.tm_mday = numbers[2]
    parts.tm_hour = numbers[3]
    parts.tm_min = numbers[4]
    parts.tm_sec = min(numbers[5], 59)
    guard numbers[3] < 24, numbers[4] < 60, numbers[5] <= 60 else { return nil }
    // Counting on from a day that no month has ends in another one.
    var whole = parts
    let moment = timegm(&whole)
    guard whole.tm_mon == parts.tm_mon, whole.tm_mday == parts.tm_mday, moment != -1 || numbers[0] == 1969 else {
      return nil
    }
    time = whole
  }
}
