internal import Messages
internal import SourceTree

/// The bytes of a report, and errors that point into them.
struct ReportSource: Sendable {
  /// The largest report, in bytes: 64 MiB.
  static let maximumSize = 64 << 20

  /// The bytes without a byte order mark.
  let bytes: [UInt8]

  init(_ bytes: [UInt8], mayBeEmpty: Bool = false) throws(ReportError) {
    self.bytes = bytes.withoutByteOrderMark
    guard bytes.count <= Self.maximumSize else {
      let problem = ReportProblem.tooLarge(bytes: bytes.count, maximum: Self.maximumSize)
      throw ReportError(line: 1, column: 1, problem: problem, snippet: nil)
    }
    guard mayBeEmpty || self.bytes.contains(where: { !$0.isBlank }) else {
      throw ReportError(line: 1, column: 1, problem: .empty, snippet: nil)
    }
    guard !String(decoding: self.bytes, as: UTF8.self).hasTooManyMarks else { throw tooManyMarks(at: 0) }
  }

  /// A problem at a byte. Lines end in LF, CR LF or CR; columns count Unicode scalars.
  func error(at offset: Int, _ problem: ReportProblem) -> ReportError {
    var places = SourcePlaces(bytes)
    return error(at: places.place(of: offset), problem)
  }

  /// A problem at a place that is known.
  func error(at position: SourcePosition, _ problem: ReportProblem) -> ReportError {
    error(line: position.line, column: position.column, problem, .scalars)
  }

  /// A letter with too many marks near a byte.
  func tooManyMarks(at offset: Int) -> ReportError {
    let problem = ReportProblem.malformed(.tooManyMarks(maximum: String.maximumMarks))
    return offset == 0 ? ReportError(line: 1, column: 1, problem: problem, snippet: nil) : error(at: offset, problem)
  }

  /// One value too many at a place.
  func tooManyValues(at position: SourcePosition) -> ReportError {
    error(at: position, .malformed(.tooManyValues(maximum: SourceNode.maximumCount)))
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
      throw self.error(at: error.position, .malformed(error.problem))
    }
  }
}

extension [UInt8] {
  var withoutByteOrderMark: [UInt8] { starts(with: [0xEF, 0xBB, 0xBF]) ? Array(self[3...]) : self }
}

extension UInt8 {
  /// Whether this is a space, a tab or a line end.
  var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
