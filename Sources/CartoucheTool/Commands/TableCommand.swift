import ArgumentParser
import BadgeManifest
import Cartouche
import LookFiles

/// `cartouche table ROW…`.
struct TableCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "table", abstract: "Draw the rows of a grouped table, each with a badge if it has one.",
    discussion: """
      A row is a text, a text and that of a pill, as in Inbox=3, or the keys of a row in a manifest:
      '{summary: Inbox, detail: 3 unread today, hub: {count: 3}, state: selected}'.
      """)

  @Argument(help: "The rows from top to bottom.")
  var rows: [String]

  @Option(parsing: .unconditional, help: ArgumentHelp("The width in points.", valueName: "points"))
  var width: String

  @Option(
    help: ArgumentHelp(
      "The direction of lines: ltr or rtl; by default that of the first letter.", valueName: "direction"))
  var direction: String?

  @OptionGroup var style: StyleOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    guard style.fill.isEmpty else { throw Failure.usage("--fill \(NoEffectReason.table)") }
    var parsed: [Row] = []
    for (index, text) in rows.enumerated() { parsed.append(try Self.row(text, number: index + 1)) }
    var table = Table(width: try Values.number(width[...], "--width"), rows: parsed)
    if let look = try Looks.cell(style) { table.look = look }
    if let direction { table.layoutDirection = try Values.word(direction, "direction") }
    try output.write(try style.apply(to: table))
  }

  private static func row(_ text: String, number: Int) throws(Failure) -> Row {
    if text.hasPrefix("{") {
      do {
        return try Row(parsing: text, resolver: Looks.resolver)
      } catch {
        throw Failure(code: .usage, message: error.message(in: "row \(number)"))
      }
    }
    guard let sign = text.lastIndex(of: "=") else { return Row(text) }
    return Row(String(text[..<sign])).badge(Pill(String(text[sign...].dropFirst())))
  }
}
