package import Cartouche
package import XMLChecking

/// Checks files before they are written. It keeps compiled grammars for the next files of its thread.
package final class OutputCheck {
  private lazy var web = XMLChecker(.web)
  private lazy var embed = XMLChecker(.embed)
  private lazy var design = XMLChecker(.design)
  private lazy var designWithFilters = XMLChecker(.designWithFilters)

  package init() {}

  /// Throws the first fault of a drawn file by the grammar of its profile.
  package func check(_ bytes: [UInt8], for profile: OutputProfile) throws(XMLDiagnostic) {
    let checker =
      switch profile.kind {
      case .web: web
      case .embed: embed
      case .design: profile.shadows == .filter ? designWithFilters : design
      }
    if let fault = checker.faults(in: bytes).first { throw fault }
  }

  /// Where a drawn file with this name has a fault, and why that is a failure of the software.
  package static func failure(_ fault: XMLDiagnostic, in name: String) -> (place: String, reason: String) {
    ("\(name):\(fault.line):\(fault.column)", "Cartouche drew what its own grammar forbids: \(fault.message)")
  }
}

extension OutputProfile {
  /// The grammar of the profile's files.
  package var schema: Schema {
    switch kind {
    case .web: .web
    case .embed: .embed
    case .design: shadows == .filter ? .designWithFilters : .design
    }
  }
}
