import ArgumentParser
import BadgeManifest
import Cartouche
import LookFiles
import Messages
import SourceTree

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

  /// The first of the options that is given; nil for none.
  var given: String? {
    let all = [
      ("--root", root != nil), ("--allow", !allow.folders.isEmpty), ("--logos", logos.path != nil),
      ("--tokens", !tokens.files.isEmpty), ("--set", !values.isEmpty),
    ]
    return all.first { $0.1 }?.0
  }

  /// The path of the folder, which ends with a slash, or of the manifest from which files are found; nil for the working
  /// directory.
  func origin(of manifest: String) throws(Failure) -> String? {
    guard let root else { return InputFile.origin(manifest) }
    guard !root.isEmpty else { throw .usage("the name of the root is empty") }
    if root == "." || root == "./" { return "" }
    return root.hasSuffix("/") ? root : root + "/"
  }

  /// The manifest at a path, and its text for messages.
  ///
  /// - Parameters:
  ///   - keepsGoing: Whether reading goes on after a badge with an error.
  ///   - keepsKeys: Whether entries keep their keys, for a page that shows all badges.
  ///   - inputs: Records the files that are read.
  func manifest(
    at path: String, keepsGoing: Bool = false, keepsKeys: Bool = false, noting inputs: ReadFiles = ReadFiles(),
    outlining: any TextShaper = BuiltinShaper()
  ) throws(Failure) -> (manifest: Manifest, source: SourceFile) {
    inputs.note(path)
    let bytes = try InputFile.read(path)
    let name = InputFile.name(of: path)
    let (manifest, files) = try manifest(
      parsing: bytes, name: name, seenFrom: try origin(of: path), keepsGoing: keepsGoing, keepsKeys: keepsKeys,
      noting: inputs, outlining: outlining)
    return (manifest, SourceFile(name: name, bytes: bytes, naming: files))
  }

  /// A manifest, with the files that it may name.
  ///
  /// - Parameter origin: The path from which files are found.
  func manifest(
    parsing bytes: [UInt8], name: String, seenFrom origin: String?, keepsGoing: Bool = false, keepsKeys: Bool = false,
    noting inputs: ReadFiles = ReadFiles(), outlining: any TextShaper = BuiltinShaper()
  ) throws(Failure) -> (manifest: Manifest, files: NamedFiles) {
    let folders = try AllowedFolders(beside: origin.map { [$0] } ?? [], adding: allow.folders)
    let files = NamedFiles(in: folders, noting: inputs)
    let data = try data(from: files)
    let logos = try logos.folder(noting: inputs)
    let resolver = try TokenOptions.added(tokens.files, to: files.resolver, noting: inputs)
    do {
      let manifest = try Manifest(
        parsing: bytes, path: origin, data: data, logos: logos, keepsGoing: keepsGoing, keepsKeys: keepsKeys,
        resolver: resolver, outlining: outlining)
      return (manifest, files)
    } catch {
      throw Failure(code: .data, message: error.message(in: name))
    }
  }

  /// Reads data from files and from Git.
  private func data(from files: NamedFiles) throws(Failure) -> DataAccess {
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
    return Self.access(to: files, values: named)
  }

  /// Files, and what Git says of a folder.
  static func access(to files: NamedFiles, values: [String: String] = [:]) -> DataAccess {
    var access = DataAccess(values: values, find: files.find, read: files.read) { try? Git.described(in: $0) }
    access.whyUndescribed = { Git.whyUndescribed(in: $0) }
    return access
  }
}
