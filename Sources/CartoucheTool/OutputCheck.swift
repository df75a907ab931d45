import Cartouche
import XMLChecking

/// The check of what was drawn, before it is written.
enum OutputCheck {
  /// The drawn file, if it matches the grammar of its profile; pretty-printed on request. Anything else is a fault of
  /// Cartouche.
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
