/// The building blocks of messages.
package enum Message {
  /// `1 badge`, `2 badges`.
  package static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

  /// `a badge`, `an icon`.
  package static func article(_ noun: String) -> String {
    noun.first.map { "aeiou".contains($0) } == true ? "an \(noun)" : "a \(noun)"
  }

  /// `one, two and three`.
  package static func list(_ words: [String], _ conjunction: String) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "nothing" }
    return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }

  /// Describes an unknown word, with the suggestion or with all known words.
  package static func unknown(_ what: String, _ text: String, suggestion: String?, known: [String]) -> String {
    let head = "unknown \(what) '\(shortened(text))'"
    if suggestion != nil { return head + hint(suggestion) }
    return known.isEmpty ? head : "\(head); there is \(list(known, "and"))"
  }

  /// The end of a message about a word that is near a known one; empty if none is.
  package static func hint(_ suggestion: String?) -> String { suggestion.map { "; did you mean '\($0)'?" } ?? "" }

  /// A number, without a fraction if it is whole.
  package static func number(_ value: Double) -> String {
    if abs(value) < 1e15 && value == value.rounded() { return String(Int64(value)) }
    // The user did not write the rounding errors of a sum of decimals.
    let rounded = (value * 1e6).rounded() / 1e6
    return abs(value) < 1e9 && rounded != 0 && rounded != value ? number(rounded) : "\(value)"
  }

  /// Says that a number is out of range: `width 3 is out of range (36 to 100)`.
  package static func outOfRange(_ subject: String, _ allowed: ClosedRange<Double>) -> String {
    let least = number(allowed.lowerBound)
    // No user counts to the largest integer.
    guard allowed.upperBound < Double(Int.max) else { return "\(subject) is out of range (at least \(least))" }
    return "\(subject) is out of range (\(least) to \(number(allowed.upperBound)))"
  }

  /// A text from the user, shortened to one line and without control characters.
  package static func shortened(_ text: String) -> String {
    if text.utf8.count <= 60 { return TerminalText.plain(text) }
    var end = text.startIndex
    var scalars = 0
    // A single character can have any number of marks.
    for character in text.prefix(60) {
      scalars += character.unicodeScalars.count
      if scalars > 120 { break }
      end = text.index(after: end)
    }
    return TerminalText.plain(text[..<end]) + (end == text.endIndex ? "" : "…")
  }

  /// A number in hexadecimal digits, at least as many as given.
  package static func hexadecimal(_ value: some UnsignedInteger, digits: Int) -> String {
    let text = String(value, radix: 16)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }

  /// `U+0041 U+0301`, for at most a few characters.
  package static func codePoints(of text: String) -> String {
    let codes = text.unicodeScalars.prefix(4).map { "U+" + hexadecimal($0.value, digits: 4).uppercased() }
    return codes.joined(separator: " ") + (text.unicodeScalars.count > 4 ? " …" : "")
  }

  /// A message with its position, in the format of compilers. If the source is known, the line and a caret follow.
  package static func located(
    _ text: String, in file: String?, line: Int, column: Int, severity: String = "error", snippet: String?
  ) -> String {
    let place = file.map { "\(TerminalText.plain($0)):" } ?? ""
    return "\(place)\(line):\(column): \(severity): \(text)" + (snippet.map { "\n\($0)" } ?? "")
  }

  /// Says why an address is not read.
  package static let notFetched = "nothing is fetched from addresses; download the file first"

  /// Describes a text that must not be empty.
  package static func emptyText(_ what: String) -> String {
    "\(what) is empty; leave it out to take what the badge shows"
  }

  /// Describes a text that is no colour.
  package static func unknownColor(_ text: String, suggestion: String?) -> String {
    unknown("colour", text, suggestion: suggestion, known: [])
  }

  /// Describes a name that no look has, or that a look for another kind of badge has.
  package static func unknownLook(
    _ name: String, for kind: String?, of owner: String?, suggestion: String?, known: [String]
  ) -> String {
    guard let kind, let owner else { return unknown("look", name, suggestion: suggestion, known: known) }
    let (wanted, found) = (kind == "status" ? "status badge" : kind, owner == "status" ? "status badge" : owner)
    return "'\(shortened(name))' is a look for a \(found), not for a \(wanted)"
  }

  /// Describes an invalid prefix of ids.
  package static func badIDPrefix(_ prefix: String) -> String {
    "'\(shortened(prefix))' cannot begin an id; use letters, digits, '_' and '-', a letter first"
  }

  /// Describes a whole number beyond the range of `Int`.
  package static func integerTooLarge(_ text: String) -> String {
    let (word, bound) = text.hasPrefix("-") ? ("smaller", Int64.min) : ("larger", Int64.max)
    return "\(shortened(text)) is \(word) than any number that can be counted with, \(bound)"
  }

  /// The code of a problem, by the function or the property that makes it: `tooLarge` of `tooLarge(bytes:)`.
  package static func code(maker: String) -> String { String(maker.prefix { $0 != "(" }) }
}

extension String {
  /// Whether this is an address of the web, and not a path.
  package var isAddress: Bool { hasPrefix("https://") || hasPrefix("http://") }
}
