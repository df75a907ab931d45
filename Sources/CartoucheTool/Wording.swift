import Cartouche
import LookFiles
import XMLChecking

/// Every message's words, in one place. Each is one line.
enum Wording {
  /// `1 badge`, `2 badges`.
  static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

  /// How many faults of a file are not shown; nil for none.
  static func rest(of found: Int, shown: Int) -> String? {
    guard found > shown else { return nil }
    let more = "\(found - shown) more"
    return found < XMLTree.faultLimit ? "and \(more)" : "and at least \(more)"
  }

  static let folderIsStream = "badges are written into a folder; standard output is none"
  static let streamInPlace = "--in-place needs a file; standard input has no place"

  static func badIDPrefix(_ prefix: String) -> String {
    "'\(shortened(prefix))' cannot begin an id; use letters, digits, '_' and '-', a letter first"
  }

  static func integerTooLarge(_ text: String) -> String {
    "\(text) is larger than any number that can be counted with, \(Int.max)"
  }

  static func describe(_ error: ColorError) -> String {
    "unknown colour '\(shortened(error.text))'" + (error.suggestion.map { "; did you mean '\($0)'?" } ?? "")
  }

  /// A word that is none of those known, with the one that was probably meant or with all of them.
  static func unknown(_ what: String, _ text: String, suggestion: String?, known: [String]) -> String {
    let head = "unknown \(what) '\(shortened(text))'"
    if let suggestion { return "\(head); did you mean '\(suggestion)'?" }
    return known.isEmpty ? head : "\(head); there is \(list(known, "and"))"
  }

  static func describe(_ error: LookNameError) -> String {
    unknownLook(
      error.name, kind: error.kind?.rawValue, owner: error.owner?.rawValue, suggestion: error.suggestion,
      known: error.known)
  }

  private static func unknownLook(
    _ name: String, kind: String?, owner: String?, suggestion: String?, known: [String]
  ) -> String {
    guard let kind, let owner else { return unknown("look", name, suggestion: suggestion, known: known) }
    return "'\(shortened(name))' is a look for a \(badge(owner)), not for a \(badge(kind))"
  }

  private static func place(_ layer: String?) -> String? { layer.map { "in the layer '\(shortened($0))'" } }

  static func describe(_ error: BadgeError) -> String {
    switch error {
    case .outOfRange(.limit, let value, let allowed):
      "a limit of \(number(value)) is not drawn; it is at least \(number(allowed.lowerBound))"
    case .outOfRange(.characters, let value, _): "at least 1 character is shown, not \(number(value))"
    case .outOfRange(let quantity, let value, let allowed):
      "a \(quantity.rawValue) of \(number(value)) is not drawn; it lies from \(number(allowed.lowerBound)) to \(number(allowed.upperBound))"
    case .lookOutOfRange(let key, let value, let allowed):
      "the look's '\(key)' is \(number(value)); it lies from \(number(allowed.lowerBound)) to \(number(allowed.upperBound))"
    case .textTooLong(let bytes, let maximum):
      "a text of \(bytes) bytes is too long for a badge; the most is \(maximum)"
    case .shaping(let error): describe(error)
    case .notAdaptable:
      "on light and dark grounds this look differs in more than its paints; draw it for 'light' or for 'dark'"
    case .noOutlines(let text): "no outlines are known for '\(shortened(text))'"
    case .unsupported(.costlyOutlines, let layer):
      "the outlines \(place(layer) ?? "of the picture") cross or cut each other so often that drawing them would take too long"
    case .unsupported(let construct, let layer):
      "the design profile cannot hold \(article(construct.rawValue))\(place(layer).map { ", as " + $0 } ?? ""); the web profile can"
    case .unknownColor(let error): describe(error)
    }
  }

  static func describe(_ error: ShapingError) -> String {
    switch error {
    case .sizeOutOfRange(let size, let maximum):
      "text of a size of \(number(size)) is not drawn; the most is \(number(maximum))"
    case .textTooLong(let bytes, let maximum):
      "a text of \(bytes) bytes is too long to be set; the most is \(maximum)"
    case .outlineTooLarge(let maximum):
      "the text's outline is too large; the most is \(maximum) points"
    case .familyNotFound(let wanted, let substitute):
      "no font \(list(wanted.map { "'\(shortened($0))'" }, "or")) is installed"
        + (substitute.map { "; '\(shortened($0))' would stand in" } ?? ", nor any other")
    case .noGlyph(let character, let font):
      "'\(shortened(character))' (\(codePoints(of: character))) is not in '\(shortened(font))' nor in a font to fall back to"
    case .unreadableFont(let file, let reason): "font file '\(shortened(file))': \(describe(reason))"
    }
  }

