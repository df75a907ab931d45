import Yams

/// Reads one YAML document into a tree of texts, lists and maps with their places.
///
/// Its limits are a file of 16 MiB and 64 levels. Aliases are refused, because a few of them can mean billions of values.
/// The parser expands aliases before they can be counted, and compares keys that contain them. So it reads a copy of
/// the text in which each `*` is another character. In the resulting tree, such a character at the beginning of a plain
/// scalar was an alias, and anywhere else an asterisk.
package struct YAMLReader: Sendable {
  private var source: SourceText
  private var asterisk: Unicode.Scalar?
  private var text: String
  /// Marks in the text that make the first of two equal keys differ from the second, in the order of their insertion.
  private var marks: [KeyMark] = []

  private struct KeyMark {
    var scalar: Unicode.Scalar
    /// Where the marked key begins, as the parser counts.
    var position: SourcePosition
    var key: String
    /// The key's line in the file.
    var line: Int
  }

  /// The maximum number of nested lists and maps.
  static let maximumDepth = 64

  /// The document in a file.
  ///
  /// - Throws: ``SourceError`` where the file is not one YAML document of plain values.
  package static func read(_ bytes: [UInt8]) throws(SourceError) -> SourceNode {
    let reader = try YAMLReader(SourceText(bytes))
    return try LargeStack.run { () throws(SourceError) in
      var reader = reader
      return try reader.read()
    }
  }

  /// The document in a file that another file names. Every place in it has the name of the file.
  static func read(_ bytes: [UInt8], file: String) throws(SourceError) -> SourceNode {
    do {
      return try read(bytes).located(in: file)
    } catch {
      var error = error
      error.file = file
      throw error
    }
  }

  private init(_ source: SourceText) throws(SourceError) {
    self.source = source
    text = source.text
    guard text.utf8.contains(UInt8(ascii: "*")) else { return }
    guard let mark = source.unusedCharacters.first else {
      throw SourceError(at: source.position(line: 1, column: 1), problem: .aliasesNotAllowed)
    }
    asterisk = mark
    text = String(String.UnicodeScalarView(text.unicodeScalars.lazy.map { $0 == "*" ? mark : $0 }))
  }

  private mutating func read() throws(SourceError) -> SourceNode {
    while true {
      do {
        // The encoding is named, since an environment variable would choose it otherwise.
        let parser = try Parser(yaml: text, resolver: .basic, encoding: .utf8)
        // The parser owns the anchors, to which nodes refer weakly.
        return try withExtendedLifetime(parser) {
          guard let root = try parser.singleRoot() else {
            throw SourceError(at: SourcePosition(line: 1, column: 1), problem: .emptyFile)
          }
          return try node(root, depth: 0)
        }
      } catch let error as SourceError {
        throw error
      } catch let error as YamlError {
        try resolve(error)
      } catch {
        throw SourceError(at: source.position(line: 1, column: 1), problem: .notYAML(message: "\(error)"))
      }
    }
  }

  // MARK: The tree

  /// The forms of a missing value without quotation marks (YAML 1.2, section 10.3.2).
  private static let nulls: Set<String> = ["", "~", "null", "Null", "NULL"]

  private func node(_ node: Node, depth: Int) throws(SourceError) -> SourceNode {
    let position = position(of: node.mark)
    guard depth <= Self.maximumDepth else {
      throw SourceError(at: position, problem: .tooDeep(maximum: Self.maximumDepth))
    }
    guard node.anchor == nil else { throw SourceError(at: position, problem: .aliasesNotAllowed) }
    switch node {
    case .alias: throw SourceError(at: position, problem: .aliasesNotAllowed)
    case .scalar(let scalar):
      try check(scalar.tag, is: "str", at: position)
      guard scalar.style == .plain else {
        return SourceNode(content: .text(restored(scalar.string)), position: position)
      }
      if let asterisk, scalar.string.unicodeScalars.first(where: { !isMark($0) }) == asterisk {
        throw SourceError(at: position, problem: .aliasesNotAllowed)
      }
      let text = restored(scalar.string)
      return SourceNode(content: Self.nulls.contains(text) ? .nothing : .text(text), position: position)
    case .sequence(let sequence):
      try check(sequence.tag, is: "seq", at: position)
      var list: [SourceNode] = []
      list.reserveCapacity(sequence.count)
      for element in sequence { list.append(try self.node(element, depth: depth + 1)) }
      return SourceNode(content: .list(list), position: position)
    case .mapping(let mapping):
      try check(mapping.tag, is: "map", at: position)
      return SourceNode(content: .map(try entries(of: mapping, depth: depth)), position: position)
    }
  }

  private func entries(of mapping: Node.Mapping, depth: Int) throws(SourceError) -> [SourceEntry] {
    var entries: [SourceEntry] = []
    entries.reserveCapacity(mapping.count)
    var lines: [String: Int] = [:]
    for (keyNode, valueNode) in mapping {
      let key = try node(keyNode, depth: depth + 1)
      guard case .text(let name) = key.content else { throw SourceError(at: key.position, problem: .keyNotText) }
      if let first = lines.updateValue(key.position.line, forKey: name) {
        throw SourceError(at: key.position, problem: .duplicateKey(key: name, firstLine: first))
      }
      entries.append(SourceEntry(key: name, position: key.position, value: try node(valueNode, depth: depth + 1)))
    }
    return entries
  }

  private func check(_ tag: Tag, is name: String, at position: SourcePosition) throws(SourceError) {
    let tag = tag.rawValue
    guard tag.isEmpty || tag == "tag:yaml.org,2002:\(name)" else {
      throw SourceError(at: position, problem: .tagsNotAllowed(tag: tag))
    }
  }

  // MARK: The text as it was

  private func restored(_ string: String) -> String {
    guard asterisk != nil || !marks.isEmpty else { return string }
    return String(
      String.UnicodeScalarView(
        string.unicodeScalars.lazy.filter { !isMark($0) }.map { $0 == asterisk ? "*" : $0 }))
  }

  private func isMark(_ scalar: Unicode.Scalar) -> Bool { marks.contains { $0.scalar == scalar } }

  private func position(of mark: Mark?) -> SourcePosition {
    guard let mark else { return SourcePosition(line: 1, column: 1) }
    // Each mark moved what follows it on its line, the later ones seen from the earlier ones' text.
    let column = marks.reversed().reduce(mark.column) { column, inserted in
      inserted.position.line == mark.line && column > inserted.position.column ? column - 1 : column
    }
    return source.position(line: mark.line, column: column)
  }

  // MARK: Errors of the parser

  /// Returns if another attempt with a changed text gives more information, and throws otherwise.
  private mutating func resolve(_ error: YamlError) throws(SourceError) {
    switch error {
    case .scanner(let context, let problem, let mark, _), .parser(let context, let problem, let mark, _):
      let isDeep = problem.hasPrefix("Maximum nesting level")
      let message = context.map { "\($0.text): \(problem)" } ?? problem
      throw SourceError(
        at: position(of: mark),
        problem: isDeep ? .tooDeep(maximum: Self.maximumDepth) : .notYAML(message: message))
    case .composer(_, _, let mark, _):
      throw SourceError(at: position(of: mark), problem: .severalDocuments)
    case .duplicatedKeysInMapping(let keys, let context):
      try mark(context.mark, key: keys.first ?? "")
    default:
      throw SourceError(at: source.position(line: 1, column: 1), problem: .notYAML(message: "\(error)"))
    }
  }

  /// Changes the first of two equal keys, because the parser refuses the second without its place.
  private mutating func mark(_ mark: Mark, key: String) throws(SourceError) {
    let position = position(of: mark)
    let used = marks.count + (asterisk == nil ? 0 : 1)
    let key = restored(key)
    guard used < source.unusedCharacters.count, let index = index(of: mark) else {
      // After a few attempts: a key with an equal one before or behind it.
      let first = marks.first { $0.key == key }?.line ?? position.line
      throw SourceError(at: position, problem: .duplicateKey(key: key, firstLine: first))
    }
    switch text.unicodeScalars[index] {
    case "&", asterisk: throw SourceError(at: position, problem: .aliasesNotAllowed)
    case "!": throw SourceError(at: position, problem: .tagsNotAllowed(tag: "!"))
    case "[", "{", "|", ">": throw SourceError(at: position, problem: .keyNotText)
    default: break
    }
    let scalar = source.unusedCharacters[used]
    let isQuoted = text.unicodeScalars[index] == "\"" || text.unicodeScalars[index] == "'"
    text.unicodeScalars.insert(scalar, at: isQuoted ? text.unicodeScalars.index(after: index) : index)
    let place = SourcePosition(line: mark.line, column: mark.column)
    marks.append(KeyMark(scalar: scalar, position: place, key: key, line: position.line))
  }

  private func index(of mark: Mark) -> String.Index? {
    let scalars = text.unicodeScalars
    var line = 1
    var index = scalars.startIndex
    while line < mark.line, index < scalars.endIndex {
      let scalar = scalars[index]
      scalars.formIndex(after: &index)
      let isHalf = scalar == "\r" && index < scalars.endIndex && scalars[index] == "\n"
      if SourceText.endsLine(scalar) && !isHalf { line += 1 }
    }
    index = scalars.index(index, offsetBy: mark.column - 1, limitedBy: scalars.endIndex) ?? scalars.endIndex
    return index < scalars.endIndex ? index : nil
  }
}
