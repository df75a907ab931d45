import Cartouche
import Foundation
import Testing

extension FixtureTests {
  /// The folder that pictures with outlined text are written into for `make conformance`, which draws them; nil where
  /// none is asked for.
  private static let outlinedFolder = ProcessInfo.processInfo.environment["CARTOUCHE_OUTLINED"]
    .map { URL(filePath: $0, directoryHint: .isDirectory) }

  @Test("with text as outlines a badge for web pages needs no font", arguments: outlined)
  func outlinedPicture(fixture: FixtureCase) throws {
    let bytes = try fixture.badge.serialized(for: .web.outliningText(), shaper: FixtureShaper())
    let picture = String(decoding: bytes, as: UTF8.self)
    #expect(!picture.contains("<text"))
    #expect(!picture.contains("font-"))

    guard let folder = Self.outlinedFolder else { return }
    let url = folder.appending(path: "\(fixture.name).outlined.svg")
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }
}
