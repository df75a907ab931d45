import FileReading

/// A folder of files with the JSON of endpoints. A file is read at each request, so that a change is seen at once.
package struct ValueFolder: Sendable {
  /// The maximum size of a file.
  static let maximumBytes = 64 << 10

  private let path: String
  /// The beginnings of addresses that stand for files here, each with the names of the folders that it leads to.
  private let prefixes: [(start: String, folders: [String])]

  /// A folder.
  ///
  /// - Parameter prefixes: Beginnings of addresses, each with an equals sign and the folder here that has what is below
  ///   it: `https://example.com/badges/=ci`.
  package init(_ path: String, prefixes: [String] = []) throws(SettingsError) {
    self.path = path
    var read: [(String, [String])] = []
    for prefix in prefixes {
      guard let sign = prefix.lastIndex(of: "="), prefix[..<sign].hasSuffix("/") else {
        throw SettingsError("'\(prefix)' is no address that ends with a slash, an equals sign and a folder")
      }
      let folder = prefix[prefix.index(after: sign)...]
      guard let names = folder.isEmpty ? [] : Self.names(folder) else {
        throw SettingsError("'\(folder)' is no folder below that of the values")
      }
      read.append((String(prefix[..<sign]), names))
    }
    self.prefixes = read
  }

  /// The names on the way to a file; nil if one of them is hidden, leads up, or has what no name has.
  private static func names(_ path: some StringProtocol) -> [String]? {
    let names = String(path).split(separator: "/", omittingEmptySubsequences: false).map { String($0) }
    let arePlain = names.allSatisfy { name in
      (name.utf8.first ?? 0x2E) != 0x2E && name.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F && $0 != 0x5C }
    }
    return arePlain && names.count <= 16 ? names : nil
  }

  /// The answer with a name, which is that of its file without its ending. A link or a pipe cannot be read.
  func answer(named name: String) throws(FileReadingError) -> [UInt8] {
    guard let names = Self.names(name + ".json") else { throw .missing }
    return try bytes(names)
  }

  /// The answer at an address, by the longest prefix that it has; nil if there is none, or if it has no file.
  func answer(at address: String) throws(FileReadingError) -> [UInt8]? {
    let known = prefixes.filter { address.hasPrefix($0.start) }
    guard let prefix = known.max(by: { $0.start.utf8.count < $1.start.utf8.count }) else { return nil }
    let rest = address.dropFirst(prefix.start.count)
    // A query or an escape would be another file elsewhere.
    guard !rest.utf8.contains(where: "?#%".utf8.contains) else { return nil }
    guard let names = Self.names(rest) else { return nil }
    do { return try bytes(prefix.folders + names) } catch {
      if error == .missing { return nil }
      throw error
    }
  }

  private func bytes(_ names: [String]) throws(FileReadingError) -> [UInt8] {
    try FileReader.bytes(of: names, below: path, atMost: Self.maximumBytes)
  }
}
