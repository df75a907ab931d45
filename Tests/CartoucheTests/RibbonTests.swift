import Cartouche
import PictureReading
import Testing

@Suite("A ribbon and a status dot")
struct RibbonTests {
  private static let ribbon: PillLook = {
    var look = PillLook.digdog
    look.font = Font(["Helvetica"], size: 14)
    look.height = 22
    look.padding = 8
    look.radius = 4
    look.ribbon = PillLook.Ribbon(fold: 8, foldHeight: 6, shade: 0.75, inset: 8)
    look.colors.normal = PillLook.Colors(fill: "#1677ff", text: .color(.white))
    return look
  }()

  private func parts(_ anchor: Anchor, _ direction: LayoutDirection = .leftToRight) throws -> (fold: Rect, band: Rect) {
    let pill = Pill("Hot").look(Self.ribbon).on(Size(200, 120), at: anchor).layoutDirection(direction)
    let drawings = try Parts(pill).drawings
    return (drawings[0].bounds, drawings[1].bounds)
  }

  @Test("a band sticks out by its fold, 8 below the upper edge, and the fold hangs below it behind the host")
  func trailing() throws {
    let width = (try run("Hot", Self.ribbon.font).width + 16).rounded(.up)
    let (fold, band) = try parts(.topTrailing)
    #expect(isClose(band, Rect(x: 208 - width, y: 8, width: width, height: 22)))
    #expect(isClose(fold, Rect(x: 200, y: 30, width: 8, height: 6)))
    let pill = Pill("Hot").look(Self.ribbon).on(Size(200, 120))
    #expect(isClose(try layout(pill).frame, Rect(width: 208, height: 120)))
    #expect(try Parts(pill).drawings[0].fill == "#1159bf")
    let triangle = try Parts(pill).drawings[0].path
    #expect(
      isClose(SampledOutline(triangle).area, 24) && triangle.contains(Point(201, 31))
        && !triangle.contains(Point(207, 35)))
  }

  @Test("the fold has a shade of the lower end of a gradient")
  func gradientFold() throws {
    let pill = Pill("Hot").look(Self.ribbon).fill(.linearGradient(from: "#ff0000", to: "#0000ff")).on(Size(200, 120))
    #expect(try Parts(pill).drawings[0].fill == "#0000bf")
  }

  @Test("a mark stands before the text of a band, which is as much wider")
  func mark() throws {
    var look = Self.ribbon
    look.mark = Mark(path: try Path(parsing: "M0 0H8V8H0Z"), size: 8, gap: 4)
    let plain = try Parts(Pill("Hot").look(Self.ribbon))
    let marked = try Parts(Pill("Hot").look(look))
    let width = plain.drawings[1].bounds.width
    #expect(isClose(marked.drawings[1].bounds.width, width + 12))
    #expect(marked.drawings.count == 3 && isClose(marked.drawings[2].bounds.width, 8))
    #expect(marked.drawings[2].bounds.maxX < marked.drawings[1].bounds.center.x)
  }

  @Test("a whole number of dashes is around a band, whose one corner is square")
  func dashes() throws {
    var pill = Pill("Hot").look(Self.ribbon).border("#00f", width: 1)
    pill.style.border?.line = .dashed
    let band = try #require(try Parts(pill).drawings.last { $0.value.stroke != nil })
    let dashes = try #require(band.value.stroke).dashes
    let rect = band.path.bounds ?? Rect(origin: .zero, size: .zero)
    // Three corners with a radius of 4, less half the line.
    let periods = (2 * (rect.width + rect.height) - 3 * 3.5 * (2 - .pi / 2)) / dashes.reduce(0, +)
    #expect(abs(periods - periods.rounded()) < 0.01)
  }

  @Test("the corner at the fold is square")
  func corner() throws {
    let band = try Parts(Pill("Hot").look(Self.ribbon).on(Size(200, 120))).drawings[1].path
    #expect(band.contains(Point(207.9, 29.9)) && !band.contains(Point(207.9, 8.1)))
    let mirrored = try Parts(Pill("Hot").look(Self.ribbon).on(Size(200, 120), at: .topLeading)).drawings[1].path
    #expect(mirrored.contains(Point(-7.9, 29.9)) && !mirrored.contains(Point(-7.9, 8.1)))
  }

  @Test("a band at a leading edge is the mirror image, and so is one for lines from right to left")
  func mirrored() throws {
    let right = try parts(.topTrailing)
    for left in [try parts(.topLeading), try parts(.topTrailing, .rightToLeft)] {
      #expect(isClose(left.band.minX, 200 - right.band.maxX) && isClose(left.fold.minX, -8))
      #expect(left.band.width == right.band.width && left.band.minY == 8)
    }
    #expect(isClose(try parts(.topLeading, .rightToLeft).band, right.band))
    #expect(isClose(try parts(.bottomTrailing).band.maxY, 112))
    #expect(isClose(try parts(.trailing).band.center.y, 60))
  }

  @Test("a band by itself has its fold below its right end")
  func alone() throws {
    let pill = Pill("Hot").look(Self.ribbon)
    let frame = try layout(pill).frame
    #expect(frame.origin == .zero && frame.height == 28)
    #expect(isClose(try Parts(pill).drawings[0].bounds, Rect(x: frame.width - 8, y: 22, width: 8, height: 6)))
  }

  private static let status: PillLook = {
    var look = PillLook.digdog
    look.font = Font(["Helvetica"], size: 14)
    look.height = 22
    look.padding = 0
    look.dot = PillLook.Dot(diameter: 6, gap: 8)
    look.colors.normal = PillLook.Colors(fill: "#52c41a", text: .color(.black))
    return look
  }()

  @Test("a status is a dot in the fill's colour and the text 8 behind it")
  func dot() throws {
    let parts = try Parts(Pill("Success").look(Self.status))
    #expect(parts.drawings.count == 1 && parts.drawings[0].fill == "#52c41a")
    #expect(isClose(parts.drawings[0].bounds, Rect(y: 8, width: 6, height: 6)))
    #expect(isClose(parts.texts[0].left, 14) && parts.texts[0].value.color == .black)
    let width = try run("Success", Self.status.font).width
    #expect(
      isClose(try layout(Pill("Success").look(Self.status)).frame, Rect(width: (14 + width).rounded(.up), height: 22)))
    #expect(try layout(Pill("Success").look(Self.status)).title == "Success")
  }

  @Test("a status for lines from right to left has its dot at the right")
  func mirroredDot() throws {
    let pill = Pill("Success").look(Self.status).layoutDirection(.rightToLeft)
    let parts = try Parts(pill)
    let frame = try layout(pill).frame
    #expect(isClose(parts.drawings[0].bounds.maxX, frame.maxX) && isClose(parts.texts[0].right, frame.maxX - 14))
  }
}
