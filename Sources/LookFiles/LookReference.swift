/// The identity of a look, from which paths to other looks start.
public enum LookReference: Hashable, Sendable {
  /// A look with a name.
  case named(String)
  /// A look in the file at a path, with `/` between folders.
  case file(String)

  /// The name or the path, as people write it.
  public var description: String {
    switch self {
    case .named(let name): name
    case .file(let path): path
    }
  }
}
