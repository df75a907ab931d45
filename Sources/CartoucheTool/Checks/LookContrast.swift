import BadgeManifest
import Cartouche
import ContrastChecking
import LookModel
import Messages
import SourceTree
import XMLChecking

/// Checks the texts of the badges of a manifest: of each look in its states, on light and on dark pages, and of each badge
/// as it is.
struct LookContrast {
  let check: ContrastCheck
  /// The looks that were checked.
  private var looks: Set<Look> = []
  /// The looks with the colours of their texts that are reported.
  private var known: Set<Pair> = []
  /// The texts that are hard to read, each in one line with its place in the manifest.
  private(set) var faults: [(position: SourcePosition, message: String)] = []

  private struct Pair: Hashable {
    var look: Look
    var text: Color
    var background: Color
  }

  init(_ check: ContrastCheck) { self.check = check }

  /// Adds a badge. A look is drawn with the texts of the first badge that has it.
  mutating func add(_ entry: ManifestEntry) throws(BadgeError) {
    guard let (look, samples) = Self.samples(of: entry.badge) else { return }
    if looks.insert(look).inserted {
      for (state, badge) in samples {
        for (scheme, pages) in [(OutputColorScheme.light, "light"), (.dark, "dark")] {
          let name = "\(look.name)\(state.map { ", \($0.rawValue)" } ?? ""), on \(pages) pages"
          try add(badge.colorScheme(scheme), of: look, named: name, at: entry.position)
        }
      }
    }
    try add(entry.badge, of: look, named: entry.file, at: entry.position)
  }

  private mutating func add(
    _ badge: any Badge, of look: Look, named name: String, at position: SourcePosition
  ) throws(BadgeError) {
    var check = check
    if badge.options.colorScheme == .dark { check.page = check.darkPage }
    let bytes = try badge.serialized(for: .web, shaper: BuiltinShaper())
    var messages: [String] = []
    do {
      for finding in try check.findings(in: XMLTree(parsing: bytes)) {
        let pair = Pair(look: look, text: finding.color, background: finding.background)
        if known.insert(pair).inserted { messages.append(finding.message) }
      }
    } catch {
      messages = ["\(error)"]
    }
    faults += messages.map { (position, "\(Message.shortened(name)): \($0)") }
  }

  /// The look of a badge, with badges that have its colours alone in each state that has texts to be read; nil for a
  /// badge without texts. What is disabled need not be read, by WCAG 2.
  private static func samples(of badge: any Badge) -> (Look, [(BadgeState?, any Badge)])? {
    let states: [BadgeState] = [.normal, .highlighted, .selected]
    switch badge {
    case let pill as Pill:
      let sample = pill.changing { $0.style = plain($0.style) }
      return (.pill(pill.look), states.map { ($0, sample.state($0)) })
    case let hub as Hub:
      let sample = hub.changing { $0.style = plain($0.style) }
      return (.hub(hub.look), states.map { ($0, sample.state($0)) })
    case let table as Table:
      return (
        .cell(table.look),
        states.map { state in (state, table.changing { $0.rows = $0.rows.map { row in row.state(state) } }) }
      )
    case let status as StatusBadge: return (.status(status.look), [(nil, status.changing { $0.removeColors() })])
    default: return nil
    }
  }

  /// A style without colours.
  private static func plain(_ style: BadgeStyle) -> BadgeStyle {
    var plain = BadgeStyle()
    plain.font = style.font
    plain.layoutDirection = style.layoutDirection
    return plain
  }
}

extension Badge {
  fileprivate func changing(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}

extension StatusBadge {
  /// Leaves the colours to the look.
  fileprivate mutating func removeColors() {
    (fill, text, palette) = (nil, nil, nil)
    (label.color, label.darkColor) = (nil, nil)
    for index in messages.indices { (messages[index].color, messages[index].darkColor) = (nil, nil) }
  }
}
