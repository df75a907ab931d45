import KeyTables
import LookFiles
import LookModel

/// The article of the documentation that has every key of look files.
enum KeyArticle {
  static var markdown: String {
    var lines = [
      "# Keys of look files", "", "Every key of a look, with its values and its default.", "",
      "@Comment { Made by Generate from the tables in LookFiles. Do not edit: run `make looks`. }", "",
      "## Overview", "",
      "A look file begins with `kind`. The article <doc:LookInTenSteps> builds a look step by step. Lengths are points. A",
      "colour is a name or a function of CSS, or digits behind `#`, between quotation marks. A paint is a colour, a list of",
      "colours from top to bottom, or `none`. A key in bold must be there; a look that extends another needs only `kind`.",
      "Numbers outside their range are refused, in files and in Swift. A value may be the name of a design token, such as",
      "`{color.brand}`: see <doc:DesignTokens>.", "", "Every look has these keys:", "",
      "| Key | Value | Default | Meaning |", "|---|---|---|---|",
      FormTables.row("**`kind`**", FormTables.words(Look.Kind.allCases.map(\.rawValue)), "", LookSchema.kind),
      FormTables.row("**`summary`**", "text", "", LookSchema.summary),
      FormTables.row("`extends`", "name or path", "", LookSchema.extends),
      "",
    ]
    var known: Set<String> = []
    for kind in Look.Kind.allCases {
      lines +=
        ["## Looks of kind \(kind.rawValue)", ""] + FormTables.table(kind.form)
        + FormTables.sections(in: kind.form, &known)
    }
    return lines.dropLast().joined(separator: "\n") + "\n"
  }
}
