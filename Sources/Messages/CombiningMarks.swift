extension String {
  /// The maximum number of combining marks on a letter. No language has more than a few; Unicode's stream-safe format has
  /// 30.
  package static let maximumMarks = 1_000

  /// Whether a letter has more marks than that. Comparing texts sorts the marks of each letter, which takes time by the
  /// square of their number: a minute for a megabyte.
  package var hasTooManyMarks: Bool {
    guard utf8.count > 2 * Self.maximumMarks else { return false }
    var marks = 0
    for scalar in unicodeScalars {
      let isMark = scalar.value >= 0x300 && scalar.properties.canonicalCombiningClass != .notReordered
      marks = isMark ? marks + 1 : 0
      if marks > Self.maximumMarks { return true }
    }
    return false
  }
}
