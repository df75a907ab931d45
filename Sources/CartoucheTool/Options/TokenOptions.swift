import ArgumentParser
import KeyTables
import LookFiles
import SourceTree

/// The files of design tokens that looks name.
struct TokenOptions: ParsableArguments {
  static let help =
    "A file of design tokens that looks name, in the format of the Design Tokens Community Group; one such as tokens.dark.json is for dark pages."

  @Option(
    name: .customLong("tokens"),
    help: ArgumentHelp("\(help) The option may be repeated.", valueName: "file"), completion: .file())
  var files: [String] = []

  /// A resolver that finds the tokens in files, too, and shows lines of them.
  ///
  /// - Parameter inputs: Records the files.
  static func added(
    _ files: [String], to resolver: LookResolver, noting inputs: ReadFiles
  ) throws(Failure) -> LookResolver {
    if files.isEmpty { return resolver }
    var tokens = DesignTokens()
    var known: [[UInt8]: [UInt8]] = [:]
    for path in files {
      inputs.note(path)
      let bytes = try InputFile.read(path)
      known[path.pathBytes] = bytes
      do {
        try tokens.add(DesignTokens.tree(of: bytes, file: path), isDark: DesignTokens.isDark(path: path))
      } catch {
        var shown = error.showing([]) { _ in bytes }
        shown.file = InputFile.name(of: path)
        throw Failure(code: .data, message: shown.description)
      }
    }
    var copy = resolver
    copy.tokens = tokens
    copy.read = { [known] path throws(LookResolver.Failure) in
      if let bytes = known[path.pathBytes] { bytes } else { try resolver.read(path) }
    }
    return copy
  }
}
