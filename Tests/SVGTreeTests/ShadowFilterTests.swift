import PathGeometry
import PictureReading
import Testing

@testable import SVGTree

/// Shadows as blurs, which design tools show as effects.
@Suite("A shadow as a filter")
struct ShadowFilterTests {
  private static let shadow = DropShadow(color: "#0008", blur: 6, offset: Point(1, 3))
  private static let figure = RoundedRect(Rect(x: 20, y: 20, width: 40, height: 20), radius: 8)

  /// A stack of areas and its other form.
  private var stack: Group {
    var stack = Group(Self.shadow.drawings(of: Self.figure, cuttingOut: false).map { .drawing($0) }).named("shadow")
    stack.filterForm = Self.shadow.blurredArea(of: Self.figure)?.named("shadow")
    return stack
  }

  private let profiles = [OutputProfile.web.shadows(.filter), .embed.shadows(.filter), .design.shadows(.filter)]

  @Test("is one area with half of the blur as its deviation, moved by the offset")
  func area() throws {
    for profile in profiles {
      let picture = try written([.group(stack), .drawing(Self.figure.fill("red"))], profile: profile)
      let group = try #require(picture.all(named: "g").first { $0["filter"] != nil })
      let filter = try #require(picture.target(of: group["filter"]))
      #expect(filter.children.map(\.name) == ["feGaussianBlur"])
      #expect(filter.children[0].number("stdDeviation") == 3)
      let paths = group.all(named: "path")
      #expect(paths.count == 1 && picture.all(named: "path").count == 2)
      let bounds = try #require(try Path(parsing: paths[0]["d"] ?? "").bounds)
      #expect(bounds == Rect(x: 21, y: 23, width: 40, height: 20))
      #expect(paths[0]["fill-opacity"].flatMap(Double.init).map { abs($0 - 0.533) < 0.001 } == true)
    }
    let design = try written([.group(stack)], profile: profiles[2])
    #expect(design.first(named: "g")?["id"] == "shadow")
  }

  @Test("is a stack of areas otherwise, and where something cuts it")
  func cut() throws {
    for profile in [OutputProfile.web, .design] {
      #expect(try written([.group(stack)], profile: profile).all(named: "filter").isEmpty)
      for group in [
        Group { stack }.knockingOut { Rect(x: 30, y: 25, width: 5, height: 5).fill("red") },
        Group { stack }.clipped(to: Rect(width: 50, height: 50)),
      ] {
        let picture = try written(group, profile: profile.shadows(.filter))
        #expect(picture.all(named: "filter").isEmpty && picture.all(named: "path").count > 4)
      }
    }
  }

  @Test("grows with the group around it")
  func scaled() throws {
    let group = Group { stack }.applying(.scale(0.5))
    let picture = try written(group, profile: .design.shadows(.filter))
    #expect(picture.first(named: "feGaussianBlur")?.number("stdDeviation") == 1.5)
    let bounds = try Path(parsing: picture.first(named: "path")?["d"] ?? "").bounds
    #expect(bounds == Rect(x: 10.5, y: 11.5, width: 20, height: 10))
  }

  @Test("of a text stays a blur in the design profile, which leaves it out otherwise")
  func texts() throws {
    let group = Group { TextRun("a", at: Point(10, 50)).named("label-shadow") }.blurred(deviation: 2)
    #expect(try written([.group(group)], profile: .design).all(named: "path").isEmpty)
    let picture = try written([.group(group)], profile: .design.shadows(.filter))
    #expect(picture.first(named: "path")?["id"] == "label-shadow")
    #expect(picture.first(named: "feGaussianBlur")?.number("stdDeviation") == 2)
  }

  @Test("has its colours for light and dark pages, and in the variant for dark ones")
  func dark() throws {
    var other = stack
    other.children = other.children.map { node in
      guard case .drawing(let drawing) = node else { return node }
      return .drawing(drawing.fill(drawing.fill.mapColors { _ in "#fff8" }))
    }
    other.filterForm = DropShadow(color: "#fff8", blur: 6, offset: Point(1, 3)).blurredArea(of: Self.figure)?.named(
      "shadow")
    let adapted = try #require([Node.group(stack)].adapting(toDark: [.group(other)]))
    let document = SVGDocument(size: Size(80, 60), title: nil, children: adapted)
    for (picture, fills) in [(document, ["#000000"]), (document.inDarkColors, ["#ffffff"])] {
      let markup = try Markup(parsing: picture.svg(for: .design.shadows(.filter), shaper: SquareShaper()))
      #expect(markup.all(named: "path").map { $0["fill"] } == fills)
    }
  }

  @Test("is no filter without a blur, or with one beyond what SVG files may have", arguments: [0, 2001.0, .nan])
  func noBlur(blur: Double) {
    #expect(DropShadow(blur: blur).blurredArea(of: Self.figure) == nil)
  }
}
