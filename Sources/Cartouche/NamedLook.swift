public import LookModel
import Messages
import SVGTree

/// A look that can be found by its name: `try Pill("42").look(.named("mail"))`.
public protocol NamedLook {
  /// The looks of this kind that are included in Cartouche.
  static var builtin: [Self] { get }
  /// The kind of badges that looks of this type are for.
  static var kind: Look.Kind { get }
  /// The look's name, which is that of its template.
  var name: String { get }
}

extension NamedLook {
  /// The built-in look with a name.
  ///
  /// - Throws: ``LookNameError`` if no look of this kind has the name.
  @inlinable public static func named(_ name: String) throws(LookNameError) -> Self {
    let looks = builtin
    if let index = looks.firstIndex(where: { $0.name == name }) { return looks[index] }
    throw LookNameError(name, kind: kind, known: looks.map { $0.name })
  }
}

extension Look {
  /// The look as one of its kind.
  package var value: any NamedLook {
    switch self {
    case .pill(let look): look
    case .hub(let look): look
    case .cell(let look): look
    case .status(let look): look
    }
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
  /// The built-in look with a name, of any kind.
  ///
  /// - Throws: ``LookNameError`` if no look has the name.
  public static func named(_ name: String) throws(LookNameError) -> BuiltinLook {
    if let look = all.first(where: { $0.name == name }) { return look }
    throw LookNameError(name, kind: nil, known: all.map(\.name))
  }
}

/// A name that no built-in look has, or none of the requested kind.
public struct LookNameError: Error, Hashable, Sendable {
  /// The requested name.
  public var name: String
  /// The requested kind; nil for any.
  public var kind: Look.Kind?
  /// The kind of the look with this name; nil if there is none.
  public var owner: Look.Kind?
  /// The nearest name, as a suggestion; nil if none is near.
  public var suggestion: String?
  /// All names.
  public var known: [String]

  @usableFromInline init(_ name: String, kind: Look.Kind?, known: [String]) {
    self.name = name
    self.kind = kind
    self.known = known
    owner = BuiltinLook.all.first { $0.name == name }?.kind
    suggestion = owner == nil ? name.nearest(among: known) : nil
  }
}
