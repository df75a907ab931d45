import Foundation
import Messages

/// A folder into which many files go, none of them outside it, and all of them or none.
///
/// Each file is staged as it is added, so that one at a time is in memory.
final class OutputFolder {
  private let path: String
  private var staging: StagingFolder?
  private var staged: [StagedFile] = []
  /// The folders that were made, outermost first.
  private var made: [String] = []
  /// The folders in it from which is removed what killed builds left.
  private var swept: Set<[String]> = []

  /// How many files hold the same bytes already.
  private(set) var unchanged = 0

  private struct StagedFile {
    var name: String
    /// Its number in the staging folder.
    var index: Int
  }

  /// The folder at `path`, which need not be there yet.
  init(path: String) throws(Failure) {
    // An empty name would make every file's path an absolute one.
    guard !path.isEmpty else { throw .usage("the name of the output folder is empty") }
    self.path = path
    sweep([])
  }

  deinit {
    staging = nil
    // Those that hold files stay.
    for folder in made.reversed() { rmdir(folder) }
  }

  /// Adds a file at `name`, a relative path without `..`. A symbolic link on the way could lead outside and is refused,
  /// and so is a place where something other than a file is.
  func add(_ name: String, bytes: [UInt8]) throws(Failure) {
    try Interruption.check()
    // Including the zero behind it.
    guard place(of: name).utf8.count < Int(PATH_MAX) else { throw .cannotWrite(place(of: name), ENAMETOOLONG) }
    sweep(name.pathParts.dropLast())
    let mode = try mode(at: name)
    guard mode == nil || !OutputFile.holds(bytes, at: place(of: name)) else {
      unchanged += 1
      return
    }
    try wrapping(name) { () throws(Folder.Fault) in
      let staging = try stagingFolder()
      staged.append(StagedFile(name: name, index: try staging.stage(bytes, mode: mode)))
    }
  }

  /// Moves the files that were added and hold other bytes into place, once all their folders are there; where one
  /// cannot be written there, none is and no folder is left behind. Returns how many were.
  func commit() throws(Failure) -> Int {
    guard let staging else { return 0 }
    for file in staged {
      _ = try mode(at: file.name)
      try wrapping(file.name) { () throws(Folder.Fault) in
        try openFolder(of: file.name, making: true).checkWritable()
      }
    }
    try Interruption.check()
    for file in staged {
      try wrapping(file.name) { () throws(Folder.Fault) in
        let leaf = file.name.pathParts.last ?? ""
        try staging.move(file.index, to: openFolder(of: file.name, making: false), as: leaf)
      }
    }
    return staged.count
  }

  /// Removes what killed builds left in a folder, also where no file in it is to be written: a build may be killed when it
  /// has moved the last file.
  private func sweep(_ parts: [String]) {
    guard swept.insert(parts).inserted, let folder = try? openFolder(parts, making: false) else { return }
    StagingFolder.removeAbandoned(in: folder)
  }

  // MARK: Places

  private func place(of name: String) -> String { path + "/" + name }

  /// The mode of the file at `name`; nil where there is none.
  private func mode(at name: String) throws(Failure) -> mode_t? {
    var place = path
    var found: mode_t?
    for part in name.pathParts {
      place += "/" + part
      var status = stat()
      guard lstat(place, &status) == 0 else {
        if errno == ENAMETOOLONG { throw .cannotWrite(place, ENAMETOOLONG) }
        return nil
      }
      if status.st_mode & S_IFMT == S_IFLNK {
        throw Failure(code: .data, message: "'\(name)' may leave the output folder: '\(place)' is a symbolic link")
      }
      found = status.st_mode
    }
    guard let found else { return nil }
    guard found & S_IFMT == S_IFREG else {
      throw Failure(code: .cannotCreate, message: "\(TerminalText.plain(place)): error: cannot write: not a file")
    }
    return found & 0o7777
  }

  private func wrapping(_ name: String, _ body: () throws(Folder.Fault) -> Void) throws(Failure) {
    do { try body() } catch { throw .cannotWrite(place(of: name), error.code) }
  }

  private func stagingFolder() throws(Folder.Fault) -> StagingFolder {
    if let staging { return staging }
    let parts = path.pathParts
    for count in parts.indices {
      let folder = (path.hasPrefix("/") ? "/" : "") + parts[...count].joined(separator: "/")
      if access(folder, F_OK) == 0 { continue }
      if mkdir(folder, 0o777) == 0 { made.append(folder) } else if errno != EEXIST { throw Folder.Fault() }
    }
    let folder = try StagingFolder(in: Folder(path: path))
    staging = folder
    return folder
  }

  private func openFolder(of name: String, making: Bool) throws(Folder.Fault) -> Folder {
    try openFolder(name.pathParts.dropLast(), making: making)
  }

  /// A folder in the output folder, opened one by one from there, so that no link leads outside.
  private func openFolder(_ parts: [String], making: Bool) throws(Folder.Fault) -> Folder {
    var folder = try Folder(path: path)
    var place = path
    for part in parts {
      place += "/" + part
      if making, folder.status(of: part) == nil {
        do {
          try folder.makeFolder(part, mode: 0o777)
          made.append(place)
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

extension String {
  /// The names in a path. A slash divides them as the system sees it: also before a combining character, with which it
  /// is one character of Swift.
  fileprivate var pathParts: [String] {
    utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
  }
}
