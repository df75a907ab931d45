import BadgeManifest
import Cartouche
import ContrastChecking
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

  /// Adds a badge. A look is drawn as the first badge that has its colours.
  mutating func add(_ entry: ManifestEntry) throws(BadgeError) {
    guard let (look, samples) = Self.samples(of: entry.badge) else { return }
    if !looks.contains(look) {
      for (state, badge) in samples {
        for (scheme, pages) in [(OutputColorScheme.light, "light"), (.dark, "dark")] {
          let name = "\(look.name)\(state.map { ", \($0.rawValue)" } ?? ""), on \(pages) pages"
          // A badge without a text says nothing of its look.
          if try add(badge.colorScheme(scheme), of: look, named: name, at: entry.position, isSample: true) {
            looks.insert(look)
          }
        }
      }
    }
    let badge: any Badge = (entry.badge as? Table)?.withoutDisabledRows ?? entry.badge
    _ = try add(badge, of: look, named: entry.file, at: entry.position, isSample: false)
  }

  /// Whether the badge has a text.
  ///
  /// - Parameter isSample: Whether the badge has the colours of its look, which are reported once.
  private mutating func add(
    _ badge: any Badge, of look: Look, named name: String, at position: SourcePosition, isSample: Bool
  ) throws(BadgeError) -> Bool {
    var check = check
    if badge.options.colorScheme == .dark { check.page = check.darkPage }
    let bytes = try badge.serialized(for: .web, shaper: BuiltinShaper())
    var messages: [String] = []
    var reported = known
    var hasText = true
    do {
      let findings = try check.findings(in: XMLTree(parsing: bytes))
      hasText = !findings.isEmpty
      for finding in findings {
        let pair = Pair(look: look, text: finding.color, background: finding.background)
        if reported.insert(pair).inserted { messages.append(finding.message) }
      }
      if isSample { known = reported }
    } catch {
      messages = ["\(error)"]
    }
    faults += messages.map { (position, "\(Message.shortened(name)): \($0)") }
    return hasText
  }

  /// The look of a badge, with the badge in each state if it has the look's colours; nil for a badge without texts to be
  /// read: what is disabled need not be, by WCAG 2.
  private static func samples(of badge: any Badge) -> (Look, [(BadgeState?, any Badge)])? {
    let states: [BadgeState] = [.normal, .highlighted, .selected]
    switch badge {
    case let pill as Pill where pill.style.state != .disabled:
      return (.pill(pill.look), pill.style.hasColors ? [] : states.map { ($0, pill.state($0)) })
    case let hub as Hub where hub.style.state != .disabled:
      return (.hub(hub.look), hub.style.hasColors ? [] : states.map { ($0, hub.state($0)) })
    case let table as Table: return (.cell(table.look), states.map { ($0, table.rows(in: $0)) })
    case let status as StatusBadge: return (.status(status.look), status.hasColors ? [] : [(nil, status)])
    default: return nil
    }
  }
}

extension BadgeStyle {
  fileprivate var hasColors: Bool { fill != nil || text != nil }
}

extension StatusBadge {
  fileprivate var hasColors: Bool {
    fill != nil || text != nil || palette != nil || ([label] + messages).contains { $0.hasColor }
  }
}

extension Table {
  /// The table with all rows in a state.
  fileprivate func rows(in state: BadgeState) -> Table {
    var copy = self
    copy.rows = rows.map { $0.state(state) }
    return copy
  }

  /// The table with its disabled rows as normal ones.
  fileprivate var withoutDisabledRows: Table {
    var copy = self
    copy.rows = rows.map { $0.state == .disabled ? $0.state(.normal) : $0 }
    return copy
  }
}
