import Foundation
import SourceTree
import Testing

@Suite("The public suite of YAML")
struct YAMLSuiteTests {
  /// A case of the suite. It is in YAML itself, with marks for characters that editors hide.
  private struct Case {
    var id: String
    var text = ""
    var json: String?
    var fails = false
  }

  /// The cases that we read otherwise than the suite says, with the reason.
  private static let differences = [
    "anchors and aliases are refused, because a few of them can mean billions of values":
      """
    26DV 2SXE 3GZX 3R3P 6BFJ 6KGN 6M2F 7BMT 7BUB 9KAX BU8L CN3R CUP7 E76Z F2C7 FTA2 HMQ5 JS2J LE5A PW8X SKE5 U3XV \
    V55R X38W Y2GN ZH7C ZWK4
    """,
    "a file is one document":
      "35KP 6XDY 6ZKB 8G76 98YD 9DXL AVM7 HWV9 JHB9 KSS4 L383 PUW8 QT73 RZT7 U9NS",
    "a key is a text": "4FJ6 6PBE 9MMW DFF7 KK5P LX3P M2N8-1 M5DY Q9WF RZP5 SBG9 V9D5 WZ62 XW4D",
    "only the tags of plain values have a meaning":
      """
    2AUY 2XXW 33X3 52DL 565N 5TYM 6CK3 6WLZ 74H7 7FWL 8MK2 9WXW C4HZ CC74 FH7J J7PZ L94M M5C3 P76L S4JQ UGM3 \
    UKK6-2 Z67P Z9M4
    """,
    "libyaml reads YAML 1.1, and refuses what YAML 1.2 allows":
      """
    2JQS 2LFX 4ABK 4MUZ-0 4MUZ-1 4MUZ-2 58MP 5MUD 5T43 6BCT 6CA3 6LVF 7Z25 8XYN 96NN-0 96NN-1 9SA2 A2M4 BEC7 CFD4 \
    DBG4 DK3J DK95-0 FP8R FRK4 HM87-0 K3WX M2N8-0 M7A3 NHX8 NJ66 NKF9 Q5MG R4YG S3PD SM9W-1 UKK6-0 UT92 W4TN W5VH \
    ZYU8-0 ZYU8-1 ZYU8-2 ZYU8-3
    """,
    "libyaml reads YAML 1.1, and allows what YAML 1.2 forbids":
      """
    2G84-2 2G84-3 9C9N 9JBA CVW2 DK95-1 DK95-2 DK95-5 DK95-7 DK95-8 G5U8 MUS6-0 MUS6-2 MUS6-3 MUS6-4 QB6E S98Z \
    SU5Z X4QW Y79Y-2 Y79Y-3 YJV2
    """,
    "libyaml takes a question mark before a key of a flow for its beginning": "652Z HM87-1",
    "libyaml drops a last line of blanks without an end": "JEF9-2 L24T-1",
  ]

  private static func cases(in file: URL) throws -> [Case] {
    let id = file.deletingPathExtension().lastPathComponent
    guard case .list(let nodes) = try DataFile(reading: Suite.bytes(file), as: .yaml).root.content else { return [] }
    var last = Case(id: id)
    return nodes.enumerated().map { index, node in
      func text(_ key: String) -> String? { try? node.text(at: [key]).text }
      // What a case does not say is as in the one before.
      last.id = nodes.count > 1 ? "\(id)-\(index)" : id
      if let yaml = text("yaml") { last.text = plain(yaml) }
      if let json = text("json") { last.json = json }
      if let fail = text("fail") { last.fails = fail == "true" }
      if case .map(let entries) = node.content, let json = entries["json"], json.value.content == .nothing {
        last.json = nil
      }
      return last
    }
  }

  private static func plain(_ text: String) -> String {
    text.replacing("␣", with: " ").replacing(/—*»/, with: "\t").replacing("⇔", with: "\u{FEFF}").replacing(
      "↵", with: ""
    )
    .replacing("←", with: "\r").replacing("∎\n", with: "")
  }

  @Test("every case is read or refused as the suite says, but for those that are listed with a reason")
  func cases() throws {
    guard let folder = Suite.url("yaml/src") else { return }
    var differences: [String: String] = [:]
    var count = 0
    for name in try Suite.names(in: folder, suffix: ".yaml") {
      for item in try Self.cases(in: folder.appending(path: name)) {
        count += 1
        do {
          let found = try DataFile(reading: Array(item.text.utf8), as: .yaml)
          if item.fails {
            differences[item.id] = "read"
          } else if let json = item.json {
            let value = try? JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed)
            if let value {
              differences[item.id] = Suite.difference(found.root, value)
            } else {
              differences[item.id] = "json?"
            }
          }
        } catch {
          if !item.fails { differences[item.id] = "\(error.problem)" }
        }
      }
    }
    let known = Set(Self.differences.values.flatMap { $0.split(separator: " ").map(String.init) })
    for (id, difference) in differences.sorted(by: { $0.key < $1.key }) where !known.contains(id) {
      Issue.record("\(id): \(difference)")
    }
    #expect(known.subtracting(differences.keys) == [], "these are as the suite says")
    #expect(count == 406)
  }
}
