import Messages

/// Why there is no value at a path.
package enum ValueProblem: Hashable, Sendable {
  /// There is no such key, or its value is null. A key of the map, or another one that is known, can be meant.
  case missingKey(key: String, among: SourceMap = [], or: [String] = [])
  /// The list has no such element.
  case missingElement(index: Int, count: Int)
  /// A value of the wrong type: that of a key, or the one with the key; without a name, the whole file.
  case wrongType(what: String, isAbove: Bool = false, expected: String, found: String)

  /// Whether the file is sound and only does not have the value.
  package var isMissing: Bool { if case .wrongType = self { false } else { true } }
}

extension ValueProblem: CustomStringConvertible {
  /// The most keys of a map that are compared with a missing one.
  private static let maximumKeys = 100

  /// The end of a message about a table whose only column has the names of several.
  private static func separatorHint(_ key: String, _ entries: SourceMap) -> String? {
    guard entries.count == 1, let column = entries.first?.key, column != key,
      column.utf8.split(whereSeparator: { "; \t|".utf8.contains($0) }).contains(where: { $0.elementsEqual(key.utf8) })
    else { return nil }
    return "; '\(Message.shortened(column))' is one column, as the columns of CSV have commas between them"
  }

  /// The problem in one line, without a full stop.
  package var description: String {
    switch self {
    case .missingKey("", _, _): "there is no value"
    case .missingKey(let key, let entries, let others):
      "there is no value for '\(Message.shortened(key))'"
        + (Self.separatorHint(key, entries)
          ?? Message.hint(
            key.nearest(among: entries.prefix(Self.maximumKeys).map { $0.key } + others).map(Message.shortened)))
    case .missingElement(let index, let count):
      "there is no element \(index); the list has \(Message.count(count, "element"))"
    case .wrongType(let what, let isAbove, let expected, let found):
      (isAbove ? "the value above " : "") + (what.isEmpty ? "the file" : "'\(Message.shortened(what))'")
        + " must be \(expected), not \(found)"
    }
  }
}

extension SourceError {
  /// A value that is not there, or of another type.
  package init(at position: SourcePosition, _ problem: ValueProblem) {
    self.init(at: position, problem: .refused(ForeignProblem(problem)))
  }

  #if !hasFeature(Embedded)
    /// Why there is no value, if that is the problem.
    package var valueProblem: ValueProblem? {
      if case .refused(let problem) = problem { problem.facts as? ValueProblem } else { nil }
    }
  #endif

  /// One value too many at a place.
  static func tooManyValues(at position: SourcePosition) -> SourceError {
    SourceError(at: position, problem: .tooManyValues(maximum: SourceNode.maximumCount))
  }
}
