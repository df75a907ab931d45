/// A fault in a document: where it is and what is wrong.
///
/// The facts are in ``kind``; ``message`` words them. Lines and columns count from 1. A line ends at a line feed, a
/// carriage return, or both together; a column is a character as an editor's cursor steps over it (an extended
/// grapheme cluster), so `é` is one column however many bytes it takes, and so is a tab. A byte order mark is no column.
public struct XMLDiagnostic: Error, Hashable, Sendable {
  /// The line of the fault, counted from 1.
  public let line: Int

  /// The column of the fault in its line, counted from 1 in characters.
  ///
  /// An element is found at its `<`, an unknown attribute at its name, a bad value at its first character, bad path
  /// data at the character that does not fit.
  public let column: Int

  /// What is wrong.
  public let kind: Kind

  /// Makes a diagnostic.
  public init(line: Int, column: Int, kind: Kind) {
    self.line = line
    self.column = column
    self.kind = kind
  }
}

extension XMLDiagnostic {
  /// What is wrong, as facts. Names are written as the document writes them, with a prefix where it has one.
  public enum Kind: Hashable, Sendable {
    /// There are no bytes at all.
    case emptyDocument
    /// The document is larger than `limit` bytes.
    case tooLarge(limit: Int)
    /// The document has more than `limit` tags, which would take more memory than a drawing is worth.
    case tooManyTags(limit: Int)
    /// An element has more than `limit` attributes.
    case tooManyAttributes(limit: Int)
    /// Elements are nested more deeply than libxml2 allows.
    case tooDeep
    /// A byte that cannot stand there in UTF-8 (or half a pair in UTF-16).
    case invalidEncoding(byte: UInt8)
    /// The XML declaration names an encoding other than UTF-8, UTF-16, ISO-8859-1 and ASCII.
    case unsupportedEncoding(name: String)
    /// The character U+0000, which no XML document may hold.
    case nullCharacter
    /// The document is not well-formed, or a namespace prefix is not declared; the words are libxml2's.
    case notWellFormed(message: String)
    /// The document type declaration has an internal subset, which could declare entities.
    case internalSubset
    /// The document has a document type declaration; the profile has none.
    case doctypeForbidden
    /// A processing instruction, such as one that loads a style sheet; the profile has none.
    case instructionForbidden
    /// An element that the profile does not have in `parent` (nil: as the root).
    case unknownElement(name: String, parent: String?, suggestion: String?)
    /// An element that the profile has in `parent`, but not at this place.
    case elementOutOfPlace(name: String, parent: String)
    /// An element that ends before it holds what it must; `expected` says what may come next.
    case incompleteContent(element: String, expected: [String])
    /// An attribute that the profile does not have on this element.
    case unknownAttribute(name: String, element: String, suggestion: String?)
    /// An attribute that the profile demands on this element.
    case missingAttribute(name: String, element: String)
    /// A value that the profile does not allow for this attribute; `expected` says in words what it allows.
    case badAttributeValue(attribute: String, value: String, element: String, expected: String?)
    /// Path data that does not follow the grammar.
    case badPathData(problem: PathDataProblem, element: String)
    /// A style sheet that says more than the profile's style sheets do.
    case badStyle(StyleProblem)
    /// A class that the document's style sheet does not have, so that a page's own might take hold of the element.
    case unknownClass(name: String, element: String)
    /// Text where the profile has none, or text that it does not allow; `expected` says in words what it allows.
    case badText(element: String, expected: String?)
    /// An `id` that was already given in `firstLine`.
    case duplicateID(id: String, firstLine: Int)
    /// A reference to an `id` that the document does not have.
    case danglingReference(id: String, attribute: String, element: String)
    /// A reference to an element of another kind than the attribute needs.
    case wrongReferenceKind(id: String, attribute: String, found: String, expected: [String])
    /// A path with a gradient as its fill and with a stroke, which the profile has as two paths.
    case gradientUnderStroke(element: String)
    /// A mask that is drawn with itself, at once or by way of other masks.
    case circularReference(id: String)
    /// The grammar refuses the document for a reason that could not be made more precise; the words are libxml2's.
    case outsideProfile(message: String)
    /// The document has no canonical form, since this namespace name is relative (Canonical XML 1.0, 1.3).
    case relativeNamespace(name: String)
    /// libxml2 could not write the document, as when memory runs out.
    case notWritten
    /// A schema that libxml2 cannot compile.
    case badSchema(message: String)
  }

  /// What is wrong with path data.
  public enum PathDataProblem: Error, Hashable, Sendable {
    /// The data does not begin with an absolute move.
    case noMove
    /// A character that cannot stand there.
    case unexpected(Character)
    /// A command, or the data, ends before the command has all its numbers.
    case incomplete(command: Character)
    /// A number that is not written plainly: two points, a bare sign, more than six decimals.
    case badNumber
    /// A number that begins with its decimal point.
    case noLeadingZero
    /// An arc flag that is not `0` or `1`, or that runs into the number after it.
    case badFlag
    /// A space or comma too many, or a space that is missing, where exactly one space must stand.
    case badSpacing
    /// A command of SVG's that the profile does not have, such as a relative one; `use` says the same.
    case foreignCommand(found: Character, use: Character)
    /// Numbers that repeat a command without its letter, which the profile wants written.
    case impliedCommand(Character)
    /// An arc of more than half a turn, which the profile has in two parts.
    case largeArc
    /// A radius below zero.
    case negativeRadius
  }

  /// What is wrong with a style sheet.
  public enum StyleProblem: Error, Hashable, Sendable {
    /// A character that cannot stand there.
    case unexpected(Character)
    /// The style sheet ends inside a rule, or before one.
    case unfinished
    /// A rule other than `@media` and `@keyframes`, or one of them where it cannot stand; named with its `@`.
    case foreignRule(String)
    /// A condition other than the reader's wish for dark colours or no objection to motion.
    case foreignCondition
    /// A selector that reaches further than a class does.
    case foreignSelector
    /// A key frame's time that is no percentage from 0 to 100, `from` or `to`.
    case badKeyTime
    /// A property that the profile does not set, or not here.
    case unknownProperty(String, suggestion: String?)
    /// A value that the property cannot have; `expected` says in words what it can have.
    case badValue(property: String, expected: String)
    /// An animation by key frames that the style sheet does not have.
    case unknownAnimation(String)
  }
}
