package import BadgeManifest
package import Cartouche
package import LookFiles
import Messages
package import SourceTree
import XMLChecking

/// Draws the badges of lines of JSON, each an entry as in a manifest. It belongs to one thread.
package struct LineDrawer {
  /// The greatest length of a line in bytes, without its end.
  package static let maximumBytes = 1 << 20

  private let reader: BadgeLineReader
  private let outlining: any TextShaper
  private let isStrict: Bool
  private let name: String?
  private let check = OutputCheck()

  /// Draws lines. It reads files through `resolver` alone.
  ///
  /// - Parameters:
  ///   - name: The name of the lines in messages.
  ///   - path: The path of their file, from which the files that entries name are found.
  ///   - logos: The logos that entries can name.
  ///   - resolver: Reads the files that entries name: looks, logos and icons.
  ///   - outlining: Sets text in profiles that outline it.
  ///   - isStrict: Whether an entry with a warning is not drawn.
  package init(
    name: String? = nil, path: String? = nil, logos: LogoFolder? = nil, resolver: LookResolver,
    outlining: any TextShaper, isStrict: Bool = false
  ) {
    reader = BadgeLineReader(path: path, logos: logos, resolver: resolver)
    self.outlining = outlining
    self.isStrict = isStrict
    self.name = name
  }

  /// The badge of a line, checked against the grammar of its profile.
  ///
  /// - Parameter number: The number of the line among others, from 1.
  package func drawn(_ line: [UInt8], number: Int = 1) throws(LineError) -> DrawnLine {
    guard line.count <= Self.maximumBytes else { throw .tooLong(number: number) }
    // A later line may have the file of an earlier one: the names of a million files would fill the memory.
    var reader = reader
    let entry: BadgeEntry
    do { entry = try reader.entry(line, number: number) } catch {
      throw LineError(error.message(in: name), number: number, at: error.position)
    }
    let shaper: any TextShaper = entry.profile.outlinesText ? outlining : BuiltinShaper()
    let badge: DrawnBadge
    do {
      badge = try entry.badge.drawn(for: entry.profile, shaper: shaper)
    } catch {
      throw self.error(error.description, in: line, number: number, at: entry.position)
    }
    do {
      try check.check(badge.bytes, for: entry.profile)
    } catch {
      let (place, reason) = OutputCheck.failure(error, in: entry.file ?? "standard output")
      throw LineError("\(place): error: \(reason)", number: number)
    }
    let warnings =
      entry.warnings.map { ($0.problem.description, $0.position) }
      + entry.requests.withoutEffect(on: entry.badge, shaper: shaper).map { request in
        (request.kind.changesNothing { "'\($0)'" }, request.position ?? entry.position)
      }
    if isStrict, let first = warnings.first {
      // Each one reads the line again.
      let shown = 20
      var messages = warnings.prefix(shown).map { text, place in message(text, in: line, number: number, at: place) }
      if warnings.count > shown { messages.append("and \(Message.count(warnings.count - shown, "more warning"))") }
      throw LineError(messages.joined(separator: "\n"), number: number, at: first.1)
    }
    return DrawnLine(entry: entry, badge: badge, warnings: warnings.map(\.0))
  }

  /// A problem at a place in a line, which is shown with a caret.
  package func error(_ text: String, in line: [UInt8], number: Int, at position: SourcePosition) -> LineError {
    LineError(message(text, in: line, number: number, at: position), number: number, at: position)
  }

  private func message(_ text: String, in line: [UInt8], number: Int, at place: SourcePosition) -> String {
    // The line is the first one of its own text.
    let snippet =
      place.file == nil
      ? SourceLines(line).snippet(line: place.line - number + 1, column: place.column, .scalars) : nil
    return Message.located(
      text, in: place.file ?? name, line: place.line, column: place.column, snippet: snippet)
  }
}
