import Foundation

/// A folder into which many files go, none of them outside it.
struct OutputFolder {
  /// A file for the folder.
  struct File {
    /// Where it goes.
    fileprivate var path: String
    /// What it holds.
    fileprivate var bytes: [UInt8]
  }

  private let root: String

  /// The folder at `path`, which need not be there yet.
  init(path: String) throws(Failure) {
    // An empty name would make every file's path an absolute one.
    guard !path.isEmpty else { throw .usage("the name of the output folder is empty") }
    root = path
  }

  /// A file at `name`, a relative path without `..`. A symbolic link on the way could lead outside and is refused, and so
  /// is a place where something other than a file is.
  func file(_ name: String, bytes: [UInt8]) throws(Failure) -> File {
    var path = root
    for part in name.split(separator: "/") {
      path += "/" + part
      var status = stat()
      guard lstat(path, &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFLNK {
        throw Failure(code: .data, message: "'\(name)' may leave the output folder: '\(path)' is a symbolic link")
      }
    }
    var status = stat()
    if lstat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
      throw Failure(code: .cannotCreate, message: "\(path): error: cannot write: not a file")
    }
    return File(path: path, bytes: bytes)
  }

  /// Writes the files that are not there yet with the same bytes, all beside their places before the first is moved;
  /// where one cannot be written there, none is and no folder is left behind. Returns how many were.
  func write(_ files: [File]) throws(Failure) -> Int {
    var staged: [StagedFile] = []
    var folders: [String] = []
    do {
      for file in files {
        let target = StagedFile(path: file.path)
        guard !target.holds(file.bytes) else { continue }
        try makeFolders(above: file.path, adding: &folders)
        try target.stage(file.bytes)
        staged.append(target)
      }
    } catch {
      for file in staged { file.discard() }
      for folder in folders.reversed() { rmdir(folder) }
      throw error
    }
    for (index, file) in staged.enumerated() {
      do {
        try file.commit()
      } catch {
        for rest in staged[(index + 1)...] { rest.discard() }
        throw error
      }
    }
    return staged.count
  }

  /// Makes the folders that are missing, outermost first, and adds them to those that were made.
  private func makeFolders(above path: String, adding made: inout [String]) throws(Failure) {
    var missing: [String] = []
    var folder = URL(filePath: path).deletingLastPathComponent()
    while !FileManager.default.fileExists(atPath: folder.path(percentEncoded: false)) {
      missing.append(folder.path(percentEncoded: false))
      folder.deleteLastPathComponent()
    }
    for folder in missing.reversed() {
      guard mkdir(folder, 0o777) == 0 else { throw .cannotWrite(folder, errno) }
      made.append(folder)
    }
  }
}
