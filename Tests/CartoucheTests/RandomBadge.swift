import Cartouche
import PictureReading

/// Badges of every kind with random texts, looks, colours and effects.
enum RandomBadge {
  static let texts = [
    "42", "", " ", "passing", "a  b", "\u{5E9}\u{5DC}\u{5D5}\u{5DD} 3", "\u{6F22}\u{5B57}", "caf\u{E9}",
    "cafe\u{301}", "<&\">", "]]>", "a\nb", "1,024 passed", "W",
  ]
  static let families = ["Caf\u{E9}", "Cafe\u{301}", "Verdana", "Georgia", "a'b"]

  static func any(using random: inout SeededGenerator) -> any Badge {
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<4: status(&random)
    case 4..<6: styled(Pill(pick(texts, &random)).look(pick(PillLook.builtin, &random)), &random)
    case 6..<8: styled(Hub(pick([0, 1, 7, 42, 128, 99_999], &random)).look(pick(HubLook.builtin, &random)), &random)
    case 8: cell(&random)
    default: table(&random)
    }
  }

  private static func pick<Value>(_ values: [Value], _ random: inout SeededGenerator) -> Value {
    values[Int.random(in: values.indices, using: &random)]
  }

  private static func isChosen(_ share: Double, _ random: inout SeededGenerator) -> Bool {
    Double.random(in: 0..<1, using: &random) < share
  }

  private static func color(_ random: inout SeededGenerator) -> Color {
    let number = UInt32.random(in: 0...0xFFFFFF, using: &random)
    return Color(
      red: UInt8(number >> 16), green: UInt8(number >> 8 & 0xFF), blue: UInt8(number & 0xFF),
      alpha: isChosen(0.2, &random) ? 0.5 : 1)
  }

  private static func paint(_ random: inout SeededGenerator) -> Paint {
    isChosen(0.3, &random)
      ? .linearGradient(from: color(&random), to: color(&random)) : .color(color(&random))
  }

  private static func withOptions<Kind: Badge>(_ badge: Kind, _ random: inout SeededGenerator) -> Kind {
    var badge = badge
    if isChosen(0.2, &random) { badge.options.colorScheme = pick(OutputColorScheme.allCases, &random) }
    if isChosen(0.2, &random) { badge.options.title = pick(texts, &random) }
    if isChosen(0.1, &random) { badge.options.scale = 2 }
    return badge
  }

  private static func status(_ random: inout SeededGenerator) -> StatusBadge {
    var badge = StatusBadge(
      .init(pick(texts, &random)), (0..<(isChosen(0.2, &random) ? 2 : 1)).map { _ in .init(pick(texts, &random)) })
    badge.look = pick(StatusLook.builtin, &random)
    if isChosen(0.5, &random) { badge = badge.color(.paint(paint(&random))) }
    if isChosen(0.2, &random) { badge.text = isChosen(0.5, &random) ? .knockout : .color(color(&random)) }
    if isChosen(0.2, &random) { badge = badge.link("https://example.org/caf\u{E9}?a=b&c") }
    if isChosen(0.1, &random) { badge = badge.links("https://example.org/cafe\u{301}", "https://example.org") }
    if isChosen(0.2, &random) { badge.font.families = [pick(families, &random)] }
    if isChosen(0.1, &random) { badge.messages[0].progress = 0.4 }
    if isChosen(0.1, &random) {
      let logo = Circle(center: Point(5, 5), radius: 5).fill(isChosen(0.5, &random) ? .color(.current) : .black)
      badge.logo = Logo([.drawing(logo)], size: Size(10, 10))
      if isChosen(0.3, &random) { badge.logo?.isKnockedOut = true }
    }
    return withOptions(badge, &random)
  }

  private static func styled<Kind: StyledBadge>(_ badge: Kind, _ random: inout SeededGenerator) -> Kind {
    var badge = withOptions(badge, &random)
    if isChosen(0.3, &random) { badge.style.fill = paint(&random) }
    if isChosen(0.3, &random) { badge.style.text = isChosen(0.4, &random) ? .knockout : .color(color(&random)) }
    if isChosen(0.2, &random) { badge.style.state = pick(BadgeState.allCases, &random) }
    if isChosen(0.2, &random) { badge.style.font.families = [pick(families, &random)] }
    if isChosen(0.2, &random) {
      badge = badge.border(color(&random), width: 1, placement: isChosen(0.5, &random) ? .inside : .outside)
    }
    if isChosen(0.15, &random) {
      badge.style.halo = Halo(width: 2, color: isChosen(0.5, &random) ? color(&random) : nil)
    }
    if isChosen(0.15, &random) { badge = badge.shadow(color(&random), blur: pick([0, 3], &random), x: 1, y: 2) }
    if isChosen(0.15, &random) { badge = badge.insetShadow(color(&random), blur: pick([0, 3], &random), offset: 1) }
    if isChosen(0.15, &random) { badge.style.gloss = pick(GlossStyle.allCases, &random) }
    if isChosen(0.15, &random) { badge = badge.animation(pick(BadgeAnimation.allCases, &random)) }
    if isChosen(0.2, &random) {
      var host = Host(size: Size(40, 40), anchor: pick(Anchor.allCases, &random))
      if isChosen(0.5, &random) { host.nodes = [.drawing(Rect(width: 40, height: 40).fill(.color(.current)))] }
      if var pill = badge as? Pill {
        pill.host = host
        return pill as? Kind ?? badge
      }
      if var hub = badge as? Hub {
        hub.host = host
        return hub as? Kind ?? badge
      }
    }
    return badge
  }

  private static func cell(_ random: inout SeededGenerator) -> Cell {
    var cell = Cell(pick(Cell.Position.allCases, &random), size: Size(120, pick([20, 40.5], &random)))
      .look(pick(CellLook.builtin, &random))
    if isChosen(0.4, &random) { cell.fill = paint(&random) }
    if isChosen(0.3, &random) { cell = cell.insetShadow(color(&random), blur: pick([0, 3], &random), offset: 1) }
    if isChosen(0.2, &random) { cell.state = pick(BadgeState.allCases, &random) }
    return withOptions(cell, &random)
  }

  private static func table(_ random: inout SeededGenerator) -> Table {
    let rows = (0..<Int.random(in: 0...2, using: &random)).map { _ in
      let row = Row(pick(texts, &random), detail: isChosen(0.5, &random) ? pick(texts, &random) : nil)
      return isChosen(0.5, &random) ? row.badge(Pill(pick(texts, &random)).look(.mail)) : row.badge(Hub(3))
    }
    return withOptions(Table(width: 320, rows: rows).look(pick(CellLook.builtin, &random)), &random)
  }
}
