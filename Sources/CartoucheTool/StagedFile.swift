import Cartouche
import Foundation

/// A file that appears whole or not at all: written beside its place first, then moved there.
struct StagedFile {
  private let path: String
  private let temporaryPath: String

  /// A file at `path`, whose folder is there.
  init(path: String) {
    self.path = path
    let url = URL(filePath: path)
    let name = ".\(url.lastPathComponent).\(getpid()).part"
    temporaryPath = url.deletingLastPathComponent().appending(path: name).path(percentEncoded: false)
  }

  /// Whether the file holds exactly `bytes` already.
  func holds(_ bytes: [UInt8]) -> Bool {
    guard let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int, size == bytes.count,
      let data = FileManager.default.contents(atPath: path)
    else { return false }
    return data.elementsEqual(bytes)
  }

  /// Writes `bytes` beside the file's place, readable for all whom the umask allows.
  func stage(_ bytes: [UInt8]) throws(Failure) {
    let descriptor = open(temporaryPath, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw failure(errno) }
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else {
        let code = errno
        close(descriptor)
        discard()
        throw failure(code)
      }
      written += count
    }
    guard close(descriptor) == 0 else {
      let code = errno
      discard()
      throw failure(code)
    }
  }

  /// Moves what was staged into place.
  func commit() throws(Failure) {
    guard rename(temporaryPath, path) == 0 else {
      let code = errno
      discard()
      throw failure(code)
    }
  }

  /// Removes what was staged.
  func discard() { unlink(temporaryPath) }

  private func failure(_ code: Int32) -> Failure {
    Failure(code: .cannotCreate, message: "\(path): error: cannot write: \(String(cString: strerror(code)))")
  }
}

/// The process's standard output.
enum StandardOutput {
  static func write(_ bytes: [UInt8]) { FileHandle.standardOutput.write(Data(bytes)) }
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
