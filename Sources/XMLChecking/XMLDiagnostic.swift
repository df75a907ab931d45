/// A fault in a document with its position.
///
/// The facts are in ``kind``; ``message`` is their text. Lines and columns count from 1. A line ends at a line feed, a
/// carriage return, or both together. A column is one step of an editor's cursor (an extended grapheme cluster), so `é`
/// is one column with any number of bytes, and so is a tab. A byte order mark is no column.
public struct XMLDiagnostic: Error, Hashable, Sendable {
  /// The line of the fault, counted from 1.
  public let line: Int

  /// The column of the fault in its line, counted from 1 in characters.
  ///
  /// The position of an element is its `<`, of an unknown attribute its name, of a bad value its first character, of
  /// bad path data the character that does not fit.
  public let column: Int

  /// The kind of fault.
  public let kind: Kind

  /// Makes a diagnostic.
  public init(line: Int, column: Int, kind: Kind) {
    self.line = line
    self.column = column
    self.kind = kind
  }
}

extension XMLDiagnostic {
  /// The kind of fault, as facts. Names are as in the document, including a prefix.
  public enum Kind: Hashable, Sendable {
    /// The document has no bytes.
    case emptyDocument
    /// The document is larger than `limit` bytes.
    case tooLarge(limit: Int)
    /// The document has more than `limit` tags and would need too much memory.
    case tooManyTags(limit: Int)
    /// An element has more than `limit` attributes.
    case tooManyAttributes(limit: Int)
    /// A letter has more than `limit` combining marks.
    case tooManyMarks(limit: Int)
    /// Elements are nested more deeply than libxml2 allows.
    case tooDeep
    /// A byte that is not valid UTF-8 at this position (or half a surrogate pair in UTF-16).
    case invalidEncoding(byte: UInt8)
    /// The XML declaration names an encoding other than UTF-8, UTF-16, ISO-8859-1 and ASCII.
    case unsupportedEncoding(name: String)
    /// The character U+0000, which XML forbids.
    case nullCharacter
    /// The document is not well-formed, or a namespace prefix is not declared; the message is libxml2's.
    case notWellFormed(message: String)
    /// The document type declaration has an internal subset, which could declare entities.
    case internalSubset
    /// The document has a document type declaration, which the profile does not allow.
    case doctypeForbidden
    /// A processing instruction, such as one that loads a style sheet. The profile does not allow any.
    case instructionForbidden
    /// An element that the profile does not allow in `parent` (nil: as the root).
    case unknownElement(name: String, parent: String?, suggestion: String?)
    /// An element that the profile allows in `parent`, but not at this position.
    case elementOutOfPlace(name: String, parent: String)
    /// An element without all of its required content; `expected` lists what may come next.
    case incompleteContent(element: String, expected: [String])
    /// An attribute that the profile does not allow on this element.
    case unknownAttribute(name: String, element: String, suggestion: String?)
    /// An attribute that the profile requires on this element.
    case missingAttribute(name: String, element: String)
    /// A value that the profile does not allow for this attribute; `expected` describes the permitted values.
    case badAttributeValue(attribute: String, value: String, element: String, expected: String?)
    /// Path data that does not follow the grammar.
    case badPathData(problem: PathDataProblem, element: String)
    /// A style sheet with content that the profile does not allow.
    case badStyle(StyleProblem)
    /// A class without a rule in the document's style sheet. A rule of the page could apply to the element.
    case unknownClass(name: String, element: String)
    /// Text that the profile does not allow here; `expected` describes the permitted text.
    case badText(element: String, expected: String?)
    /// An `id` that is already used in `firstLine`.
    case duplicateID(id: String, firstLine: Int)
    /// A reference to an `id` that is not in the document.
    case danglingReference(id: String, attribute: String, element: String)
    /// A reference to an element of the wrong kind for the attribute.
    case wrongReferenceKind(id: String, attribute: String, found: String, expected: [String])
    /// A path with both a gradient fill and a stroke. The profile requires two paths.
    case gradientUnderStroke(element: String)
    /// A mask that refers to itself, directly or through other masks.
    case circularReference(id: String)
    /// The grammar refuses the document, and the reason could not be found; the message is libxml2's.
    case outsideProfile(message: String)
    /// The document has no canonical form, because this namespace name is relative (Canonical XML 1.0, 1.3).
    case relativeNamespace(name: String)
    /// libxml2 could not write the document, for example because memory is exhausted.
    case notWritten
    /// A schema that libxml2 cannot compile.
    case badSchema(message: String)
  }

  /// A fault in path data.
  public enum PathDataProblem: Error, Hashable, Sendable {
    /// The data does not begin with an absolute move.
    case noMove
    /// A character that is not valid at this position.
    case unexpected(Character)
    /// A command without all of its numbers.
    case incomplete(command: Character)
    /// A number that is not plain: two points, a sign without digits, more than six decimals.
    case badNumber
    /// A number that begins with a decimal point.
    case noLeadingZero
    /// An arc flag that is not `0` or `1`, or that is not separated from the number after it.
    case badFlag
    /// A command of SVG that the profile does not allow, such as a quadratic curve; `use` can draw the same.
    case foreignCommand(found: Character, use: Character)
    /// An arc of more than half a turn. The profile requires two arcs.
    case largeArc
    /// A negative radius.
    case negativeRadius
  }

  /// A fault in a style sheet.
  public enum StyleProblem: Error, Hashable, Sendable {
    /// A character that is not valid at this position.
    case unexpected(Character)
    /// The style sheet ends inside a rule, or before one.
    case unfinished
    /// A rule other than `@media` and `@keyframes`, or one of them at a wrong position; with its `@`.
    case foreignRule(String)
    /// A condition other than a dark colour scheme or no preference for reduced motion.
    case foreignCondition
    /// A selector that matches more than a class does.
    case foreignSelector
    /// A time of a key frame that is not a percentage from 0 to 100, `from` or `to`.
    case badKeyTime
    /// A property that the profile does not allow, or not here.
    case unknownProperty(String, suggestion: String?)
    /// A value that the property does not allow; `expected` describes the permitted values.
    case badValue(property: String, expected: String)
    /// An animation with key frames that the style sheet does not have.
    case unknownAnimation(String)
  }
}
