internal import LookFiles

extension JSONValue {
  /// The value with all that is in it. Numbers, true and false are texts as written.
  func node(_ places: inout ReportPlaces) throws(ReportError) -> SourceNode {
    let position = places.place(of: offset)
    switch kind {
    case .null: return SourceNode(content: .nothing, position: position)
    case .object:
      var entries: [SourceEntry] = []
      for member in try members() {
        let place = places.place(of: member.offset)
        entries.append(SourceEntry(key: member.key, position: place, value: try member.value.node(&places)))
      }
      return SourceNode(content: .map(entries), position: position)
    case .list:
      var nodes: [SourceNode] = []
      for element in elements() { nodes.append(try element.node(&places)) }
      return SourceNode(content: .list(nodes), position: position)
    case .text, .number, .truth: return SourceNode(content: .text(try scalar() ?? ""), position: position)
    }
  }
}
