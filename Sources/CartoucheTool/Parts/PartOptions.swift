import ArgumentParser

/// The options of lines that are drawn in parts, by several processes or machines.
struct PartOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Draw only a part of the lines, the same for the same names: 2/8. A line without a name goes by its number.",
      valueName: "part"),
    transform: Shard.init)
  var shard: Shard?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      """
      Write the results into this file, which appears whole or not at all: lines of JSON into one that ends with \
      .jsonl, or the pictures under their names and errors.jsonl into one that ends with .tar.
      """, valueName: "file"),
    completion: .file(extensions: ["jsonl", "tar"]))
  var output: String?

  @Flag(
    help: """
      Name the files in the folder of --into by the digest of their contents, so that each picture is there once. The \
      results have this name in content.
      """)
  var byContent = false

  @Flag(help: "Draw nothing if the file of -o was drawn from the same lines with the same options.")
  var resume = false

  /// The form of the file of the results; nil without one.
  ///
  /// - Parameter folder: The folder into which pictures are written.
  func form(writing folder: String?) throws(Failure) -> PartForm? {
    if byContent && folder == nil { throw .usage("--by-content needs --into, which names the folder for the files") }
    guard let output else {
      if resume { throw .usage("--resume needs -o, which names the file to look at") }
      return nil
    }
    let form = try PartForm(of: output)
    if form == .tar && folder != nil {
      throw .usage("a tar has the pictures, so that --into has none; write the results into a file .jsonl")
    }
    return form
  }
}
