import ArgumentParser

/// The options of a command that draws, which follow from the table of its badge's keys.
///
/// The argument parser finds options by reflection and decodes them by name. This type reflects and decodes one option
/// for each key.
struct EntryOptions<Command: EntryCommand>: ParsableArguments, CustomReflectable {
  /// The values of each option, by its name; none for an option that is not given.
  private(set) var values: [String: [String]] = [:]

  static var all: [EntryOption] { EntryOption.all(Command.self) }

  init() {}

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Name.self)
    for option in Self.all {
      let name = Name(stringValue: option.name)
      if option.isFlag {
        if try container.decode(Flag<Bool>.self, forKey: name).wrappedValue { values[option.name] = ["true"] }
      } else if option.isRepeated {
        values[option.name] = try container.decode(Option<[String]>.self, forKey: name).wrappedValue
      } else if let value = try container.decode(Option<String?>.self, forKey: name).wrappedValue {
        values[option.name] = [value]
      }
    }
  }

  var customMirror: Mirror {
    Mirror(self, children: Self.all.map { (label: $0.name, value: $0.declaration) })
  }

  private struct Name: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}

extension EntryOption {
  /// The option as the argument parser declares it.
  fileprivate var declaration: Any {
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
