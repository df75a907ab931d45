import Cartouche
import Foundation

/// A file that appears whole or not at all: written beside its place first, then moved there.
struct StagedFile {
  private let path: String
  private let temporaryPath: String

  /// A file at `path`, whose folder is there.
  init(path: String) {
    self.path = path
    let folder = URL(filePath: path).deletingLastPathComponent()
    // Not made from the file's own name, which may be as long as a name can be.
    let name = ContentName.make(of: Array(path.utf8), prefix: ".cartouche-\(getpid())-")
    temporaryPath = folder.appending(path: String(decoding: name, as: UTF8.self)).path(percentEncoded: false)
  }

  /// Whether the file holds exactly `bytes` already.
  func holds(_ bytes: [UInt8]) -> Bool {
    guard let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int, size == bytes.count,
      let data = FileManager.default.contents(atPath: path)
    else { return false }
    return data.elementsEqual(bytes)
  }

  /// Writes `bytes` beside the file's place, with the mode of the file that is there or else readable for all whom the
  /// umask allows.
  func stage(_ bytes: [UInt8]) throws(Failure) {
    let descriptor = open(temporaryPath, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .cannotWrite(path, errno) }
    var status = stat()
    if stat(path, &status) == 0 { fchmod(descriptor, status.st_mode & 0o7777) }
    let code = OpenFile(descriptor: descriptor).writeAndClose(bytes)
    guard code == 0 else {
      discard()
      throw .cannotWrite(path, code)
    }
  }

  /// Moves what was staged into place.
  func commit() throws(Failure) {
    guard rename(temporaryPath, path) == 0 else {
      let code = errno
      discard()
      throw .cannotWrite(path, code)
    }
  }

  /// Removes what was staged.
  func discard() { unlink(temporaryPath) }
}

/// Where one drawn or formatted file goes.
enum OutputFile {
  /// Writes the file at `path`: through a symbolic link to what it leads to, and straight into what is no regular file,
  /// such as a device or a pipe, which could not be moved into place.
  static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    guard !path.isEmpty else { throw .usage("the name of the file to write is empty") }
    var status = stat()
    guard stat(path, &status) == 0 else { return try stage(bytes, path) }
    if status.st_mode & S_IFMT == S_IFREG {
      let target = URL(filePath: path).resolvingSymlinksInPath().path(percentEncoded: false)
      return try stage(bytes, target)
    }
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .cannotWrite(path, errno) }
    let code = OpenFile(descriptor: descriptor).writeAndClose(bytes)
    guard code == 0 else { throw .cannotWrite(path, code) }
  }

  private static func stage(_ bytes: [UInt8], _ path: String) throws(Failure) {
    let file = StagedFile(path: path)
    guard !file.holds(bytes) else { return }
    try file.stage(bytes)
    try file.commit()
  }
}

/// The process's standard output.
enum StandardOutput {
  /// Writes `text` as UTF-8.
  static func write(_ text: String) throws(Failure) { try write(Array(text.utf8)) }

  /// Writes `bytes`, all of them.
  static func write(_ bytes: [UInt8]) throws(Failure) {
    let code = OpenFile(descriptor: 1).write(bytes)
    guard code == 0 else { throw .cannotWrite("standard output", code) }
  }
}

/// A file that is open for writing.
private struct OpenFile {
  var descriptor: Int32

  /// Writes everything; returns the error number, zero for none.
  func write(_ bytes: [UInt8]) -> Int32 {
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return count < 0 ? errno : EIO }
      written += count
    }
    return 0
  }

  /// Writes everything and closes the file, whose own errors may show only then.
  func writeAndClose(_ bytes: [UInt8]) -> Int32 {
    let code = write(bytes)
    let closed = close(descriptor) == 0 ? 0 : errno
    return code == 0 ? closed : code
  }
}

/// Files that are read whole.
enum InputFile {
  /// The bytes of the file at `path`.
  static func read(_ path: String) throws(Failure) -> [UInt8] {
    do {
      let values = try URL(filePath: path).resourceValues(forKeys: [.isDirectoryKey])
      if values.isDirectory == true { throw CocoaError(.fileReadUnknown) }
      return Array(try Data(contentsOf: URL(filePath: path)))
    } catch {
      let reason = FileManager.default.fileExists(atPath: path) ? "cannot be read" : "no such file"
      throw Failure(code: .noInput, message: "\(path): error: \(reason)")
    }
  }
}
