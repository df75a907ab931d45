import Foundation
import SourceTree
import Testing

@testable import ReportReading

@Suite("Reports of test runners")
struct RunnerTests {
  /// The report in `Runners`, the totals that the runner printed itself, and passed, failed, errors and skipped.
  /// The events of Go are among the reports of real tools.
  static let reports: [(file: String, totals: String, counts: [Int])] = [
    ("node.tap", "tests 17, suites 3, pass 8, fail 4, cancelled 0, skipped 3, todo 2", [8, 4, 0, 5]),
    ("node.xml", "tests 17, suites 3, pass 8, fail 4, cancelled 0, skipped 3, todo 2", [8, 4, 0, 5]),
    ("pytest.xml", "1 failed, 3 passed, 1 skipped, 1 xfailed, 1 xpassed, 1 error", [4, 1, 1, 2]),
    (
      "phpunit.xml", "Tests: 11, Errors: 1, Failures: 2, Warnings: 1, Skipped: 1, Incomplete: 1, Risky: 2.",
      [6, 2, 1, 2]
    ),
    ("nextest.xml", "3 tests run: 2 passed, 1 failed, 1 skipped", [2, 1, 0, 0]),
    ("cargo.xml", "2 passed; 1 failed; 1 ignored", [2, 1, 0, 1]),
    ("jest.xml", "Tests: 1 failed, 1 skipped, 1 todo, 2 passed, 5 total", [2, 1, 0, 2]),
    ("vitest.xml", "Tests  1 failed | 3 passed | 1 skipped | 1 todo (6)", [3, 1, 0, 2]),
    ("vitest.tap", "Tests  1 failed | 3 passed | 1 skipped | 1 todo (6)", [3, 1, 0, 2]),
    ("mocha.xml", "2 passing, 3 pending, 2 failing", [2, 2, 0, 3]),
    ("mocha.tap", "2 passing, 3 pending, 2 failing", [2, 2, 0, 3]),
    ("prove.txt", "Tests=10: 6 okay, 2 with TODO, 1 skipped, 1 failed; planned 3 tests but ran 2", [6, 1, 1, 3]),
    ("gtest.xml", "PASSED 3, SKIPPED 1, FAILED 2, YOU HAVE 1 DISABLED TEST", [3, 2, 0, 2]),
    ("dotnet.xml", "Failed: 1, Passed: 2, Skipped: 1, Total: 4", [2, 1, 0, 1]),
    ("swift-testing.xml", "6 tests in 1 suite, 1 skipped, 4 issues in 2 tests, 1 known", [3, 2, 0, 1]),
    ("swift-xctest.xml", "Executed 4 tests, with 1 test skipped and 2 failures", [2, 2, 0, 0]),
  ]

