internal import LookFiles
internal import Messages

/// The bytes of a report, and errors that point into them.
struct ReportSource: Sendable {
  /// The largest report, in bytes: 64 MiB.
  static let maximumSize = 64 << 20

  /// The bytes without a byte order mark.
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) throws(ReportError) {
    self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes[3...]) : bytes
    guard bytes.count <= Self.maximumSize else {
      let problem = ReportProblem.tooLarge(bytes: bytes.count, maximum: Self.maximumSize)
      throw ReportError(line: 1, column: 1, problem: problem, snippet: nil)
    }
    guard self.bytes.contains(where: { !$0.isBlank }) else {
      throw ReportError(line: 1, column: 1, problem: .empty, snippet: nil)
    }
  }

  /// A problem at a byte. Lines end in LF, CR LF or CR; columns count Unicode scalars.
  func error(at offset: Int, _ problem: ReportProblem) -> ReportError {
    var places = SourcePlaces(bytes)
    let place = places.place(of: offset)
    return error(line: place.line, column: place.column, problem, .scalars)
  }

  /// A problem at a place that a parser reports.
  func error(
    line: Int, column: Int, _ problem: ReportProblem, _ unit: SourceLines.Column
  ) -> ReportError {
    // Another encoding than UTF-8 would be shown as rubbish.
    let isText = String(validating: bytes, as: UTF8.self) != nil
    let snippet = isText ? SourceLines(bytes).snippet(line: line, column: column, unit) : nil
    return ReportError(line: line, column: column, problem: problem, snippet: snippet)
  }

  /// The text between two bytes. What is not UTF-8 is replaced.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Refuses bytes that are not UTF-8.
  func checkUTF8() throws(ReportError) {
    guard String(validating: bytes, as: UTF8.self) == nil else { return }
    throw error(at: bytes.validUTF8Count, .invalidUTF8)
  }

  /// The result of a reader of this file, with its error as that of a report.
  func converting<Result>(_ read: () throws(SourceError) -> Result) throws(ReportError) -> Result {
    do { return try read() } catch {
      throw self.error(line: error.line, column: error.column, .malformed(error.problem), .scalars)
    }
  }
}

extension UInt8 {
  /// Whether this is a space, a tab or a line end.
  var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }

  /// Whether this is a digit of ASCII.
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
