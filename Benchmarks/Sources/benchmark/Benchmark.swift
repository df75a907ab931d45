import Cartouche
import HarfBuzzShaping
import XMLChecking

/// Measures how long one badge takes, in process: the median over many runs, since machines are noisy.
@main
struct Benchmark {
  static func main() throws {
    let pill = Pill("42").look(.mail)
    let shadowed = Pill("beta").fill("#b83280").insetShadow(blur: 2, offset: 1)
    let hub = Hub(1234).limit(999).on(Size(96, 96))
    let shadowedHub = Hub(128).shadow(blur: 4, y: 1)
    let status = StatusBadge("build", "passing").color(.success)
    let shaper = HarfBuzzShaper(allowingSubstitutes: true)
    let table = Table(width: 320) {
      Row("Inbox", detail: "3 unread today").badge(Pill("3"))
      Row("Sent").badge(Hub(128))
      Row("Archive")
    }
    let bytes = try pill.serialized(for: .web)

    try measure("mail pill, laid out and written") { try pill.serialized(for: .web).count }
    try measure("pill with an inset shadow") { try shadowed.serialized(for: .web).count }
    try measure("hub on a host") { try hub.serialized(for: .web).count }
    try measure("hub with an outer shadow") { try shadowedHub.serialized(for: .web).count }
    try measure("status badge, flat") { try status.serialized(for: .web).count }
    try measure("table of three rows") { try table.serialized(for: .web).count }
    try measure("mail pill for design tools, outlined") { try pill.serialized(for: .design, shaper: shaper).count }
    try measure("status badge for design tools, outlined") { try status.serialized(for: .design, shaper: shaper).count }
    try measure("mail pill, checked by libxml2") { try XMLTree(parsing: bytes).validate(against: .web).count }
  }

  private static func measure(_ name: String, _ body: () throws -> Int) throws {
    let clock = ContinuousClock()
    let rounds = 200
    let runs = 50
    var sink = 0
    for _ in 0..<runs { sink &+= try body() }
    var times: [Double] = []
    for _ in 0..<rounds {
      let time = try clock.measure { for _ in 0..<runs { sink &+= try body() } }
      times.append(Double(time.components.attoseconds) / 1e18 + Double(time.components.seconds))
    }
    let median = times.sorted()[rounds / 2] / Double(runs)
    let microseconds = (median * 1e8).rounded() / 100
    precondition(sink >= 0, "the work is not optimised away")
    print("\(name): \(microseconds) µs, \(Int(1 / median)) a second")
  }
}
