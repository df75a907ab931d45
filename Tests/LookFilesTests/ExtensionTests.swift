import LookFiles
import LookModel
import PathGeometry
import SVGTree
import SourceTree
import Testing
import Typesetting

@Suite("Looks that extend others")
struct ExtensionTests {
  private static func pill(_ text: String, _ files: [String: String] = [:]) throws -> PillLook {
    guard case .pill(let look) = try LookTexts.read(text, files).look else { throw Missing() }
    return look
  }

  private struct Missing: Error {}

  @Test("what a look does not say is what the look says that it extends")
  func inheritance() throws {
    var expected = try Self.pill(LookTexts.pill)
    #expect(try Self.pill("kind: pill\nextends: base-pill") == expected)
    #expect(try LookTexts.read("extends: base-pill\nkind: pill").summary == "a pill")
    expected.height = 30
    #expect(try Self.pill("kind: pill\nextends: base-pill\nheight: 30") == expected)
  }

  @Test("keys are laid over keys as deep as they go")
  func maps() throws {
    let look = try Self.pill(
      """
      kind: pill
      extends: base-pill
      font: {size: 20}
      states:
        normal: {fill: green}
        disabled: {fill: silver, text: white}
      dark:
        selected: {fill: white, text: black}
      """)
    let base = try Self.pill(LookTexts.pill)
    #expect(look.font == Font(["Helvetica", "serif"], size: 20, weight: .bold))
    #expect(look.colors.normal == PillLook.Colors(fill: "green", text: .knockout))
    #expect(look.colors.selected == base.colors.selected)
    #expect(look.colors.disabled == PillLook.Colors(fill: "silver", text: .color("white")))
    #expect(look.colors.dark.highlighted == base.colors.dark.highlighted)
    #expect(look.colors.dark.selected == PillLook.Colors(fill: "white", text: .color("black")))
  }

  @Test(
    "a new fill or text takes away the crescent and the dark colours that went with the old one, unless they are new")
  func companions() throws {
    let base = try Self.pill(LookTexts.pill)
    #expect(base.colors.normal.crescent != nil && base.colors.dark.normal != nil)
    func look(_ states: String) throws -> StateTable<PillLook.Colors> {
      try Self.pill("kind: pill\nextends: base-pill\n\(states)").colors
    }
    for change in ["fill: green", "text: green"] {
      #expect(try look("states: {normal: {\(change)}}").dark.normal == nil)
      let both = try look("states: {normal: {\(change)}}\ndark: {normal: {fill: olive}}")
      #expect(both.dark.normal?.fill == "olive" && both.dark.normal?.text == base.colors.dark.normal?.text)
    }
    #expect(try look("states: {normal: {fill: green}}").normal.crescent == nil)
    #expect(try look("states: {normal: {fill: green, crescent: navy}}").normal.crescent == "navy")
    #expect(try look("states: {normal: {text: green}}").normal.crescent == base.colors.normal.crescent)
    #expect(try look("states: {normal: {crescent: }}").dark.normal == base.colors.dark.normal)
    #expect(try look("states: {disabled: {fill: green, text: white}}").dark.normal == base.colors.dark.normal)
  }

  @Test("lists take the place of lists, and of colours, and colours of lists")
  func lists() throws {
    let look = try Self.pill(
      """
      kind: pill
      extends: base-pill
      font: {families: [Arial]}
      states: {normal: {fill: [red, blue]}, selected: {fill: red}}
      """)
    #expect(look.font.families == ["Arial"])
    #expect(look.colors.normal.fill == .linearGradient(from: "red", to: "blue"))
    #expect(look.colors.selected?.fill == .color("red"))
  }

  @Test("a weight is a word or its number on the scale of CSS", arguments: Font.Weight.allCases)
  func weights(weight: Font.Weight) throws {
    for spelling in ["\(weight.rawValue)", weight.cssValue] {
      let look = try Self.pill("kind: pill\nextends: base-pill\nfont: {weight: \(spelling)}")
      #expect(look.font.weight == weight)
    }
  }

  @Test("a mark is path data, and other texts are refused at their place")
  func marks() throws {
    let look = try Self.pill("kind: pill\nextends: base-pill\nmark: {path: M0 0h4v4z, size: 4}")
    #expect(look.mark == Mark(path: "M 0 0 H 4 V 4 Z", size: 4))
    for path in ["heart", "M 0 0 L", "M 0 0 1e99 0", "\"\""] {
      let text = "kind: pill\nextends: base-pill\nmark: {path: \(path), size: 4}"
      if path == "\"\"" {
        #expect(try Self.pill(text).mark?.path == Path())
      } else {
        let error = #expect(throws: SourceError.self) { try Self.pill(text) }
        #expect(error?.position.line == 3 && error?.description.contains("path data") == true)
      }
    }
  }

