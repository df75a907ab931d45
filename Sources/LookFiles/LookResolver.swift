package import KeyTables
package import SourceTree

/// Finds the looks that look files extend.
public struct LookResolver: Sendable {
  /// Why a file is not read: the message after its name.
  public struct Failure: Error, Hashable, Sendable {
    /// The reason in one line.
    public var reason: String

    /// A failure with a reason.
    public init(_ reason: String) { self.reason = reason }
  }

  /// The names of the looks that can be extended.
  public var names: [String]
  /// The text of the look with a name; nil if there is none.
  public var named: @Sendable (_ name: String) -> [UInt8]?
  /// The bytes of the file at a path; nil if it cannot be read.
  ///
  /// A path begins with that of the folder in which the extending file is, and stays below it. A link may lead out, and
  /// so may the path of a file that a manifest names.
  public var read: @Sendable (_ path: String) throws(Failure) -> [UInt8]?

  /// The design tokens that looks name; nil for none.
  package var tokens: DesignTokens?

  /// Looks by name, with texts that are made on request, and files.
  public init(
    names: [String], named: @escaping @Sendable (_ name: String) -> [UInt8]?,
    read: @escaping @Sendable (_ path: String) throws(Failure) -> [UInt8]?
  ) {
    self.names = names
    self.named = named
    self.read = read
  }

  /// The texts of looks by name, and files.
  public init(
    named: [String: [UInt8]] = [:],
    read: @escaping @Sendable (_ path: String) throws(Failure) -> [UInt8]? = { _ throws(Failure) in nil }
  ) {
    self.init(names: Array(named.keys), named: { named[$0] }, read: read)
  }

  /// The bytes of the file that an error names.
  package func bytes(of file: String) -> [UInt8]? { named(file) ?? (try? read(file)) }

  /// The bytes of the file at a path that a field names.
  package func bytes(at path: String, _ field: Field) throws(SourceError) -> [UInt8] {
    let bytes: [UInt8]?
    do { bytes = try read(path) } catch { throw field.error(.unreadableFile(path: path, reason: error.reason)) }
    guard let bytes else { throw field.error(.unreadableFile(path: path)) }
    return bytes
  }
}
