/// The chunks of a PNG file, one after the other (PNG specification, section 5).
package struct PNGChunks {
  /// A length, a name, the data and a checksum.
  package struct Chunk {
    /// The name, with a question mark for each byte that is no letter.
    package let name: String
    package let data: ArraySlice<UInt8>
    package let whole: ArraySlice<UInt8>
  }

  /// The first bytes of every PNG file.
  package static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private let bytes: [UInt8]
  private var offset = signature.count

  /// The chunks of a file with the signature.
  package init(of bytes: [UInt8]) { self.bytes = bytes }

  /// The next chunk; nil if it is not whole.
  package mutating func next() -> Chunk? {
    guard let length = bytes.bigEndian(4, at: offset), length <= bytes.count - offset - 12 else { return nil }
    let whole = bytes[offset..<offset + 12 + length]
    offset = whole.endIndex
    let name = whole.dropFirst(4).prefix(4).map { (0x61...0x7A).contains($0 | 0x20) ? $0 : UInt8(ascii: "?") }
    return Chunk(name: String(decoding: name, as: UTF8.self), data: whole.dropFirst(8).dropLast(4), whole: whole)
  }
}

/// The header of a PNG file (PNG specification, section 11.2.1).
struct PNGHeader {
  /// From 1 to 2^31 - 1.
  let width: Int
  /// From 1 to 2^31 - 1.
  let height: Int
  /// The offset after the last byte of the end chunk.
  let end: Int

  /// Nil for a file with the signature, but with incomplete chunks, or without a header, pixels or end chunk.
  init?(_ bytes: [UInt8]) {
    var chunks = PNGChunks(of: bytes)
    guard let header = chunks.next(), header.name == "IHDR", header.data.count == 13,
      let width = bytes.bigEndian(4, at: header.data.startIndex), (1...Int(Int32.max)).contains(width),
      let height = bytes.bigEndian(4, at: header.data.startIndex + 4), (1...Int(Int32.max)).contains(height)
    else { return nil }
    var hasPixels = false
    while let chunk = chunks.next() {
      if chunk.name == "IDAT", !chunk.data.isEmpty { hasPixels = true }
      guard chunk.name == "IEND" else { continue }
      guard hasPixels else { return nil }
      (self.width, self.height, end) = (width, height, chunk.whole.endIndex)
      return
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

  /// Nil for a file with the signature, but with incomplete segments, without a frame header before its pixels, or
  /// without an end.
  init?(_ bytes: [UInt8]) {
    guard bytes.count > 4, bytes.suffix(2) == [0xFF, 0xD9] else { return nil }
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
    return Int(exactly: self[index..<index + length].reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
  }
}
