import BadgeManifest
import Cartouche
import Messages
import XMLChecking

/// The messages that only the command has. Each is one line.
enum Wording {
  /// How many faults of a file are not shown; nil for none.
  static func rest(of found: Int, shown: Int) -> String? {
    guard found > shown else { return nil }
    let more = "\(found - shown) more"
    return found < XMLTree.faultLimit ? "and \(more)" : "and at least \(more)"
  }

  static let folderIsStream = "badges are written into a folder; standard output is none"
  static let streamInPlace = "--in-place needs a file; standard input has no place"
  static let contrastNeedsWeb = "--contrast is for the web profile; texts of the design profile are outlines"
  static let pageNeedsContrast = "--page is for --contrast"

  static func pageNotOpaque(_ text: String) -> String { "a page is opaque, not '\(Message.shortened(text))'" }

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
}
