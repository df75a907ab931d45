import KeyTables
import Messages
import SourceTree

/// Texts whose braces are drawn as they are, and look like values: probably not what was meant.
struct LiteralBraces {
  /// The warnings that are kept; more would help nobody.
  private static let maximum = 20
  /// The names of values that do not depend on the data.
  private static let ownNames = ["item", "key", "index", "value"]

  private(set) var warnings: [SourceError] = []

  /// Notes the texts of an entry.
  ///
  /// - Parameter names: The names of data, if texts have expressions; nil if braces are text.
  mutating func note(_ field: Field, names: [String]?) {
    guard warnings.count < Self.maximum else { return }
    switch field.node.content {
    case .nothing: return
    case .list(let nodes):
      for (index, node) in nodes.enumerated() {
        note(Field(root: node, path: field.path + ["\(index + 1)"]), names: names)
      }
    case .map(let entries):
      for entry in entries where entry.key != EntryTemplate.patternKey {
        note(Field(entry, in: field.path), names: names)
      }
    case .text(let text):
      guard text.utf8.contains(UInt8(ascii: "{")), let source = Self.expression(in: text, names) else { return }
      var warning = field.error(
        .refused(ForeignProblem(DataProblem.literalBraces(source: source, isDoubled: names != nil))))
      warning.path = field.path
      warnings.append(warning)
    }
  }

  /// The first part of a text that would be a value with other braces, as it is written.
  private static func expression(in text: String, _ names: [String]?) -> String? {
    // Others are no mistake: they have an error of their own, or are not values.
    guard text.utf8.count <= 1_000 else { return nil }
    let plain = names == nil ? text : text.replacing("{{", with: "{").replacing("}}", with: "}")
    guard names == nil || plain != text, let template = try? TextTemplate(plain) else { return nil }
    for case .expression(let expression) in template.parts {
      let name = expression.path[0]
      guard let names else {
        guard name.utf8.allSatisfy({ $0 >= 0x80 || "-_".utf8.contains($0) || $0.isLetterOrDigit }) else { continue }
        return expression.source
      }
      let source = "{" + expression.source + "}"
      if names.contains(name) || ownNames.contains(name), text.contains(source) { return source }
    }
    return nil
  }
}
