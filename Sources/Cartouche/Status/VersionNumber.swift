/// A version by Semantic Versioning 2.0.0: numbers separated by points, and a pre-release after a hyphen.
///
/// Missing numbers count as zeros, more than three are compared too, and a `v` may come first. The text after a plus
/// sign does not count.
public struct VersionNumber: Hashable, Sendable, Comparable {
  /// The numbers without leading zeros, as digits: they may be larger than any integer.
  private var numbers: [String]
  /// The parts of the pre-release; none for a release.
  private var preRelease: [String]

  /// The version in a text; nil if there is none, or if the text is longer than 256 bytes.
  public init?(_ text: String) {
    guard text.utf8.count <= 256 else { return nil }
    var rest = text[...]
    if rest.first == "v" || rest.first == "V" { rest.removeFirst() }
    if let plus = rest.firstIndex(of: "+") {
      guard Self.identifiers(in: rest[plus...].dropFirst()) != nil else { return nil }
      rest = rest[..<plus]
    }
    var preRelease: [String] = []
    if let hyphen = rest.firstIndex(of: "-") {
      guard let parts = Self.identifiers(in: rest[hyphen...].dropFirst()) else { return nil }
      preRelease = parts
      rest = rest[..<hyphen]
    }
    guard let parts = Self.identifiers(in: rest), parts.allSatisfy({ $0.isDigits }) else { return nil }
    numbers = parts.map { $0.withoutLeadingZeros }
    // 1.2 and 1.2.0 are one version.
    while numbers.last == "0" { numbers.removeLast() }
    self.preRelease = preRelease.map { $0.isDigits ? $0.withoutLeadingZeros : $0 }
  }

  /// Whether `left` comes before `right`: by section 11 of the standard, a pre-release before its release.
  public static func < (left: VersionNumber, right: VersionNumber) -> Bool {
    for index in 0..<max(left.numbers.count, right.numbers.count) {
      let first = index < left.numbers.count ? left.numbers[index] : "0"
      let second = index < right.numbers.count ? right.numbers[index] : "0"
      if first != second { return first.isSmaller(than: second) }
    }
    if left.preRelease.isEmpty || right.preRelease.isEmpty {
      return !left.preRelease.isEmpty && right.preRelease.isEmpty
    }
    for (first, second) in zip(left.preRelease, right.preRelease) where first != second {
      switch (first.isDigits, second.isDigits) {
      case (true, true): return first.isSmaller(than: second)
      case (true, false): return true
      case (false, true): return false
      case (false, false): return first.utf8.lexicographicallyPrecedes(second.utf8)
      }
    }
    return left.preRelease.count < right.preRelease.count
  }

  /// Letters, digits and hyphens, separated by points; nil for anything else.
  private static func identifiers(in text: Substring) -> [String]? {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let isValid = parts.allSatisfy { part in
      !part.isEmpty && part.allSatisfy { $0 == 0x2D || (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20) }
    }
    return isValid ? parts.compactMap { String($0) } : nil
  }
}

extension String {
  fileprivate var isDigits: Bool { !isEmpty && utf8.allSatisfy { (0x30...0x39).contains($0) } }

  fileprivate var withoutLeadingZeros: String {
    let rest = drop { $0 == "0" }
    return rest.isEmpty ? "0" : String(rest)
  }

  /// Whether these digits are a smaller number than those of `other`. Both have no leading zeros.
  fileprivate func isSmaller(than other: String) -> Bool {
    utf8.count == other.utf8.count ? utf8.lexicographicallyPrecedes(other.utf8) : utf8.count < other.utf8.count
  }
}

extension VersionNumber: CustomStringConvertible {
  /// The version without the zeros that do not count, such as `1.2-beta.1`.
  public var description: String {
    (numbers.isEmpty ? "0" : numbers.joined(separator: "."))
      + (preRelease.isEmpty ? "" : "-" + preRelease.joined(separator: "."))
  }
}
