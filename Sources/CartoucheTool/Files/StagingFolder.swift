import BadgeManifest
import Messages

/// A hidden folder in which files are written before they are moved to their places, so that each appears whole or not
/// at all.
///
/// Its name is random and its files are made exclusively, so that two processes never write into one file. Threads may
/// stage files in it at the same time. It is removed with the value, and with it all files that were not moved. The next
/// process removes the folders of killed ones, whether or not it writes a file: a folder without a lock is not in use.
final class StagingFolder: Sendable {
  /// The age in seconds at which a folder counts as abandoned, on disks where folders cannot be locked.
  private static let patience = 3600

  private let parent: Folder
  private let name: String
  /// The folder, locked as long as it is open.
  private let folder: Folder

  /// A folder inside `parent`.
  init(in parent: Folder) throws(Folder.Fault) {
    Interruption.watch()
    self.parent = parent
    while true {
      let name = Self.name(.random(in: .min ... .max))
      if let folder = try Self.makeLocked(name, in: parent) {
        self.name = name
        self.folder = folder
        return
      }
    }
  }

  private static func name(_ number: UInt64) -> String {
    PortableName.stagingPrefix + Message.hexadecimal(number, digits: 16)
  }

  deinit { Self.remove(name, folder, in: parent) }

  /// Writes a file with the mode of the file that it replaces. Others are readable for all whom the umask allows.
  ///
  /// - Parameter number: The number of the file in this folder, which is its name there.
  func stage(_ bytes: [UInt8], as number: Int, mode: mode_t?) throws(Folder.Fault) {
    try folder.makeFile(String(number), holding: bytes, mode: mode)
  }

  /// Makes an empty file that is then written bit by bit.
  func open(_ number: Int) throws(Folder.Fault) -> OpenFile { try folder.makeFile(String(number)) }

  /// Moves a file to its place.
  func move(_ number: Int, to target: Folder, as name: some StringProtocol) throws(Folder.Fault) {
    do {
      try folder.move(String(number), to: target, as: name)
    } catch {
      guard error.code == EXDEV else { throw error }
      // A part of this disk may be mounted once more.
      let nearer = try StagingFolder(in: target)
      try copy(number, to: nearer)
      try nearer.folder.move(String(number), to: target, as: name)
    }
  }

  /// The disk that it is on.
  var disk: dev_t? { folder.disk }

  /// Copies a file to a folder on another disk.
  func copy(_ number: Int, to other: StagingFolder) throws(Folder.Fault) {
    guard other !== self else { return }
    let name = String(number)
    let mode = folder.status(of: name).map { $0.st_mode & 0o7777 }
    try other.stage(folder.contents(of: name), as: number, mode: mode)
  }

  // MARK: Locks

  private enum Lock { case held, taken, unsupported }

  private static func lock(_ folder: Folder) -> Lock {
    if flock(folder.descriptor, LOCK_EX | LOCK_NB) == 0 { return .held }
    return errno == EWOULDBLOCK ? .taken : .unsupported
  }

  /// Makes a folder and locks it; nil if another process removed it before it was locked.
  private static func makeLocked(_ name: String, in parent: Folder) throws(Folder.Fault) -> Folder? {
    do { try parent.makeFolder(name, mode: 0o700) } catch {
      if error.code == EEXIST { return nil }
      throw error
    }
    do {
      let folder = try parent.folder(name)
      let isOurs = lock(folder) != .taken && parent.status(of: name)?.st_ino == folder.status?.st_ino
      return isOurs ? folder : nil
    } catch {
      if error.code == ENOENT { return nil }
      parent.removeFolder(name)
      throw error
    }
  }

  /// Removes the folders of processes that were killed.
  static func removeAbandoned(in parent: Folder) {
    for name in parent.names where name.hasPrefix(PortableName.stagingPrefix) {
      guard let number = UInt64(name.dropFirst(PortableName.stagingPrefix.count), radix: 16), name == self.name(number),
        let folder = try? parent.folder(name), isAbandoned(folder)
      else { continue }
      remove(name, folder, in: parent)
    }
  }

  private static func remove(_ name: String, _ folder: Folder, in parent: Folder) {
    for file in folder.names where Int(file) != nil { folder.removeFile(file) }
    parent.removeFolder(name)
  }

  private static func isAbandoned(_ folder: Folder) -> Bool {
    switch lock(folder) {
    case .held: return true
    case .taken: return false
    case .unsupported:
      guard let status = folder.status else { return false }
      return time(nil) - status.modified > patience
    }
  }
}

extension stat {
  /// The time of the last change of the contents, in seconds since 1970.
  fileprivate var modified: Int {
    #if canImport(Darwin)
      Int(st_mtimespec.tv_sec)
    #else
      Int(st_mtim.tv_sec)
    #endif
  }
}
