import ArgumentParser
import BadgeManifest
import LookFiles
import Messages

/// The folders beside its own from which a file may name files.
struct AllowOptions: ParsableArguments {
  @Option(
    name: .customLong("allow"),
    help: ArgumentHelp(
      """
      A folder whose files may be read if they are named, beside the working directory and the folder of the file that \
      names them. The option may be repeated.
      """, valueName: "folder"),
    completion: .directory)
  var folders: [String] = []
}

/// The options of a manifest: its root, the folders of its files, and values.
struct ManifestOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The folder from which data, logos and icons are found, instead of that of the manifest.", valueName: "folder"),
    completion: .directory)
  var root: String?

  @OptionGroup var allow: AllowOptions
  @OptionGroup var logos: LogoOptions
  @OptionGroup var tokens: TokenOptions

  @Option(
    name: .customLong("set"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "A value for texts with {key}, in manifests with data. The option may be repeated.", valueName: "key=value"))
  var values: [String] = []

  /// The path of the folder, which ends with a slash, or of the manifest from which files are found; nil for the working
  /// directory.
  func origin(of manifest: String) throws(Failure) -> String? {
    guard let root else { return InputFile.origin(manifest) }
    guard !root.isEmpty else { throw .usage("the name of the root is empty") }
    if root == "." || root == "./" { return "" }
    return root.hasSuffix("/") ? root : root + "/"
  }

  /// The files that a manifest may name.
  func files(seenFrom origin: String?, noting watched: WatchedFiles? = nil) throws(Failure) -> NamedFiles {
    let folders = try AllowedFolders(beside: origin.map { [$0] } ?? [], adding: allow.folders)
    return NamedFiles(in: folders, noting: watched)
  }

  /// Reads data from files and from Git.
  func data(from files: NamedFiles) throws(Failure) -> DataAccess {
    var named: [String: String] = [:]
    for text in values {
      guard let sign = text.firstIndex(of: "="), sign > text.startIndex else {
        throw .usage("--set needs a key and a value, such as version=1.4, not '\(Message.shortened(text))'")
      }
      let key = String(text[..<sign])
      guard named.updateValue(String(text[sign...].dropFirst()), forKey: key) == nil else {
        throw .usage("--set has two values for '\(Message.shortened(key))'")
      }
    }
    var access = DataAccess(values: named, find: files.find, read: files.read, describe: Self.described)
    access.whyUndescribed = { Git.whyUndescribed(in: $0) }
    return access
  }

  /// What Git says of a folder.
  @Sendable static func described(_ folder: String) throws(DataAccess.Failure) -> String? {
    do { return try Git.described(in: folder) } catch {
      if case .fault(let failure) = error { throw DataAccess.Failure(failure.reason) }
      return nil
    }
  }
}
