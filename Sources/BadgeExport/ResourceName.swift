/// The names of resources of Android: lower-case letters, digits and `_`, a letter first, and no word of Java.
///
/// From "App resources overview" of the Android documentation, and the check of names in aapt2.
enum ResourceName {
  /// The name for a file: other characters become `_`, and a name that cannot stand alone begins with `badge_`.
  static func name(for stem: String) -> String {
    let name = String(
      stem.lowercased().unicodeScalars.map { scalar -> Character in
        isAllowed(scalar) ? Character(scalar) : "_"
      })
    let beginsWithLetter = name.unicodeScalars.first.map { ("a"..."z").contains($0) } ?? false
    return beginsWithLetter && !keywords.contains(name) ? name : "badge_" + name
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar) || scalar == "_"
  }

  /// The keywords and literals of Java (The Java Language Specification, 3.9 and 3.10).
  private static let keywords: Set<String> = [
    "abstract", "assert", "boolean", "break", "byte", "case", "catch", "char", "class", "const", "continue", "default",
    "do", "double", "else", "enum", "extends", "false", "final", "finally", "float", "for", "goto", "if", "implements",
    "import", "instanceof", "int", "interface", "long", "native", "new", "null", "package", "private", "protected",
    "public", "return", "short", "static", "strictfp", "super", "switch", "synchronized", "this", "throw", "throws",
    "transient", "true", "try", "void", "volatile", "while",
  ]
}
