import Messages

/// A fault in a document with its position.
///
/// Lines and columns count from 1. A line ends at a line feed, a carriage return, or both together. A column is one step
/// of an editor's cursor (an extended grapheme cluster), so `é` is one column with any number of bytes, and so is a tab.
/// A byte order mark is no column.
public struct XMLDiagnostic: Error, Hashable, Sendable {
  /// The line of the fault, counted from 1.
  public let line: Int

  /// The column of the fault in its line, counted from 1 in characters.
  ///
  /// The position of an element is its `<`, of an unknown attribute its name, of a bad value its first character, of
  /// bad path data the character that does not fit.
  public let column: Int

  /// The kind of fault.
  package let kind: Kind

  package init(line: Int, column: Int, kind: Kind) {
    self.line = line
    self.column = column
    self.kind = kind
  }

  /// The name of the kind of fault, such as `unknownElement`. It stays when the message changes.
  public var code: String { kind.code }

  /// The fault in one line, without position and without a full stop.
  public var message: String { kind.message }
}

extension XMLDiagnostic: CustomStringConvertible {
  /// `line:column: message`.
  public var description: String { "\(line):\(column): \(message)" }
}

extension XMLDiagnostic {
  /// A kind of fault, and its facts in words. Names are as in the document, including a prefix.
  package struct Kind: Hashable, Sendable {
    package let code: String
    package let message: String

    /// A fault whose kind has the name of the function or the property that makes it.
    init(_ message: String, maker: String = #function) {
      code = Message.code(maker: maker)
      self.message = message
    }
  }
}

extension XMLDiagnostic.Kind {
  package static var emptyDocument: Self { Self("the document is empty") }
  package static func tooLarge(limit: Int) -> Self { Self("the document is larger than \(limit) bytes") }
  package static func tooManyTags(limit: Int) -> Self { Self("the document has more than \(limit) tags") }
  package static func tooManyAttributes(limit: Int) -> Self { Self("this element has more than \(limit) attributes") }
  package static func tooManyMarks(limit: Int) -> Self { Self("a letter has more than \(limit) combining marks") }
  package static var tooDeep: Self { Self("elements are nested too deeply") }

  /// A byte that is not valid UTF-8 at this position (or half a surrogate pair in UTF-16).
  package static func invalidEncoding(byte: UInt8) -> Self {
    Self("byte 0x\(String(byte, radix: 16)) is not valid here in the document's encoding")
  }

  package static func unsupportedEncoding(name: String) -> Self {
    Self("the encoding '\(Message.shortened(name))' is not supported; use UTF-8")
  }

  package static var nullCharacter: Self { Self("the character U+0000 is not allowed in XML") }

  /// The document is not well-formed, or a namespace prefix is not declared; the message is libxml2's.
  package static func notWellFormed(message: String) -> Self { Self("not well-formed: \(message)") }

  package static var internalSubset: Self {
    Self("the document type declaration has an internal subset, which is never read")
  }

  package static var doctypeForbidden: Self { Self("the profile has no document type declaration") }
  package static var instructionForbidden: Self { Self("the profile has no processing instructions") }
  /// In HTML, the rest of the comment is elements of the page.
  package static var commentEndsInHTML: Self { Self("this comment ends at its first '>' in a page in HTML") }
  /// Pages know SVG by the names of its elements alone.
  package static func prefixForbidden(name: String) -> Self {
    Self("the profile has no prefixes, and '\(Message.shortened(name))' has one")
  }
  package static func tooManyNamespaces(limit: Int) -> Self {
    Self("more than \(limit) namespaces are declared around an element")
  }

  /// An element that the profile does not allow in `parent` (nil: as the root).
  package static func unknownElement(name: String, parent: String?, suggestion: String?) -> Self {
    Self(
      "the profile has no element '\(Message.shortened(name))' \(parent.map { "in '\($0)'" } ?? "as root")\(Message.hint(suggestion))"
    )
  }

  package static func elementOutOfPlace(name: String, parent: String) -> Self {
    Self("element '\(name)' cannot stand at this place in '\(parent)'")
  }

  package static func incompleteContent(element: String, expected: [String]) -> Self {
    Self("element '\(element)' ends too early; expected \(alternatives(expected))")
  }

  package static func unknownAttribute(name: String, element: String, suggestion: String?) -> Self {
    Self("the profile has no attribute '\(Message.shortened(name))' on '\(element)'\(Message.hint(suggestion))")
  }

  package static func missingAttribute(name: String, element: String) -> Self {
    Self("element '\(element)' needs the attribute '\(name)'")
  }

