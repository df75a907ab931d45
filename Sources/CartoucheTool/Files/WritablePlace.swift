import KeyTables

/// Tells before writing whether a file can be written.
enum WritablePlace {
  static func check(_ path: String) throws(Failure) {
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
}
