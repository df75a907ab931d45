import KeyTables
import Messages
package import SourceTree

/// A problem of design tokens, or of a text that names one. Each kind is a function that makes the message.
package struct TokenProblem: Hashable, Sendable, CustomStringConvertible {
  private let message: String
  /// The name of a token that may be meant.
  private var suggestion: String?

  private init(_ message: String, suggestion: String? = nil) {
    self.message = message
    self.suggestion = suggestion
  }

  package var description: String { message + Message.hint(suggestion.map(Message.shortened)) }

  /// The problem whose nearest name has this prefix, as texts in manifests have it.
  package func suggesting(_ prefix: String) -> TokenProblem {
    TokenProblem(message, suggestion: suggestion.map { prefix + $0 })
  }

  /// The problem at a place.
  package func error(at position: SourcePosition, path: [String] = []) -> SourceError {
    SourceError(at: position, path: path, problem: .refused(ForeignProblem(self)))
  }

  /// The problem of a value.
  func error(at field: Field) -> SourceError { error(at: field.node.position, path: field.path) }
}

extension TokenProblem {
  /// A text names a token, and there are none.
  static func noTokens(name: String) -> Self {
    Self(
      "the token '\(Message.shortened(name))' is not known, as there are no tokens: name files of them by 'tokens' in a "
        + "manifest or by --tokens, or give them to the call in JavaScript")
  }
  /// No token has the name; with the nearest one.
  static func missing(name: String, suggestion: String?) -> Self {
    Self("there is no token '\(Message.shortened(name))'", suggestion: suggestion)
  }
  /// A group of tokens has the name, and not a token; with its own token.
  static func group(name: String, root: String?) -> Self {
    Self("'\(Message.shortened(name))' is a group of tokens", suggestion: root)
  }
  /// A token has the key of its value, and no value.
  static func noValue(name: String) -> Self {
    Self("the token '\(Message.shortened(name))' has no value; in YAML, a colour is in quotation marks: '#ff0000'")
  }
  /// A token of an older format, without dollar signs.
  static func older(name: String) -> Self {
    Self("the token '\(Message.shortened(name))' has 'value' where the format has '$value': it is in an older format")
  }
  /// A text between braces that cannot be the name of a token.
  static func badName(_ name: String) -> Self {
    Self("'\(Message.shortened(name))' cannot be the name of a token, which is like color.brand.500")
  }
  /// A pointer that does not lead into the value of a token.
  static func badPointer(_ text: String) -> Self {
    Self("'\(Message.shortened(text))' does not lead to a token; a pointer is like #/color/brand/$value")
  }
  /// Tokens or groups that refer to each other in a circle, the first one also last.
  static func cycle(_ chain: [String]) -> Self {
    Self("tokens that refer to each other in a cycle: \(chain.map(Message.shortened).joined(separator: ", "))")
  }
  /// More tokens refer to each other than are followed.
  static var tooLong: Self { Self("too many tokens refer to each other") }
  /// Neither the token nor a group around it has a type.
  static func noType(name: String) -> Self {
    Self("the token '\(Message.shortened(name))' has no $type, nor has a group around it")
  }
  /// A token of a type that the key does not take.
  static func wrongType(name: String, found: String, expected: [String]) -> Self {
    let needed = expected.isEmpty ? "no token can be here" : "\(Message.list(expected, "or")) is needed here"
    return Self("the token '\(Message.shortened(name))' has the type \(found); \(needed)")
  }
  /// A value that its type does not have.
  static func badValue(text: String, needed: String) -> Self { Self("'\(Message.shortened(text))' is not \(needed)") }
  /// A composite value without one of its parts.
  static func missingPart(_ key: String) -> Self { Self("this value has no '\(key)'") }
  /// More sets of tokens than are read.
  static func tooManySets(maximum: Int) -> Self { Self("more than \(maximum) sets of tokens") }
}
