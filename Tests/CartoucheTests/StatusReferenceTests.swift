import Foundation
import PictureReading
import Testing

@testable import Cartouche

/// Badges against what a script works out from the rules of badge-maker: see `Tests/StatusReference`.
@Suite("A status badge by the reference")
struct StatusReferenceTests {
  struct Case: Decodable, Sendable, CustomTestStringConvertible {
    struct Input: Decodable, Sendable {
      var name: String
      var label: String
      var message: String
      var color: String?
      var labelColor: String?
      var logo: Double?
      var links: [String]?
    }

    struct Part: Decodable, Sendable {
      var side: String
      var x: Double
      var width: Double
      var fill: String?
      var link: String?
    }

    struct Text: Decodable, Sendable {
      var text: String
      var x: Double
      var y: Double
      var length: Double
      var fill: String
      var shadow: String
      var bold: Bool
    }

    var input: Input
    var style: String
    var edition: String
    var width: Double
    var height: Double
    var title: String
    var rects: [Part]
    var texts: [Text]
    var hits: [Part]
    var wrapped: String?
    var logo: [Double]?

    var testDescription: String { "\(input.name) in \(style), \(edition)" }

    var look: StatusLook {
      get throws {
        let name = edition == "classic" ? "\(style)-classic" : style
        return try #require(StatusLook.builtin.first { $0.name == name })
      }
    }

    var badge: StatusBadge {
      get throws {
        var badge = StatusBadge(input.label, input.message).look(try look)
        if let color = input.color { badge = badge.color(.named(color)) }
        if let color = input.labelColor { badge = badge.labelColor(.named(color)) }
        if let width = input.logo {
          let square = Rect(width: width, height: Logo.height).fill("#ff8800")
          badge = badge.logo(Logo([.drawing(square)], size: Size(width, Logo.height)))
        }
        let links = try (input.links ?? []).map { $0.isEmpty ? nil : try LinkDestination(parsing: $0) }
        return badge.links(links.first ?? nil, links.count > 1 ? links[1] : nil)
      }
    }

    /// The part of a picture that is a box or a bubble of a social badge has half a point of its line around it.
    var edge: Double { style == "social" ? 0.5 : 0 }
  }

  private static let cases: [Case] = {
    struct Contents: Decodable { var cases: [Case] }
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../StatusReference/expected.json")
    let contents = try? JSONDecoder().decode(Contents.self, from: Data(contentsOf: file))
    return contents?.cases ?? []
  }()

  @Test("there are forty inputs and more, in five styles and two editions")
  func count() {
    #expect(Self.cases.count >= 400)
    #expect(Set(Self.cases.map { "\($0.style) \($0.edition)" }).count == 10)
  }

  @Test("has the size and the texts of the reference", arguments: cases)
  func size(reference: Case) throws {
    let layout = try layout(try reference.badge)
    #expect(layout.frame == Rect(width: reference.width, height: reference.height))
    #expect(layout.title ?? "" == reference.title)
  }

  @Test("has the rectangles of the reference in its colours", arguments: cases)
  func rectangles(reference: Case) throws {
    let parts = try Parts(try reference.badge)
    for rect in reference.rects {
      let drawing = try #require(parts.drawings.first { $0.value.name == rect.side })
      let right = rect.x + rect.width
      // The picture ends at a whole point, and the last part with it.
      #expect(isClose(drawing.bounds.maxX, right == reference.width ? right.rounded(.up) : right))
      // Below the part before it, a part may begin up to a point earlier.
      #expect(isClose(drawing.bounds.minX, rect.x.rounded(.down) + reference.edge))
      #expect(
        isClose(drawing.bounds.minY, reference.edge) && isClose(drawing.bounds.maxY, reference.height - reference.edge))
      let fill = try Color(parsing: try #require(rect.fill))
      // The gloss is in the box of a social badge, and is over the other badges.
      let isBox = reference.style == "social" && rect.side == "label"
      #expect(isBox ? drawing.value.fill.ends(over: fill, gloss: try reference.look.gloss) : drawing.fill == fill)
    }
    let names = Set(parts.drawings.compactMap(\.value.name)).intersection(["label", "message"])
    #expect(names == Set(reference.rects.map(\.side)))
  }

  @Test("is as a whole under the gloss of the reference", arguments: cases.filter { $0.style != "social" })
  func gloss(reference: Case) throws {
    let nodes = try layout(try reference.badge).nodes.flatMap { node in
      if case .link(let link) = node { link.children } else { [node] }
    }
    let overlays = nodes.compactMap { if case .group(let group) = $0 { group.overlay } else { nil } }
    let stops: [(Double, Color)] =
      switch reference.style {
      case "flat": [(0, "rgba(187, 187, 187, 0.1)"), (1, "rgba(0, 0, 0, 0.1)")]
      case "plastic":
        [
          (0, "rgba(255, 255, 255, 0.7)"), (0.1, "rgba(170, 170, 170, 0.1)"), (0.9, "rgba(0, 0, 0, 0.3)"),
          (1, "rgba(0, 0, 0, 0.5)"),
        ]
      default: []
      }
    #expect(overlays.count == (stops.isEmpty ? 0 : 1))
    guard let overlay = overlays.first else { return }
    #expect(overlay.path.bounds == Rect(width: reference.width, height: reference.height))
    guard case .gradient(let gradient) = overlay.fill else {
      Issue.record("no gradient")
      return
    }
    #expect(gradient.stops == stops.map { GradientStop(offset: $0, color: $1) })
    #expect(gradient.shape == .linear(start: .zero, end: Point(0, reference.height)) && gradient.space == .points)
  }

