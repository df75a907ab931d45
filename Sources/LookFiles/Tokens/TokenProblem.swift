import Messages
package import SourceTree

/// A problem of design tokens, or of a text that names one: the facts.
package enum TokenProblem: Hashable, Sendable {
  /// A text names a token, and there are none.
  case noTokens(name: String)
  /// No token has the name; with the nearest one.
  case missing(name: String, suggestion: String?)
  /// A group of tokens has the name, and not a token; with its own token.
  case group(name: String, root: String?)
  /// A token of an older format, without dollar signs.
  case older(name: String)
  /// A text between braces that cannot be the name of a token.
  case badName(String)
  /// A pointer that does not lead into the value of a token.
  case badPointer(String)
  /// Tokens or groups that refer to each other in a circle, the first one also last.
  case cycle([String])
  /// More tokens refer to each other than are followed.
  case tooLong
  /// Neither the token nor a group around it has a type.
  case noType(name: String)
  /// A token of a type that the key does not take.
  case wrongType(name: String, found: String, expected: [String])
  /// A value that its type does not have.
  case badValue(text: String, needed: String)
  /// A composite value without one of its parts.
  case missingPart(String)
  /// More sets of tokens than are read.
  case tooManySets(maximum: Int)

  /// The problem whose nearest name has this prefix, as texts in manifests have it.
  package func suggesting(_ prefix: String) -> TokenProblem {
    switch self {
    case .missing(let name, let near?): .missing(name: name, suggestion: prefix + near)
    case .group(let name, let root?): .group(name: name, root: prefix + root)
    default: self
    }
  }

  /// The problem at a place.
  package func error(at position: SourcePosition, path: [String] = []) -> SourceError {
    SourceError(at: position, path: path, problem: .refused(ForeignProblem(self)))
  }
}

extension TokenProblem: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noTokens(let name):
      "the token '\(Message.shortened(name))' is not known: name the files of tokens by 'tokens' in the manifest, or "
        + "by --tokens"
    case .missing(let name, let suggestion):
      "there is no token '\(Message.shortened(name))'" + Message.hint(suggestion.map(Message.shortened))
    case .group(let name, let root):
      "'\(Message.shortened(name))' is a group of tokens" + Message.hint(root.map(Message.shortened))
    case .older(let name):
      "the token '\(Message.shortened(name))' has 'value' where the format has '$value': it is in an older format"
    case .badName(let name):
      "'\(Message.shortened(name))' cannot be the name of a token, which is like color.brand.500"
    case .badPointer(let text):
      "'\(Message.shortened(text))' does not lead to a token; a pointer is like #/color/brand/$value"
    case .cycle(let chain):
      "tokens that refer to each other in a cycle: \(chain.map(Message.shortened).joined(separator: ", "))"
    case .tooLong: "too many tokens refer to each other"
    case .noType(let name): "the token '\(Message.shortened(name))' has no $type, nor has a group around it"
    case .wrongType(let name, let found, let expected):
      "the token '\(Message.shortened(name))' has the type \(found); "
        + (expected.isEmpty ? "no token can be here" : "\(Message.list(expected, "or")) is needed here")
    case .badValue(let text, let needed): "'\(Message.shortened(text))' is not \(needed)"
    case .missingPart(let key): "this value has no '\(key)'"
    case .tooManySets(let maximum): "more than \(maximum) sets of tokens"
    }
  }
}
