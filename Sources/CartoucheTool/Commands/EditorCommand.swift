import ArgumentParser
import KeyTables
import Messages

/// `cartouche editor --output DIR`.
struct EditorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "editor", abstract: "Write a page that edits looks and builds badges in a browser.",
    discussion: """
      The page, editor.html, is one file with the core of Cartouche as WebAssembly. It opens from a disk and from any \
      web server, needs no connection, and draws the bytes that this command draws. A gallery that is written into the \
      same folder afterwards links to it.
      """)

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The folder for the page; it is created if it does not exist.", valueName: "folder"),
    completion: .directory)
  var output: String

  @Option(
    help: ArgumentHelp("The page, if it is not where 'make install' puts it.", valueName: "file"), completion: .file())
  var page: String?

  func run() throws {
    guard output != InputFile.standardStream else { throw Failure.usage(CommandMessage.folderIsStream) }
    let bytes = try InputFile.read(try page ?? Self.installed())
    let folder = try OutputFolder(path: output, for: [EditorPage.name])
    let isWritten = try folder.commit([try folder.add(EditorPage.name, bytes: bytes)]).written > 0
    try StandardOutput.write(
      "\(TerminalText.plain(output))/\(EditorPage.name): \(isWritten ? "written" : "unchanged")\n")
  }

  /// The page beside the installed program, or in the checkout that the program was built in.
  private static func installed() throws(Failure) -> String {
    let folder = EditorPage.programPath.map { $0.folderPath } ?? ""
    var places = [folder + "../share/cartouche/" + EditorPage.name]
    // A program in another folder may have any files three folders above it.
    if InputFile.exists(folder + "../../../Package.swift") {
      places.append(folder + "../../../build/wasm/" + EditorPage.name)
    }
    guard let place = places.first(where: InputFile.exists) else {
      throw Failure(
        code: .noInput,
        reason: "this installation has no \(EditorPage.name); run 'make wasm' in the source of Cartouche, and name the "
          + "file build/wasm/\(EditorPage.name) with --page")
    }
    return place
  }
}

/// The page of the editor.
enum EditorPage {
  static let name = "editor.html"

  /// The path of the program, without symbolic links.
  fileprivate static var programPath: String? {
    #if canImport(Darwin)
      var path = [CChar](repeating: 0, count: Int(PATH_MAX))
      var size = UInt32(path.count)
      guard _NSGetExecutablePath(&path, &size) == 0 else { return nil }
      let end = path.firstIndex(of: 0) ?? path.count
      let name = String(decoding: path[..<end].map { UInt8(bitPattern: $0) }, as: UTF8.self)
      return RelativePath.realPath(of: name)
    #else
      return RelativePath.realPath(of: "/proc/self/exe")
    #endif
  }
}
