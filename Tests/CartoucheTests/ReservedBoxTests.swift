import Cartouche
import Testing

@Suite("The picture of a hub that reserves room for larger counts")
struct ReservedBoxTests {
  private static let hosts: [Host?] = [
    nil, Host(size: Size(24, 24), anchor: .topTrailing), Host(size: Size(48, 30), anchor: .bottomLeading),
    Host(size: Size(24, 24), anchor: .topTrailing, growth: .leading), Host(size: Size(16, 16), anchor: .center),
  ]

  private func size(_ hub: Hub) throws -> Size { try hub.document().size }

  @Test("has one size for all counts up to the reserved one, also for none", arguments: hosts)
  func oneSize(host: Host?) throws {
    for look in [HubLook.badgeHub, .ios, .material] {
      var hub = Hub(0).look(look).limit(99).reserving(upTo: 100)
      hub.host = host
      let reserved = try size(hub)
      for count in [0, 1, 5, 9, 10, 42, 88, 99, 100, 101, 5000] {
        hub.count = count
        #expect(try size(hub) == reserved, "\(look.name) \(count)")
      }
      hub.count = 100
      hub.reservedCount = nil
      let plain = try size(hub)
      #expect(reserved.width >= plain.width && reserved.height >= plain.height)
    }
  }

  @Test("keeps the host at one place for all counts")
  func place() throws {
    var corners: Set<Point> = []
    for count in [0, 3, 12, 128] {
      let layout = try Hub(count).on(Size(24, 24)).reserving(upTo: 999).layout(with: BuiltinShaper())
      corners.insert(Point(-layout.frame.minX, -layout.frame.minY))
    }
    #expect(corners.count == 1)
  }

  @Test("has its room where a line ends")
  func direction() throws {
    func body(_ direction: LayoutDirection) throws -> (frame: Rect, body: Rect) {
      let hub = Hub(3).reserving(upTo: 999).layoutDirection(direction).shadow(blur: 2).animation(.pulse)
      let layout = try hub.layout(with: BuiltinShaper())
      return (layout.frame, try #require(Parts(layout).drawings.first { $0.value.name == "body" }).bounds)
    }
    let (left, right) = (try body(.leftToRight), try body(.rightToLeft))
    #expect(left.frame.size == right.frame.size && left.frame.width > 30)
    #expect(left.body.minX - left.frame.minX == right.frame.maxX - right.body.maxX)
    #expect(right.body.minX - right.frame.minX > left.body.minX - left.frame.minX)
  }

  @Test("grows only for counts above the reserved one")
  func larger() throws {
    let sizes = try [7, 99, 1234].map { try size(Hub($0).on(Size(24, 24)).reserving(upTo: 99)).width }
    #expect(sizes[0] == sizes[1] && sizes[1] < sizes[2])
  }

  @Test("of nothing has the size of the reserved count, and is hidden from screen readers")
  func nothing() throws {
    let svg = try Hub(0).reserving(upTo: 99).svg(for: .web)
    #expect(svg.contains("aria-hidden=\"true\"") && !svg.contains("width=\"1\""))
    #expect(try size(Hub(0).reserving(upTo: 99)) == size(Hub(99)))
  }

  @Test("cannot be reserved for less than one")
  func invalid() {
    #expect(throws: BadgeError.self) { try Hub(1).reserving(upTo: 0).document() }
  }
}
