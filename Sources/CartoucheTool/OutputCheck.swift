import Cartouche
import XMLChecking

/// Checks files before they are written. It keeps compiled grammars for the next files of its thread.
final class OutputCheck {
  private lazy var web = XMLChecker(.web)
  private lazy var embed = XMLChecker(.embed)
  private lazy var design = XMLChecker(.design)
  private lazy var designWithFilters = XMLChecker(.designWithFilters)

  /// The drawn file, after it matched the grammar of its profile; with `pretty`, each element on its own line.
  ///
  /// - Throws: A failure of the software, because Cartouche must not draw anything else.
  func checked(
    _ bytes: [UInt8], name: String, for profile: OutputProfile, pretty: Bool = false
  ) throws(Failure) -> [UInt8] {
    do throws(XMLDiagnostic) {
      let checker =
        switch profile.kind {
        case .web: web
        case .embed: embed
        case .design: profile.shadows == .filter ? designWithFilters : design
        }
      if let fault = checker.faults(in: bytes).first { throw fault }
      return pretty ? Array(try XMLTree(parsing: bytes).prettyPrinted().utf8) : bytes
    } catch {
      let place = "\(name):\(error.line):\(error.column)"
      let reason = "Cartouche drew what its own grammar forbids: \(error.message)"
      throw Failure(code: .software, at: place, reason: reason)
    }
  }
}

extension OutputProfile {
  /// The grammar of the profile's files.
  var schema: Schema {
    switch kind {
    case .web: .web
    case .embed: .embed
    case .design: shadows == .filter ? .designWithFilters : .design
    }
  }
}
