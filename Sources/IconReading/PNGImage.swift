/// A PNG without the chunks that do not affect its picture: text, camera data, dates, frames, and bytes after its end.
///
/// The container is checked chunk by chunk (PNG, third edition, sections 5 and 11). The compressed picture is copied
/// unchanged: a reader never unpacks more of it than the size in the header requires.
struct PNGImage {
  /// The first eight bytes of every PNG.
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Chunks that are kept before the picture, with the permitted lengths of each.
  private static let kept: [String: ClosedRange<Int>] = [
    "PLTE": 3...768, "tRNS": 1...256, "gAMA": 4...4, "cHRM": 32...32, "sRGB": 1...1,
  ]

  private(set) var width = 0
  private(set) var height = 0
  /// The remaining file.
  private(set) var bytes = PNGImage.signature
  private var seen: Set<String> = []
  private var colorType: UInt8 = 0

  init(parsing input: [UInt8]) throws(IconError) {
    var reader = ChunkReader(bytes: input, offset: Self.signature.count)
    var isInPicture = false
    while true {
      let chunk = try reader.next()
      if seen.isEmpty, chunk.type != "IHDR" { throw IconError(.png(.noHeader)) }
      if isInPicture, chunk.type != "IDAT" { seen.insert("end of IDAT") }
      isInPicture = chunk.type == "IDAT"
      switch chunk.type {
      case "IHDR": try readHeader(chunk)
      case "IDAT":
        if seen.contains("end of IDAT") { throw IconError(.png(.misplacedChunk("IDAT"))) }
        if colorType == 3, !seen.contains("PLTE") { throw IconError(.png(.missingChunk("PLTE"))) }
        append(chunk)
      case "IEND":
        guard chunk.data.isEmpty else { throw IconError(.png(.misplacedChunk("IEND"))) }
        guard seen.contains("IDAT") else { throw IconError(.png(.missingChunk("IDAT"))) }
        append(chunk)
        return
      default: try readOther(chunk)
      }
    }
  }

  private mutating func readHeader(_ chunk: Chunk) throws(IconError) {
    guard seen.isEmpty else { throw IconError(.png(.misplacedChunk("IHDR"))) }
    guard chunk.data.count == 13 else { throw IconError(.png(.noHeader)) }
    let data = Array(chunk.data)
    width = data[0..<4].reduce(0) { $0 << 8 | Int($1) }
    height = data[4..<8].reduce(0) { $0 << 8 | Int($1) }
    guard (1...IconLimits.pixels).contains(width), (1...IconLimits.pixels).contains(height) else {
      throw IconError(.png(.size(width: width, height: height, maximum: IconLimits.pixels)))
    }
    let depths: [UInt8: Set<UInt8>] = [
      0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16],
    ]
    colorType = data[9]
    guard depths[colorType]?.contains(data[8]) == true, data[10] == 0, data[11] == 0, data[12] <= 1 else {
      throw IconError(.png(.header))
    }
    append(chunk)
  }

  private mutating func readOther(_ chunk: Chunk) throws(IconError) {
    guard let lengths = Self.kept[chunk.type] else {
      // The fifth bit of the first letter marks a chunk that readers may skip.
      if chunk.type.utf8.first.map({ $0 & 0x20 == 0 }) ?? true { throw IconError(.png(.unknownChunk(chunk.type))) }
      return
    }
    let isColor = ["gAMA", "cHRM", "sRGB"].contains(chunk.type)
    let isPalette = chunk.type == "PLTE"
    guard !seen.contains(chunk.type), !seen.contains("IDAT"), lengths.contains(chunk.data.count),
      !isPalette || chunk.data.count.isMultiple(of: 3) && colorType != 0 && colorType != 4 && !seen.contains("tRNS"),
      !isColor || !seen.contains("PLTE"), chunk.type != "tRNS" || colorType != 3 || seen.contains("PLTE"),
      chunk.type != "tRNS" || colorType < 4
    else { throw IconError(.png(.misplacedChunk(chunk.type))) }
    append(chunk)
  }

  private mutating func append(_ chunk: Chunk) {
    seen.insert(chunk.type)
    bytes += chunk.whole
  }
}

/// A part of a PNG.
private struct Chunk {
  var type: String
  var data: ArraySlice<UInt8>
  /// Length, type, data and checksum.
  var whole: ArraySlice<UInt8>
}

private struct ChunkReader {
  var bytes: [UInt8]
  var offset: Int

  mutating func next() throws(IconError) -> Chunk {
    guard bytes.count - offset >= 12 else { throw IconError(.png(.truncated)) }
    let length = bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
    guard length <= bytes.count - offset - 12 else { throw IconError(.png(.truncated)) }
    let letters = bytes[(offset + 4)..<(offset + 8)]
    let type = String(decoding: letters.map { (0x61...0x7A).contains($0 | 0x20) ? $0 : 0x3F }, as: UTF8.self)
    let end = offset + 8 + length
    let sum = bytes[end..<(end + 4)].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    guard CheckSum.crc32(of: bytes[(offset + 4)..<end]) == sum else {
      throw IconError(.png(.checkSum(chunk: type)))
    }
    defer { offset = end + 4 }
    return Chunk(type: type, data: bytes[(offset + 8)..<end], whole: bytes[offset..<(end + 4)])
  }
}

/// The checksum of PNG's chunks (PNG, third edition, annex D): CRC-32 of ISO 3309.
enum CheckSum {
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
  }

  static func crc32(of bytes: some Sequence<UInt8>) -> UInt32 {
    var sum = UInt32.max
    for byte in bytes { sum = table[Int((sum ^ UInt32(byte)) & 0xFF)] ^ sum >> 8 }
    return ~sum
  }
}
