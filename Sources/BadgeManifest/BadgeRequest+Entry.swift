public import Cartouche
import KeyTables
package import SourceTree

extension BadgeRequest {
  /// What is set.
  public enum Kind: Hashable, Sendable {
    /// A state.
    case state(BadgeState)
    /// Colours for dark pages, or for dark and light ones.
    case colorScheme(OutputColorScheme)
    /// Shadows as filters, in files for design tools.
    case shadowFilters
  }

  /// The requests of an entry for its badge and for the rows of its table, each at its place. Requests in `defaults`
  /// apply only to badges that support them.
  static func all(of badge: some EntryBadge, entry: Field, value: Field, _ settings: EntrySettings) -> [BadgeRequest] {
    var requests: [BadgeRequest] = []
    if settings.kind == .design, settings.shadows == .filter, let place = entry.node.entries["shadows"]?.position {
      requests.append(BadgeRequest(kind: .shadowFilters, position: place) { badge })
    }
    for (state, place, plain) in badge.states(value.node) {
      requests.append(BadgeRequest(kind: .state(state), position: place, plain: plain))
    }
    if let scheme = badge.options.colorScheme, scheme != .light, let place = entry.node.entries["colorScheme"]?.position
    {
      requests.append(BadgeRequest(kind: .colorScheme(scheme), position: place) { badge.colorScheme(.light) })
    }
    return requests
  }
}

extension EntryBadge {
  func states(_ value: SourceNode) -> [(BadgeState, SourcePosition, plain: @Sendable () -> Self)] { [] }
}

extension EntryBadge where Self: StyledBadge {
  func states(_ value: SourceNode) -> [(BadgeState, SourcePosition, plain: @Sendable () -> Self)] {
    guard let state = style.state, state != .normal, let place = value.entries["state"]?.position else { return [] }
    return [(state, place, { self.state(.normal) })]
  }
}

extension Cell {
  func states(_ value: SourceNode) -> [(BadgeState, SourcePosition, plain: @Sendable () -> Cell)] {
    guard state != .normal, let place = value.entries["state"]?.position else { return [] }
    return [(state, place, { self.state(.normal) })]
  }
}

extension Table {
  func states(_ value: SourceNode) -> [(BadgeState, SourcePosition, plain: @Sendable () -> Table)] {
    guard let nodes = value.entries["rows"]?.value.elements else { return [] }
    return zip(rows.indices, nodes).compactMap { index, node in
      guard rows[index].state != .normal, let place = node.entries["state"]?.position else { return nil }
      return (
        rows[index].state, place,
        {
          var plain = self
          plain.rows[index].state = .normal
          return plain
        }
      )
    }
  }
}
