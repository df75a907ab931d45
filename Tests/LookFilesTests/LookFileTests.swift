import KeyTables
import LookFiles
import LookModel
import SVGTree
import SourceTree
import Testing
import Typesetting

@Suite("Look files")
struct LookFileTests {
  private static func look(_ text: String, name: String = "test") throws(SourceError) -> LookFile {
    try LookFile(parsing: Array(text.utf8), name: name)
  }

  private static let pill = """
    kind: pill
    summary: a pill
    font: {families: [Helvetica, serif], size: 13, weight: bold}
    height: 20
    padding: 7.5
    states:
      normal: {fill: "#123456", text: knockout, crescent: red}
      selected: {fill: [black, grey, white], text: white}
    """

  private static let hub = """
    kind: hub
    summary: a hub
    font: {families: [Arial], size: 15}
    diameter: 30
    widening: 0.3
    padding: 2
    overlap: -0.5
    limit: 9223372036854775807
    states:
      normal: {fill: red, text: white}
    """

  private static let cell = """
    kind: cell
    summary: a cell
    radius: 0
    fill: {normal: white}
    row:
      height: 44
      detailHeight: 60
      inset: 10
      gap: 5
      summary: {font: {families: [Arial], size: 18}, top: 10, height: 22, color: {normal: black, highlighted: white}}
      detail: {font: {families: [Arial], size: 14}, top: 0, height: 18, color: {normal: grey}}
    """

  @Test("a pill's template says all that its look holds")
  func pillLook() throws {
    let text =
      Self.pill + "\nbody: line\ncompact: {characters: 2, textWidth: 22, width: 34}\nletterpress: {depth: 1, shade: 0}"
    let file = try Self.look(text, name: "own")
    let gradient = Gradient.linear([
      GradientStop(offset: 0, color: .black), GradientStop(offset: 0.5, color: "grey"),
      GradientStop(offset: 1, color: .white),
    ])
    let look = PillLook(
      name: "own", body: .line, font: Font(["Helvetica", "serif"], size: 13, weight: .bold), height: 20, padding: 7.5,
      compact: PillLook.CompactWidth(characters: 2, textWidth: 22, width: 34),
      letterpress: PillLook.Letterpress(depth: 1, shade: 0),
      colors: StateTable(
        normal: PillLook.Colors(fill: "#123456", text: .knockout, crescent: "red"),
        selected: PillLook.Colors(fill: .gradient(gradient), text: .color(.white))))
    #expect(file.look == .pill(look))
    #expect(file.summary == "a pill")
  }

  @Test("a hub's template says all that its look holds")
  func hubLook() throws {
    let look = HubLook(
      name: "test", font: Font(["Arial"], size: 15), diameter: 30, widening: 0.3, padding: 2, overlap: .inset(-0.5),
      limit: .max, colors: StateTable(normal: HubLook.Colors(fill: "red", text: .color(.white))))
    #expect(try Self.look(Self.hub).look == .hub(look))
  }

  @Test("a cell's template says all that its look holds")
  func cellLook() throws {
    let row = RowLook(
      height: 44, detailHeight: 60, inset: 10, gap: 5,
      summary: RowLook.Line(
        font: Font(["Arial"], size: 18), top: 10, height: 22, color: StateTable(normal: .black, highlighted: .white)),
      detail: RowLook.Line(
        font: Font(["Arial"], size: 14), top: 0, height: 18, color: StateTable(normal: "grey")))
    var look = CellLook(name: "test", radius: 0, fill: StateTable(normal: .white), row: row)
    #expect(try Self.look(Self.cell).look == .cell(look))

    let more = """

      border: {color: black, width: 1, placement: around}
      separator: {color: grey, height: 0.5, inset: 16, highlight: white}
      bevel: {shadow: black, highlight: white}
      background: {margin: 9, padding: 10, stripes: [{color: red, width: 0.5}]}
      """
    look.border = CellLook.Border(color: .black, width: 1, placement: .around)
    look.separator = CellLook.Separator(color: "grey", height: 0.5, inset: 16, highlight: .white)
    look.bevel = CellLook.Bevel(shadow: .black, highlight: .white)
    look.background = BackgroundLook(margin: 9, padding: 10, stripes: [BackgroundLook.Stripe(color: "red", width: 0.5)])
    #expect(try Self.look(Self.cell + more).look == .cell(look))
  }

  @Test("missing keys of a border, a separator and a background have the plainest values")
  func defaults() throws {
    let file = try Self.look(
      Self.cell + "\nborder: {color: black, width: 1}\nseparator: {color: grey, height: 1}\nbackground: {}")
    guard case .cell(let look) = file.look else {
      Issue.record("no cell")
      return
    }
    #expect(look.border?.placement == .over)
    #expect(look.separator == CellLook.Separator(color: "grey", height: 1))
    #expect(look.background == BackgroundLook())
  }

  @Test(
    "numbers are digits with a sign and a point at most",
    arguments: ["nan", ".inf", "inf", "0x1F", "1_000", "1e3", "1.", ".", "-.", "", "+", "1.2.3", "- 1", "１", "1 "])
  func numbers(_ number: String) {
    let text = Self.pill.replacing("height: 20", with: "height: '\(number)'")
    #expect(throws: error(4, 9, .notANumber(text: number), path: ["height"])) { try Self.look(text) }
  }

  @Test("a number may have a sign, a point and zeros", arguments: [("+20", 20), ("020.50", 20.5), ("0.001", 0.001)])
  func goodNumbers(_ number: String, value: Double) throws {
    guard case .pill(let look) = try Self.look(Self.pill.replacing("height: 20", with: "height: \(number)")).look else {
      Issue.record("no pill")
      return
    }
    #expect(look.height == value)
  }

  @Test("a template cut off at any byte is read or refused", arguments: [pill, hub, cell])
  func truncation(_ template: String) {
    let bytes = Array(template.utf8)
    for count in bytes.indices {
      _ = try? LookFile(parsing: Array(bytes[..<count]), name: "cut")
    }
    #expect(throws: Never.self) { try LookFile(parsing: bytes, name: "whole") }
  }
}
