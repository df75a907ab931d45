import Cartouche
import HarfBuzzShaping
import PictureReading
import Testing

@Suite("A badge in motion")
struct AnimationTests {
  private static func animation(_ nodes: [Node]) -> (animation: Animation, group: Group)? {
    for node in nodes {
      guard case .group(let group) = node else { continue }
      if let animation = group.animation { return (animation, group) }
      if let found = animation(group.children) { return found }
    }
    return nil
  }

  private static let movements = BadgeAnimation.allCases.filter { $0 != .still }

  private static func times(_ animation: Animation) -> [Double] {
    animation.frames.map { ($0.time * 10_000).rounded() / 10_000 }
  }

  @Test("that pops scales its body about the middle in 0.35 seconds, and not its text")
  func pop() throws {
    for hub in [Hub(3).animation(.pop), Hub(3).knockout().animation(.pop)] {
      let found = try #require(Self.animation(layout(hub).nodes))
      #expect(Self.times(found.animation) == [0, 0.1429, 0.7143, 0.8571, 1])
      #expect(found.animation.frames.map(\.scale.width) == [1, 0.85, 1.05, 0.95, 1])
      #expect(found.animation.duration == 0.35 && found.animation.center == Point(15, 15))
      #expect(found.animation.repetition == .times(1) && found.animation.easing == .easeInOut)
      #expect(!found.group.children.contains { if case .text = $0 { true } else { false } })
    }
  }

  @Test("that pops takes along what is below its body, and has room for it")
  func poppingBelow() throws {
    func isMoving(_ name: String, in nodes: [Node]) -> Bool {
      nodes.contains { node in
        guard case .group(let group) = node else { return false }
        guard group.animation != nil else { return isMoving(name, in: group.children) }
        return group.children.contains { if case .drawing(let drawing) = $0 { drawing.name == name } else { false } }
      }
    }
    for (pill, part) in [
      (Pill("42").look(.mail), "letterpress"), (Pill("42").look(.mail).textColor("#fff"), "letterpress"),
      (Pill("Rib").look(.antRibbon), "fold"), (Pill("Rib").look(.antRibbon).on(Size(60, 60)), "fold"),
    ] {
      #expect(isMoving(part, in: try layout(pill.animation(.pop)).nodes))
      for profile in [OutputProfile.web, .web.animations(.smil)] {
        let groups = try Markup(parsing: pill.animation(.pop).svg(for: profile)).all(named: "g")
        #expect(groups.filter { $0["class"] != nil || $0.first(named: "animateTransform") != nil }.count >= 2)
      }
    }
    #expect(try layout(Pill("Rib").look(.antRibbon).animation(.pop)).frame.maxY > 28)
  }

  @Test("that blinks fades twice in 0.3 seconds, text and all")
  func blink() throws {
    let found = try #require(Self.animation(layout(Hub(3).animation(.blink)).nodes))
    #expect(Self.times(found.animation) == [0, 0.3333, 0.6667, 1])
    #expect(found.animation.frames.map(\.opacity) == [0.1, 1, 0.1, 1] && found.animation.duration == 0.3)
    #expect(found.group.children.contains { if case .text = $0 { true } else { false } })
    #expect(try layout(Hub(3).animation(.blink)).frame == layout(Hub(3)).frame)
  }

  @Test("that bumps jumps by 8 and by 4 in 0.46 seconds, and the picture has room for it")
  func bump() throws {
    for badge: any Badge in [Hub(3).animation(.bump), Pill("3").look(.mail).animation(.bump)] {
      let layout = try badge.layout(with: BuiltinShaper())
      let found = try #require(Self.animation(layout.nodes))
      #expect(Self.times(found.animation) == [0, 0.2826, 0.5652, 0.7826, 1])
      #expect(found.animation.frames.map(\.offset.y) == [0, -8, 0, -4, 0] && found.animation.duration == 0.46)
      #expect(layout.nodes.count == 1)
    }
    #expect(isClose(try layout(Hub(3).animation(.bump)).frame, Rect(y: -8, width: 30, height: 38)))
  }

  @Test("that shines through sends out no ring, which would show while it is still")
  func translucentPulse() throws {
    for hub in [Hub(7).fill("rgba(255, 0, 0, 0.5)"), Hub(7).border("#0004", width: 2)] {
      #expect(try layout(hub.animation(.pulse)) == layout(hub))
    }
  }

