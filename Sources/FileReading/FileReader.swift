#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Why a file was not read.
package enum FileReadingError: Error, Hashable, Sendable {
  /// There is nothing at the path.
  case missing
  /// It may not be read, or it is no file.
  case unreadable
  /// It holds more bytes than `maximum`. Of a pipe, `bytes` is how many were read.
  case tooLarge(bytes: Int, maximum: Int)
}

/// Reads files whole, none of them larger than a limit: the only place where files are read.
///
/// A file is opened, asked for its kind and its size, and read only then, so that the largest file costs no more memory
/// than the limit.
package enum FileReader {
  /// What may be read.
  package enum Kind: Sendable {
    /// Files on a disk, for paths that other files name: nothing that waits for somebody to write.
    case regularFile
    /// Pipes and devices, too, for paths that the user names.
    case fileOrPipe
  }

  /// All bytes of the file at `path`, at most `maximum`.
  package static func bytes(
    of path: String, atMost maximum: Int, kind: Kind = .regularFile
  ) throws(FileReadingError) -> [UInt8] {
    guard !path.utf8.contains(0) else { throw .missing }
    // Without O_NONBLOCK, opening a pipe waits for somebody to write to it.
    let waiting = kind == .regularFile ? O_NONBLOCK : 0
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | waiting)
    guard descriptor >= 0 else { throw errno == ENOENT || errno == ENOTDIR ? .missing : .unreadable }
    defer { close(descriptor) }
    return try bytes(from: descriptor, atMost: maximum, kind: kind)
  }

  /// All bytes of an open file, at most `maximum`; standard input is 0.
  package static func bytes(
    from descriptor: Int32, atMost maximum: Int, kind: Kind = .fileOrPipe
  ) throws(FileReadingError) -> [UInt8] {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw .unreadable }
    let isRegular = status.st_mode & S_IFMT == S_IFREG
    guard isRegular || kind == .fileOrPipe else { throw .unreadable }
    let size = isRegular ? Int(status.st_size) : 0
    guard size <= maximum else { throw .tooLarge(bytes: size, maximum: maximum) }

    var bytes: [UInt8] = []
    bytes.reserveCapacity(size)
    // One byte more than the limit shows that there are too many, however the file has grown.
    while bytes.count <= maximum {
      let part = try part(of: descriptor, atMost: min(partSize, maximum + 1 - bytes.count))
      if part.isEmpty { return bytes }
      bytes += part
    }
    throw .tooLarge(bytes: bytes.count, maximum: maximum)
  }

  private static let partSize = 256 << 10

  /// The next bytes; none at the end.
  private static func part(of descriptor: Int32, atMost count: Int) throws(FileReadingError) -> [UInt8] {
    while true {
      var result = 0
      let part = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
        result = unsafe read(descriptor, buffer.baseAddress, count)
        initialized = max(0, result)
      }
      if result >= 0 { return part }
      switch errno {
      case EINTR: continue
      case EAGAIN:
        // Whoever opened it asked not to wait.
        var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        _ = unsafe poll(&waiting, 1, -1)
      default: throw .unreadable
      }
    }
  }
}
