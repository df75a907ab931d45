import Foundation
import SourceTree
import Testing

@testable import ReportReading

/// The test data.
enum Reports {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Reports")

  static func bytes(_ name: String) throws -> [UInt8] { Array(try Data(contentsOf: folder.appending(path: name))) }

  static func coverage(
    _ lines: (Int, Int)?, _ branches: (Int, Int)?, _ functions: (Int, Int)?, total: (Int, Int)? = nil
  ) -> Report.Content {
    func share(_ pair: (Int, Int)?) -> Share? { pair.flatMap { Share(covered: $0.0, total: $0.1) } }
    return .coverage(
      Coverage(lines: share(lines), branches: share(branches), functions: share(functions), ownTotal: share(total)))
  }
}

@Suite("Reports of real tools")
struct RealReportTests {
  /// What the tools themselves say, counted by hand in the reports.
  static let expected: [(name: String, format: ReportFormat, content: Report.Content)] = [
    ("coverage-summary.json", .istanbul, Reports.coverage((6, 8), (4, 6), (1, 2))),
    ("coverage-py.json", .coveragePy, Reports.coverage((7, 12), (2, 6), nil, total: (9, 18))),
    ("cobertura-coverage-py.xml", .cobertura, Reports.coverage((7, 12), (2, 6), nil, total: (9, 18))),
    ("cobertura-istanbul.xml", .cobertura, Reports.coverage((6, 8), (4, 6), nil)),
    ("cobertura-old.xml", .cobertura, Reports.coverage((1, 2), (1, 2), nil)),
    ("lcov-coverage-py.info", .lcov, Reports.coverage((7, 12), (2, 6), (2, 3))),
    ("lcov-istanbul.info", .lcov, Reports.coverage((6, 8), (4, 6), (1, 2))),
    ("lcov.info", .lcov, Reports.coverage((5, 6), (5, 8), (2, 3))),
    ("merged.info", .lcov, Reports.coverage((6, 12), (1, 4), (1, 1))),
    ("jacoco.xml", .jacoco, Reports.coverage((4, 7), (3, 6), (2, 4), total: (14, 25))),
    ("jacoco.csv", .jacocoCSV, Reports.coverage((4, 7), (3, 6), (2, 4), total: (14, 25))),
    ("clover-istanbul.xml", .clover, Reports.coverage((6, 8), (4, 6), (1, 2))),
    ("clover-phpunit.xml", .clover, Reports.coverage((3, 4), nil, (1, 2))),
    ("sonarqube.xml", .sonarQube, Reports.coverage((3, 4), (3, 4), nil, total: (6, 8))),
    ("go-cover.out", .goCover, Reports.coverage((2, 4), nil, nil)),
    ("simplecov-resultset.json", .simplecov, Reports.coverage((5, 6), (1, 2), nil)),
    ("simplecov.json", .simplecov, Reports.coverage((4, 6), (1, 2), nil)),
    ("junit-pytest.xml", .junit, .tests(TestCounts(passed: 3, failed: 1, skipped: 2, errors: 1, seconds: 0.005))),
    ("junit-swift-testing.xml", .junit, .tests(TestCounts(passed: 1, failed: 1, skipped: 1, seconds: 0.001779396))),
    ("nested-suites.xml", .junit, .tests(TestCounts(passed: 2, failed: 1))),
    ("sums-only.xml", .junit, .tests(TestCounts(passed: 3, failed: 1, skipped: 1, errors: 1))),
    ("node.tap", .tap, .tests(TestCounts(passed: 3, failed: 1, skipped: 2))),
    ("go-test.jsonl", .goTest, .tests(TestCounts(passed: 3, failed: 3, skipped: 1, errors: 1, seconds: 0.004))),
    ("directives.tap", .tap, .tests(TestCounts(passed: 2, failed: 1, skipped: 2, errors: 1))),
    ("package.json", .packageJSON, .version("1.4.0-rc.1")),
    ("pyproject.toml", .pyproject, .version("2020.0.0rc1")),
    ("Cargo.toml", .cargo, .version("0.1.0")),
    ("swift-package.txt", .swiftPackage, .requirement(Requirement(tool: "swift", version: "6.0+"))),
    ("ruff.sarif", .sarif, .findings(FindingCounts(errors: 3))),
    ("flake8.txt", .flake8, .findings(FindingCounts(errors: 3))),
    ("pylint.json", .pylint, .findings(FindingCounts(errors: 1, warnings: 2, notes: 2))),
    (
      "pylint2.json", .pylint, .findings(FindingCounts(errors: 1, warnings: 2, notes: 2, score: "0.00"))
    ),
    ("ruff.json", .ruff, .findings(FindingCounts(errors: 5))),
    ("bandit.json", .bandit, .findings(FindingCounts(warnings: 2, notes: 5))),
    ("clippy.jsonl", .clippy, .findings(FindingCounts(warnings: 4))),
    ("suppressed.sarif", .sarif, .findings(FindingCounts(errors: 3, warnings: 1, notes: 1))),
    (
      "endpoint.json", .endpoint,
      .endpoint(Endpoint(label: "hello", message: "sweet 🌍 world", color: "orange"))
    ),
  ]

