import SVGTree

/// A PNG without the chunks that do not affect its picture: text, camera data, dates, frames, and bytes after its end.
///
/// The container is checked chunk by chunk (PNG, third edition, sections 5 and 11). The compressed picture is copied
/// unchanged. libpng unpacks all of it, whatever its size in the header: one that is much longer than its pixels is
/// refused.
struct PNGImage {
  /// Chunks that are kept before the picture, with the permitted lengths of each.
  private static let kept: [String: ClosedRange<Int>] = [
    "PLTE": 3...768, "tRNS": 1...256, "gAMA": 4...4, "cHRM": 32...32, "sRGB": 1...1, "iCCP": 12...65_536,
  ]

  private(set) var width = 0
  private(set) var height = 0
  /// The remaining file.
  private(set) var bytes = PNGChunks.signature
  private var seen: Set<String> = []
  private var colorType: UInt8 = 0
  /// The bytes that the compressed picture may still have: those of pixels of the widest form, twice.
  private var remaining = 0

  init(parsing input: [UInt8]) throws(IconError) {
    var chunks = PNGChunks(of: input)
    var isInPicture = false
    while true {
      guard let chunk = chunks.next() else { throw IconError(.png(.truncated)) }
      guard chunk.isIntact else { throw IconError(.png(.checkSum(chunk: chunk.name))) }
      if seen.isEmpty, chunk.name != "IHDR" { throw IconError(.png(.noHeader)) }
      if isInPicture, chunk.name != "IDAT" { seen.insert("end of IDAT") }
      isInPicture = chunk.name == "IDAT"
      switch chunk.name {
      case "IHDR": try readHeader(chunk)
      case "IDAT":
        if seen.contains("end of IDAT") { throw IconError(.png(.misplacedChunk("IDAT"))) }
        if colorType == 3, !seen.contains("PLTE") { throw IconError(.png(.missingChunk("PLTE"))) }
        remaining -= chunk.data.count
        guard remaining >= 0 else { throw IconError(.png(.tooMuchData)) }
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

  private mutating func readHeader(_ chunk: PNGChunks.Chunk) throws(IconError) {
    guard seen.isEmpty else { throw IconError(.png(.misplacedChunk("IHDR"))) }
    guard chunk.data.count == 13 else { throw IconError(.png(.noHeader)) }
    let data = Array(chunk.data)
    width = Int(clamping: data[0..<4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) })
    height = Int(clamping: data[4..<8].reduce(UInt32(0)) { $0 << 8 | UInt32($1) })
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
    remaining = 2 * height * (1 + 8 * width) + 65_536
    append(chunk)
  }

  private mutating func readOther(_ chunk: PNGChunks.Chunk) throws(IconError) {
    guard let lengths = Self.kept[chunk.name] else {
      // The fifth bit of the first letter marks a chunk that readers may skip.
      if chunk.name.utf8.first.map({ $0 & 0x20 == 0 }) ?? true { throw IconError(.png(.unknownChunk(chunk.name))) }
      return
    }
    let isColor = ["gAMA", "cHRM", "sRGB", "iCCP"].contains(chunk.name)
    let isPalette = chunk.name == "PLTE"
    guard !seen.contains(chunk.name), !seen.contains("IDAT"), lengths.contains(chunk.data.count),
      chunk.name != "iCCP" || chunk.isProfile && !seen.contains("sRGB"),
      !isPalette || chunk.data.count.isMultiple(of: 3) && colorType != 0 && colorType != 4 && !seen.contains("tRNS"),
      !isColor || !seen.contains("PLTE"), chunk.name != "tRNS" || colorType != 3 || seen.contains("PLTE"),
      chunk.name != "tRNS" || colorType < 4
    else {
      // A picture can be drawn without its profile.
      if chunk.name == "iCCP" { return }
      throw IconError(.png(.misplacedChunk(chunk.name)))
    }
    append(chunk)
  }

  private mutating func append(_ chunk: PNGChunks.Chunk) {
    seen.insert(chunk.name)
    bytes += chunk.whole
  }
}

extension PNGChunks.Chunk {
  /// Whether it has a name in printable ASCII, a method and compressed bytes (PNG, third edition, 11.3.2.3).
  fileprivate var isProfile: Bool {
    guard let end = data.firstIndex(of: 0), (1...79).contains(end - data.startIndex), data.endIndex - end > 3 else {
      return false
    }
    let isNamed = data[..<end].allSatisfy { (0x20...0x7E).contains($0) }
    let (method, first, second) = (data[end + 1], UInt16(data[end + 2]), UInt16(data[end + 3]))
    return isNamed && method == 0 && first & 0xF == 8 && (first << 8 | second) % 31 == 0
  }

  /// Whether its checksum is that of its name and its data.
  fileprivate var isIntact: Bool {
    CheckSum.crc32(of: whole.dropFirst(4).dropLast(4)) == whole.suffix(4).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
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
