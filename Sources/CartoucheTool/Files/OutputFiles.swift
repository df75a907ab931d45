import BadgeExport
import BadgeManifest
import KeyTables
import Messages

/// The files that a drawing command writes: all of them or none.
struct OutputFiles {
  /// The path that the user named; nil for standard output.
  private let path: String?
  /// The folder of the file, with a slash at its end; empty for the working folder.
  private let folder: String
  /// The name of the file in it.
  private let name: String
  /// The file that was named.
  var main: [UInt8]?
  /// The other files, by their paths in the folder.
  private var others: [ExportFile] = []
  /// The paths in the folder of files that earlier exports may have left.
  private var leftovers: [String] = []

  /// - Parameter output: The path that the user named; nil and `-` are standard output.
  init(_ output: String?) throws(Failure) {
    path = output == InputFile.standardStream ? nil : output
    var path = path ?? ""
    guard output != "" else { throw .usage("the name of the file to write is empty") }
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    folder = path.folderPath
    name = path.fileName
  }

  /// Whether the file is in a folder of Android's drawables.
  private var isDrawable: Bool { folder == "drawable/" || folder.hasSuffix("/drawable/") }

  /// Adds the files of exports beside the file.
  mutating func add(
    _ exports: [ExportFormat], _ files: (_ beside: String) throws(Failure) -> (files: [ExportFile], leftovers: [String])
  ) throws(Failure) {
    guard !exports.isEmpty else { return }
    guard path != nil else { throw .usage("--exports needs a file beside which the exports go; name it with -o") }
    let added = try files(name)
    for file in added.files where file.name.pathParts.first.map(PortableName.key) == PortableName.key(of: name) {
      throw .usage(
        "an export writes '\(TerminalText.plain(file.name))', and so does -o, which needs another name")
    }
    others += added.files
    leftovers += added.leftovers
  }

  /// A warning if the file is among the drawables of Android, whose build refuses its name.
  var drawableNameWarning: String? {
    let right = ExportFormat.vectorDrawable.paths(beside: name)[0].fileName
    let isAmongDrawables = String(folder.dropLast()).fileName.split(separator: "-").first == "drawable"
    guard isAmongDrawables, name != right else { return nil }
    return "Android refuses the name '\(name)' in a folder of drawables; name the file '\(right)'"
  }

  /// Adds the contents of an export as the file that was named. Returns a warning if a part cannot be written.
  ///
  /// - Parameter isForAllPages: Whether the badge is for light and dark pages.
  mutating func add(_ contents: Export.Contents, isForAllPages: Bool) throws(Failure) -> String? {
    switch contents {
    case .file(let bytes): main = bytes
    case .imageSet(let files):
      guard path != nil else { throw .usage("an image set is a folder; name it with -o") }
      // What an earlier image set left in the folder is removed: it must not be a folder of other files.
      guard name.lowercased().hasSuffix(".imageset") else {
        throw .usage("an image set is a folder whose name ends in .imageset, such as -o badge.imageset")
      }
      let parts = files.map { ExportFile(name: name + "/" + $0.name, bytes: $0.bytes) }
      others += parts
      leftovers += ExportFormat.leftovers(inImageSet: name, without: parts)
    case .drawables(let light, let dark):
      main = light
      guard let dark else {
        if isForAllPages, isDrawable { leftovers.append("../drawable-night/" + name) }
        return nil
      }
      guard isDrawable else {
        return "the colours for dark pages are left out; a file in a folder 'drawable' gets one in 'drawable-night'"
      }
      others.append(ExportFile(name: "../drawable-night/" + name, bytes: dark))
    }
    return nil
  }

  /// Refuses to write over, or to remove, a file that the command read.
  func check(isNoneOf inputs: ReadFiles) throws(Failure) {
    guard path != nil else { return }
    for name in [name] + others.map(\.name) + leftovers { try inputs.checkUnread(folder + name) }
  }

  /// Writes the files whose bytes differ.
  func write() throws(Failure) {
    guard !others.isEmpty || !leftovers.isEmpty else {
      guard let main else { return }
      guard let path else { return try StandardOutput.write(main) }
      return try OutputFile.write(main, to: path)
    }
    let prefix = isDrawable ? "drawable/" : ""
    let root = folder.dropLast(prefix.count)
    var files = others
    if let main { files.insert(ExportFile(name: name, bytes: main), at: 0) }
    func place(_ name: String) -> String { name.hasPrefix("../") ? String(name.dropFirst(3)) : prefix + name }
    for index in files.indices { files[index].name = place(files[index].name) }
    let output = try OutputFolder(path: root.isEmpty ? "." : String(root), for: files.map(\.name))
    let changes = try files.map { file throws(Failure) in try output.add(file.name, bytes: file.bytes) }
    _ = try output.commit(changes + leftovers.map { .leftover(name: place($0)) })
  }
}
