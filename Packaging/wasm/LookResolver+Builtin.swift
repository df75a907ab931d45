import Cartouche
public import LookFiles

// In place of the file of the same name in BadgeManifest, which writes looks as YAML.
extension LookResolver {
  /// The built-in looks by name.
  public static func builtin() -> LookResolver {
    LookResolver(names: BuiltinLook.names, named: BuiltinLook.text, read: { _ throws(Failure) in nil })
  }
}
