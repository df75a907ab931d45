import Messages

/// The reason why a logo or an icon cannot be used.
package struct IconError: Error, Hashable, Sendable {
  /// The line in the SVG, counted from 1; nil if the problem has no position.
  package var line: Int?
  /// The column in that line, counted from 1 in visible characters.
  package var column: Int?
  /// The problem.
  package var problem: Problem
  /// The line of the SVG and a caret below it; nil if the problem has no position. The snippet does not affect
  /// equality.
  package var snippet: String?

  /// An error, with its position if known.
  package init(_ problem: Problem, line: Int? = nil, column: Int? = nil) {
    self.problem = problem
    self.line = line
    self.column = column
  }

  /// Whether both are the same problem at the same position.
  package static func == (first: IconError, second: IconError) -> Bool {
    first.line == second.line && first.column == second.column && first.problem == second.problem
  }

  /// Hashes the position and the problem.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(line)
    hasher.combine(column)
    hasher.combine(problem)
  }

  /// This error with the line of its source.
  package func showing(_ bytes: [UInt8]) -> IconError {
    guard let line, let column else { return self }
    var copy = self
    copy.snippet = SourceLines(bytes).snippet(line: line, column: column, .characters)
    return copy
  }
}

extension IconError: CustomStringConvertible {
  /// The error with its line and column and, if known, the line and a caret below it.
  package var description: String { message() }

  /// The error with the name of the icon's file before it and, if known, the line and a caret below it.
  package func message(in file: String? = nil) -> String {
    guard let line, let column else {
      return (file.map { "\(TerminalText.plain($0)): " } ?? "") + "error: \(problem)"
    }
    return Message.located(problem.description, in: file, line: line, column: column, snippet: snippet)
  }
}

extension IconError {
  /// A problem in an icon. Names are without their prefix.
  package struct Problem: Hashable, Sendable, CustomStringConvertible {
    /// The name of the kind of problem.
    package let code: String
    /// The error in one line, without a full stop.
    package let description: String

    package init(_ description: String, maker: String = #function) {
      code = Message.code(maker: maker)
      self.description = description
    }

    /// A problem in the contents of a data address, with the position there.
    package static func inAddress(line: Int, column: Int, _ problem: Problem) -> Self {
      Self("in the contents of the address, \(line):\(column): \(problem)", maker: problem.code)
    }

    package static var empty: Self { Self("the icon is empty") }

    package static func tooLarge(bytes: Int, maximum: Int) -> Self {
      Self("\(bytes) bytes are too many for an icon; the maximum is \(maximum)")
    }

    package static var unknownFormat: Self { Self("this is neither an SVG nor a PNG") }

    /// The icon cannot take a colour, because it leaves none open.
    package static func ownColors(ofPixels: Bool) -> Self {
      Self(
        "\(ofPixels ? "a PNG has its own colours" : "every part of this icon has its own colour"); no other can be set")
    }

    package static var noOutline: Self { Self("a PNG has no outline that can be cut out; use an SVG") }
    package static func png(_ fault: PNGFault) -> Self { Self("this PNG is not supported: \(fault.phrase)") }
    package static func dataURI(_ fault: DataURIFault) -> Self { Self(fault.phrase) }
  }

  /// The reason why a PNG cannot be used.
  package struct PNGFault {
    fileprivate let phrase: String

    package static let truncated = Self(phrase: "it ends too early")
    package static let noHeader = Self(phrase: "it has no header")
    package static let tooMuchData = Self(phrase: "it has more data than its pixels need")
    package static let header = Self(phrase: "its header names a form that PNG does not have")
    package static func checkSum(chunk: String) -> Self { Self(phrase: "the check sum of '\(chunk)' is wrong") }
    package static func unknownChunk(_ chunk: String) -> Self { Self(phrase: "the part '\(chunk)' is not known") }
    package static func missingChunk(_ chunk: String) -> Self { Self(phrase: "the part '\(chunk)' is missing") }

    package static func size(width: Int, height: Int, maximum: Int) -> Self {
      Self(phrase: "\(width) by \(height) pixels; it has 1 to \(maximum) on each side")
    }

    /// A chunk at a wrong position, a duplicate chunk, or a chunk with a wrong length.
    package static func misplacedChunk(_ chunk: String) -> Self {
      Self(phrase: "the part '\(chunk)' cannot stand where it does")
    }
  }

  /// The reason why a data URI cannot be used. Offsets count its bytes from 0.
  package struct DataURIFault {
    fileprivate let phrase: String

    package static let notDataURI = Self(
      phrase: "an address of an icon begins with 'data:' and a type, and has a comma behind them")

    package static func mediaType(_ type: String) -> Self {
      Self(
        phrase: "the type '\(Message.shortened(type))' is not supported; supported are image/svg+xml and image/png")
    }

    package static func parameter(_ text: String) -> Self {
      Self(phrase: "'\(Message.shortened(text))' is not supported in the address; supported are base64 and utf8")
    }

    package static func base64(offset: Int) -> Self {
      Self(phrase: "byte \(offset) of the address does not fit Base64")
    }

    package static func percentEncoding(offset: Int) -> Self {
      Self(phrase: "byte \(offset) of the address has no two hexadecimal digits behind '%'")
    }

    package static func otherContents(mediaType: String) -> Self {
      Self(phrase: "what the address holds is no \(mediaType)")
    }
  }
}
