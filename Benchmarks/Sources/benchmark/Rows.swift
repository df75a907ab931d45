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
    var number = (UInt64(truncatingIfNeeded: round) &* 0x9E37_79B9_7F4A_7C15) >> 20
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
    let floor = try Floor()
    let words = (0..<8192).map(word)
    func first(_ round: Int) -> String { words[round % 8192] }
    func second(_ round: Int) -> String { words[(round * 7 + round / 8192) % 8192] }
    let buffer = Buffer()
    let styles = StatusStyle.allCases
    return [
      Row(name: "floor") { round in
        buffer.write { bytes in
          var floor = floor
          floor.write(first(round), second(round), to: &bytes)
        }
      },
      // Badges that are never alike.
      Row(name: "words") { round in
        try StatusBadge(first(round), second(round)).color(.success).serialized(for: .web).count
      },
      Row(name: "colors") { round in
        try StatusBadge(label(round), message(round)).color(.paint(.color(color(round)))).serialized(for: .web).count
      },
      Row(name: "mix") { round in
        try StatusBadge(label(round), first(round)).style(styles[round % 5]).color(.paint(.color(color(round))))
          .serialized(for: .web).count
      },
      Row(name: "mix-embed") { round in
        try StatusBadge(label(round), first(round)).style(styles[round % 5]).color(.paint(.color(color(round))))
          .serialized(for: .embed).count
      },
      Row(name: "pills") { round in
        try Pill("\(10 + round % 90)").look(.mail).fill(.color(color(round))).serialized(for: .web).count
      },
      Row(name: "hubs") { round in
        try Hub(round % 1200).showsZero().fill(.color(color(round))).serialized(for: .web).count
      },
      Row(name: "cells") { round in
        try Cell(.top, size: Size(300, Double(40 + round % 9)))
          .fill(.linearGradient(from: color(round), to: color(round + 1))).serialized(for: .web).count
      },
      Row(name: "shadows") { round in
        try Pill(message(round)).fill(.color(color(round))).insetShadow(blur: 2, offset: 1).serialized(for: .web).count
      },
      Row(name: "pills-design") { round in
        try Pill(first(round)).look(.mail).serialized(for: .design, shaper: shaper).count
      },
      Row(name: "words-design") { round in
        try StatusBadge(first(round), second(round)).color(.success).serialized(for: .design, shaper: shaper).count
      },
      // Badges that repeat.
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
      Row(name: "outer-shadow") { round in
        try Hub(1 + round % 1200).shadow(blur: 4, y: 1).serialized(for: .web).count
      },
    ]
  }

  /// One of 16,777,216 colours.
  private static func color(_ round: Int) -> Color {
    let number = UInt64(truncatingIfNeeded: round) &* 0x9E37_79B9_7F4A_7C15
    return Color(
      red: UInt8(truncatingIfNeeded: number >> 56), green: UInt8(truncatingIfNeeded: number >> 48),
      blue: UInt8(truncatingIfNeeded: number >> 40))
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

  /// Fails if the floor does not write the bytes of the library.
  static func check() throws {
    var floor = try Floor()
    for round in 0..<2000 {
      let texts = [word(round), word(round * 31)]
      let plain = try StatusBadge(texts[0], texts[1]).color(.success).serialized(for: .web)
      var least: [UInt8] = []
      floor.write(texts[0], texts[1], to: &least)
      if plain != least { throw Difference(texts: texts, plain: plain, other: least) }
    }
  }

  private static func tableRow(_ summary: String, _ detail: String?, _ pill: String?) -> Cartouche.Row {
    let row = detail.map { Cartouche.Row(summary, detail: $0) } ?? Cartouche.Row(summary)
    return pill.map { row.badge(Pill($0)) } ?? row
  }
}