  private static func describe(_ fault: ShapingError.FontFault) -> String {
    switch fault {
    case .notReadable: "not there, or not readable"
    case .tooLarge(let bytes, let maximum): "\(bytes) bytes are too many; the most is \(maximum)"
    case .notAFont: "not a TrueType or OpenType font"
    case .noSuchFace(let index, let count): "no font number \(index); it holds \(count), counted from 0"
    case .damaged(let table): "the table '\(shortened(table))' is missing or damaged"
    }
  }

  static func codePoints(of text: String) -> String {
    let codes = text.unicodeScalars.prefix(4).map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
    return codes.joined(separator: " ") + (text.unicodeScalars.count > 4 ? " …" : "")
  }

  static func describe(_ problem: SourceProblem) -> String {
    switch problem {
    case .tooLarge(let bytes, let maximum): "\(bytes) bytes are too many; the most is \(maximum)"
    case .invalidUTF8: "this byte is not UTF-8"
    case .forbiddenCharacter(let value): "U+\(String(value, radix: 16, uppercase: true)) may not stand in YAML"
    case .notYAML(let message): "not YAML: \(message)"
    case .emptyFile: "there is nothing in this file"
    case .severalDocuments: "a second document begins here; one file holds one"
    case .tooDeep(let maximum): "nested deeper than \(maximum) levels"
    case .aliasesNotAllowed: "anchors and aliases are not read, since a few of them can stand for billions of values"
    case .tagsNotAllowed(let tag): "the tag '\(shortened(tag))' is not read"
    case .keyNotText: "a key is a plain word"
    case .duplicateKey(let key, let line): "the key '\(shortened(key))' stands already in line \(line)"
    case .unknownKey(let key, let name, let suggestion, let expected):
      unknown("key", key, suggestion: suggestion, known: [])
        + (suggestion == nil ? "; \(context(name, "has", "have")) \(list(expected, "and"))" : "")
    case .missingKey(let key, let name): "\(context(name, "needs", "need")) the key '\(key)'"
    case .missingKind(let name, let expected): "\(context(name, "needs", "need")) one of \(list(expected, "and"))"
    case .severalKinds(let name, let found, _): "\(context(name, "is", "are")) one thing, not \(list(found, "and"))"
    case .exclusiveKeys(let name, let keys): "\(context(name, "has", "have")) only one of \(list(keys, "and"))"
    case .noEffect(let key, let hindrance): noEffect("'\(key)'", hindrance)
    case .emptyText(let key): empty("'\(key)'")
    case .wrongForm(let expected, let found):
      "expected \(list(expected.map(form), "or")), not \(form(found))"
    case .tooFewElements(let minimum): "at least \(minimum) \(minimum == 1 ? "element is" : "elements are") needed"
    case .unknownValue(let text, let what, let suggestion, let expected):
      unknown(what, text, suggestion: suggestion, known: expected)
    case .unknownLook(let name, let kind, let suggestion, let owner, let expected):
      unknownLook(name, kind: kind, owner: owner, suggestion: suggestion, known: expected)
    case .unknownColor(let text, let suggestion): describe(ColorError(text: text, suggestion: suggestion))
    case .notANumber(let text): "'\(shortened(text))' is not a plain number"
    case .notAnInteger(let text): "'\(shortened(text))' is not a whole number"
    case .integerTooLarge(let text): integerTooLarge(shortened(text))
    case .numberOutOfRange(let text, let allowed):
      "\(shortened(text)) is out of range; it lies from \(number(allowed.lowerBound)) to \(number(allowed.upperBound))"
    case .badIDPrefix(let text): badIDPrefix(shortened(text))
    case .refused(let refusal): describe(refusal)
    case .pathLeadsOut(let path): "'\(shortened(path))' leads out of the folder of the file that names it"
    case .unreadableFile(let path): "'\(shortened(path))' is not there, or cannot be read"
    case .cyclicLooks(let chain):
      "looks that extend one another in a circle: \(chain.map(shortened).joined(separator: ", "))"
    case .tooManyExtensions(let maximum): "more than \(maximum) looks extend one another"
    case .badTitlePattern(let fault): describe(fault)
    case .badFileName(let name, let fault): "'\(shortened(name))' cannot be a file's name: \(describe(fault))"
    case .fileOutsideOutput(let name): "'\(shortened(name))' leads out of the output folder"
    case .duplicateFile(let name, let line): "'\(shortened(name))' is written already in line \(line)"
    case .fileIsFolder(let name, let line): "'\(shortened(name))' is a file and a folder at once, see line \(line)"
    }
  }

