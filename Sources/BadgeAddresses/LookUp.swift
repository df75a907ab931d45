/// What a badge service looks up for an address, and what draws the same from files of a build.
public struct LookUp: Hashable, Sendable {
  /// What is looked up.
  public enum Subject: String, Sendable, CaseIterable {
    case coverage, tests, version, requires, license, lint, build, endpoint, dynamic, other
  }

  /// What is looked up.
  public let subject: Subject
  /// The address of the data, for `endpoint` and `dynamic`.
  public let source: String?

  /// What draws such a badge here, in a few words.
  public var replacement: String {
    switch subject {
    case .coverage: "'cartouche coverage' draws it from a report of coverage"
    case .tests: "'cartouche tests' draws it from a report of tests"
    case .version: "'cartouche version' draws it from the file with the version, or from the last tag"
    case .requires: "'cartouche requires' draws it from the file with the demanded version"
    case .license: "'cartouche status license' with its name draws it"
    case .lint: "'cartouche lint' draws it from a report of a linter"
    case .build: "'cartouche status build' draws it in the workflow, which knows how it ended"
    case .endpoint: "'cartouche endpoint' draws it from a file with the answer"
    case .dynamic: "a manifest draws it from a file with the data"
    case .other: "nothing here knows its value; 'cartouche status' draws one that is given"
    }
  }
}

extension LookUp {
  /// The badges of Shields that need a service, by the beginnings of their routes and by their words.
  init?(shields route: String, source: String?) {
    let parts = route.split(separator: "/").map(String.init)
    guard let service = parts.first, parts.count > 1 || ["endpoint", "website"].contains(service) else { return nil }
    if service == "endpoint" || parts.starts(with: ["badge", "endpoint"]) {
      self.init(subject: .endpoint, source: source)
    } else if parts.starts(with: ["badge", "dynamic"]) {
      self.init(subject: .dynamic, source: source)
    } else if service == "badge" || service.hasPrefix(":") {
      return nil
    } else {
      self.init(subject: Self.subject(of: parts), source: nil)
    }
  }

  /// The badges of badgen that need a service.
  init(badgen target: String) {
    let parts = target.prefix { $0 != "?" && $0 != "#" }.split(separator: "/").map(String.init)
    self.init(subject: Self.subject(of: parts), source: nil)
  }

  /// The subject that a service and its first word name. What follows are the names of packages and users.
  private static func subject(of parts: [String]) -> Subject {
    for (subject, words) in Self.words where parts.prefix(2).contains(where: words.contains) { return subject }
    return .other
  }

  // The first match counts: the path of a coverage badge of one registry has the word of another's version.
  private static let words: [(Subject, Set<String>)] = [
    (.coverage, ["coveralls", "codecov", "coverage", "coverallsCoverage", "codecoverage"]),
    (.tests, ["tests", "test", "testspace"]),
    (.license, ["license", "l"]),
    (.requires, ["pyversions", "node", "php-v", "php", "msrv", "rust-version", "dependency-version"]),
    (.version, ["v", "version", "release", "tag", "vpre", "v-tag", "go-mod"]),
    (.lint, ["grade", "quality", "codefactor", "maintainability", "tech-debt", "violations"]),
    (
      .build,
      [
        "workflow", "actions", "travis", "circleci", "appveyor", "build", "pipeline", "pipeline-status", "status",
        "checks-status",
      ]
    ),
  ]
}
