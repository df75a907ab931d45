import BadgeManifest

/// The names of the files that were written, as far as it takes to see that two of them are one on some disks.
struct WrittenNames {
  /// By the hash of what some disks see of a name, the hash of the name: the names of a million files would fill the
  /// memory. Two names that differ have the same hash in one of 10¹⁹ cases.
  private var hashes: [Int: Int] = [:]

  /// What an earlier name has to do with this one: it is the same, or the same on some disks. Nil for none; then this one
  /// is added.
  mutating func clash(with name: String) -> Clash? {
    let key = PortableName.key(of: name).hashValue
    // The hash of a text is that of all its compositions, which are other files on most disks.
    let own = Array(name.utf8).hashValue
    if let former = hashes[key] { return former == own ? .same : .onSomeDisks }
    hashes[key] = own
    return nil
  }

  enum Clash {
    case same, onSomeDisks

    /// Says it of a name.
    func message(_ name: String) -> String {
      switch self {
      case .same: "'\(name)' is the file of an earlier line, too"
      case .onSomeDisks: "'\(name)' and the name of an earlier file are one on some disks"
      }
    }
  }
}
