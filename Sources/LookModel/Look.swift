/// The look of a badge of any kind: the contents of one template.
public indirect enum Look: Hashable, Sendable {
  /// The kind of badges that a look is for.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Pills.
    case pill
    /// Notification hubs.
    case hub
    /// Cells, and tables made of them.
    case cell
    /// Status badges.
    case status
  }

  /// The look of a pill.
  case pill(PillLook)
  /// The look of a hub.
  case hub(HubLook)
  /// The look of a cell and of a table.
  case cell(CellLook)
  /// The look of a status badge.
  case status(StatusLook)

  /// The look's name, which is its file's.
  public var name: String {
    switch self {
    case .pill(let look): look.name
    case .hub(let look): look.name
    case .cell(let look): look.name
    case .status(let look): look.name
    }
  }

  /// The kind of badges that the look is for.
  public var kind: Kind {
    switch self {
    case .pill: .pill
    case .hub: .hub
    case .cell: .cell
    case .status: .status
    }
  }
}
