import Cartouche
import XMLChecking

/// Checks what was drawn before it is written. It keeps what one check compiled for the next ones, in one thread.
final class OutputCheck {
  private lazy var web = XMLChecker(.web)
  private lazy var embed = XMLChecker(.embed)
  private lazy var design = XMLChecker(.design)

  /// The drawn file, on one line for each element if it is to be pretty, once it matches the grammar of its profile.
  ///
  /// - Throws: A failure of the software, because Cartouche must not draw anything else.
  func checked(
    _ bytes: [UInt8], name: String, for profile: OutputProfile.Kind, pretty: Bool = false
  ) throws(Failure) -> [UInt8] {
    do throws(XMLDiagnostic) {
      let checker =
        switch profile {
        case .web: web
        case .embed: embed
        case .design: design
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

extension OutputProfile.Kind {
  /// The grammar of the profile's files.
  var schema: Schema {
    switch self {
    case .web: .web
    case .embed: .embed
    case .design: .design
    }
  }
}
