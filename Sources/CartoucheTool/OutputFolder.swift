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
  init(path: String) { root = path }

  /// A file at `name`, a relative path without `..`. A symbolic link on the way could lead outside and is refused.
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
    return File(path: path, bytes: bytes)
  }

  /// Writes the files that are not there yet with the same bytes, all beside their places before the first is moved;
  /// where one cannot be written, none is. Returns how many were.
  func write(_ files: [File]) throws(Failure) -> Int {
    var staged: [StagedFile] = []
    do {
      for file in files {
        let target = StagedFile(path: file.path)
        guard !target.holds(file.bytes) else { continue }
        try makeFolder(of: file.path)
        try target.stage(file.bytes)
        staged.append(target)
      }
    } catch {
      for file in staged { file.discard() }
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

  private func makeFolder(of path: String) throws(Failure) {
    let folder = URL(filePath: path).deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      let name = folder.path(percentEncoded: false)
      throw Failure(code: .cannotCreate, message: "\(name): error: cannot make the folder")
    }
  }
}
