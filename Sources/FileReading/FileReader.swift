#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// The reason why a file was not read.
public enum FileReadingError: Error, Hashable, Sendable {
  /// No file exists at the path.
  case missing
  /// The file is not readable, or it is a directory or another unsupported kind.
  case unreadable
  /// The file is larger than `maximum`. For a pipe, `bytes` is the number of bytes read.
  case tooLarge(bytes: Int, maximum: Int)
  /// A file that another one names is in none of the folders that it may name files from.
  case outside
  /// A file that another one names is in a folder of Git.
  case inRepository
  /// A file that another one names from the working directory, whose path is not known.
  case nowhere
}

/// Reads whole files up to a limit. All files are read here.
///
/// A file is opened, its kind and its size are checked, and only then it is read. So even the largest file needs no
/// more memory than the limit.
public enum FileReader {
  /// The kinds of files that may be read.
  package enum Kind: Sendable {
    /// Regular files, for paths that other files contain: reading never waits for a writer.
    case regularFile
    /// Also pipes and devices, for paths from the user.
    case fileOrPipe
  }

  /// All bytes of the file at `path`, at most `maximum`.
  package static func bytes(
    of path: String, atMost maximum: Int, kind: Kind = .regularFile
  ) throws(FileReadingError) -> [UInt8] {
    guard !path.utf8.contains(0) else { throw .missing }
    // Without O_NONBLOCK, opening a pipe waits for a writer.
    let waiting = kind == .regularFile ? O_NONBLOCK : 0
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | waiting)
    guard descriptor >= 0 else { throw openingError }
    defer { close(descriptor) }
    return try bytes(from: descriptor, atMost: maximum, kind: kind)
  }

  /// Why a file could not be opened, by `errno`.
  private static var openingError: FileReadingError {
    [ENOENT, ENOTDIR, ENAMETOOLONG].contains(errno) ? .missing : .unreadable
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
    // One byte more than the limit is enough to detect a file that is too large, even if it grew.
    while bytes.count <= maximum {
      let wanted = min(partSize, maximum + 1 - bytes.count)
      let part = try part(of: descriptor, atMost: wanted)
      bytes += part
      // Pipes, and the files of some systems, may have more.
      let isWhole = isRegular && bytes.count == size && part.count < wanted
      if part.isEmpty || isWhole { return bytes }
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
        // The descriptor may have been opened as non-blocking.
        var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        _ = unsafe poll(&waiting, 1, -1)
      default: throw .unreadable
      }
    }
  }
}

extension FileReader {
  /// All bytes of a regular file below a folder, at most `maximum`. No part of its path may be a link, or lead up.
  ///
  /// - Parameter parts: The names on the way from the folder to the file.
  public static func bytes(
    of parts: [String], below folder: String, atMost maximum: Int
  ) throws(FileReadingError) -> [UInt8] {
    // A slash and a combining scalar after it are one character, at which a caller may not have split.
    guard !parts.isEmpty, parts.allSatisfy({ !$0.utf8.contains(where: "/\0".utf8.contains) }) else { throw .missing }
    guard !parts.contains("..") else { throw .outside }
    var descriptor = unsafe open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { if descriptor >= 0 { close(descriptor) } }
    for (index, part) in parts.enumerated() where descriptor >= 0 {
      let kind = index == parts.count - 1 ? O_NONBLOCK | O_NOCTTY : O_DIRECTORY
      let next = unsafe openat(descriptor, part, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | kind)
      let code = errno
      close(descriptor)
      descriptor = next
      errno = code
    }
    guard descriptor >= 0 else { throw openingError }
    return try bytes(from: descriptor, atMost: maximum, kind: .regularFile)
  }
}
