/// A fault at a byte offset.
struct Fault {
  /// What found a fault. At the same place, the rules speak first.
  enum Finder: Int { case rules, grammar }

  let offset: Int
  var finder = Finder.rules
  let kind: XMLDiagnostic.Kind

  /// The first faults with lines and columns, in document order, without duplicates.
  static func diagnostics(_ faults: [Fault], in bytes: [UInt8]) -> [XMLDiagnostic] {
    if faults.isEmpty { return [] }
    var position = TextPosition()
    var result: [XMLDiagnostic] = []
    func key(_ index: Int) -> (Int, Int, Int) { (faults[index].offset, faults[index].finder.rawValue, index) }
    let order = faults.indices.sorted { key($0) < key($1) }
    for fault in order.prefix(XMLTree.faultLimit).map({ faults[$0] }) {
      position.advance(to: fault.offset, in: bytes)
      let diagnostic = position.diagnostic(fault.kind)
      if diagnostic != result.last { result.append(diagnostic) }
    }
    return result
  }
}
