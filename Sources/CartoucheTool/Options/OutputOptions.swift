import ArgumentParser
import BadgeManifest
import Cartouche
import Messages
import XMLChecking

/// Where a drawn badge goes, and in which form.
struct OutputOptions: ParsableArguments {
  @Option(help: ArgumentHelp("web or design.", valueName: "profile"))
  var profile = "web"

  @Option(help: ArgumentHelp("The maximum number of digits after a decimal point, 0 to 6.", valueName: "digits"))
  var precision = 3

  @Option(help: ArgumentHelp("The prefix of every id in the file.", valueName: "prefix"))
  var idPrefix = ""

  @Option(help: ArgumentHelp("The form of animations: css, smil or none.", valueName: "form"))
  var animations = "css"

  @Flag(help: "Write each element on its own line.")
  var pretty = false

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The file to write; - or none for standard output.", valueName: "file")
  )
  var output: String?

  @Flag(help: "Draw lines as filled outlines.")
  var expandStrokes = false

  @Flag(help: "Make every fill correct with the nonzero rule.")
  var nonzero = false

  @OptionGroup var outlines: OutlineOptions

  /// Draws, checks and writes the badge.
  func write(_ badge: some Badge) throws(Failure) {
    let profile = try outputProfile()
    let shaper = try outlines.shaper(for: profile)
    var bytes: [UInt8]
    do {
      bytes = try badge.serialized(for: profile, shaper: shaper)
    } catch {
      throw .usage(error.description)
    }
    for request in BadgeRequest.all(of: badge) where (try? request.changes(badge, shaper: shaper)) == false {
      StandardError.write("warning: \(Wording.changesNothing(request.kind, .option))\n")
    }
    bytes = try OutputCheck.checked(
      bytes, name: TerminalText.plain(output ?? "standard output"), for: profile.kind, pretty: pretty)
    guard let output else { return try StandardOutput.write(bytes) }
    try OutputFile.write(bytes, to: output)
  }

  private func outputProfile() throws(Failure) -> OutputProfile {
    let kind: OutputProfile.Kind = try Values.word(profile, "profile")
    guard (0...6).contains(precision) else { throw .usage("--precision takes 0 to 6, not \(precision)") }
    guard OutputProfile.isIDPrefix(idPrefix) else { throw .usage(Message.badIDPrefix(idPrefix)) }
    var profile = OutputProfile(kind).precision(precision).idPrefix(idPrefix)
    profile = profile.animations(try Values.word(animations, "form of movements"))
    if outlines.outlineText { profile = profile.outliningText() }
    if expandStrokes { profile = profile.expandingStrokes() }
    if nonzero { profile = profile.fillingNonzero() }
    return profile
  }
}

/// The last look at what was drawn, before anyone else sees it.
enum OutputCheck {
  /// The drawn file, once it holds to its profile's grammar, one element a line where asked for. Anything else is a
  /// fault of ours.
  static func checked(
    _ bytes: [UInt8], name: String, for profile: OutputProfile.Kind, pretty: Bool = false
  ) throws(Failure) -> [UInt8] {
    do throws(XMLDiagnostic) {
      let tree = try XMLTree(parsing: bytes)
      if let fault = tree.validate(against: profile.schema).first { throw fault }
      return pretty ? Array(try tree.prettyPrinted().utf8) : bytes
    } catch {
      let place = "\(name):\(error.line):\(error.column)"
      throw Failure(
        code: .software, message: "\(place): error: Cartouche drew what its own grammar forbids: \(error.message)")
    }
  }
}

extension OutputProfile.Kind {
  /// The grammar of the profile's files.
  var schema: Schema {
    switch self {
    case .web: .web
    case .design: .design
    }
  }
}
