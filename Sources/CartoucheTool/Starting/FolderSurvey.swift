import BadgeManifest
import Cartouche
import FileReading
import LookFiles
import Messages
import SourceTree

/// What a folder has for badges.
struct FolderSurvey {
  /// A badge that can be drawn.
  struct Found {
    var starter: Starter
    var place: String
    /// The badge in words, or the number of badges.
    var words: String
    var count: Int
  }

  private let folder: String
  private let files: NamedFiles
  private(set) var found: [Found] = []
  /// The files that could have a badge and have none, each with the reason.
  private(set) var left: [(place: String, reason: String)] = []
  /// The configuration of the site generator, with its name.
  private(set) var site: (file: String, name: String)?
  /// The page that could show the badges.
  private(set) var readme: String?

  /// - Parameter folder: The folder, with a slash at its end; empty for the working directory.
  init(of folder: String) throws(Failure) {
    self.folder = folder
    let path = folder.isEmpty ? "." : folder
    guard let opened = try? Folder(path: path) else {
      throw Failure(code: .noInput, at: folder.isEmpty ? path : String(folder.dropLast()), reason: "no such folder")
    }
    files = NamedFiles(in: try AllowedFolders(beside: [folder]))
    for starter in Starter.all { look(for: starter, hasGit: opened.status(of: ".git") != nil) }
    site = Self.sites.first { exists($0.file) }
    readme = ["README.md", "README.rst", "README.adoc", "README.asciidoc", "readme.md"].first { exists($0) }
  }

  private func exists(_ file: String) -> Bool {
    ((try? files.folders.status(of: folder + file)) ?? nil).map { $0.st_mode & S_IFMT == S_IFREG } ?? false
  }

  // MARK: Badges

  private mutating func look(for starter: Starter, hasGit: Bool) {
    for place in starter.places where place == "git" ? hasGit : isThere(place) {
      if let other = found.first(where: { $0.starter.file == starter.file }) {
        // The license may be in several files.
        if other.place != place { left.append((place, "\(starter.file) shows \(other.place)")) }
        continue
      }
      do {
        let badges = try badges(of: starter, at: place)
        guard let first = badges.first else {
          left.append((place, "nothing there has a value"))
          continue
        }
        let words = badges.count == 1 ? Self.words(of: first.badge) : Message.count(badges.count, "badge")
        found.append(Found(starter: starter, place: place, words: words, count: badges.count))
      } catch {
        // A value of another form, as a license that a workspace has.
        let isWrong = error.file != nil && !left.contains { $0.place == place }
        let way = error.file == nil ? "" : "\(error.line):\(error.column): "
        if !starter.isRare || isWrong { left.append((place, way + error.problem.description)) }
      }
    }
  }

  /// Whether a pattern matches a file. One that cannot be searched is left.
  private mutating func isThere(_ place: String) -> Bool {
    do { return try !files.find(folder + place).isEmpty } catch {
      // Nothing is found from such a working directory, whatever the place.
      let place = error.reason == FileReadingError.nowhere.reason ? "." : place
      // Several badges may ask for one file.
      if !left.contains(where: { $0.place == place }) { left.append((place, error.reason)) }
      return false
    }
  }

  /// The badges that a build would draw.
  private func badges(of starter: Starter, at place: String) throws(SourceError) -> [ManifestEntry] {
    let text = FirstManifest.text(
      data: starter.data.map { [($0, place)] } ?? [], entries: ["- " + starter.entry(place)])
    let access = ManifestOptions.access(to: files)
    return try Manifest(parsing: Array(text.utf8), path: folder, data: access, resolver: files.resolver).entries
  }

  private static func words(of badge: any Badge) -> String {
    guard let badge = badge as? StatusBadge else { return "a badge" }
    return "\(badge.label.text): \(badge.messages.map(\.text).joined(separator: ", "))"
  }

  // MARK: Site generators

  private static let sites: [(file: String, name: String)] = [
    ("hugo.toml", "Hugo"), ("hugo.yaml", "Hugo"), ("hugo.json", "Hugo"), ("config/_default/hugo.toml", "Hugo"),
    ("_config.yml", "Jekyll"), ("mkdocs.yml", "MkDocs"), ("docs/conf.py", "Sphinx"), ("doc/conf.py", "Sphinx"),
    ("docs/source/conf.py", "Sphinx"), ("pelicanconf.py", "Pelican"), ("conf.py", "Nikola or Sphinx"),
    ("docusaurus.config.js", "Docusaurus"), ("docusaurus.config.ts", "Docusaurus"), (".eleventy.js", "Eleventy"),
    ("eleventy.config.js", "Eleventy"), ("eleventy.config.mjs", "Eleventy"), ("astro.config.mjs", "Astro"),
    ("astro.config.ts", "Astro"), ("zensical.toml", "Zensical"),
  ]
}
