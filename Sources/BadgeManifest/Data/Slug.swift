import Messages

/// A text as the name of a file: small letters, digits and hyphens.
package enum Slug {
  /// The longest text, in bytes: four times the longest path. Composing takes time by the square of the marks on a letter.
  static let maximumSize = 4_096

  /// The words for signs that tell names apart, directly behind a letter or a digit: C, C++, C#.
  private static let signs: [Character: String] = ["+": "plus", "#": "sharp"]

  /// The slug of a text. Several texts can have the same; see ``Slugs``. A text of other signs, such as an emoji, and a
  /// word that no file may have as its name, such as `aux`, have six digits that are made from the text.
  static func text(_ text: String) throws(DataProblem) -> String {
    guard text.utf8.count <= maximumSize else {
      throw DataProblem.unfit(text: text, needed: "a text of at most \(maximumSize) bytes")
    }
    guard text.contains(where: { !$0.isWhitespace }) else {
      throw DataProblem.unfit(text: text, needed: "a text with a visible character")
    }
    var words: [String] = []
    var isInWord = false
    var isBehindWord = false
    for character in text.composed.lowercased() {
      let isPart = character.isLetter || character.isNumber
      if isPart, isInWord {
        words[words.count - 1].append(character)
      } else if isPart {
        words.append(String(character))
      } else if isBehindWord, let word = signs[character] {
        words.append(word)
      }
      isInWord = isPart
      isBehindWord = isPart || isBehindWord && signs[character] != nil
    }
    let slug = words.joined(separator: "-")
    if slug.isEmpty { return suffix(of: text) }
    return PortableName.fault(in: slug) == nil ? slug : slug + "-" + suffix(of: text)
  }

  /// The slug of a text; nil for one without letters and digits.
  package static func words(_ words: String) -> String? {
    words.contains { $0.isLetter || $0.isNumber } ? try? text(words) : nil
  }

  /// Six hexadecimal digits made from a text, by the hash FNV-1a.
  static func suffix(of text: String) -> String {
    let hash = text.composed.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    return Message.hexadecimal(hash & 0xFF_FFFF, digits: 6)
  }
}

/// The slugs of the names at one place, which are as different as the names.
struct Slugs {
  private var known: [String: String] = [:]
  /// The slugs that are taken, as names of files are compared.
  private var taken: Set<String> = []
  /// How often a slug with a suffix was wanted again.
  private var repetitions: [String: Int] = [:]

  mutating func slug(of text: String) throws(DataProblem) -> String {
    if let slug = known[text] { return slug }
    var slug = try Slug.text(text)
    if taken.contains(PortableName.key(of: slug)) {
      let longer = slug + "-" + Slug.suffix(of: text)
      slug = longer
      while taken.contains(PortableName.key(of: slug)) {
        repetitions[longer, default: 1] += 1
        slug = "\(longer)-\(repetitions[longer] ?? 1)"
      }
    }
    taken.insert(PortableName.key(of: slug))
    known[text] = slug
    return slug
  }
}
