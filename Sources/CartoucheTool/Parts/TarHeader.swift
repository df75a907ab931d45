/// What precedes a file in a tar archive: a header in the form ustar and, for a long name, one in the form pax before it
/// (POSIX.1-2001). Owner, mode and time are always the same, so that the same files are the same archive.
enum TarHeader {
  static let blockSize = 512
  /// The end of an archive.
  static let end = [UInt8](repeating: 0, count: 2 * blockSize)
  /// The greatest size that eleven octal digits can tell.
  static let maximumSize = 1 << 33 - 1
  /// The greatest size of a name here, in bytes: that of a path, with room to spare.
  static let maximumName = 4096

  /// The number of bytes up to the next block.
  static func padding(after size: Int) -> Int { (blockSize - size % blockSize) % blockSize }

  /// A file with its header and the bytes up to the next block.
  static func file(_ name: String, _ bytes: [UInt8]) -> [UInt8] {
    header(of: Array(name.utf8), size: bytes.count) + bytes + [UInt8](repeating: 0, count: padding(after: bytes.count))
  }

  /// The header of a file with a name and a size in bytes.
  static func header(of name: [UInt8], size: Int) -> [UInt8] {
    if let (prefix, name) = divided(name) { return block(prefix: prefix, name: name, size: size, kind: "0") }
    let record = record("path", name)
    let short = Array("long-name".utf8)[...]
    return block(prefix: [], name: short, size: record.count, kind: "x") + record
      + [UInt8](repeating: 0, count: padding(after: record.count))
      + block(prefix: [], name: short, size: size, kind: "0")
  }

  /// A name in two fields, which a slash divides; nil if they are too short for it.
  private static func divided(_ name: [UInt8]) -> (prefix: ArraySlice<UInt8>, name: ArraySlice<UInt8>)? {
    if name.count <= 100 { return ([], name[...]) }
    guard name.count <= 256,
      let slash = name[(name.count - 101)...].firstIndex(of: UInt8(ascii: "/")), (1...155).contains(slash),
      slash < name.count - 1
    else { return nil }
    return (name[..<slash], name[(slash + 1)...])
  }

  /// A record of pax: its own length in decimal digits, a key and a value.
  private static func record(_ key: String, _ value: [UInt8]) -> [UInt8] {
    let rest = Array(" \(key)=".utf8) + value + [UInt8(ascii: "\n")]
    var length = rest.count
    while rest.count + "\(length)".utf8.count != length { length = rest.count + "\(length)".utf8.count }
    return Array("\(length)".utf8) + rest
  }

  private static func block(
    prefix: ArraySlice<UInt8>, name: ArraySlice<UInt8>, size: Int, kind: Unicode.Scalar
  ) -> [UInt8] {
    var block = [UInt8](repeating: 0, count: blockSize)
    func put(_ bytes: some Sequence<UInt8>, at start: Int) {
      for (index, byte) in bytes.enumerated() { block[start + index] = byte }
    }
    func octal(_ value: Int, digits: Int) -> [UInt8] {
      (0..<digits).map { UInt8(ascii: "0") + UInt8(value >> (3 * (digits - 1 - $0)) & 7) }
    }
    put(name, at: 0)
    put("0000644".utf8, at: 100)
    put("0000000".utf8, at: 108)
    put("0000000".utf8, at: 116)
    put(octal(size, digits: 11), at: 124)
    // The first moment of 1980, which every archive and disk can tell.
    put(octal(315_532_800, digits: 11), at: 136)
    put([UInt8](repeating: 0x20, count: 8), at: 148)
    block[156] = UInt8(ascii: kind)
    put("ustar\u{0}00".utf8, at: 257)
    put(prefix, at: 345)
    put(octal(block.reduce(0) { $0 + Int($1) }, digits: 6) + [0], at: 148)
    return block
  }

  // MARK: Reading

  /// What a header says: the name, the size and the kind of what follows. Whether it is a header that is written here is
  /// seen by writing it again.
  static func fields(of block: [UInt8]) -> (name: [UInt8], size: Int, kind: UInt8) {
    func text(_ range: Range<Int>) -> [UInt8] { Array(block[range].prefix { $0 != 0 }) }
    let prefix = text(345..<500)
    let size = block[124..<135].reduce(0) { $0 << 3 | Int($1 & 7) }
    return ((prefix.isEmpty ? [] : prefix + [UInt8(ascii: "/")]) + text(0..<100), size, block[156])
  }

  /// The value of a record of pax.
  static func path(in record: ArraySlice<UInt8>) -> [UInt8] {
    guard let equals = record.firstIndex(of: UInt8(ascii: "=")) else { return [] }
    return Array(record[(equals + 1)...].dropLast())
  }
}
