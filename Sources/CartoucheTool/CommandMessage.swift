import BadgeManifest
import Cartouche
import Messages
import XMLChecking

/// The messages that the command adds to those of errors. Each is one line.
enum CommandMessage {
  /// The number of faults of a file that are not shown; nil for none.
  static func rest(of found: Int, shown: Int) -> String? {
    guard found > shown else { return nil }
    let more = "\(found - shown) more"
    return found < XMLTree.faultLimit ? "and \(more)" : "and at least \(more)"
  }

  static let folderIsStream = "badges are written into a folder, not to standard output"
  static let streamInPlace = "--in-place needs a file; standard input has no place"
  static let contrastNeedsWeb = "--contrast is for the web profile; texts of the design profile are outlines"
  static let targetNeedsDesign = "--target is for the design profile, whose files other programs import"
  static let filtersNeedDesign = "--filters is for the design profile; no --target draws filters"
  static let pageNeedsContrast = "--page is for --contrast"

  static func pageNotOpaque(_ text: String) -> String {
    "the page's colour must be opaque, not '\(Message.shortened(text))'"
  }

  /// A request that has no effect; `spelled` writes its key as the user wrote it.
  static func changesNothing(_ request: BadgeRequest.Kind, spelled: (_ key: String) -> String) -> String {
    switch request {
    case .state(let state):
      "\(spelled("state")) changes nothing; the badge looks the same in the states normal and \(state.rawValue)"
    case .shadowFilters:
      "\(spelled("shadows")) cannot make each shadow a filter: one inside the badge, or cut by its text or by itself, "
        + "stays bands; a body and a text in opaque colours cut none"
    case .colorScheme: "\(spelled("colorScheme")) changes nothing; the badge looks the same on light and dark pages"
    }
  }
}
