import Cartouche
import HarfBuzzShaping

/// A kind of work that is measured: it writes one badge and returns the number of its bytes.
struct Row {
  /// The name of the row, in `counts.json` too.
  var name: String
  /// Writes the badge of a round.
  var write: (_ round: Int) throws -> Int
}

extension Row {
  /// Labels and messages that vary from badge to badge, as those of a site do.
  static let labels = ["build", "tests", "coverage", "version", "license", "docs", "downloads", "release"]
  static let messages = ["passing", "1,024 passed", "83%", "1.4.0", "MIT", "latest", "12k/month", "failing", "v2.0.1-rc"]

  static func label(_ round: Int) -> String { labels[round % labels.count] }
  static func message(_ round: Int) -> String { messages[round % messages.count] }

  /// Every row, in the order of the table.
  static func all() -> [Row] {
    let shaper = HarfBuzzShaper(allowingSubstitutes: true)
    return [
      Row(name: "status") { round in
        try StatusBadge(label(round), message(round)).color(.success).serialized(for: .web).count
      },
      Row(name: "pill") { round in try Pill("\(10 + round % 90)").look(.mail).serialized(for: .web).count },
      Row(name: "hub") { round in try Hub(round % 1200).showsZero().serialized(for: .web).count },
      Row(name: "hub-on-host") { round in
        try Hub(1 + round % 1200).limit(999).on(Size(96, 96)).serialized(for: .web).count
      },
      Row(name: "cell") { round in
        try Cell(.top, size: Size(300, Double(40 + round % 9))).look(.ambiance).serialized(for: .web).count
      },
      Row(name: "table") { round in
        try Table(width: 320) {
          tableRow("Inbox", "\(round) unread today", "3")
          tableRow("Sent", nil, "128")
          tableRow("Archive", nil, nil)
        }.serialized(for: .web).count
      },
      Row(name: "inset-shadow") { round in
        try Pill(message(round)).fill("#b83280").insetShadow(blur: 2, offset: 1).serialized(for: .web).count
      },
      Row(name: "outer-shadow") { round in
        try Hub(1 + round % 1200).shadow(blur: 4, y: 1).serialized(for: .web).count
      },
      Row(name: "pill-design") { round in
        try Pill("\(10 + round % 90)").look(.mail).serialized(for: .design, shaper: shaper).count
      },
      Row(name: "status-design") { round in
        try StatusBadge(label(round), message(round)).color(.success).serialized(for: .design, shaper: shaper).count
      },
    ]
  }

  private static func tableRow(_ summary: String, _ detail: String?, _ pill: String?) -> Cartouche.Row {
    let row = detail.map { Cartouche.Row(summary, detail: $0) } ?? Cartouche.Row(summary)
    return pill.map { row.badge(Pill($0)) } ?? row
  }
}
