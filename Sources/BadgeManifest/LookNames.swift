import Cartouche
import LookFiles

/// The built-in looks of one kind by name.
struct LookNames<Value: Sendable>: Sendable {
  private let looks: [String: Value]
  private let kind: Look.Kind

  init(_ looks: [(String, Value)], kind: Look.Kind) {
    self.looks = Dictionary(looks) { first, _ in first }
    self.kind = kind
  }

  /// The look that a value names.
  func look(_ field: Field) throws(SourceError) -> Value {
    let name = try field.text()
    if let look = looks[name] { return look }
    let names = looks.keys.sorted()
    let owner = BuiltinLook.all.first { $0.name == name }?.kind
    throw field.error(
      .unknownLook(
        name: name, kind: kind.rawValue, suggestion: name.nearest(among: names), belongsTo: owner?.rawValue,
        expected: names))
  }
}
