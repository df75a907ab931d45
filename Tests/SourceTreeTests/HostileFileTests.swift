import Foundation
import SourceTree
import Testing

@Suite("Hostile files")
struct HostileFileTests {
  @Test("a file of more than 16 MiB is refused unread")
  func size() {
    let bytes = [UInt8](repeating: 0xFF, count: 16 << 20 + 1)
    #expect(failure(bytes) == error(1, 1, .tooLarge(bytes: bytes.count, maximum: 16 << 20)))
  }

  enum Nesting: CaseIterable {
    case brackets, braces, mapsInLists, dashes, questionMarks, pairs, closedBrackets, closedPairs, indented, dashed

    var text: String {
      func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
      return switch self {
      case .brackets: String(repeating: "[", count: 100_000)
      case .braces: String(repeating: "{", count: 100_000)
      case .mapsInLists: String(repeating: "[{a: ", count: 100_000)
      case .dashes: String(repeating: "- ", count: 100_000)
      case .questionMarks: String(repeating: "? ", count: 100_000)
      case .pairs: String(repeating: "[a: ", count: 100_000)
      case .closedBrackets: String(repeating: "[", count: 900) + String(repeating: "]", count: 900)
      case .closedPairs: String(repeating: "[a: ", count: 900) + String(repeating: "]", count: 900)
      case .indented: (0..<900).map { spaces($0) + "a:\n" }.joined()
      case .dashed: (0..<900).map { spaces($0) + "a:\n" + spaces($0) + "-\n" }.joined()
      }
    }
  }

  @Test("values nested a hundred thousand deep are refused", arguments: Nesting.allCases)
  func depth(_ nesting: Nesting) throws {
    let error = try #require(failure(nesting.text))
    #expect(error.problem == .tooDeep(maximum: 64))
  }

  @Test("deep nesting is refused on a thread of half a megabyte", arguments: Nesting.allCases)
  func smallStack(_ nesting: Nesting) async {
    let text = nesting.text
    let problem = await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: failure(text)?.problem) }
      thread.stackSize = 512 << 10
      thread.start()
    }
    #expect(problem == .tooDeep(maximum: 64))
  }

  @Test("64 levels are read, and the value on the 65th is refused at its place")
  func levels() {
    func nested(_ count: Int) -> String {
      String(repeating: "[", count: count) + String(repeating: "]", count: count)
    }
    #expect(failure(nested(65)) == nil)
    #expect(failure(nested(66)) == error(1, 66, .tooDeep(maximum: 64)))
  }

  @Test("aliases that would mean billions of values are refused at once", arguments: [false, true])
  func billionLaughs(asKey: Bool) throws {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...40 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(aliases)]\n"
    }
    if asKey { text += "? *a40\n: 1\n? *a40\n: 2\n" }
    #expect(failure(text) == error(1, 5, .aliasesNotAllowed))
  }

  @Test("a text with more than a thousand combining marks on a letter is refused, before it is compared")
  func marks() {
    func marks(_ count: Int) -> String { "a" + String(repeating: "\u{323}\u{301}", count: count / 2) }
    let problem = SourceProblem.tooManyMarks(maximum: 1_000)
    for (text, line, column) in [("a: \(marks(1_002))", 1, 4), ("a: 1\n\(marks(1_002)): 1", 2, 1)] {
      #expect(failure(text) == error(line, column, problem))
    }
    let escapes = String(repeating: #"\u0323\u0301"#, count: 501)
    for text in ["[\"\(marks(1_002))\"]", "[\"\(escapes)\"]"] {
      #expect(throws: error(1, 2, problem)) { try JSONReader.read(Array(text.utf8)) }
    }
    #expect(throws: Never.self) { try JSONReader.read(Array("[\"\(marks(1_000))\(marks(1_000))\"]".utf8)) }
  }

  @Test("a map of a hundred thousand keys is read, and its last key compared with all", .timeLimit(.minutes(10)))
  func manyKeys() {
    let keys = (1...100_000).map { "key\($0): 1\n" }.joined()
    #expect(failure(keys) == nil)
    #expect(failure(keys + "key77: 1") == error(100_001, 1, .duplicateKey(key: "key77", firstLine: 77)))
  }

  @Test("a file of more than 64 directives is refused at the 65th", .timeLimit(.minutes(10)))
  func directives() throws {
    func directives(_ count: Int) -> String { (0..<count).map { "%TAG !\($0)! x\n" }.joined() }
    #expect(try read(directives(64) + "---\na").get().outline == "\"a\"")
    #expect(failure(directives(100_000)) == error(65, 1, .tooManyDirectives(maximum: 64)))
    #expect(failure("a: 1\r\n...\u{2028}" + directives(100_000)) == error(66, 1, .tooManyDirectives(maximum: 64)))
    let text = String(repeating: " %\n", count: 100)
    #expect(try read("a: |\n" + text).get().outline == "{a: \(String(repeating: "%\n", count: 100).debugDescription)}")
  }

  @Test("a file cut off or changed at any byte is read or refused, at a place inside it")
  func mutations() {
    let text = """
      # é
      a: {b: "x\\u0041", 'c': [d, "e", *f, &g h], ? i : j}
      k: |
        l 🙂
      m: >-
        n
      ? o
      : - p
        - !!str q
      ...
      """
    let bytes = Array(text.utf8)
    for index in bytes.indices {
      for changed in [Array(bytes[..<index])] + "\0\n\t \"'*&!|>{}[]:,-?#%@`\u{7F}".utf8.map({ replacing(index, $0) }) {
        guard let error = failure(changed) else { continue }
        let lines = changed.split(separator: 0x0A, omittingEmptySubsequences: false)
        #expect((1...lines.count + 1).contains(error.line))
        #expect(error.column >= 1)
      }
    }
    func replacing(_ index: Int, _ byte: UInt8) -> [UInt8] {
      var copy = bytes
      copy[index] = byte
      return copy
    }
  }
}
