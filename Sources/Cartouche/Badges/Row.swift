public import LookModel
import Typesetting

/// One row of a table: a summary, a detail below it, and a badge at the trailing edge.
public struct Row: Hashable, Sendable {
  /// A badge in a row. Most rows have none, and keep no room for one.
  public indirect enum Accessory: Hashable, Sendable {
    /// A text in a pill. Its host is ignored.
    case pill(Pill)
    /// A count in a circle. Its host is ignored.
    case hub(Hub)
  }

  /// The first line.
  public var summary: String
  /// The second line; nil for a row of one line.
  public var detail: String?
  /// The badge at the trailing edge, if any.
  public var accessory: Accessory?
  /// The state of the row.
  public var state = BadgeState.normal

  /// A row of one or two lines.
  public init(_ summary: String, detail: String? = nil) {
    self.summary = summary
    self.detail = detail
  }

  /// This row with a pill at its trailing edge.
  public func badge(_ pill: Pill) -> Row { changed { $0.accessory = .pill(pill) } }

  /// This row with a hub at its trailing edge.
  public func badge(_ hub: Hub) -> Row { changed { $0.accessory = .hub(hub) } }

  /// This row in a state, which its badge shares unless it sets its own.
  public func state(_ state: BadgeState) -> Row { changed { $0.state = state } }

  private func changed(_ change: (inout Row) -> Void) -> Row {
    var copy = self
    change(&copy)
    return copy
  }
}

extension Row.Accessory {
  /// The layout of the badge, at rest, in a row in `state`, in `scheme`, with the colours that `look` has for it, in lines that
  /// run in `direction`.
  func layout(
    in state: BadgeState, on scheme: ColorScheme, look: RowLook, direction: LayoutDirection?,
    with shaper: some TextShaper
  ) throws(BadgeError) -> BadgeLayout {
    switch self {
    case .pill(var pill):
      if pill.style.state == nil, scheme == .light { pill.look.colors.adopt(look.badge, in: state) }
      pill.host = nil
      return try pill.adopting(state, scheme, direction).layout(with: shaper, isStill: true)
    case .hub(var hub):
      hub.host = nil
      return try hub.adopting(state, scheme, direction).layout(with: shaper, isStill: true)
    }
  }
}

extension StateTable<PillLook.Colors> {
  /// Sets the colours of the row's look if the colours for the state are not the normal ones. A text that is cut out
  /// stays so.
  fileprivate mutating func adopt(_ row: Dark, in state: BadgeState) {
    let own = row[state] ?? (state == .selected ? row.highlighted : nil)
    guard var colors = own, state == .normal || self[state] != normal else { return }
    if self[state].text == .knockout { colors.text = .knockout }
    self = StateTable(normal: colors, disabled: colors)
  }
}

extension StyledBadge {
  /// This badge with missing options taken from its row.
  fileprivate func adopting(_ state: BadgeState, _ scheme: ColorScheme, _ direction: LayoutDirection?) -> Self {
    changed {
      $0.style.state = style.state ?? state
      $0.style.layoutDirection = style.layoutDirection ?? direction
      let own = options.colorScheme == .automatic ? nil : options.colorScheme
      $0.options.colorScheme = own ?? (scheme == .dark ? .dark : .light)
    }
  }
}

/// Collects the rows of a table.
@resultBuilder
public enum RowBuilder {
  /// One row.
  public static func buildExpression(_ row: Row) -> [Row] { [row] }
  /// Existing rows.
  public static func buildExpression(_ rows: [Row]) -> [Row] { rows }
  /// Rows in order.
  public static func buildBlock(_ parts: [Row]...) -> [Row] { parts.flatMap { $0 } }
  /// The rows of a loop.
  public static func buildArray(_ parts: [[Row]]) -> [Row] { parts.flatMap { $0 } }
  /// The rows of an `if` without `else`.
  public static func buildOptional(_ part: [Row]?) -> [Row] { part ?? [] }
  /// The rows of the first branch.
  public static func buildEither(first part: [Row]) -> [Row] { part }
  /// The rows of the second branch.
  public static func buildEither(second part: [Row]) -> [Row] { part }
}