  @Test("has the texts of the reference where it has them, as long and in its colours", arguments: cases)
  func texts(reference: Case) throws {
    let look = try reference.look
    let parts = try Parts(try reference.badge)
    let written = parts.texts.filter { $0.value.color.alpha == 1 && $0.position.y == look.baseline }
    #expect(written.map(\.text) == reference.texts.map(\.text))
    for (text, expected) in zip(written, reference.texts) {
      let isSpaced = look.textWidth == .spaced && expected.text.count > 1
      let x = expected.x - (isSpaced ? expected.length / 2 : 0)
      #expect(isClose(text.position, Point(x, expected.y), within: 1e-9))
      #expect(text.value.run.width == expected.length && text.value.anchor == (isSpaced ? .start : .middle))
      #expect(text.value.color == (try Color(parsing: expected.fill)))
      #expect(text.value.run.font.weight == (expected.bold ? .bold : .regular))
    }
    let shadows = parts.texts.filter { $0.position.y != look.baseline }
    let layers: [Double] =
      switch (reference.style, reference.edition) {
      case ("flat", "2026"), ("plastic", "2026"): [0.8, 0.3]
      case ("flat", _), ("plastic", _): [0.3]
      case ("social", _): [1]
      default: []
      }
    #expect(shadows.count == layers.count * reference.texts.count)
    for (expected, text) in reference.texts.enumerated() {
      let own = shadows.filter { isClose($0.position, Point(text.x, text.y + 1), within: 1e-9) }
      #expect(own.map(\.value.color.alpha) == layers, "shadows of text \(expected)")
      #expect(try own.allSatisfy { $0.value.color.opacity(1) == (try Color(parsing: text.shadow)) })
    }
  }

  @Test("has the links of the reference, and what is clicked on", arguments: cases)
  func links(reference: Case) throws {
    let links = try layout(try reference.badge).nodes.compactMap { node in
      if case .link(let link) = node { link } else { nil }
    }
    if let wrapped = reference.wrapped {
      #expect(links.map(\.destination.address) == [wrapped])
      #expect(try layout(try reference.badge).nodes.count == 1)
    } else {
      #expect(links.map(\.destination.address) == reference.hits.compactMap(\.link))
      for (link, hit) in zip(links, reference.hits) {
        guard case .drawing(let area)? = link.children.first else {
          Issue.record("no area to click on")
          continue
        }
        // Beside a logo, the reference moves the area by what is before the text, so that it misses the logo.
        let holdsLogo = reference.logo.map { hit.x < $0[0] + $0[2] + 10 } ?? false
        #expect(area.path.bounds == Rect(x: holdsLogo ? 0 : hit.x, width: hit.width, height: reference.height))
        #expect(area.fill == .color(Color.black.opacity(0)))
      }
    }
  }

  @Test("has the logo where the reference has it", arguments: cases)
  func logo(reference: Case) throws {
    let nodes = try layout(try reference.badge).nodes.flatMap { node in
      if case .link(let link) = node { link.children } else { [node] }
    }
    let logo = nodes.first { if case .group(let group) = $0 { group.name == "logo" } else { false } }
    let frame = reference.logo.map { Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
    #expect(logo?.bounds == frame)
  }

  @Test("writes what it is compared with by pictures, where a folder for it is named")
  func pictures() throws {
    let names = Self.cases.map { "\($0.input.name).\($0.style).\($0.edition).svg" }
    #expect(Set(names).count == names.count)
    guard let folder = ProcessInfo.processInfo.environment["CARTOUCHE_STATUS_PICTURES"] else { return }
    for (name, reference) in zip(names, Self.cases) {
      try Data(try reference.badge.serialized(for: .web)).write(to: URL(filePath: folder).appending(path: name))
    }
  }
}

extension Paint {
  /// Whether the first and the last colour of a gradient are those of a gloss over `color`, to within a level.
  fileprivate func ends(over color: Color, gloss: [GradientStop]) -> Bool {
    guard case .gradient(let gradient) = self, let first = gloss.first, let last = gloss.last,
      let top = gradient.stops.first, let bottom = gradient.stops.last
    else { return false }
    func isMixed(_ stop: GradientStop, _ over: GradientStop) -> Bool {
      [\Color.red, \.green, \.blue].allSatisfy { (channel: KeyPath<Color, UInt8>) in
        let mixed =
          Double(over.color[keyPath: channel]) * over.color.alpha
          + Double(color[keyPath: channel]) * (1 - over.color.alpha)
        return abs(Double(stop.color[keyPath: channel]) - mixed) <= 0.5
      } && stop.color.alpha == 1
    }
    return isMixed(top, first) && isMixed(bottom, last)
  }
}

@Suite("A spaced text")
struct SpacedTextTests {
  @Test("is written from its beginning, since some renderers count the space after its last letter around a middle")
  func beginning() throws {
    let svg = try StatusBadge("build", "passing").style(.forTheBadge).svg(for: .web)
    #expect(!svg.contains("text-anchor"))
    #expect(svg.contains("<text x=\"12\"") && svg.contains("<text x=\"73.25\""))
    #expect(try StatusBadge("build", "passing").svg(for: .web).contains("text-anchor=\"middle\""))
  }

  @Test("is in the middle of its room if renderers do not space it", arguments: ["عربية", "בנייה", "7"])
  func middle(text: String) throws {
    for message in try Parts(StatusBadge("", text).style(.forTheBadge)).texts {
      #expect(message.value.anchor == .middle)
      #expect(isClose(message.position.x, try layout(StatusBadge("", text).style(.forTheBadge)).frame.width / 2))
    }
  }
}
