import Testing

@testable import XMLChecking

@Suite("Many threads")
struct ConcurrencyTests {
  @Test("parse, check and print at the same time, each with its own result")
  func everythingAtOnce() async throws {
    let corruptions = Array(corruptions.prefix(40))
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for round in 0..<400 {
        group.addTask {
          let sample = Samples.all[round % Samples.all.count]
          let tree = try XMLTree(parsing: sample)
          let printed = try tree.prettyPrinted()
          let (document, expected) = corruptions[round % corruptions.count].parts
          let isSame = try XMLTree(parsing: printed).canonicalForm() == tree.canonicalForm()
          return isSame && tree.validate(against: .web).isEmpty && faults(of: document) == [expected]
        }
      }
      for try await isRight in group { #expect(isRight) }
    }
  }

  @Test("compile grammars at the same time")
  func compiling() async throws {
    let grammar = PackageResourcesForTests.webGrammar
    try await withThrowingTaskGroup(of: [XMLDiagnostic].self) { group in
      for _ in 0..<24 {
        group.addTask {
          let schema = Schema(vocabulary: try Vocabulary(relaxNG: grammar), rules: .web)
          return try XMLTree(parsing: Samples.badge).validate(against: schema)
        }
      }
      for try await faults in group { #expect(faults == []) }
    }
  }
}
