import Foundation
import Testing

@Suite("Badges from reports")
struct ReportCommandTests {
  private static let reports = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "ReportReadingTests/Reports")

  private static func report(_ name: String) -> String { reports.appending(path: name).path(percentEncoded: false) }

  /// What a badge says, by its title.
  private static func title(_ arguments: String...) throws -> String {
    let result = try Command.run(arguments)
    #expect(result.status == 0, "\(result.errors)")
    return result.output.firstMatch(of: /<title>([^<]*)<\/title>/).map { String($0.1) } ?? ""
  }

  private static func write(_ text: String, to name: String, in folder: TemporaryFolder) throws {
    let url = folder.url.appending(path: name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  @Test(
    "show the coverage of each metric",
    arguments: [
      (["coverage-summary.json"], "coverage: 75%"),
      (["coverage-summary.json", "--metric", "branches"], "coverage: 67%"),
      (["coverage-summary.json", "--metric", "functions"], "coverage: 50%"),
      (["coverage-py.json", "--metric", "combined"], "coverage: 50%"),
      (["coverage-py.json", "--digits", "2"], "coverage: 50.00%"), (["lcov.info", "--label", "C"], "C: 83%"),
      (["go-cover.out", "--as", "go-cover"], "coverage: 50%"), (["jacoco.xml"], "coverage: 56%"),
      (["jacoco.xml", "--metric", "lines"], "coverage: 57%"),
    ])
  func coverage(arguments: [String], title: String) throws {
    let result = try Command.run(["coverage", Self.report(arguments[0])] + arguments.dropFirst())
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    #expect(result.output.contains("<title>\(title)</title>"))
  }

  @Test("are the same as status badges with the same texts and colours")
  func likeStatus() throws {
    let summary = Self.report("coverage-summary.json")
    let pairs = [
      (["coverage", summary], ["status", "coverage", "75%", "--color", "yellow"]),
      (["coverage", summary, "--color", "blue"], ["status", "coverage", "75%", "--color", "blue"]),
      (["coverage", summary, "--thresholds", "75=red,80=pink"], ["status", "coverage", "75%", "--color", "pink"]),
      (
        ["coverage", summary, "--link", "/a", "--link", "/b"],
        ["status", "coverage", "75%", "--color", "yellow", "--link", "/a", "--link", "/b"]
      ),
      (["coverage", summary, "--style", "social"], ["status", "coverage", "75%", "--style", "social"]),
      // A colour for dark pages alone leaves the other one as it is.
      (
        ["coverage", summary, "--dark-color", "orange", "--color-scheme", "auto"],
        ["status", "coverage", "75%", "--color", "yellow", "--dark-color", "orange", "--color-scheme", "auto"]
      ),
      (
        ["tests", Self.report("node.tap")], ["status", "tests", "3 passed, 1 failed, 2 skipped", "--color", "critical"]
      ),
      (["requires", Self.report("swift-package.txt")], ["status", "swift", "6.0+", "--color", "blue"]),
      (["version", Self.report("package.json")], ["status", "version", "v1.4.0-rc.1", "--color", "orange"]),
      (["version", Self.report("Cargo.toml")], ["status", "version", "v0.1.0", "--color", "orange"]),
      (["endpoint", Self.report("endpoint.json")], ["status", "hello", "sweet 🌍 world", "--color", "orange"]),
      (
        [
          "endpoint", Self.report("endpoint.json"), "--color", "red", "--style", "flat-square", "--palette",
          "accessible",
        ],
        ["status", "hello", "sweet 🌍 world", "--color", "red", "--style", "flat-square", "--palette", "accessible"]
      ),
    ]
    for (report, status) in pairs {
      let drawn = try Command.run(report)
      #expect(drawn.status == 0 && drawn.errors.isEmpty, "\(report): \(drawn.errors)")
      #expect(try drawn.output == Command.run(status).output, "\(report)")
    }
  }

  @Test(
    "show what linters found",
    arguments: [
      ("ruff.sarif", "lint: 3 errors", "critical"), ("flake8.txt", "lint: 3 errors", "critical"),
      ("pylint.json", "lint: 1 error, 2 warnings, 2 notes", "critical"),
      ("suppressed.sarif", "lint: 3 errors, 1 warning, 1 note", "critical"),
    ])
  func linters(name: String, title: String, color: String) throws {
    #expect(try Self.title("lint", Self.report(name)) == title)
    let message = String(title.dropFirst("lint: ".count))
    let drawn = try Command.run("lint", Self.report(name))
    #expect(try drawn.output == Command.run("status", "lint", message, "--color", color).output)
  }

  @Test("of linters that found nothing have passed, and warnings and notes have their own colours")
  func findings() throws {
    let folder = try TemporaryFolder()
    let cases = [
      ("a.txt", "", ["--as", "flake8"], "passed", "success"), ("a.json", "[]", [], "passed", "success"),
      ("b.txt", "a.py:1:1: W605 text\n", [], "1 warning", "important"),
      ("b.json", #"[{"type": "convention", "message-id": "C1"}]"#, [], "1 note", "informational"),
    ]
    for (name, text, options, message, color) in cases {
      try Self.write(text, to: name, in: folder)
      let drawn = try Command.run(["lint", name] + options, in: folder.url)
      #expect(try drawn.output == Command.run("status", "lint", message, "--color", color).output, "\(drawn.errors)")
    }
    #expect(try Command.run("lint", "a.txt", in: folder.url).status == 65)
    try Self.write("a.py:1:1: W605 text\nhello\n", to: "c.txt", in: folder)
    #expect(
      try Command.run("lint", "c.txt", in: folder.url).errors.hasPrefix(
        "c.txt:2:1: error: a report of flake8 has no such line"))
    try Self.write(#"[{"type": "eror", "message-id": "E1"}]"#, to: "c.json", in: folder)
    #expect(
      try Command.run("lint", "c.json", in: folder.url).errors.contains("c.json:1:11: error: unknown type 'eror'"))
  }

  @Test("TOML on standard input is told to need the name of its format")
  func typedTOML() throws {
    let result = try Command.shell("printf '[project]\\nversion = \"1.2\"' | \"$CARTOUCHE\" version -")
    #expect(result.errors.contains("not JSON: expected a value; --as names another format"), "\(result.errors)")
  }

  @Test("a logo of an endpoint is told by the option that draws one")
  func endpointLogo() throws {
    let folder = try TemporaryFolder()
    try Self.write(
      #"{"schemaVersion": 1, "label": "a", "message": "b", "namedLogo": "github"}"#, to: "e.json", in: folder)
    #expect(
      try Command.run("endpoint", "e.json", in: folder.url).errors
        == "warning: 'namedLogo' of the endpoint is not drawn; --logo names an SVG or PNG file\n")
  }

  @Test(
    "the help of each command names the formats that it reads, and no others",
    arguments: [
      (
        "coverage",
        "istanbul, coverage-py, cobertura, lcov, jacoco, jacoco-csv, clover, sonarqube, go-cover, llvm-cov, simplecov"
      ),
      ("tests", "junit, tap, go-test"), ("version", "package-json, pyproject, cargo"), ("endpoint", "endpoint"),
      ("requires", "package-json, pyproject, cargo, swift-package"),
      ("lint", "sarif, flake8, pylint, ruff, bandit, clippy"),
    ])
  func formatsInHelp(command: String, formats: String) throws {
    let help = try Command.run(command, "--help").output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(help.contains("The format of the reports: \(formats). By default"))
    #expect(help.contains("Error is the default; unknown draws that word"))
  }

  @Test("name the formats that the command reads if the format is unknown, and what the only one lacks")
  func knownFormats() throws {
    let folder = try TemporaryFolder()
    try Self.write("{}", to: "a.json", in: folder)
    let commands = [
      ("lint", "sarif", "junit"), ("coverage", "lcov", "sarif"), ("tests", "junit", "lcov"),
      ("version", "package-json", "tap"), ("requires", "swift-package", "tap"),
      ("endpoint", "no value for 'schemaVersion'", "unknown"),
    ]
    for (command, known, other) in commands {
      let errors = try Command.run(command, "a.json", in: folder.url).errors
      #expect(errors.contains(known) && !errors.contains(other), "\(errors)")
    }
    try Self.write("passing", to: "a.txt", in: folder)
    #expect(
      try Command.run("endpoint", "a.txt", in: folder.url).errors.hasPrefix(
        "a.txt:1:1: error: the format is unknown; expected the answer of a badge endpoint\n"))
  }

  @Test("use the thresholds of coverage")
  func thresholds() throws {
    let folder = try TemporaryFolder()
    let cases = [(0, "red"), (49, "red"), (50, "orange"), (79, "yellow"), (80, "yellowgreen"), (99, "green")]
    for (covered, color) in cases + [(100, "green")] {
      try Self.write("{\"totals\": {\"num_statements\": 100, \"covered_lines\": \(covered)}}", to: "c.json", in: folder)
      let drawn = try Command.run("coverage", "c.json", in: folder.url)
      #expect(try drawn.output == Command.run("status", "coverage", "\(covered)%", "--color", color).output)
    }
  }

  @Test("add up the reports that patterns match")
  func patterns() throws {
    let folder = try TemporaryFolder()
    for (place, count) in [
      ("r/a.xml", 1), ("r/b/c.xml", 2), ("r/b/d/e.xml", 4), ("r/.hidden/f.xml", 8), ("r/g.txt", 16),
    ] {
      let cases = String(repeating: "<testcase/>", count: count)
      try Self.write("<testsuite>\(cases)</testsuite>", to: place, in: folder)
    }
    for (pattern, count) in [("r/*.xml", 1), ("r/**/*.xml", 7), ("**/?.xml", 7), ("r/*/*.xml", 2), ("r/b/**", 6)] {
      let result = try Command.run("tests", pattern, in: folder.url)
      #expect(result.output.contains("<title>tests: \(count) passed</title>"), "\(pattern): \(result.errors)")
    }
    let both = try Command.run("tests", "r/a.xml", "r/b/*.xml", in: folder.url)
    #expect(both.output.contains("tests: 3 passed"))
    // A file that two patterns find counts once.
    let twice = try Command.run("tests", "r/a.xml", "r/../r/*.xml", "r/**/*.xml", in: folder.url)
    #expect(twice.output.contains("tests: 7 passed"), "\(twice.errors)")
    #expect(try Command.shell("cat r/a.xml | $CARTOUCHE tests -", in: folder.url).output.contains("tests: 1 passed"))
  }

  @Test(
    "of no tests add nothing to others, and are missing if no other has tests",
    arguments: [
      "<testsuites/>", "1..0 # SKIP all\n", "{\"Action\":\"start\"}\n{\"Action\":\"pass\",\"Elapsed\":1}\n",
    ])
  func noTests(report: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("<testsuite><testcase><failure/></testcase></testsuite>", to: "r/b.xml")
    for name in ["r/a.none", "r/c.none"] { try folder.write(report, to: name) }
    for files in [["r/*"], ["r/b.xml", "r/a.none"], ["r/a.none", "r/b.xml"]] {
      let drawn = try Command.run(["tests"] + files + ["--missing", "unknown"], in: folder.url)
      #expect(drawn.output.contains("<title>tests: 1 failed</title>") && drawn.errors.isEmpty, "\(drawn.errors)")
    }
    for files in [["r/a.none"], ["r/*.none"], ["r/a.none", "r/c.none"]] {
      let refused = try Command.run(["tests"] + files, in: folder.url)
      #expect(refused.status == 65 && refused.message == "r/a.none:1:1: error: the report has no tests")
      let drawn = try Command.run(["tests"] + files + ["--missing", "unknown"], in: folder.url)
      #expect(drawn.output.contains("<title>tests: unknown</title>"), "\(drawn.errors)")
    }
    let manifest = """
      data: {all: 'r/*', none: r/*.none}
      badges:
      - {file: a.svg, tests: 'r/*'}
      - {file: b.svg, status: {message: '{all.failed}'}}
      - {file: c.svg, tests: none, missing: unknown}
      - {file: d.svg, missing: unknown, status: {message: '{none.failed}'}}
      """
    try folder.write(manifest, to: "m.yml")
    let built = try Command.run("build", "m.yml", "-o", "out", in: folder.url)
    #expect(built.status == 0, "\(built.errors)")
    for (name, title) in [("a", "tests: 1 failed"), ("b", "1"), ("c", "tests: unknown"), ("d", "unknown")] {
      #expect(try folder.read("out/\(name).svg").contains("<title>\(title)</title>"), "\(name)")
    }
    try folder.write(#"{"totals": {"num_statements": 4, "covered_lines": 3}}"#, to: "r/d.none")
    try folder.write("data: {none: r/*.none}\nbadges: [{file: a.svg, status: {message: '{none.lines}'}}]", to: "n.yml")
    let mixed = try Command.run("build", "n.yml", "-o", "out", in: folder.url)
    #expect(mixed.status == 65 && mixed.errors.contains("is not reports that can be added up"), "\(mixed.errors)")
  }

  @Test("the patterns of a manifest search 50,000 folders at most, together, and several ** are like one")
  func folders() throws {
    let folder = try TemporaryFolder()
    try Self.write("1..1\nok\n", to: (0..<60).map { _ in "d/" }.joined() + "a.tap", in: folder)
    let deep = try Command.run("tests", "**/**/**/**/a.tap", in: folder.url)
    #expect(deep.output.contains("tests: 1 passed"), "\(deep.errors)")
    for (count, status) in [(800, 0), (850, 65)] {
      let sources = (0..<count).map { "  s\($0): '**/x'\n" }.joined()
      let badges = (0..<count).map { "- {file: \($0).svg, tests: s\($0)}\n" }.joined()
      try Self.write("data:\n\(sources)defaults: {missing: skip}\nbadges:\n\(badges)", to: "m.yml", in: folder)
      let built = try Command.run("build", "m.yml", "--output", "out", in: folder.url)
      #expect(built.status == status)
      #expect(built.errors.contains("the maximum of all patterns is 50000") == (status != 0))
    }
  }

  @Test("are found by * and ? alone, which stand for characters")
  func wildcards() throws {
    let folder = try TemporaryFolder()
    for name in ["T-[ab]-1", "T-a-1", "é", "b\\c", ".d"] { try Self.write("1..1\nok\n", to: "\(name).tap", in: folder) }
    for (pattern, count) in [
      ("T-[ab]-*.tap", 1), ("?.tap", 1), ("??.tap", 0), ("b\\*p", 1), ("*a*-?.tap", 2), ("*.tap", 4), (".*", 1),
    ] {
      let found = try Command.run("tests", pattern, in: folder.url)
      let passed = found.status == 0 ? found.output.contains("tests: \(count) passed") : count == 0
      #expect(passed, "\(pattern): \(found.errors)")
    }
  }

  // Disks of Apple take no such names, and know names that look the same as one.
  #if !canImport(Darwin)
    @Test("are not left out by patterns where a name is not UTF-8, which is an error if the pattern needs it")
    func otherBytes() throws {
      let folder = try TemporaryFolder()
      for place in ["a/1", "b/d/1", "c/d/1", "l/d/1"] { try Self.write("1..1\nok\n", to: "\(place).tap", in: folder) }
      try Command.shell(
        "cp a/1.tap a/$'\\xe9.tap'; cp -r b/d b/$'\\xe9'; touch c/$'\\xe9'; ln -s d l/$'\\xe9'", in: folder.url)
      for (pattern, place) in [
        ("a/*.tap", "a/\u{FFFD}.tap"), ("a/?.tap", "a/\u{FFFD}.tap"), ("**/*.tap", "a/\u{FFFD}.tap"),
        ("b/**/*.tap", "b/\u{FFFD}"), ("b/*/1.tap", "b/\u{FFFD}"), ("l/*/1.tap", "l/\u{FFFD}"),
      ] {
        let message = "'\(place)' is matched: its name is not UTF-8"
        let result = try Command.run("tests", pattern, "--missing", "unknown", in: folder.url)
        #expect(result.status == 66 && result.errors == "\(pattern): error: \(message)\n")
        try Self.write("data: {t: '\(pattern)'}\nbadges: [{file: t.svg, tests: t}]", to: "m.yml", in: folder)
        let built = try Command.run("build", "m.yml", "--output", "out", in: folder.url)
        #expect(built.status == 65 && built.message.hasSuffix(message), "\(built.errors)")
      }
      for pattern in ["a/1*", "b/d/**", "b/d*/*", "c/*/*.tap", "c/**/*.tap", "l/**/*.tap"] {
        let result = try Command.run("tests", pattern, in: folder.url)
        #expect(result.output.contains("<title>tests: 1 passed</title>"), "\(pattern): \(result.errors)")
      }
    }

    @Test("whose names only look the same are all counted")
    func sameLooks() throws {
      let folder = try TemporaryFolder()
      for name in ["\u{E9}", "e\u{301}"] { try Self.write("1..1\nok\n", to: "r/\(name).tap", in: folder) }
      for files in [["r/*"], ["r/\u{E9}.tap", "r/e\u{301}.tap"]] {
        let result = try Command.run(["tests"] + files, in: folder.url)
        #expect(result.output.contains("<title>tests: 2 passed</title>"), "\(result.errors)")
      }
      try Self.write("1..1\nnot ok\n", to: "r/e\u{301}.tap", in: folder)
      let manifest = """
        data: {lines: {code: r/*, test: r/\u{E9}.tap}}
        badges:
        - {file: '{index}.svg', each: {files: r/*}, tests: '{path}'}
        - {file: lines.svg, status: {message: '{lines.code} {lines.test}'}}
        """
      try Self.write(manifest, to: "m.yml", in: folder)
      let built = try Command.run("build", "m.yml", "--output", "out", in: folder.url)
      #expect(built.status == 0, "\(built.errors)")
      for (name, title) in [("1", "tests: 1 failed"), ("2", "tests: 1 passed"), ("lines", "2 2")] {
        #expect(try folder.read("out/\(name).svg").contains("<title>\(title)</title>"), "\(name)")
      }
    }
  #endif

  @Test("are regular files where a pattern finds them, and may be pipes where they are named", .timeLimit(.minutes(1)))
  func kinds() throws {
    let folder = try TemporaryFolder()
    try folder.write("<testsuite><testcase name='a'/></testsuite>", to: "a")
    let script = """
      mkfifo pipe.xml; cat a > pipe.xml & "$CARTOUCHE" tests pipe.xml -o named.svg || exit 1
      (exec 3<>pipe.xml; cat a >&3; timeout 5 "$CARTOUCHE" tests 'p*.xml')
      """
    let result = try Command.shell(script, in: folder.url)
    #expect(result.status == 66 && result.message == "pipe.xml: error: cannot be read", "\(result.errors)")
    #expect(try folder.files.contains("named.svg"))
  }

  @Test("are a thousand at most")
  func manyFiles() throws {
    let folder = try TemporaryFolder()
    for number in 0..<1_001 { try Self.write("1..1\nok\n", to: "r/\(number).tap", in: folder) }
    let refused = try Command.run("tests", "r/*.tap", in: folder.url)
    #expect(refused.status == 64 && refused.errors.contains("too many reports; the maximum is 1000"))
    try folder.write(
      """
      badges:
      - {each: {files: r/*.tap}, file: "{match}.svg", tests: "{path}"}
      - {file: lines.svg, status: {message: "{loc.code}"}}
      data: {loc: {code: r/*.tap, test: r/1.tap}}
      """, to: "m.yml")
    let built = try Command.run("build", "m.yml", "-o", "out", in: folder.url)
    #expect(built.status == 0 && built.output.contains("1002 badges"), "\(built.errors)")
    #expect(try folder.read("out/lines.svg").contains("<title>2000</title>"))
    try folder.write("badges: [{file: a.svg, tests: r/*.tap}]", to: "n.yml")
    let summed = try Command.run("build", "n.yml", "-o", "out", in: folder.url)
    #expect(summed.status == 65 && summed.errors.contains("is 1001 reports, and one badge adds up 1000 at most"))
    #expect(try Command.run("tests", "r/*.tap", "r/1.tap", in: folder.url).status == 64)
    try FileManager.default.removeItem(at: folder.url.appending(path: "r/7.tap"))
    #expect(try Command.run("tests", "r/*", in: folder.url).output.contains("tests: 1000 passed"))
    #expect(try Command.run("tests", "r/*", "r/1.tap", in: folder.url).status == 64)
  }

  @Test("fail below a percentage, by its exact value, after the badge is written")
  func failUnder() throws {
    let folder = try TemporaryFolder()
    try Self.write(#"{"totals": {"num_statements": 1000, "covered_lines": 796}}"#, to: "c.json", in: folder)
    let passed = try Command.run("coverage", "c.json", "--fail-under", "79.6", in: folder.url)
    #expect(passed.status == 0)
    let failed = try Command.run("coverage", "c.json", "--fail-under", "80", in: folder.url)
    #expect(failed.status == 1)
    #expect(failed.output.contains("coverage: 80%"))
    #expect(failed.errors == "error: the coverage is 79.60%, less than 80%\n")
    try Self.write(#"{"totals": {"num_statements": 100000, "covered_lines": 79999}}"#, to: "c.json", in: folder)
    let nearly = try Command.run("coverage", "c.json", "--fail-under", "80", in: folder.url)
    #expect(nearly.status == 1 && nearly.errors == "error: the coverage is 79.999%, less than 80%\n")
    let missing = try Command.run("coverage", "x", "--missing", "unknown", "--fail-under", "80", in: folder.url)
    #expect(missing.status == 1 && missing.output.contains("coverage: unknown"))
    for value in ["-1", "101", "nan", "much"] {
      #expect(try Command.run("coverage", "c.json", "--fail-under=\(value)", in: folder.url).status == 64, "\(value)")
    }
  }

  @Test(
    "of what is missing are an error, the word unknown, the old file or nothing",
    arguments: [
      ["coverage", "none.json"], ["coverage", "*.none"], ["coverage", "empty.json"], ["tests", "none.xml"],
      ["version", "package.json"], ["endpoint", "null.json"], ["version", "git"],
    ])
  func missing(arguments: [String]) throws {
    let folder = try TemporaryFolder()
    try Self.write(#"{"totals": {"num_statements": 0, "covered_lines": 0}}"#, to: "empty.json", in: folder)
    try Self.write(#"{"name": "a"}"#, to: "package.json", in: folder)
    try Self.write(#"{"schemaVersion": 1, "label": "a", "message": null}"#, to: "null.json", in: folder)
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: ".git"), withIntermediateDirectories: true)
    let output = folder.url.appending(path: "out.svg")
    func run(_ missing: String) throws -> Command.Result {
      try Command.run(
        arguments + ["--missing", missing, "-o", "out.svg", "--thresholds", "50=red,80=green"], in: folder.url)
    }

    let refused = try run("error")
    #expect(refused.status == 66 || refused.status == 65, "\(refused.errors)")
    #expect(refused.errors.contains(": error: "))
    #expect(try run("skip").status == 0)
    #expect(!FileManager.default.fileExists(atPath: output.path(percentEncoded: false)))
    for choice in ["unknown", "keep"] {
      let drawn = try run(choice)
      #expect(drawn.status == 0 && drawn.errors.contains(": warning: "), "\(drawn.errors)")
      let svg = try String(contentsOf: output, encoding: .utf8)
      #expect(svg.contains("<title>\(arguments[0]): unknown</title>"))
      #expect(try svg == Command.run("status", arguments[0], "unknown", "--color", "inactive").output)
      try FileManager.default.removeItem(at: output)
    }
    try Data("old".utf8).write(to: output)
    #expect(try run("keep").status == 0)
    #expect(try String(contentsOf: output, encoding: .utf8) == "old")
  }

  @Test("whose values give a warning are not drawn with --strict, and a missing report only warns then, too")
  func strict() throws {
    let folder = try TemporaryFolder()
    try Self.write(#"{"schemaVersion":1,"label":"a","message":"b","logoSvg":"<svg/>"}"#, to: "e.json", in: folder)
    try Self.write(#"{"n":0.5}"#, to: "d.json", in: folder)
    for arguments in [["endpoint", "e.json"], ["status", "a", "--value", "d.json:n", "--filter", "percent"]] {
      let drawn = try Command.run(arguments, in: folder.url)
      #expect(drawn.status == 0 && drawn.errors.hasPrefix("warning: "), "\(drawn.errors)")
      let refused = try Command.run(arguments + ["--strict", "-o", "q.svg"], in: folder.url)
      #expect(refused.status == 64 && refused.errors == "error" + drawn.errors.dropFirst("warning".count))
      #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "q.svg").path(percentEncoded: false)))
    }
    let missing = try Command.run(["tests", "none.xml", "--missing", "unknown", "--strict"], in: folder.url)
    #expect(missing.status == 0 && missing.errors.contains(": warning: ") && missing.output.hasPrefix("<svg"))
  }

  @Test("of malformed reports are always an error with its place", arguments: ["error", "unknown", "keep", "skip"])
  func malformed(missing: String) throws {
    let folder = try TemporaryFolder()
    try Self.write("{\"totals\": {\n  \"num_statements\": \"4\", \"covered_lines\": 5}}", to: "c.json", in: folder)
    let result = try Command.run("coverage", "c.json", "--missing", missing, in: folder.url)
    #expect(result.status == 65 && result.output.isEmpty)
    #expect(
      result.errors == """
        c.json:2:21: error: 'num_statements' must be a number, not a text
            "num_statements": "4", "covered_lines": 5}}
                              ^

        """)
  }

  @Test("say which report or format was expected")
  func wrongKind() throws {
    let junit = Self.report("junit-pytest.xml")
    #expect(try Command.run("coverage", junit).errors.contains("expected a coverage report, not a JUnit report"))
    #expect(try Command.run("tests", junit, "--as", "lcov").status == 64)
    #expect(try Command.run("tests", junit, "--as", "junt").errors.contains("did you mean 'junit'?"))
    #expect(try Command.run("coverage", junit, "--as", "cobertura").status == 65)
    let folder = try Command.run("tests", Self.reports.path(percentEncoded: false))
    #expect(folder.status == 66 && folder.errors.contains("because it is a folder; name a file in it"))
  }

  @Test("of a version are that of the nearest tag of Git")
  func git() throws {
    let folder = try TemporaryFolder()
    let script = """
      git init -q . && git -c user.name=a -c user.email=a@b commit -q --allow-empty -m one && git tag v2.3.0 \
      && $CARTOUCHE version git
      """
    let tagged = try Command.shell(script, in: folder.url)
    #expect(
      tagged.output == (try Command.run("status", "version", "v2.3.0", "--color", "blue").output), "\(tagged.errors)")
  }

  @Test(
    "of a version are found in a folder of any name",
    arguments: ["a b", "it's", "$HOME", "\"`id`\"", "-C", "a;b\\", "é", "x'\u{301};touch a.svg;#"])
  func gitInFolder(name: String) throws {
    let folder = try TemporaryFolder()
    let inner = folder.url.appending(path: name)
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: false)
    let script =
      "git init -q . && git -c user.name=a -c user.email=a@b commit -q --allow-empty -m one && git tag v2.3.0"
    try Command.shell(script, in: inner)
    try Self.write(
      "data: {v: {git: describe}}\nbadges: [{file: a.svg, status: {message: '{v}'}}]", to: "badges.yml",
      in: folder)
    try FileManager.default.moveItem(
      at: folder.url.appending(path: "badges.yml"), to: inner.appending(path: "badges.yml"))
    let result = try Command.run("build", "./\(name)/badges.yml", "--output", "o", in: folder.url)
    #expect(result.status == 0, "\(result.errors)")
    let drawn = try String(contentsOf: folder.url.appending(path: "o/a.svg"), encoding: .utf8)
    #expect(drawn.contains("v2.3.0"))
  }

  @Test(
    "of endpoints take styles and colours as Shields does, which draws its defaults for those that it does not know",
    arguments: [
      (##""color": "ABC", "labelColor": "notacolor", "style": "popout""##, ["--color", "#abc"]),
      (
        #""style": "popout-square", "labelColor": "blue""#,
        ["--style", "flat-square", "--label-color", "blue", "--color", "lightgrey"]
      ), (#""color": "notacolor", "style": "no style""#, ["--color", "brightgreen"]),
      (#""style": "flat""#, ["--color", "lightgrey"]),
    ])
  func wordsOfShields(words: String, options: [String]) throws {
    let folder = try TemporaryFolder()
    try Self.write(#"{"schemaVersion": 1, "label": "a", "message": "b", \#(words)}"#, to: "e.json", in: folder)
    let drawn = try Command.run("endpoint", "e.json", in: folder.url)
    #expect(try drawn.output == Command.run(["status", "a", "b"] + options).output, "\(drawn.errors)")
  }

  @Test("take colours from hostile endpoints only if they are colours")
  func endpoint() throws {
    let folder = try TemporaryFolder()
    try Self.write(
      ##"{"schemaVersion": 1, "label": "<b>", "message": "\"&", "color": "red\"/><script>"}"##, to: "e.json", in: folder
    )
    for options in [[], ["--color", "blue"]] {
      let drawn = try Command.run(["endpoint", "e.json"] + options, in: folder.url)
      #expect(drawn.status == 0 && drawn.output.contains("&lt;b&gt;") && !drawn.output.contains("<b>"))
      #expect(!drawn.output.contains("script"))
    }
    for (fields, color) in [
      (#","color": "green", "isError": true"#, "green"), (#", "isError": true"#, "red"), ("", "lightgrey"),
    ] {
      try Self.write(#"{"schemaVersion": 1, "label": "a", "message": "b"\#(fields)}"#, to: "e.json", in: folder)
      let drawn = try Command.run("endpoint", "e.json", in: folder.url)
      #expect(try drawn.output == Command.run("status", "a", "b", "--color", color).output)
    }
  }
}
