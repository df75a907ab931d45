import KeyTables

/// A large file that is written bit by bit. It appears at its path whole and synced, or not at all.
///
/// It is written in a staging folder beside its place, so that a process that is killed, or that writes the same file at
/// the same time, leaves no torn one.
final class PartFile {
  private let path: String
  private let name: String
  private let folder: Folder
  private let staging: StagingFolder
  private let file: OpenFile
  private var buffer: [UInt8] = []
  private var written = ByteHash()
  /// The file of what goes to the end, once there is any.
  private var spool: OpenFile?
  private(set) var spooledBytes = 0

  private static let pieceSize = 1 << 18

  /// A file at `path`, in a folder that is made if needed. A symbolic link is followed.
  init(at path: String) throws(Failure) {
    let target = try OutputFile.target(of: path)
    let place = target.folderPath.isEmpty ? "." : target.folderPath
    var status = stat()
    let mode = lstat(target, &status) == 0 ? status.st_mode : nil
    if let mode, mode & S_IFMT != S_IFREG {
      throw Failure(code: .cannotCreate, at: path, reason: "cannot write: not a file")
    }
    do {
      var made: [String] = []
      if target == path { try Folder.make(place, noting: &made) }
      let folder = try Folder(path: place)
      StagingFolder.removeAbandoned(in: folder)
      staging = try StagingFolder(in: folder)
      file = try staging.open(0)
      if let mode { fchmod(file.descriptor, mode & 0o7777) }
      (self.path, self.folder, name) = (path, folder, target.fileName)
    } catch {
      throw .cannotWrite(path, error.code)
    }
  }

  deinit {
    close(file.descriptor)
    if let spool { close(spool.descriptor) }
  }

  func write(_ bytes: some Collection<UInt8>) throws(Failure) {
    buffer += bytes
    if buffer.count >= Self.pieceSize { try flush() }
  }

  /// The hash of all that was written so far.
  func hash() throws(Failure) -> String {
    try flush()
    return written.hexadecimal
  }

  /// Keeps bytes that are to follow all others, outside the memory.
  func spool(_ bytes: [UInt8]) throws(Failure) {
    do throws(Folder.Fault) {
      let spool = if let spool = self.spool { spool } else { try staging.open(1) }
      self.spool = spool
      try spool.writeAll(bytes)
      spooledBytes += bytes.count
    } catch {
      throw .cannotWrite(path, error.code)
    }
  }

  /// Writes what was kept.
  func writeSpooled() throws(Failure) {
    guard let spool else { return }
    var offset = 0
    while offset < spooledBytes {
      let piece = spool.bytes(at: offset, atMost: Self.pieceSize)
      guard !piece.isEmpty else { throw .cannotWrite(path, EIO) }
      try write(piece)
      offset += piece.count
    }
  }

  /// Moves the file to its place, after all of it is on the disk.
  func commit() throws(Failure) {
    try flush()
    guard fsync(file.descriptor) == 0 else { throw .cannotWrite(path, errno) }
    do { try staging.move(0, to: folder, as: name) } catch { throw .cannotWrite(path, error.code) }
    // Some file systems cannot sync a folder, and say so; the file is there nevertheless.
    fsync(folder.descriptor)
  }

  private func flush() throws(Failure) {
    try file.writeAll(buffer, as: path)
    written.add(buffer)
    buffer.removeAll(keepingCapacity: true)
  }
}

extension OpenFile {
  /// The bytes at a place in the file; fewer at its end, and none behind it or where it cannot be read.
  func bytes(at offset: Int, atMost count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let place = buffer.baseAddress.map { $0 + filled }
        let result = pread(descriptor, place, count - filled, off_t(offset + filled))
        if result > 0 { filled += result } else if result == 0 || errno != EINTR { return }
      }
    }
  }
}
