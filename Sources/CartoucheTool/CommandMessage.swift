import XMLChecking

/// Parts of messages of several commands.
enum CommandMessage {
  static let folderIsStream = "badges are written into a folder, not to standard output"

  /// The number of faults of a file that are not shown; nil for none.
  static func rest(of found: Int, shown: Int) -> String? {
    guard found > shown else { return nil }
    let more = "\(found - shown) more"
    return found < XMLTree.faultLimit ? "and \(more)" : "and at least \(more)"
  }
}
