import Messages

/// Why an address has no badge.
public struct BadgeAddressError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the kind of problem, such as `notFound`. It stays when the message changes.
  public let code: String
  /// The message in one line, without a full stop.
  public let description: String

  private init(_ description: String, maker: String = #function) {
    code = Message.code(maker: maker)
    self.description = description
  }
}

extension BadgeAddressError {
  package static var notFound: Self { Self("no badge has this address") }
  package static var tooLong: Self { Self("the address has more than \(BadgeAddress.maximumBytes) bytes") }
  package static var badEscape: Self {
    Self("the path is not text in UTF-8 with percent signs before two digits of base 16")
  }
  package static func missingWord(_ name: String) -> Self { Self("the address needs the word '\(name)' in its query") }
  package static func refusedKey(_ name: String) -> Self {
    Self("an address cannot have the key '\(Message.shortened(name))', which reads or writes a file")
  }
  package static func deepKey(_ name: String) -> Self {
    Self("the key '\(Message.shortened(name))' has more than 8 parts, separated by full stops")
  }
  package static func repeatedKey(_ name: String) -> Self {
    Self("the address has the key '\(Message.shortened(name))' twice")
  }
  package static func extraPart(_ text: String) -> Self {
    Self("the path has one part too many, '\(Message.shortened(text))'")
  }
}
