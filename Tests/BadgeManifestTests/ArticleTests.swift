import BadgeManifest
import Cartouche
import Foundation
import LookFiles
import Testing

@Suite("The article on looks")
struct ArticleTests {
  private static let steps: [String] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/Cartouche/Cartouche.docc/LookInTenSteps.md")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return blocks(behind: "```yaml\n", in: text)
  }()

  private static func blocks(behind fence: String, in text: String) -> [String] {
    text.split(separator: fence).dropFirst().map {
      String($0.prefix(upTo: $0.firstRange(of: "```")?.lowerBound ?? $0.endIndex))
    }
  }

  /// The keys of the top level that a step shows, each with its lines.
  private static func sections(_ step: String) -> [(key: Substring, text: String)] {
    step.split(separator: "\n").reduce(into: []) { sections, line in
      if line.first?.isLetter == true {
        sections.append((line.prefix { $0 != ":" }, line + "\n"))
      } else if !sections.isEmpty {
        sections[sections.count - 1].text += line + "\n"
      }
    }
  }

  /// The file as it is after so many steps: what a step shows is added, or replaces the keys of the same names.
  private static func file(after count: Int) -> String {
    var file: [(key: Substring, text: String)] = []
    for section in steps.prefix(count).flatMap(sections) {
      if let index = file.firstIndex(where: { $0.key == section.key }) {
        file[index] = section
      } else {
        file.append(section)
      }
    }
    return file.map(\.text).joined()
  }

  private static func pill(_ text: String, beside tag: String = "") throws -> PillLook? {
    let resolver = LookResolver.builtin { path in path == "tag.yml" ? Array(tag.utf8) : nil }
    let file = try LookFile(parsing: Array(text.utf8), name: "tag", at: .file("own.yml"), resolver: resolver)
    if case .pill(let look) = file.look { return look }
    return nil
  }

  @Test("has ten steps, each of which changes a look that can be drawn", arguments: 1...9)
  func steps(number: Int) throws {
    #expect(Self.steps.count == 10)
    let look = try #require(try Self.pill(Self.file(after: number)))
    #expect(throws: Never.self) { try Pill("beta").look(look).svg(for: .web) }
    // The second is for the editor.
    if number > 2 { #expect(try Self.pill(Self.file(after: number - 1)) != look) }
  }

  @Test("ends in a look with everything that it spoke of")
  func whole() throws {
    let look = try #require(try Self.pill(Self.file(after: 9)))
    #expect(look.font == Font(["Helvetica", "Arial", "Liberation Sans"], size: 12, weight: .bold))
    #expect(look.height == 20 && look.padding == 8 && look.letterpress?.shade == 0.75)
    #expect(look.colors.normal.fill == .linearGradient(from: "#38A169", to: "#2F855A"))
    #expect(look.colors[.selected] == look.colors.highlighted)
    #expect(look.colors[.disabled, .dark].text == .color("#CBD5E0"))
    #expect(look.colors[.highlighted, .dark] == look.colors.highlighted)
    let widths = try ["7", "42", "beta"].map { try Pill($0).look(look).layout(with: BuiltinShaper()).frame.width }
    #expect(widths[0] == 28 && widths[1] == 28 && widths[2] > 28)
  }

  @Test("makes another look from it")
  func variant() throws {
    let tag = Self.file(after: 9)
    let base = try #require(try Self.pill(tag))
    let text = try #require(Self.steps.last)
    let look = try #require(try Self.pill(text, beside: tag))
    #expect(look.letterpress == nil && look.compact == base.compact && look.font == base.font)
    #expect(look.colors.normal == PillLook.Colors(fill: "#C53030", text: .knockout))
    #expect(look.colors.highlighted == base.colors.highlighted && look.colors.disabled?.crescent == nil)
    #expect(look.colors.dark.disabled == base.colors.dark.disabled)
    for state in BadgeState.allCases {
      for look in [base, look] {
        let picture = try Pill("beta").look(look).state(state).colorScheme(.automatic).svg(for: .web)
        #expect(picture.contains("prefers-color-scheme") == (state == .normal || state == .disabled))
      }
    }
  }
}
