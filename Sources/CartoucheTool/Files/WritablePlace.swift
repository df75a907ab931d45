import BadgeManifest
import FileReading
import KeyTables

/// Tells before writing whether a file can be written.
enum WritablePlace {
  static func check(_ path: String) throws(Failure) {
    try checkPlace(path)
    guard let real = RelativePath.realPath(of: path) else { return try checkFolder(path.folderPath, for: path) }
    guard access(real, W_OK) == 0, access(real.folderPath, W_OK) == 0 else { throw .cannotWrite(path, errno) }
  }

  /// Checks that files can be made in a folder, which is made if it is not there.
  ///
  /// - Parameter path: What messages name.
  static func checkFolder(_ folder: String, for path: String) throws(Failure) {
    try checkOutsideGit(folder)
    var folder = folder
    // The nearest folder that is there gets the others.
    while !folder.isEmpty, folder != "/", RelativePath.realPath(of: folder) == nil {
      folder = String(folder.dropLast()).folderPath
    }
    guard access(folder.isEmpty ? "." : folder, W_OK) == 0 else { throw .cannotWrite(path, errno) }
  }

  /// Refuses a link that leads out of its folder and the working directory, and any place in a folder of Git: a
  /// repository of a stranger could have the link in place of the file that the user means, or of a folder around it.
  static func checkPlace(_ path: String) throws(Failure) {
    try checkOutsideGit(path)
    guard Folder.target(ofLink: path) != nil else { return }
    guard path.isAbsolute || AllowedFolders.resolved("") != nil else { throw FileReadingError.nowhere.failure(path) }
    let place = AllowedFolders.resolved(path) ?? []
    let isInside = [path.folderPath, ""].contains { folder in
      AllowedFolders.resolved(folder).map { place.starts(with: $0) { $0.pathBytes == $1.pathBytes } } ?? false
    }
    guard isInside else {
      throw Failure(
        code: .data, at: path,
        reason: "nothing is written through a link that leads out of its folder and the working directory; name "
          + "another file")
    }
  }

  /// Refuses any place in a folder of Git: a link in a repository could lead there.
  static func checkOutsideGit(_ path: String) throws(Failure) {
    // The first knows where links to nothing lead, the second has no maximum of parts and needs no UTF-8.
    let parts = (AllowedFolders.resolved(path) ?? []) + RelativePath.of(path, from: "/").pathParts
    guard !parts.contains(where: PortableName.isRepository) else {
      throw Failure(
        code: .data, at: path, reason: "nothing is written into folders of Git; name another folder")
    }
  }
}