  @Test("of SimpleCov before version 0.18 have the lines of a file as its value")
  func oldSimpleCov() throws {
    let text = #"{"RSpec": {"coverage": {"/a.rb": [1, null, 0, 2]}, "timestamp": 1}}"#
    #expect(try Report(reading: Array(text.utf8)).content == Reports.coverage((2, 3), nil, nil))
  }

  @Test(
    "of SimpleCov have the same sum in any order: a line without code in one suite has none, unless another executes it",
    arguments: [
      (["[1,1,null,null]", "[0,0,0,0]"], (2, 2)), (["[null,0,2]", "[null,0,0]"], (1, 2)),
      (["[null,null]", "[3,0]", "[0,0]"], (1, 1)), (["[0]", "[null]", "[0]"], nil), (["[1]", "[0,0,1]"], (2, 3)),
    ] as [([String], (Int, Int)?)])
  func suitesOfSimpleCov(suites: [String], lines: (Int, Int)?) throws {
    for shift in suites.indices {
      let turned = suites[shift...] + suites[..<shift]
      for order in [Array(turned), turned.reversed()] {
        let members = order.enumerated().map { #""\#($0)": {"coverage": {"/a.rb": {"lines": \#($1)}}}"# }
        let text = "{\(members.joined(separator: ", "))}"
        #expect(try Report(reading: Array(text.utf8)).content == Reports.coverage(lines, nil, nil), "\(text)")
      }
    }
  }

  @Test("in JSON may have whole numbers with exponents", arguments: [("1e1", "5e0"), ("0.1E2", "50e-1"), ("10", "5")])
  func exponents(total: String, covered: String) throws {
    let text = "{\"total\": {\"lines\": {\"total\": \(total), \"covered\": \(covered)}}}"
    #expect(try Report(reading: Array(text.utf8)).content == Reports.coverage((5, 10), nil, nil))
  }

  @Test(
    "of flake8 have a name, two numbers and a code in each line",
    arguments: [
      ("a.py:1:2: F401 x", true), ("C:\\a.py:1:2: E9 x", true), ("a:1:2: b.py:1:2: W605 x", true),
      ("é.py:1:2: ABCD1234 é", true), ("a.py:3:5: ASYNC251 x", true),
      (String(repeating: ":1", count: 50_000) + ":1:1: C901 x", true), (String(repeating: ":1", count: 50_000), false),
      (":1:2: F401 x", false), ("a.py:1: F401 x", false), ("a.py:1:2:F401 x", false), ("a.py:1:2: F401", false),
      ("a.py:1:x: F401 x", false), ("a.py::2: F401 x", false), ("a.py:1:2: f401 x", false), ("a.py:1:2: F x", false),
      ("a.py:1:2: ABCDEFGHI1 x", false), ("a.py:1:2: F12345 x", false), ("a.py:1:2: 401 x", false),
      ("a.py:1:2: F4O1 x", false),
    ])
  func findings(line: String, isFinding: Bool) {
    let report = try? Report(reading: Array("\(line)\n".utf8), as: .flake8)
    #expect((report != nil) == isFinding)
  }

  @Test(
    "of flake8 have source lines, numbers of each code and a number of all, which are not counted twice",
    arguments: [
      ("a.py:1:1: F401 x\nimport os\n^\nb.py:1:8: E999 x\n2\n", 2, 0),
      ("a.py:6:1: W391 x\n\n\t ^\na.py:7:1: W391 x\nb.py:1:2: F401 x\n  ^\n", 0, 2),
      ("b.py:1:2: W391 x\nb.py:1:2: F401 x\n", 1, 1), ("0\n", 0, 0),
      ("a.py:1:1: F401 x\na.py:1:1: W391 x\n1     F401 x\n1     W391 x\n2\n", 1, 1),
      ("a.py:1:1: F401 x\n1\nb.py:1:1: F401 x\n1\n", 2, 0),
    ])
  func flake8Options(text: String, errors: Int, warnings: Int) throws {
    let report = try Report(reading: Array(text.utf8), as: .flake8)
    #expect(report.content == .findings(FindingCounts(errors: errors, warnings: warnings)))
  }

  @Test(
    "of flake8 are refused if it names fewer findings than it has",
    arguments: ["10\n", "10    F401 x\n", "a.py:1:1: F401 x\n2\n", "a.py:1:1: F401 x\n1     F401 x\n2    E1 x\n"])
  func quietFlake8(text: String) {
    let error = #expect(throws: SourceError.self) { try Report(reading: Array(text.utf8), as: .flake8) }
    #expect(error?.problem.description.contains("without -q") == true, "\(error?.description ?? "")")
  }

  @Test("are read, and their format is guessed", arguments: expected.map(\.name))
  func content(name: String) throws {
    let expected = try #require(Self.expected.first { $0.name == name })
    let report = try Report(reading: Reports.bytes(name), name: name)
    #expect(report.format == expected.format)
    #expect(report.content == expected.content)
  }

  @Test(
    "are read alike with a byte order mark, with CR LF, and with their format named", arguments: expected.map(\.name))
  func variants(name: String) throws {
    let expected = try #require(Self.expected.first { $0.name == name })
    let bytes = try Reports.bytes(name)
    let lines = Array(String(decoding: bytes, as: UTF8.self).replacing("\n", with: "\r\n").utf8)
    #expect(try Report(reading: [0xEF, 0xBB, 0xBF] + bytes, name: name).content == expected.content)
    #expect(try Report(reading: lines, name: name).content == expected.content)
    #expect(try Report(reading: bytes, as: expected.format).content == expected.content)
    #expect(try Report(reading: bytes, about: expected.format.subject, name: name).format == expected.format)
  }

  @Test("about something else are refused", arguments: expected.map(\.name))
  func otherSubjects(name: String) throws {
    let bytes = try Reports.bytes(name)
    let format = try #require(Self.expected.first { $0.name == name }).format
    for subject in ReportFormat.Subject.allCases where !format.isAbout(subject) {
      let error = #expect(throws: SourceError.self) { try Report(reading: bytes, about: subject, name: name) }
      #expect(error?.isMissing == false)
    }
  }

  @Test("of Swift's code coverage are read")
  func swift() throws {
    let report = try Report(reading: Reports.bytes("llvm-cov-swift.json"))
    guard case .coverage(let coverage) = report.content else { return #expect(Bool(false), "no coverage") }
    let lines = try #require(coverage.lines)
    #expect(report.format == .llvmCov)
    #expect(lines.covered > 0 && lines.covered < lines.total)
    #expect(coverage.branches == nil && coverage.functions != nil)
  }

  @Test(
    "with the version of a package have what it demands",
    arguments: [
      (#"{"name": "a", "engines": {"node": ">=18 <23"}}"#, "p.json", "node", ">=18 <23"),
      (#"{"private": true, "engines": {"node": ">=18"}}"#, "p.json", "node", ">=18"),
      ("[project]\nrequires-python = \">=3.9,<4\"\n", "p.toml", "python", ">=3.9,<4"),
      ("[tool.poetry.dependencies]\npython = \"^3.9\"\n", "p.toml", "python", "^3.9"),
      ("[tool.poetry.dependencies]\npython = {version=\"^3.8\"}\n", "p.toml", "python", "^3.8"),
      ("[package]\nrust-version = \"1.70\"\n", "c.toml", "rust", "1.70+"),
      (
        "[package]\nrust-version.workspace = true\n[workspace.package]\nrust-version = \"1.80\"\n", "c.toml", "rust",
        "1.80+"
      ),
      ("\n// swift-tools-version:5.9;(experimental)\n", "Package.swift", "swift", "5.9+"),
      ("//swift-tools-version:5.5\n", "Package.swift", "swift", "5.5+"),
      ("//\t  Swift-Tools-Version:  5.6 \r\n", "P", "swift", "5.6+"),
    ])
  func requirements(text: String, name: String, tool: String, version: String) throws {
    let report = try Report(reading: Array(text.utf8), about: .requires, name: name)
    let expected = Report.Content.requirement(Requirement(tool: tool, version: version))
    #expect(report.content == expected)
    #expect(try Report(reading: Array(text.utf8), about: .requires, as: report.format).content == expected)
  }

  @Test("of a version are those of a package, whatever else it says; reports have versions of their own")
  func packages() throws {
    let others = [
      #""total": 5"#, #""data": []"#, #""coverage": 1, "results": []"#, #""type": "module", "data": {"a": 1}"#,
    ]
    for keys in others {
      let text = Array(#"{"version": "1.0.0", "engines": {"node": ">=18"}, \#(keys)}"#.utf8)
      #expect(try Report(reading: text, about: .version).content == .version("1.0.0"))
      guard case .requirement(let found) = try Report(reading: text, about: .requires).content else {
        return #expect(Bool(false), "no requirement")
      }
      #expect(found.version == ">=18")
    }
    let reports = [
      #"{"version": "2.1.0", "runs": []}"#, #"{"version": "2.0.1", "type": "llvm.coverage.json.export", "data": [{}]}"#,
    ]
    for text in reports {
      let found = try? Report(reading: Array(text.utf8), about: .version).content
      #expect(found != .version("2.1.0") && found != .version("2.0.1"))
    }
    let named = Array(#"{"name": "x", "runs": [], "version": "1.2.3"}"#.utf8)
    #expect(try Report(reading: named, about: .version).content == .version("1.2.3"))
  }

  @Test(
    "that demand nothing are missing values, and other conditions are refused",
    arguments: [
      (#"{"version": "1.0"}"#, "p.json", true), (#"{"private": true}"#, "p.json", true),
      (#"{"name": "a", "engines": {"npm": "9"}}"#, "p.json", true),
      ("[project]\nname = 'a'", "p.toml", true), ("[package]\nname = 'a'", "c.toml", true),
      (#"{"name": "a", "engines": {"node": 18}}"#, "p.json", false),
      (#"{"name": "a", "engines": {"node": "lts"}}"#, "p.json", false),
      ("[project]\nrequires-python = \"3\\n4\"\n", "p.toml", false), ("// swift-tools-version:\n", "P", false),
      ("// swift-tools-versions: 5\n", "P", false), ("/ swift-tools-version: 5\n", "P", false),
      ("[package]\nrust-version = \"\(String(repeating: "1", count: 101))\"\n", "c.toml", false),
      ("<testsuite><testcase/></testsuite>", "a.xml", false),
    ])
  func noRequirements(text: String, name: String, isMissing: Bool) {
    let error = #expect(throws: SourceError.self) {
      try Report(reading: Array(text.utf8), about: .requires, name: name)
    }
    #expect(error?.isMissing == isMissing, "\(error?.description ?? "")")
  }

  @Test(
    "of linters count by level, and what failed without a finding is an error",
    arguments: [
      (#"[{"message": "a"}, {"message": "b", "severity": "warning"}]"#, ReportFormat.ruff, [1, 1, 0]),
      (#"{"errors": [{}], "results": [{"issue_severity": "HIGH"}]}"#, .bandit, [2, 0, 0]),
      (#"{"reason": "build-finished", "success": false}"#, .clippy, [1, 0, 0]),
      (#"{"reason": "compiler-message", "message": {"level": "warning", "spans": []}}"#, .clippy, [0, 0, 0]),
      ("[]", .ruff, [0, 0, 0]), ("[]", .pylint, [0, 0, 0]), (#"{"results": []}"#, .bandit, [0, 0, 0]),
    ])
  func levels(text: String, format: ReportFormat, expected: [Int]) throws {
    let report = try Report(reading: Array(text.utf8), as: format)
    guard case .findings(let counts) = report.content else { return #expect(Bool(false), "no findings") }
    #expect([counts.errors, counts.warnings, counts.notes] == expected)
  }

  @Test(
    "are not what tools print for people: the message names the option for a report",
    arguments: [
      ("=== RUN   TestA\n--- PASS: TestA (0.00s)\nPASS\nok  \ta\t0.1s\n", "go test", "-json"),
      ("ok  \texample.org/a\t0.003s\n", "go test", "-json"),
      ("ok  \ta\t0.1s\n{\"Action\":\"login\"}\n--- FAIL: TestX (0.00s)\nFAIL\nFAIL\tb\t0.2s\n", "go test", "-json"),
      ("FAIL\ta [build failed]\nFAIL\n", "go test", "-json"),
      ("************* Module a\na.py:1:0: C0114: Missing (missing)\n", "pylint", "--output-format=json2"),
      ("a.py:1:8: F401 [*] `os` imported\nFound 1 error.\n", "ruff check", "--output-format=json"),
      ("All checks passed!\n", "ruff check", "--output-format=json"),
      ("Run started:2026-01-01\n\nTest results:\n", "bandit", "-f json"),
      ("warning: `a` (lib) generated 3 warnings\n", "cargo clippy", "--message-format=json"),
    ])
  func printed(text: String, tool: String, option: String) {
    let error = #expect(throws: SourceError.self) { try Report(reading: Array(text.utf8)) }
    #expect(
      error?.problem.description
        == "this is what \(tool) prints for people; with '\(option)' it writes a report that can be read")
    #expect(error?.isMissing == false)
  }

  @Test(
    "of packages may demand any version",
    arguments: [
      (#"{"engines": {"node": "*"}}"#, ReportFormat.packageJSON), (#"{"engines": {"node": " x "}}"#, .packageJSON),
      (#"{"engines": {"node": ""}}"#, .packageJSON), ("[tool.poetry.dependencies]\npython = '*'", .pyproject),
    ])
  func anyVersion(text: String, format: ReportFormat) throws {
    guard
      case .requirement(let found) = try Report(reading: Array(text.utf8), about: .requires, as: format).content
    else { return #expect(Bool(false), "no requirement") }
    #expect(found.version == "any")
    for other in ["[package]\nrust-version = '*'", "[package]\nrust-version = ''"] {
      #expect(throws: SourceError.self) { try Report(reading: Array(other.utf8), about: .requires, as: .cargo) }
    }
  }

  @Test("with more tests than they announce say so")
  func unplanned() {
    for text in ["1..2\nok\nok\nnot ok\n", "<testsuite tests='2' skipped='3'/>"] {
      let error = #expect(throws: SourceError.self) { try Report(reading: Array(text.utf8)) }
      #expect(error?.problem.description == "the report announces 2 tests, but has results of 3")
    }
  }

  @Test("name a value above a key without quotes in quotes")
  func above() {
    let text = #"{"engines": "node >=18"}"#
    let error = #expect(throws: SourceError.self) { try Report(reading: Array(text.utf8), about: .requires) }
    #expect(
      error?.description.contains("the value above 'node' must be an object") == true, "\(error?.description ?? "")")
  }

  @Test("of a linter that are empty ask for their format")
  func emptyFindings() throws {
    for bytes in [[], Array("\n \n".utf8)] {
      let error = #expect(throws: SourceError.self) { try Report(reading: bytes, about: .lint) }
      #expect(error?.description.contains("--as flake8") == true)
      #expect(try Report(reading: bytes, about: .lint, as: .flake8).content == .findings(FindingCounts()))
    }
  }

  @Test(
    "of tests have the time of all, as far as it is a number",
    arguments: [
      ("<testsuite><testcase time='1.5'/><testcase time='0.25'/><testcase/></testsuite>", 1.75),
      ("<testsuite><testcase time='nan'/><testcase time='-1'/><testcase time='1e9'/></testsuite>", nil),
      ("<testsuite><testcase/></testsuite>", nil),
      ("<testsuite><testcase time='1,005.2'/><testcase time='0.2'/></testsuite>", 1005.4),
      ("<testsuite><testcase time='12,005.0'/><testcase time='1,2'/><testcase time='1.2,3'/></testsuite>", 12005),
      // Times far below a millisecond count, too.
      ("<testsuite>\(String(repeating: "<testcase time='0.000125'/>", count: 4000))</testsuite>", 0.5),
      ("<testsuites tests='3' time='5'><testsuite tests='3' time='4'/></testsuites>", 5),
      ("<testsuites tests='3'><testsuite tests='3' time='4'/></testsuites>", 4),
      // These may have the comma of decimals.
      ("<testsuite><testcase time='12,005'/><testcase time='0,005'/><testcase time='0,123.5'/></testsuite>", nil),
      ("<testsuite><testcase time='1000,005'/><testcase time=',005'/><testcase time='1,,005'/></testsuite>", nil),
      ("{\"Action\":\"pass\",\"Test\":\"a\",\"Elapsed\":5}\n{\"Action\":\"pass\",\"Elapsed\":2.25}\n", 2.25),
    ] as [(String, Double?)])
  func times(text: String, seconds: Double?) throws {
    guard case .tests(let counts) = try Report(reading: Array(text.utf8)).content else {
      return #expect(Bool(false), "no tests")
    }
    func microseconds(_ seconds: Double?) -> Double? { seconds.map { ($0 * 1_000_000).rounded() } }
    #expect(microseconds(counts.seconds) == microseconds(seconds))
    #expect(microseconds(counts.adding(counts).seconds) == microseconds(seconds.map { 2 * $0 }))
  }

  @Test("in every format are in the test data")
  func allFormats() { #expect(Set(Self.expected.map(\.format)).union([.llvmCov]) == Set(ReportFormat.allCases)) }
}
