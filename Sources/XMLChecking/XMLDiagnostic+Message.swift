import Messages

extension XMLDiagnostic {
  /// The fault in one line, without position and without a full stop.
  public var message: String { kind.message }
}

extension XMLDiagnostic: CustomStringConvertible {
  /// `line:column: message`.
  public var description: String { "\(line):\(column): \(message)" }
}

extension XMLDiagnostic.Kind {
  var message: String {
    switch self {
    case .emptyDocument: "the document is empty"
    case .tooLarge(let limit): "the document is larger than \(limit) bytes"
    case .tooManyTags(let limit): "the document has more than \(limit) tags"
    case .tooManyAttributes(let limit): "this element has more than \(limit) attributes"
    case .tooManyMarks(let limit): "a letter has more than \(limit) combining marks"
    case .tooDeep: "elements are nested too deeply"
    case .invalidEncoding(let byte): "byte 0x\(String(byte, radix: 16)) is not valid here in the document's encoding"
    case .unsupportedEncoding(let name): "the encoding '\(Message.shortened(name))' is not supported; use UTF-8"
    case .nullCharacter: "the character U+0000 is not allowed in XML"
    case .notWellFormed(let message): "not well-formed: \(message)"
    case .internalSubset: "the document type declaration has an internal subset, which is never read"
    case .doctypeForbidden: "the profile has no document type declaration"
    case .instructionForbidden: "the profile has no processing instructions"
    case .unknownElement(let name, let parent, let suggestion):
      "the profile has no element '\(Message.shortened(name))' \(parent.map { "in '\($0)'" } ?? "as root")\(Message.hint(suggestion))"
    case .elementOutOfPlace(let name, let parent): "element '\(name)' cannot stand at this place in '\(parent)'"
    case .incompleteContent(let element, let expected):
      "element '\(element)' ends too early; expected \(alternatives(expected))"
    case .unknownAttribute(let name, let element, let suggestion):
      "the profile has no attribute '\(Message.shortened(name))' on '\(element)'\(Message.hint(suggestion))"
    case .missingAttribute(let name, let element): "element '\(element)' needs the attribute '\(name)'"
    case .badAttributeValue(let attribute, let value, let element, let expected):
      "'\(Message.shortened(value))' is not allowed for '\(attribute)' on '\(element)'\(wanted(expected))"
    case .badPathData(let problem, let element): "path data of '\(element)': \(problem.message)"
    case .badStyle(let problem): "style sheet: \(message(of: problem))"
    case .unknownClass(let name, let element):
      "the style sheet has no class '\(Message.shortened(name))', which '\(element)' is said to be of"
    case .badText(let element, let expected): "this text is not allowed in '\(element)'\(wanted(expected))"
    case .duplicateID(let id, let firstLine): "the id '\(Message.shortened(id))' is already used in line \(firstLine)"
    case .danglingReference(let id, let attribute, let element):
      "'\(attribute)' on '\(element)' refers to '#\(Message.shortened(id))', which does not exist"
    case .wrongReferenceKind(let id, let attribute, let found, let expected):
      "'\(attribute)' refers to '#\(Message.shortened(id))', which is a '\(Message.shortened(found))'; expected \(alternatives(expected))"
    case .gradientUnderStroke(let element):
      "'\(element)' has a gradient and a stroke, which some importers paint in another order; use two paths"
    case .circularReference(let id): "the mask '\(Message.shortened(id))' is drawn with itself"
    case .outsideProfile(let message): "outside the profile: \(message)"
    case .relativeNamespace(let name): "no canonical form: the namespace name '\(Message.shortened(name))' is relative"
    case .notWritten: "libxml2 could not write the document"
    case .badSchema(let message): "the schema cannot be used: \(message)"
    }
  }

  private func message(of problem: XMLDiagnostic.StyleProblem) -> String {
    switch problem {
    case .unexpected(let character): "'\(character)' cannot stand here"
    case .unfinished: "it ends too early"
    case .foreignRule(let name): "the profile has no rule '\(Message.shortened(name))' here"
    case .foreignCondition:
      "expected the condition (prefers-color-scheme: dark) or (prefers-reduced-motion: no-preference) alone"
    case .foreignSelector: "only single classes are selected, so that nothing else on a page changes"
    case .badKeyTime: "expected a percentage from 0 to 100, from or to"
    case .unknownProperty(let name, let suggestion):
      "the profile does not set the property '\(Message.shortened(name))' here\(Message.hint(suggestion))"
    case .badValue(let property, let expected): "this is not allowed for '\(property)'; expected \(expected)"
    case .unknownAnimation(let name): "there are no key frames '\(Message.shortened(name))'"
    }
  }

  private func wanted(_ expected: String?) -> String {
    expected.map { "; expected \($0)" } ?? ""
  }

  private func alternatives(_ names: [String]) -> String { Message.list(names.map { "'\($0)'" }, "or") }
}

extension XMLDiagnostic.PathDataProblem {
  var message: String {
    switch self {
    case .noMove: "it must begin with 'M'"
    case .unexpected(let character): "'\(character)' cannot stand here"
    case .incomplete(let command): "'\(command)' needs more numbers"
    case .badNumber: "this is no plain number with at most six decimals"
    case .noLeadingZero: "a zero stands before a decimal point: '0.5', not '.5'"
    case .badFlag: "an arc flag is '0' or '1' and stands apart"
    case .foreignCommand(let found, let use): "the profile has no command '\(found)'; use '\(use)'"
    case .largeArc: "an arc is at most half a turn; divide it, each part with the large-arc flag '0'"
    case .negativeRadius: "a radius is not below zero"
    }
  }
}
