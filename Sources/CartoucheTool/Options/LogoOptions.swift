import ArgumentParser
import BadgeManifest
import KeyTables
import LookFiles

/// The folder of logos that badges can name.
struct LogoOptions: ParsableArguments {
  static let help = "A folder of SVG files that logo can name, such as github for github.svg: that of Simple Icons."

  @Option(name: .customLong("logos"), help: ArgumentHelp("\(help)", valueName: "folder"), completion: .directory)
  var path: String?

  /// The folder; nil if none is named.
  ///
  /// - Parameter inputs: Records the folder and the files that are read.
  func folder(noting inputs: ReadFiles = ReadFiles()) throws(Failure) -> LogoFolder? {
    try path.map { path throws(Failure) in try LogoFolder(at: path, noting: inputs) }
  }
}

extension LogoFolder {
  /// The folder at a path, or the one named `icons` in it.
  init(at path: String, noting inputs: ReadFiles = ReadFiles()) throws(Failure) {
    guard !path.isEmpty else { throw .usage("the name of the folder of logos is empty") }
    var place = path.hasSuffix("/") ? path : path + "/"
    inputs.note(place)
    guard var opened = try? Folder(path: place) else {
      throw Failure(code: .noInput, at: path, reason: "no such folder")
    }
    if let icons = try? opened.folder("icons") { (place, opened) = (place + "icons/", icons) }
    inputs.note(place)
    let lists = Self.lists.map { (place + $0).folderPath }.filter { (try? Folder(path: $0)) != nil }
    let files = NamedFiles(in: try AllowedFolders(adding: [place] + lists), noting: inputs)
    self.init(names: { [opened] in opened.names }) { [place] file throws(LookResolver.Failure) in
      try files.resolver.read(place + file)
    }
  }
}
