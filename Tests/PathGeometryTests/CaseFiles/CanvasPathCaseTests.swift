import PathGeometry
import Testing

@Suite("Lines, curves, rectangles and containment against the web platform tests of the HTML canvas")
struct CanvasPathCaseTests {
  static let file = CaseFile.names[0]

  static let leftOut = [
    "wpt/2d.path.lineTo.nonfinite.details": "it expects conversions of script values, and no picture",
    "wpt/2d.path.ellipse.basics": "it expects script exceptions, and no picture",
    "wpt/2d.path.isPointInStroke.scaleddashes": "paths have no dashes",
    "wpt/2d.path.isPointInpath.invalid": "it expects script exceptions, and no picture",
  ]

  /// The number of replayed calls of a case, if later ones have coordinates beyond 1e9, which a path refuses.
  static let replayedCalls = ["wpt/2d.path.isPointInPath.basic": 9]

  static func cases() throws -> [CanvasCase] {
    try CaseFile.cases(CanvasCase.self, in: file).filter { example in
      let id = example.id.lowercased()
      return !id.contains("arc") && !id.contains("roundrect")
    }
  }

  static func replayed() throws -> [CanvasCase] { try cases().filter { leftOut[$0.id] == nil } }

  @Test("every listed pixel and point has the listed value", arguments: try replayed())
  func replay(_ example: CanvasCase) throws {
    var canvas = PathCanvas()
    var checks = 0
    let count = Self.replayedCalls[example.id] ?? example.calls.count
    for index in 0...count {
      for question in example.pointsInPath ?? [] where question.afterCalls == index {
        let coordinates = question.args.prefix(2).map { $0.number ?? .infinity }
        let rule = question.args.count > 2 && question.args[2].text == "evenodd" ? FillRule.evenOdd : .nonzero
        let isInside = canvas.path.contains(Point(coordinates[0], coordinates[1]), rule: rule)
        #expect(isInside == question.inside, "at \(coordinates)")
        checks += 1
      }
      if index < count { try canvas.perform(example.calls[index]) }
    }
    for pixel in example.pixels ?? [] {
      let seen = canvas.pixel(pixel[0], pixel[1])
      let tolerance = (pixel.count > 6 ? pixel[6] : 0) + 1e-9
      #expect(zip(seen, pixel[2...5]).allSatisfy { abs($0 - $1) <= tolerance }, "pixel \(pixel) is \(seen)")
      checks += 1
    }
    #expect(checks > 0, "a case without an expectation shows nothing")
  }

  @Test("every other canvas case is replayed or excluded by name")
  func accounting() throws {
    guard CaseFile.folder != nil else { return }
    let ids = Set(try Self.cases().map(\.id))
    #expect(ids.isSuperset(of: Self.leftOut.keys))
    let checked = try Self.replayed().count
    #expect(checked + Self.leftOut.count == ids.count)
    CaseFile.report("\(Self.file), lines and curves", checked, of: ids.count, leftOut: Self.leftOut)
  }
}
