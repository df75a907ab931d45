import BadgeManifest
import LookFiles
import Messages
import Synchronization

/// Makes an entry from the texts and options of a command line.
struct EntryBuilder {
  let line: CommandLineText
  private let command: any EntryCommand.Type
  /// The values of the options that are not used yet.
  private var values: [String: [String]]
  /// The keys of the badge that texts set.
  private var keys: [SourceEntry] = []
  /// The keys of the badge that apply unless a text or an option sets them, or excludes them.
  private var defaults: [SourceEntry] = []

  init(line: CommandLineText, command: any EntryCommand.Type, values: [String: [String]]) {
    self.line = line
    self.command = command
    self.values = values
  }

  /// The kind of the badge.
  var kind: EntryKind { command.kind }

  /// All options of the command.
  private var options: [EntryOption] { EntryOption.all(command) }

  // MARK: Texts

  /// A text of the command line with its place.
  func node(_ text: String, after place: SourcePosition? = nil) -> SourceNode {
    let text = Arguments.restored(text)
    return SourceNode(content: .text(text), position: line.position(of: text, after: place))
  }

  /// Sets a key of the badge.
  mutating func set(_ key: String, _ value: SourceNode) {
    keys.append(SourceEntry(key: key, position: value.position, value: value))
  }

  /// Sets a key of the badge to the value of an option.
  mutating func set(_ key: String, _ option: SourceEntry) {
    keys.append(SourceEntry(key: key, position: option.position, value: option.value))
  }

  /// Sets a key of the badge unless a text or an option sets it, or excludes it.
  mutating func setDefault(_ key: String, _ text: String) {
    let start = SourcePosition(line: 1, column: 1)
    defaults.append(
      SourceEntry(key: key, position: start, value: SourceNode(content: .text(text), position: start)))
  }

  /// The values of an option, each with its place, which another key then takes.
  mutating func take(_ name: String) -> [SourceEntry] {
    let places = line.positions(ofOption: name)
    let texts = values.removeValue(forKey: name) ?? []
    // Of an option that is given too often, the last value counts.
    let used = Array(places.suffix(texts.count))
    return texts.enumerated().map { index, text in
      let place = used.indices.contains(index) ? used[index] : (option: .start, value: .start)
      return SourceEntry(
        key: name, position: place.option, value: SourceNode(content: .text(text), position: place.value))
    }
  }

  // MARK: The entry

  /// The entry of the kind of badge.
  mutating func entry() throws(Failure) -> BadgeEntry {
    let files = TypedFiles()
    do {
      let options = values.isEmpty ? [] : options
      let badge = keys + (try keys(of: options, areSettings: false))
      let start = SourcePosition.start
      let root =
        [
          SourceEntry(
            key: kind.rawValue, position: start, value: SourceNode(content: .map(badge), position: start))
        ] + (try keys(of: options, areSettings: true))
      return try BadgeEntry(
        typed: SourceNode(content: .map(root), position: start), defaults: defaults, of: kind,
        resolver: files.resolver, base: InputFile.origin, read: files.read)
    } catch {
      throw failure(error, files)
    }
  }

  private mutating func keys(of options: [EntryOption], areSettings: Bool) throws(SourceError) -> [SourceEntry] {
    var entries: [SourceEntry] = []
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
    error.problem.description { key in
      if case .noEffect = error.problem, let option = line.option(at: error.position) { return option }
      return spelled(key, error.path)
    }
  }

  /// A key as the command line spells it; `path` leads to it, or to the map with it.
  func spelled(_ key: String, _ path: [String]) -> String {
    let map = path.last { name in name != key && options.contains { $0.path == [name] } }
    if let map, let option = options.first(where: { $0.path == [map] }) {
      if option.short?.keys.contains(key) == true { return "--" + option.name }
      if let part = options.first(where: { $0.path == [map, key] }) { return "--" + part.name }
    }
    return options.contains { $0.path == [key] } ? "--" + key.kebabCased : "<\(key)>"
  }

  /// The failure of the command by an error in an entry.
  func failure(_ error: SourceError, _ files: TypedFiles = TypedFiles()) -> Failure {
    if case .unreadableFile = error.problem, let failure = files.failure { return failure }
    if let file = error.file {
      var error = error.showing([], read: files.resolver.bytes)
      error.file = InputFile.name(of: file)
      return Failure(code: .data, message: error.description)
    }
    let snippet = error.showing(line.bytes) { _ in nil }.snippet
    let isInFile = kind.form.form(at: error.path.dropFirst())?.isFile == true
    return Failure(
      code: isInFile ? .data : .usage, message: "error: " + message(error) + (snippet.map { "\n\($0)" } ?? ""))
  }
}

/// Reads the files that a command line names, and keeps the reason why one cannot be read.
final class TypedFiles: Sendable {
  private struct State {
    var failure: Failure?
    var paths: [String] = []
  }

  private let state = Mutex(State())

  var failure: Failure? { state.withLock { $0.failure } }

  @Sendable func read(_ path: String) -> [UInt8]? {
    state.withLock { $0.paths.append(path) }
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
      return try NamedFiles(in: folders).resolver.read(path)
    }
  }
}
