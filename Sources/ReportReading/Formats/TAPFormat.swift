internal import SourceTree

/// The Test Anything Protocol, versions 12 to 14. Subtests are part of the test that follows them.
enum TAPFormat {
  static func read(_ source: SourceBytes) throws(SourceError) -> TestCounts {
    if let counts = try NodeTotals.read(source, between: "#"), counts.total > 0 { return counts }
    var counts = TestCounts()
    var planned: Int?
    var planOffset = 0
    /// The number of open groups: `ok 1 - name # time=2ms {`. What is in them are the tests.
    var depth = 0
    var groups = 0
    var isProve = false
    var programs = Programs()
    var saysFailed = false
    var hasVersion = false
    var hasBailedOut = false
    /// Whether `prove` has just said that a program failed that has neither a test nor a plan.
    var isSilent = false
    /// Whether the last line about tests may be the `ok` with which `prove` ends the output of a program.
    var isEnd = false
    for line in LineRanges(source) {
      let content = source.trimmed(line)
      let indentation = content.lowerBound - line.lowerBound
      let text = source.text(content)
      if depth > 0, indentation == 4 * (depth - 1), text == "}" { depth -= 1 }
      if indentation != 4 * depth { continue }
      if isSilent, text.hasPrefix("Failed "), text.hasSuffix(" subtests") {
        throw source.error(at: content.lowerBound, .printedOutput(tool: "prove", option: "-v"))
      }
      if !text.isEmpty { isSilent = false }
      if text.hasPrefix("1..") {
        let end: Range<Int> = content.dropFirst(3).prefix { source.bytes[$0].isDigit }
        // The output of several programs has a plan for each.
        planned =
          (planned ?? 0) + (try source.count(end.isEmpty ? content.lowerBound + 3..<line.upperBound : end, "tests"))
        planOffset = content.lowerBound
        isEnd = false
      } else if text.hasPrefix("Bail out!") {
        counts.errors += 1
        hasBailedOut = true
        isEnd = false
      } else if isProveHeading(text) {
        if isEnd { counts.passed -= 1 }
        isProve = true
        isEnd = false
        programs.begin(after: counts, planned: (planned ?? 0) - groups)
      } else if isProve, text.hasPrefix("Dubious, test returned ") || text == "No subtests run" {
        isEnd = false
        isSilent = programs.isSilent(counts, planned: (planned ?? 0) - groups)
        programs.fail(with: counts, planned: (planned ?? 0) - groups)
      } else if isEnd, isProveFault(text) {
        isEnd = false
      } else if isProve, text == "Result: FAIL" {
        saysFailed = true
      } else if text == "TAP version 13" || text == "TAP version 14" {
        hasVersion = true
      } else if let outcome = Outcome(text, skipsFailures: hasVersion && !isProve) {
        isEnd = isProve && isProveEnd(text)
        switch outcome {
        case .passed: counts.passed += 1
        case .failed: counts.failed += 1
        case .skipped: counts.skipped += 1
        case .group:
          depth += 1
          groups += 1
        }
      }
    }
    if isEnd { counts.passed -= 1 }
    planned = planned.map { $0 - groups }
    // A program of `prove` that stops early has results and no plan.
    if let planned, counts.total > planned, !isProve {
      throw source.error(at: planOffset, .unannounced(tests: counts.total, announced: planned))
    }
    programs.end(with: counts, planned: planned ?? 0)
    counts.errors += programs.missing + programs.broken
    // A program without a plan may have ended before its last test, as for `prove`.
    if planned == nil, !isProve, !hasBailedOut, counts.total > 0 { counts.errors += 1 }
    if saysFailed, counts.failed + counts.errors == 0 { counts.errors = 1 }
    guard counts.total > 0 else { throw source.error(at: planOffset, .nothingCounted(what: "tests")) }
    return counts
  }

