import BadgeManifest
import KeyTables
import LookFiles
import Messages
import SourceTree
import Synchronization

/// Makes an entry from the texts and options of a command line.
struct EntryBuilder {
  private(set) var arguments: TypedArguments
  /// What a user should know of the data that the texts are from.
  var warnings: [String] = []
  /// The files that are read.
  let inputs: ReadFiles
  private let command: any EntryCommand.Type
  /// The keys of the badge that texts set.
  private var keys: [SourceEntry] = []
  /// The keys of the badge that apply unless a text or an option sets them, or excludes them.
  var defaults: [SourceEntry] = []
  /// The title unless an option sets it.
  var title: SourceNode?
  /// The files that were read before, since standard input can be read only once.
  var contents: [[UInt8]: [UInt8]] = [:]

  init(_ arguments: TypedArguments, command: any EntryCommand.Type) {
    self.arguments = arguments
    self.command = command
    inputs = ReadFiles(command.text.isFile ? arguments.texts.compactMap(\.text) : [])
  }

  /// The kind of the badge.
  var kind: EntryKind { command.kind }

  // MARK: Texts

  /// Sets a key of the badge.
  mutating func set(_ key: String, _ value: SourceNode) {
    keys.append(SourceEntry(key: key, position: value.position, value: value))
  }

  /// Sets a key of the badge to the value of an option.
  mutating func set(_ key: String, _ option: SourceEntry) {
    keys.append(SourceEntry(key: key, position: option.position, value: option.value))
  }

  /// The values of an option, which another key then takes.
  mutating func take(_ name: String) -> [SourceEntry] { arguments.take(name) }

  // MARK: The entry

  /// The entry of the kind of badge.
  mutating func entry() throws(Failure) -> BadgeEntry {
    let files = TypedFiles(contents, noting: inputs)
    let logos = try arguments.text("logos").map { path throws(Failure) in
      try LogoFolder(at: path, noting: inputs)
    }
    let tokens = arguments.take("tokens").compactMap(\.value.text)
    let resolver = try TokenOptions.added(tokens, to: files.resolver, noting: inputs)
    do {
      let badge = keys + (try options(areSettings: false))
      let start = SourcePosition.start
      var settings = try options(areSettings: true)
      if let title, !settings.contains(where: { $0.key == "title" }) {
        settings.append(SourceEntry(key: "title", position: title.position, value: title))
      }
      let root =
        [
          SourceEntry(
            key: kind.rawValue, position: start, value: SourceNode(content: .map(badge), position: start))
        ] + settings
      return try BadgeEntry(
        typed: SourceNode(content: .map(root), position: start), defaults: defaults, of: kind, logos: logos,
        resolver: resolver, base: InputFile.origin, read: files.read)
    } catch {
      throw failure(error, files, resolver)
    }
  }

  /// The keys that options set.
  private mutating func options(areSettings: Bool) throws(SourceError) -> [SourceEntry] {
    var entries: [SourceEntry] = []
    let options = arguments.known
    for option in options where option.path.count == 1 && option.isSetting == areSettings {
      let parts = options.filter { $0.path.count == 2 && $0.path[0] == option.path[0] }
        .flatMap { part in
          take(part.name).map { SourceEntry(key: part.path[1], position: $0.position, value: $0.value) }
        }
      let given = take(option.name)
      guard let first = given.first ?? parts.first else { continue }
      var value =
        given.count == 1 ? first.value : SourceNode(content: .list(given.map(\.value)), position: first.value.position)
      if !parts.isEmpty {
        let short = try given.isEmpty ? [] : option.short?.expanded(Field(root: value, path: option.path)) ?? []
        value = SourceNode(content: .map(short + parts), position: first.position)
      }
      entries.append(SourceEntry(key: option.path[0], position: first.position, value: value))
    }
    return entries
  }

  // MARK: Messages

  /// A warning or an error in one line.
  func message(_ error: SourceError) -> String {
    var problem = error.problem
    var advice = ""
    if case .unknownLook(let name, let kind, nil, nil, _) = problem,
      [".yml", ".yaml", ".json"].contains(where: name.hasSuffix)
    {
      problem = .unknownLook(name: name, kind: kind, suggestion: nil, belongsTo: nil, expected: [])
      advice = "; a look of your own is '--look-file \(Message.shortened(name))'"
    }
    return problem.description { key in
      if case .noEffect = error.problem, let option = arguments.line.option(at: error.position) { return option }
      return spelled(key, error.path)
    } + advice
  }

  /// A key as the command line spells it; `path` leads to it, or to the map with it.
  func spelled(_ key: String, _ path: [String]) -> String {
    let options = EntryOption.all(command)
    let map = path.last { name in name != key && options.contains { $0.path == [name] } }
    if let map, let option = options.first(where: { $0.path == [map] }) {
      if option.short?.keys.contains(key) == true { return "--" + option.name }
      if let part = options.first(where: { $0.path == [map, key] }) { return "--" + part.name }
      // The form of a title has no option of its own.
      if map == "titlePattern" { return "'\(key)' of --" + option.name }
    }
    return options.contains { $0.path == [key] } ? "--" + key.kebabCased : "<\(key)>"
  }

  /// The failure of the command by an error in an entry.
  func failure(
    _ error: SourceError, _ files: TypedFiles? = nil, _ resolver: LookResolver? = nil
  ) -> Failure {
    let files = files ?? TypedFiles(noting: inputs)
    if case .unreadableFile(_, nil) = error.problem, let failure = files.failure { return failure }
    if let file = error.file {
      var error = error.showing([], read: (resolver ?? files.resolver).bytes)
      error.file = InputFile.name(of: file)
      return Failure(code: .data, message: error.description)
    }
    let isInFile = kind.form.form(at: error.path.dropFirst())?.isFile == true
    return arguments.line.failure(message(error), at: error.position, code: isInFile ? .data : .usage)
  }
}

/// Reads the files that a command line names, and keeps the reason why one cannot be read.
final class TypedFiles: Sendable {
  private struct State {
    var failure: Failure?
    var paths: [String] = []
  }

  private let state = Mutex(State())
  /// The files that were read before.
  private let contents: [[UInt8]: [UInt8]]
  private let inputs: ReadFiles

  init(_ contents: [[UInt8]: [UInt8]] = [:], noting inputs: ReadFiles) {
    self.contents = contents
    self.inputs = inputs
  }

  var failure: Failure? { state.withLock { $0.failure } }

  @Sendable func read(_ path: String) -> [UInt8]? {
    state.withLock { $0.paths.append(path) }
    inputs.note(path)
    if let bytes = contents[path.pathBytes] { return bytes }
    do { return try InputFile.read(path) } catch {
      state.withLock { $0.failure = error }
      return nil
    }
  }

  /// The built-in looks, and the looks that those on the command line extend.
  var resolver: LookResolver {
    LookResolver.builtin { [self] path throws(LookResolver.Failure) in
      let typed = state.withLock { $0.paths }
      // For a message that shows a line of it.
      if typed.contains(path) { return try? InputFile.readRegular(path) }
      guard let folders = try? AllowedFolders(beside: typed) else { return nil }
      return try NamedFiles(in: folders, noting: inputs).resolver.read(path)
    }
  }
}
