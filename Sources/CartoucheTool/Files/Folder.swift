import FileReading
import KeyTables

/// An open folder. Its files are found through it, even if a link has replaced the folder since it was opened.
final class Folder: Sendable {
  /// The error number of a call that failed.
  struct Fault: Error {
    var code = errno

    /// Whether there is nothing of the kind, or a link or a file in its place.
    var isAbsence: Bool { [ENOENT, ENOTDIR, ELOOP, ENAMETOOLONG].contains(code) }
  }

  let descriptor: Int32

  private init(opened descriptor: Int32) throws(Fault) {
    guard descriptor >= 0 else { throw Fault() }
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// The folder at `path`, through links.
  convenience init(path: String) throws(Fault) {
    try self.init(opened: open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC))
  }

  /// Makes the folder at `path`, and those that it is in, where there are none.
  ///
  /// - Parameter made: Takes the paths of those that are made, outermost first.
  static func make(_ path: String, noting made: inout [String]) throws(Fault) {
    let parts = path.pathParts
    for count in parts.indices {
      let folder = (path.hasPrefix("/") ? "/" : "") + parts[...count].joined(separator: "/")
      if access(folder, F_OK) == 0 { continue }
      if mkdir(folder, 0o777) == 0 { made.append(folder) } else if errno != EEXIST { throw Fault() }
    }
  }

  /// What a link leads to; nil for anything else.
  static func target(ofLink path: String) -> String? {
    var bytes = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = bytes.withUnsafeMutableBytes { $0.baseAddress.map { readlink(path, $0, Int(PATH_MAX)) } ?? -1 }
    return count < 0 ? nil : String(decoding: bytes.prefix(count), as: UTF8.self)
  }

  /// The folder with a name in this one, not a link.
  func folder(_ name: some StringProtocol) throws(Fault) -> Folder {
    try Folder(opened: openat(descriptor, String(name), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC))
  }

  /// Makes a folder, with the rights that `mode` and the umask allow.
  func makeFolder(_ name: some StringProtocol, mode: mode_t) throws(Fault) {
    guard mkdirat(descriptor, String(name), mode) == 0 else { throw Fault() }
  }

  /// Makes a new file, with the rights of `mode` or else those that the umask allows.
  func makeFile(_ name: String, holding bytes: [UInt8], mode: mode_t?) throws(Fault) {
    let file = try makeFile(name)
    if let mode { fchmod(file.descriptor, mode) }
    try file.writeAndClose(bytes)
  }

  /// Makes a new file, with the rights that the umask allows, open for writing and reading.
  func makeFile(_ name: String) throws(Fault) -> OpenFile {
    let file = openat(descriptor, name, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw Fault() }
    return OpenFile(descriptor: file)
  }

  /// Opens a file for reading, and waits for nothing.
  private func openFile(_ name: String) -> Int32 {
    openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
  }

  /// All bytes of a regular file, at most `maximum`.
  func contents(of name: String, atMost maximum: Int) throws(FileReadingError) -> [UInt8] {
    let file = openFile(name)
    guard file >= 0 else { throw errno == ENOENT ? .missing : .unreadable }
    defer { close(file) }
    return try FileReader.bytes(from: file, atMost: maximum, kind: .regularFile)
  }

  /// All bytes of a file.
  func contents(of name: String) throws(Fault) -> [UInt8] {
    let file = openFile(name)
    guard file >= 0 else { throw Fault() }
    defer { close(file) }
    let size = Int(status(of: name)?.st_size ?? 0)
    do { return try FileReader.bytes(from: file, atMost: size, kind: .regularFile) } catch { throw Fault(code: EIO) }
  }

  /// Moves a file into another folder, and replaces a file of the same name there.
  func move(_ name: String, to folder: Folder, as newName: some StringProtocol) throws(Fault) {
    guard renameat(descriptor, name, folder.descriptor, String(newName)) == 0 else { throw Fault() }
  }

  /// Removes a file if that is possible.
  func removeFile(_ name: String) { unlinkat(descriptor, name, 0) }

  /// Removes a folder if it is empty.
  func removeFolder(_ name: some StringProtocol) { unlinkat(descriptor, String(name), AT_REMOVEDIR) }

  /// The names of its contents, in no order, without itself and the folder around it; none if the folder cannot be read.
  var names: [String] { ((try? entries()) ?? []).map(\.name) }

  /// Something in a folder.
  struct Entry {
    var name: String
    /// Whether the name is as it is here: other bytes than those of UTF-8 are replaced, and nothing is found by it.
    var isUTF8: Bool
    /// What it is, as the bits of `S_IFMT` say: a link is not what it leads to.
    var kind: mode_t
  }

  /// Its contents as ``names``, where a folder that cannot be read is a fault.
  func entries() throws(Fault) -> [Entry] {
    let copy = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0, let stream = fdopendir(copy) else { throw Fault() }
    defer { closedir(stream) }
    var entries: [Entry] = []
    while let entry = readdir(stream) {
      let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      let name = String(decoding: bytes, as: UTF8.self)
      if name == "." || name == ".." { continue }
      var kind = mode_t(entry.pointee.d_type) << 12
      // Some file systems do not say it together with the name.
      if kind == 0 { kind = status(of: name).map { $0.st_mode & S_IFMT } ?? 0 }
      entries.append(Entry(name: name, isUTF8: name.pathBytes == bytes, kind: kind))
    }
    return entries
  }

  /// The status of the folder; nil if it is not available.
  var status: stat? {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? status : nil
  }

  /// The disk that the folder is on.
  var disk: dev_t? { status?.st_dev }

  /// The status of a file in this folder, without following links; nil if there is none.
  func status(of name: some StringProtocol) -> stat? {
    var status = stat()
    return fstatat(descriptor, String(name), &status, AT_SYMLINK_NOFOLLOW) == 0 ? status : nil
  }

  /// The status of a file as ``status(of:)``, where a folder that does not say whether there is one is a fault.
  func knownStatus(of name: some StringProtocol) throws(Fault) -> stat? {
    if let status = status(of: name) { return status }
    let fault = Fault()
    if fault.isAbsence { return nil }
    throw fault
  }

  /// Whether a file with this name may be replaced: in a folder such as `/tmp`, only its owner may do so.
  func checkReplaceable(_ name: some StringProtocol) throws(Fault) {
    guard let status, status.st_mode & S_ISVTX != 0, let file = self.status(of: name) else { return }
    guard [0, status.st_uid, file.st_uid].contains(geteuid()) else { throw Fault(code: EPERM) }
  }

  /// Whether files can be made in it.
  func checkWritable() throws(Fault) {
    guard faccessat(descriptor, ".", W_OK | X_OK, AT_EACCESS) == 0 else { throw Fault() }
  }
}

extension String {
  /// Whether this path begins at the top of all folders.
  var isAbsolute: Bool { utf8.first == UInt8(ascii: "/") }
}
