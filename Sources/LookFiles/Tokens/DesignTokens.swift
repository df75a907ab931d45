package import KeyTables
package import SourceTree

/// The design tokens of a design system, in the format 2025.10 of the Design Tokens Community Group.
package struct DesignTokens: Sendable {
  /// The sets that looks take their values from, at most.
  private static let maximumSets = 32

  /// The sets of tokens for every page, from the strongest to the weakest.
  private var light: [SourceNode] = []
  /// The sets of what differs on dark pages, from the strongest to the weakest.
  private var dark: [SourceNode] = []

  /// No tokens.
  package init() {}

  /// Adds the tokens of a file, which replace those of the same names in the files before it.
  ///
  /// A file of Tokens Studio has several sets, in the order of its `$metadata`.
  package mutating func add(_ file: SourceNode, isDark: Bool) throws(SourceError) {
    guard case .map = file.content else { throw Field(root: file).wrongForm(.map) }
    guard case .list(let names)? = file["$metadata"]?["tokenSetOrder"]?.content else {
      return try add(file, isDark)
    }
    for name in names {
      guard let name = name.text, let set = file[name], case .map = set.content else { continue }
      try add(set, isDark || name.hasWordDark)
    }
  }

  private mutating func add(_ set: SourceNode, _ isDark: Bool) throws(SourceError) {
    guard light.count + dark.count < Self.maximumSets else {
      throw TokenProblem.tooManySets(maximum: Self.maximumSets).error(at: set.position)
    }
    if isDark { dark.insert(set, at: 0) } else { light.insert(set, at: 0) }
  }

  /// Whether the file at a path is for dark pages unless something else is said: `tokens.dark.json`.
  package static func isDark(path: String) -> Bool { path.fileName.hasWordDark }

  /// The tree of a file with a name, YAML or JSON.
  package static func tree(of bytes: [UInt8], file: String) throws(SourceError) -> SourceNode {
    #if hasFeature(Embedded)
      try JSONReader.read(bytes, file: file)
    #else
      bytes.beginAsJSON
        ? try JSONReader.read(bytes, file: file) : try YAMLReader.read(bytes, file: file)
    #endif
  }

  /// Whether anything differs on dark pages.
  package var hasDark: Bool { !dark.isEmpty }

  /// Looks up tokens for light or for dark pages.
  func reader(isDark: Bool, steps: Int = 20_000) -> TokenReader {
    TokenReader(isDark ? dark + light : light, steps: steps)
  }

  /// Those that look up the tokens of entries, with one limit for all entries.
  private var entryReaders: [Bool: TokenReader] = [:]

  /// The value of a token for a key, all of it at the place where the token is named.
  ///
  /// - Parameter form: What the key takes; nil if that is not known.
  package mutating func node(
    named name: String, for field: Field, as form: Form?, isDark: Bool
  ) throws(SourceError) -> SourceNode {
    var reader = entryReaders[isDark] ?? reader(isDark: isDark, steps: 1_000_000)
    defer { entryReaders[isDark] = reader }
    return try reader.node(of: reader.token(named: name, field), for: field, as: form)
  }
}

extension String {
  /// Whether one of its words is `dark`, as in `theme/Dark` and `tokens-dark.json`.
  fileprivate var hasWordDark: Bool {
    lowercased().utf8.split { !$0.isLetterOrDigit }.contains { $0.elementsEqual("dark".utf8) }
  }
}

extension SourceNode {
  /// The value of a key of a map; nil for none, and for another value.
  subscript(key: String) -> SourceNode? {
    entries[key].map { $0.value }.flatMap { $0.content == .nothing ? nil : $0 }
  }
}
