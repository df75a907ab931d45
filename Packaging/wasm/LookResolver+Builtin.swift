import Cartouche
public import LookFiles

// In place of the file of the same name in BadgeManifest, which writes looks as YAML.
extension LookResolver {
  /// The built-in looks by name.
  public static func builtin() -> LookResolver {
    LookResolver(
      names: BuiltinLook.all.map { $0.name },
      named: { name in LookTexts.text(of: name).map { $0.withUTF8Buffer { Array($0) } } },
      read: { _ throws(Failure) in nil })
  }
}
