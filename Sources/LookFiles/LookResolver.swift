/// Which look another one is to be found from, or is itself.
public enum LookReference: Hashable, Sendable {
  /// A look that is known by name.
  case named(String)
  /// A look in the file at a path, with `/` between folders.
  case file(String)

  /// The look as people name it.
  public var description: String {
    switch self {
    case .named(let name): name
    case .file(let path): path
    }
  }
}

/// Where looks are found that a look file extends.
public struct LookResolver: Sendable {
  /// The looks that can be extended by name.
  public var names: [String]
  /// The text of the look of a name; nil where there is none.
  public var named: @Sendable (_ name: String) -> [UInt8]?
  /// The bytes of the file at a path; nil where there is none that can be read.
  ///
  /// A path begins with that of the folder in which the extending file is, and stays below it.
  public var read: @Sendable (_ path: String) -> [UInt8]?

  /// Looks by name, whose texts are made when they are asked for, and files.
  public init(
    names: [String], named: @escaping @Sendable (_ name: String) -> [UInt8]?,
    read: @escaping @Sendable (_ path: String) -> [UInt8]?
  ) {
    self.names = names
    self.named = named
    self.read = read
  }

  /// The texts of looks by name, and files.
  public init(named: [String: [UInt8]] = [:], read: @escaping @Sendable (_ path: String) -> [UInt8]? = { _ in nil }) {
    self.init(names: Array(named.keys), named: { named[$0] }, read: read)
  }

  /// The bytes of what an error names as its file.
  package func bytes(of file: String) -> [UInt8]? { named(file) ?? read(file) }
}
