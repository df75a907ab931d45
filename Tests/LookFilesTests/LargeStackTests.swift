import Testing

@testable import LookFiles

@Suite("Work on a large stack")
struct LargeStackTests {
  private struct Fault: Error, Equatable { var number: Int }

  @Test("where no thread can be started the work is done all the same", .timeLimit(.minutes(1)))
  func noThread() throws {
    // No system has a stack of an exbibyte.
    #expect(LargeStack.run(size: 1 << 60) { 7 } == 7)
    #expect(throws: Fault(number: 3)) {
      try LargeStack.run(size: 1 << 60) { () throws(Fault) in throw Fault(number: 3) }
    }
  }

  @Test("what the work returns or throws comes back", arguments: [1 << 20, 16 << 20, 64 << 20])
  func result(size: Int) throws {
    #expect(LargeStack.run(size: size) { "a" } == "a")
    #expect(throws: Fault(number: 3)) {
      try LargeStack.run(size: size) { () throws(Fault) in throw Fault(number: 3) }
    }
  }
}
