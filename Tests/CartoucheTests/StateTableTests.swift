import Cartouche
import Testing

@Suite("A table of states")
struct StateTableTests {
  @Test("from which a value was taken equals one that never had it, and a copy keeps its own")
  func taken() {
    let plain = StateTable(normal: 1)
    var table = StateTable(normal: 1, highlighted: 2, dark: .init(disabled: 3))
    let copy = table
    table.highlighted = nil
    #expect(table == StateTable(normal: 1, dark: .init(disabled: 3)) && table != plain)
    table.dark = .init()
    #expect(table == plain && table.hashValue == plain.hashValue)
    #expect(copy[.selected] == 2 && copy[.disabled, .dark] == 3 && copy[.disabled] == 1)
  }
}
