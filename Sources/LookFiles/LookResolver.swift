/// Finds the looks that look files extend.
public struct LookResolver: Sendable {
  /// The names of the looks that can be extended.
  public var names: [String]
  /// The text of the look with a name; nil if there is none.
  public var named: @Sendable (_ name: String) -> [UInt8]?
  /// The bytes of the file at a path; nil if it cannot be read.
  ///
  /// A path begins with that of the folder in which the extending file is, and stays below it.
  public var read: @Sendable (_ path: String) -> [UInt8]?

  /// Looks by name, with texts that are made on request, and files.
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

  /// The bytes of the file that an error names.
  package func bytes(of file: String) -> [UInt8]? { named(file) ?? read(file) }
}
