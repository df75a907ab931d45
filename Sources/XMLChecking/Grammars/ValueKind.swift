/// A kind of value, as an automaton that reads it byte by byte.
struct ValueKind: Sendable {
  /// The description of the permitted values.
  let description: String?
  /// The bytes of a state's row: whether a value may end there, and the next state for each group of characters.
  let width: Int
  /// The group of each ASCII character and of three groups of others, then the rows. State 0 refuses everything.
  let table: StaticString

  /// The state before a value.
  static let start: UInt8 = 1

  private static let groupCount = 131

  /// The state after a part of a value, which is valid UTF-8 and ends with a whole character.
  func state(after text: UnsafeBufferPointer<UInt8>, from state: UInt8 = start) -> UInt8 {
    let groups = unsafe table.utf8Start
    let rows = unsafe groups + Self.groupCount
    var row = Int(state) * width
    var index = 0
    while index < text.count {
      var symbol = unsafe Int(text[index])
      index &+= 1
      if symbol >= 0x80 {
        guard symbol >= 0xC0 else { continue }
        symbol = unsafe Self.symbol(of: UnsafeBufferPointer(rebasing: text[(index - 1)...]))
      }
      row = unsafe Int(rows[row &+ Int(groups[symbol])]) &* width
    }
    return UInt8(row / width)
  }

  /// Whether a value may end in a state.
  func accepts(_ state: UInt8) -> Bool { table[Self.groupCount + Int(state) * width] == 1 }

  func accepts(_ value: UnsafeBufferPointer<UInt8>) -> Bool { unsafe accepts(state(after: value)) }

  /// The group of the character beyond ASCII that begins here: U+0080 to U+00A0, to U+10FFFD, or the last two.
  private static func symbol(of text: UnsafeBufferPointer<UInt8>) -> Int {
    if unsafe text[0] == 0xC2, text.count > 1, unsafe text[1] <= 0xA0 { return 128 }
    guard unsafe text.starts(with: [0xF4, 0x8F, 0xBF]), text.count > 3, unsafe text[3] >= 0xBE else { return 129 }
    return 130
  }
}
