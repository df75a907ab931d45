import KeyTables
import Synchronization

/// A folder for many files: all of them are written or none, and none outside of it.
///
/// Each file is staged as it is added, so that only the files that threads work on are in memory.
final class OutputFolder: Sendable {
  private let path: String
  private let isWritable: Bool
  /// The files that are neither written over nor removed.
  private let inputs: ReadFiles
  private let staging = Mutex(Staging())

  private struct Staging {
    var folder: StagingFolder?
    /// The number of files that were staged.
    var count = 0
    /// The new folders, outermost first.
    var made: [String] = []
  }

  /// What was done for a file.
  enum Change: Sendable {
    /// The file with this name already has the same bytes.
    case unchanged
    /// The file is in the staging folder under this number.
    case staged(name: String, number: Int)
    /// The file is missing or has other bytes, and nothing is written.
    case stale(name: String, exists: Bool)
    /// The file at this name is to be removed, if there is one.
    case leftover(name: String)
  }

  /// The folder at `path`, which may be missing, for files with these names. Removes what killed builds left in their
  /// folders, also if no file is written: a build may have been killed after it had moved the last file.
  ///
  /// - Parameters:
  ///   - isWritable: Whether files are staged, and not only compared.
  ///   - inputs: The files that are neither written over nor removed.
  init(
    path: String, for names: [String], isWritable: Bool = true, keeping inputs: ReadFiles = ReadFiles()
  ) throws(Failure) {
    // An empty name would make every file's path an absolute one.
    guard !path.isEmpty else { throw .usage("the name of the output folder is empty") }
    try WritablePlace.checkOutsideGit(path)
    self.path = path
    self.isWritable = isWritable
    self.inputs = inputs
    guard isWritable else { return }
    for bytes in Set(names.map(\.folderPath.pathBytes)).union([[]]) {
      let parts = String(decoding: bytes, as: UTF8.self).pathParts
      if let folder = try? openFolder(parts) { StagingFolder.removeAbandoned(in: folder) }
    }
  }

  deinit {
    staging.withLock { staging in
      staging.folder = nil
      // Those with files stay.
      for folder in staging.made.reversed() { rmdir(folder) }
    }
  }

  /// Adds a file at `name`, a relative path without `..`. A symbolic link in the path could lead outside and is
  /// refused, and so is a path at which something other than a file exists. Threads may add files at the same time.
  ///
  /// - Parameter check: Checks the bytes, unless the file already has them.
  func add(
    _ name: String, bytes: [UInt8], check: () throws(Failure) -> Void = {}
  ) throws(Failure) -> Change {
    try Interruption.check()
    // Including the zero at its end.
    guard place(of: name).utf8.count < Int(PATH_MAX) else { throw .cannotWrite(place(of: name), ENAMETOOLONG) }
    let status = try status(at: name)
    if let status, Int(status.st_size) == bytes.count, OutputFile.holds(bytes, at: place(of: name)) {
      return .unchanged
    }
    try checkUnread(name, status)
    try check()
    guard isWritable else { return .stale(name: name, exists: status != nil) }
    do {
      let (folder, number) = try place()
      try folder.stage(bytes, as: number, mode: status.map { $0.st_mode & 0o7777 })
      return .staged(name: name, number: number)
    } catch {
      var failure = Failure.cannotWrite(place(of: name), error.code)
      // A smaller file may still be written.
      failure.isOfFolder = error.code != EFBIG
      throw failure
    }
  }

  /// Moves the staged files into place, after all their folders are made. If one of them cannot be written, none is, and
  /// new folders are removed. Then removes leftovers. Returns the number of written files, and the names of those that
  /// were removed.
  func commit(_ changes: [Change]) throws(Failure) -> (written: Int, removed: [String]) {
    let written = try moveStaged(changes)
    var removed: [String] = []
    for case .leftover(let name) in changes where try remove(name) { removed.append(name) }
    return (written, removed)
  }

  private func moveStaged(_ changes: [Change]) throws(Failure) -> Int {
    guard let staging = staging.withLock({ $0.folder }) else { return 0 }
    let groups = Self.groups(of: changes)
    // A folder inside may be another disk, which may be full.
    var disks = [staging.disk: staging]
    for group in groups {
      for file in group.files { try checkUnread(file.name, status(at: file.name)) }
      let (folder, near) = try wrapping(group.files[0].name) { () throws(Folder.Fault) in
        let folder = try openFolder(group.folder.pathParts, making: true)
        try folder.checkWritable()
        let near = if let near = disks[folder.disk] { near } else { try StagingFolder(in: folder) }
        return (folder, near)
      }
      disks[folder.disk] = near
      for file in group.files {
        try wrapping(file.name) { () throws(Folder.Fault) in
          try folder.checkReplaceable(file.name.fileName)
          try staging.copy(file.number, to: near)
        }
      }
    }
    try Interruption.check()
    for group in groups {
      let folder = try wrapping(group.files[0].name) { () throws(Folder.Fault) in
        try openFolder(group.folder.pathParts)
      }
      let near = disks[folder.disk] ?? staging
      for file in group.files {
        try wrapping(file.name) { () throws(Folder.Fault) in
          try near.move(file.number, to: folder, as: file.name.fileName)
        }
      }
    }
    return groups.reduce(0) { $0 + $1.files.count }
  }

