/// The lines in which two texts differ, each group with three lines around it, as `diff -u` shows them.
struct UnifiedDiff: CustomStringConvertible {
  private enum Line {
    case common(String)
    case removed(String)
    case added(String)

    var isChange: Bool { if case .common = self { false } else { true } }

    var isOld: Bool { if case .added = self { false } else { true } }

    var isNew: Bool { if case .removed = self { false } else { true } }

    var text: String {
      switch self {
      case .common(let text): " " + text
      case .removed(let text): "-" + text
      case .added(let text): "+" + text
      }
    }
  }

  private static let context = 3
  private let lines: [Line]
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
    var lines: [Line] = []
    var next = 0
    for (index, line) in old.enumerated() {
      if removed.contains(index) {
        lines.append(.removed(line))
        continue
      }
      while added.contains(next) {
        lines.append(.added(new[next]))
        next += 1
      }
      lines.append(.common(line))
      next += 1
    }
    lines += new[next...].map { .added($0) }
    self.lines = lines
  }

  var description: String {
    var text = "--- \(names.old)\n+++ \(names.new)\n"
    for hunk in hunks {
      let before = lines[..<hunk.lowerBound]
      let inside = lines[hunk]
      let old = "\(before.count(where: \.isOld) + 1),\(inside.count(where: \.isOld))"
      let new = "\(before.count(where: \.isNew) + 1),\(inside.count(where: \.isNew))"
      text += "@@ -\(old) +\(new) @@\n"
      text += inside.map(\.text).joined(separator: "\n") + "\n"
    }
    return text
  }

  /// Runs of lines around changes; runs that touch are one.
  private var hunks: [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in lines.indices where lines[index].isChange {
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
