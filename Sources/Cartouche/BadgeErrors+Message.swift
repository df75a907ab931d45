import LookModel
import Messages
import SVGTree
import Typesetting

extension BadgeError: CustomStringConvertible {
  /// The error in one line, without a full stop.
  public var description: String {
    switch self {
    case .outOfRange(.limit, let value, let allowed):
      "limit \(Message.number(value)) is too small; the least is \(Message.number(allowed.lowerBound))"
    case .outOfRange(.characters, let value, _): "at least 1 character is shown, not \(Message.number(value))"
    case .outOfRange(let quantity, let value, let allowed):
      Message.outOfRange("\(quantity.rawValue) \(Message.number(value))", allowed)
    case .lookOutOfRange(let key, let value, let allowed):
      Message.outOfRange("'\(key)' of the look, \(Message.number(value)),", allowed)
    case .textTooLong(let bytes, let maximum):
      "a text of \(bytes) bytes is too long for a badge; the maximum is \(maximum)"
    case .shaping(let error): error.description
    case .notAdaptable:
      "in light and dark this look differs in more than its colours; draw it for 'light' or for 'dark'"
    case .noOutlines(let text): LoweringError.noOutlines(text: text).description
    case .unsupported(let construct, let layer): construct.message(in: layer)
    case .unknownColor(let error): error.description
    }
  }
}

extension LookNameError: CustomStringConvertible {
  /// The error in one line, without a full stop.
  public var description: String {
    Message.unknownLook(
      name, for: kind?.rawValue, of: owner?.rawValue, suggestion: suggestion, known: known)
  }
}

extension ThresholdError: CustomStringConvertible {
  /// The error in one line, without a full stop.
  public var description: String {
    switch self {
    case .empty: "thresholds are values with colours, such as 50=red,80=yellow,95=green"
    case .noColor(let index, let text):
      "threshold \(index + 1), '\(Message.shortened(text))', has no colour; write 50=red"
    case .notAValue(let index, let text):
      "threshold \(index + 1) begins with '\(Message.shortened(text))', which is not a number, a percentage or a version"
    case .unknownColor(let index, let error): "threshold \(index + 1): \(error)"
    case .duplicate(let index, let text): "threshold \(index + 1), '\(Message.shortened(text))', is there already"
    case .unsorted(let index, let text):
      "threshold \(index + 1), '\(Message.shortened(text))', is less than the one before it; write them by rising value"
    case .mixed(let index, let text, let kind, let first):
      "threshold \(index + 1), '\(Message.shortened(text))', is a \(kind.rawValue) and the first one is a \(first.rawValue); "
        + "all must be of one kind"
    case .misplacedElse(let index): "threshold \(index + 1), 'else', must be there once, as the last one"
    case .notComparable(let text):
      "'\(Message.shortened(text))' cannot be compared with the thresholds; add a colour for such texts: else=lightgrey"
    }
  }
}

extension TitlePattern.Problem: CustomStringConvertible {
  /// The error in one line, without a full stop.
  public var description: String {
    switch self {
    case .lacksOther: "a title pattern needs the form 'other', which every language has"
    case .duplicateForm(let name): "the form '\(Message.shortened(name))' is there twice"
    case .tooManyForms(let count):
      "\(count) forms without a name; there are two, singular and plural, and others are named: few=…"
    case .unclosedPlaceholder(let text): "'{\(Message.shortened(text))' has no '}'; the count is written '{count}'"
    case .unknownPlaceholder(let name):
      "'{\(Message.shortened(name))}' is unknown in a title pattern; write '{count}'"
    }
  }
}

extension CountLocale.Problem: CustomStringConvertible {
  /// The error in one line, without a full stop.
  public var description: String {
    switch self {
    case .malformed(let text): Message.unknown("locale", text, suggestion: nil, known: [])
    case .unknownLanguage(let language): Message.unknown("locale", language, suggestion: nil, known: [])
    case .unknownNumerals(let name, let expected):
      Message.unknown("digits", name, suggestion: name.nearest(among: expected), known: expected)
    }
  }
}
