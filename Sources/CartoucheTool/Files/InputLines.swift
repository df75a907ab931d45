import LineDrawing

/// The lines of standard input, a bounded part of them at a time.
struct InputLines {
  /// A line with its number, from 1.
  struct Line: Sendable {
    var number: Int
    /// The bytes without the end of the line; nil for a line that is too long.
    var bytes: [UInt8]?
  }

  /// The maximum number of bytes that are read before their lines are drawn.
  private static let portion = 1 << 18

  private var number = 0
  /// The beginning of a line whose end has not been read yet.
  private var rest: [UInt8] = []
  private var isSkipping = false
  private var isAtEnd = false

  /// The next lines: at least one, and others that have arrived. Nil at the end of the input.
  mutating func next() throws(Failure) -> [Line]? {
    while true {
      var lines: [Line] = []
      guard !isAtEnd else { return nil }
      let bytes = try arrived()
      if bytes.isEmpty {
        isAtEnd = true
        // The last line may lack its end.
        if isSkipping || !rest.isEmpty { end(&lines) }
        return lines.isEmpty ? nil : lines
      }
      for (index, part) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
        if index > 0 { end(&lines) }
        if !isSkipping { rest += part }
        if rest.count > LineDrawer.maximumBytes {
          rest = []
          isSkipping = true
        }
      }
      if !lines.isEmpty { return lines }
    }
  }

  private mutating func end(_ lines: inout [Line]) {
    number += 1
    let isBlank = !isSkipping && rest.allSatisfy { [0x20, 0x09, 0x0D].contains($0) }
    if !isBlank { lines.append(Line(number: number, bytes: isSkipping ? nil : rest)) }
    rest = []
    isSkipping = false
  }

  /// Waits for the first bytes, and reads what has arrived by then. Empty at the end of the input.
  private func arrived() throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < Self.portion {
      if !bytes.isEmpty {
        var waiting = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
        guard poll(&waiting, 1, 0) > 0 else { break }
      }
      let count = bytes.count
      let wanted = Self.portion - count
      var code: Int32 = 0
      bytes += [UInt8](unsafeUninitializedCapacity: min(wanted, 1 << 16)) { buffer, filled in
        var result = -1
        repeat { result = read(0, buffer.baseAddress, buffer.count) } while result < 0 && errno == EINTR
        if result < 0 { code = errno }
        filled = max(0, result)
      }
      if code != 0 {
        throw Failure(code: .noInput, at: "standard input", reason: "cannot be read")
      }
      if bytes.count == count { break }
    }
    return bytes
  }
}
