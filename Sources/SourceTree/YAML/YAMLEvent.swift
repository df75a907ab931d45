/// What stands next in a YAML text, and where.
struct YAMLEvent: Hashable, Sendable {
  /// What an event is.
  enum Kind: Hashable, Sendable {
    /// A document begins.
    case document
    /// A text, without quotation marks and escapes; `isPlain` if none were around it and it is no block.
    case scalar(String, isPlain: Bool)
    /// A list begins.
    case sequence
    /// A map begins. Its keys and values follow in turn.
    case mapping
    /// The innermost list or map ends.
    case end
    /// A reference to an earlier value.
    case alias
    /// The text ends.
    case textEnd
  }

  /// What it is.
  var kind: Kind
  /// Where it begins.
  var place: YAMLPlace
  /// The tag of a value, if it has one.
  var tag: String?
  /// Whether a value has a name for aliases.
  var hasAnchor = false
}

/// A place as libyaml counts.
struct YAMLPlace: Hashable, Sendable {
  /// The line, from 1. Lines also end at U+0085, U+2028 and U+2029. The end of a text counts as a line of its own.
  var line: Int
  /// The column in Unicode scalars, from 1.
  var column: Int
}

/// Why a text is not YAML, and where.
struct YAMLFault: Error, Hashable {
  /// What is wrong.
  var problem: SourceProblem
  /// Where an alias begins, or where libyaml stopped.
  var place: YAMLPlace
}
