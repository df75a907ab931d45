import Foundation
import XMLChecking

/// A file of expected output, and what to do where it is missing or differs.
struct Fixture {
  /// Whether fixtures are written, by the environment variable `RECORD_FIXTURES`.
  enum Recording: String {
    /// Fixtures are only read.
    case never
    /// A fixture that is not there is written, and its test passes.
    case missing
    /// Every fixture is written anew.
    case all
  }

  /// Why a fixture does not hold.
  enum Failure: Error {
    case missing(path: String)
    case differs(path: String, diff: String)
    case unreadable(path: String, reason: String)
    case notWellFormed(XMLDiagnostic)
    case unknownRecording(String)
  }

  /// Where the file is.
  var url: URL

  /// The fixture `name` in the folder `Fixtures` that lies next to `testFile` or in a folder above it.
  init(named name: String, profile: String, testFile: String, environment: [String: String]) throws(Failure) {
    var folder = URL(filePath: testFile).deletingLastPathComponent()
    let file = "\(name).\(profile).svg"
    while folder.path() != "/" {
      let candidate = folder.appending(path: "Fixtures", directoryHint: .isDirectory)
      if FileManager.default.fileExists(atPath: candidate.path()) {
        url = candidate.appending(path: file)
        return
      }
      folder.deleteLastPathComponent()
    }
    throw .missing(path: "Fixtures/\(file), in no folder above \(testFile)")
  }

  /// How fixtures are recorded in this run.
  static func recording(in environment: [String: String]) throws(Failure) -> Recording {
    guard let text = environment["RECORD_FIXTURES"] else { return .never }
    guard let recording = Recording(rawValue: text) else { throw .unknownRecording(text) }
    return recording
  }

  /// Compares `bytes` with the file by canonical form, or writes them where they are to be recorded.
  func check(_ bytes: [UInt8], recording: Recording) throws(Failure) {
    let actual: XMLTree
    do { actual = try XMLTree(parsing: bytes) } catch { throw .notWellFormed(error) }
    let exists = FileManager.default.fileExists(atPath: url.path())
    if recording == .all || (recording == .missing && !exists) { return try record(actual) }
    guard exists else { throw .missing(path: url.path()) }

    let expected: XMLTree
    do {
      expected = try XMLTree(parsing: Array(Data(contentsOf: url)))
    } catch {
      throw .unreadable(path: url.path(), reason: "\(error)")
    }
    guard actual.canonicalForm() != expected.canonicalForm() else { return }
    let diff = UnifiedDiff(
      from: expected.prettyPrinted(), to: actual.prettyPrinted(), names: ("expected", "actual"))
    throw .differs(path: url.path(), diff: diff.description)
  }

  private func record(_ tree: XMLTree) throws(Failure) {
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(tree.prettyPrinted().utf8).write(to: url, options: .atomic)
    } catch {
      throw .unreadable(path: url.path(), reason: "\(error)")
    }
  }
}

extension Fixture.Failure: CustomStringConvertible {
  var description: String {
    switch self {
    case .missing(let path): "no fixture \(path); RECORD_FIXTURES=missing writes it"
    case .differs(let path, let diff):
      "what is drawn differs from \(path); RECORD_FIXTURES=all accepts it\n\(diff)"
    case .unreadable(let path, let reason): "cannot use the fixture \(path): \(reason)"
    case .notWellFormed(let diagnostic):
      "the document is not well-formed at \(diagnostic.line):\(diagnostic.column): \(diagnostic.message)"
    case .unknownRecording(let text): "RECORD_FIXTURES is never, missing or all, not '\(text)'"
    }
  }
}
