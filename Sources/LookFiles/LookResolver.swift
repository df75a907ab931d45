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
  /// The texts of the looks that can be extended by name.
  public var named: [String: [UInt8]]
  /// The bytes of the file at a path; nil where there is none that can be read.
  ///
  /// A path begins with that of the folder in which the extending file lies, and stays below it.
  public var read: @Sendable (_ path: String) -> [UInt8]?

  /// Looks by name, and files.
  public init(named: [String: [UInt8]] = [:], read: @escaping @Sendable (_ path: String) -> [UInt8]? = { _ in nil }) {
    self.named = named
    self.read = read
  }
}
