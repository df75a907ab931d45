import KeyTables
import LookFiles
import SourceTree

extension DesignTokens {
  /// The tokens in the files that a manifest names: a path, several, or those for `light` and for `dark` pages.
  init(_ field: Field, from sources: DataSources) throws(SourceError) {
    self.init()
    guard case .map = field.node.content else {
      try add(field, isDark: nil, from: sources)
      return
    }
    let fields = try field.map("tokens", keys: Self.schemes)
    for scheme in Self.schemes {
      if let files = fields[scheme] { try add(files, isDark: scheme == "dark", from: sources) }
    }
  }

  private static let schemes = ["light", "dark"]

  /// - Parameter isDark: Whether the tokens are for dark pages; nil if the name of each file says so.
  private mutating func add(_ field: Field, isDark: Bool?, from sources: DataSources) throws(SourceError) {
    var files = [field]
    if case .list = field.node.content { files = try field.list(atLeast: 1) }
    for file in files {
      for (path, tree) in try sources.trees(of: file) {
        try add(tree, isDark: isDark ?? Self.isDark(path: path))
      }
    }
  }
}
