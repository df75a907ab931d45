public import LookModel
import Messages
import SVGTree

/// A look that can be found by its name: `try Pill("42").look(.named("mail"))`.
public protocol NamedLook {
  /// The looks of this kind that come with Cartouche.
  static var builtin: [Self] { get }
  /// Which badges looks of this kind are for.
  static var kind: Look.Kind { get }
  /// The look's name, which is its template's.
  var name: String { get }
}

extension NamedLook {
  /// The built-in look of a name.
  ///
  /// - Throws: ``LookNameError`` where no look of this kind has it.
  public static func named(_ name: String) throws(LookNameError) -> Self {
    if let look = builtin.first(where: { $0.name == name }) { return look }
    throw LookNameError(name, kind: kind, known: builtin.map(\.name))
  }
}

extension PillLook: NamedLook {
  /// Pills.
  public static var kind: Look.Kind { .pill }
}

extension HubLook: NamedLook {
  /// Notification hubs.
  public static var kind: Look.Kind { .hub }
}

extension CellLook: NamedLook {
  /// Cells, and tables made of them.
  public static var kind: Look.Kind { .cell }
}

extension StatusLook: NamedLook {
  /// Status badges.
  public static var kind: Look.Kind { .status }
}

extension BuiltinLook {
  /// The built-in look of a name, of whatever kind.
  ///
  /// - Throws: ``LookNameError`` where no look has it.
  public static func named(_ name: String) throws(LookNameError) -> BuiltinLook {
    if let look = all.first(where: { $0.name == name }) { return look }
    throw LookNameError(name, kind: nil, known: all.map(\.name))
  }
}

/// A name that no built-in look has, or none of the kind that was asked for.
public struct LookNameError: Error, Hashable, Sendable {
  /// The name that was asked for.
  public var name: String
  /// The kind that was asked for; nil for any.
  public var kind: Look.Kind?
  /// The kind of the look that has the name; nil where none has.
  public var owner: Look.Kind?
  /// The name that was probably meant; nil where none is near.
  public var suggestion: String?
  /// The names that there are.
  public var known: [String]

  init(_ name: String, kind: Look.Kind?, known: [String]) {
    self.name = name
    self.kind = kind
    self.known = known
    owner = BuiltinLook.all.first { $0.name == name }?.kind
    suggestion = owner == nil ? name.nearest(among: known) : nil
  }
}
