import BadgeManifest
import KeyTables

/// The article of the documentation that has every key of manifests.
enum ManifestArticle {
  /// The article as the text of a file.
  static var markdown: String {
    var lines = [
      "# Keys of manifests", "", "Every key of a manifest, with its values and its default.", "",
      "@Comment { Made by Generate from the tables in BadgeManifest. Do not edit: run `make looks`. }", "",
      "## Overview", "",
      "A key is also an option of the command that draws the badge: `maxCharacters` is `--max-characters`, and `size` in",
      "`font` is `--font-size`. The texts of a badge are arguments, `messageLink` is a second `--link`, and `alignWidths` is",
      "for manifests alone. A key in bold must be there. A key without a value, or with `null`, counts as missing. Without a",
      "default, a key that is missing leaves the badge as its look has it. A key that the badge does not show gives a warning,",
      "or with `--strict` an error. The same keys in `defaults` are ignored without a warning.", "",
      "Editors complete and check a manifest that begins with this line, beside a schema that",
      "`cartouche schema manifest --output manifest.schema.json` writes:", "", "```yaml",
      "# yaml-language-server: $schema=manifest.schema.json", "```", "",
      "The schema finds most mistakes, and the command is what counts. It also reads numbers and `true` in quotes, colours in",
      "capitals, entries whose `defaults` have a key that they need, and lists and maps in the values of `each`. It refuses",
      "what a schema cannot see, such as keys that exclude each other, two badges with one file, or names without data.",
      "",
      "A manifest has these keys:", "",
      "| Key | Value | Default | Meaning |", "|---|---|---|---|",
      FormTables.row("**`badges`**", "list of entries", "", ManifestSchema.badges),
      FormTables.row(
        "`data`", "names, each with a map: data, or a text such as `data/tags.json`", "", ManifestSchema.data),
      FormTables.row("`defaults`", "the keys of an entry, without `file`", "", ManifestSchema.defaults),
      FormTables.row("`tokens`", "path, list of paths, or a map of `light` and `dark`", "", ManifestSchema.tokens),
      FormTables.row("`gallery`", "map: gallery", "", ManifestSchema.gallery),
      FormTables.row("`index`", "name", "", ManifestSchema.index), "", "## Entries", "",
      "An entry has **`file`**, one of \(FormTables.words(EntryKind.allCases.map(\.rawValue))), and these keys:", "",
    ]
    lines += FormTables.table(EntrySettings.form)
    lines += [
      "## Data", "",
      "The article <doc:BadgesFromData> describes data and how texts show it. A source has these keys:", "",
    ]
    lines += FormTables.table(DataDeclaration.form)
    lines += [
      "An entry that takes its values from data has these keys beside the others. One of",
      "\(FormTables.words(EntryData.presets)) makes it a status badge, whose map may be missing. Its data",
      "is a name of `data`, a path, or a map as there.",
      "",
    ]
    lines += FormTables.table(EntryData.form)
    var known: Set<String> = []
    for kind in EntryKind.allCases {
      lines += ["## Entries of kind \(kind.rawValue)", ""] + FormTables.table(kind.form)
      lines += FormTables.sections(in: kind.form, &known)
    }
    lines += ["## Gallery", "", "The article <doc:Galleries> describes the page.", ""] + FormTables.table(Gallery.form)
    lines += FormTables.sections(in: Gallery.form, &known)
    return lines.dropLast().joined(separator: "\n") + "\n"
  }
}
