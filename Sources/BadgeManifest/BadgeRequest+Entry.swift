public import Cartouche
import KeyTables
import SourceTree

extension BadgeRequest {
  /// What is set.
  public enum Kind: Hashable, Sendable {
    /// A state.
    case state(BadgeState)
    /// Colours for dark pages, or for dark and light ones.
    case colorScheme(OutputColorScheme)
    /// Shadows as filters, in files for design tools.
    case shadowFilters
    /// A font that is larger than the hub with the count; with the size of the largest one that is not, in points.
    case font(most: Double)
  }

  /// The requests of an entry for its badge and for the rows of its table, each at its place. Requests in `defaults`
  /// apply only to badges that support them.
  static func all(of badge: some EntryBadge, entry: Field, value: Field, _ settings: EntrySettings) -> [BadgeRequest] {
    var requests: [BadgeRequest] = []
    if settings.kind == .design, settings.shadows == .filter, let place = entry.node.entries["shadows"]?.position {
      requests.append(BadgeRequest(kind: .shadowFilters, position: place) { badge })
    }
    requests += badge.states(value.node)
    if let most = badge.largestFont {
      let place = value.node.entries["font"]?.position ?? value.node.position
      requests.append(BadgeRequest(kind: .font(most: most), position: place) { badge })
    }
    if let scheme = badge.options.colorScheme, scheme != .light, let place = entry.node.entries["colorScheme"]?.position
    {
      requests.append(BadgeRequest(kind: .colorScheme(scheme), position: place) { badge.colorScheme(.light) })
    }
    return requests
  }
}

extension EntryBadge {
  var largestFont: Double? { nil }
  func states(_ value: SourceNode) -> [BadgeRequest] { [] }
}

extension EntryBadge where Self: StyledBadge {
  func states(_ value: SourceNode) -> [BadgeRequest] {
    guard let state = style.state, state != .normal, let place = value.entries["state"]?.position else { return [] }
    return [BadgeRequest(kind: .state(state), position: place) { self.state(.normal) }]
  }
}

extension Cell {
  func states(_ value: SourceNode) -> [BadgeRequest] {
    guard state != .normal, let place = value.entries["state"]?.position else { return [] }
    return [BadgeRequest(kind: .state(state), position: place) { self.state(.normal) }]
  }
}

extension Table {
  func states(_ value: SourceNode) -> [BadgeRequest] {
    guard let nodes = value.entries["rows"]?.value.elements else { return [] }
    return zip(rows.indices, nodes).compactMap { index, node in
      guard rows[index].state != .normal, let place = node.entries["state"]?.position else { return nil }
      return BadgeRequest(
        kind: .state(rows[index].state), position: place, part: { around(index) },
        plain: { around(index, isPlain: true) })
    }
  }

  /// The table of a row and those beside it.
  private func around(_ index: Int, isPlain: Bool = false) -> Table {
    let range = max(0, index - 1)...min(rows.count - 1, index + 1)
    var part = self
    part.rows = Array(rows[range])
    if isPlain { part.rows[index - range.lowerBound].state = .normal }
    return part
  }
}
