import BadgeManifest
import Cartouche
import IconReading
import LookFiles

/// The words for values that types of the library refuse, and for those that would change nothing.
extension Wording {
  static func noEffect(_ what: String, _ hindrance: Hindrance) -> String {
    let reason =
      switch hindrance {
      case .bubbles: "on bubbles such as those of 'social', whose colours are those of the look"
      case .ribbon: "on a ribbon, which lies around the leading or the trailing edge"
      case .dot: "on a dot before a text, into which no text is cut"
      case .noHostDrawing: "where no icon is drawn beneath the badge"
      case .noLabel: "without a label"
      case .lightGround: "unless the badge is coloured for 'dark' or 'auto'"
      case .otherKind: "on a badge other than a status badge"
      case .table: "on a table, whose colours are those of its look and of its rows"
      }
    return "\(what) has no effect \(reason)"
  }

  /// What a request is called: `--state` and its value on the command line, the key in a manifest.
  enum Asker { case option, key }

  static func changesNothing(_ request: BadgeRequest.Kind, _ asker: Asker) -> String {
    switch request {
    case .state(let state):
      (asker == .option ? "--state \(state.rawValue)" : "'state'")
        + " changes nothing; the badge looks the same in the states normal and \(state.rawValue)"
    case .colorScheme(let scheme):
      (asker == .option ? "--color-scheme \(scheme.rawValue)" : "'colorScheme'")
        + " changes nothing; the badge looks the same on light and dark pages"
    }
  }

  static func describe(_ refusal: Refusal) -> String {
    switch refusal.facts {
    case let problem as LinkDestination.Problem: describe(problem)
    case let error as ThresholdError: describe(error)
    case let error as IconError: describe(error.problem)
    case let error as BadgeError: describe(error)
    default: "this value is not taken: \(shortened("\(refusal.facts)"))"
    }
  }

  static func describe(_ problem: LinkDestination.Problem) -> String {
    switch problem {
    case .empty: "a link leads somewhere; this one is empty"
    case .scheme(let scheme):
      "a link begins with http://, https:// or mailto:, or is relative; '\(shortened(scheme)):' is not followed"
    case .character(let scalar):
      "a link holds no white space, no backslash and no control character such as \(codePoints(of: String(scalar)))"
    }
  }

  static func describe(_ error: ThresholdError) -> String {
    switch error {
    case .empty: "thresholds are values with colours, such as 50=red,80=yellow,95=green"
    case .noColor(let index, let text): "threshold \(index + 1), '\(shortened(text))', has no colour; write 50=red"
    case .notAValue(let index, let text):
      "threshold \(index + 1) begins with '\(shortened(text))', which is no number, percentage or version"
    case .unknownColor(let index, let error): "threshold \(index + 1): \(describe(error))"
    case .duplicate(let index, let text): "threshold \(index + 1), '\(shortened(text))', stands before"
    case .unsorted(let index, let text):
      "threshold \(index + 1), '\(shortened(text))', is less than the one before it; write them by rising value"
    case .mixed(let index, let text, let kind, let first):
      "threshold \(index + 1), '\(shortened(text))', is a \(kind.rawValue) and the first one is a \(first.rawValue); "
        + "all must be of one kind"
    case .misplacedElse(let index): "threshold \(index + 1), 'else', must stand once, and last"
    case .notComparable(let text):
      "'\(shortened(text))' cannot be compared with the thresholds; add a colour for such texts: else=lightgrey"
    }
  }
}