  // MARK: Old files

  /// The bytes of the file at `name`; nil if there is none.
  func contents(of name: String) throws(Failure) -> [UInt8]? {
    guard try status(at: name) != nil else { return nil }
    return try InputFile.readRegular(place(of: name))
  }

  /// Refuses to write over a file that the command read.
  private func checkUnread(_ name: String, _ status: stat?) throws(Failure) {
    guard let status, inputs.contains(status) else { return }
    throw Failure(
      code: .data, message: "'\(place(of: name))' is a file that the command reads; name another one to write")
  }

  /// Whether the file at `name` is one that the command read.
  func isRead(_ name: String) throws(Failure) -> Bool { try status(at: name).map(inputs.contains) ?? false }

  /// Whether two names are those of one file.
  func isOneFile(_ name: String, _ other: String) throws(Failure) -> Bool {
    if name.pathBytes == other.pathBytes { return true }
    guard let first = try status(at: name), let second = try status(at: other) else { return false }
    return first.st_dev == second.st_dev && first.st_ino == second.st_ino
  }

  /// Removes the file at `name`, and its folders if they are empty then. Returns whether there was one.
  func remove(_ name: String) throws(Failure) -> Bool {
    guard try status(at: name) != nil, try !isRead(name) else { return false }
    var parts = name.pathParts
    guard let leaf = parts.popLast() else { return false }
    try wrapping(name) { () throws(Folder.Fault) in try openFolder(parts).removeFile(leaf) }
    while let last = parts.popLast(), let folder = try? openFolder(parts) { folder.removeFolder(last) }
    return true
  }

  /// The files that go into one folder.
  private typealias Group = (folder: String, files: [(name: String, number: Int)])

  /// Each folder once: names of contents are in no order, and to open a folder takes as long as to move a file.
  private static func groups(of changes: [Change]) -> [Group] {
    var groups: [Group] = []
    var places: [[UInt8]: Int] = [:]
    for case .staged(let name, let number) in changes {
      let folder = name.folderPath
      let place = places[folder.pathBytes] ?? groups.count
      if place == groups.count {
        places[folder.pathBytes] = place
        groups.append((folder, []))
      }
      groups[place].files.append((name, number))
    }
    return groups
  }

  // MARK: Places

  private func place(of name: String) -> String { path.hasSuffix("/") ? path + name : path + "/" + name }

  /// The status of the file at `name`; nil if there is none.
  private func status(at name: String) throws(Failure) -> stat? {
    var found: stat?
    var end = name.startIndex
    while end < name.endIndex {
      let next = name.utf8.index(after: end)
      end = name.utf8[next...].firstIndex(of: UInt8(ascii: "/")) ?? name.endIndex
      let place = place(of: String(name[..<end]))
      var status = stat()
      guard lstat(place, &status) == 0 else {
        if errno == ENAMETOOLONG { throw .cannotWrite(place, ENAMETOOLONG) }
        return nil
      }
      if status.st_mode & S_IFMT == S_IFLNK {
        throw Failure(code: .data, message: "'\(name)' may leave the output folder: '\(place)' is a symbolic link")
      }
      found = status
    }
    guard let found else { return nil }
    guard found.st_mode & S_IFMT == S_IFREG else {
      throw Failure(code: .cannotCreate, at: place(of: name), reason: "cannot write: not a file")
    }
    return found
  }

  private func wrapping<Value>(
    _ name: String, _ body: () throws(Folder.Fault) -> Value
  ) throws(Failure) -> Value {
    do { return try body() } catch { throw .cannotWrite(place(of: name), error.code) }
  }

  /// The staging folder, which is made for the first file, and a number in it that no other file has.
  private func place() throws(Folder.Fault) -> (folder: StagingFolder, number: Int) {
    try staging.withLock { staging throws(Folder.Fault) in
      staging.count += 1
      if let folder = staging.folder { return (folder, staging.count) }
      try Folder.make(path, noting: &staging.made)
      let folder = try StagingFolder(in: Folder(path: path))
      staging.folder = folder
      return (folder, staging.count)
    }
  }

  /// A folder in the output folder, opened one by one from there, so that no link leads outside.
  private func openFolder(_ parts: [String], making: Bool = false) throws(Folder.Fault) -> Folder {
    var folder = try Folder(path: path)
    var name = ""
    for part in parts {
      name += (name.isEmpty ? "" : "/") + part
      if making, folder.status(of: part) == nil {
        do {
          try folder.makeFolder(part, mode: 0o777)
          staging.withLock { $0.made.append(place(of: name)) }
        } catch {
          // Another process may make it at the same moment.
          guard error.code == EEXIST else { throw error }
        }
      }
      folder = try folder.folder(part)
    }
    return folder
  }
}
