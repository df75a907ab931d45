import BadgeManifest

/// The names of the files that were written, as far as it takes to see that two of them are one on some disks.
struct WrittenNames {
  /// By the hash of what some disks see of a name, the hash of the name: the names of a million files would fill the
  /// memory. Two names that differ have the same hash in one of 10¹⁹ cases.
  private var hashes: [Int: Int] = [:]
  /// The hashes of their folders.
  private var folders: Set<Int> = []

  /// What an earlier name has to do with this one: it is the same, the same on some disks, or a folder of the other. Nil
  /// for none; then this one is added.
  mutating func clash(with name: String) -> Clash? {
    let path = PortableName.key(of: name)
    let key = path.hashValue
    // The hash of a text is that of all its compositions, which are other files on most disks.
    let own = Array(name.utf8).hashValue
    if let former = hashes[key] { return former == own ? .same : .onSomeDisks }
    let slashes = path.utf8.indices.filter { path.utf8[$0] == UInt8(ascii: "/") }
    let parents = slashes.map { String(path[..<$0]).hashValue }
    if folders.contains(key) || parents.contains(where: { hashes[$0] != nil }) { return .folder }
    hashes[key] = own
    folders.formUnion(parents)
    return nil
  }

  enum Clash {
    case same, onSomeDisks, folder

    /// Says it of a name.
    func message(_ name: String) -> String {
      switch self {
      case .same: "'\(name)' is the file of an earlier line, too"
      case .onSomeDisks: "'\(name)' and the name of an earlier file are one on some disks"
      case .folder: "'\(name)' and an earlier name are both a file and a folder"
      }
    }
  }
}
