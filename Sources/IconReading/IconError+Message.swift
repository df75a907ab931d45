import Messages
import SVGReading
import XMLChecking

extension IconError.Problem: CustomStringConvertible {
  /// The error in one line, without a full stop.
  public var description: String {
    switch self {
    case .inAddress(let line, let column, let problem): "in the contents of the address, \(line):\(column): \(problem)"
    case .empty: "the icon is empty"
    case .tooLarge(let bytes, let maximum): "\(bytes) bytes are too many for an icon; the maximum is \(maximum)"
    case .unknownFormat: "this is neither an SVG nor a PNG"
    case .document(let kind): XMLDiagnostic(line: 1, column: 1, kind: kind).message
    case .svg(let problem): problem.description
    case .png(let fault): "this PNG is not supported: \(fault.phrase)"
    case .ownColors(ofPixels: true): "a PNG has its own colours; no other can be set"
    case .noOutline: "a PNG has no outline that can be cut out; use an SVG"
    case .ownColors(ofPixels: false): "every part of this icon has its own colour; no other can be set"
    case .dataURI(let fault): fault.phrase
    }
  }
}

extension IconError {
  /// Whether both are the same problem at the same position.
  public static func == (first: IconError, second: IconError) -> Bool {
    first.line == second.line && first.column == second.column && first.problem == second.problem
  }

  /// Hashes the position and the problem.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(line)
    hasher.combine(column)
    hasher.combine(problem)
  }

  /// This error with the line of its source.
  func showing(_ bytes: [UInt8]) -> IconError {
    guard let line, let column else { return self }
    var copy = self
    copy.snippet = SourceLines(bytes).snippet(line: line, column: column, .characters)
    return copy
  }
}

extension IconError: CustomStringConvertible {
  /// The error with its line and column and, if known, the line and a caret below it.
  public var description: String { message() }

  /// The error with the name of the icon's file before it and, if known, the line and a caret below it.
  public func message(in file: String? = nil) -> String {
    guard let line, let column else {
      return (file.map { "\(TerminalText.plain($0)): " } ?? "") + "error: \(problem)"
    }
    return Message.located(problem.description, in: file, line: line, column: column, snippet: snippet)
  }
}

extension IconError.PNGFault {
  fileprivate var phrase: String {
    switch self {
    case .truncated: "it ends too early"
    case .noHeader: "it has no header"
    case .checkSum(let chunk): "the check sum of '\(chunk)' is wrong"
    case .size(let width, let height, let maximum):
      "\(width) by \(height) pixels; it has 1 to \(maximum) on each side"
    case .header: "its header names a form that PNG does not have"
    case .unknownChunk(let chunk): "the part '\(chunk)' is not known"
    case .misplacedChunk(let chunk): "the part '\(chunk)' cannot stand where it does"
    case .missingChunk(let chunk): "the part '\(chunk)' is missing"
    }
  }
}

extension IconError.DataURIFault {
  fileprivate var phrase: String {
    switch self {
    case .notDataURI: "an address of an icon begins with 'data:' and a type, and has a comma behind them"
    case .mediaType(let type):
      "the type '\(Message.shortened(type))' is not supported; supported are image/svg+xml and image/png"
    case .parameter(let text):
      "'\(Message.shortened(text))' is not supported in the address; supported are base64 and utf8"
    case .base64(let offset): "byte \(offset) of the address does not fit Base64"
    case .percentEncoding(let offset): "byte \(offset) of the address has no two hexadecimal digits behind '%'"
    case .otherContents(let type): "what the address holds is no \(type)"
    }
  }
}
