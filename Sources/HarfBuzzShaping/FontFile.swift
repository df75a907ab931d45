internal import FileReading
internal import Typesetting

/// The bytes of a font file.
enum FontFile {
  /// The maximum file size, in bytes. Collections of ideographs have about 100 MB.
  static let maximumBytes = 160 << 20

  /// All bytes of a regular file.
  static func bytes(of path: String) throws(FontFault) -> [UInt8] {
    do {
      return try FileReader.bytes(of: path, atMost: maximumBytes)
    } catch {
      switch error {
      case .missing, .unreadable, .outside, .inRepository, .nowhere: throw .fontNotReadable
      case .tooLarge(let bytes, let maximum): throw .fontTooLarge(bytes: bytes, maximum: maximum)
      }
    }
  }
}
