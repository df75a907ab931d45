import Messages

extension Look.Kind {
  /// What a look of the kind is for, in messages.
  package var badgeName: String { self == .status ? "status badge" : rawValue }

  /// A name that no look has, or that a look of another kind has.
  package static func unknownLook(
    _ name: String, for kind: Look.Kind?, of owner: Look.Kind?, suggestion: String?, known: [String]
  ) -> String {
    guard let kind, let owner else {
      return Message.unknown("look", name, suggestion: suggestion, known: known)
    }
    return "'\(Message.shortened(name))' is a look for a \(owner.badgeName), not for a \(kind.badgeName)"
  }
}
