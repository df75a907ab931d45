import ArgumentParser
import BadgeManifest
import Messages

/// The options of a build.
struct BuildOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Write what was built as JSON: every badge with its file, size, text and digest. Its folder is made if needed.",
      valueName: "file"),
    completion: .file())
  var report: String?

  @Flag(
    help: """
      Remove the files that the previous report lists, that no badge has any more and that are still as they were \
      written. Needs --report.
      """)
  var prune = false

  @Flag(
    help: """
      Write nothing, and exit with 1 if a file is stale, missing or superfluous. The old file of a badge without a value \
      is none of these if it is to be kept.
      """)
  var check = false

  @Flag(help: "Draw the other badges if one cannot be drawn, and exit with its error.")
  var keepGoing = false

  @Option(
    help: ArgumentHelp("Build only a part of the badges, the same for the same names: 2/8.", valueName: "part"),
    transform: Shard.init)
  var shard: Shard?

  @Flag(help: "Put a digest of the contents into the names of files, for caches. Needs --report.")
  var hashNames = false

  @Flag(help: "Build again whenever the manifest, or a file that it names, changes.")
  var watch = false

  func validate() throws {
    if report == nil && prune {
      throw ValidationError("--prune needs --report, which lists the files of the previous build")
    }
    if report == nil && hashNames { throw ValidationError("--hash-names needs --report, which lists the files") }
    if check && watch { throw ValidationError("--check and --watch exclude each other") }
    if report == "" { throw ValidationError("the name of the report is empty") }
    if report == InputFile.standardStream {
      throw ValidationError("the report is written to a file, not to standard output")
    }
  }
}

/// A part of the badges: the same file is always in the same part.
struct Shard {
  private let number: UInt64
  private let count: UInt64

  /// A part such as `2/8`.
  init(_ text: String) throws {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { UInt64($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], (1...10_000).contains(count),
      (1...count).contains(number)
    else {
      throw ValidationError(
        "a part is its number and the number of parts, such as 2/8, not '\(Message.shortened(text))'")
    }
    self.number = number
    self.count = count
  }

  /// Whether this is the first part, which also has the index.
  var isFirst: Bool { number == 1 }

  /// Whether an entry is in this part.
  func contains(_ entry: ManifestEntry) -> Bool {
    // FNV-1a, by which equal names are in the same part on every machine.
    let digest = (entry.lightFile ?? entry.file).utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return (digest ^ digest >> 32) % count == number - 1
  }
}
