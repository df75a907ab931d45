/// The lines of a page without their ends: CR LF, LF or CR. A byte order mark is no part of the first one.
struct PageLines: Sequence, IteratorProtocol {
  private let page: [UInt8]
  /// The place of the next line.
  private(set) var start: Int

  init(_ page: [UInt8]) {
    self.page = page
    start = page.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  mutating func next() -> ArraySlice<UInt8>? {
    guard start < page.count else { return nil }
    let line = page[start...].prefix { $0 != 0x0A && $0 != 0x0D }
    start = line.endIndex
    if start < page.count { start += page[start...].starts(with: [0x0D, 0x0A]) ? 2 : 1 }
    return line
  }
}

extension [UInt8] {
  /// Whether a line ends with this byte. The first byte of CR LF ends none.
  func endsLine(at index: Int) -> Bool {
    self[index] == 0x0A || self[index] == 0x0D && !(index + 1 < count && self[index + 1] == 0x0A)
  }
}