  @Test("a key without a value takes away what the extended look says")
  func removal() throws {
    let look = try Self.pill(
      """
      kind: pill
      extends: base-pill
      letterpress:
      compact:
      font: {weight: }
      states: {selected: , normal: {crescent: }}
      """)
    #expect(look.letterpress == nil && look.compact == nil)
    #expect(look.font.weight == .regular)
    #expect(look.colors.selected == nil && look.colors.normal.crescent == nil)
    #expect(look.colors.normal.fill == .color("#123456"))
  }

  @Test("a file extends one beside it, which extends one below that, which extends one by name")
  func files() throws {
    let files = [
      "folder/middle.yml": "kind: pill\nextends: ./below/base.yml\nheight: 40\npadding: 1",
      "folder/below/base.yml": "kind: pill\nextends: base-pill\nheight: 50\nletterpress: {depth: 4}",
    ]
    for name in ["./middle.yml", ".//./middle.yml", "\"./middle.yml\""] {
      let look = try Self.pill("kind: pill\nextends: \(name)\npadding: 2", files)
      #expect(look.padding == 2 && look.height == 40 && look.letterpress?.depth == 4 && look.letterpress?.shade == 0.5)
    }
    #expect(try Self.pill("kind: pill\nextends: below/base.yml", files).height == 50)
  }

  @Test("files are found from the folder of the file that names them", arguments: ["", "a/", "/a/b/", "../", "./"])
  func folders(folder: String) throws {
    let resolver = LookResolver { path in path == "\(folder)x/base.yml" ? Array(LookTexts.hub.utf8) : nil }
    let text = Array("kind: hub\nextends: ./x/base.yml\ndiameter: 40".utf8)
    let file = try LookFile(parsing: text, name: "own", at: .file("\(folder)own.yml"), resolver: resolver)
    guard case .hub(let look) = file.look else { throw Missing() }
    #expect(look.diameter == 40 && look.limit == 999)
  }

  @Test("cells inherit as deep as their rows' fonts, and replace their stripes")
  func cells() throws {
    let file = try LookTexts.read(
      """
      kind: cell
      extends: base-cell
      row: {summary: {font: {size: 20}, color: {disabled: silver}}}
      border: {placement: around}
      background: {stripes: []}
      """)
    guard case .cell(let look) = file.look else { throw Missing() }
    #expect(look.row.summary.font == Font(["Arial"], size: 20))
    #expect(look.row.summary.color == StateTable(normal: .black, disabled: "silver"))
    #expect(look.border == CellLook.Border(color: "grey", darkColor: "silver", width: 1, placement: .around))
    #expect(look.background == BackgroundLook(margin: 9))
  }

  @Test("sixteen looks may extend one another, and the seventeenth is refused")
  func length() throws {
    func files(_ count: Int) -> [String: String] {
      var files = ["folder/0.yml": LookTexts.pill]
      for number in 1...count { files["folder/\(number).yml"] = "kind: pill\nextends: ./\(number - 1).yml" }
      return files
    }
    #expect(try Self.pill("kind: pill\nextends: ./14.yml", files(14)).height == 20)
    var expected = error(2, 10, .tooManyExtensions(maximum: 16), path: ["extends"])
    expected.file = "folder/1.yml"
    #expect(throws: expected) { try Self.pill("kind: pill\nextends: ./15.yml", files(15)) }
  }

  @Test("a value in an extended file is reported at its place there, and a wrong mix of both at the later one")
  func places() throws {
    let files = ["folder/base.yml": LookTexts.pill.replacing("size: 13", with: "size: nan")]
    var expected = error(3, 44, .notANumber(text: "nan"), path: ["font", "size"])
    expected.file = "folder/base.yml"
    #expect(throws: expected) { try LookTexts.read("kind: pill\nextends: ./base.yml\nheight: 3", files) }
    #expect(try Self.pill("kind: pill\nextends: ./base.yml\nfont: {size: 9}", files).font.size == 9)
    #expect(throws: error(3, 9, .missingKey(key: "normal", context: "states"), path: ["states"])) {
      try LookTexts.read("kind: pill\nextends: base-pill\nstates: {normal: }")
    }
  }
}
