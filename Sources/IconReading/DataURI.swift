/// A `data:` address with its contents (RFC 2397), of one of the two types of icons.
struct DataURI {
  enum MediaType: String, CaseIterable {
    case svg = "image/svg+xml"
    case png = "image/png"
  }

  var mediaType: MediaType
  var contents: [UInt8]

  init(parsing uri: String) throws(IconError) {
    let bytes = Array(uri.utf8)
    // Three bytes can take up to nine characters.
    guard bytes.count <= IconLimits.bytes * 3 + 256 else {
      throw IconError(.tooLarge(bytes: bytes.count, maximum: IconLimits.bytes))
    }
    guard bytes.count > 5, String(decoding: bytes[..<5], as: UTF8.self).lowercased() == "data:",
      let comma = bytes.firstIndex(of: UInt8(ascii: ","))
    else { throw IconError(.dataURI(.notDataURI)) }
    var words = bytes[5..<comma].split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
    let type = words.removeFirst()
    guard let mediaType = MediaType(rawValue: type.lowercased()) else {
      throw IconError(.dataURI(.mediaType(type)))
    }
    let isBase64 = words.last?.lowercased() == "base64"
    if isBase64 { words.removeLast() }
    for word in words where !["utf8", "utf-8", "charset=utf-8", "charset=us-ascii"].contains(word.lowercased()) {
      throw IconError(.dataURI(.parameter(word)))
    }
    self.mediaType = mediaType
    contents = try Self.contents(of: bytes, from: comma + 1, isBase64: isBase64)
  }

  private static func contents(of bytes: [UInt8], from start: Int, isBase64: Bool) throws(IconError) -> [UInt8] {
    guard isBase64 else { return try percentDecoded(bytes, from: start) }
    // Browsers, and so Shields, take it without the padding at its end.
    let text = bytes[start...]
    let missing = text.last == UInt8(ascii: "=") ? 0 : [0, 0, 2, 1][text.count % 4]
    switch Base64.decode(text + Array(repeating: UInt8(ascii: "="), count: missing)) {
    case .success(let contents): return contents
    case .failure(let invalid): throw IconError(.dataURI(.base64(offset: min(start + invalid.offset, bytes.count))))
    }
  }

  private static func percentDecoded(_ bytes: [UInt8], from start: Int) throws(IconError) -> [UInt8] {
    var contents: [UInt8] = []
    contents.reserveCapacity(bytes.count - start)
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "%") {
        guard index + 2 < bytes.count, let high = digit(bytes[index + 1]), let low = digit(bytes[index + 2]) else {
          throw IconError(.dataURI(.percentEncoding(offset: index)))
        }
        contents.append(high << 4 | low)
        index += 3
        continue
      }
      guard byte >= 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D, byte != 0x7F else {
        throw IconError(.dataURI(.percentEncoding(offset: index)))
      }
      contents.append(byte)
      index += 1
    }
    return contents
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
