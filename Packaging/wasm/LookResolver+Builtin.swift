public import LookFiles

// In place of the file of the same name in BadgeManifest, which writes looks as YAML.
extension LookResolver {
  /// The built-in looks by name.
  public static func builtin() -> LookResolver {
    LookResolver(
      names: LookText.all.map { $0.name }, named: { name in LookText.all.first { $0.name == name }?.json },
      read: { _ throws(Failure) in nil })
  }
}
