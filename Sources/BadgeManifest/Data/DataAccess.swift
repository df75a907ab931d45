public import LookFiles

/// What a manifest may read beside itself and the pictures that it names. By default it reads no data.
public struct DataAccess: Sendable {
  /// Why a file cannot be read: the message after its name.
  public typealias Failure = LookResolver.Failure

  /// The paths of the files that a path names, in which `*`, `?` and `**` stand for other characters; none if there is no
  /// such file.
  public var find: @Sendable (_ pattern: String) throws(Failure) -> [String]
  /// The bytes of a file.
  public var read: @Sendable (_ path: String) throws(Failure) -> [UInt8]
  /// What `git describe --tags` says of a folder, whose path is empty for the current one; nil if there is no tag.
  public var describe: @Sendable (_ folder: String) throws(Failure) -> String?
  /// Why Git has no description of a folder.
  package var whyUndescribed: @Sendable (_ folder: String) -> String = { _ in "git describe finds no tag" }
  /// Values that the caller gives, by their names.
  public var values: [String: String]
  /// The most badges that a manifest may have.
  package var maximumBadges = 50_000
  /// The most bytes of all badges of a manifest, as in `SourceNode.size`: 16 MiB, like the manifest itself.
  package var maximumSize = 16 << 20
  /// The most that all data of a manifest may have, in bytes: 256 MiB.
  package var maximumBytes = 256 << 20

  /// Access to data by functions. By default there is no file, no tag and no value.
  public init(
    values: [String: String] = [:],
    find: @escaping @Sendable (_ pattern: String) throws(Failure) -> [String] = { _ throws(Failure) in [] },
    read: @escaping @Sendable (_ path: String) throws(Failure) -> [UInt8] = { _ throws(Failure) in [] },
    describe: @escaping @Sendable (_ folder: String) throws(Failure) -> String? = { _ throws(Failure) in nil }
  ) {
    self.values = values
    self.find = find
    self.read = read
    self.describe = describe
  }
}
