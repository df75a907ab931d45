package import KeyTables
import LookFiles
package import SourceTree

/// The keys of an entry, with those that it has by default and from data: enough to write it again.
package struct EntrySource: Sendable {
  /// The kind of the badge.
  package var kind: EntryKind
  /// The keys of the badge.
  package var keys: [SourceEntry]
  /// The keys beside the badge, but for the file.
  package var settings: [SourceEntry]
  /// Whether its look is a file that may name design tokens.
  package var mayNameTokens: Bool
  /// Whether texts of the manifest have expressions in braces.
  package var isTemplate = false

  /// The entry of a file for the manifest that it is from, in which braces that are text may be doubled.
  package func manifestEntry(file: String) -> YAMLValue {
    isTemplate ? yaml(file: file).doublingBraces : yaml(file: file)
  }

  /// The entry of a file, with its texts as they are.
  package func yaml(file: String) -> YAMLValue {
    // Only status badges line up, and none with a width of its own.
    let linesUp = kind == .status && !keys.contains { $0.key == "width" }
    let settings = linesUp ? settings : settings.filter { $0.key != "alignWidths" }
    let own = SourceNode(content: .map(settings), position: .start)
    let badge = SourceNode(content: .map(keys), position: .start)
    guard case .map(let entries) = YAMLValue(own, as: .map(EntrySettings.form)) else { return .map([]) }
    return .map([("file", .text(file))] + entries + [(kind.rawValue, YAMLValue(badge, as: .map(kind.form)))])
  }
}

extension YAMLValue {
  /// A value that was read; its form tells numbers from texts.
  package init(_ node: SourceNode, as form: Form?) {
    switch node.content {
    case .text(let text): self = form?.takesNumber == true && text.isNumberOrFlag ? .number(text) : .text(text)
    case .list(let elements): self = .list(elements.map { YAMLValue($0, as: form?.elementForm) })
    case .map(let map): self = .map(map.map { ($0.key, YAMLValue($0.value, as: form?.map?[$0.key]?.form)) })
    case .nothing: self = .number("null")
    }
  }

  /// The keys of an entry, as a manifest has them.
  package init(entry node: SourceNode) {
    let settings = EntrySettings.form
    self = .map(
      node.entries.map { entry in
        let kind = EntryKind(rawValue: entry.key).map { Form.map($0.form) }
        return (entry.key, YAMLValue(entry.value, as: kind ?? settings[entry.key]?.form))
      })
  }

  /// The value for a manifest in which braces stand for values.
  package var doublingBraces: YAMLValue {
    mapTexts { $0.replacing("{", with: "{{").replacing("}", with: "}}") }
  }
}

extension String {
  fileprivate var isNumberOrFlag: Bool { Double(self) != nil || self == "true" || self == "false" }
}

extension Form {
  /// Whether the value may be a number, `true` or `false`.
  fileprivate var takesNumber: Bool {
    alternatives.contains { form in
      switch form {
      case .number, .integer, .flag: true
      default: false
      }
    }
  }
}
