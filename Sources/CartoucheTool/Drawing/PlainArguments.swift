import BadgeManifest

/// The arguments of a command that draws, in their usual spelling: texts, `--name value`, `--name=value`, `-o file` and
/// flags.
///
/// The argument parser finds its options by reflection, which takes longer than drawing ten badges. It still reads, and
/// explains, everything that is spelled in another way: help, errors, and an option that is given too often.
struct PlainArguments {
  /// The texts: arguments that are not the value of an option.
  private(set) var texts: [String] = []
  /// The values of the options that are given, by their names.
  private(set) var values: [String: [String]] = [:]

  fileprivate enum Kind { case flag, single, repeated }

  /// Reads the arguments after the command's name; nil for those that only the parser reads.
  init?(_ arguments: ArraySlice<String>, of command: any DrawingCommand.Type) {
    lazy var options = EntryOption.all(command)
    var rest = arguments
    while let argument = rest.popFirst() {
      guard argument.utf8.first == UInt8(ascii: "-") else {
        texts.append(argument)
        continue
      }
      guard let (name, ownValue) = Self.option(argument) else { return nil }
      guard let kind = Self.outputOptions[name] ?? options.first(where: { $0.name == name })?.kind else { return nil }
      if kind != .repeated, values[name] != nil { return nil }
      if kind == .flag {
        guard ownValue == nil else { return nil }
        values[name] = ["true"]
      } else {
        guard let value = ownValue ?? rest.popFirst(), let first = value.utf8.first, first != UInt8(ascii: "-") else {
          return nil
        }
        values[name, default: []].append(value)
      }
    }
  }

  private static func option(_ argument: String) -> (name: String, value: String?)? {
    if argument == "-o" { return ("output", nil) }
    guard argument.hasPrefix("--") else { return nil }
    let parts = argument.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    return (String(parts[0]), parts.count == 2 ? String(parts[1]) : nil)
  }

  /// The options of ``OutputOptions`` and ``FontOptions``.
  private static let outputOptions: [String: Kind] = [
    "pretty": .flag, "strict": .flag, "allow-substitute": .flag, "output": .single, "format": .single,
    "background": .single, "size": .single, "font-file": .single,
  ]

  // MARK: Taking options

  /// The value of an option, which is removed.
  mutating func take(_ name: String) -> String? { values.removeValue(forKey: name)?.last }

  /// Whether a flag is given, which is removed.
  mutating func takeFlag(_ name: String) -> Bool { values.removeValue(forKey: name) != nil }
}

extension PlainArguments {
  private static let commands: [any DrawingCommand.Type] = [
    PillCommand.self, HubCommand.self, CellCommand.self, StatusCommand.self, TableCommand.self,
  ]

  /// The command that plain arguments give; nil for those that only the parser reads.
  static func command(_ arguments: [String]) -> (any DrawingCommand)? {
    guard let name = arguments.first else { return nil }
    return commands.first { $0.kind.rawValue == name }?.init(plain: arguments.dropFirst())
  }
}

extension EntryOption {
  fileprivate var kind: PlainArguments.Kind { isFlag ? .flag : isRepeated ? .repeated : .single }
}
