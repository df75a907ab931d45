import BadgeManifest
import Cartouche
import LookFiles
import SourceTree

/// What holds for the files that users write.
enum FileProperties {
  /// Every badge of a manifest that is read is drawn inside its grammar, or refused; a fault has a place in the file.
  @Sendable static func manifest(_ bytes: [UInt8]) throws {
    let manifest: Manifest
    do { manifest = try Manifest(parsing: bytes) } catch {
      try require(isInside(error, bytes), "\(error.line):\(error.column) is a place in the file")
      return
    }
    try require(!manifest.entries.isEmpty, "a manifest has a badge")
    for entry in manifest.entries.prefix(4) { try requireValid(entry.entry) }
  }

  /// A badge in a line of JSON is drawn inside its grammar, or refused; a fault has a place in the line.
  @Sendable static func line(_ bytes: [UInt8]) throws {
    var reader = BadgeLineReader()
    let entry: BadgeEntry
    do { entry = try reader.entry(bytes) } catch {
      try require(isInside(error, bytes), "\(error.line):\(error.column) is a place in the line")
      return
    }
    try requireValid(entry)
  }

  /// A badge that is drawn is inside its grammar.
  static func requireValid(_ entry: BadgeEntry) throws {
    guard entry.profile.kind == .web, !entry.profile.outlinesText else { return }
    guard let drawn = try? entry.badge.serialized(for: entry.profile) else { return }
    try DocumentProperties.requireValid(drawn, for: .web)
  }

  /// A look that is read is written as what is read again.
  @Sendable static func look(_ bytes: [UInt8]) throws {
    let resolver = LookResolver.builtin()
    let file: LookFile
    do { file = try LookFile(parsing: bytes, name: "own", resolver: resolver) } catch {
      try require(error.file != nil || isInside(error, bytes), "\(error.line):\(error.column) is a place in the file")
      return
    }
    let text = file.resolvedText
    let again: LookFile
    do { again = try LookFile(parsing: Array(text.utf8), name: "own") } catch {
      throw PropertyFailure(description: "the resolved look is read: \(error) in\n\(text)")
    }
    try require(again.resolvedText == text, "a resolved look is written as it is read:\n\(text)")
    try require(again == file, "a resolved look means the same:\n\(text)")
  }

  /// A look whose values are tokens means the same as the look with the values in place, or a fault has a place.
  @Sendable static func tokens(_ bytes: [UInt8]) throws {
    let parts = bytes.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
    let light = parts.first.map(Array.init) ?? []
    let dark = parts.count > 1 ? Array(parts[1]) : []
    var tokens = DesignTokens()
    do {
      try tokens.add(DesignTokens.tree(of: light, file: "light"), isDark: false)
      if !dark.isEmpty { try tokens.add(DesignTokens.tree(of: dark, file: "dark"), isDark: true) }
    } catch {
      let isPlace = error.file != nil || isInside(error, light) || isInside(error, dark)
      try require(isPlace, "\(error.line):\(error.column) is a place in a file")
      return
    }
    var resolver = LookResolver.builtin()
    resolver.tokens = tokens
    for (key, name) in [("padding", "a"), ("font", "b"), ("border", "c"), ("shadow", "d"), ("radius", "a.b")] {
      let look = Array("{kind: pill, extends: mail, \(key): '{\(name)}', states: {normal: {fill: '{e}'}}}".utf8)
      let file: LookFile
      do { file = try LookFile(parsing: look, name: "own", resolver: resolver) } catch {
        let source = error.file == "light" ? light : error.file == "dark" ? dark : look
        try require(isInside(error, source), "\(error.line):\(error.column) is a place in \(error.file ?? "the look")")
        continue
      }
      let text = file.resolvedText
      let again = try? LookFile(parsing: Array(text.utf8), name: "own")
      try require(again == file, "a look with tokens means the same as with their values:\n\(text)")
    }
  }

  private static func isInside(_ error: SourceError, _ bytes: [UInt8]) -> Bool {
    let lines = String(decoding: bytes, as: UTF8.self).split(omittingEmptySubsequences: false) { $0.isNewline }.count
    return error.line >= 1 && error.column >= 1 && error.line <= lines + 1
  }
}
