import BadgeManifest
import Cartouche
import KeyTables
import LineDrawing
import Messages
import SourceTree

/// The output of a command that draws a badge.
enum OutputOptions {
  /// The options of every command that draws a badge.
  static let all = [
    EntryOption(name: "font-file", form: .file, meaning: FontOptions.fileHelp),
    EntryOption(name: "allow-substitute", form: .flag, meaning: FontOptions.substituteHelp),
    EntryOption(name: "pretty", form: .flag, meaning: "Write each element on its own line."),
    EntryOption(name: "strict", form: .flag, meaning: "Treat warnings as errors."),
    EntryOption(
      name: "output", letter: "-o", form: .file,
      meaning:
        "The file to write: SVG, or by its extension PNG, PDF, ICO or an image set. By default standard output, as with -."
    ),
    EntryOption(
      name: "format", form: .word(OutputFormat.words),
      meaning: "The format of the file, instead of that of its extension."),
    EntryOption(name: "background", form: .color, meaning: "The colour behind a PNG; none for transparency."),
    EntryOption(
      name: "size", form: .text("widthxheight"),
      meaning: "The width and height of a PNG in pixels, such as 180x180; the badge is as large as fits."),
  ]

  /// Draws, checks and writes the badge of a command.
  static func write(_ entry: BadgeEntry, _ builder: EntryBuilder) throws(Failure) {
    let arguments = builder.arguments
    let output = arguments.text("output")
    let isPretty = arguments.hasFlag("pretty")
    var fonts = FontOptions()
    fonts.fontFile = arguments.text("font-file")
    fonts.allowSubstitute = arguments.hasFlag("allow-substitute")
    var entry = entry
    // The folder is where the command runs; the same command gives the same bytes anywhere.
    if let output, output != "-" { entry.file = output.split(separator: "/").last.map(String.init) }
    let format = try OutputFormat(
      arguments.text("format"), of: output, background: arguments.text("background"), size: arguments.text("size"),
      isPretty: isPretty)
    let isExported = format.export != nil || !entry.exports.isEmpty
    // An SVG file may have live text, but exports have outlines.
    let live = try fonts.shaper(for: entry.profile, isExported)
    let outlining = isExported ? try fonts.shaper() : live
    let shaper = format.export == nil ? live : outlining
    var files = try OutputFiles(output)
    var warnings = builder.warnings + format.effective(entry).map(builder.message) + format.warnings(entry)
    if let export = format.export {
      let contents = try export.contents(of: entry.badge, for: entry.profile, shaper: shaper, code: .usage)
      // Without a colour scheme, a file for light pages is what an SVG file would be, too.
      let scheme = entry.badge.options.colorScheme
      let warning = try files.add(contents, isForAllPages: scheme.isForAllPages)
      let namesDarkColors = entry.warnings.contains {
        if case .noEffect(_, .lightPages) = $0.problem { true } else { false }
      }
      if scheme == .automatic || namesDarkColors { warnings += [warning].compactMap { $0 } }
      if case .drawables = contents, let warning = files.drawableNameWarning { warnings.append(warning) }
    } else {
      let bytes: [UInt8]
      do { bytes = try entry.badge.serialized(for: entry.profile, shaper: shaper) } catch {
        throw .usage(error.description)
      }
      files.main = try OutputCheck().checked(
        bytes, name: TerminalText.plain(output ?? "standard output"), for: entry.profile, pretty: isPretty)
    }
    try files.add(entry.exports) { name throws(Failure) in
      try Export.files(
        entry.exports, of: entry.badge, beside: name, for: entry.profile, shaper: outlining, code: .usage)
    }
    if let file = fonts.fontFile { builder.inputs.note(file) }
    try files.check(isNoneOf: builder.inputs)
    let unchanged = entry.requests.withoutEffect(on: entry.badge, shaper: shaper)
    warnings += unchanged.map { $0.kind.changesNothing { builder.spelled($0, []) } }
    guard !arguments.hasFlag("strict") || warnings.isEmpty else {
      throw Failure(code: .usage, message: warnings.map { "error: \($0)" }.joined(separator: "\n"))
    }
    for warning in warnings { StandardError.write("warning: \(TerminalText.plain(warning))\n") }
    try files.write()
  }
}
