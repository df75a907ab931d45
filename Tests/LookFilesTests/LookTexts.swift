import LookFiles
import LookModel
import SourceTree

/// Looks to test with.
enum LookTexts {
  static let pill = """
    kind: pill
    summary: a pill
    font: {families: [Helvetica, serif], size: 13, weight: bold}
    height: 20
    padding: 7.5
    compact: {characters: 2, textWidth: 22, width: 34}
    letterpress: {depth: 1, shade: 0.5}
    states:
      normal: {fill: "#123456", text: knockout, crescent: red}
      selected: {fill: [black, grey, white], text: white}
    dark:
      normal: {fill: navy, text: silver}
    """

  static let hub = """
    kind: hub
    summary: a hub
    font: {families: [Arial], size: 15}
    diameter: 30
    widening: 0.3
    padding: 2
    overlap: 0.5
    limit: 999
    states:
      normal: {fill: red, text: white}
    """

  static let cell = """
    kind: cell
    summary: a cell
    radius: 10
    fill: {normal: white}
    dark: {normal: black}
    border: {color: grey, darkColor: silver, width: 1}
    separator: {color: grey, height: 1, highlight: white}
    bevel: {shadow: black, highlight: white}
    row:
      height: 44
      detailHeight: 60
      inset: 10
      gap: 5
      summary: {font: {families: [Arial], size: 18}, top: 10, height: 22, color: {normal: black}}
      detail: {font: {families: [Arial], size: 14}, top: 0, height: 18, color: {normal: grey}, dark: {normal: white}}
    background: {margin: 9, stripes: [{color: red, darkColor: maroon, width: 1}]}
    """

  static let status = """
    kind: status
    summary: a status badge
    font: {families: [Verdana], size: 11}
    height: 20
    radius: 3
    baseline: 14
    padding: 5
    logo: {inset: 5, gap: 3, messageGap: 4}
    gloss: [{offset: 0, color: white}, {offset: 0.5, color: "rgba(0, 0, 0, 0.1)"}]
    shadows: [{offset: 1, opacity: 0.3}, {offset: 1, opacity: 0.8, blur: 1.6, color: red}]
    palette: 2026
    colors: {"own: one": red, 2: blue}
    labelColor: 555
    messageColor: [brightgreen, "own: one"]
    """

  /// The looks above by name, and files.
  static func resolver(_ files: [String: String] = [:]) -> LookResolver {
    let named = ["base-pill": pill, "base-hub": hub, "base-cell": cell, "base-status": status]
    return LookResolver(named: named.mapValues { Array($0.utf8) }) { path in files[path].map { Array($0.utf8) } }
  }

  /// Reads a look at `folder/own.yml`, beside the given files.
  static func read(_ text: String, _ files: [String: String] = [:]) throws(SourceError) -> LookFile {
    try read(Array(text.utf8), files)
  }

  static func read(_ bytes: [UInt8], _ files: [String: String] = [:]) throws(SourceError) -> LookFile {
    try LookFile(parsing: bytes, name: "own", at: .file("folder/own.yml"), resolver: resolver(files))
  }
}
