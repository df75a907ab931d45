import BadgeManifest
import Foundation

/// A hidden folder in which files are written before they are moved to their places, so that each appears whole or not
/// at all.
///
/// Its name is random and its files are made exclusively, so that two processes never write into one file. It goes when
/// it is let go, with all that was not moved. What a process that was killed has left behind, the next one removes, whether
/// or not it writes a file: a folder whose lock is free belongs to nobody.
final class StagingFolder {
  /// How long a folder stays untouched before it counts as left behind where folders cannot be locked, in seconds.
  private static let patience = 3600

  private let parent: Folder
  private let name: String
  /// The folder, locked as long as it is open.
  private let folder: Folder
  /// How many files were staged; their names are their numbers.
  private var count = 0

  /// A folder inside `parent`.
  init(in parent: Folder) throws(Folder.Fault) {
    Interruption.watch()
    self.parent = parent
    while true {
      let digits = String(UInt64.random(in: .min ... .max), radix: 16)
      let name = PortableName.stagingPrefix + String(repeating: "0", count: 16 - digits.count) + digits
      if let folder = try Self.makeLocked(name, in: parent) {
        self.name = name
        self.folder = folder
        return
      }
    }
  }

  deinit {
    for index in 0..<count { folder.removeFile(String(index)) }
    parent.removeFolder(name)
  }

  /// Writes a file, with the mode of the one whose place it is to take or else readable for all whom the umask allows.
  /// Returns its number.
  func stage(_ bytes: [UInt8], mode: mode_t?) throws(Folder.Fault) -> Int {
    let index = count
    count += 1
    try folder.makeFile(String(index), holding: bytes, mode: mode)
    return index
  }

  /// Moves a file to its place.
  func move(_ index: Int, to target: Folder, as name: some StringProtocol) throws(Folder.Fault) {
    do {
      try folder.move(String(index), to: target, as: name)
    } catch {
      guard error.code == EXDEV else { throw error }
      try copy(index, to: target, as: name)
    }
  }

  /// Moves a file to a place on another disk, which is mounted inside the output folder, by a staging folder there.
  private func copy(_ index: Int, to target: Folder, as newName: some StringProtocol) throws(Folder.Fault) {
    let name = String(index)
    let nearer = try StagingFolder(in: target)
    let copy = try nearer.stage(folder.contents(of: name), mode: folder.status(of: name).map { $0.st_mode & 0o7777 })
    try nearer.folder.move(String(copy), to: target, as: newName)
  }

  // MARK: Locks

  private enum Lock { case held, taken, unsupported }

  private static func lock(_ folder: Folder) -> Lock {
    if flock(folder.descriptor, LOCK_EX | LOCK_NB) == 0 { return .held }
    return errno == EWOULDBLOCK ? .taken : .unsupported
  }

  /// Makes a folder and locks it; nil if another process took it for abandoned before it was locked.
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

  /// Removes the folders of processes that ended without doing so.
  static func removeAbandoned(in parent: Folder) {
    for name in parent.names where name.hasPrefix(PortableName.stagingPrefix) {
      guard let folder = try? parent.folder(name), isAbandoned(folder) else { continue }
      for file in folder.names where Int(file) != nil { folder.removeFile(file) }
      parent.removeFolder(name)
    }
  }

  private static func isAbandoned(_ folder: Folder) -> Bool {
    switch lock(folder) {
    case .held: return true
    case .taken: return false
    case .unsupported:
      guard let status = folder.status else { return false }
      return Int(Date().timeIntervalSince1970) - status.modified > patience
    }
  }
}

extension stat {
  /// When the contents changed, in seconds since 1970.
  fileprivate var modified: Int {
    #if canImport(Darwin)
      Int(st_mtimespec.tv_sec)
    #else
      Int(st_mtim.tv_sec)
    #endif
  }
}
