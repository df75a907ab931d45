import ArgumentParser
import BadgeManifest
import LookFiles

/// A command that draws one badge, with the keys of an entry as options.
protocol EntryCommand: ParsableCommand {
  /// The kind of the badge.
  static var kind: EntryKind { get }
  /// The keys that texts set, which have no option.
  static var keysOfTexts: [String] { get }
  /// The keys, beside those of lists, whose option may be given several times.
  static var repeatedKeys: [String] { get }

  var options: EntryOptions<Self> { get set }
  var output: OutputOptions { get set }
}

/// A command that draws one badge: an entry whose keys are texts and options.
protocol DrawingCommand: EntryCommand {
  /// The command with texts and without options; nil for another number of texts than it takes.
  init?(texts: [String])

  /// The keys of the badge: those of the texts, and those of the options.
  func keys(_ builder: inout EntryBuilder) throws(Failure)
}

extension DrawingCommand {
  /// The command that plain arguments give.
  init?(plain arguments: ArraySlice<String>) {
    guard var plain = PlainArguments(arguments, of: Self.self) else { return nil }
    self.init(texts: plain.texts)
    output = OutputOptions(takenFrom: &plain)
    options = EntryOptions(values: plain.values)
  }

  func run() throws { try draw(keys) }
}

extension EntryCommand {
  static var repeatedKeys: [String] { [] }

  /// Draws the badge with these keys and those of the options.
  func draw(_ keys: (inout EntryBuilder) throws(Failure) -> Void) throws(Failure) {
    let known = options.values.isEmpty ? [] : EntryOption.all(Self.self)
    let valued = OutputOptions.valued + known.filter { !$0.isFlag }.map { "--" + $0.name }
    let line = CommandLineText(Array(CommandLine.arguments.dropFirst()), valued: valued)
    var builder = EntryBuilder(line: line, command: Self.self, values: options.values)
    try keys(&builder)
    try output.write(try builder.entry(), builder)
  }
}
