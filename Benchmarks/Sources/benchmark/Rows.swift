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
  static let messages = [
    "passing", "1,024 passed", "83%", "1.4.0", "MIT", "latest", "12k/month", "failing", "v2.0.1-rc",
  ]

  static func label(_ round: Int) -> String { labels[round % labels.count] }
  static func message(_ round: Int) -> String { messages[round % messages.count] }

  /// A word of two to eleven letters, of about 10⁷ different ones, as the texts of many sites.
  static func word(_ round: Int) -> String {
    var number = UInt64(truncatingIfNeeded: round) &* 0x9E37_79B9_7F4A_7C15 >> 20
    let letters = Array("etaoinshrdlucmfwypvbgkjqxzETAOIN0123456789.-_%&<>\"")
    var word = ""
    for _ in 0..<2 + number % 10 {
      number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      word.append(letters[Int(number >> 33) % letters.count])
    }
    return word
  }

  /// Every row, in the order of the table.
  static func all() throws -> [Row] {
    let shaper = HarfBuzzShaper(allowingSubstitutes: true)
    let flat = try StatusBadge("", "").color(.success).prepared(for: .web)
    let mail = try Pill("").look(.mail).prepared(for: .web)
    let floor = try Floor()
    let words = (0..<8192).map(word)
    func texts(_ round: Int) -> [String] { [words[round % 8192], words[(round * 7 + round / 8192) % 8192]] }
    let buffer = Buffer()
    return [
      Row(name: "floor") { round in
        buffer.write { bytes in
          var floor = floor
          let texts = texts(round)
          floor.write(texts[0], texts[1], to: &bytes)
        }
      },
      Row(name: "prepared-status") { round in try buffer.write { try flat.write(texts(round), to: &$0) } },
      Row(name: "prepared-pill") { round in try buffer.write { try mail.write([words[round % 8192]], to: &$0) } },
      Row(name: "status") { round in
        try StatusBadge(label(round), message(round)).color(.success).serialized(for: .web).count
      },
      Row(name: "status-drawn") { round in
        try StatusBadge(label(round), message(round)).color(.success).title("\(round)").serialized(for: .web).count
      },
      Row(name: "pill-drawn") { round in
        try Pill("\(10 + round % 90)").look(.mail).title("\(round)").serialized(for: .web).count
      },
      Row(name: "hub-drawn") { round in
        try Hub(round % 1200).showsZero().title("\(round)").serialized(for: .web).count
      },
      Row(name: "cell-drawn") { round in
        try Cell(.top, size: Size(300, Double(40 + round))).look(.ambiance).serialized(for: .web).count
      },
      Row(name: "inset-shadow-drawn") { round in
        try Pill(message(round)).fill("#b83280").insetShadow(blur: 2, offset: 1).title("\(round)").serialized(for: .web)
          .count
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

  /// An array that is written again and again.
  private final class Buffer {
    private var bytes: [UInt8] = []

    func write(_ write: (inout [UInt8]) throws -> Void) rethrows -> Int {
      bytes.removeAll(keepingCapacity: true)
      try write(&bytes)
      return bytes.count
    }
  }

  /// Two writers of one badge that write different bytes.
  private struct Difference: Error, CustomStringConvertible {
    var texts: [String]
    var plain: [UInt8]
    var other: [UInt8]
    var description: String {
      "\(texts) differs:\n\(String(decoding: plain, as: UTF8.self))\(String(decoding: other, as: UTF8.self))"
    }
  }

  /// Fails if the floor or a prepared badge does not write the bytes of the plain one.
  static func check() throws {
    let flat = try StatusBadge("", "").color(.success).prepared(for: .web)
    let mail = try Pill("").look(.mail).prepared(for: .web)
    var floor = try Floor()
    for round in 0..<2000 {
      let texts = [word(round), word(round * 31)]
      var (plain, prepared, least): ([UInt8], [UInt8], [UInt8]) = ([], [], [])
      plain = try StatusBadge(texts[0], texts[1]).color(.success).serialized(for: .web)
      try flat.write(texts, to: &prepared)
      if plain != prepared { throw Difference(texts: texts, plain: plain, other: prepared) }
      floor.write(texts[0], texts[1], to: &least)
      if plain != least { throw Difference(texts: texts, plain: plain, other: least) }
      prepared = []
      try mail.write([texts[0]], to: &prepared)
      plain = try Pill(texts[0]).look(.mail).serialized(for: .web)
      if plain != prepared { throw Difference(texts: [texts[0]], plain: plain, other: prepared) }
    }
  }

  private static func tableRow(_ summary: String, _ detail: String?, _ pill: String?) -> Cartouche.Row {
    let row = detail.map { Cartouche.Row(summary, detail: $0) } ?? Cartouche.Row(summary)
    return pill.map { row.badge(Pill($0)) } ?? row
  }
}
