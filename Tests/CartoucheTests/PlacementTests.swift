import Cartouche
import Testing

@Suite("A badge on a host")
struct PlacementTests {
  private static let host = Size(100, 80)

  private func body(_ badge: some Badge) throws -> Rect { try #require(Parts(badge).drawings.first).bounds }

  private static let places: [(Anchor, Double, Double)] = [
    (.topLeading, 0, 0), (.top, 50, 0), (.topTrailing, 100, 0), (.leading, 0, 40), (.center, 50, 40),
    (.trailing, 100, 40), (.bottomLeading, 0, 80), (.bottom, 50, 80), (.bottomTrailing, 100, 80),
  ]

  @Test("that overlaps it rectangularly has its centre exactly on the corner or on the edge", arguments: places)
  func rectangular(anchor: Anchor, x: Double, y: Double) throws {
    for count in [7, 128, 4096] {
      let frame = try body(Hub(count).on(Self.host, at: anchor, overlap: .rectangular))
      #expect(isClose(frame.center, Point(x, y), within: 1e-9))
    }
    #expect(isClose(try body(Pill("new").on(Self.host, at: anchor)).center, Point(x, y), within: 1e-9))
  }

  @Test("that overlaps it circularly has its centre on the inscribed circle, at 45 degrees at a corner")
  func circular() throws {
    for anchor in Anchor.allCases where anchor != .center {
      let center = try body(Hub(7).on(Size(64, 64), at: anchor, overlap: .circular)).center - Point(32, 32)
      #expect(isClose(center.length, 32, within: 1e-9), "\(anchor)")
      if center.x != 0 && center.y != 0 { #expect(isClose(abs(center.x), abs(center.y), within: 1e-9)) }
    }
    // The true figure for what is rounded to 14 % elsewhere.
    let center = try body(Hub(7).on(Self.host, overlap: .circular)).center
    #expect(isClose(center, Point(100 - 14.64466, 80 * 0.1464466), within: 1e-4))
  }

  @Test("whose inner corner is fixed grows away from the host")
  func corner() throws {
    // Material Design's large badge: left = right - 12, bottom = top + 14.
    for count in [7, 128, 4096] {
      let size = try body(Hub(count)).size
      func frame(_ anchor: Anchor) throws -> Rect {
        try body(Hub(count).on(Size(24, 24), at: anchor, overlap: .corner(x: 12, y: 14)))
      }
      let trailing = Rect(x: 12, y: 14 - size.height, width: size.width, height: size.height)
      #expect(isClose(try frame(.topTrailing), trailing, within: 1e-9))
      #expect(isClose(try frame(.topLeading).maxX, 12, within: 1e-9))
      #expect(isClose(try frame(.bottomTrailing).origin, Point(12, 10), within: 1e-9))
      #expect(isClose(try frame(.top).center.x, 12, within: 1e-9))
      #expect(isClose(try frame(.trailing).center.y, 12, within: 1e-9))
    }
  }

  @Test("that grows to one side keeps the other edge where a single digit's is", arguments: [1, 12, 128, 4096, 65536])
  func growth(count: Int) throws {
    let single = try body(Hub(1).on(Self.host))
    let leading = try body(Hub(count).on(Self.host, growth: .leading))
    let trailing = try body(Hub(count).on(Self.host, growth: .trailing))
    let both = try body(Hub(count).on(Self.host, growth: .both))
    #expect(isClose(leading.maxX, single.maxX, within: 1e-9))
    #expect(isClose(trailing.minX, single.minX, within: 1e-9))
    #expect(isClose(both.center, single.center, within: 1e-9))
    #expect(leading.size == trailing.size && leading.size == both.size)
    #expect(isClose(try body(Hub(count).scaled(by: 2).on(Self.host, growth: .leading)).maxX, 125, within: 1e-9))
    let corner = try body(Hub(count).on(Self.host, overlap: .corner(x: 12, y: 14), growth: .leading))
    #expect(isClose(corner.maxX, 100 - 12 + 30, within: 1e-9))
  }

  @Test("for lines that run from right to left is mirrored, moved and growing the other way")
  func mirrored() throws {
    for anchor in Anchor.allCases {
      for growth in Growth.allCases {
        for overlap in [Overlap.inset(0.2), .rectangular, .circular, .corner(x: 3, y: 5)] {
          let hub = Hub(128).on(Self.host, at: anchor, overlap: overlap, growth: growth).offset(x: 3, y: -2)
          let frame = try body(hub)
          let mirrored = try body(hub.layoutDirection(.rightToLeft))
          #expect(isClose(mirrored.minX, 100 - frame.maxX, within: 1e-9))
          #expect(mirrored.minY == frame.minY && isClose(mirrored.width, frame.width, within: 1e-9))
        }
      }
    }
    let leading = try body(Hub(7).on(Self.host, at: .topLeading).layoutDirection(.rightToLeft))
    #expect(isClose(leading.center, Point(95, 5), within: 1e-9))
  }

  @Test("that is kept inside is moved no further than it must be, and the picture is the host's")
  func keptInside() throws {
    let host = Rect(origin: .zero, size: Self.host)
    for anchor in Anchor.allCases {
      for hub in [Hub(128), Hub(128).halo("white", width: 3), Hub(128).shadow(blur: 4, x: 2, y: 3)] {
        let free = hub.on(Self.host, at: anchor)
        let kept = hub.on(Self.host, at: anchor, keepsInside: true)
        #expect(try layout(kept).frame == host)
        let parts = try Parts(kept).drawings.map(\.bounds)
        #expect(parts.allSatisfy { host.inset(by: -1e-9).contains($0.origin) })
        #expect(parts.allSatisfy { host.inset(by: -1e-9).contains(Point($0.maxX, $0.maxY)) })
        if anchor == .center { #expect(try Parts(free).drawings.last?.bounds == Parts(kept).drawings.last?.bounds) }
      }
    }
    let touching = try body(Hub(128).on(Self.host, keepsInside: true))
    #expect(isClose(touching, Rect(x: 61, y: 0, width: 39, height: 30), within: 1e-9))
    let wide = try body(Hub(4096).on(Size(20, 80), keepsInside: true))
    #expect(isClose(wide.center.x, 10, within: 1e-9))
  }

  @Test("is above the picture of the host, which remains if there is nothing to count")
  func hostNodes() throws {
    let icon = Rect(width: 24, height: 24).fill("#369")
    let host = Host(size: Size(24, 24), anchor: .topTrailing, nodes: [.drawing(icon)])
    #expect(try layout(Hub(3).on(host)).nodes.first == .drawing(icon))
    #expect(try layout(Hub(0).on(host)).nodes == [.drawing(icon)])
    #expect(try layout(Hub(0).on(host)).frame == Rect(width: 24, height: 24))
    #expect(try layout(Pill("").on(host)).nodes == [.drawing(icon)])
    #expect(try layout(Pill("a").on(host)).nodes.first == .drawing(icon))
  }

  @Test("as a pill is moved, and loses its host in a row of a table")
  func pill() throws {
    let pill = Pill("beta").on(Self.host, at: .center)
    #expect(isClose(try body(pill.offset(x: 2, y: 3)), try body(pill).offset(x: 2, y: 3), within: 1e-9))
    let crescent = try Parts(Pill("3").look(.mail).on(Self.host, at: .top)).drawings
    #expect(isClose(crescent[1].bounds.center, Point(50, 0)) && isClose(crescent[0].bounds.minY, -13.5))
    #expect(isClose(try layout(Pill("3").look(.mail).on(Self.host, at: .top)).frame.minY, -13.5))
    let table = try layout(Table(width: 320) { Row("a").badge(Pill("b").on(Size(900, 900))) })
    #expect(table.frame.width == 320)
  }
}
