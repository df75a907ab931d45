import SourceTree
import Testing

@testable import BadgeManifest

@Suite("Filters of values")
struct FilterTests {
  private static func result(_ value: String, _ filters: String) throws -> String {
    let text = "data: {}\nbadges: [{file: a.svg, status: {message: '{v|\(filters)}'}}]"
    return try manifest(text, values: ["v": value]).texts.map { String($0.dropFirst(2)) }.joined()
  }

  @Test(
    "percent rounds as coverage.py does",
    arguments: [
      ("0", "percent", "0%"), ("0.0001", "percent", "1%"), ("0.5", "percent", "1%"), ("1.5", "percent", "2%"),
      ("2.5", "percent", "2%"), ("49.6", "percent", "50%"), ("99.4", "percent", "99%"), ("99.99", "percent", "99%"),
      ("100", "percent", "100%"), ("100.0", "percent(2)", "100.00%"), ("99.999", "percent(2)", "99.99%"),
      ("0.001", "percent(2)", "0.01%"), ("83.3333333", "percent(1)", "83.3%"), ("83%", "percent", "83%"),
      ("-12.4", "percent", "-12%"), ("-0.2", "percent", "0%"), ("250.5", "percent", "250%"), ("1e1", "percent", "10%"),
    ])
  func percent(value: String, filters: String, expected: String) throws {
    #expect(try Self.result(value, filters) == expected)
  }

  @Test("percent is 100 only for all and 0 only for nothing, with any digits, all over the range")
  func percentages() throws {
    for digits in 0...6 {
      for thousandth in stride(from: 0, through: 100_000, by: 997) {
        let value = Double(thousandth) / 1000
        let shown = try Self.result("\(value)", "percent(\(digits))")
        let number = try #require(Double(shown.dropLast()))
        #expect((number == 0) == (value == 0) && (number == 100) == (value == 100), "\(value)")
        #expect(abs(number - value) <= (digits == 0 ? 1 : 0.1) && shown.last == "%")
      }
    }
  }

  @Test(
    "round, slug, default and date",
    arguments: [
      ("12.345", "round(1)", "12.3"), ("12.5", "round(0)", "12"), ("-0.01", "round(1)", "0.0"),
      ("7", "round(2)", "7.00"),
      ("Swift & SVG", "slug", "swift-svg"), ("  C++ 20 ", "slug", "c-plus-plus-20"),
      ("../../etc/passwd", "slug", "etc-passwd"), ("Aux", "slug", "aux-ee6879"), ("🎉", "slug", "d77d09"),
      ("Übung é", "slug", "übung-é"), ("e\u{301}", "slug", "é"), ("日本 語", "slug", "日本-語"),
      ("a", "default(b)", "a"), ("", "default(b)", ""),
      ("2026-03-01", "date(%d %b %Y)", "01 Mar 2026"),
      ("2026-03-01T09:08:07Z", "date(%Y/%m/%d %H:%M:%S)", "2026/03/01 09:08:07"),
      ("2026-03-01T23:30:00.123+02:00", "date(%Y-%m-%d)", "2026-03-01"), ("2026-03-01 09:08", "date(%H.%M)", "09.08"),
      ("1772323200.7512", "date(%Y-%m-%d)", "2026-03-01"),
      ("1772323200", "date(%Y-%m-%d)", "2026-03-01"), ("2024-02-29", "date(%j %A %a %B)", "060 Thursday Thu February"),
      ("12.345", "round(1)|default(x)|percent", "12%"),
    ])
  func others(value: String, filters: String, expected: String) throws {
    #expect(try Self.result(value, filters) == expected)
  }

  @Test(
    "ratio, compact and bytes show numbers in larger units",
    arguments: [
      ("0.8333", "ratio", "83%"), ("0.9999", "ratio", "99%"), ("1", "ratio", "100%"), ("0", "ratio", "0%"),
      ("0.29", "ratio(1)", "29.0%"), ("0.575", "ratio", "58%"), ("999", "compact", "999"),
      ("12345", "compact", "12.3k"),
      ("12000", "compact", "12k"),
      ("999949", "compact", "999.9k"), ("999950", "compact", "1M"), ("-1500", "compact", "-1.5k"),
      ("1234567890123", "compact(2)", "1.23T"), ("999999999999999", "compact", "1000T"), ("0", "compact", "0"),
      ("12.04", "compact", "12"), ("-0.01", "compact", "0"), ("1500", "compact(0)", "2k"), ("100", "compact(0)", "100"),
      ("999", "bytes", "999 B"), ("12345", "bytes", "12.3 kB"), ("1024", "bytes(KiB)", "1 KiB"),
      ("0", "duration", "0s"), ("0.2304", "duration", "230ms"), ("0.9996", "duration", "1s"),
      ("59.6", "duration", "1m"),
      ("73.2", "duration", "1m13s"), ("3600", "duration", "1h"), ("3659", "duration", "1h"),
      ("7384", "duration", "2h3m"),
      ("1023", "bytes(KiB)", "1023 B"), ("1048575", "bytes(KiB)", "1 MiB"), ("0", "bytes", "0 B"),
    ])
  func units(value: String, filters: String, expected: String) throws {
    #expect(try Self.result(value, filters) == expected)
  }