  @Test("of Ant Design's processing sends a ring from its dot for ever, which does not show while it is still")
  func pulse() throws {
    let pill = Pill("Processing").look(.antStatusProcessing)
    let found = try #require(Self.animation(layout(pill).nodes))
    // The ring is half as large as its dot, below which it rests, and grows twice as far.
    #expect(found.animation.frames.map(\.scale) == [Size(1.6, 1.6), Size(4.8, 4.8)])
    #expect(found.animation.frames.map(\.opacity) == [0.5, 0])
    #expect(found.animation.duration == 1.2 && found.animation.repetition == .forever)
    #expect(found.animation.center == Point(8, 11))
    let parts = try Parts(pill).drawings
    #expect(parts[0].stroke == parts[1].fill && isClose(parts[0].covered, parts[1].bounds.inset(by: 1.5)))
    #expect(try layout(pill).frame == layout(pill.look(.antStatusSuccess)).frame)
    #expect(try layout(pill) == layout(pill.animation(.pulse)))
    let still = try Parts(pill.animation(.still)).drawings
    #expect(still.map(\.value) == parts.dropFirst().map(\.value))
  }

  @Test("leaves no ring in files for design tools, where nobody would see it")
  func designedPulse() throws {
    for badge in [Pill("Text").look(.antStatusProcessing), Hub(7).animation(.pulse)] as [any Badge] {
      #expect(try badge.svg(for: .web).contains("@keyframes"))
      #expect(try !badge.svg(for: .design, shaper: HarfBuzzShaper()).contains("pulse"))
    }
  }

  @Test("moves as in its look by default", arguments: BadgeAnimation.allCases)
  func ofLooks(animation: BadgeAnimation) throws {
    for look in PillLook.builtin {
      var moving = look
      moving.effects.animation = animation
      try expectSame(Pill("new").look(moving), Pill("new").look(look), animation)
    }
    for look in HubLook.builtin {
      var moving = look
      moving.effects.animation = animation
      try expectSame(Hub(7).look(moving), Hub(7).look(look), animation)
    }
  }

  /// Expects that a badge whose look has a movement is drawn like one for which it is asked for.
  private func expectSame(_ badge: any StyledBadge, _ plain: any StyledBadge, _ animation: BadgeAnimation) throws {
    for profile in [OutputProfile.web, .web.animations(.smil), .web.animations(.none)] {
      #expect(try badge.svg(for: profile) == plain.animation(animation).svg(for: profile))
    }
    for asked in BadgeAnimation.allCases {
      #expect(try layout(badge.animation(asked)) == layout(plain.animation(asked)))
    }
  }

  @Test("is still in the design profile, and without animations", arguments: movements)
  func still(animation: BadgeAnimation) throws {
    let moving = try Parts(Hub(3).form(.blank).animation(animation)).drawings.last
    #expect(try moving?.value == Parts(Hub(3).form(.blank)).drawings.last?.value)
    let text = try Hub(3).form(.blank).animation(animation).svg(for: .design)
    #expect(!text.contains("animat") && !text.contains("style"))
    #expect(try Hub(3).animation(animation).svg(for: .web).contains("prefers-reduced-motion"))
  }

  @Test("takes room only where something moves", arguments: movements)
  func room(animation: BadgeAnimation) throws {
    let host = Host(size: Size(40, 40), anchor: .topTrailing)
    let badges: [any StyledBadge] = [
      Hub(3), Hub(3).on(host), Hub(3).reserving(upTo: 999), Pill("3").look(.mail), Pill("3").look(.antStatus),
      Pill("3").look(.antRibbon).on(host),
    ]
    for badge in badges {
      for profile in [OutputProfile.design, .embed, .web.animations(.none)] {
        let size = try badge.animation(animation).drawn(for: profile, shaper: Dots()).size
        #expect(try size == badge.animation(.still).drawn(for: profile, shaper: Dots()).size)
      }
      let document = try badge.animation(animation).document(shaper: BuiltinShaper(), isStill: true)
      #expect(try document.size == badge.animation(.still).document().size)
    }
    let size = try Hub(3).animation(animation).drawn(for: .web, shaper: BuiltinShaper()).size
    #expect((size == Size(30, 30)) == (animation == .blink))
  }

  @Test("leaves a badge in a row where it is without one", arguments: movements)
  func inRow(animation: BadgeAnimation) throws {
    func body(_ hub: Hub) throws -> Rect? {
      let table = Table(width: 200) { Row("a").badge(hub) }
      return try Parts(table).drawings.last { $0.value.name == "body" }?.bounds
    }
    let place = try #require(try body(Hub(3)))
    #expect(try body(Hub(3).animation(animation)) == place)
  }

  @Test("that bumps has room for all that jumps, also above the body")
  func bumpedCrescent() throws {
    let still = try layout(Pill("42").look(.mail)).frame
    let frame = try layout(Pill("42").look(.mail).animation(.bump)).frame
    #expect(frame.minY == still.minY - 8 && frame.maxY == still.maxY)
  }
}
