import Messages
package import SourceTree

extension Field {
  /// A path to a file in the folder of this file or below it, with `/` between folders, none of them `.` or empty.
  package func relativePath() throws(SourceError) -> String {
    let path = try filePath()
    guard path.utf8.first != Self.slash, !Self.folders(path).contains("..") else {
      throw error(.pathLeadsOut(path: try text()))
    }
    return path
  }

  /// A path to a file, as ``filePath()``. Data names no file outside the folder.
  package func namedPath() throws(SourceError) -> String {
    try node.position.file == nil ? filePath() : relativePath()
  }

  /// A path to a file anywhere, seen from the folder of this file unless it begins with `/`; none of its folders is `.`
  /// or empty.
  package func filePath() throws(SourceError) -> String {
    let text = try text()
    guard !text.isAddress else { throw error(.unreadableFile(path: text, reason: Message.notFetched)) }
    let parts = try pathParts()
    guard text.utf8.last != Self.slash, !parts.isEmpty else {
      throw error(.badFileName(name: text, fault: .folder))
    }
    return (text.utf8.first == Self.slash ? "/" : "") + parts.joined(separator: "/")
  }

  /// The folders and the file of a path, none of them `.` or empty.
  package func pathParts() throws(SourceError) -> [String] {
    let text = try text()
    func fault(_ fault: SourceProblem.NameFault) -> SourceError { error(.badFileName(name: text, fault: fault)) }
    guard !text.isEmpty else { throw fault(.empty) }
    guard !text.unicodeScalars.contains(where: { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) }) else {
      throw fault(.controlCharacter)
    }
    guard !text.utf8.contains(UInt8(ascii: "\\")) else { throw fault(.backslash) }
    return Self.folders(text)
  }

  private static let slash = UInt8(ascii: "/")

  private static func folders(_ path: String) -> [String] {
    let parts = path.pathParts
    return parts.contains(".") ? parts.filter { $0 != "." } : parts
  }
}

extension String {
  /// The names in a path. A slash divides them as the system sees it: also before a combining character, with which it
  /// is one character of Swift.
  package var pathParts: [String] {
    let bytes = Array(utf8)
    var parts: [String] = []
    var start = 0
    for end in 0...bytes.count where end == bytes.count || bytes[end] == UInt8(ascii: "/") {
      if start < end { parts.append(String(decoding: bytes[start..<end], as: UTF8.self)) }
      start = end + 1
    }
    return parts
  }

  /// The bytes of this path, by which files are told apart. Texts are equal if they look the same, whether an accent is
  /// a part of its letter or a mark behind it.
  package var pathBytes: [UInt8] { Array(utf8) }

  /// The path of the folder of the file at this path, with a slash at its end; empty for the working directory.
  package var folderPath: String {
    utf8.lastIndex(of: UInt8(ascii: "/")).map { String(Substring(utf8[...$0])) } ?? ""
  }

  /// The name of the file at this path.
  package var fileName: String { String(Substring(utf8.dropFirst(folderPath.utf8.count))) }
}
