extension String {
  /// The candidate with the fewest edits from this word, for suggestions; nil if none is near.
  ///
  /// An edit inserts, deletes or replaces a character, or swaps two neighbours; letter case is ignored. Up to a third
  /// of the word may differ, one to three edits. Of equally near candidates, the first is taken. The word itself does
  /// not count.
  package func nearest(among candidates: some Sequence<String>) -> String? {
    let word = Array(lowercased())
    guard (1...64).contains(word.count) else { return nil }
    var best: (distance: Int, candidate: String)?
    let letters = Self.letters(of: self)
    for candidate in candidates where candidate != self {
      // An edit changes two letters at most, and there are three at most.
      if let letters, let others = Self.letters(of: candidate), (letters ^ others).nonzeroBitCount > 6 { continue }
      let other = Array(candidate.lowercased())
      let slips = Swift.min(3, Swift.max(1, Swift.max(word.count, other.count) / 3))
      let limit = Swift.min(slips, (best?.distance ?? .max) - 1)
      guard limit >= 0, abs(word.count - other.count) <= limit else { continue }
      let distance = Self.edits(from: word, to: other)
      if distance <= limit { best = (distance, candidate) }
    }
    return best?.candidate
  }

  /// Which characters a text of ASCII has, in either case, as bits; nil for any other text.
  private static func letters(of text: String) -> UInt64? {
    var letters: UInt64 = 0
    for byte in text.utf8 {
      guard byte < 0x80 else { return nil }
      letters |= 1 << UInt64(byte >= 0x40 ? byte & 0x1F | 0x20 : byte & 0x1F)
    }
    return letters
  }

  private static func edits(from word: [Character], to other: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...other.count)
    for (i, character) in word.enumerated() {
      var row = [i + 1]
      for (j, target) in other.enumerated() {
        var cost = Swift.min(last[j + 1] + 1, row[j] + 1, last[j] + (character == target ? 0 : 1))
        if i > 0 && j > 0 && character == other[j - 1] && word[i - 1] == target {
          cost = Swift.min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      beforeLast = last
      last = row
    }
    return last[other.count]
  }
}
