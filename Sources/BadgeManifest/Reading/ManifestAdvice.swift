import KeyTables
import Messages
import SourceTree

extension SourceError {
  /// The error of a manifest with what its author may have meant; `lines` are those of the manifest.
  func advised(in lines: SourceLines) -> SourceError {
    guard file == nil else { return self }
    var copy = self
    if case .notYAML = problem, Self.isTOML(lines) { copy.advice = Self.toml }
    if case .unknownLook(let name, let kind, nil, let owner, _) = problem,
      [".yml", ".yaml"].contains(where: name.hasSuffix)
    {
      copy.problem = .unknownLook(name: name, kind: kind, suggestion: nil, belongsTo: owner, expected: [])
      // It goes before the place of a value in the name.
      copy.advice = "a look of your own is 'lookFile: \(Message.shortened(name))'" + (advice.map { "; " + $0 } ?? "")
    }
    guard copy.advice == nil else { return copy }
    switch problem {
    case .unknownKey(let key, let context, nil, _) where isRestOfValue(key, in: lines.text(ofLine: line)):
      copy.problem = .unknownKey(key: key, context: context, suggestion: nil, expected: [])
      copy.advice = "a comma ends a value here: quote one that has commas"
    case .unknownKey(let key, let context, let suggestion, let expected):
      if suggestion == nil, let other = Self.meantKey(by: key, among: expected) {
        copy.problem = .unknownKey(key: key, context: context, suggestion: other, expected: expected)
      } else if context == "badge", let advice = Self.advice(forKeyOfBadge: key) {
        copy.problem = .unknownKey(key: key, context: context, suggestion: nil, expected: [])
        copy.advice = advice
      }
    case .missingKey("badges", _) where path == ["badges"]: copy.advice = "'badges: []' draws none"
    case .wrongForm where path.isEmpty && Self.isTOML(lines): copy.advice = Self.toml
    case .wrongForm(_, let found): copy.advice = advice(for: found, lines.text(ofLine: line))
    default: break
    }
    return copy
  }

  /// Whether what was read as a key stands between a comma and the next one, without a colon.
  private func isRestOfValue(_ key: String, in row: String?) -> Bool {
    guard let row = row?.unicodeScalars, row.count <= 1_000 else { return false }
    let (before, rest) = (row.prefix(column - 1), row.dropFirst(column - 1))
    guard rest.starts(with: key.unicodeScalars), before.last(where: { $0 != " " }) == "," else { return false }
    let next = rest.dropFirst(key.unicodeScalars.count).first { $0 != " " }
    return next == "," || next == "}"
  }

  /// The key among others for which other programs have this word.
  package static func meantKey(by word: String, among keys: [String]) -> String? {
    otherWords[word]?.first(where: keys.contains)
  }

  /// What other programs name a key.
  private static let otherWords = [
    "badge": ["badges", "status"], "shield": ["status"], "for": ["each"], "foreach": ["each"], "loop": ["each"],
    "path": ["file"], "url": ["link", "file"], "href": ["link"], "text": ["message", "count"], "right": ["message"],
    "subject": ["label"], "left": ["label"], "dark": ["colorScheme"], "theme": ["colorScheme", "look"],
    "icon": ["logo", "host"], "namedLogo": ["logo"], "logoColor": ["logo"], "fontSize": ["font"],
    "fontFamily": ["font"],
    "format": ["as"], "name": ["file"], "output": ["file"], "background": ["fill", "color"],
    "color": ["fill"], "number": ["count"],
  ]

  /// Where a key of a badge belongs, that stands beside its kind.
  private static func advice(forKeyOfBadge key: String) -> String? {
    let kinds = EntryKind.allCases.filter { $0.form[key] != nil }.map { "'\($0.rawValue)'" }
    return kinds.isEmpty ? nil : "it is a key of \(Message.list(kinds, "and")): indent it below"
  }

  /// What to write instead of a value of another form, which begins in this line.
  private func advice(for found: SourceProblem.Form, _ row: String?) -> String? {
    switch (path.last, found) {
    case (nil, .list): "the list belongs below the key 'badges'"
    case ("badges"?, .map) where path.count == 1: "each badge begins with a hyphen: '- file: a.svg'"
    case ("data"?, _) where path.count == 1: "each source has a name: 'cov: coverage.xml'"
    case ("thresholds"?, .map), ("thresholds"?, .list): "write them as a text: \"50=red,80=yellow,95=green\""
    case (let key?, .text):
      EntryKind(rawValue: key).map { "a \($0.rawValue) has keys: '\($0.rawValue): {\($0.example)}'" }
    case (_, .map): row.flatMap(expression).map { "quote it: '\(Message.shortened($0))'" }
    default: nil
    }
  }

  /// The expression in braces at the place of the error; nil for keys with values.
  private func expression(in row: String) -> String? {
    let text = String(String.UnicodeScalarView(row.unicodeScalars.dropFirst(column - 1).prefix(200)))
    guard text.hasPrefix("{"), let end = text.firstIndex(of: "}") else { return nil }
    let braces = String(text[...end])
    return braces.contains(":") || braces.contains(",") ? nil : braces
  }

  private static let toml = "this is TOML; a manifest is YAML or JSON"

  /// Whether the first line with a value names a table of TOML, or has a key before an equals sign.
  private static func isTOML(_ lines: SourceLines) -> Bool {
    let rows = (1...100).lazy.compactMap { lines.text(ofLine: $0)?.prefix(200).drop { $0.isWhitespace } }
    guard let row = rows.first(where: { !$0.isEmpty && $0.first != "#" }) else { return false }
    func isOfKey(_ character: Character) -> Bool {
      character.isLetter || character.isNumber || "_-.\"".contains(character)
    }
    let key = row.drop { $0 == "[" }
    let end = key.drop(while: isOfKey).drop { $0 == " " }
    return end.first == (row.first == "[" ? "]" : "=") && key.startIndex < end.startIndex
  }
}

extension EntryKind {
  /// Keys with values, for a message.
  fileprivate var example: String {
    switch self {
    case .pill: "text: new"
    case .hub: "count: 3"
    case .cell: "position: single, width: 300, height: 44"
    case .status: "label: build, message: passing"
    case .table: "width: 300, rows: [a, b]"
    }
  }
}
