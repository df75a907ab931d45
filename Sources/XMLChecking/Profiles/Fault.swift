/// A fault at a byte offset.
struct Fault {
  let offset: Int
  let kind: XMLDiagnostic.Kind

  /// The first faults with lines and columns, in document order, without duplicates.
  static func diagnostics(_ faults: [Fault], in bytes: [UInt8]) -> [XMLDiagnostic] {
    var position = TextPosition()
    var result: [XMLDiagnostic] = []
    let order = faults.indices.sorted { (faults[$0].offset, $0) < (faults[$1].offset, $1) }
    for fault in order.prefix(XMLTree.faultLimit).map({ faults[$0] }) {
      position.advance(to: fault.offset, in: bytes)
      let diagnostic = position.diagnostic(fault.kind)
      if diagnostic != result.last { result.append(diagnostic) }
    }
    return result
  }
}
