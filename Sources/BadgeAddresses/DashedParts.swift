/// The label, the message and the colour in the path of a static badge, with single dashes between them. A dash in a
/// part is doubled, a space is an underscore, and an underscore is doubled.
///
/// Shields splits paths by a regular expression, which also reads what its documentation does not tell:
/// `((?:[^-]|--)*?)-?((?:[^-]|--)*)-((?:[^-.]|--)+)` (`services/static-badge/static-badge.service.js`). The same parts are
/// found here in linear time, by the runs of dashes: a part has only runs of even length, so that a run of odd length has
/// one separator, and a run of even length none or both.
struct DashedParts: Hashable {
  let label: String
  let message: String
  let color: String

  init?(_ path: ArraySlice<UInt8>) {
    let text = Array(path)
    guard let (first, second) = Self.separators(in: text) else { return nil }
    label = first.map { Self.unescaped(text[..<$0]) } ?? ""
    message = Self.unescaped(text[(first.map { $0 + 1 } ?? 0)..<second])
    color = Self.unescaped(text[(second + 1)...])
  }

  /// The place before the message, nil without a label, and the place before the colour.
  private static func separators(in text: [UInt8]) -> (first: Int?, second: Int)? {
    let runs = runs(of: UInt8(ascii: "-"), in: text)
    let odd = runs.filter { !$0.count.isMultiple(of: 2) }
    switch odd.count {
    case 0:
      // Both separators are in one run: the label ends before it.
      for run in runs {
        if let second = separator(atEndOf: run.dropFirst(), in: text) { return (run.lowerBound, second) }
      }
      return nil
    case 1: return separator(atEndOf: odd[0], in: text).map { (nil, $0) }
    case 2: return separator(atEndOf: odd[1], in: text).map { (odd[0].lowerBound, $0) }
    default: return nil
    }
  }

  /// The last separator in a run of dashes behind which there is a colour. Colours have no dots.
  private static func separator(atEndOf run: Range<Int>, in text: [UInt8]) -> Int? {
    // Behind the last dash, or with two dashes if there is nothing else.
    for place in [run.upperBound - 1, run.upperBound - 3] where place >= run.lowerBound {
      let color = text[(place + 1)...]
      if !color.isEmpty, !color.contains(UInt8(ascii: ".")) { return place }
    }
    return nil
  }

  private static func runs(of byte: UInt8, in text: [UInt8]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for (index, other) in text.enumerated() where other == byte {
      if let last = runs.last, last.upperBound == index {
        runs[runs.count - 1] = last.lowerBound..<index + 1
      } else {
        runs.append(index..<index + 1)
      }
    }
    return runs
  }

  /// The text of a part.
  private static func unescaped(_ part: ArraySlice<UInt8>) -> String {
    var text = Array(part)
    // Of an odd number of underscores, the last one is a space.
    for (byte, space) in [(UInt8(ascii: "_"), UInt8(ascii: " ")), (UInt8(ascii: "-"), nil)] {
      var plain: [UInt8] = []
      var kept = 0
      for run in runs(of: byte, in: text) {
        plain += text[kept..<run.lowerBound] + Array(repeating: byte, count: run.count / 2)
        if let space, !run.count.isMultiple(of: 2) { plain.append(space) }
        kept = run.upperBound
      }
      text = plain + text[kept...]
    }
    return String(decoding: text, as: UTF8.self)
  }
}