  @Test(
    "count each test once: skipped tests in nested suites, several runs in a file, and names like groups",
    arguments: [
      (
        """
        <testsuite tests="2" skipped="2"><testsuite tests="2" skipped="2"><testcase><skipped/></testcase>
        <testcase><skipped/></testcase></testsuite></testsuite>
        """, [0, 0, 0, 2]
      ),
      (#"<testsuite tests="-9223372036854775808" skipped="1"><testcase/></testsuite>"#, [1, 0, 0, 0]),
      (#"<testsuite tests="1" skipped="9223372036854775807"><testcase/></testsuite>"#, [1, 0, 0, 0]),
      ("1..4\nok 1 - compiles #if DEBUG {\nok 2\nok 3\nnot ok 4\n", [3, 1, 0, 0]),
      (
        String(repeating: "ok 1\n1..1\n# pass 1\n# fail 0\n# cancelled 0\n# skipped 0\n# todo 0\n", count: 2),
        [2, 0, 0, 0]
      ),
    ])
  func once(text: String, expected: [Int]) throws {
    guard case .tests(let counts) = try Report(reading: Array(text.utf8)).content else {
      return #expect(Bool(false), "no tests")
    }
    #expect([counts.passed, counts.failed, counts.errors, counts.skipped] == expected)
  }

  @Test(
    "of go test before version 1.24 have lines about what cannot be built, each an error, before or behind the events",
    arguments: [
      ("FAIL\tb [build failed]\n\(events)", [1, 0, 1, 0]), ("\(events)FAIL\tb [setup failed]\n", [1, 0, 1, 0]),
      ("FAIL\tb [build failed]\nFAIL\tc [build failed]\n\n\(events)", [1, 0, 2, 0]),
      ("# b\nFAIL\tb [build failed]\n{\"Action\":\"pass\",\"Test\":\"T\"}\n", [1, 0, 1, 0]),
    ])
  func notBuilt(text: String, expected: [Int]) throws {
    for format in [nil, ReportFormat.goTest] {
      let report = try Report(reading: Array(text.utf8), as: format)
      guard case .tests(let counts) = report.content else { return #expect(Bool(false), "no tests") }
      #expect(report.format == .goTest)
      #expect([counts.passed, counts.failed, counts.errors, counts.skipped] == expected)
    }
  }

  @Test(
    "of prove have headings of one width, times, and behind each program one line that is no test",
    arguments: [
      ("t/a.t ........... \n1..1\nok 1\nok\nt/longer.t .. \n1..1\nok 1\nok\n", [2, 0, 0, 0]),
      ("t/a.t ........... \n1..3\nok 1\nok\nt/longer.t .. \n1..3\nok 1\nok 2\n", [3, 0, 3, 0]),
      ("t/0.t .. skipped: none\nt/a.t .. \n1..1\nok 1\nok\nAll tests successful.\n", [1, 0, 0, 0]),
      (
        """
        [21:12:36] t/0.t ...... skipped: none
        [21:12:36] t/a.t ...... \n1..1
        ok 1
        ok        2 ms ( 0.01 usr  0.00 sys +  0.00 cusr  0.00 csys =  0.01 CPU)
        [21:12:36] t/long.t ... \nok
        ok
        1..2
        ok        2 ms
        [21:12:36]
        All tests successful.
        """, [3, 0, 0, 0]
      ),
      ("t/a.t .. \n1..3\nok\nnot ok\nok\nDubious, test returned 1\nFailed 1/3 subtests \n", [2, 1, 0, 0]),
      // Programs that cannot be run, that end badly behind their tests, and that stop in the middle.
      (
        "t/a.t .. \n1..1\nok 1\nok\nt/m.t .. \nDubious, test returned 2\nNo subtests run \nResult: FAIL\n",
        [1, 0, 1, 0]
      ),
      ("t/e.t .. \n1..1\nok 1\nDubious, test returned 3\nAll 1 subtests passed \nResult: FAIL\n", [1, 0, 1, 0]),
      ("t/f.t .. \n1..3\nok 1\nDubious, test returned 3\nFailed 2/3 subtests \nResult: FAIL\n", [1, 0, 2, 0]),
      ("t/a.t .. \n1..1\nok 1\nok\n  Non-zero exit status: 1\nResult: FAIL\n", [1, 0, 1, 0]),
      (
        "t/a.t .. \n1..2\nok\nok\nok\nt/b.t .. \nok 1\nDubious, test returned 2\nAll 1 subtests passed \n",
        [3, 0, 1, 0]
      ),
      (
        "t/a.t .. \n1..1\nok\nok\nt/g.t .. \nNo subtests run \nt/c.t .. \n1..1\nok\nDubious, test returned 3\n",
        [2, 0, 2, 0]
      ),
      (
        "t/a.t .. \n1..1\nok 1\nok\nBailout called.  Further testing stopped:  no db\nt/b.t .. \nNo subtests run \n",
        [1, 0, 1, 0]
      ),
      ("t/h.t .. \nDubious, is it\n1..1\nok 1\nok\nResult: PASS\n", [1, 0, 0, 0]),
      ("t/a.t .. \nTAP version 13\n1..1\nnot ok 1 # SKIP\nFailed 1/1 subtests \n", [0, 1, 0, 0]),
      ("t/a.t .. \n1..2\nok\n# note\nok\nok\nt/b.t .. \n1..1\nok 1 - waits ...\nok\n", [3, 0, 0, 0]),
      ("1..2\n# waiting ...\nok\nok 2 - waits ..\n", [2, 0, 0, 0]),
      ("1..2\nok\nConnecting to db ...\nok\n", [2, 0, 0, 0]), ("1..1\nWaiting ....\nok\n", [1, 0, 0, 0]),
      ("t/a.t .. \nok\nok\nAll 2 subtests passed \n", [2, 0, 0, 0]),
      ("t/a.t .. \n1..2\nok\nBail out!  no db\n", [1, 0, 1, 0]),
      (
        "t/a.t ..\n1..1\nok 1 - group # time=2ms {\n    1..1\n    ok 1 - x\n}\nok\nt/b.t ..\n1..1\nok 1\nok\n",
        [2, 0, 0, 0]
      ),
      // A test that one program announces is not one of another, which has more than it announces.
      ("t/a.t .. \n1..2\nok 1\nFailed 1/2 subtests \nt/b.t .. \n1..1\nok 1\nok 2\nok\n", [3, 0, 1, 0]),
    ])
  func prove(text: String, expected: [Int]) throws { try expect(text, expected, as: .tap) }

  @Test("from prove without -v have no tests, and ask for the option")
  func quietProve() {
    let failure = "Dubious, test returned 1 (wstat 256, 0x100)\nFailed 1/3 subtests \n"
    for text in ["t/a.t .. \n\(failure)Result: FAIL\n", "t/a.t .. \n# Failed test 'x'\n\(failure)t/b.t .. ok\n"] {
      let error = #expect(throws: SourceError.self) { try Report(reading: Array(text.utf8), as: .tap) }
      #expect(error?.description.contains("prove prints for people; with '-v'") == true, "\(error?.description ?? "")")
    }
  }

  @Test("of coverage count each of several methods of one name, if the file says how many there are")
  func methods() throws {
    // As v8-to-istanbul writes two classes, each with a method `run`.
    let calls = "FNDA:1,A\nFNDA:1,run\nFNDA:0,B\nFNDA:0,run\n"
    for (sums, covered, total) in [("FNF:4\nFNH:2\n", 2, 4), ("FNF:3\nFNH:2\n", 2, 3), ("", 2, 3), ("FNF:5\n", 2, 5)] {
      let report = try Report(reading: Array("SF:y.js\n\(sums)\(calls)DA:1,1\nend_of_record\n".utf8))
      guard case .coverage(let coverage) = report.content else { return #expect(Bool(false), "no coverage") }
      #expect(coverage.functions == Share(covered: covered, total: total))
    }
  }

  @Test(
    "of go test that was stopped have an error for each test that began and did not end",
    arguments: [
      (#"{"Action":"run","Package":"p","Test":"B"}"#, [1, 0, 1, 0]),
      // The end of a package says what became of the others.
      (
        #"{"Action":"run","Package":"p","Test":"B"}"# + "\n" + #"{"Action":"fail","Package":"p"}"#, [1, 0, 1, 0]
      ),
      (
        #"{"Action":"run","Package":"p","Test":"B"}"# + "\n" + #"{"Action":"skip","Package":"p","Test":"B"}"#,
        [1, 0, 0, 1]
      ),
    ])
  func stoppedGo(events: String, expected: [Int]) throws {
    let passed = #"{"Action":"run","Package":"p","Test":"A"}"# + "\n" + #"{"Action":"pass","Package":"p","Test":"A"}"#
    try expect(passed + "\n" + events + "\n", expected, as: .goTest)
  }

  @Test(
    "in which a suite has more test cases than it announces count the last run of each test",
    arguments: [
      (#"<testsuite tests="1">\#(run)\#(run)\#(failure)</testsuite>"#, [0, 1, 0, 0]),
      (#"<testsuite tests="2">\#(run)\#(run)<testcase classname="u" name="n"/></testsuite>"#, [2, 0, 0, 0]),
      (#"<testsuite tests="1">\#(run)\#(failure)\#(error)</testsuite>"#, [0, 1, 1, 0]),
      (#"<testsuite tests="1">\#(failure)\#(run)</testsuite>"#, [1, 0, 0, 0]),
      (#"<testsuite tests="2">\#(failure)\#(run)</testsuite>"#, [1, 1, 0, 0]),
      (#"<testsuite>\#(failure)\#(run)</testsuite>"#, [1, 1, 0, 0]),
      (#"<testsuite tests="1"><testcase/><testcase/></testsuite>"#, [2, 0, 0, 0]),
      (#"<testsuite tests="-9223372036854775808">\#(run)\#(run)</testsuite>"#, [2, 0, 0, 0]),
    ])
  func repeated(text: String, expected: [Int]) throws { try expect(text, expected, as: .junit) }

  private static let run = #"<testcase classname="t" name="n"/>"#
  private static let failure = #"<testcase classname="t" name="n"><failure/></testcase>"#
  private static let error = #"<testcase classname="t" name="n"><error/></testcase>"#

  @Test(
    "of CTest have failed where it could not run a test, and those of Catch2 may fail where they say so",
    arguments: [
      (#"<testcase status="disabled"/>"#, [0, 0, 0, 1]), (#"<testcase status="notrun"/>"#, [0, 0, 0, 1]),
      (ctest("Unable to find executable"), [0, 1, 0, 0]), (ctest("Fixture dependency failed"), [0, 1, 0, 0]),
      (ctest("SKIP_RETURN_CODE=77"), [0, 0, 0, 1]), (ctest("SKIP_REGULAR_EXPRESSION_MATCHED"), [0, 0, 0, 1]),
      (ctest("Disabled"), [0, 0, 0, 1]),
      (#"<testcase><skipped message="TEST_CASE tagged with !mayfail"/><failure/></testcase>"#, [0, 0, 0, 1]),
    ])
  func notRun(testCase: String, expected: [Int]) throws {
    try expect("<testsuite>\(testCase)</testsuite>", expected, as: .junit)
  }

  private static func ctest(_ reason: String) -> String {
    #"<testcase status="notrun"><skipped message="\#(reason)"/></testcase>"#
  }

  private func expect(_ text: String, _ expected: [Int], as format: ReportFormat) throws {
    let report = try Report(reading: Array(text.utf8))
    guard case .tests(let counts) = report.content else { return #expect(Bool(false), "no tests") }
    #expect(report.format == format)
    #expect([counts.passed, counts.failed, counts.errors, counts.skipped] == expected)
  }

  @Test(
    "may have lines in them that other programs print for people, or print before a report",
    arguments: [
      ("TAP version 14\n1..1\nFound 2 errors.\nok 1\n", ReportFormat.tap, [1, 0, 0, 0]),
      ("1..1\n# a\nRun started: now\nok 1\n", .tap, [1, 0, 0, 0]),
      ("\n> a@1.0.0 test\n> node --test\n\nTAP version 13\nok 1\n1..1\n", .tap, [1, 0, 0, 0]),
      ("# b\n./b.go:3:1: undefined: x\nFAIL\tb [build failed]\n\(events)", .goTest, [1, 0, 1, 0]),
      ("go: downloading c v1.0.0\n\(events)", .goTest, [1, 0, 0, 0]),
      ("{\"Action\":\"start\",\"Package\":\"a\"}\nFAIL\tb [build failed]\n\(events)", .goTest, [1, 0, 1, 0]),
    ])
  func besideReports(text: String, format: ReportFormat, expected: [Int]) throws {
    try expect(text, expected, as: format)
  }

  private static let events = """
    {"Action":"start","Package":"a"}
    {"Action":"pass","Package":"a","Test":"T"}

    """

  @Test("have the totals that the runner prints", arguments: reports.map(\.file))
  func totals(file: String) throws {
    let expected = try #require(Self.reports.first { $0.file == file }).counts
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Runners")
    let bytes = Array(try Data(contentsOf: folder.appending(path: file)))
    guard case .tests(let counts) = try Report(reading: bytes).content else { return #expect(Bool(false), "no tests") }
    #expect([counts.passed, counts.failed, counts.errors, counts.skipped] == expected)
  }

  @Test("in TAP 13 and 14 are skipped if they say so, also if they are not ok, as bats writes it", arguments: [13, 14])
  func skippedFailures(version: Int) throws {
    try expect("TAP version \(version)\n1..2\nnot ok 1 s # SKIP why\nok 2 p\n", [1, 0, 0, 1], as: .tap)
    try expect("TAP version \(version)\n1..1\nnot ok 1 s # skipper\n", [0, 1, 0, 0], as: .tap)
  }

  @Test(
    "in TAP have directives that are whole words, and only a test to do may fail",
    arguments: [
      ("not ok 1 - renders #todos", [0, 1, 0, 0]), ("not ok 1 - b #skipper bug", [0, 1, 0, 0]),
      ("not ok 1 - b # SKIP x", [0, 1, 0, 0]), ("not ok 1 # skip", [0, 1, 0, 0]),
      ("ok 1 - b #skipper bug", [1, 0, 0, 0]), ("ok 1 - b # skipped on CI", [0, 0, 0, 1]),
      ("ok 1 - b #todo_list", [1, 0, 0, 0]), ("ok 1 # todo2", [1, 0, 0, 0]),
      ("not ok 1 # TODO", [0, 0, 0, 1]), ("not ok 1 #todo: later", [0, 0, 0, 1]),
      ("not ok 1 #\tToDo\tlater", [0, 0, 0, 1]),
      ("ok 1 # TODO", [0, 0, 0, 1]), ("ok 1 # skip", [0, 0, 0, 1]), ("ok 1 - b #SKIP: x", [0, 0, 0, 1]),
      ("ok 1 # Skip-all", [0, 0, 0, 1]),
    ])
  func directives(line: String, expected: [Int]) throws {
    guard case .tests(let counts) = try Report(reading: Array("1..1\n\(line)\n".utf8)).content else {
      return #expect(Bool(false), "no tests")
    }
    #expect([counts.passed, counts.failed, counts.errors, counts.skipped] == expected)
  }

  @Test(
    "without totals of Node are counted line by line",
    arguments: [
      ("TAP version 13\nok 1\nnot ok 2 # TODO\n1..2\n# tests 2\n# pass 2\n# fail 0\n", [1, 0, 0, 1]),
      ("TAP version 13\n1..1\nok 1\n# pass many\n# fail 0\n# cancelled 0\n# skipped 0\n# todo 0\n", [1, 0, 0, 0]),
      ("1..2\nok 1 - opens {\nok 2\n", [2, 0, 0, 0]),
      // Without a plan, the program may have ended before its last test.
      ("TAP version 13\nok 1\nok 2\n", [2, 0, 1, 0]), ("ok 1\nok 2\n", [2, 0, 1, 0]),
      ("ok 1\nBail out! no db\n", [1, 0, 1, 0]),
      // The root says nothing of what was skipped, and its suites do.
      (
        #"<testsuites tests="10" failures="2"><testsuite tests="6" failures="2" skipped="1"/><testsuite tests="4" skipped="1"/></testsuites>"#,
        [6, 2, 0, 2]
      ),
      (#"<testsuites tests="3" skipped="1"><testsuite tests="3"/></testsuites>"#, [2, 0, 0, 1]),
      (#"<testsuites tests="3" failures="1"><testsuite tests="3" skipped="1"/></testsuites>"#, [2, 1, 0, 0]),
      (#"<testsuites tests="3" disabled="1"><testsuite tests="3" skipped="1"/></testsuites>"#, [2, 0, 0, 1]),
      (#"<testsuites tests="3"><testsuite tests="2" skipped="1"/></testsuites>"#, [3, 0, 0, 0]),
      ("1..1\nok 1 - a\n1..2\nok 1 - b\nok 2 - c\n", [3, 0, 0, 0]),
      (#"<testsuite><testcase><skipped type="todo"/><failure/></testcase><testcase/></testsuite>"#, [1, 0, 0, 1]),
      (#"<testsuite><testcase><skipped/><failure/></testcase></testsuite>"#, [0, 1, 0, 0]),
      (#"<testsuite tests="3" skipped="1"><testcase/><testcase><skipped/></testcase></testsuite>"#, [1, 0, 0, 1]),
    ])
  func others(text: String, expected: [Int]) throws {
    guard case .tests(let counts) = try Report(reading: Array(text.utf8)).content else {
      return #expect(Bool(false), "no tests")
    }
    #expect([counts.passed, counts.failed, counts.errors, counts.skipped] == expected)
  }
}
