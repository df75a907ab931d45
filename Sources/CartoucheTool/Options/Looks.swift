import BadgeManifest
import Cartouche
import LookFiles
import Messages

/// Finds the look that a drawing command asks for: a built-in one by name, or one in a file.
enum Looks {
  /// The built-in looks and every file, for looks that extend others.
  static let resolver = LookResolver.builtin { path in try? InputFile.readRegular(path) }

  static func pill(_ options: StyleOptions) throws(Failure) -> PillLook? {
    try find(options) { look in
      if case .pill(let look) = look { look } else { nil }
    }
  }

  static func hub(_ options: StyleOptions) throws(Failure) -> HubLook? {
    try find(options) { look in
      if case .hub(let look) = look { look } else { nil }
    }
  }

  static func cell(_ options: StyleOptions) throws(Failure) -> CellLook? {
    try find(options) { look in
      if case .cell(let look) = look { look } else { nil }
    }
  }

  static func status(_ options: StyleOptions) throws(Failure) -> StatusLook? {
    try find(options) { look in
      if case .status(let look) = look { look } else { nil }
    }
  }

  private static func find<Kind: NamedLook>(
    _ options: StyleOptions, as convert: (Look) -> Kind?
  ) throws(Failure) -> Kind? {
    if let file = options.lookFile {
      guard options.look == nil else { throw .usage("--look and --look-file exclude each other") }
      return try read(file, kind: Kind.kind.badgeName, as: convert)
    }
    guard let wanted = options.look else { return nil }
    do { return try .named(wanted) } catch { throw .usage(error.description) }
  }

  private static func read<Kind>(
    _ file: String, kind: String, as convert: (Look) -> Kind?
  ) throws(Failure) -> Kind {
    let look = try self.file(file).look
    guard let converted = convert(look) else {
      let found = look.kind.badgeName
      throw Failure(
        code: .data,
        message: "\(TerminalText.plain(InputFile.name(of: file))): error: a look for a \(found), not for a \(kind)")
    }
    return converted
  }

  /// The look in a file with all that it extends.
  static func file(_ path: String) throws(Failure) -> LookFile { try file(path, bytes: InputFile.read(path)) }

  /// The same of a file that was read, which a pipe can be once.
  static func file(_ path: String, bytes: [UInt8]) throws(Failure) -> LookFile {
    do {
      let reference = InputFile.origin(path).map { LookReference.file($0) }
      return try LookFile(parsing: bytes, name: path, at: reference, resolver: resolver)
    } catch {
      throw Failure(code: .data, message: error.message(in: InputFile.name(of: path)))
    }
  }
}
