/// The names of the layers in a file, where equal names are numbered.
package struct LayerNames {
  /// The names so far, each with the last number used for it.
  private var counts: [String: Int] = [:]

  package init() {}

  /// The name in the file of the next layer with this name.
  package mutating func add(_ name: String) -> String {
    if counts.isEmpty { counts.reserveCapacity(12) }
    guard var count = counts.updateValue(1, forKey: name) else { return name }
    var numbered: String
    repeat {
      count += 1
      numbered = "\(name)-\(count)"
    } while counts[numbered] != nil
    counts[name] = count
    counts[numbered] = 1
    return numbered
  }
}
