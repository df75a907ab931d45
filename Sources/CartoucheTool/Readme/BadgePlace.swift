import KeyTables
import Messages
import SourceTree

/// A place of a page for badges: what is between two comments.
struct BadgePlace {
  private static let badges = "cartouche badges"
  private static let end = "cartouche end"

  /// The bytes between the lines of the comments.
  private(set) var bytes: Range<Int>
  /// The names of the badges that the first comment has; nil for all.
  let names: [String]?
  /// The line of the first comment, from 1.
  let line: Int
  /// The spaces or tabs before the first comment, which keep its text in an item of a list.
  let indentation: [UInt8]
  /// How the line of the first comment ends.
  let lineEnd: [UInt8]

  /// The places of a page, in their order, at least one, and a comment that Markdown takes for code or text.
  static func all(
    in page: [UInt8], name: String, _ language: PageLanguage, known: Set<String>
  ) throws(Failure) -> (places: [BadgePlace], indented: String?) {
    let source = SourceFile(name: name, bytes: page)
    func failure(_ text: String, _ line: Int) -> Failure {
      Failure(code: .data, message: source.message(text, line: line, column: 1, .scalars))
    }
    var places: [BadgePlace] = []
    var open: BadgePlace?
    var code = CodeBlocks(in: language)
    var indented: String?
    var lines = PageLines(page)
    var line = 0
    while let bytes = lines.next() {
      line += 1
      let isCode = code.contains(bytes)
      guard !isCode || code.isIndented, !code.isInElement, let comment = language.comment(in: bytes),
        comment == end || comment == badges || comment.hasPrefix(badges + ":")
      else { continue }
      if code.isIndented {
        indented = indented ?? "line \(line) has a tab or more than 3 spaces before it"
      } else if comment == end {
        guard var place = open else {
          throw failure(
            "this comment ends no badges; above them goes '\(language.comment(badges))' on a line of its own", line)
        }
        place.bytes = place.bytes.lowerBound..<bytes.startIndex
        places.append(place)
        open = nil
      } else {
        if let open { throw failure("badges begin again before those of line \(open.line) end", line) }
        let next = lines.start
        let lineEnd = bytes.endIndex < next ? Array(page[bytes.endIndex..<next]) : [0x0A]
        let names = names(in: comment, known: known)
        guard names?.isEmpty != true else { throw failure("this comment names no badge", line) }
        let spaces = Array(bytes.prefix(while: \.isBlank))
        open = BadgePlace(
          bytes: next..<next, names: names, line: line, indentation: language == .markdown ? spaces : [],
          lineEnd: lineEnd)
      }
    }
    let note = indented.map { "; \($0)" } ?? ""
    if let open {
      throw failure(
        "these badges have no end; below them goes '\(language.comment(end))' on a line of its own\(note)", open.line)
    }
    guard !places.isEmpty else {
      throw Failure(
        code: .data, at: name,
        reason: "there is no place for badges; put it between '\(language.comment(badges))' and "
          + "'\(language.comment(end))', each on a line of its own"
          + (language.allowsSpaces ? "" : ", without spaces before it") + note)
    }
    return (places, indented)
  }

  /// The names in a comment, each once. A badge may have a name with commas.
  private static func names(in comment: String, known: Set<String>) -> [String]? {
    guard comment != badges else { return nil }
    let text = comment.dropFirst(badges.count + 1)
    var seen: Set<String> = []
    let names = text.split(separator: ",").map { String($0.trimmingSpaces) }
      .filter { !$0.isEmpty && seen.insert($0).inserted }
    let whole = String(text.trimmingSpaces)
    return known.contains(whole) && !known.isSuperset(of: names) ? [whole] : names
  }
}
