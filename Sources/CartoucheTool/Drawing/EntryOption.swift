import ArgumentParser
import BadgeManifest
import Cartouche
import KeyTables

/// An option of a command that draws: most are keys of an entry in the spelling of command lines.
struct EntryOption: Sendable {
  /// The name without hyphens before it, such as `font-size`.
  var name: String
  /// The short spelling, such as `-o`.
  var letter: String?
  /// The keys: that of the entry, and for a part of a map, that in the map. None for an option that is no key.
  var path: [String] = []
  /// Whether the key is one of the entry, such as `title`, and not of the badge.
  var isSetting = false
  /// Whether the option may be given several times.
  var isRepeated = false
  /// Whether the badge can show it.
  var isShown = true
  var form: Form
  /// What the option means.
  var meaning: String

  /// The short form of the key's map, if it has one.
  var short: ShortForm? { form.map?.short }
}

extension EntryOption {
  /// The options of a command.
  static func all(_ command: any EntryCommand.Type) -> [EntryOption] {
    let form = command.kind.form
    let keys = form.keys.filter { !command.keysOfTexts.contains($0.name) }
    let others = EntryKind.styleForm.keys.filter { form[$0.name] == nil }
    let settings = EntrySettings.form.keys.filter { $0.name != "alignWidths" }
    // Tokens are values of looks, which not every command has.
    return command.ownOptions + (form["logo"] == nil ? [] : [logos])
      + (command.keysOfTexts.contains("lookFile") ? [] : [tokens])
      + keys.flatMap { options(of: $0, command) }
      + settings.flatMap { options(of: $0, command, isSetting: true) }
      + others.flatMap { options(of: $0, command, isShown: false) } + OutputOptions.all
  }

  private static let logos = EntryOption(name: "logos", form: .text("folder"), meaning: LogoOptions.help)

  private static let tokens = EntryOption(
    name: "tokens", isRepeated: true, form: .file, meaning: TokenOptions.help)

  /// The option of a key, and those of the parts of its map that no text sets.
  private static func options(
    of key: KeyForm, _ command: any EntryCommand.Type, isSetting: Bool = false, isShown: Bool = true
  ) -> [EntryOption] {
    // The label and the message of a status badge may have a link each.
    let isRepeated = key.form.hasList || command.kind == .status && key.name == "link"
    let main = EntryOption(
      name: key.name.kebabCased, path: [key.name], isSetting: isSetting, isRepeated: isRepeated, isShown: isShown,
      form: key.form, meaning: key.meaning + note(on: key))
    guard let map = key.form.map, let short = map.short else { return [main] }
    let parts = map.keys.filter { !short.keys.contains($0.name) }.map { part in
      EntryOption(
        name: "\(main.name)-\(part.name.kebabCased)", path: [key.name, part.name], isSetting: isSetting,
        isRepeated: false, isShown: isShown, form: part.form, meaning: part.meaning)
    }
    return [main] + parts
  }

  // MARK: Help

  /// What the tables of the documentation have in columns of their own.
  private static func note(on key: KeyForm) -> String {
    if key.isRequired { return " It must be given." }
    guard case .word = key.form, let fallback = key.fallback else { return "" }
    return " By default \(fallback)."
  }

  var isFlag: Bool { if case .flag = form { true } else { false } }

  var help: ArgumentHelp {
    guard isShown else { return .hidden }
    let several = isRepeated ? " The option may be repeated." : ""
    let text = meaning.filter { $0 != "`" }.naming(form.words) + several
    return ArgumentHelp("\(text)", valueName: form.name(ofKey: path.last ?? name))
  }

  var completion: CompletionKind? {
    guard form.offeredWords.isEmpty else { return .list(form.offeredWords) }
    if case .text("folder") = form { return .directory }
    return form.isFile || short.map({ form.map?.form(at: $0.keys.prefix(1))?.isFile == true }) == true ? .file() : nil
  }
}

extension Form {
  /// The form, or those that it may be one of.
  private var alternatives: [Form] { if case .any(let forms) = self { forms.flatMap(\.alternatives) } else { [self] } }

  /// Whether the form, or one of several, is a list.
  fileprivate var hasList: Bool { alternatives.contains { if case .list = $0 { true } else { false } } }

  /// The words that a shell offers for a value.
  fileprivate var offeredWords: [String] {
    alternatives.flatMap { form in
      switch form {
      case .word(let words): words
      case .statusColor: StatusPalette.modern.names
      default: [String]()
      }
    }
  }

  /// The words of a value that is one of a few; none for other forms.
  fileprivate var words: [String] {
    guard case .word(let words) = self, words.count <= 12 else { return [] }
    return words
  }

  /// The name of a value of a key in help.
  fileprivate func name(ofKey key: String) -> String {
    if let short = map?.short, short.example.contains(",") { return short.keys.joined(separator: ",") }
    return valueName ?? key.kebabCased
  }

  /// The name of a value in help; nil for that of its key.
  private var valueName: String? {
    switch self {
    case .number(_, isLength: true): "points"
    case .number, .integer: "number"
    case .text(let what): what
    case .color, .statusColor: "color"
    case .any(let forms):
      // One of some words is named by its key.
      alternatives.contains { if case .word(let words) = $0 { words.count > 1 } else { false } }
        ? nil : forms.lazy.compactMap(\.valueName).first
    case .map(let map): map.short.map { $0.keys.count == 1 ? $0.keys[0] : map.typeName.lowercased() }
    case .payload, .word, .flag, .family, .names, .list: nil
    }
  }
}

extension String {
  /// `borderPlacement` as `border-placement`.
  var kebabCased: String {
    reduce(into: "") { $0 += $1.isUppercase ? "-" + $1.lowercased() : "\($1)" }
  }

  /// A meaning with the words of a value at the end of its first sentence.
  fileprivate func naming(_ words: [String]) -> String {
    guard !words.isEmpty else { return self }
    let stop = firstRange(of: ". ")?.lowerBound ?? lastIndex(of: ".") ?? endIndex
    return self[..<stop] + ": " + words.joined(separator: ", ") + self[stop...]
  }
}
