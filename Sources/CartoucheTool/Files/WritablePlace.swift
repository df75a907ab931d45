import BadgeManifest
import KeyTables

/// Tells before writing whether a file can be written.
enum WritablePlace {
  static func check(_ path: String) throws(Failure) {
    try checkLink(path)
    if let real = RelativePath.realPath(of: path) {
      guard access(real, W_OK) == 0, access(real.folderPath, W_OK) == 0 else { throw .cannotWrite(path, errno) }
      return
    }
    // The nearest folder that is there gets the others.
    var folder = path.folderPath
    while !folder.isEmpty, folder != "/", RelativePath.realPath(of: folder) == nil {
      folder = String(folder.dropLast()).folderPath
    }
    guard access(folder.isEmpty ? "." : folder, W_OK) == 0 else { throw .cannotWrite(path, errno) }
  }

  /// Refuses a link that leads out of its folder and the working directory, or into a folder of Git: a repository of a
  /// stranger could have it in place of the file that the user means.
  static func checkLink(_ path: String) throws(Failure) {
    guard Folder.target(ofLink: path) != nil else { return }
    let place = AllowedFolders.resolved(path)
    let isInside = [path.folderPath, ""].contains { folder in
      guard let place, let root = AllowedFolders.resolved(folder), place.starts(with: root) else { return false }
      return !place.dropFirst(root.count).contains(where: PortableName.isRepository)
    }
    guard isInside else {
      throw Failure(
        code: .data, at: path,
        reason: "nothing is written through a link that leads out of its folder and the working directory, or into a "
          + "folder of Git; name the file itself")
    }
  }
}
