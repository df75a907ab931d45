import Messages

extension ColorError: CustomStringConvertible {
  /// The error in one line, without a full stop.
  public var description: String { Message.unknownColor(text, suggestion: suggestion) }
}

extension LinkDestination.Problem: CustomStringConvertible {
  /// The error in one line, without a full stop.
  public var description: String {
    switch self {
    case .empty: "the link is empty"
    case .scheme(let scheme):
      "a link begins with http://, https:// or mailto:, or is relative; the scheme '\(Message.shortened(scheme))' is not allowed"
    case .character(let scalar):
      "a link holds no white space, no backslash and no control character such as \(Message.codePoints(of: String(scalar)))"
    }
  }
}
