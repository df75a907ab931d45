extension Field {
  /// A path to a file in the folder of this file or below it, with `/` between folders, none of them `.` or empty.
  package func relativePath() throws(SourceError) -> String {
    let path = try filePath()
    guard path.utf8.first != Self.slash, !Self.folders(path).contains("..") else {
      throw error(.pathLeadsOut(path: try text()))
    }
    return path
  }

  /// A path to a file anywhere, seen from the folder of this file unless it begins with `/`; none of its folders is `.`
  /// or empty.
  package func filePath() throws(SourceError) -> String {
    let text = try text()
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
    let hasControl = text.unicodeScalars.contains { scalar in
      scalar.isASCII ? scalar.value < 0x20 || scalar.value == 0x7F : scalar.properties.generalCategory == .control
    }
    guard !hasControl else { throw fault(.controlCharacter) }
    guard !text.utf8.contains(UInt8(ascii: "\\")) else { throw fault(.backslash) }
    return Self.folders(text)
  }

  private static let slash = UInt8(ascii: "/")

  /// What is between slashes, by bytes, since a combining mark behind a slash would make one character of both.
  private static func folders(_ path: String) -> [String] {
    path.utf8.split(separator: slash).map { String($0) ?? "" }.filter { $0 != "." }
  }
}
