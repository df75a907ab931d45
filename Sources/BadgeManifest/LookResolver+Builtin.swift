import Cartouche
public import LookFiles

extension LookResolver {
  /// The built-in looks by name, and files.
  ///
  /// - Parameter read: The bytes of the file at a path; nil where there is none that can be read. Without it no file is.
  public static func builtin(read: @escaping @Sendable (_ path: String) -> [UInt8]? = { _ in nil }) -> LookResolver {
    let looks = BuiltinLook.all.map { ($0.name, Array($0.text.utf8)) }
    return LookResolver(named: Dictionary(looks) { first, _ in first }, read: read)
  }
}
