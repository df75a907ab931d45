import Messages

extension SourceProblem: CustomStringConvertible {
  /// The error in one line, without a full stop.
  package var description: String { description { "'\($0)'" } }

  /// The error in one line, in which `spelled` writes keys as the user wrote them.
  package func description(spelled: (_ key: String) -> String) -> String {
    switch self {
    case .tooLarge(let bytes, let maximum): "\(bytes) bytes are too many; the maximum is \(maximum)"
    case .invalidUTF8: "this byte is not UTF-8"
    case .utf16: "the file is UTF-16; it must be UTF-8"
    case .forbiddenCharacter(let value): "U+\(String(value, radix: 16, uppercase: true)) is not allowed here"
    case .tooManyMarks(let maximum): "a letter has more than \(maximum) combining marks"
    case .notYAML(let message): "not YAML: \(message)"
    case .notJSON(let expected): "not JSON: expected \(expected)"
    case .notTOML(let message): "not TOML: \(Message.shortened(message))"
    case .notCSV(let expected): "not CSV: expected \(expected)"
    case .emptyFile: "there is nothing in this file"
    case .severalDocuments: "a second document begins here; a file has only one"
    case .tooDeep(let maximum): "nested deeper than \(maximum) levels"
    case .tooManyValues(let maximum): "more than \(maximum) values"
    case .tooManyDirectives(let maximum): "more than \(maximum) lines begin with '%', as directives of YAML do"
    case .aliasesNotAllowed: "anchors and aliases are not supported, because a few of them can mean billions of values"
    case .tagsNotAllowed(let tag): "the tag '\(Message.shortened(tag))' is not supported"
    case .keyNotText: "a key must be a plain word"
    case .duplicateKey(let key, let line): "the key '\(Message.shortened(key))' is already in line \(line)"
    case .unknownKey(let key, let name, let suggestion, let expected):
      Message.unknown("key", key, suggestion: suggestion, known: [])
        + (suggestion == nil && !expected.isEmpty
          ? "; \(Self.context(name, "has", "have")) \(Message.list(expected, "and"))" : "")
    case .missingKey(let key, let name): "\(Self.context(name, "needs", "need")) \(Self.theKey(spelled(key)))"
    case .missingKind(let name, let expected):
      "\(Self.context(name, "needs", "need")) one of \(Message.list(expected, "and"))"
    case .severalKinds(let name, let found, _):
      "\(Self.context(name, "is", "are")) one thing, not \(Message.list(found, "and"))"
    case .exclusiveKeys(let name, let keys):
      "\(Self.context(name, "has", "have")) only one of \(Message.list(keys.map(spelled), "and"))"
    case .noEffect(let key, let reason): "\(spelled(key)) \(reason)"
    case .emptyText(let key): Message.emptyText(spelled(key))
    case .wrongForm(let expected, let found):
      "expected \(Message.list(expected.map { $0.rawValue }, "or")), not \(found.rawValue)"
    case .badShortForm(let text, let example): "'\(Message.shortened(text))' is not a value such as \(example)"
    case .tooFewElements(let minimum): "at least \(minimum) \(minimum == 1 ? "element is" : "elements are") needed"
    case .unknownValue(let text, let what, let suggestion, let expected):
      Message.unknown(what, text, suggestion: suggestion, known: expected)
    case .unknownLook(let name, let kind, let suggestion, let owner, let expected):
      Message.unknownLook(name, for: kind, of: owner, suggestion: suggestion, known: expected)
    case .unknownColor(let text, let suggestion): Message.unknownColor(text, suggestion: suggestion)
    case .notANumber(let text): "'\(Message.shortened(text))' is not a plain number"
    case .notAnInteger(let text): "'\(Message.shortened(text))' is not a whole number"
    case .integerTooLarge(let text): Message.integerTooLarge(text)
    case .numberOutOfRange(let text, let allowed):
      Message.outOfRange(Message.shortened(text), allowed)
    case .badIDPrefix(let text): Message.badIDPrefix(text)
    case .refused(let refusal): refusal.description
    case .pathLeadsOut(let path): "'\(Message.shortened(path))' leads out of the folder of the file that names it"
    case .unreadableFile(let path, let reason):
      "'\(Message.shortened(path))'" + (reason.map { ": \($0)" } ?? " does not exist, or cannot be read")
    case .cyclicLooks(let chain):
      "looks that extend each other in a cycle: \(chain.map(Message.shortened).joined(separator: ", "))"
    case .tooManyExtensions(let maximum): "more than \(maximum) looks extend each other"
    case .pairNeedsManifest: "two files for a badge need a manifest; take light, dark or auto"
    case .badFileName(let name, let fault): "'\(Message.shortened(name))' cannot be a file's name: \(fault.reason)"
    case .fileOutsideOutput(let name): "'\(Message.shortened(name))' leads out of the output folder"
    case .duplicateFile(let name, let line, let file):
      "'\(Message.shortened(name))' is already written "
        + (line.map { "in \(Self.line($0, of: file))" } ?? "by the same entry")
    case .fileIsFolder(let name, let line, let file):
      "'\(Message.shortened(name))' is both a file and a folder; see \(Self.line(line, of: file))"
    }
  }

  private static func line(_ number: Int, of file: String?) -> String {
    "line \(number)" + (file.map { " of \(Message.shortened($0))" } ?? "")
  }

  private static func theKey(_ key: String) -> String { key.hasPrefix("'") ? "the key \(key)" : key }

  /// The owner of keys with a verb: `a pill has`, `defaults have`.
  private static func context(_ name: String, _ verb: String, _ plural: String) -> String {
    ["defaults", "states", "data"].contains(name) ? "\(name) \(plural)" : "\(Message.article(name)) \(verb)"
  }
}

extension ForeignProblem: CustomStringConvertible {
  /// The facts in one line, without a full stop.
  package var description: String { TerminalText.plain(facts.description) }
}
