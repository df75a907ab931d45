public import LookModel

// In place of two files of Cartouche: looks are made from their texts, which are much smaller than code that makes them.

/// A look that is included in Cartouche, with its summary. ``all`` lists them.
public struct BuiltinLook {
  public var look: Look
  public var summary: String

  public var name: String { look.name }
  public var kind: Look.Kind { look.kind }

  public static var all: [BuiltinLook] { texts.map { $0.made } }
  package static var names: [String] { texts.map { $0.name } }

  /// The look with a name as JSON.
  package static func text(of name: String) -> [UInt8]? {
    texts.first { $0.name == name }.map { $0.text.withUTF8Buffer { Array($0) } }
  }
}

/// A look as JSON, and the look when it is needed. There is one thread.
final class BuiltinText: @unchecked Sendable {
  let kind: Look.Kind
  let name: String
  let text: StaticString
  lazy var made = {
    let (look, summary) = readLook(text, name)
    return BuiltinLook(look: look, summary: summary)
  }()

  init(_ kind: Look.Kind, _ name: String, _ text: StaticString) {
    self.kind = kind
    self.name = name
    self.text = text
  }
}

/// Reads a look. The linker finds it in LookFiles, which is made after this module.
@_silgen_name("cartouche_read_look")
private func readLook(_ text: StaticString, _ name: String) -> (Look, summary: String)

extension NamedLook {
  package static func builtin(named name: String) -> Self? {
    BuiltinLook.texts.first { $0.kind == kind && $0.name == name }.flatMap { Self($0.made.look) }
  }

  /// A look that is known to be there.
  static func read(_ name: String) -> Self {
    guard let look = builtin(named: name) else { fatalError(name) }
    return look
  }

  fileprivate static var all: [Self] { BuiltinLook.texts.filter { $0.kind == kind }.compactMap { Self($0.made.look) } }
}

extension PillLook { public static var builtin: [PillLook] { all } }
extension HubLook { public static var builtin: [HubLook] { all } }
extension CellLook { public static var builtin: [CellLook] { all } }
extension StatusLook { public static var builtin: [StatusLook] { all } }
