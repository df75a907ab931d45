import Cartouche
import Testing

@Suite("A status badge in lines from right to left")
struct StatusDirectionTests {
  private static let logo = Logo([.drawing(Circle(center: Point(7, 7), radius: 4).fill("#ffb000"))], size: Size(14, 14))

  private static func badges() throws -> [StatusBadge] {
    let (home, log) = try (LinkDestination(parsing: "/"), LinkDestination(parsing: "../log"))
    let segments = [StatusBadge.Segment("12", color: .success).progress(0.7), "failed", "3"]
    return [
      StatusBadge("build", "passing"), StatusBadge("", "passing"), StatusBadge("build", ""),
      StatusBadge("stars", "1").logo(logo), StatusBadge("", "1").logo(logo.knockout()),
      StatusBadge("a", "b").knockout(),
      StatusBadge("build", "passing").links(home, log).logo(logo), StatusBadge(.init("tests").link(home), segments),
      StatusBadge("build", "passing").width(200), StatusBadge("build", "passing all tests").width(150),
      StatusBadge("build", "passing").font(size: 12.34),
    ]
  }

  @Test("is the mirror image of itself, with its texts and its logo as they are", arguments: BuiltinLook.all)
  func mirrored(builtin: BuiltinLook) throws {
    guard case .status(let look) = builtin.look else { return }
    for badge in try Self.badges() {
      let badge = badge.look(look)
      let mirror = badge.layoutDirection(.rightToLeft)
      let width = try badge.document().size.width
      #expect(try mirror.document().size.width == width)
      let (parts, mirrored) = try (Parts(badge), Parts(mirror))
      try #require(parts.drawings.count == mirrored.drawings.count && parts.texts.count == mirrored.texts.count)
      for (one, other) in zip(parts.drawings, mirrored.drawings) {
        #expect(isClose(one.bounds.mirrored(in: width), other.bounds, within: 1e-9), "\(badge)")
      }
      for (one, other) in zip(parts.texts + parts.holes, mirrored.texts + mirrored.holes) {
        #expect(isClose(width - one.middle, other.middle, within: 1e-9) && one.text == other.text, "\(badge)")
      }
    }
  }

  @Test("writes mixed texts in its direction")
  func texts() throws {
    let badge = StatusBadge("גרסה", "1.2 beta (3)").layoutDirection(.rightToLeft)
    #expect(try Parts(badge).texts.allSatisfy { $0.value.run.direction == .rightToLeft })
    #expect(try badge.svg(for: .web).contains("\u{202B}1.2 beta (3)\u{202C}"))
  }

  @Test("lines up in columns from the right")
  func columns() throws {
    let badges = [StatusBadge("build", "passing"), StatusBadge("code coverage", "87%"), StatusBadge("", "no label")]
    let aligned = try StatusBadge.aligned(badges.map { $0.layoutDirection(.rightToLeft) })
    let labels = try aligned.prefix(2).map { try Parts($0).drawings.last?.bounds }
    #expect(labels[0] == labels[1])
    #expect(try Set(aligned.map { try $0.document().size }).count == 1)
  }
}

extension Rect {
  fileprivate func mirrored(in width: Double) -> Rect {
    Rect(x: width - maxX, y: minY, width: self.width, height: height)
  }
}

extension Parts.Placed<TextRun> {
  fileprivate var middle: Double { (left + right) / 2 }
}
