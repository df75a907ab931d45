import Cartouche
import XMLChecking

/// Checks what was drawn before it is written. It keeps what one check compiled for the next ones, in one thread.
final class OutputCheck {
  private lazy var web = XMLChecker(.web)
  private lazy var embed = XMLChecker(.embed)
  private lazy var design = XMLChecker(.design)
  private lazy var designWithFilters = XMLChecker(.designWithFilters)

  /// The drawn file, on one line for each element if it is to be pretty, once it matches the grammar of its profile.
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
      throw Failure(
        code: .software, message: "\(place): error: Cartouche drew what its own grammar forbids: \(error.message)")
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
