import Cartouche
import LineDrawing
import XMLChecking

extension OutputCheck {
  /// The drawn file, after it matched the grammar of its profile; with `pretty`, each element on its own line.
  func checked(
    _ bytes: [UInt8], name: String, for profile: OutputProfile, pretty: Bool = false
  ) throws(Failure) -> [UInt8] {
    do throws(XMLDiagnostic) {
      try check(bytes, for: profile)
      return pretty ? Array(try XMLTree(parsing: bytes).prettyPrinted().utf8) : bytes
    } catch {
      let (place, reason) = Self.failure(error, in: name)
      throw Failure(code: .software, at: place, reason: reason)
    }
  }
}
