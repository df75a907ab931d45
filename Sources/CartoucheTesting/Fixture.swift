import Foundation
import XMLChecking

/// A file of expected output, and the rule for a missing or different one.
struct Fixture {
  /// Whether fixtures are written, by the environment variable `RECORD_FIXTURES`.
  enum Recording: String {
    /// Fixtures are only read.
    case never
    /// A missing fixture is written, and its test passes.
    case missing
    /// Every fixture is written again.
    case all
  }

  /// Why a fixture does not match.
  struct Failure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
  }

  /// Where the file is.
  var url: URL

  private var path: String { url.path(percentEncoded: false) }

  /// The fixture `name` in the folder `Fixtures` that is next to `testFile` or in a folder above it.
  init(named name: String, profile: String, testFile: String) throws(Failure) {
    var folder = URL(filePath: testFile).deletingLastPathComponent()
    let file = "\(name).\(profile).svg"
    while folder.path(percentEncoded: false) != "/" {
      let candidate = folder.appending(path: "Fixtures", directoryHint: .isDirectory)
      if FileManager.default.fileExists(atPath: candidate.path(percentEncoded: false)) {
        url = candidate.appending(path: file)
        return
      }
      folder.deleteLastPathComponent()
    }
    throw Failure(
      "there is no folder 'Fixtures' beside \(testFile) or in a folder above it; "
        + "make one where fixtures are to be kept")
  }

  /// The recording mode of this run.
  static func recording(in environment: [String: String]) throws(Failure) -> Recording {
    guard let text = environment["RECORD_FIXTURES"] else { return .never }
    guard let recording = Recording(rawValue: text) else {
      throw Failure("RECORD_FIXTURES is never, missing or all, not '\(text)'")
    }
    return recording
  }

  /// Compares `bytes` with the file by canonical form, or writes them if they are to be recorded.
  func check(_ bytes: [UInt8], recording: Recording) throws(Failure) {
    let actual = try Form(of: bytes, path: "what is drawn")
    let exists = FileManager.default.fileExists(atPath: path)
    if recording == .all || (recording == .missing && !exists) { return try record(actual.pretty) }
    guard exists else { throw Failure("no fixture \(path); RECORD_FIXTURES=missing writes it") }

    guard let data = FileManager.default.contents(atPath: path) else {
      throw Failure("cannot use the fixture \(path): it cannot be read")
    }
    let expected = try Form(of: Array(data), path: path)
    // Texts that Swift takes for equal may have other bytes.
    guard !actual.canonical.utf8.elementsEqual(expected.canonical.utf8) else { return }
    let diff = UnifiedDiff(from: expected.pretty, to: actual.pretty, names: ("expected", "actual"))
    throw Failure("what is drawn differs from \(path); RECORD_FIXTURES=all accepts it\n\(diff)")
  }

  /// A document in the form for comparing, and in the form for showing.
  private struct Form {
    var canonical: String
    var pretty: String

    init(of bytes: [UInt8], path: String) throws(Failure) {
      do {
        let tree = try XMLTree(parsing: bytes)
        canonical = try tree.canonicalForm()
        pretty = try tree.prettyPrinted()
      } catch {
        throw Failure("\(path) at \(error)")
      }
    }
  }

  private func record(_ text: String) throws(Failure) {
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url, options: .atomic)
    } catch {
      throw Failure("cannot use the fixture \(path): \(error)")
    }
  }
}
