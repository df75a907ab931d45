import KeyTables

/// Tables of keys for articles of the documentation.
enum FormTables {
  /// The tables of the maps inside a map, each once.
  static func sections(in map: MapForm, _ known: inout Set<String>) -> [String] {
    var lines: [String] = []
    for (inner, _) in map.keys.flatMap(\.form.maps) where known.insert(inner.title).inserted {
      lines += ["### \(inner.title)", ""] + table(inner) + sections(in: inner, &known)
    }
    return lines
  }

  /// The table of the keys of a map.
  static func table(_ map: MapForm) -> [String] {
    let rows = map.keys.map { key in
      row(
        key.isRequired ? "**`\(key.name)`**" : "`\(key.name)`", value(key.form), key.fallback.map { "`\($0)`" } ?? "",
        key.meaning)
    }
    return ["| Key | Value | Default | Meaning |", "|---|---|---|---|"] + rows + [""]
  }

  /// A row of a table.
  static func row(_ cells: String...) -> String {
    "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |"
  }

  /// Words as code.
  static func words(_ words: [String]) -> String { words.map { "`\($0)`" }.joined(separator: ", ") }

  private static func value(_ form: Form) -> String {
    switch form {
    case .number(let range, let isLength):
      "\(number(range.lowerBound)) to \(number(range.upperBound))\(isLength ? " points" : "")"
    case .integer(let range):
      range.upperBound == .max
        ? "a whole number from \(range.lowerBound)" : "a whole number, \(range.lowerBound) to \(range.upperBound)"
    case .word(let words): self.words(words)
    case .flag: "`true` or `false`"
    case .text(let what): what
    case .family: "text"
    case .color: "colour"
    case .statusColor: "a name of the palette, or a colour"
    case .names(let form): "names, each with: \(value(form))"
    case .list(let form, let minimum): "list of \(minimum > 0 ? "at least \(minimum) " : "")(\(value(form)))"
    case .map(let map): "map: \(map.title)" + (map.short.map { ", or text such as `\($0.example)`" } ?? "")
    case .any(let forms): forms.map(value).joined(separator: ", or ")
    case .payload(_, let form): value(form)
    }
  }

  private static func number(_ value: Double) -> String { CodeExpression.number(value).line }
}
