extension StringProtocol {
  /// The parts between commas, apart from commas in the brackets of a colour such as `rgb(1, 2, 3)`.
  package var partsBetweenCommas: [SubSequence] {
    var depth = 0
    return split(omittingEmptySubsequences: false) { character in
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      return character == "," && depth <= 0
    }
  }
}
