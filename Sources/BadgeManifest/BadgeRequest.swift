public import Cartouche
import KeyTables
public import SourceTree

/// A state, a colour scheme or a form of shadows that is set for a badge, and the badge without it. Comparing both shows
/// whether it has an effect.
public struct BadgeRequest: Sendable {
  /// What is set.
  public enum Kind: Hashable, Sendable {
    /// A state.
    case state(BadgeState)
    /// Colours for dark pages, or for dark and light ones.
    case colorScheme(OutputColorScheme)
    /// Shadows as filters, in files for design tools.
    case shadowFilters
  }

  /// What is set.
  public var kind: Kind
  /// Where it is in the entry; nil for a badge that no entry describes.
  public var position: SourcePosition?
  /// The badge without it.
  var plain: any Badge

  /// The requests in `badge` itself. The normal state and light pages are not requests.
  public static func all(of badge: any Badge) -> [BadgeRequest] {
    var requests: [BadgeRequest] = []
    if let (state, plain) = stateful(badge), state != .normal {
      requests.append(BadgeRequest(kind: .state(state), plain: plain))
    }
    if let scheme = badge.options.colorScheme, scheme != .light {
      requests.append(BadgeRequest(kind: .colorScheme(scheme), plain: badge.colorScheme(.light)))
    }
    return requests
  }

  /// The state that a badge is in, and the badge in the normal one; nil for a badge without states.
  private static func stateful(_ badge: any Badge) -> (BadgeState, any Badge)? {
    switch badge {
    case let cell as Cell: (cell.state, cell.state(.normal))
    case let badge as any StyledBadge: badge.style.state.map { ($0, badge.state(.normal)) }
    default: nil
    }
  }

  /// Whether `badge` looks different because of this request. For a badge that shows nothing, this is true.
  ///
  /// - Throws: ``BadgeError`` if a badge cannot be drawn.
  public func changes(_ badge: any Badge, shaper: any TextShaper) throws(BadgeError) -> Bool {
    let document = try badge.document(shaper: shaper)
    if kind == .shadowFilters { return !document.keepsShadowBands }
    let other = try plain.document(shaper: shaper)
    return document.title == nil || document != other
  }
}

extension [BadgeRequest] {
  /// Those without which `badge` looks the same. One that cannot be compared is none of them.
  public func withoutEffect(on badge: any Badge, shaper: any TextShaper) -> [BadgeRequest] {
    filter { (try? $0.changes(badge, shaper: shaper)) == false }
  }
}

extension BadgeRequest {
  /// The requests of a manifest's entry for its badge and for the rows of its table, each at its place. Requests in
  /// `defaults` apply only to badges that support them.
  static func all(of badge: any Badge, entry: Field, value: Field, _ settings: EntrySettings) -> [BadgeRequest] {
    var filters: [BadgeRequest] = []
    if settings.kind == .design, settings.shadows == .filter, let place = entry.node.entries["shadows"]?.position {
      filters.append(BadgeRequest(kind: .shadowFilters, position: place, plain: badge))
    }
    return filters + all(of: badge, entry: entry, value: value)
  }

  private static func all(of badge: any Badge, entry: Field, value: Field) -> [BadgeRequest] {
    let state = value.node.entries["state"]?.position
    let scheme = entry.node.entries["colorScheme"]?.position
    let rows = value.node.entries["rows"]?.value.elements
    guard state != nil || scheme != nil || rows != nil else { return [] }
    var requests = all(of: badge)
    for (index, request) in requests.enumerated() {
      switch request.kind {
      case .state: requests[index].position = state
      case .colorScheme, .shadowFilters: requests[index].position = scheme
      }
    }
    return requests.filter { $0.position != nil } + all(of: rows ?? [], in: badge)
  }

  private static func all(of rows: [SourceNode], in badge: any Badge) -> [BadgeRequest] {
    guard let table = badge as? Table else { return [] }
    var requests: [BadgeRequest] = []
    for (index, row) in rows.enumerated() where index < table.rows.count && table.rows[index].state != .normal {
      var plain = table
      plain.rows[index].state = .normal
      requests.append(
        BadgeRequest(kind: .state(table.rows[index].state), position: row.entries["state"]?.position, plain: plain))
    }
    return requests
  }
}
