import Cartouche
import Testing

@Suite("A look by its name")
struct NamedLookTests {
  @Test("is found among those of its kind")
  func found() throws {
    #expect(try PillLook.named("mail") == .mail)
    #expect(try HubLook.named("material") == .material)
    #expect(try CellLook.named("ambiance") == .ambiance)
    #expect(try StatusLook.named("flat") == .flat)
    for look in BuiltinLook.all { #expect(try BuiltinLook.named(look.name) == look) }
    _ = try Pill("42").look(.named("mail")).svg(for: .web)
  }

  @Test("is refused with the name that was probably meant")
  func suggestion() {
    let error = #expect(throws: LookNameError.self) { try PillLook.named("mial") }
    #expect(error?.suggestion == "mail" && error?.owner == nil && error?.kind == .pill)
    #expect(error?.known == PillLook.builtin.map(\.name))
    #expect(throws: LookNameError.self) { try BuiltinLook.named("") }
  }

  @Test("is refused with the kind that the name belongs to")
  func owner() {
    let error = #expect(throws: LookNameError.self) { try HubLook.named("mail") }
    #expect(error?.owner == .pill && error?.suggestion == nil)
  }
}
