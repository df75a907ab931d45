import Cartouche
import PictureReading
import Testing

/// Where badges are at rest, and how large they are.
@Suite("The place and the size of a badge")
struct RestTests {
  private static let hosts: [Size?] = [nil, Size(24, 24), Size(40, 31.5), Size(96, 96)]

  private static var moving: [(badge: any Badge, still: any Badge)] {
    var badges: [(any Badge, any Badge)] = []
    for host in hosts {
      for anchor in [Anchor.topTrailing, .leading, .bottom] {
        for keepsInside in [false, true] {
          for animation in BadgeAnimation.allCases {
            for look in [HubLook.badgeHub, .ios, .ant, .materialDot] {
              for count in [7, 128, 4096] {
                var hub = Hub(count).look(look)
                hub.host = host.map { Host(size: $0, anchor: anchor, keepsInside: keepsInside) }
                badges.append((hub.animation(animation), hub))
              }
            }
            for look in [PillLook.digdog, .mail, .antStatusProcessing, .antRibbon] {
              var pill = Pill("new").look(look)
              pill.host = host.map { Host(size: $0, anchor: anchor, keepsInside: keepsInside) }
              for pill in [pill, pill.border("gold", width: 1.5)] {
                badges.append((pill.animation(animation), pill.animation(.still)))
              }
            }
          }
        }
      }
    }
    return badges
  }

  @Test("a badge that moves rests on the same pixels as one that does not, and what spreads from it is hidden")
  func rest() throws {
    for (badge, still) in Self.moving {
      let moving = try Pictured(badge)
      let resting = try Pictured(still)
      let shift = moving.origin - resting.origin
      #expect(isClose(shift, Point(shift.x.rounded(), shift.y.rounded()), within: 1e-9), "\(badge)")
      let ring = moving.parts.drawings.first { $0.value.name == "pulse" }
      let drawings = moving.parts.drawings.filter { $0.value.name != "pulse" }
      #expect(drawings.count == resting.parts.drawings.count)
      for (one, other) in zip(drawings, resting.parts.drawings) {
        #expect(one.value.path == other.value.path && one.value.fill == other.value.fill)
        #expect(isClose(one.origin, other.origin, within: 1e-9), "\(badge)")
      }
      if let ring, let body = drawings.last(where: { ["body", "border"].contains($0.value.name) }) {
        let covered = ring.covered
        let edge = body.covered
        let inner = edge.inset(by: min(1.5, min(edge.width, edge.height) / 4) - 1e-9)
        #expect(inner.minX <= covered.minX && inner.maxX >= covered.maxX && inner.minY <= covered.minY)
      }
    }
  }

  @Test("a still document has no room for a movement, and is as large as the file of a badge that does not move")
  func still() throws {
    let badge = Hub(3).animation(.pulse)
    #expect(try badge.document(isStill: true).size == Hub(3).document().size)
    #expect(try badge.document().size.width > Hub(3).document().size.width)
  }

  /// A badge with its place in the finished picture.
  private struct Pictured {
    var parts: Parts
    /// Where the layout's origin is in the picture.
    var origin: Point

    init(_ badge: any Badge) throws {
      let layout = try badge.layout(with: BuiltinShaper())
      let picture = try badge.document()
      parts = Parts(layout)
      if case .group(let group)? = picture.children.first, group.transform != .identity, picture.children.count == 1,
        layout.nodes != picture.children
      {
        origin = Point(group.transform.tx, group.transform.ty)
      } else {
        origin = .zero
      }
    }
  }

  @Test("what is drawn stays in the picture at every precision", arguments: 0...3)
  func precision(digits: Int) throws {
    let profile = OutputProfile.web.precision(digits)
    for look in Rounds.some(of: HubLook.builtin) {
      for host in Self.hosts + [Size(20, 20), Size(33.3, 47)] {
        for anchor in [Anchor.topLeading, .topTrailing, .leading, .center, .bottom] {
          for count in [1, 42, 128, 4096, 65536, 1_000_000] {
            for scale in [nil, 0.7, 1.3] {
              var hub = Hub(count).look(look)
              hub.host = host.map { Host(size: $0, anchor: anchor) }
              hub.magnification = scale
              // The line of a border is between whole points, so that coarse coordinates move it by half a point.
              hub.style.border = Border(color: .white, width: 0)
              let markup = try Markup(parsing: hub.svg(for: profile))
              let size = try #require(markup["viewBox"]).split(separator: " ").compactMap { Double($0) }
              var shift = Point.zero
              if let transform = markup.first(named: "g")?["transform"] {
                let numbers = transform.dropFirst("translate(".count).dropLast().split(separator: " ")
                shift = Point(Double(numbers[0]) ?? 0, Double(numbers[1]) ?? 0)
              }
              for element in markup.all(named: "path") {
                let bounds = try #require(Path(parsing: element["d"] ?? "").bounds)
                let box = bounds.offset(x: shift.x, y: shift.y)
                // The middle of a cap and half of its height are rounded apart: of a body that does not begin and end
                // at whole points, half a unit of the last digit may be lost.
                let exact = try #require(Parts(hub).drawings.last).bounds
                let isWhole = [exact.minX, exact.minY, exact.height / 2].allSatisfy { $0 == $0.rounded() }
                let unit = [1, 0.1, 0.01, 0.001][digits]
                let lost = (isWhole ? 0 : unit / 2) + 1e-6
                let message = "\(look.name) \(count) on \(host.map { "\($0)" } ?? "nothing") \(anchor)"
                #expect(box.minX >= -lost && box.minY >= -lost, "\(message)")
                #expect(box.maxX <= size[2] + lost && box.maxY <= size[3] + lost, "\(message)")
              }
            }
          }
        }
      }
    }
  }

