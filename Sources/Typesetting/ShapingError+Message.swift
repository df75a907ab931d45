import Messages

extension ShapingError: CustomStringConvertible {
  /// The error in one line, without a full stop.
  public var description: String {
    switch self {
    case .sizeOutOfRange(let size, let maximum):
      "text of a size of \(Message.number(size)) is not drawn; the maximum is \(Message.number(maximum))"
    case .textTooLong(let bytes, let maximum):
      "a text of \(bytes) bytes is too long to be set; the maximum is \(maximum)"
    case .outlineTooLarge(let maximum):
      "the text's outline is too large; the maximum is \(maximum) points"
    case .familyNotFound(let wanted, let substitute):
      "no font \(Message.list(wanted.map { "'\(Message.shortened($0))'" }, "or")) is installed"
        + (substitute.map { "; '\(Message.shortened($0))' would stand in" } ?? ", nor any other")
    case .noGlyph(let character, let font):
      "'\(Message.shortened(character))' (\(Message.codePoints(of: character))) is not in '\(Message.shortened(font))' nor in a font to fall back to"
    case .libraryMissing(let name, let debianPackage, let homebrewPackage):
      "text in fonts needs \(name) or newer, which is missing; install '\(debianPackage)' (Debian, Ubuntu) or "
        + "'\(homebrewPackage)' (Homebrew)"
    case .unreadableFont(let file, let reason): "font file '\(Message.shortened(file))': \(reason)"
    }
  }
}

extension ShapingError.FontFault: CustomStringConvertible {
  /// The reason, as a part of a line.
  public var description: String {
    switch self {
    case .notReadable: "not there, or not readable"
    case .tooLarge(let bytes, let maximum): "\(bytes) bytes are too many; the maximum is \(maximum)"
    case .notAFont: "not a TrueType or OpenType font"
    case .noSuchFace(let index, let count): "no font number \(index); it holds \(count), counted from 0"
    case .damaged(let table): "the table '\(Message.shortened(table))' is missing or damaged"
    }
  }
}
