import PictureReading
import Testing

@testable import Cartouche

/// Logos in front of the texts of status badges.
@Suite("A logo")
struct LogoTests {
  private static let square = Rect(width: 24, height: 24)
  /// A square in the current colour, one as a line, and one in a colour of its own.
  private static let logo = Logo(
    [
      .drawing(square.fill(.color(.current))),
      .group(Group([.drawing(square.stroke(.color(Color.current.opacity(0.5)), width: 2))])),
      .drawing(square.fill("#123456")),
    ], size: Size(24, 24))

  @Test("without a text beside it is not hidden from readers, as a badge without both is")
  func alone() throws {
    let badge = StatusBadge("", "")
    #expect(try Markup(parsing: badge.svg(for: .web))["aria-hidden"] == "true")
    #expect(try Markup(parsing: badge.logo(Self.logo).svg(for: .web))["aria-hidden"] == nil)
  }

  /// The paints of the logo that a badge draws.
  private func logo(of badge: StatusBadge) throws -> [Drawing] {
    func find(_ nodes: [Node]) -> Group? {
      for node in nodes {
        switch node {
        case .group(let group):
          if group.name == "logo" { return group } else if let inner = find(group.children) { return inner }
        case .link(let link): if let inner = find(link.children) { return inner }
        default: break
        }
      }
      return nil
    }
    let group = try #require(find(try badge.adaptedLayout(with: BuiltinShaper()).nodes))
    return Parts(BadgeLayout(frame: Rect(width: 1, height: 1), nodes: [.group(group)], title: nil)).drawings.map(
      \.value)
  }

  /// The text that is first, above its shadows.
  private func text(of badge: StatusBadge) throws -> TextRun {
    let layout = try badge.adaptedLayout(with: BuiltinShaper())
    let baseline = badge.look.baseline
    return try #require(Parts(layout).texts.filter { $0.position.y == baseline }.min { $0.left < $1.left }).value
  }

  private static let badges: [StatusBadge] = StatusLook.builtin.flatMap { look in
    let labels: [StatusColor?] = [nil, "#eee", "#ffff00", "#102030"]
    return labels.flatMap { color in
      ["build", ""].flatMap { label in
        var badge = StatusBadge(label, "passing").look(look).logo(logo)
        badge.label.color = color
        return [badge, badge.textColor(by: .contrast), badge.color("#fed")]
      }
    }
  }

  @Test("in the current colour has that of the text beside it", arguments: StatusLook.builtin.map(\.name))
  func current(look: String) throws {
    for badge in Self.badges where badge.look.name == look {
      // Where the logo is alone on the label, the colour is that which a text would have there.
      var lettered = badge
      let isAlone = badge.label.text.isEmpty && (badge.label.color != nil || badge.look.body == .bubbles)
      if isAlone { lettered.label.text = "build" }
      let expected = try text(of: lettered).color
      let parts = try logo(of: badge)
      #expect(parts[0].fill == .color(expected))
      #expect(parts[1].stroke?.paint == .color(expected.opacity(0.5)))
      #expect(parts[2].fill == "#123456")
    }
  }

  @Test("in the current colour is white on a dark label and dark on a light one")
  func figures() throws {
    for (label, color) in [("#eee", "#333"), ("#102030", "#fff")] as [(StatusColor, Paint)] {
      for text in ["build", ""] {
        #expect(try logo(of: StatusBadge(text, "passing").labelColor(label).logo(Self.logo))[0].fill == color)
      }
    }
  }

  @Test("in the current colour follows the text on dark pages", arguments: StatusStyle.allCases)
  func dark(style: StatusStyle) throws {
    let badge = StatusBadge("build", "passing").style(style).labelColor("#555", dark: "#ddd").logo(Self.logo)
      .colorScheme(.automatic)
    let text = try text(of: badge)
    let parts = try logo(of: badge)
    #expect(parts[0].fill == .color(text.color) && parts[0].darkFill == text.darkColor.map { .color($0) })
    #expect(parts[2].darkFill == nil)
    #expect((text.darkColor == nil) == (style == .social))
  }

  @Test("and the text beside it lie in the middle of a wider part as one", arguments: StatusLook.builtin)
  func together(look: StatusLook) throws {
    for spare in [1.0, 10, 33] {
      let badge = StatusBadge("build", "passing").look(look).logo(Self.logo)
      var wide = badge
      wide.label.minimumWidth = try labelWidth(of: badge) + spare
      try expectMoved(badge, wide, by: spare / 2)
    }
    let alone = StatusBadge("", "passing").look(look).logo(Self.logo)
    guard look.body == .segments else { return }
    try expectMoved(alone, alone.minimumWidth(try layout(alone).frame.width + 30), by: 15)
  }

  private func labelWidth(of badge: StatusBadge) throws -> Double {
    let label = try Parts(badge).drawings.first { $0.value.name == "label" }
    return try #require(label).bounds.width
  }

  private func expectMoved(_ badge: StatusBadge, _ wide: StatusBadge, by move: Double) throws {
    let (narrow, moved) = (try placed(badge), try placed(wide))
    #expect(isClose(moved.logo.minX - narrow.logo.minX, move))
    #expect(isClose(moved.text - narrow.text, move))
  }

  private func placed(_ badge: StatusBadge) throws -> (logo: Rect, text: Double) {
    let layout = try layout(badge)
    let logo = try #require(
      layout.nodes.first { if case .group(let group) = $0 { group.name == "logo" } else { false } })
    let left = try #require(Parts(layout).texts.map(\.left).min())
    return (try #require(logo.bounds), left)
  }
}