  @Test("a pressed badge shows nothing above its border, and its text stays where it is")
  func crescent() throws {
    for width in [0.25, 0.5, 1, 1.5, 2, 3, 5] {
      for placement in Border.Placement.allCases {
        for color in [Color("gold"), Color("gold").opacity(0.5)] {
          for host in [nil, Size(60, 40)] {
            for radius in [nil, 6.0] {
              var look = PillLook.mail
              look.radius = radius
              var plain = Pill("42").look(look)
              if let host { plain = plain.on(host) }
              let pill = plain.border(color, width: width, placement: placement)
              let parts = try Parts(pill)
              let line = try #require(parts.drawings.last)
              let crescent = try #require(parts.drawings.first { $0.value.name == "letterpress" })
              #expect(line.stroke == color && crescent.bounds.minY >= line.covered.minY - 1e-9)
              #expect(crescent.bounds.minX >= line.covered.minX - 1e-9)
              #expect(crescent.bounds.maxX <= line.covered.maxX + 1e-9)
              // It shows as deep as in the look below the border's inner edge.
              let inner = line.bounds.minY + width / 2
              #expect(crescent.path.contains(Point(line.bounds.center.x, inner + 0.5)))
              #expect(!crescent.path.contains(Point(line.bounds.center.x, inner + 1.5)))
              let grown = placement == .outside ? width : 0
              #expect(isClose(line.covered, try layout(plain.border("gold", width: 0)).nodesFrame.inset(by: -grown)))
              #expect(isClose(parts.holes[0].position, try Parts(plain).holes[0].position, within: 1e-9))
            }
          }
        }
      }
    }
  }

  @Test("a hub covers at most half of a small host's shorter side, unless its scale is given")
  func smallHosts() throws {
    for side in stride(from: 8.0, through: 128, by: 4) {
      for size in [Size(side, side), Size(side, 2 * side), Size(3 * side, side)] {
        for look in HubLook.builtin {
          for overlap in [nil, Overlap.rectangular, .circular, .inset(0.5)] {
            let hub = Hub(7).look(look).on(size, overlap: overlap)
            let body = try #require(Parts(hub).drawings.last).bounds
            if case .corner = overlap ?? look.overlap { continue }
            // Half of a border is beyond the body's edge.
            let line = (look.effects.border?.width ?? 0) / 2
            #expect(size.width - body.minX <= size.width / 2 + line + 1e-9, "\(look.name) on \(size)")
            #expect(body.maxY <= size.height / 2 + line + 1e-9, "\(look.name) on \(size)")
            let scaled = try #require(Parts(hub.scaled(by: 1)).drawings.last).bounds
            #expect(scaled.height >= body.height - 1e-9)
            if side >= 64 { #expect(isClose(scaled, body, within: 1e-9), "\(look.name) on \(size)") }
          }
        }
        let seed = try #require(Parts(Hub(7).on(size)).drawings.last).bounds
        #expect(isClose(seed.height, min(30, 0.75 * side), within: 1e-9))
        #expect(isClose(seed.center, Point(size.width - seed.height / 6, seed.height / 6), within: 1e-9))
        #expect(isClose(try #require(Parts(Hub(7).on(size).scaled(by: 1)).drawings.last).bounds.height, 30))
      }
    }
    // Kits draw their badges at their own sizes on the icons of 24 that they are made for.
    for look in HubLook.builtin where look != .badgeHub && look.form == .count {
      #expect(
        isClose(try #require(Parts(Hub(7).look(look).on(Size(24, 24))).drawings.last).bounds.height, look.diameter))
    }
  }
}

extension BadgeLayout {
  /// What all parts cover, in the layout's plane.
  fileprivate var nodesFrame: Rect {
    let all = Parts(self).drawings.map(\.bounds)
    return all.dropFirst().reduce(all[0]) { $0.union($1) }
  }
}
