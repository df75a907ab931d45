package import Messages

/// The bytes of a file of data or of a report, and errors that point into them.
package struct SourceBytes: Sendable {
  /// The largest file, in bytes: 64 MiB.
  package static let maximumSize = 64 << 20

  /// The bytes without a byte order mark.
  package let bytes: [UInt8]

  /// Checks the size, that the file is not empty, and the marks on its letters.
  package init(_ bytes: [UInt8], mayBeEmpty: Bool = false) throws(SourceError) {
    self.bytes = bytes.withoutByteOrderMark
    guard bytes.count <= Self.maximumSize else {
      throw SourceError(at: .start, problem: .tooLarge(bytes: bytes.count, maximum: Self.maximumSize))
    }
    guard mayBeEmpty || self.bytes.contains(where: { !$0.isBlank }) else {
      throw SourceError(at: .start, problem: .emptyFile)
    }
    guard !String(decoding: self.bytes, as: UTF8.self).hasTooManyMarks else {
      throw SourceError(at: .start, problem: .tooManyMarks(maximum: String.maximumMarks))
    }
  }

  /// A problem at a byte. Lines end in LF, CR LF or CR; columns count Unicode scalars.
  package func error(at offset: Int, _ problem: SourceProblem) -> SourceError {
    var places = SourcePlaces(bytes)
    return SourceError(at: places.place(of: offset), problem: problem)
  }

  /// An error in these bytes with its line.
  package func showing(_ error: SourceError, _ unit: SourceLines.Column = .scalars) -> SourceError {
    // Another encoding than UTF-8 would be shown as rubbish.
    guard error.snippet == nil, String(validating: bytes, as: UTF8.self) != nil else { return error }
    var copy = error
    copy.snippet = SourceLines(bytes).snippet(line: error.line, column: error.column, unit)
    return copy
  }

  /// The text between two bytes. What is not UTF-8 is replaced.
  package func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Refuses bytes that are not UTF-8.
  package func checkUTF8() throws(SourceError) {
    guard String(validating: bytes, as: UTF8.self) == nil else { return }
    throw error(at: bytes.validUTF8Count, .invalidUTF8)
  }
}

extension [UInt8] {
  package var withoutByteOrderMark: [UInt8] { starts(with: [0xEF, 0xBB, 0xBF]) ? Array(self[3...]) : self }

  /// Whether the first byte behind a byte order mark and blanks begins an object.
  package var beginAsJSON: Bool { withoutByteOrderMark.first { !$0.isBlank } == UInt8(ascii: "{") }
}

extension UInt8 {
  /// Whether this is a space, a tab or a line end.
  package var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }

  /// Whether this is a letter or a digit of ASCII.
  package var isLetterOrDigit: Bool { isDigit || (0x61...0x7A).contains(self | 0x20) }
}

extension Sequence<UInt8> {
  /// A part of an address: everything but the letters and digits of ASCII and the marks in `kept` as `%XX`.
  package func percentEncoded(keeping kept: String = "") -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var encoded: [UInt8] = []
    for byte in self {
      if byte.isLetterOrDigit || kept.utf8.contains(byte) {
        encoded.append(byte)
      } else {
        encoded += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: encoded, as: UTF8.self)
  }
}

extension Collection<UInt8> {
  /// The bytes with each `%XX` as the byte that it stands for; not whole if a percent sign begins none.
  package func percentDecoded() -> (bytes: [UInt8], isWhole: Bool) {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(count)
    var isWhole = true
    var rest = self[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        decoded.append(byte)
        continue
      }
      if let high = rest.first?.hexDigitValue, let low = rest.dropFirst().first?.hexDigitValue {
        decoded.append(high << 4 | low)
        rest = rest.dropFirst(2)
      } else {
        decoded.append(byte)
        isWhole = false
      }
    }
    return (decoded, isWhole)
  }
}

extension UInt8 {
  /// The value of a digit of base 16.
  fileprivate var hexDigitValue: UInt8? {
    guard isHexDigit else { return nil }
    return isDigit ? self - UInt8(ascii: "0") : (self | 0x20) - UInt8(ascii: "a") + 10
  }
}
