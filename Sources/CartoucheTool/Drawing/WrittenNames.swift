import BadgeManifest

/// The names of the files that were written, as far as it takes to see that two of them are one on some disks.
struct WrittenNames {
  /// By the hash of what some disks see of a name, the hash of the name: the names of a million files would fill the
  /// memory. Two names that differ have the same hash in one of 10¹⁹ cases.
  private var hashes: [Int: Int] = [:]
  /// The hashes of their folders.
  private var folders: Set<Int> = []

  /// What an added name has to do with this one: it is the same, the same on some disks, or a folder of the other. Nil
  /// for none.
  func clash(with name: String) -> Clash? {
    let (key, own, parents) = Self.hashes(of: name)
    if let former = hashes[key] { return former == own ? .same : .onSomeDisks }
    return folders.contains(key) || parents.contains { hashes[$0] != nil } ? .folder : nil
  }

  /// Adds a name that clashes with none, or is the same as another.
  mutating func add(_ name: String) {
    let (key, own, parents) = Self.hashes(of: name)
    hashes[key] = own
    folders.formUnion(parents)
  }

  private static func hashes(of name: String) -> (key: Int, own: Int, parents: [Int]) {
    let path = PortableName.key(of: name)
    let slashes = path.utf8.indices.filter { path.utf8[$0] == UInt8(ascii: "/") }
    // The hash of a text is that of all its compositions, which are other files on most disks.
    return (path.hashValue, Array(name.utf8).hashValue, slashes.map { String(path[..<$0]).hashValue })
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
