import ArgumentParser
import Synchronization

/// The options of a command that draws, which follow from the table of its badge's keys.
///
/// The argument parser finds options by reflection and decodes them by name. This type reflects and decodes one option
/// for each key.
struct EntryOptions<Command: EntryCommand>: ParsableArguments, CustomReflectable {
  /// The values of each option, by its name; none for an option that is not given.
  private(set) var values: [String: [String]] = [:]

  init() {}

  init(values: [String: [String]]) { self.values = values }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Name.self)
    for (option, _) in DeclaredOptions.all(Command.self) {
      let name = Name(stringValue: option.name)
      if option.isFlag {
        if try container.decode(Flag<Bool>.self, forKey: name).wrappedValue { values[option.name] = ["true"] }
      } else if option.isRepeated {
        let given = try container.decode(Option<[String]>.self, forKey: name).wrappedValue
        if !given.isEmpty { values[option.name] = given }
      } else if let value = try container.decode(Option<String?>.self, forKey: name).wrappedValue {
        values[option.name] = [value]
      }
    }
  }

  var customMirror: Mirror {
    Mirror(self, children: DeclaredOptions.all(Command.self).map { ($0.name, $0.declaration(help: $1)) })
  }

  private struct Name: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}

/// The options of commands with their help. The parser asks for them several times in a run.
private enum DeclaredOptions {
  private static let cache = Mutex<[ObjectIdentifier: [(EntryOption, help: ArgumentHelp)]]>([:])

  static func all(_ command: any EntryCommand.Type) -> [(EntryOption, help: ArgumentHelp)] {
    if let options = cache.withLock({ $0[ObjectIdentifier(command)] }) { return options }
    let options = EntryOption.all(command).map { ($0, help: $0.help) }
    cache.withLock { $0[ObjectIdentifier(command)] = options }
    return options
  }
}

extension EntryOption {
  /// The option as the argument parser declares it.
  fileprivate func declaration(help: ArgumentHelp) -> Any {
    let name = NameSpecification.customLong(name)
    if isFlag { return Flag(wrappedValue: false, name: name, help: help) }
    if isRepeated {
      return Option<[String]>(
        wrappedValue: [], name: name, parsing: mayBeNegative ? .unconditionalSingleValue : .singleValue, help: help,
        completion: completion)
    }
    return Option<String?>(
      name: name, parsing: mayBeNegative ? .unconditional : .next, help: help, completion: completion)
  }
}
