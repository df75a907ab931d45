public import Cartouche
import Foundation
public import Testing

/// Expects that a badge equals its fixture: `Fixtures/<name>.<profile>.svg`, in the nearest folder `Fixtures` above the
/// test's file. The design profile needs a shaper with outlines.
///
/// The two are compared by canonical form: white space between elements and the order of attributes do not count. If
/// they differ, the issue shows a unified diff of the pretty-printed forms. The environment variable `RECORD_FIXTURES`
/// sets what is written: `never` (the default), `missing` fixtures, or `all`.
public func expectSVG(
  _ badge: some Badge, matchesFixture name: String, profile: OutputProfile = .web,
  shaper: any TextShaper = BuiltinShaper(), testFile: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expectSVG(matchesFixture: name, profile: profile, testFile: testFile, sourceLocation: sourceLocation) {
    try badge.serialized(for: profile, shaper: shaper)
  }
}

/// Expects that a document is what its fixture says, as
/// ``expectSVG(_:matchesFixture:profile:shaper:testFile:sourceLocation:)`` does for badges.
public func expectSVG(
  _ document: SVGDocument, matchesFixture name: String, profile: OutputProfile = .web,
  shaper: any TextShaper = BuiltinShaper(), testFile: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expectSVG(matchesFixture: name, profile: profile, testFile: testFile, sourceLocation: sourceLocation) {
    try document.serialized(for: profile, shaper: shaper)
  }
}

private func expectSVG(
  matchesFixture name: String, profile: OutputProfile, testFile: String, sourceLocation: SourceLocation,
  drawing: () throws -> [UInt8]
) {
  do {
    let bytes = try drawing()
    let environment = ProcessInfo.processInfo.environment
    let fixture = try Fixture(named: name, profile: profile.kind.rawValue, testFile: testFile)
    try fixture.check(bytes, recording: Fixture.recording(in: environment))
  } catch {
    Issue.record("\(error)", sourceLocation: sourceLocation)
  }
}
