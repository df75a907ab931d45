import BadgeExport
import CairoDrawing
import Cartouche
import Foundation
import PictureReading
import Testing

extension FixtureTests {
  /// The folder that pictures with outlined text are written into for `make conformance`, which draws them; nil where
  /// none is asked for.
  private static let outlinedFolder = ProcessInfo.processInfo.environment["CARTOUCHE_OUTLINED"]
    .map { URL(filePath: $0, directoryHint: .isDirectory) }

  @Test(
    "with text as outlines a badge for web pages needs no font",
    arguments: outlinedFolder == nil ? Rounds.some(of: outlined) : outlined)
  func outlinedPicture(fixture: FixtureCase) throws {
    // Files for design tools and exports, which are compared with it, have bands as well, and nothing moves in them.
    let profile = OutputProfile.web.outliningText().shadows(.bands).animations(.none)
    let bytes = try fixture.badge.serialized(for: profile, shaper: FixtureShaper())
    let picture = String(decoding: bytes, as: UTF8.self)
    #expect(!picture.contains("<text"))
    #expect(!picture.contains("font-"))

    guard let folder = Self.outlinedFolder else { return }
    let url = folder.appending(path: "\(fixture.name).outlined.svg")
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
    try writeExports(of: fixture, beside: url)
  }

  /// The same picture as PNG, PDF and VectorDrawable. A page and a drawable cannot show an image.
  private func writeExports(of fixture: FixtureCase, beside url: URL) throws {
    let document = try fixture.badge.document(shaper: FixtureShaper(), isStill: true)
    let png = try document.png(scale: 4, shaper: FixtureShaper())
    try Data(png).write(to: url.deletingPathExtension().appendingPathExtension("png"))
    do {
      let pdf = try document.pdf(shaper: FixtureShaper())
      try Data(pdf).write(to: url.deletingPathExtension().appendingPathExtension("pdf"))
      let drawable = try document.vectorDrawable(shaper: FixtureShaper())
      try Data(drawable).write(to: url.deletingPathExtension().appendingPathExtension("xml"))
    } catch let error as ExportError {
      // Android cannot draw it.
      #expect(error.code == "pathTooLong", "\(error)")
    } catch let error as CairoError {
      #expect(error.code == "image" && fixture.name.contains("raster-icon"), "\(fixture.name): \(error)")
    }
  }
}
