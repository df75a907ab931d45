import SourceTree

/// The quotations and items of lists around a line of Markdown: the container blocks of CommonMark.
struct ContainerBlocks {
  /// From the outside, the columns of an item's mark with the spaces around it; nil for a quotation.
  private var open: [Int?] = []
  /// More spaces before a text or a mark make code of it.
  let maximumIndentation: Int

  /// Each empty line goes on with all of them; with a limit, this takes a time linear in the page.
  private static let maximumDepth = 100

  init(maximumIndentation: Int) { self.maximumIndentation = maximumIndentation }

  /// A line behind the marks of some containers.
  struct Line {
    fileprivate(set) var text: ArraySlice<UInt8>
    /// The column of the text, and the one where texts of the innermost container begin.
    fileprivate var column = 0
    fileprivate var base = 0
    /// The number of the containers.
    fileprivate var depth = 0

    var indentation: Int { column - base }

    fileprivate init(_ line: ArraySlice<UInt8>) {
      text = line
      skipBlanks()
    }

    fileprivate mutating func skipBlanks() {
      let blanks = text.prefix { $0 == 0x20 || $0 == 0x09 }
      for blank in blanks { column = blank == 0x09 ? column / 4 * 4 + 4 : column + 1 }
      text = text[blanks.endIndex...]
    }

    /// The line behind the mark of a quotation or an item, and the columns of that of an item.
    fileprivate func behindMark() -> (line: Line, width: Int?)? {
      var line = self
      let digits = text.prefix(10).prefix(while: \.isDigit).count
      guard digits < 10, let mark = text.dropFirst(digits).first else { return nil }
      line.text = text.dropFirst(digits + 1)
      line.column += digits + 1
      line.depth += 1
      let end = line.column
      let isBlank = line.text.first.map { $0 == 0x20 || $0 == 0x09 }
      line.skipBlanks()
      if digits == 0, mark == UInt8(ascii: ">") {
        line.base = end + (isBlank == true ? 1 : 0)
        return (line, nil)
      }
      guard (digits > 0 ? ".)" : "-*+").utf8.contains(mark), isBlank != false, !CodeBlocks.isRule(text) else {
        return nil
      }
      line.base = end + (line.text.isEmpty || line.column - end > 4 ? 1 : line.column - end)
      return (line, line.base - base)
    }

    /// Whether an item with this mark begins directly below a text. Other numbers than 1 may be those of a sentence.
    fileprivate func canDivideText(_ behindMark: Line) -> Bool {
      !behindMark.text.isEmpty && (text.first?.isDigit != true || text.prefix(while: \.isDigit).elementsEqual("1".utf8))
    }
  }

  /// A line behind the marks of the containers that go on in it.
  func line(_ bytes: ArraySlice<UInt8>) -> Line {
    var line = Line(bytes)
    for width in open {
      if let width {
        guard line.text.isEmpty || line.indentation >= width else { break }
        line.base += width
        line.depth += 1
      } else {
        guard line.indentation <= maximumIndentation, line.text.first == UInt8(ascii: ">"),
          let inner = line.behindMark()?.line
        else { break }
        line = inner
      }
    }
    return line
  }

  /// Whether the line is in all containers.
  func contain(_ line: Line) -> Bool { line.depth == open.count }

  /// Ends the containers that do not go on in the line.
  mutating func close(at line: Line) { open.removeSubrange(line.depth...) }

  /// Opens those that begin in the line, and reads their marks.
  mutating func open(at line: inout Line, isBelowText: Bool) {
    var isBelowText = isBelowText && contain(line)
    while line.depth < Self.maximumDepth, line.indentation <= maximumIndentation,
      let (inner, width) = line.behindMark(), width == nil || !isBelowText || line.canDivideText(inner)
    {
      isBelowText = false
      close(at: line)
      open.append(width)
      line = inner
    }
  }
}
