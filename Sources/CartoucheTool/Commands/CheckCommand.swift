import ArgumentParser
import BadgeManifest
import Cartouche
import ContrastChecking
import LineDrawing
import Messages
import SourceTree
import XMLChecking

/// `cartouche check FILE…`.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Check that SVG files are well-formed and match a profile.",
    discussion: """
      With --contrast, files may be manifests, whose names end in .yml, .yaml or .json. Then each look is drawn in its \
      states, for light and for dark pages, and each badge as it is. Disabled states are left out, as in WCAG 2.
      """)

  @Argument(help: "The files to check, or manifests; - is an SVG file on standard input.", completion: .file())
  var files: [String]

  @Option(
    help: ArgumentHelp(
      "The profile of the files, by default web: \(Values.list(OutputProfile.Kind.self)).", valueName: "profile"),
    completion: Values.completion(OutputProfile.Kind.self))
  var profile: String?

  @Option(
    help: ArgumentHelp(
      "Report what goes beyond the documented limits of a program: \(Values.list(ImportTarget.self)). The files are of "
        + "the design profile.", valueName: "target"),
    completion: Values.completion(ImportTarget.self))
  var target: String?

  @Flag(help: "Accept the blurs of --shadows filter, in the design profile.")
  var filters = false

  @OptionGroup var input: ManifestOptions

  @Flag(help: "Report live texts with too little contrast to what is below them, by WCAG 2.")
  var contrast = false

  @Option(
    help: ArgumentHelp(
      "The page's colour, for texts on the page; by default white, #0d1117 for dark colour schemes.",
      valueName: "color"))
  var page: String?

  func run() throws {
    let target: ImportTarget? = try target.map { text throws(Failure) in try Values.word(text, "target") }
    let name = try kind(for: target)
    let contrastCheck = try contrastCheck(for: name)
    let manifest = files.first(where: Self.isManifest)
    if !contrast, let manifest {
      throw Failure.usage(
        "'\(Message.shortened(manifest))' is a manifest: --contrast checks its texts, and 'cartouche build' all else")
    }
    if manifest == nil, let option = input.given {
      throw Failure.usage("\(option) is for manifests, which are checked with --contrast")
    }
    let checker = XMLChecker(try schema(of: name), askingLibXML: true)
    var lines: [String] = []
    var unread: Failure?
    for file in files {
      let bytes: [UInt8]
      do throws(Failure) {
        if let contrastCheck, Self.isManifest(file) {
          lines += try faults(inManifest: file, with: contrastCheck)
          continue
        }
        bytes = try InputFile.read(file)
      } catch {
        // The faults of the other files are reported, too.
        lines.append(error.message)
        unread = unread ?? error
        continue
      }
      let source = SourceFile(name: InputFile.name(of: file), bytes: bytes)
      let faults = Self.faults(in: bytes, with: checker, contrastCheck, target)
      // Texts that are hard to read are no faults of a profile.
      if profile == nil, target == nil, !faults.isEmpty, !contrast || !checker.faults(in: bytes).isEmpty,
        let other = Self.profile(of: bytes, besides: name)
      {
        let text = "this is a file of the profile '\(other.rawValue)'; check it with --profile \(other.rawValue)"
        lines.append(source.message(text, line: 1, column: 1, .characters))
        continue
      }
      if name == .design, !faults.isEmpty, let tree = try? XMLTree(parsing: bytes) {
        // What breaks in which tool.
        lines += ForeignConstruct.all(in: tree).map { found in
          Message.located(
            found.message, in: InputFile.name(of: file), line: found.line, column: found.column, severity: "note",
            snippet: nil)
        }
      }
      for fault in faults.prefix(Self.mostFaults) {
        lines.append(source.message(fault.message, line: fault.line, column: fault.column, .characters))
      }
      if let rest = CommandMessage.rest(of: faults.count, shown: Self.mostFaults) {
        lines.append("\(TerminalText.plain(InputFile.name(of: file))): \(rest)")
      }
    }
    guard lines.isEmpty else {
      throw Failure(code: unread?.code ?? .checkFailed, message: lines.joined(separator: "\n"))
    }
  }

  private static func isManifest(_ path: String) -> Bool {
    [".yml", ".yaml", ".json"].contains { path.hasSuffix($0) }
  }

  /// The texts of a manifest that are hard to read, each in a line.
  private func faults(inManifest path: String, with check: ContrastCheck) throws(Failure) -> [String] {
    let (manifest, source) = try input.manifest(at: path)
    var contrast = LookContrast(check)
    for entry in manifest.entries {
      do throws(BadgeError) { try contrast.add(entry) } catch {
        throw source.located(Failure(code: .data, message: error.description), at: entry.position)
      }
    }
    return contrast.faults.map { fault in
      Message.located(
        fault.message, in: fault.position.file ?? path, line: fault.position.line, column: fault.position.column,
        snippet: nil)
    }
  }

  /// The maximum number of faults of a file that are shown; others are only counted.
  private static let mostFaults = 20

  private static func faults(
    in bytes: [UInt8], with checker: XMLChecker, _ contrast: ContrastCheck?, _ target: ImportTarget?
  ) -> [FileFault] {
    let faults = checker.faults(in: bytes).map { FileFault(line: $0.line, column: $0.column, message: $0.message) }
    // A file outside the profile may look different in each renderer.
    guard faults.isEmpty, contrast != nil || target != nil, let tree = try? XMLTree(parsing: bytes) else {
      return faults
    }
    if let target { return target.faults(in: tree) }
    do {
      return try contrast?.findings(in: tree).map {
        FileFault(line: $0.line, column: $0.column, message: $0.message)
      } ?? []
    } catch {
      return [FileFault(line: 1, column: 1, message: error.description)]
    }
  }

  /// Another profile that a file matches, if there is one.
  private static func profile(of bytes: [UInt8], besides kind: OutputProfile.Kind) -> OutputProfile.Kind? {
    OutputProfile.Kind.allCases.first { $0 != kind && XMLChecker(OutputProfile($0).schema).faults(in: bytes).isEmpty }
  }

  /// The given profile, or that of a target's files.
  private func kind(for target: ImportTarget?) throws(Failure) -> OutputProfile.Kind {
    let kind: OutputProfile.Kind? = try profile.map { text throws(Failure) in try Values.word(text, "profile") }
    guard target != nil else { return kind ?? .web }
    guard kind ?? .design == .design else {
      throw .usage("--target is for the design profile, whose files other programs import")
    }
    return .design
  }

  private func schema(of kind: OutputProfile.Kind) throws(Failure) -> Schema {
    guard filters else { return OutputProfile(kind).schema }
    guard kind == .design, target == nil else {
      throw .usage("--filters is for the design profile; no --target draws filters")
    }
    return OutputProfile.design.shadows(.filter).schema
  }

  private func contrastCheck(for profile: OutputProfile.Kind) throws(Failure) -> ContrastCheck? {
    guard contrast else {
      if page != nil { throw .usage("--page is for --contrast") }
      return nil
    }
    guard profile != .design else {
      throw .usage("--contrast is for live texts; those of the design profile are outlines")
    }
    var check = ContrastCheck()
    if let page {
      let color = try Values.color(page)
      guard color.alpha == 1 else {
        throw .usage("the page's colour must be opaque, not '\(Message.shortened(page))'")
      }
      check.page = color
      check.darkPage = color
    }
    return check
  }
}
