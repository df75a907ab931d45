import BadgeManifest
import KeyTables
import LineDrawing
import SourceTree

/// The command line that draws an entry, for a shell.
///
/// A command has options for the keys of an entry. What they cannot say is a line for `cartouche draw`.
enum EntryLine {
  /// The line; nil for texts with control characters, which a terminal would obey.
  ///
  /// - Parameter isDark: Whether the file is that for dark pages, if the entry has two.
  static func text(of source: EntrySource, file: String, isDark: Bool) -> String? {
    var source = source
    source.settings = source.settings.filter { $0.key != "alignWidths" }.map { entry in
      var entry = entry
      if entry.key == "colorScheme", entry.value.text == "pair" {
        entry.value.content = .text(isDark ? "dark" : "light")
      }
      return entry
    }
    let line = words(of: source, file) ?? drawing(source, file)
    let isSafe = line.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    return isSafe ? line : nil
  }

  /// The options of the command for a kind.
  private static let options = Dictionary(
    uniqueKeysWithValues: EntryKind.allCases.map { kind in
      (kind, CartoucheCommand.drawing([kind.rawValue]).map(EntryOption.all) ?? [])
    })

  // MARK: Options

  private static func words(of source: EntrySource, _ file: String) -> String? {
    var keys = source.keys
    guard let texts = texts(&keys, source.kind) else { return nil }
    var words: [String] = []
    for key in keys + source.settings {
      guard let found = self.words(for: [key.key], YAMLValue(key.value, as: nil), source.kind) else { return nil }
      words += found
    }
    let name = file.fileName
    words += ["-o", (name.hasPrefix("-") ? "./" + name : name).shellWord]
    let plain = texts.map(\.shellWord)
    let isPlain = !texts.contains { $0.hasPrefix("-") }
    let command = ["cartouche", source.kind.rawValue]
    return (command + (isPlain ? plain + words : words + ["--"] + plain)).joined(separator: " ")
  }

  /// The option of a key with its value; nil if no option says the same.
  private static func words(for path: [String], _ value: YAMLValue, _ kind: EntryKind) -> [String]? {
    guard let option = options[kind]?.first(where: { $0.path == path }) else { return nil }
    switch value {
    case .text(let text), .number(let text):
      guard option.isFlag else { return option.words(text) }
      return text == "true" ? ["--" + option.name] : nil
    case .list(let elements):
      guard option.isRepeated else { return nil }
      let texts = elements.compactMap(\.plain)
      return texts.count == elements.count ? texts.flatMap(option.words) : nil
    case .map(let entries):
      guard let short = option.short else { return nil }
      let (own, parts) = (
        entries.filter { short.keys.contains($0.key) }, entries.filter { !short.keys.contains($0.key) }
      )
      var words: [String] = []
      if !own.isEmpty {
        guard let text = text(of: own, short, option.form.map) else { return nil }
        words += option.words(text)
      }
      for part in parts {
        guard part.value.plain != nil, let found = self.words(for: path + [part.key], part.value, kind) else {
          return nil
        }
        words += found
      }
      return words
    }
  }

  /// The text that stands for some keys of a map; nil if none does.
  private static func text(of entries: [YAMLEntry], _ short: ShortForm, _ map: MapForm?) -> String? {
    if case .list(let elements)? = entries.first?.value, entries.count == 1 {
      let texts = elements.compactMap(\.plain)
      guard texts.count == elements.count, !texts.contains(where: { $0.contains(",") }) else { return nil }
      return texts.joined(separator: ", ")
    }
    var values: [String: String] = [:]
    for (key, value) in entries {
      guard let text = value.plain else { return nil }
      values[key] = text
    }
    var filled = values
    for key in short.keys where values[key] == nil {
      filled[key] = map?[key]?.fallback.map { $0.filter { $0 != "\"" } }
    }
    let candidates = [values, filled].flatMap { values in
      [",", "x"].map { sign in short.keys.compactMap { values[$0] }.joined(separator: sign) }
    }
    return candidates.first { text in
      guard let read = short.entries(text) else { return false }
      let isSame = read.allSatisfy { key, value in
        if case .text(let text) = value { filled[key] == text } else { false }
      }
      return isSame && Set(read.map(\.key)).isSuperset(of: values.keys)
    }
  }

