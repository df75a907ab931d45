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
  static let contrastNeedsLiveText = "--contrast is for live texts; those of the design profile are outlines"
  static let targetNeedsDesign = "--target is for the design profile, whose files other programs import"
  static let filtersNeedDesign = "--filters is for the design profile; no --target draws filters"
  static let pageNeedsContrast = "--page is for --contrast"

  static func manifestNeedsContrast(_ path: String) -> String {
    "'\(Message.shortened(path))' is a manifest: --contrast checks its texts, and 'cartouche build' all else"
  }

  static func otherProfile(_ profile: String) -> String {
    "this is a file of the profile '\(profile)'; check it with --profile \(profile)"
  }

  static func needsManifest(_ option: String) -> String {
    "\(option) is for manifests, which are checked with --contrast"
  }

  static func pageNotOpaque(_ text: String) -> String {
    "the page's colour must be opaque, not '\(Message.shortened(text))'"
  }
}
