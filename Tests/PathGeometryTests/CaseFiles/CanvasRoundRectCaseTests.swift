import PathGeometry
import Testing

@Suite("Rounded rectangles against the web platform tests of the HTML canvas")
struct CanvasRoundRectCaseTests {
  static let leftOut: [String: String] = {
    let flat = "a figure without area has an empty outline, the canvas keeps a line"
    let mirrored = "a negative width or height mirrors on the canvas, here it is a figure without area"
    let list = "the four radii are four properties, not a list that may be too short or too long"
    return [
      "zero.1": flat, "zero.2": flat, "zero.4": flat, "zero.6": flat,
      "negative": mirrored, "winding": mirrored,
      "nonfinite": "numbers that are not finite are refused, not ignored",
      "radius.none": list, "radius.toomany": list,
      "radius.negative": "a negative radius counts as zero instead of being an error",
    ].reduce(into: [:]) { $0["wpt/2d.path.roundrect.\($1.key)"] = $1.value }
  }()

  static func cases() throws -> [CanvasCase] {
    struct AnyCase: Decodable {
      let id: String
      let calls: [[CaseValue]]?
      let pixels: [[Double]]?
    }
    return try CaseFile.cases(AnyCase.self, in: CaseFile.names[1]).compactMap { example in
      example.calls.map { CanvasCase(id: example.id, calls: $0, pixels: example.pixels, pointsInPath: nil) }
    }
  }

  static func replayed() throws -> [CanvasCase] { try cases().filter { leftOut[$0.id] == nil } }

  @Test("every listed pixel of a canvas roundRect case has the listed value", arguments: try replayed())
  func replay(_ example: CanvasCase) throws { try example.check() }

  @Test("every canvas roundRect case is replayed or excluded by name")
  func accounting() throws {
    guard CaseFile.folder != nil else { return }
    let ids = Set(try Self.cases().map(\.id))
    #expect(ids.isSuperset(of: Self.leftOut.keys))
    let checked = try Self.replayed().count
    #expect(checked + Self.leftOut.count == ids.count)
    CaseFile.report("\(CaseFile.names[1]), canvas", checked, of: ids.count, leftOut: Self.leftOut)
  }
}
