/// A format of reports.
package enum ReportFormat: String, Hashable, Sendable, CaseIterable {
  /// `coverage-summary.json` of Istanbul, which Jest, Vitest, nyc and c8 write.
  case istanbul
  /// `coverage.json` of coverage.py.
  case coveragePy = "coverage-py"
  /// Cobertura's XML, which coverage.py, gcovr and many others write.
  case cobertura
  /// The tracefile of lcov.
  case lcov
  /// JaCoCo's XML.
  case jacoco
  /// JaCoCo's CSV.
  case jacocoCSV = "jacoco-csv"
  /// Clover's XML, which PHPUnit and Istanbul write.
  case clover
  /// The generic coverage of SonarQube, in XML.
  case sonarQube = "sonarqube"
  /// The cover profile of `go test -coverprofile`.
  case goCover = "go-cover"
  /// The JSON of `llvm-cov export`, which `swift test --enable-code-coverage` writes.
  case llvmCov = "llvm-cov"
  /// `.resultset.json` of SimpleCov.
  case simplecov
  /// JUnit's XML.
  case junit
  /// The Test Anything Protocol.
  case tap
  /// The events of `go test -json`.
  case goTest = "go-test"
  /// The package description of npm, and of others that keep the version in the same key of a JSON file.
  case packageJSON = "package-json"
  /// `pyproject.toml` of Python.
  case pyproject
  /// `Cargo.toml` of Rust.
  case cargo
  /// `Package.swift` of Swift.
  case swiftPackage = "swift-package"
  /// The answer of an endpoint, as Shields reads it.
  case endpoint
  /// The Static Analysis Results Interchange Format, version 2.1.0.
  case sarif
  /// The lines that flake8 prints.
  case flake8
  /// The JSON of pylint.
  case pylint
  /// The JSON of ruff.
  case ruff
  /// The JSON of bandit.
  case bandit
  /// The messages of cargo in JSON.
  case clippy

  /// What a report is about, by the key of a badge about it.
  package enum Subject: String, Hashable, Sendable, CaseIterable {
    /// How much of the code is executed by tests.
    case coverage
    /// The outcomes of tests.
    case tests
    /// The version of a package.
    case version
    /// The version of an interpreter or a compiler that a package demands.
    case requires
    /// The texts and colours of a badge.
    case endpoint
    /// What a static analysis found.
    case lint
  }

  /// The formats about a subject, or all of them.
  package static func all(about subject: Subject?) -> [ReportFormat] {
    allCases.filter { subject.map($0.isAbout) ?? true }
  }

  /// Whether reports in this format can be about a subject. Files with the version of a package also have what it demands.
  package func isAbout(_ other: Subject) -> Bool { subject == other || other == .requires && subject == .version }

  /// The name for messages.
  package var name: String { facts.name }
  /// What reports in this format are about.
  package var subject: Subject { facts.subject }
  /// The language in which they are written.
  var language: Language { facts.language }

  /// The language in which a format is written.
  enum Language {
    case json, xml, toml, lines
  }

  private var facts: (name: String, subject: Subject, language: Language) {
    switch self {
    case .istanbul: ("Istanbul's coverage summary", .coverage, .json)
    case .coveragePy: ("coverage.py's JSON report", .coverage, .json)
    case .cobertura: ("a Cobertura report", .coverage, .xml)
    case .lcov: ("an lcov tracefile", .coverage, .lines)
    case .jacoco: ("a JaCoCo XML report", .coverage, .xml)
    case .jacocoCSV: ("a JaCoCo CSV report", .coverage, .lines)
    case .clover: ("a Clover report", .coverage, .xml)
    case .sonarQube: ("a coverage report for SonarQube", .coverage, .xml)
    case .goCover: ("a Go cover profile", .coverage, .lines)
    case .llvmCov: ("an llvm-cov export", .coverage, .json)
    case .simplecov: ("a result set of SimpleCov", .coverage, .json)
    case .junit: ("a JUnit report", .tests, .xml)
    case .tap: ("a TAP stream", .tests, .lines)
    case .goTest: ("the events of go test -json", .tests, .lines)
    case .packageJSON: ("a package.json file", .version, .json)
    case .pyproject: ("a pyproject.toml file", .version, .toml)
    case .cargo: ("a Cargo.toml file", .version, .toml)
    case .swiftPackage: ("a Package.swift file", .requires, .lines)
    case .endpoint: ("the answer of a badge endpoint", .endpoint, .json)
    case .sarif: ("a SARIF log", .lint, .json)
    case .flake8: ("a report of flake8", .lint, .lines)
    case .pylint: ("a JSON report of pylint", .lint, .json)
    case .ruff: ("a JSON report of ruff", .lint, .json)
    case .bandit: ("a JSON report of bandit", .lint, .json)
    case .clippy: ("the messages of cargo clippy", .lint, .lines)
    }
  }
}
