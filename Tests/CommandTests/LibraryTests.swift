import Foundation
import PictureReading
import Testing

/// The library for C and Python, in the form that the tests built.
@Suite("The library")
struct LibraryTests {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path(percentEncoded: false)

  static let file: String = {
    #if os(macOS)
      let name = "libLibraryCalls.dylib"
    #else
      let name = "libLibraryCalls.so"
    #endif
    return Command.binary.deletingLastPathComponent().appending(path: name).path(percentEncoded: false)
  }()

  @Test(
    "draws for C and for Python, whatever they pass, in many threads with small stacks",
    .enabled(if: Rounds.areAll))
  func calls() throws {
    let run = try Command.shell("python3 '\(Self.root)/Tests/Library/library.py' '\(Self.file)'")
    #expect(run.status == 0, "\(run.errors)")
  }
}
