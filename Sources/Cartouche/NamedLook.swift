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
  /// The look of this kind; nil for a look of another kind.
  init?(_ look: Look)
}

extension NamedLook {
  /// The built-in look with a name.
  ///
  /// - Throws: ``BadgeError`` if no look of this kind has the name.
  public static func named(_ name: String) throws(BadgeError) -> Self {
    if let look = builtin(named: name) { return look }
    throw BadgeError.unknownLook(name, kind: kind, known: builtin.map { $0.name })
  }

  /// The built-in look with a name; nil if no look of this kind has the name.
  package static func builtin(named name: String) -> Self? { builtin.first { $0.name == name } }
}

extension PillLook: NamedLook {
  /// Pills.
  public static var kind: Look.Kind { .pill }
  /// The look for pills; nil for a look of another kind.
  public init?(_ look: Look) {
    guard case .pill(let look) = look else { return nil }
    self = look
  }
}

extension HubLook: NamedLook {
  /// Notification hubs.
  public static var kind: Look.Kind { .hub }
  /// The look for notification hubs; nil for a look of another kind.
  public init?(_ look: Look) {
    guard case .hub(let look) = look else { return nil }
    self = look
  }
}

extension CellLook: NamedLook {
  /// Cells, and tables made of them.
  public static var kind: Look.Kind { .cell }
  /// The look for cells and tables; nil for a look of another kind.
  public init?(_ look: Look) {
    guard case .cell(let look) = look else { return nil }
    self = look
  }
}

extension StatusLook: NamedLook {
  /// Status badges.
  public static var kind: Look.Kind { .status }
  /// The look for status badges; nil for a look of another kind.
  public init?(_ look: Look) {
    guard case .status(let look) = look else { return nil }
    self = look
  }
}

extension BuiltinLook {
  /// The built-in look with a name, of any kind.
  ///
  /// - Throws: ``BadgeError`` if no look has the name.
  public static func named(_ name: String) throws(BadgeError) -> BuiltinLook {
    if let look = all.first(where: { $0.name == name }) { return look }
    throw BadgeError.unknownLook(name, kind: nil, known: all.map { $0.name })
  }
}

extension BadgeError {
  /// A name that no built-in look has, or none of the kind.
  ///
  /// - Parameter kind: The kind that is wanted; nil for any.
  package static func unknownLook(_ name: String, kind: Look.Kind?, known: [String]) -> Self {
    let owner = BuiltinLook.all.first { $0.name == name }?.kind
    let suggestion = owner == nil ? name.nearest(among: known) : nil
    return Self(
      Message.unknownLook(name, for: kind?.rawValue, of: owner?.rawValue, suggestion: suggestion, known: known))
  }
}
