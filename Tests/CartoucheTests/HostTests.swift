import PictureReading
import Testing

@testable import Cartouche

/// Icons below badges.
@Suite("An icon below a badge")
struct HostTests {
  private static let host = Host(
    size: Size(24, 24), anchor: .topTrailing,
    nodes: [
      .drawing(Rect(width: 24, height: 24).fill(.color(.current))),
      .drawing(Rect(width: 4, height: 4).stroke(.color(.current))), .drawing(Rect(width: 2, height: 2).fill("#123456")),
    ])

  private static let badges: [any Badge] = [
    Hub(3).on(host), Hub(0).on(host), Hub(.dot).on(host), Pill("3").on(host), Pill("").on(host),
    Pill("new").look(.antRibbon).on(host), Hub(3).on(host).cutOutHalo(width: 2),
  ]

  @Test("in the current colour is black on light pages and white on dark ones", arguments: badges.indices)
  func current(index: Int) throws {
    let badge = Self.badges[index]
    func icon(_ scheme: OutputColorScheme) throws -> [Drawing] {
      let layout = try badge.colorScheme(scheme).adaptedLayout(with: BuiltinShaper())
      return Parts(layout).drawings.prefix(3).map(\.value)
    }
    #expect(try icon(.light).map(\.fill) == [.color(.black), .none, "#123456"])
    #expect(try icon(.light)[1].stroke?.paint == .color(.black))
    #expect(try icon(.dark).map(\.fill) == [.color(.white), .none, "#123456"])
    #expect(try icon(.dark)[1].stroke?.paint == .color(.white))
    let both = try icon(.automatic)
    #expect(both.map(\.fill) == [.color(.black), .none, "#123456"])
    #expect(both.map(\.darkFill) == [.color(.white), nil, nil])
    #expect(both[1].stroke?.darkPaint == .color(.white))
  }

  @Test("keeps its name, whether the badge on it shows something or not")
  func name() throws {
    for badge in [Hub(0), Hub(-4), Hub(5)] {
      let titled = badge.on(Self.host).title("Inbox")
      #expect(try layout(titled).title == "Inbox")
      let root = try Markup(parsing: titled.svg(for: .web))
      #expect(root["role"] == "img" && root["aria-label"] == "Inbox" && root["aria-hidden"] == nil)
      #expect(root.first(named: "title")?.text == "Inbox")
    }
    #expect(try layout(Pill("").on(Self.host).title("Inbox")).title == "Inbox")
    let pattern = try TitlePattern(parsing: "{count} message|{count} messages")
    #expect(try layout(Hub(0).on(Self.host).titlePattern(pattern)).title == "0 messages")
  }

  @Test("without a name or a badge that has one is hidden from readers, which could only say that there is a picture")
  func nameless() throws {
    for badge: any Badge in [Hub(0).on(Self.host), Pill("").on(Self.host), Hub(0).on(Self.host).title(" ")] {
      let root = try Markup(parsing: badge.svg(for: .web))
      #expect(root["aria-hidden"] == "true" && root["role"] == nil && root["aria-label"] == nil)
      #expect(root.first(named: "rect") != nil || root.first(named: "path") != nil)
    }
  }

  @Test("is what a picture shows: one without it and without a badge is hidden from readers")
  func blank() throws {
    let size = Size(24, 24)
    let blank: [any Badge] = [
      Hub(0), Hub(0).title("Inbox"), Hub(0).on(size, at: .center).title("Inbox"), Pill("").title("a"),
      Table(width: 100) {},
    ]
    for badge in blank {
      let root = try Markup(parsing: badge.svg(for: .web))
      #expect(root["aria-hidden"] == "true" && root["role"] == nil && root["aria-label"] == nil)
      #expect(root.children.isEmpty)
      #expect(try Markup(parsing: badge.svg(for: .design))["aria-hidden"] == nil)
    }
    let shown: [any Badge] = [Hub(1), Pill("a"), StatusBadge("", "a"), Hub(0).on(Self.host).title("Inbox")]
    for badge in shown { #expect(try Markup(parsing: badge.svg(for: .web))["aria-hidden"] == nil) }
  }
}
