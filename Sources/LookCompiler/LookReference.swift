import LookFiles
import LookModel

/// The article of the documentation that has every key of look files.
enum LookReference {
  static let kind = "Which badges the look is for."
  static let summary = "What the look is, in a few words."
  static let extends =
    "The look that this one starts from: a built-in one by name, or a file beside this one as ./name.yml. Then the file says only what differs; a key without a value takes away what that look says."

  static var markdown: String {
    var lines = [
      "# Keys of look files", "", "Every key of a look, what may stand there, and what it is by default.", "",
      "@Comment { Made by LookCompiler from the tables in LookFiles. Do not edit: run `make looks`. }", "",
      "## Overview", "",
      "A look file begins with `kind`. The article <doc:LookInTenSteps> builds a look step by step. Lengths are points. A",
      "colour is a name or a function of CSS, or digits behind `#`, between quotation marks. A paint is a colour, a list of",
      "colours from top to bottom, or `none`. A key in bold must be there, unless the look extends another. Numbers outside",
      "their range are refused, in files and in Swift.", "", "Every look has these keys:", "",
      "| Key | Value | Default | Meaning |", "|---|---|---|---|",
      row("**`kind`**", words(Look.Kind.allCases.map(\.rawValue)), "", kind),
      row("**`summary`**", "text", "", summary), row("`extends`", "name or path", "", extends), "",
    ]
    var known: Set<String> = []
    for kind in Look.Kind.allCases {
      lines += ["## Looks of kind \(kind.rawValue)", ""] + table(kind.form) + sections(in: kind.form, &known)
    }
    return lines.dropLast().joined(separator: "\n") + "\n"
  }

  /// The tables of the maps inside a map, each once.
  private static func sections(in map: MapForm, _ known: inout Set<String>) -> [String] {
    var lines: [String] = []
    for (inner, _) in map.keys.flatMap(\.form.maps) where known.insert(inner.title).inserted {
      lines += ["### \(inner.title)", ""] + table(inner) + sections(in: inner, &known)
    }
    return lines
  }

  private static func table(_ map: MapForm) -> [String] {
    let rows = map.keys.map { key in
      row(
        key.isRequired ? "**`\(key.name)`**" : "`\(key.name)`", value(key.form), key.fallback.map { "`\($0)`" } ?? "",
        key.meaning)
    }
    return ["| Key | Value | Default | Meaning |", "|---|---|---|---|"] + rows + [""]
  }

  private static func row(_ cells: String...) -> String { "| " + cells.joined(separator: " | ") + " |" }

  private static func words(_ words: [String]) -> String { words.map { "`\($0)`" }.joined(separator: ", ") }

  private static func value(_ form: Form) -> String {
    switch form {
    case .number(let range, let isLength):
      "\(number(range.lowerBound)) to \(number(range.upperBound))\(isLength ? " points" : "")"
    case .integer(let range):
      range.upperBound == .max
        ? "a whole number from \(range.lowerBound)" : "a whole number, \(range.lowerBound) to \(range.upperBound)"
    case .word(let words): self.words(words)
    case .family: "text"
    case .color: "colour"
    case .statusColor: "a name of the palette, or a colour"
    case .namedColors: "names with colours"
    case .list(let form, let minimum): "list of \(minimum > 0 ? "at least \(minimum) " : "")(\(value(form)))"
    case .map(let map): "map: \(map.title)"
    case .any(let forms): forms.map(value).joined(separator: ", or ")
    case .payload(_, let form): value(form)
    }
  }

  private static func number(_ value: Double) -> String { CodeExpression.number(value).line }
}

extension MapForm {
  /// The name of the map's type in words: `pill colors` for `PillLook.Colors`.
  var title: String {
    let type = typeName
    let name = type.replacing("StateTable<", with: "").replacing(/>(\.Dark)?/, with: "").replacing("Look", with: "")
    let words = name.replacing(".", with: "").reduce(into: "") { words, character in
      words += character.isUppercase ? " " + character.lowercased() : "\(character)"
    }.dropFirst()
    guard type.hasPrefix("StateTable") else { return String(words) }
    return (type.hasSuffix("Dark") ? "some states of " : "states of ") + words
  }

  /// The name of the map in the schema.
  var definition: String { title.replacing(" ", with: "-") }
}
