/// A badge that `init` looks for: an entry, and the places where its data may be.
struct Starter {
  /// What the badge shows, for a comment.
  let meaning: String
  /// The file of the badge, or for several badges what their files have in common.
  let file: String
  /// Where the data may be, as in an entry, the best first.
  let places: [String]
  /// The entry for a place.
  let entry: @Sendable (_ place: String) -> String
  /// The name of the data for texts; nil for none.
  var data: String?
  /// Whether most files that may have the data do not.
  var isRare = false

  static let all: [Starter] = [
    report("coverage", "The coverage of the tests.", coverage), report("tests", "The tests.", tests),
    report("lint", "What a static analysis found.", findings),
    report("version", "The version.", ["package.json", "pyproject.toml", "Cargo.toml", "git"]),
    value("license", "package", "license", in: "package.json"),
    value("license", "cargo", "package.license", in: "Cargo.toml"),
    value("license", "pyproject", "project.license", in: "pyproject.toml"),
    value("license", "pyproject", "tool.poetry.license", in: "pyproject.toml"),
    requirement("node", in: "package.json"), requirement("python", in: "pyproject.toml"),
    requirement("rust", in: "Cargo.toml"), requirement("swift", in: "Package.swift"),
    packages("coverage", ["packages/*/coverage/coverage-summary.json", "packages/*/coverage.xml"]),
    packages("version", ["packages/*/package.json", "packages/*/pyproject.toml", "crates/*/Cargo.toml"]),
  ]

  // The places are those where the tools write by default, or where their manuals and templates of services put them.

  private static let coverage = [
    "coverage/coverage-summary.json", "coverage-summary.json", "coverage.json", "coverage.xml", "cobertura.xml",
    "coverage/cobertura-coverage.xml", "coverage/lcov.info", "lcov.info", "coverage.lcov", "coverage/clover.xml",
    "clover.xml", "build/logs/clover.xml", "target/site/jacoco/jacoco.xml",
    "build/reports/jacoco/test/jacocoTestReport.xml", "coverage/.resultset.json", "cover.out", "coverage.out",
    "coverage.txt", "TestResults/*/coverage.cobertura.xml", ".build/debug/codecov/*.json",
  ]
  private static let tests = [
    "junit.xml", "test-results.xml", "test-report.xml", "report.xml", "reports/junit.xml", "reports/junit/*.xml",
    "test-results/*.xml", "test-results/**/*.xml", "target/surefire-reports/*.xml", "build/test-results/*/*.xml",
    "build/logs/junit.xml", "target/nextest/*/junit.xml", "*.tap", "reports/*.tap",
  ]
  private static let findings = [
    "*.sarif", "reports/*.sarif", "ruff.json", "pylint.json", "reports/pylint.json", "bandit.json", "clippy.json",
    "flake8.txt",
  ]

  private static func report(_ preset: String, _ meaning: String, _ places: [String]) -> Starter {
    Starter(meaning: meaning, file: "\(preset).svg", places: places) { place in
      "{file: \(preset).svg, \(preset): \(quoted(place))}"
    }
  }

  private static func value(_ label: String, _ data: String, _ path: String, in file: String) -> Starter {
    Starter(
      meaning: "The key \(path) of \(file).", file: "\(label).svg", places: [file],
      entry: { _ in "{file: \(label).svg, status: {label: \(label), message: \"{\(data).\(path)}\", color: blue}}" },
      data: data, isRare: true)
  }

  private static func requirement(_ tool: String, in file: String) -> Starter {
    Starter(
      meaning: "The version of \(tool) that \(file) demands.", file: "\(tool).svg", places: [file],
      entry: { "{file: \(tool).svg, requires: \($0)}" }, isRare: true)
  }

  private static func packages(_ preset: String, _ places: [String]) -> Starter {
    Starter(meaning: "The \(preset) of each package.", file: "packages/*-\(preset).svg", places: places) { place in
      "{each: {files: \(quoted(place))}, file: \"packages/{match|slug}-\(preset).svg\", \(preset): \"{path}\", "
        + "status: {label: \"{match}\"}, missing: skip}"
    }
  }

  private static func quoted(_ place: String) -> String { place.contains("*") ? "\"\(place)\"" : place }
}
