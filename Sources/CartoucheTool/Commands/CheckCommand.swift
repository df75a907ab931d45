import ArgumentParser
import BadgeManifest
import Cartouche
import ContrastChecking
import Messages
import XMLChecking

/// `cartouche check FILE…`.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Check that SVG files are well-formed and match a profile.")

  @Argument(help: "The files to check; - is standard input.")
  var files: [String]

  @Option(
    help: ArgumentHelp("The profile of the files: \(Values.list(OutputProfile.Kind.self)).", valueName: "profile"))
  var profile = "web"

  @Flag(help: "Report live texts with too little contrast to what is below them, by WCAG 2.")
  var contrast = false

  @Option(
    help: ArgumentHelp(
      "The page's colour, for texts on the page; by default white, #0d1117 for dark colour schemes.",
      valueName: "color"))
  var page: String?

  func run() throws {
    let name: OutputProfile.Kind = try Values.word(profile, "profile")
    let contrastCheck = try contrastCheck(for: name)
    var lines: [String] = []
    for file in files {
      let bytes = try InputFile.read(file)
      let source = SourceFile(name: InputFile.name(of: file), bytes: bytes)
      let faults = Self.faults(in: bytes, profile: name, contrastCheck)
      for fault in faults.prefix(Self.mostFaults) {
        lines.append(source.message(fault.words, line: fault.line, column: fault.column, .characters))
      }
      if let rest = CommandMessage.rest(of: faults.count, shown: Self.mostFaults) {
        lines.append("\(TerminalText.plain(InputFile.name(of: file))): \(rest)")
      }
    }
    guard lines.isEmpty else { throw Failure(code: .checkFailed, message: lines.joined(separator: "\n")) }
  }

  /// The most faults of a file that are shown; the rest are only counted.
  private static let mostFaults = 20

  /// A place in a file and what is wrong there.
  private typealias Fault = (line: Int, column: Int, words: String)

  private static func faults(
    in bytes: [UInt8], profile: OutputProfile.Kind, _ contrast: ContrastCheck?
  ) -> [Fault] {
    let faults = XMLChecker(profile.schema).faults(in: bytes).map { ($0.line, $0.column, $0.message) }
    // What a file outside the profile looks like cannot be told.
    guard let contrast, faults.isEmpty, let tree = try? XMLTree(parsing: bytes) else { return faults }
    do {
      return try contrast.findings(in: tree).map { ($0.line, $0.column, $0.message) }
    } catch {
      return [(1, 1, error.description)]
    }
  }

  private func contrastCheck(for profile: OutputProfile.Kind) throws(Failure) -> ContrastCheck? {
    guard contrast else {
      if page != nil { throw .usage(CommandMessage.pageNeedsContrast) }
      return nil
    }
    guard profile == .web else { throw .usage(CommandMessage.contrastNeedsWeb) }
    var check = ContrastCheck()
    if let page {
      let color = try Values.color(page)
      guard color.alpha == 1 else { throw .usage(CommandMessage.pageNotOpaque(page)) }
      check.page = color
      check.darkPage = color
    }
    return check
  }
}
