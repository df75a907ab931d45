/// The header of a PNG file, read from its sequence of chunks (PNG specification, sections 5 and 11.2.1).
struct PNGHeader {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// From 1 to 2^31 - 1.
  let width: Int
  /// From 1 to 2^31 - 1.
  let height: Int
  /// The offset after the last byte of the end chunk.
  let end: Int

  /// Nil for a file with incomplete chunks, or without a header, pixels or end chunk.
  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: Self.signature) else { return nil }
    var size: (width: Int, height: Int)?
    var hasPixels = false
    var index = Self.signature.count
    // A chunk is a length, a name, the data and four bytes of a checksum.
    while let length = bytes.bigEndian(4, at: index), length <= bytes.count - index - 12 {
      let next = index + 12 + length
      let name = String(decoding: bytes[index + 4..<index + 8], as: UTF8.self)
      switch name {
      case "IHDR" where size == nil && length == 13:
        guard let width = bytes.bigEndian(4, at: index + 8), let height = bytes.bigEndian(4, at: index + 12) else {
          return nil
        }
        size = (width, height)
      case _ where size == nil: return nil
      case "IDAT": hasPixels = hasPixels || length > 0
      case "IEND":
        guard hasPixels, let size, (1..<1 << 31).contains(size.width), (1..<1 << 31).contains(size.height) else {
          return nil
        }
        (width, height) = size
        end = next
        return
      default: break
      }
      index = next
    }
    return nil
  }
}

/// The frame header of a JPEG file (ITU-T T.81, annex B).
struct JPEGHeader {
  static let signature: [UInt8] = [0xFF, 0xD8, 0xFF]

  /// From 1 to 65535.
  let width: Int
  /// From 1 to 65535.
  let height: Int

  /// Nil for a file with incomplete segments, without a frame header before its pixels, or without an end.
  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: Self.signature), bytes.count > 4, bytes.suffix(2) == [0xFF, 0xD9] else { return nil }
    var index = 2
    while index + 4 <= bytes.count, bytes[index] == 0xFF {
      let marker = bytes[index + 1]
      if marker == 0xFF {
        index += 1
        continue
      }
      guard let length = bytes.bigEndian(2, at: index + 2), length >= 2, index + 2 + length <= bytes.count else {
        return nil
      }
      switch marker {
      // DHT, JPG and DAC have codes in the range of frame headers, but are none.
      case 0xC4, 0xC8, 0xCC: break
      case 0xC0...0xCF:
        guard length >= 8, let height = bytes.bigEndian(2, at: index + 5),
          let width = bytes.bigEndian(2, at: index + 7),
          width > 0, height > 0
        else { return nil }
        (self.width, self.height) = (width, height)
        return
      // Start of pixels, or end of file.
      case 0xD9, 0xDA: return nil
      default: break
      }
      index += 2 + length
    }
    return nil
  }
}

extension [UInt8] {
  /// The big-endian number in `length` bytes; nil if there are fewer bytes.
  fileprivate func bigEndian(_ length: Int, at index: Int) -> Int? {
    guard index + length <= count else { return nil }
    return self[index..<index + length].reduce(0) { $0 << 8 | Int($1) }
  }
}