  /// The programs whose output `prove -v` shows, one after another.
  private struct Programs {
    /// The tests that plans announce and that say nothing. More tests than announced in one program make up for none in
    /// another.
    private(set) var missing = 0
    /// The programs that failed, and none of whose tests did or is missing.
    private(set) var broken = 0
    /// What was counted and planned before this program.
    private var before = (counts: TestCounts(), planned: 0)
    /// Whether there is a program, and `prove` has not said that it failed.
    private var maySucceed = false

    mutating func begin(after counts: TestCounts, planned: Int) {
      end(with: counts, planned: planned)
      maySucceed = true
    }

    mutating func fail(with counts: TestCounts, planned: Int) {
      let hasFailure = counts.failed + counts.errors > before.counts.failed + before.counts.errors
      if maySucceed, !hasFailure, rest(counts, planned) <= 0 { broken += 1 }
      maySucceed = false
    }

    /// Whether this program has neither a test nor a plan so far.
    func isSilent(_ counts: TestCounts, planned: Int) -> Bool {
      counts.total == before.counts.total && planned == before.planned
    }

    mutating func end(with counts: TestCounts, planned: Int) {
      missing += max(0, rest(counts, planned))
      before = (counts, planned)
    }

    /// The number of tests that the plan of this program still announces.
    private func rest(_ counts: TestCounts, _ planned: Int) -> Int {
      planned - before.planned - (counts.total - before.counts.total)
    }
  }

  /// Whether `prove -v` writes this line before the output of a program: `t/a.t .... `, with points up to the length of
  /// the longest name, or `t/a.t .. skipped: no network`. The name is a path, since programs print words with points, too.
  static func isProveHeading(_ text: String) -> Bool {
    guard Outcome(text) == nil, !text.hasPrefix("#") else { return false }
    // With `--timer`, the time is before it: `[12:30:59] t/a.t .. `.
    let words = text.utf8.split(separator: UInt8(ascii: " ")).drop { $0.first == UInt8(ascii: "[") }
    guard let name = words.first, name.contains(where: { "./".utf8.contains($0) }),
      let points = words.dropFirst().first,
      points.count > 1, points.allSatisfy({ $0 == UInt8(ascii: ".") })
    else { return false }
    let rest = words.dropFirst(2)
    return rest.isEmpty || rest.first?.elementsEqual("skipped:".utf8) == true
  }

  /// Whether `prove -v` writes this line behind the output of a program in place of `ok`, as after a missing plan.
  private static func isProveFault(_ text: String) -> Bool {
    text.hasPrefix("Failed ") || text.hasPrefix("All ") && text.contains(" subtests passed")
  }

  /// Whether `prove -v` may write this line behind the output of a program: `ok`, or `ok        2 ms` with `--timer`.
  private static func isProveEnd(_ text: String) -> Bool {
    let time = text.dropFirst(4).drop { $0 == " " }.drop { $0.isNumber }
    return text == "ok" || text.hasPrefix("ok  ") && (time == " ms" || time.hasPrefix(" ms ("))
  }

  /// The outcome of one line.
  enum Outcome {
    case passed, failed, skipped
    /// The tests are on the lines below.
    case group

    /// - Parameter skipsFailures: Whether a test that is not ok and skipped counts as skipped, as version 14 says and bats
    ///   writes under version 13. For `prove`, it failed.
    init?(_ line: String, skipsFailures: Bool = false) {
      let isNot = line.hasPrefix("not ok")
      guard isNot || line.hasPrefix("ok") else { return nil }
      let rest = line.dropFirst(isNot ? 6 : 2)
      guard rest.first.map({ $0 == " " || $0 == "\t" }) ?? true else { return nil }
      // A number sign with a backslash before it is part of the name.
      let plain = rest.replacing("\\\\", with: "").replacing("\\#", with: "")
      let comment = plain.drop { $0 != "#" }.dropFirst()
      let directive = comment.drop(while: \.isWhitespace).lowercased()
      let word = directive.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      if directive.hasPrefix("time="), directive.utf8.last == UInt8(ascii: "{") {
        self = .group
      } else if word == "todo" || ["skip", "skipped"].contains(word) && (!isNot || skipsFailures) {
        self = .skipped
      } else {
        self = isNot ? .failed : .passed
      }
    }
  }
}
