/// The lines in which two texts differ, each group with three lines around it, as `diff -u` shows them.
struct UnifiedDiff: CustomStringConvertible {
  private enum Mark: String {
    case common = " "
    case removed = "-"
    case added = "+"
  }

  private static let context = 3
  private let lines: [(mark: Mark, text: String)]
  private let names: (old: String, new: String)

  init(from old: String, to new: String, names: (old: String, new: String)) {
    self.names = names
    let old = old.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let new = new.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let difference = new.difference(from: old) { $0.utf8.elementsEqual($1.utf8) }
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var lines: [(mark: Mark, text: String)] = []
    var next = 0
    for (index, line) in old.enumerated() {
      if removed.contains(index) {
        lines.append((.removed, line))
        continue
      }
      while added.contains(next) {
        lines.append((.added, new[next]))
        next += 1
      }
      lines.append((.common, line))
      next += 1
    }
    lines += new[next...].map { (.added, $0) }
    self.lines = lines
  }

  var description: String {
    var text = "--- \(names.old)\n+++ \(names.new)\n"
    for hunk in hunks {
      let before = lines[..<hunk.lowerBound]
      let inside = lines[hunk]
      let old = "\(before.count { $0.mark != .added } + 1),\(inside.count { $0.mark != .added })"
      let new = "\(before.count { $0.mark != .removed } + 1),\(inside.count { $0.mark != .removed })"
      text += "@@ -\(old) +\(new) @@\n"
      text += inside.map { $0.mark.rawValue + $0.text }.joined(separator: "\n") + "\n"
    }
    return text
  }

  /// Runs of lines around changes; runs that touch are one.
  private var hunks: [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in lines.indices where lines[index].mark != .common {
      let range = max(0, index - Self.context)..<min(lines.count, index + Self.context + 1)
      if let last = hunks.last, last.upperBound >= range.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return hunks
  }
}
