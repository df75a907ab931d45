import Cartouche
import Foundation
import LookFiles
import SourceTree
import Testing

@testable import Generate

@Suite("Compiled looks")
struct CompiledLooksTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func template(_ kind: String, _ name: String) throws -> [UInt8] {
    try Array(Data(contentsOf: root.appending(path: "Templates/\(kind)/\(name).yml")))
  }

  private static func hub(_ name: String) throws(CompilerError) -> Template {
    let text = """
      kind: hub
      summary: the "hub"
      font: {families: [A "b" \\ c], size: 0.1}
      diameter: 0.30000000000000004
      widening: 0
      padding: 0
      overlap: 0
      limit: 9223372036854775807
      dark: {disabled: {fill: black, text: knockout}}
      states: {normal: {fill: [red, "rgba(1, 2, 3, 0.183)"], text: white}} ### \\(1) \"""#
      """
    return try Template(bytes: Array(text.utf8), kind: "hub", name: name)
  }

  @Test("what is made from templates, tables of keys and grammars is as it is in the repository")
  func isFresh() throws {
    for (path, text) in try Generator.texts(from: Self.root) {
      let isFresh = try text == String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
      #expect(isFresh, "\(path): run `make looks`")
    }
  }

  @Test("each built-in look is what its template says, and reads back from what is written", arguments: BuiltinLook.all)
  func looksMatchTemplates(_ look: BuiltinLook) throws {
    let templates = try BuiltinLook.all.map { ($0.name, try Self.template($0.kind.rawValue, $0.name)) }
    let resolver = LookResolver(named: Dictionary(uniqueKeysWithValues: templates))
    let bytes = try Self.template(look.kind.rawValue, look.name)
    let file = try LookFile(parsing: bytes, name: look.name, resolver: resolver)
    #expect(file == LookFile(look: look.look, summary: look.summary))
    for text in [file.text, file.resolvedText] {
      #expect(try LookFile(parsing: Array(text.utf8), name: look.name) == file)
    }
    let looks =
      PillLook.builtin.map { Look.pill($0) } + HubLook.builtin.map { Look.hub($0) }
      + CellLook.builtin.map { Look.cell($0) } + StatusLook.builtin.map { Look.status($0) }
    #expect(looks.contains(file.look))
    #expect(looks.count == BuiltinLook.all.count)
  }

  @Test(
    "a look that extends a built-in one is the same whether that is a template or written from its constant",
    arguments: BuiltinLook.all)
  func extendingConstants(_ look: BuiltinLook) throws {
    let changes = [
      "", "font: {weight: bold}", "font: {size: 30}", "padding: 9",
      "states: {normal: {fill: red}}", "states: {normal: {text: red}, disabled: {fill: red, text: white}}",
      "border: {color: red, width: 2}", "fill: {normal: red}", "letterpress:", "dark:", "palette: accessible",
    ]
    let templates = try BuiltinLook.all.map { ($0.name, try Self.template($0.kind.rawValue, $0.name)) }
    let constants = BuiltinLook.all.map { ($0.name, Array(LookFile(look: $0.look, summary: $0.summary).text.utf8)) }
    func read(_ change: String, _ looks: [(String, [UInt8])]) -> LookFile? {
      let text = "kind: \(look.kind)\nextends: \(look.name)\n\(change)"
      let resolver = LookResolver(named: Dictionary(uniqueKeysWithValues: looks))
      return try? LookFile(parsing: Array(text.utf8), name: "own", resolver: resolver)
    }
    #expect(read("", templates) != nil)
    for change in changes { #expect(read(change, templates) == read(change, constants), "\(change)") }
  }

  @Test("a template may extend another by name, and becomes a whole look")
  func extending() throws {
    let named = ["mail": try Self.template("pill", "mail")]
    let text = "kind: pill\nsummary: a big one\nextends: mail\nheight: 50"
    let template = try Template(
      bytes: Array(text.utf8), kind: "pill", name: "big", resolver: LookResolver(named: named))
    var look = PillLook.mail
    look.name = "big"
    look.height = 50
    #expect(template.file.look == .pill(look))
    #expect(throws: CompilerError.self) { try Template(bytes: Array(text.utf8), kind: "pill", name: "big") }
  }

  @Test("the constants bear the looks' names")
  func constants() {
    let pills = [PillLook.antRibbon, .antStatus, .bootstrap, .countIndicator, .digdog, .githubLabel, .mail]
    #expect(pills.allSatisfy { PillLook.builtin.contains($0) })
    let hubs = [
      HubLook.ant, .antDot, .badgeHub, .bootstrapDot, .fluentCounter, .fluentPresence, .fluentPresenceAway,
      .fluentPresenceBlocked, .fluentPresenceBusy, .fluentPresenceDoNotDisturb, .fluentPresenceOffline,
      .fluentPresenceOutOfOffice, .fluentPresenceUnknown, .ios, .material, .materialDot, .mui, .muiDot,
    ]
    #expect(hubs == HubLook.builtin)
    #expect([CellLook.ambiance, .grouped, .insetGrouped] == CellLook.builtin)
    #expect([StatusLook.flat, .flatClassic, .flatSquare, .flatSquareClassic].allSatisfy(StatusLook.builtin.contains))
    #expect(
      [StatusLook.forTheBadge, .forTheBadgeClassic, .plastic, .plasticClassic, .social, .socialClassic]
        .allSatisfy(StatusLook.builtin.contains))
    #expect(PillLook.builtin.map(\.name) == PillLook.builtin.map(\.name).sorted())
  }

  @Test("no two looks share a name, whatever their kinds")
  func uniqueNames() {
    #expect(Set(BuiltinLook.all.map(\.name)).count == BuiltinLook.all.count)
  }

  @Test("texts and numbers come through as Swift literals")
  func literals() throws {
    let looks = try CompiledLooks([Self.hub("own-hub")])
    let swift = looks.swift
    #expect(swift.contains("public static let ownHub = HubLook("))
    #expect(swift.contains("/// The \"hub\"."))
    #expect(swift.contains(#"Font(["A \"b\" \\ c"], size: 0.1)"#))
    #expect(swift.contains("diameter: 0.30000000000000004,"))
    #expect(swift.contains("limit: .max,"))
    #expect(swift.contains("dark: .init(disabled: HubLook.Colors("))
    #expect(swift.contains("color: Color(red: 0x01, green: 0x02, blue: 0x03, alpha: 0.183)"))
    #expect(looks.texts.contains("    case \"own-hub\": PackageResources.own_hub_yml\n"))
  }

  @Test("the order of the templates does not matter")
  func order() throws {
    let templates = [try Self.hub("a"), try Self.hub("b"), try Self.hub("c")]
    #expect(try CompiledLooks(templates).swift == CompiledLooks(templates.reversed()).swift)
  }

  @Test("two looks of one name are refused")
  func duplicateName() throws {
    let templates = [try Self.hub("same"), try Self.hub("same")]
    #expect(throws: CompilerError.duplicateName("same")) { try CompiledLooks(templates) }
  }

  @Test("a look called like the list of looks is refused")
  func reservedName() throws {
    let template = try Self.hub("builtin")
    #expect(throws: CompilerError.duplicateName("builtin")) { try CompiledLooks([template]) }
  }

  @Test(
    "a name that makes no identifier is refused", arguments: ["", "A", "1a", "a--b", "a-", "-a", "a_b", "é", "a b"])
  func badNames(_ name: String) {
    #expect(throws: CompilerError.badName(path: "hub/\(name).yml")) { try Self.hub(name) }
  }

  @Test("a look among those of another kind is refused")
  func wrongFolder() throws {
    let bytes = try Self.template("pill", "mail")
    #expect(throws: CompilerError.wrongFolder(path: "hub/mail.yml", kind: "pill")) {
      try Template(bytes: bytes, kind: "hub", name: "mail")
    }
  }

  @Test("a fault in a template is told with the template's path")
  func fault() {
    let problem = SourceError(at: SourcePosition(line: 1, column: 1), problem: .emptyFile)
    #expect(throws: CompilerError.source(path: "hub/empty.yml", problem)) {
      try Template(bytes: [], kind: "hub", name: "empty")
    }
  }
}
