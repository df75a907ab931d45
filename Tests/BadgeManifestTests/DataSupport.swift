import BadgeManifest
import Cartouche
import LookFiles
import SourceTree
import Synchronization

/// A manifest whose data is in `files`, by their paths. A path of several files has their names with spaces between.
func manifest(
  _ text: String, files: [String: String] = [:], tag: String? = nil, values: [String: String] = [:],
  keepsGoing: Bool = false, limits: (badges: Int, bytes: Int)? = nil, maximumSize: Int? = nil
) throws(SourceError) -> Manifest {
  var data = DataAccess(
    values: values,
    find: { pattern throws(DataAccess.Failure) in
      if files[pattern] != nil { return [pattern] }
      guard pattern.hasSuffix("*") else { return [] }
      return files.keys.filter { $0.hasPrefix(pattern.dropLast()) }.sorted()
    },
    read: { path throws(DataAccess.Failure) in
      guard let text = files[path] else { throw DataAccess.Failure("cannot be read") }
      return Array(text.utf8)
    }, describe: { _ throws(DataAccess.Failure) in tag })
  if let maximumSize { data.maximumSize = maximumSize }
  if let limits { (data.maximumBadges, data.maximumBytes) = limits }
  let resolver = LookResolver.builtin { path in files[path].map { Array($0.utf8) } }
  return try Manifest(parsing: Array(text.utf8), data: data, keepsGoing: keepsGoing, resolver: resolver)
}

extension Manifest {
  /// The status badges, by the names of their files.
  var statusBadges: [String: StatusBadge] {
    Dictionary(
      uniqueKeysWithValues: entries.compactMap { entry in (entry.badge as? StatusBadge).map { (entry.file, $0) } })
  }

  /// `label: message` of each status badge.
  var texts: [String] {
    entries.compactMap { $0.badge as? StatusBadge }.map { "\($0.label.text): \($0.messages[0].text)" }
  }
}

/// The message of the error that a manifest has; empty for none.
func message(_ text: String, files: [String: String] = [:], values: [String: String] = [:]) -> String {
  do {
    _ = try manifest(text, files: files, values: values)
    return ""
  } catch {
    return error.message(in: "badges.yml")
  }
}
