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

  /// What a report is about.
  package enum Subject: String, Hashable, Sendable, CaseIterable {
    /// How much of the code is executed by tests.
    case coverage
    /// The outcomes of tests.
    case tests
    /// The version of a package.
    case version
    /// The version of an interpreter or a compiler that a package demands.
    case requirement
    /// The texts and colours of a badge.
    case endpoint
    /// What a static analysis found.
    case findings
  }

  /// What reports in this format are about.
  package var subject: Subject {
    switch self {
    case .istanbul, .coveragePy, .cobertura, .lcov, .jacoco, .jacocoCSV, .clover, .sonarQube, .goCover, .llvmCov,
      .simplecov:
      .coverage
    case .junit, .tap, .goTest: .tests
    case .packageJSON, .pyproject, .cargo: .version
    case .swiftPackage: .requirement
    case .endpoint: .endpoint
    case .sarif, .flake8, .pylint, .ruff, .bandit, .clippy: .findings
    }
  }

  /// The formats about a subject, or all of them.
  package static func all(about subject: Subject?) -> [ReportFormat] {
    allCases.filter { subject.map($0.isAbout) ?? true }
  }

  /// Whether reports in this format can be about a subject. Files with the version of a package also have what it demands.
  package func isAbout(_ other: Subject) -> Bool { subject == other || other == .requirement && subject == .version }

  /// The name for messages.
  package var name: String {
    switch self {
    case .istanbul: "Istanbul's coverage summary"
    case .coveragePy: "coverage.py's JSON report"
    case .cobertura: "a Cobertura report"
    case .lcov: "an lcov tracefile"
    case .jacoco: "a JaCoCo XML report"
    case .jacocoCSV: "a JaCoCo CSV report"
    case .clover: "a Clover report"
    case .sonarQube: "a coverage report for SonarQube"
    case .goCover: "a Go cover profile"
    case .llvmCov: "an llvm-cov export"
    case .simplecov: "a result set of SimpleCov"
    case .junit: "a JUnit report"
    case .tap: "a TAP stream"
    case .goTest: "the events of go test -json"
    case .packageJSON: "a package.json file"
    case .pyproject: "a pyproject.toml file"
    case .cargo: "a Cargo.toml file"
    case .swiftPackage: "a Package.swift file"
    case .endpoint: "the answer of a badge endpoint"
    case .sarif: "a SARIF log"
    case .flake8: "a report of flake8"
    case .pylint: "a JSON report of pylint"
    case .ruff: "a JSON report of ruff"
    case .bandit: "a JSON report of bandit"
    case .clippy: "the messages of cargo clippy"
    }
  }
}
