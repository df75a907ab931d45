import PathGeometry
import Testing

@testable import SVGTree

@Suite("A drawing at the ends of the coordinates")
struct LargestDrawingTests {
  private static let paints: [Paint] = [
    .linearGradient(from: "red", to: "blue"),
    .linearGradient(from: "red", to: "blue", start: Point(-7, 0.1), end: Point(1.3, 1e9)),
    .gradient(.radial([GradientStop(offset: 0, color: "red"), GradientStop(offset: 1, color: "blue")])),
    .gradient(.radial([GradientStop(offset: 0, color: "red")], center: Point(3, -3), radius: 1e9)),
  ]

  private static let paths = [
    "M-1e9 -1e9H1e9V1e9Z", "M-1e9 -333333333.3L1e9 1e9-333333333.1 1e9Z", "M-1e9 1e9A1e9 1e9 0 0 1 1e9 1e9Z",
  ]

  @Test("has gradients, masks and blurs in every profile", arguments: [OutputProfile.web, .embed, .design], paths)
  func written(profile: OutputProfile, path: String) throws {
    for paint in Self.paints {
      let outline = try Path(parsing: path)
      let drawing = outline.fill(paint).stroke(paint, width: 1e9)
      let hole = TextRun("42", at: Point(-1e9, 1e9))
      let groups = [
        Group { drawing }, Group { drawing }.applying(.scale(0.3)), Group { drawing }.offset(x: 1e9, y: -1e9),
        Group { drawing }.knockingOut { drawing }, Group { drawing }.knockingOut(hole),
        Group { drawing }.masked { drawing }, Group { drawing }.clipped(to: outline),
        Group { drawing }.blurred(deviation: 1000), Group { drawing }.blurred(deviation: 1000).knockingOut(hole),
      ]
      for group in groups {
        let document = SVGDocument(size: Size(1e9, 1e9), children: [.group(group)])
        // A profile may refuse a part of the picture, but none of them stops the process.
        let bytes = try? document.serialized(for: profile)
        #expect(bytes != nil || profile == .design)
      }
    }
  }
}
