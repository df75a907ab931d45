import XMLChecking

/// The elements of a grammar, with the attributes and the content of each.
struct Vocabulary {
  struct Name: Hashable {
    /// The name of the namespace; empty for none.
    let namespace: String
    let local: String
  }

  struct Element {
    let name: Name
    var attributes: [Attribute] = []
    /// The text in it.
    var text = Text.none
    /// The elements in it, as an expression over their numbers.
    var content = Expression.empty
    /// The numbers of these elements, in the order of the grammar.
    var children: [UInt8] = []
  }

  enum Text: Equatable {
    case none, any
    /// Text that must be a value of this kind.
    case value(Int)
  }

  struct Attribute {
    let name: Name
    let isRequired: Bool
    /// The kind of value.
    let value: Int
  }

  /// A kind of value: the permitted values, and their description.
  struct ValueKind: Hashable {
    let alternatives: [ValuePattern]
    let description: String?
  }

  /// What contains the root.
  var document = Element(name: Name(namespace: "", local: ""))
  var elements: [Element] = []
  var values: [ValueKind] = []

  /// The namespaces of names, with their names in the checker's source.
  static let namespaces = [
    "": "none", "http://www.w3.org/XML/1998/namespace": "xml", "http://www.w3.org/2000/svg": "svg",
    "http://www.w3.org/1999/xlink": "xlink",
  ]
}

extension Vocabulary {
  /// Reads a grammar.
  ///
  /// - Parameter bytes: RELAX NG in its XML syntax, in a single file, with the patterns that ``VocabularyReader``
  ///   supports.
  /// - Throws: `badSchema` if the grammar has another pattern, or the fault of the grammar as a document.
  init(relaxNG bytes: [UInt8]) throws(XMLDiagnostic) {
    guard let grammar = try XMLTree(parsing: bytes).elements(atMost: 100_000) else { return }
    do {
      self = try VocabularyReader.read(grammar)
    } catch {
      let position = grammar.position(ofByte: error.offset)
      let kind = XMLDiagnostic.Kind.badSchema(message: "'\(error.name)' is not supported here")
      throw XMLDiagnostic(line: position.line, column: position.column, kind: kind)
    }
  }
}

/// One form of a value.
enum ValuePattern: Hashable {
  /// Exactly this value, apart from white space around and between words.
  case word(String)
  /// Any text that matches all patterns (XML Schema Part 2, appendix F) and has enough characters.
  case text(patterns: [String], minimumLength: Int)
}
