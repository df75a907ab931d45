import PathGeometry

/// The widths of joined letters of Arabic script in one font, in 1/2048 em.
struct JoinedForms: Sendable {
  /// Letter, final, initial and medial advance, sorted by letter; 0 for a form that the letter does not have.
  private let forms: [UInt16]

  /// Alef, and the advances of its ligature with the lam before it: alone, and joined to the previous letter.
  private let lamAlef: [UInt16]

  init(forms: [UInt16], lamAlef: [UInt16]) {
    self.forms = forms
    self.lamAlef = lamAlef
  }

  private static let lam: Unicode.Scalar = "\u{0644}"
  private static let joiner: Unicode.Scalar = "\u{200D}"
  private static let nonJoiner: Unicode.Scalar = "\u{200C}"

  /// Whether a scalar is in a block with letters in the tables.
  static func mayHold(_ scalar: Unicode.Scalar) -> Bool { (0x0620...0x077F).contains(scalar.value) }

  /// The advance of each scalar that joins a neighbour; nil for every other scalar.
  ///
  /// Letters join across marks and controls between them, but not across the non-joiner.
  func advances(of scalars: [Unicode.Scalar]) -> [Int?] {
    var advances = [Int?](repeating: nil, count: scalars.count)
    var before: (index: Int, letter: Letter, isJoined: Bool)?
    for (index, scalar) in scalars.enumerated() {
      guard let letter = letter(scalar) else {
        if !Self.isTransparent(scalar) { before = nil }
        continue
      }
      guard let last = before, last.letter.joinsNext, letter.joinsLast else {
        before = (index, letter, false)
        continue
      }
      if scalars[last.index] == Self.lam, let ligature = ligature(with: scalar) {
        advances[last.index] = 0
        advances[index] = last.isJoined ? ligature.joined : ligature.alone
      } else {
        advances[last.index] = last.isJoined ? last.letter.medial : last.letter.initial
        advances[index] = letter.final
      }
      before = (index, letter, true)
    }
    return advances
  }

  /// Whether letters join across a scalar.
  private static func isTransparent(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    case .format: scalar != nonJoiner
    default: false
    }
  }

  /// The forms of a letter. The joiner has no forms, so its widths are nil.
  private struct Letter {
    var joinsLast: Bool
    var joinsNext: Bool
    var final: Int?
    var initial: Int?
    var medial: Int?
  }

  private func letter(_ scalar: Unicode.Scalar) -> Letter? {
    if scalar == Self.joiner { return Letter(joinsLast: true, joinsNext: true) }
    guard Self.mayHold(scalar) else { return nil }
    let row = firstIndex(below: forms.count / 4) { UInt32(forms[4 * $0]) >= scalar.value }
    guard row < forms.count / 4, UInt32(forms[4 * row]) == scalar.value else { return nil }
    let (final, initial, medial) = (forms[4 * row + 1], forms[4 * row + 2], forms[4 * row + 3])
    return Letter(
      joinsLast: final > 0, joinsNext: initial > 0, final: Int(final), initial: Int(initial), medial: Int(medial))
  }

  private func ligature(with alef: Unicode.Scalar) -> (alone: Int, joined: Int)? {
    for row in stride(from: 0, to: lamAlef.count, by: 3) where UInt32(lamAlef[row]) == alef.value {
      return (Int(lamAlef[row + 1]), Int(lamAlef[row + 2]))
    }
    return nil
  }
}
