import Foundation
import PathGeometry
import Testing

@Suite("Arcs against the web platform tests of the HTML canvas")
struct CanvasArcCaseTests {
  static let file = CaseFile.names[0]

  static let leftOut = [
    "wpt/2d.path.arc.nonfinite": "numbers that are not finite are refused, not ignored",
    "wpt/2d.path.arcTo.nonfinite": "numbers that are not finite are refused, not ignored",
  ]

  /// Cases without pixels. `RefusedNumberTests` checks them.
  static let refused: Set = ["wpt/2d.path.arc.negative", "wpt/2d.path.arcTo.negative"]

  static func cases() throws -> [CanvasCase] {
    try CaseFile.cases(CanvasCase.self, in: file).filter { $0.id.lowercased().contains("arc") }
  }

  static func replayed() throws -> [CanvasCase] {
    try cases().filter { leftOut[$0.id] == nil && !refused.contains($0.id) }
  }

  @Test("every listed pixel and point of a canvas arc case has the listed value", arguments: try replayed())
  func replay(_ example: CanvasCase) throws { try example.check() }

  @Test("every canvas arc case is replayed, refused or excluded by name")
  func accounting() throws {
    guard CaseFile.folder != nil else { return }
    let ids = Set(try Self.cases().map(\.id))
    #expect(ids.isSuperset(of: Self.refused.union(Self.leftOut.keys)))
    let checked = try Self.replayed().count + Self.refused.count
    #expect(checked + Self.leftOut.count == ids.count)
    CaseFile.report("\(Self.file), arcs", checked, of: ids.count, leftOut: Self.leftOut)
  }
}

@Suite("Case files")
struct CaseFileTests {
  @Test("are in the named folder; without a folder, the run prints how many files are skipped")
  func files() {
    guard let folder = CaseFile.folder else {
      return print("CARTOUCHE_CASES is not set: \(CaseFile.names.count) case files left out: \(CaseFile.names)")
    }
    for name in CaseFile.names {
      #expect(FileManager.default.isReadableFile(atPath: "\(folder)/\(name)"), "\(name)")
    }
  }
}

extension CanvasCase {
  func check(sourceLocation: SourceLocation = #_sourceLocation) throws {
    var canvas = Canvas()
    var checks = 0
    for (index, call) in calls.enumerated() {
      try canvas.perform(call)
      for question in pointsInPath ?? [] where question.afterCalls == index + 1 {
        let point = Point(
          try question.args[0].number.orThrow(Canvas.UnknownCall(call: question.args)),
          try question.args[1].number.orThrow(Canvas.UnknownCall(call: question.args)))
        #expect(canvas.path.contains(point) == question.inside, "at \(point)", sourceLocation: sourceLocation)
        checks += 1
      }
    }
    for pixel in pixels ?? [] {
      let seen = canvas.pixel(pixel[0], pixel[1])
      let tolerance = pixel.count > 6 ? pixel[6] : 0
      let isClose = zip(seen, pixel[2...5]).allSatisfy { abs($0 - $1) <= tolerance + 1e-9 }
      #expect(isClose, "pixel \(pixel) is \(seen)", sourceLocation: sourceLocation)
      checks += 1
    }
    #expect(checks == (pixels ?? []).count + (pointsInPath ?? []).count, sourceLocation: sourceLocation)
    #expect(checks > 0, "a case without an expectation shows nothing", sourceLocation: sourceLocation)
  }
}
