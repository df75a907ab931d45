import Cartouche
import SVGTree

/// Makes badges of all kinds out of bytes.
struct BadgeMaker {
  var source: ByteSource

  /// A badge, and a text that its title must hold, if there is one.
  mutating func badge() -> (any Badge, String?) {
    switch source.byte() % 5 {
    case 0:
      let pill = styled(pill())
      // Spaces name nothing.
      let isShown = pill.options.title == nil && !pill.text.allSatisfy { $0.isWhitespace }
      return (pill, isShown ? pill.text.replacingWhatXMLForbids() : nil)
    case 1: return (styled(hub()), nil)
    case 2: return (withOptions(status()), nil)
    case 3:
      let position = source.choice(Cell.Position.allCases)
      return (withOptions(cell(position)), nil)
    default:
      let rows = (0..<source.integer(in: 0...4)).map { _ in row() }
      return (withOptions(Table(width: length(), rows: rows).look(cellLook())), nil)
    }
  }

  // MARK: Kinds

  private mutating func pill() -> Pill {
    var pill = Pill(text())
    pill.look = source.choice(PillLook.builtin)
    if source.flag() { pill.maximumCharacters = source.integer(in: 0...20) }
    if source.flag() { pill.host = host() }
    return pill
  }

  private mutating func hub() -> Hub {
    var hub = Hub(source.choice([0, 1, 7, 42, 128, 9999, 1_000_000, .max, .min, -5]))
    hub.look = source.choice(HubLook.builtin)
    if source.flag() { hub.limit = source.choice([0, 9, 99, 999, .max]) }
    if source.flag() {
      hub.locale = try? CountLocale(parsing: source.choice(["ar", "hi-u-nu-deva", "de", "fa", "en"]))
    }
    if source.flag() { hub.magnification = length() / 100 }
    if source.flag() { hub.form = source.choice([.dot, .blank]) }
    if source.flag() { hub.host = host() }
    hub.groupsDigits = source.flag()
    hub.showsZero = source.flag()
    return hub
  }

  private mutating func status() -> StatusBadge {
    var badge = StatusBadge(.init(text()), (0..<source.integer(in: 0...3)).map { _ in segment() })
    badge.look = source.choice(StatusLook.builtin)
    if source.flag() { badge.label.link = try? LinkDestination(parsing: text()) }
    if source.flag() { badge.fill = paint() }
    if source.flag() { badge.text = source.flag() ? .knockout : .color(color()) }
    badge.font = font()
    if source.flag() { badge.width = length() }
    if source.flag() { badge.minimumWidth = length() }
    return badge
  }

  private mutating func segment() -> StatusBadge.Segment {
    var segment = StatusBadge.Segment(text())
    if source.flag() { segment.progress = source.number(in: -0.2...1.2) }
    if source.flag() { segment.link = try? LinkDestination(parsing: "https://example.org/" + text()) }
    return segment
  }

  private mutating func cell(_ position: Cell.Position) -> Cell {
    var cell = Cell(position, size: Size(length(), length())).look(cellLook())
    if source.flag() { cell.state = source.choice(BadgeState.allCases) }
    if source.flag() { cell.fill = paint() }
    if source.flag() { cell = cell.insetShadow(color(), blur: length() / 20, offset: offset()) }
    return cell
  }

  private mutating func row() -> Row {
    var row = Row(text(), detail: source.flag() ? text() : nil).state(source.choice(BadgeState.allCases))
    if source.flag() { row = row.badge(source.flag() ? Pill(text()) : Pill("3").look(.mail)) }
    return source.flag() ? row.badge(hub()) : row
  }

  private mutating func cellLook() -> CellLook { source.choice(CellLook.builtin) }

  private mutating func host() -> Host {
    var host = Host(size: Size(length(), length()), anchor: source.choice(Anchor.allCases))
    host.keepsInside = source.flag()
    return host
  }

  // MARK: What all share

  private mutating func withOptions<Kind: Badge>(_ badge: Kind) -> Kind {
    var badge = badge
    if source.flag() { badge.options.colorScheme = source.choice(OutputColorScheme.allCases) }
    if source.flag() { badge.options.title = text() }
    if source.flag() { badge.options.scale = length() / 100 }
    return badge
  }

  private mutating func font() -> FontChoice {
    var font = FontChoice()
    if source.flag() { font.families = [source.choice(["Courier", "Georgia", "Verdana", "", "a'b\"c"])] }
    if source.flag() { font.size = length() / 10 }
    if source.flag() { font.weight = .bold }
    return font
  }

  private mutating func styled<Kind: StyledBadge>(_ badge: Kind) -> Kind {
    var badge = withOptions(badge)
    if source.flag() { badge.style.state = source.choice(BadgeState.allCases) }
    if source.flag() { badge.style.fill = paint() }
    if source.flag() { badge.style.text = source.flag() ? .knockout : .color(color()) }
    badge.style.font = font()
    if source.flag() { badge.style.layoutDirection = source.choice(LayoutDirection.allCases) }
    return effects(badge)
  }

  private mutating func effects<Kind: StyledBadge>(_ badge: Kind) -> Kind {
    var badge = badge
    if source.flag() {
      badge = badge.border(color(), width: length() / 100, placement: source.flag() ? .inside : .outside)
    }
    if source.flag() { badge.style.halo = Halo(width: length() / 100, color: source.flag() ? color() : nil) }
    if source.flag() { badge = badge.shadow(color(), blur: length() / 20, x: offset(), y: offset()) }
    if source.flag() { badge = badge.insetShadow(color(), blur: length() / 20, offset: offset()) }
    if source.flag() { badge = badge.animation(source.choice(BadgeAnimation.allCases)) }
    return badge
  }

  // MARK: Values

  /// A length that is usual, or now and then one that is not.
  private mutating func length() -> Double {
    source.byte() % 8 == 0
      ? source.choice([0, -1, 1e-4, 1e6, 1e9, .infinity, .nan, 0.5]) : source.number(in: 1...400)
  }

  private mutating func offset() -> Double { source.number(in: -20...20) }

  private mutating func color() -> Color {
    Color(red: source.byte(), green: source.byte(), blue: source.byte(), alpha: source.number(in: 0...1))
  }

  private mutating func paint() -> Paint {
    source.flag() ? .color(color()) : .linearGradient(from: color(), to: color())
  }

  private mutating func text() -> String {
    if source.flag() { return source.text(atMost: 24) }
    return source.choice([
      "42", "", " ", "passing", "שלום 3", "مرحبا", "漢字", "👩‍👩‍👧", "e\u{301}", "<&\">", "]]>", "\u{0}\u{FFFF}", "\u{202E}a",
      "a\nb\tc",
      "\u{1F1E9}", "ﷺ", String(repeating: "x", count: 300),
    ])
  }
}