  // MARK: Texts

  /// The texts of a command, whose keys are removed; nil if it cannot have them.
  private static func texts(_ keys: inout [SourceEntry], _ kind: EntryKind) -> [String]? {
    func take(_ key: String) -> SourceNode? {
      guard let index = keys.firstIndex(where: { $0.key == key }) else { return nil }
      return keys.remove(at: index).value
    }
    switch kind {
    case .pill: return take("text").flatMap(\.text).map { [$0] }
    case .cell: return take("position").flatMap(\.text).map { [$0] }
    case .hub:
      guard let count = take("count") else { return [] }
      return count.text.map { [$0] }
    case .table:
      guard case .list(let rows)? = take("rows")?.content else { return nil }
      return rows.map { row in row.text ?? YAMLValue(row, as: options[.table]?.first?.form).line }
    case .status:
      let label = take("label")?.text
      if case .list(let messages)? = take("messages")?.content {
        return texts(of: messages, label, &keys)
      }
      // --value is read in another way than the key, and a list of colours is one for each message.
      guard let message = take("message").map(\.text) ?? "",
        !keys.contains(where: { entry in
          if case .list = entry.value.content { return entry.key == "color" || entry.key == "darkColor" }
          return entry.key == "value" || entry.key == "messageLink"
        })
      else { return nil }
      return label.map { [$0, message] } ?? [message]
    }
  }

  /// The texts of several messages, whose colours become options.
  private static func texts(of messages: [SourceNode], _ label: String?, _ keys: inout [SourceEntry]) -> [String]? {
    var texts = [label ?? ""]
    var colors: [SourceNode] = []
    for message in messages {
      guard case .map(let entries) = message.content, let text = entries["text"]?.value.text,
        entries.allSatisfy({ $0.key == "text" || $0.key == "color" })
      else { return nil }
      texts.append(text)
      if let color = entries["color"] { colors.append(color.value) }
    }
    guard colors.isEmpty || colors.count == messages.count, messages.count > 1 else { return nil }
    if let first = colors.first {
      keys.append(
        SourceEntry(
          key: "color", position: first.position,
          value: SourceNode(content: .list(colors), position: first.position)))
    }
    return texts
  }

  // MARK: Lines of JSON

  private static func drawing(_ source: EntrySource, _ file: String) -> String {
    "printf '%s\\n' \(source.yaml(file: file.fileName).json.shellWord) | cartouche draw --into ."
  }
}

extension EntryOption {
  /// The option with a value, as words of a shell.
  fileprivate func words(_ value: String) -> [String] {
    value.hasPrefix("-") ? ["--\(name)=\(value)".shellWord] : ["--" + name, value.shellWord]
  }
}

extension YAMLValue {
  /// The value on a line of JSON.
  fileprivate var json: String {
    switch self {
    // Readers of entries take numbers as texts, too.
    case .text(let text), .number(let text): JSONLine.quoted(text)
    case .list(let elements): "[" + elements.map(\.json).joined(separator: ",") + "]"
    case .map(let entries):
      "{" + entries.map { JSONLine.quoted($0.key) + ":" + $0.value.json }.joined(separator: ",") + "}"
    }
  }

  /// The text or the number.
  fileprivate var plain: String? {
    switch self {
    case .text(let text), .number(let text): text
    case .list, .map: nil
    }
  }
}

extension String {
  /// A word or a text as a shell takes it.
  fileprivate var shellWord: String {
    let isPlain = !isEmpty && utf8.allSatisfy { $0.isLetterOrDigit || "/._-+%,:".utf8.contains($0) }
    return isPlain ? self : inSingleQuotes
  }
}
