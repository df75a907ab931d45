import Cartouche
import CartoucheTesting
import Testing

@testable import swift_site

@Suite("The badges of the site")
struct BadgeTests {
  @Test("look as their fixtures do", arguments: [0, 2])
  func fixtures(failed: Int) throws {
    expectSVG(Badges.tests(passed: 7, failed: failed), matchesFixture: "tests-\(failed)")
    expectSVG(Badges.count(3), matchesFixture: "count")
    expectSVG(Badges.row(.top), matchesFixture: "row")
  }
}
