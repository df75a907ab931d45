import Messages

/// The text of a file, checked for a YAML parser.
struct YAMLText: Sendable {
  /// The maximum number of lines that begin with `%`: the parser compares each directive with all others.
  private static let maximumDirectives = 64

  /// The text in UTF-8, without a byte order mark.
  let bytes: [UInt8]
  /// For each line as YAML counts them, which also ends lines at U+0085, U+2028 and U+2029: where an editor shows its
  /// beginning.
  private let lines: [SourcePosition]

  /// Checks size, encoding and characters.
  ///
  /// - Parameter file: The name of the file, if it is another than the one that was read.
  init(_ bytes: [UInt8], file: String? = nil) throws(SourceError) {
    guard bytes.count <= SourceNode.maximumSize else {
      throw SourceError(at: .start, problem: .tooLarge(bytes: bytes.count, maximum: SourceNode.maximumSize))
    }
    guard !bytes.isUTF16 else { throw SourceError(at: .start, problem: .utf16) }
    self.bytes = bytes.withoutByteOrderMark
    guard let text = String(validating: self.bytes, as: UTF8.self) else {
      var places = SourcePlaces(self.bytes)
      throw SourceError(at: places.place(of: self.bytes.validUTF8Count), problem: .invalidUTF8)
    }

    var position = SourcePosition(line: 1, column: 1, file: file)
    var lines = [position]
    var last: Unicode.Scalar?
    var directives = 0
    for scalar in text.unicodeScalars {
      // Most characters, which need none of the questions below.
      if ("&"..."~").contains(scalar) || scalar == " " {
        position.column += 1
        last = scalar
        continue
      }
      guard Self.isAllowed(scalar) else {
        throw SourceError(at: position, problem: .forbiddenCharacter(scalar.value))
      }
      if scalar == "%", position == lines.last {
        directives += 1
        guard directives <= Self.maximumDirectives else {
          throw SourceError(at: position, problem: .tooManyDirectives(maximum: Self.maximumDirectives))
        }
      }
      position.advance(past: scalar, after: last)
      if Self.endsLine(scalar) && !(scalar == "\n" && last == "\r") { lines.append(position) }
      last = scalar
    }
    self.lines = lines
  }

  /// The position in an editor of what a YAML parser finds at a place.
  func position(of place: YAMLPlace) -> SourcePosition {
    var position = lines[max(0, min(place.line, lines.count) - 1)]
    position.column += place.column - 1
    return position
  }

  /// The characters of YAML 1.1, section 5.1, as its usual parser takes them.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x20...0x7E, 0x85, 0xA0...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }

  /// Whether a line ends at `scalar` as YAML counts lines; CR LF is one end.
  private static func endsLine(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A, 0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}

extension SourcePosition {
  /// Steps over a character, given the one before it.
  fileprivate mutating func advance(past scalar: Unicode.Scalar, after last: Unicode.Scalar?) {
    switch (last, scalar) {
    case ("\r", "\n"): break
    case (_, "\n"), (_, "\r"):
      line += 1
      column = 1
    default: column += 1
    }
  }
}
