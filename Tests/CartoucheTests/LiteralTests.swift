import Cartouche
import Testing

@Suite("Values that can be written in Swift as they are in files")
struct LiteralTests {
  @Test("are links, locales and parts of a status badge as string literals")
  func literals() throws {
    let link: LinkDestination = "https://example.org/"
    #expect(try link == LinkDestination(parsing: "https://example.org/"))
    #expect(try Hub(3).locale("pt-PT").locale == CountLocale(parsing: "pt-PT"))
    #expect(
      StatusBadge("build", ["passing", "12 s"]) == StatusBadge(.init("build"), [.init("passing"), .init("12 s")]))
  }

  @Test("are thresholds, which are as those that are parsed")
  func thresholds() throws {
    let steps = [Thresholds.Step(below: .number(50), "red"), .init(below: .number(80), "yellow")]
    #expect(try Thresholds(steps, otherwise: "lightgrey") == Thresholds(parsing: "50=red,80=yellow,else=lightgrey"))
    let version = try #require(VersionNumber("v1.2.0-beta"))
    #expect(try Thresholds([.init(below: .version(version), "red")]) == Thresholds(parsing: "1.2-beta=red"))
    #expect("\(version)" == "1.2-beta" && VersionNumber("0.0").map { "\($0)" } == "0")
  }

  @Test("are refused as thresholds where they are none, not in order, or of two kinds")
  func refusals() throws {
    let version = try #require(VersionNumber("1.2.3"))
    func refusal(_ values: [Thresholds.Value]) -> BadgeError? {
      do { _ = try Thresholds(values.map { .init(below: $0, "red") }) } catch { return error }
      return nil
    }
    #expect(refusal([]) == .noThresholds)
    #expect(refusal([.number(2), .number(1)]) == .unsorted(index: 1, text: "1"))
    #expect(refusal([.number(2), .number(2)]) == .duplicate(index: 1, text: "2"))
    #expect(refusal([.number(.nan)]) == .notAValue(index: 0, text: "nan"))
    #expect(
      refusal([.number(1), .version(version)]) == .mixed(index: 1, text: "1.2.3", kind: .version, first: .number))
    #expect(refusal([.number(1), .number(1.5), .number(2)]) == nil)
  }
}
