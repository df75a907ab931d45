import Messages

/// The reason why a text cannot be measured or drawn.
public struct ShapingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the kind of problem, such as `noGlyph`. It stays when the message changes.
  public var code: String { message.value.code }
  /// The message in one line, without a full stop.
  public var description: String { message.value.description }
  private let message: Boxed<CodedMessage>

  /// A problem of a kind, in words.
  public init(code: String, description: String) {
    message = Boxed(CodedMessage(code: code, description: description))
  }

  /// A problem whose kind has the name of the function or the property that makes it.
  package init(_ description: String, maker: String = #function) {
    self.init(code: Message.code(maker: maker), description: description)
  }
}

extension ShapingError {
  package static func sizeOutOfRange(_ size: Double, maximum: Double) -> Self {
    Self("text of a size of \(Message.number(size)) is not drawn; the maximum is \(Message.number(maximum))")
  }

  package static var advanceNotFinite: Self { Self("the shaper gives an advance that is not a finite number") }

  package static func textTooLong(bytes: Int, maximum: Int) -> Self {
    Self("a text of \(bytes) bytes is too long; the maximum is \(maximum)")
  }

  package static func outlineTooLarge(maximum: Int) -> Self {
    Self("the text's outline is too large; the maximum is \(maximum) points")
  }

  /// - Parameters:
  ///   - withoutOutlines: Those that are installed in colours or bitmaps.
  ///   - substitute: The family that could replace them; nil if there is no font.
  package static func familyNotFound(wanted: [String], withoutOutlines: [String], substitute: String?) -> Self {
    if wanted.isEmpty { return Self("the font has no family") }
    func list(_ families: [String], _ conjunction: String) -> String {
      Message.list(families.map { "'\(Message.shortened($0))'" }, conjunction)
    }
    let others = " with outlines (\(list(withoutOutlines, "and")) in colours or bitmaps)"
    return Self(
      "no font \(list(wanted, "or")) is installed" + (withoutOutlines.isEmpty ? "" : others)
        + (substitute.map { "; '\(Message.shortened($0))' would stand in" } ?? ", nor any other"))
  }

  /// - Parameter character: A grapheme cluster.
  package static func noGlyph(character: String, font: String) -> Self {
    Self(
      "'\(Message.shortened(character))' (\(Message.codePoints(of: character))) is not in "
        + "'\(Message.shortened(font))' nor in a font to fall back to")
  }

  package static func libraryMissing(name: String, debianPackage: String, homebrewPackage: String) -> Self {
    Self(
      "text in fonts needs \(name) or newer, which is missing; install '\(debianPackage)' (Debian, Ubuntu) or "
        + "'\(homebrewPackage)' (Homebrew)")
  }

  package static func unreadableFont(file: String, reason: FontFault) -> Self {
    Self(code: reason.code, description: "font file '\(Message.shortened(file))': \(reason)")
  }
}

/// The reason why a file cannot be used as a font.
package struct FontFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the kind of problem, such as `damagedFont`. It stays when the message changes.
  package let code: String
  /// The message in one line, without a full stop.
  package let description: String

  /// A problem of a kind, in words.
  private init(code: String, description: String) {
    self.code = code
    self.description = description
  }

  /// A problem whose kind has the name of the function or the property that makes it.
  package init(_ description: String, maker: String = #function) {
    self.init(code: Message.code(maker: maker), description: description)
  }

  package static var fontNotReadable: Self { Self("not there, or not readable") }
  package static var notAFont: Self { Self("not a TrueType or OpenType font") }
  package static var noOutlines: Self { Self("its characters are in colours or bitmaps, without outlines") }

  package static func fontTooLarge(bytes: Int, maximum: Int) -> Self {
    Self("\(bytes) bytes are too many; the maximum is \(maximum)")
  }

  package static func noSuchFace(index: Int, count: Int) -> Self {
    Self("no font number \(index); it holds \(count), counted from 0")
  }

  /// - Parameter table: The four letters of the table's tag.
  package static func damagedFont(table: String) -> Self {
    Self("the table '\(Message.shortened(table))' is missing or damaged")
  }
}