  @Test("percent of a number between 0 and 1 from a file is shown with a warning that names ratio")
  func ratios() throws {
    for (value, isWarned) in [("0.8333", true), ("0", false), ("1", false), ("83.3", false), ("0.5%", false)] {
      let text = "data: {l: l.json}\nbadges: [{file: a.svg, status: {message: '{l.v|percent}'}}]"
      let found = try manifest(text, files: ["l.json": #"{"v": "\#(value)"}"#]).entries[0].warnings
      #expect(found.map { $0.problem.description.contains("is ratio") } == (isWarned ? [true] : []), "\(value)")
    }
    let report = #"{"total": {"lines": {"total": 1000, "covered": 1}}}"#
    let text = "data: {c: c.json}\nbadges: [{file: a.svg, coverage: c, status: {message: '{value|percent(1)}'}}]"
    #expect(try manifest(text, files: ["c.json": report]).entries[0].warnings.isEmpty)
  }

  @Test("slugs are different at each place of an entry alone, and whatever their suffixes are")
  func placesOfSlugs() throws {
    let text = "badges: [{each: [{d: api, n: API}], file: '{d|slug}/{n|slug}.svg', status: {message: m}}]"
    #expect(try manifest(text).entries.map(\.file) == ["api/api.svg"])
    let entries = [("C", 1), ("c", 2)].map { "{each: [{n: \($0)}], file: \($1).svg, status: {message: m}}" }
    let defaults = "defaults: {status: {label: '{n|slug}'}}\n"
    #expect(try manifest("\(defaults)badges: [\(entries[0]), \(entries[1])]").texts == ["c: m", "c: m"])
    var slugs = Slugs()
    let names = ["a", "a-" + Slug.suffix(of: "A"), "a-" + Slug.suffix(of: "A") + "-2", "A", "a"]
    #expect(try names.map { try slugs.slug(of: $0) } == names[..<3] + [names[1] + "-3", "a"])
  }

  @Test("different names of an entry have different slugs, and the same name has the same")
  func slugs() throws {
    let names = [
      "C", "C++", "C#", "Go", "go", "Node.js", "Node JS", "a+b", "a b", "c-plus-plus", ".NET", "NET", "F*", "F", "ß",
      "SS",
    ]
    let list = names.map { "{n: \"\($0)\"}" }.joined(separator: ", ")
    let keys = "file: 't/{n|slug}.svg', status: {message: '{n|slug}'}"
    let entry = "{each: [\(list)], \(keys)}"
    let found = try manifest("badges: [\(entry), {each: [{n: Go}], file: 'u/{n|slug}.svg', status: {message: m}}]")
    let slugs = found.texts.dropLast().map { String($0.dropFirst(2)) }
    #expect(Array(slugs.prefix(4)) == ["c", "c-plus-plus", "c-sharp", "go"] && Set(slugs).count == names.count)
    #expect(slugs[4].wholeMatch(of: /go-[0-9a-f]{6}/) != nil && slugs[5] == "node-js", "\(slugs)")
    #expect(found.entries.dropLast().map(\.file) == slugs.map { "t/\($0).svg" })
    #expect(found.entries.map(\.plainName) == names.map { "t/\($0).svg" } + ["u/Go.svg"])
    #expect(found.entries.last?.file == "u/go.svg")
  }

  @Test(
    "a missing value takes the default, and the filters after it",
    arguments: [
      ("default(3)", "3"), ("percent|default(none)", "none"), ("default('a | b')|slug", "a-b"), ("default()", ""),
    ])
  func missing(filters: String, expected: String) throws {
    let text = "badges: [{each: [{a: null}], file: a.svg, status: {message: \"{a|\(filters)}\"}}]"
    #expect(try manifest(text).texts == [": \(expected)"])
    let absent = "data: {x: nothing.json}\nbadges: [{file: a.svg, status: {message: \"{x.y|\(filters)}\"}}]"
    #expect(try manifest(absent).texts == [": \(expected)"])
  }

  @Test("a value that the caller does not set takes the default")
  func unset() throws {
    let text = "data: {}\nbadges: [{file: a.svg, status: {message: '{branch|default(main)}'}}]"
    #expect(try manifest(text).texts == [": main"])
    #expect(try manifest(text, values: ["branch": "b"]).texts == [": b"])
  }

  @Test(
    "a value that a filter is not for is an error at its place in the data",
    arguments: [
      ("x", "percent", "'x' is not a plain number"), ("", "percent", "'' is not a plain number"),
      ("0x10", "round(1)", "'0x10' is not a plain number"), ("nan", "percent", "'nan' is not a plain number"),
      ("inf", "round(1)", "'inf' is not a plain number"), ("1e999", "round(1)", "is not a plain number"),
      (" ", "slug", "' ' is not a text with a visible character"), ("2026-02-30", "date(%Y)", "is not a date"),
      ("2026-13-01", "date(%Y)", "is not a date"), ("tomorrow", "date(%Y)", "is not a date"),
      ("-1", "duration", "is not a number of seconds"),
      ("1772323200000", "date(%Y)", "is not a date"), ("1772323200.", "date(%Y)", "is not a date"),
      ("2026-01-01T25:00", "date(%Y)", "is not a date"), ("12", "date(%Y)", "is not a date"),
      (String(repeating: "a", count: 4_097), "slug", "aaa…' is not a text of at most 4096 bytes"),
    ])
  func unfit(value: String, filters: String, expected: String) {
    let text = "data: {l: l.json}\nbadges: [{each: l, file: a.svg, status: {message: '{v|\(filters)}'}}]"
    let error = message(text, files: ["l.json": "[\n {\"v\": \"\(value)\"}]"])
    #expect(error.hasPrefix("l.json:2:8: error: ") && error.contains(expected), "\(error)")
    #expect(error.hasSuffix("\n         ^"))
  }

  @Test(
    "a mistake in braces is an error at its place in the manifest",
    arguments: [
      ("{", "{", "this brace is not closed; two braces stand for one"), ("a {b", "{b", "this brace is not closed"),
      ("{}", "{}", "a name is missing"), ("{ | slug}", "{ |", "a name is missing"),
      ("{a..b}", "{a", "a name is missing"),
      ("{v|rund(1)}", "rund", "unknown filter 'rund'; did you mean 'round'?"),
      (
        "{v|zzzzzz}", "zzzzzz",
        "unknown filter 'zzzzzz'; there is percent, ratio, round, compact, bytes, duration, slug, default and date"
      ),
      ("{v|}", "|}", "unknown filter ''"), ("{v|percent(7)}", "percent", "from 0 to 6, not '7'"),
      ("{v|round(x)}", "round", "from 0 to 6"), ("{v|slug(1)}", "slug", "slug has no argument"),
      ("{v|duration(1)}", "duration", "duration has no argument"),
      ("{v|bytes(MB)}", "bytes", "bytes has no argument but KiB"), ("{v|ratio(9)}", "ratio", "from 0 to 6"),
      ("{v|default}", "default", "default needs an argument"), ("{v|date(%Q)}", "date", "'%Q' is not part of a date"),
      ("{v|date(%)}", "date", "date needs a form"), ("{v|percent(1}", "percent", "not closed"),
      ("{c d}", "d", "expected '|' or '}', not 'd'; a name with spaces has quotation marks: \"c d\""),
      ("{ v.a  b c . d | round}", "b c", "not 'b'; a name with spaces has quotation marks: \"a  b c\""),
      ("{c 2}", "2}", "not '2'; a name with spaces has quotation marks: \"c 2\""),
      ("{Score (%)}", "(%)", "not '('; a name with spaces has quotation marks: \"Score (%)\""),
      ("{v + 1}", "+", "not '+'; values are not calculated with"),
      ("{v|slug x}", "x}", "expected '|' or '}', not 'x'"), ("{vv}", "vv", "unknown value 'vv'; did you mean 'v'?"),
      ("x {v} {w.a}", "w.a", "unknown value 'w'"), ("{w.a|default(x)}", "w.a", "unknown value 'w'"),
      ("{vv|default(x)}", "vv", "unknown value 'vv'; did you mean 'v'?"),
    ])
  func mistakes(text: String, place: String, expected: String) throws {
    let line = "  status: {label: 'ä', message: \"\(text)\"}"
    let error = #expect(throws: SourceError.self) {
      try manifest("data: {}\nbadges:\n- file: a.svg\n\(line)\n", values: ["v": "1"])
    }
    let inner = line[(line.firstRange(of: "message: ")?.upperBound ?? line.startIndex)...]
    let column = try #require(inner.firstRange(of: place)).lowerBound.utf16Offset(in: line) + 1
    #expect(error?.line == 4 && error?.column == column, "\(error?.description ?? "")")
    #expect(error?.description.contains(expected) == true, "\(error?.description ?? "")")
  }
}
