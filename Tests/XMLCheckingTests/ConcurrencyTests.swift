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

  @Test("compile grammars in libxml2 at the same time")
  func compiling() async throws {
    try await withThrowingTaskGroup(of: String?.self) { group in
      for _ in 0..<24 {
        group.addTask {
          let text = try SourceText(decoding: Array(Samples.badge.utf8))
          let grammar = try RelaxNGGrammar(compiling: SourceText(decoding: PackageResourcesForTests.webGrammar))
          return grammar.problem(in: try LibXMLDocument(parsing: text))?.message
        }
      }
      for try await problem in group { #expect(problem == nil) }
    }
  }
}
