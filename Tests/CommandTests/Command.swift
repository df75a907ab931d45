import Foundation
import Testing

/// The built command, run as a user would.
struct Command {
  /// What a run left behind.
  struct Result: Sendable {
    var status: Int32
    var output: String
    var errors: String
    /// The message of an error, without the line and the caret below it.
    var message: String { errors.split(separator: "\n", omittingEmptySubsequences: false).first.map(String.init) ?? "" }
  }

  /// The binary is where the tests' own bundle does.
  static let binary: URL = {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
    let tests = bundle ?? URL(filePath: CommandLine.arguments[0])
    return tests.deletingLastPathComponent().appending(path: "cartouche")
  }()

  static func run(_ arguments: String..., in folder: URL? = nil) throws -> Result {
    try run(arguments, in: folder)
  }

  static func run(_ arguments: [String], in folder: URL? = nil) throws -> Result {
    try run(binary, arguments, in: folder)
  }

  /// Runs a script of bash, in which `$CARTOUCHE` is the command's path.
  @discardableResult
  static func shell(_ script: String, in folder: URL? = nil) throws -> Result {
    let path = binary.path(percentEncoded: false)
    return try run(URL(filePath: "/bin/bash"), ["-c", "CARTOUCHE=$0; " + script, path], in: folder)
  }

  private static func run(_ program: URL, _ arguments: [String], in folder: URL?) throws -> Result {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let output = Pipe()
    let errors = try TemporaryFolder()
    let errorFile = errors.url.appending(path: "errors")
    try Data().write(to: errorFile)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: errorFile)
    try start(process)
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: String(decoding: data, as: UTF8.self),
      errors: try String(contentsOf: errorFile, encoding: .utf8))
  }
}

extension Command {
  /// Starts a process with no signal blocked: threads of tests have some blocked, which it would inherit.
  static func start(_ process: Process) throws {
    var none = sigset_t()
    var before = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try process.run()
  }
}

/// A folder that goes when it is let go.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "cartouche-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }

  func write(_ bytes: [UInt8], to name: String) throws {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  func read(_ name: String) throws -> String {
    try String(contentsOf: url.appending(path: name), encoding: .utf8)
  }

  /// Every file below the folder, sorted.
  var files: [String] {
    get throws {
      try FileManager.default.subpathsOfDirectory(atPath: url.path(percentEncoded: false)).filter { name in
        try url.appending(path: name).resourceValues(forKeys: [.isDirectoryKey]).isDirectory != true
      }.sorted()
    }
  }
}
