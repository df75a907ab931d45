import SourceTree

/// What a folder's or a file's name may be on every system, and which names are one on some of them.
package enum PortableName {
  /// The longest name that common disks hold, in bytes.
  static let maximumLength = 255

  /// The longest name of a file with its folders, in bytes. Linux takes paths of 4,096 bytes, of which this leaves most to
  /// the output folder; macOS takes 1,024.
  package static let maximumPathLength = 1024

  /// What the names of the hidden folders begin with in which builds write files before they move them. No badge may
  /// have its place there, since the next build removes such a folder.
  package static let stagingPrefix = ".cartouche-"

  /// Whether a name can be used everywhere.
  package static func isPortable(_ name: String) -> Bool {
    fault(in: name) == nil && !name.unicodeScalars.contains { $0.properties.generalCategory == .control }
      && !name.utf8.contains(UInt8(ascii: "\\"))
  }

  /// Whether a relative path leads nowhere else, and each name in it can be used everywhere.
  package static func isPortable(path: String) -> Bool {
    path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).allSatisfy { part in
      String(part).map { !$0.isEmpty && $0 != "." && $0 != ".." && isPortable($0) } ?? false
    }
  }

  /// Why a name cannot be used everywhere; nil where it can.
  static func fault(in name: String) -> SourceProblem.NameFault? {
    let bytes = name.utf8.count
    guard bytes <= maximumLength else { return .tooLong(bytes: bytes, maximum: maximumLength) }
    // By bytes: with what follows it, such a mark may be one character.
    if let byte = name.utf8.first(where: forbidden.contains) { return .character(Character(Unicode.Scalar(byte))) }
    if let last = name.utf8.last, last == UInt8(ascii: ".") || last == UInt8(ascii: " ") {
      return .lastCharacter(last == UInt8(ascii: ".") ? "." : " ")
    }
    let key = key(of: name)
    return isDevice(key) || repositories.contains(key) || key.hasPrefix(stagingPrefix) ? .reserved : nil
  }

  /// Whether a name is that of Git's own folder on some system.
  package static func isRepository(_ name: String) -> Bool { repositories.contains(key(of: name)) }

  /// What Windows refuses in names.
  private static let forbidden = Array("<>:\"|?*".utf8)

  /// Whether a name is that of a device of Windows, whatever follows a point.
  private static func isDevice(_ key: String) -> Bool {
    guard let first = key.utf8.first, reservedInitials.contains(first) else { return false }
    var name = key.unicodeScalars.prefix { $0 != "." }
    while name.last == " " { name.removeLast() }
    return reserved.contains(String(name))
  }

  /// The same for names that some disk takes for one: without letter case, after the full case mappings of Unicode, and
  /// without characters that do not show. Strings are equal whatever their composition.
  package static func key(of name: String) -> String {
    if name.utf8.allSatisfy({ $0 < 0x80 }) {
      return name.utf8.contains { (0x41...0x5A).contains($0) } ? name.lowercased() : name
    }
    let visible = name.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
    // By way of capitals, since ß, ς and ﬁ have none of their own; ẞ is one.
    let lowercase = mapped(String(String.UnicodeScalarView(visible))) { $0.lowercaseMapping }
    return mapped(mapped(lowercase) { $0.uppercaseMapping }) { $0.lowercaseMapping }
  }

  /// Scalar by scalar, since the mapping of a whole text depends on where in a word a letter is.
  private static func mapped(_ text: String, _ mapping: (Unicode.Scalar.Properties) -> String) -> String {
    text.unicodeScalars.reduce(into: "") { $0 += mapping($1.properties) }
  }

  /// Devices of Windows.
  private static let reserved: Set<String> = {
    let numbers = (1...9).map(String.init) + ["¹", "²", "³"]
    return Set(["con", "prn", "aux", "nul", "conin$", "conout$"] + numbers.flatMap { ["com\($0)", "lpt\($0)"] })
  }()

  private static let reservedInitials = Set(reserved.compactMap { $0.utf8.first })

  /// Git's own folder, and its short name on Windows.
  private static let repositories = [".git", "git~1"]
}
