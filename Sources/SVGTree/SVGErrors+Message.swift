import Messages

extension ColorError: CustomStringConvertible {
  /// The error in one line, without a full stop.
  public var description: String { Message.unknownColor(text, suggestion: suggestion) }
}
