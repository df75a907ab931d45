import ArgumentParser

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
