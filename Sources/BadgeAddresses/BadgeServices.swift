/// The hosts whose pictures are badges.
public struct BadgeServices: Sendable {
  /// What the address of a picture stands for.
  public enum Answer: Sendable {
    /// A badge whose address says all, or a look-up of a service with addresses of a known form.
    case address(BadgeAddress)
    /// A badge of a service with addresses of its own.
    case lookUp(LookUp)
    /// An address that its service does not know.
    case failure(BadgeAddressError)
  }

  private var grammars: [String: BadgeAddress.Grammar] = [
    "img.shields.io": .shields, "raster.shields.io": .shields, "shields.io": .shields, "www.shields.io": .shields,
    "badgen.net": .badgen, "flat.badgen.net": .badgen,
  ]

  /// The known hosts.
  ///
  /// - Parameter others: Other hosts with the addresses of Shields, also with a scheme and a port, which are ignored:
  ///   `http://127.0.0.1:8080`.
  public init(others: [String] = []) {
    for text in others {
      let address = Self.parts(of: text) ?? Self.parts(of: "//" + text)
      if let host = address?.host, !host.isEmpty { grammars[host] = .shields }
    }
  }

  /// What an address with its host stands for; nil for a host that is not known.
  public func answer(for address: String) -> Answer? {
    guard let (host, target) = Self.parts(of: address) else { return nil }
    if let grammar = grammars[host] {
      do { return .address(try BadgeAddress(target, in: [grammar])) } catch {
        let isService = error == .notFound && grammar == .badgen
        return isService ? .lookUp(LookUp(badgen: target)) : .failure(error)
      }
    }
    let known = Self.addressParts.first { host == $0.host && target.lowercased().contains($0.part) }
    return (known?.subject ?? Self.subjects[host]).map { .lookUp(LookUp(subject: $0, source: nil)) }
  }

  /// The host in lower case, and what follows it.
  private static func parts(of address: String) -> (host: String, target: String)? {
    guard let start = ["https://", "http://", "//"].first(where: { address.lowercased().hasPrefix($0) }) else {
      return nil
    }
    let rest = address.utf8.dropFirst(start.utf8.count)
    let authority = rest.prefix { !"/?#".utf8.contains($0) }
    // Without a user before it, and without a port and a last dot behind it.
    let name = authority.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false).last ?? authority
    var host = Array(name.prefix { $0 != UInt8(ascii: ":") })
    if host.last == UInt8(ascii: ".") { host.removeLast() }
    let target = rest.dropFirst(authority.count)
    return (String(decoding: host, as: UTF8.self).lowercased(), String(decoding: target, as: UTF8.self))
  }

  /// Hosts that have nothing but badges, and what they look up.
  private static let subjects: [String: LookUp.Subject] = [
    "badge.fury.io": .version, "nodei.co": .version, "pypip.in": .version, "travis-ci.org": .build,
    "travis-ci.com": .build, "app.travis-ci.com": .build, "api.travis-ci.org": .build, "api.travis-ci.com": .build,
    "secure.travis-ci.org": .build, "coveralls.io": .coverage, "codecov.io": .coverage, "ci.appveyor.com": .build,
    "circleci.com": .build, "dl.circleci.com": .build, "goreportcard.com": .lint, "api.codeclimate.com": .lint,
    "api.codacy.com": .lint, "app.codacy.com": .lint, "scrutinizer-ci.com": .lint, "david-dm.org": .other,
    "snyk.io": .other, "badges.gitter.im": .other, "bestpractices.coreinfrastructure.org": .other,
    "www.bestpractices.dev": .other, "isitmaintained.com": .other, "pepy.tech": .other, "static.pepy.tech": .other,
    "pkg.go.dev": .other, "godoc.org": .other, "readthedocs.org": .build, "readthedocs.com": .build,
    "app.readthedocs.org": .build, "results.pre-commit.ci": .lint, "sonarcloud.io": .lint, "deepsource.io": .lint,
    "poser.pugx.org": .version, "badge.buildkite.com": .build,
  ]

  /// Hosts with other pictures or other badges, and a part of the addresses of some badges, in lower case.
  private static let addressParts: [(host: String, part: String, subject: LookUp.Subject)] = [
    ("github.com", "/workflows/", .build), ("gitlab.com", "/coverage.svg", .coverage),
    ("gitlab.com", "/badges/", .build), ("dev.azure.com", "/_apis/build/status", .build),
    ("api.codeclimate.com", "/test_coverage", .coverage), ("api.codacy.com", "/coverage/", .coverage),
    ("app.codacy.com", "/coverage/", .coverage), ("sonarcloud.io", "metric=coverage", .coverage),
    ("api.netlify.com", "/badges/", .build), ("docs.rs", "/badge.svg", .other), ("deps.rs", "/status.svg", .other),
    ("jitpack.io", "/v/", .version), ("api.securityscorecards.dev", "/badge", .other),
    ("api.scorecard.dev", "/badge", .other), ("tidelift.com", "/badges/", .other),
  ]
}
