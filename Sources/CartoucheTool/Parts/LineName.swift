import SourceTree

/// The name of a badge in a line of JSON, found without reading the rest: each of many shards looks at every line.
enum LineName {
  /// The value of the first key `file` of the object, if it is a text; nil where none is found.
  static func name(in line: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    var depth = 0
    var isKey = false
    var isName = false
    var index = line.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while index < line.count {
      let byte = line[index]
      switch byte {
      case UInt8(ascii: "\""):
        guard let end = endOfText(in: line, from: index) else { return nil }
        if depth == 1 {
          if isName { return text(in: line, index..<end) }
          isName = isKey && text(in: line, index..<end).map { $0.elementsEqual("file".utf8) } ?? false
          isKey = false
        }
        index = end
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        // A list at the top has no keys.
        if depth == 0 && byte == UInt8(ascii: "[") || isName { return nil }
        isKey = depth == 0
        depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        if depth <= 0 { return nil }
      case UInt8(ascii: ","):
        // The value was a number or a word.
        if isName && depth == 1 { return nil }
        isKey = depth == 1
      default: break
      }
      index += 1
    }
    return nil
  }

  /// The index after the quotation mark that ends a text.
  private static func endOfText(in line: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var index = start + 1
    while index < line.count {
      if line[index] == UInt8(ascii: "\"") { return index + 1 }
      index += line[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  /// The text in quotation marks; nil if it is not one that JSON allows.
  private static func text(in line: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> [UInt8]? {
    let inner = line[range].dropFirst().dropLast()
    guard inner.contains(UInt8(ascii: "\\")) else { return Array(inner) }
    return (try? JSONReader.read(Array(line[range])))?.text.map { Array($0.utf8) }
  }
}
