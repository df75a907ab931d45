import ArgumentParser
import FileReading
import KeyTables

/// The output of a command that writes one file.
enum OutputFile {
  /// The option that names it.
  struct Options: ParsableArguments {
    @Option(
      name: .shortAndLong, help: ArgumentHelp("The file to write; standard output otherwise.", valueName: "file"),
      completion: .file())
    var output: String?

    func write(_ text: String) throws(Failure) {
      try OutputFile.write(Array(text.utf8), to: output ?? InputFile.standardStream)
    }
  }

  /// Writes the file at `path`. A symbolic link is followed, also to a missing file. Devices and pipes, which cannot be
  /// replaced, are written directly, and so is what an open stream leads to: others write there, too. `-` is standard
  /// output. Missing folders are made, but not for what a link leads to.
  static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    guard !path.isEmpty else { throw .usage("the name of the file to write is empty") }
    guard path != InputFile.standardStream else { return try StandardOutput.write(bytes) }
    let target = try target(of: path)
    if let stream = stream(named: target) { return try stream.writeAll(bytes, as: path) }
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG else {
      return try replace(target, with: bytes, makingFolders: target == path)
    }
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .cannotWrite(path, errno) }
    do { try OpenFile(descriptor: descriptor).writeAndClose(bytes) } catch { throw .cannotWrite(path, error.code) }
  }

  /// Writes a new file, and returns whether there was none. What is there stays, also a link that leads nowhere.
  static func create(_ bytes: [UInt8], at path: String) throws(Failure) -> Bool {
    do {
      let folder = try Folder(path: path.folderPath.isEmpty ? "." : path.folderPath)
      guard folder.status(of: path.fileName) == nil else { return false }
      StagingFolder.removeAbandoned(in: folder)
      let staging = try StagingFolder(in: folder)
      try staging.stage(bytes, as: 0, mode: nil)
      try staging.move(0, to: folder, as: path.fileName)
      return true
    } catch {
      throw .cannotWrite(path, error.code)
    }
  }

  /// The path after symbolic links, whether or not a file exists there. The name of an open stream is followed no further.
  static func target(of path: String) throws(Failure) -> String {
    var target = path
    // As many as Linux follows.
    for _ in 0..<40 {
      guard stream(named: target) == nil, let link = Folder.target(ofLink: target) else { return target }
      target = link.isAbsolute ? link : target.folderPath + link
    }
    throw .cannotWrite(path, ELOOP)
  }

  /// The stream that the process has open under a name such as `/dev/fd/1`, to which `/dev/stdout` leads.
  private static func stream(named path: String) -> OpenFile? {
    let parts = path.pathParts
    guard path.isAbsolute, [["dev", "fd"], ["proc", "self", "fd"]].contains(parts.dropLast()) else { return nil }
    return parts.last.flatMap { Int32($0) }.map { OpenFile(descriptor: $0) }
  }

  /// Whether the file at `path` holds exactly `bytes` already.
  static func holds(_ bytes: [UInt8], at path: String) -> Bool {
    guard let old = try? FileReader.bytes(of: path, atMost: bytes.count), old.count == bytes.count else { return false }
    // Comparing the arrays takes ten times as long.
    return old.withUnsafeBytes { old in
      bytes.withUnsafeBytes { new in
        guard let one = old.baseAddress, let other = new.baseAddress else { return true }
        return memcmp(one, other, new.count) == 0
      }
    }
  }

  private static func replace(_ path: String, with bytes: [UInt8], makingFolders: Bool) throws(Failure) {
    let folder = path.folderPath.isEmpty ? "." : path.folderPath
    let name = path.fileName
    guard !name.isEmpty else { throw .cannotWrite(path, EISDIR) }
    // Also if nothing is written: a command may have been killed after it had moved its file.
    if let folder = try? Folder(path: folder) { StagingFolder.removeAbandoned(in: folder) }
    guard !holds(bytes, at: path) else { return }
    var status = stat()
    let mode = stat(path, &status) == 0 ? status.st_mode & 0o7777 : nil
    do {
      var made: [String] = []
      if makingFolders { try Folder.make(folder, noting: &made) }
      let folder = try Folder(path: folder)
      let staging = try StagingFolder(in: folder)
      try staging.stage(bytes, as: 0, mode: mode)
      try staging.move(0, to: folder, as: name)
    } catch {
      throw .cannotWrite(path, error.code)
    }
  }
}

/// A file that is open for writing.
struct OpenFile {
  var descriptor: Int32

  /// Writes everything.
  func writeAll(_ bytes: [UInt8]) throws(Folder.Fault) {
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        written += count
      } else if count < 0 && errno == EAGAIN {
        // The file was opened without waiting.
        var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&waiting, 1, -1)
      } else if count == 0 || errno != EINTR {
        throw count < 0 ? Folder.Fault() : Folder.Fault(code: EIO)
      }
    }
  }

  /// Writes everything to what messages call by this path.
  func writeAll(_ bytes: [UInt8], as path: String) throws(Failure) {
    do { try writeAll(bytes) } catch { throw .cannotWrite(path, error.code) }
  }

  /// Writes everything and closes the file, which may report errors of writing only then.
  func writeAndClose(_ bytes: [UInt8]) throws(Folder.Fault) {
    do { try writeAll(bytes) } catch {
      close(descriptor)
      throw error
    }
    guard close(descriptor) == 0 else { throw Folder.Fault() }
  }
}
