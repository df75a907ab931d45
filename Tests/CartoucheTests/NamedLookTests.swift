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
    let error = #expect(throws: BadgeError.self) { try PillLook.named("mial") }
    #expect(error?.description == "unknown look 'mial'; did you mean 'mail'?")
    #expect(throws: BadgeError.self) { try BuiltinLook.named("") }
  }

  @Test("is refused with the kind that the name belongs to")
  func owner() {
    let error = #expect(throws: BadgeError.self) { try HubLook.named("mail") }
    #expect(error?.description == "'mail' is a look for a pill, not for a hub")
  }
}
