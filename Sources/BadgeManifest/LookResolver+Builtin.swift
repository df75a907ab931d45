import Cartouche
public import LookFiles

extension LookResolver {
  /// The built-in looks by name, and files.
  ///
  /// - Parameter read: The bytes of the file at a path; nil if it cannot be read. Without it no file is read.
  public static func builtin(
    read: @escaping @Sendable (_ path: String) throws(Failure) -> [UInt8]? = { _ throws(Failure) in nil }
  ) -> LookResolver {
    LookResolver(
      names: BuiltinLook.names,
      named: { name in BuiltinLook.all.first { $0.name == name }.map { Array($0.file.text.utf8) } }, read: read)
  }
}

extension BuiltinLook {
  fileprivate static let names = all.map { $0.name }

  /// The look as a file that extends no other.
  package var file: LookFile { LookFile(look: look, summary: summary) }
}
