import ArgumentParser
import BadgeManifest

/// A command that draws one badge, an entry whose keys are texts and options.
///
/// Its arguments are read by ``TypedArguments``. swift-argument-parser shows its help and writes its manual and its
/// completions, from a mirror of the tables.
protocol EntryCommand: ParsableCommand, CustomReflectable {
  /// The kind of the badge.
  static var kind: EntryKind { get }
  /// The arguments that are not options.
  static var text: TextArgument { get }
  /// The keys that texts set, which have no option.
  static var keysOfTexts: [String] { get }
  /// The options beside those of keys and of the output.
  static var ownOptions: [EntryOption] { get }

  /// Draws the badge and writes it.
  static func run(_ arguments: TypedArguments) throws(Failure)
}

/// What a command takes beside options.
struct TextArgument {
  var name: String
  var help: String
  /// How many of them.
  var allowed = 1...1
  var isFile = false

  /// No limit of how many.
  static let several = 1...Int.max

  /// The argument as the argument parser declares it.
  fileprivate var declaration: Any {
    let help = ArgumentHelp("\(help)", valueName: name)
    let completion: CompletionKind? = isFile ? .file() : nil
    if allowed.upperBound > 1 { return Argument<[String]>(help: help, completion: completion) }
    return allowed.lowerBound == 0
      ? Argument<String?>(help: help, completion: completion) : Argument<String>(help: help, completion: completion)
  }
}

extension EntryCommand {
  static var ownOptions: [EntryOption] { [] }

  static func run(_ arguments: TypedArguments) throws(Failure) {
    try draw(arguments) { builder in
      for (key, text) in zip(keysOfTexts, arguments.texts) { builder.set(key, text) }
    }
  }

  /// Draws the badge with these keys and those of the options.
  ///
  /// - Parameter isPicture: Whether the host of the badge is all that it ever shows.
  static func draw(
    _ arguments: TypedArguments, isPicture: Bool = false, _ keys: (inout EntryBuilder) throws(Failure) -> Void
  ) throws(Failure) {
    var builder = EntryBuilder(arguments, command: Self.self)
    try keys(&builder)
    var entry = try builder.entry()
    for index in entry.requests.indices { entry.requests[index].isOfPicture = isPicture }
    try OutputOptions.write(entry, builder)
  }

  // MARK: Help

  var customMirror: Mirror {
    Mirror(
      self,
      children: [(Self.text.name, Self.text.declaration)] + EntryOption.all(Self.self).map { ($0.name, $0.declaration) }
    )
  }

  init(from decoder: any Decoder) throws {
    _ = try decoder.container(keyedBy: AnyName.self)
    self.init()
  }
}

private struct AnyName: CodingKey {
  var stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

extension EntryOption {
  /// The option as the argument parser declares it.
  fileprivate var declaration: Any {
    let names: NameSpecification = letter == nil ? .customLong(name) : .shortAndLong
    if isFlag { return Flag(wrappedValue: false, name: names, help: help) }
    if isRepeated { return Option<[String]>(wrappedValue: [], name: names, help: help, completion: completion) }
    return Option<String?>(name: names, help: help, completion: completion)
  }
}
