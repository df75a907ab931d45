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

  @Test("many threads at once have each their own result")
  func manyThreads() async {
    await withTaskGroup(of: Bool.self) { group in
      for number in 0..<100 {
        group.addTask {
          let sum = LargeStack.run(size: 1 << 20) { (0...number).reduce(0, +) }
          let thrown = Result { () throws(Fault) in
            try LargeStack.run(size: 1 << 20) { () throws(Fault) -> Int in throw Fault(number: number) }
          }
          return sum == number * (number + 1) / 2 && thrown == .failure(Fault(number: number))
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }
}
