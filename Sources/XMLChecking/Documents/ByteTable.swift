/// Short pieces of bytes, each with a number, which is found without a string.
///
/// It holds a limited number of pieces, so that many different ones, in a hostile document, cost no more than few.
struct ByteTable {
  private var bytes: [UInt8] = []
  private var pieces: [(range: Range<Int>, hash: UInt32)] = []
  /// The number of a piece at the place that its hash gives, or at the next free one; -1 for none.
  private var slots: [Int]
  private let limit: Int

  init(limit: Int) {
    self.limit = limit
    // A power of two of at least twice the number of pieces, so that a free place is near.
    slots = Array(repeating: -1, count: 1 << (Int.bitWidth - limit.leadingZeroBitCount + 1))
  }

  var isFull: Bool { pieces.count == limit }

  /// The number of a piece; nil if the table does not have it.
  func number(of piece: ArraySlice<UInt8>) -> Int? {
    let number = slots[slot(of: piece, Self.hash(of: piece))]
    return number < 0 ? nil : number
  }

  /// The number of a piece, which is added if it is missing; nil if the table is full.
  mutating func insert(_ piece: ArraySlice<UInt8>) -> Int? {
    let hash = Self.hash(of: piece)
    let slot = slot(of: piece, hash)
    if slots[slot] >= 0 { return slots[slot] }
    guard !isFull else { return nil }
    slots[slot] = pieces.count
    pieces.append((bytes.count..<bytes.count + piece.count, hash))
    bytes += piece
    return slots[slot]
  }

  /// The place of a piece, or the free one where it would be.
  private func slot(of piece: ArraySlice<UInt8>, _ hash: UInt32) -> Int {
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] >= 0, !holds(slots[slot], piece, hash) { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }

  private func holds(_ number: Int, _ piece: ArraySlice<UInt8>, _ hash: UInt32) -> Bool {
    let known = pieces[number]
    guard known.hash == hash, known.range.count == piece.count else { return false }
    for (place, index) in zip(known.range, piece.indices) where bytes[place] != piece[index] { return false }
    return true
  }

  /// FNV-1a.
  private static func hash(of piece: ArraySlice<UInt8>) -> UInt32 {
    var hash: UInt32 = 2_166_136_261
    for byte in piece { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return hash
  }
}
