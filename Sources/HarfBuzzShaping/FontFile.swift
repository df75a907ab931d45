internal import Typesetting

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// The bytes of a font file. The only place that touches the file system.
enum FontFile {
  /// No larger file is read, in bytes: collections of ideographs take some 100 MB.
  static let maximumBytes = 160 << 20

  /// All bytes of a regular file.
  static func bytes(of path: String) throws(ShapingError.FontFault) -> [UInt8] {
    guard !path.utf8.contains(0) else { throw .notReadable }
    // Without O_NONBLOCK, opening a pipe would wait for somebody to write to it.
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .notReadable }
    defer { close(descriptor) }

    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { throw .notReadable }
    let size = Int(status.st_size)
    guard size <= maximumBytes else { throw .tooLarge(bytes: size, maximum: maximumBytes) }

    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size, let base = buffer.baseAddress {
        let part = unsafe read(descriptor, base + count, size - count)
        if part < 0, errno == EINTR { continue }
        guard part > 0 else { return }
        count += part
      }
    }
    guard bytes.count == size else { throw .notReadable }
    return bytes
  }
}
