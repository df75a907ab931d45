extension Field {
  /// A path to a file in the folder of this file or below it, with `/` between folders, none of them `.` or empty.
  package func relativePath() throws(SourceError) -> String {
    let text = try text()
    func fault(_ fault: SourceProblem.NameFault) -> SourceError { error(.badFileName(name: text, fault: fault)) }
    guard !text.isEmpty else { throw fault(.empty) }
    let hasControl = text.unicodeScalars.contains { $0.properties.generalCategory == .control }
    guard !hasControl else { throw fault(.controlCharacter) }
    guard !text.utf8.contains(UInt8(ascii: "\\")) else { throw fault(.backslash) }
    // Bytes, since a combining mark behind a slash would make one character of both.
    let slash = UInt8(ascii: "/")
    let parts = text.utf8.split(separator: slash).map { String($0) ?? "" }.filter { $0 != "." }
    guard text.utf8.first != slash, !parts.contains("..") else { throw error(.pathLeadsOut(path: text)) }
    guard text.utf8.last != slash, !parts.isEmpty else { throw fault(.folder) }
    return parts.joined(separator: "/")
  }
}