  /// What a kind of look is for.
  static func badge(_ kind: String) -> String { kind == Look.Kind.status.rawValue ? "status badge" : kind }

  private static func describe(_ fault: SourceProblem.NameFault) -> String {
    switch fault {
    case .empty: "it is empty"
    case .backslash: "it holds a backslash; folders are divided by '/'"
    case .controlCharacter: "it holds a control character"
    case .folder: "it names a folder"
    case .lacksExtension(let suffix): "it does not end in '\(suffix)'"
    case .tooLong(let bytes, let maximum): "\(bytes) bytes between two '/' are too many; the most is \(maximum)"
    case .character(let character): "it holds '\(character)', which Windows does not allow"
    case .lastCharacter(let character): "a part of it ends in '\(character)', which Windows leaves out"
    case .reserved: "a part of it is reserved, by Windows, by Git or for files that are being written"
    }
  }

  private static func describe(_ fault: SourceProblem.PatternFault) -> String {
    switch fault {
    case .lacksOther: "the words for a count need the form 'other', which every language has"
    case .duplicateForm(let name): "the form '\(shortened(name))' stands twice"
    case .tooManyForms(let count):
      "\(count) forms without a name; there are two, singular and plural, and others are named: few=…"
    case .unclosedPlaceholder(let text): "'{\(shortened(text))' has no '}'; the count is written '{count}'"
    case .unknownPlaceholder(let name): "'{\(shortened(name))}' means nothing in the words for a count; '{count}' does"
    }
  }

  static func describe(_ problem: TitlePattern.Problem) -> String {
    let fault: SourceProblem.PatternFault =
      switch problem {
      case .lacksOther: .lacksOther
      case .duplicateForm(let name): .duplicateForm(name: name)
      case .tooManyForms(let count): .tooManyForms(count: count)
      case .unknownPlaceholder(let name): .unknownPlaceholder(name: name)
      case .unclosedPlaceholder(let text): .unclosedPlaceholder(text: text)
      }
    return describe(fault)
  }

  static func describe(_ problem: CountLocale.Problem, in text: String) -> String {
    switch problem {
    case .malformed, .unknownLanguage: unknown("locale", text, suggestion: nil, known: [])
    case .unknownNumerals(let name, let expected):
      unknown("digits", name, suggestion: name.nearest(among: expected), known: expected)
    }
  }

  private static func form(_ form: SourceProblem.Form) -> String {
    switch form {
    case .text: "a text"
    case .list: "a list"
    case .map: "keys with values"
    case .nothing: "nothing"
    }
  }

  /// What keys stand in, with what it does: `a pill has`, `defaults have`.
  private static func context(_ name: String, _ verb: String, _ plural: String) -> String {
    ["defaults", "states"].contains(name) ? "\(name) \(plural)" : "\(article(name)) \(verb)"
  }

  static func empty(_ what: String) -> String { "\(what) is empty; leave it out to take what the badge shows" }

  private static func article(_ noun: String) -> String {
    noun.first.map { "aeiou".contains($0) } == true ? "an \(noun)" : "a \(noun)"
  }

  static func list(_ words: [String], _ conjunction: String) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "nothing" }
    return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }

  /// A number without a fraction where it has none.
  static func number(_ value: Double) -> String {
    if abs(value) < 1e15 && value == value.rounded() { return String(Int(value)) }
    // What a sum of decimals is off by is not what the user wrote.
    let rounded = (value * 1e6).rounded() / 1e6
    return abs(value) < 1e9 && rounded != 0 ? "\(rounded)" : "\(value)"
  }

  /// What a user wrote, short enough for one line and without what could spoil it.
  static func shortened(_ text: String) -> String {
    var end = text.startIndex
    var scalars = 0
    // A character can be made of any number of marks.
    for character in text.prefix(60) {
      scalars += character.unicodeScalars.count
      if scalars > 120 { break }
      end = text.index(after: end)
    }
    return TerminalText.plain(text[..<end]) + (end == text.endIndex ? "" : "…")
  }
}