  package static func badAttributeValue(attribute: String, value: String, element: String, expected: String?) -> Self {
    Self("'\(Message.shortened(value))' is not allowed for '\(attribute)' on '\(element)'\(wanted(expected))")
  }

  package static func badPathData(problem: XMLDiagnostic.PartProblem, element: String) -> Self {
    Self("path data of '\(element)': \(problem.description)")
  }

  package static func badStyle(_ problem: XMLDiagnostic.PartProblem) -> Self {
    Self("style sheet: \(problem.description)")
  }

  /// A class without a rule in the document's style sheet. A rule of the page could apply to the element.
  package static func unknownClass(name: String, element: String) -> Self {
    Self("the style sheet has no class '\(Message.shortened(name))', which '\(element)' is said to be of")
  }

  package static func badText(element: String, expected: String?) -> Self {
    Self("this text is not allowed in '\(element)'\(wanted(expected))")
  }

  package static func duplicateID(id: String, firstLine: Int) -> Self {
    Self("the id '\(Message.shortened(id))' is already used in line \(firstLine)")
  }

  package static func danglingReference(id: String, attribute: String, element: String) -> Self {
    Self("'\(attribute)' on '\(element)' refers to '#\(Message.shortened(id))', which does not exist")
  }

  package static func wrongReferenceKind(id: String, attribute: String, found: String, expected: [String]) -> Self {
    Self(
      "'\(attribute)' refers to '#\(Message.shortened(id))', which is a '\(Message.shortened(found))'; expected \(alternatives(expected))"
    )
  }

  package static func gradientUnderStroke(element: String) -> Self {
    Self("'\(element)' has a gradient and a stroke, which some importers paint in another order; use two paths")
  }

  package static func circularReference(id: String) -> Self {
    Self("the mask '\(Message.shortened(id))' is drawn with itself")
  }

  package static func outsideProfile(message: String) -> Self { Self("outside the profile: \(message)") }

  package static func relativeNamespace(name: String) -> Self {
    Self("no canonical form: the namespace name '\(Message.shortened(name))' is relative")
  }

  package static var notWritten: Self { Self("libxml2 could not write the document") }
  package static func badSchema(message: String) -> Self { Self("the schema cannot be used: \(message)") }
  private static func wanted(_ expected: String?) -> String { expected.map { "; expected \($0)" } ?? "" }
  private static func alternatives(_ names: [String]) -> String { Message.list(names.map { "'\($0)'" }, "or") }
}

extension XMLDiagnostic {
  /// A fault in path data or in a style sheet.
  package struct PartProblem: Error, Hashable, CustomStringConvertible {
    package let description: String

    private init(_ description: String) { self.description = description }
  }
}

extension XMLDiagnostic.PartProblem {
  package static func unexpected(_ character: Character) -> Self { Self("'\(character)' cannot stand here") }

  // MARK: Path data

  package static var noMove: Self { Self("it must begin with 'M'") }
  package static func incomplete(command: Character) -> Self { Self("'\(command)' needs more numbers") }
  package static var badNumber: Self { Self("this is no plain number with at most six decimals") }
  package static var noLeadingZero: Self { Self("a zero stands before a decimal point: '0.5', not '.5'") }
  package static var badFlag: Self { Self("an arc flag is '0' or '1' and stands apart") }
  package static func foreignCommand(found: Character, use: Character) -> Self {
    Self("the profile has no command '\(found)'; use '\(use)'")
  }
  package static var largeArc: Self {
    Self("an arc is at most half a turn; divide it, each part with the large-arc flag '0'")
  }
  package static var negativeRadius: Self { Self("a radius is not below zero") }

  // MARK: Style sheets

  package static var unfinished: Self { Self("it ends too early") }
  package static func foreignRule(_ name: String) -> Self {
    Self("the profile has no rule '\(Message.shortened(name))' here")
  }
  package static var foreignCondition: Self {
    Self("expected the condition (prefers-color-scheme: dark) or (prefers-reduced-motion: no-preference) alone")
  }
  package static var foreignSelector: Self {
    Self("only single classes are selected, so that nothing else on a page changes")
  }
  package static var badKeyTime: Self { Self("expected a percentage from 0 to 100, from or to") }
  package static func unknownProperty(_ name: String, suggestion: String?) -> Self {
    Self("the profile does not set the property '\(Message.shortened(name))' here\(Message.hint(suggestion))")
  }
  package static func badValue(property: String, expected: String) -> Self {
    Self("this is not allowed for '\(property)'; expected \(expected)")
  }
  package static func unknownAnimation(_ name: String) -> Self {
    Self("there are no key frames '\(Message.shortened(name))'")
  }
}
