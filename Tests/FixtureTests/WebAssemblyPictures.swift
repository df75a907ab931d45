import Cartouche
import Foundation
import Testing

extension FixtureTests {
  /// The folder that the bytes of fixtures are written into for `make javascript`, which compares them with those in
  /// WebAssembly; nil where none is asked for.
  private static let drawnFolder = ProcessInfo.processInfo.environment["CARTOUCHE_DRAWN"]
    .map { URL(filePath: $0, directoryHint: .isDirectory) }

  @Test("a badge has bytes to compare in WebAssembly", .enabled(if: drawnFolder != nil), arguments: all)
  func drawnPicture(fixture: FixtureCase) throws {
    let folder = try #require(Self.drawnFolder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let name = fixture.name.replacing("/", with: "+")
    let web = try fixture.badge.serialized(for: fixture.profile)
    #expect(!web.isEmpty)
    try Data(web).write(to: folder.appending(path: "\(name).web.svg"))
    // A badge whose colours cannot be paired has no embedded form.
    let embed = (try? fixture.badge.serialized(for: .embed)) ?? []
    try Data(embed).write(to: folder.appending(path: "\(name).embed.svg"))
  }
}
