import BadgeManifest
import Cartouche
import KeyTables
import LookFiles
import Messages
import SourceTree
import Typesetting

// The calls of the core in WebAssembly. The host writes its texts into memory from `cartouche_allocate`, and frees what
// it allocated and what it was given by `cartouche_free`. Every answer is 0 for a result or 1 for an error and the number
// of bytes that follow, each as four bytes, and these bytes. An error is an object of JSON.

@_expose(wasm, "cartouche_allocate")
@_cdecl("cartouche_allocate")
func allocate(_ count: Int) -> UnsafeMutablePointer<UInt8> { .allocate(capacity: max(1, count)) }

@_expose(wasm, "cartouche_free")
@_cdecl("cartouche_free")
func free(_ bytes: UnsafeMutablePointer<UInt8>) { bytes.deallocate() }

/// The tables of the keys of entries, which are made when they are needed.
private let reader = BadgeLineReader()

/// The SVG file of an entry, as in a line of `cartouche draw --tokens`.
@_expose(wasm, "cartouche_svg")
@_cdecl("cartouche_svg")
func svg(
  _ entry: UnsafePointer<UInt8>, _ count: Int, _ tokens: UnsafePointer<UInt8>?, _ tokenCount: Int
) -> UnsafeMutablePointer<UInt8> {
  answer(entry, count, tokens, tokenCount) { _, picture in picture }
}

/// The warnings about an entry that is drawn, as the list `warnings` of an object of JSON.
@_expose(wasm, "cartouche_warnings")
@_cdecl("cartouche_warnings")
func warnings(
  _ entry: UnsafePointer<UInt8>, _ count: Int, _ tokens: UnsafePointer<UInt8>?, _ tokenCount: Int
) -> UnsafeMutablePointer<UInt8> {
  answer(entry, count, tokens, tokenCount) { entry, _ in
    var line = JSONLine()
    line.add("warnings", entry.warningTexts())
    return line.ended(by: "}")
  }
}

/// Answers with what is made of an entry and its picture.
private func answer(
  _ entry: UnsafePointer<UInt8>, _ count: Int, _ tokens: UnsafePointer<UInt8>?, _ tokenCount: Int,
  _ result: (_ entry: BadgeEntry, _ picture: [UInt8]) -> [UInt8]
) -> UnsafeMutablePointer<UInt8> {
  guard count <= maximumEntry else {
    return answer(Problem("tooLarge", "the entry is too long; the maximum is \(maximumEntry) bytes"))
  }
  do throws(SourceError) {
    // The names of files are those of one entry alone.
    var reader = reader
    if let tokens { reader = BadgeLineReader(resolver: try resolver(tokens, tokenCount)) }
    let drawn = try reader.entry(Array(UnsafeBufferPointer(start: entry, count: count)))
    let profile = drawn.profile
    guard !profile.outlinesText, !profile.expandsStrokes, !profile.fillsNonzero else {
      let keys = "'profile: design', 'outlineText', 'expandStrokes' and 'nonzero'"
      let message = "files for web pages are drawn here, and \(keys) need the command 'cartouche'"
      return answer(Problem("outlines", message, at: drawn.position))
    }
    do throws(BadgeError) {
      let picture = try drawn.serialized()
      guard drawn.exports.isEmpty else {
        let message = "no file is written here, and the key 'exports' names files"
        return answer(Problem("exports", message, at: drawn.position))
      }
      return answer(result(drawn, picture), isError: false)
    } catch {
      return answer(Problem(error.code, error.description, at: drawn.position))
    }
  } catch {
    return answer(Problem(error))
  }
}

/// The built-in looks, as a list of JSON.
@_expose(wasm, "cartouche_looks")
@_cdecl("cartouche_looks")
func looks() -> UnsafeMutablePointer<UInt8> {
  var list: [UInt8] = [UInt8(ascii: "[")]
  for look in LookText.all {
    if list.count > 1 { list.append(UInt8(ascii: ",")) }
    var line = JSONLine()
    line.add("kind", look.kind)
    line.add("name", look.name)
    line.add("summary", look.summary)
    list += line.ended(by: "}")
  }
  return answer(list + [UInt8(ascii: "]")], isError: false)
}

/// Reads the JSON of a look file, which may extend a built-in look: its kind and its summary, as an object of JSON.
@_expose(wasm, "cartouche_look")
@_cdecl("cartouche_look")
func look(
  _ text: UnsafePointer<UInt8>, _ count: Int, _ tokens: UnsafePointer<UInt8>?, _ tokenCount: Int
) -> UnsafeMutablePointer<UInt8> {
  do throws(SourceError) {
    let bytes = Array(UnsafeBufferPointer(start: text, count: count))
    let file = try LookFile(parsing: bytes, name: "look", resolver: try resolver(tokens, tokenCount))
    var line = JSONLine()
    line.add("kind", file.look.kind.rawValue)
    line.add("summary", file.summary)
    return answer(line.ended(by: "}"), isError: false)
  } catch {
    return answer(Problem(error))
  }
}

/// The width of a text in points: an object of JSON with `text`, `families` and `size`, and `weight` from 100 to 900.
@_expose(wasm, "cartouche_measure")
@_cdecl("cartouche_measure")
func measure(_ request: UnsafePointer<UInt8>, _ count: Int) -> UnsafeMutablePointer<UInt8> {
  do throws(SourceError) {
    let root = try JSONReader.read(Array(UnsafeBufferPointer(start: request, count: count)))
    let (text, font) = try LookFile.measured(root)
    do throws(ShapingError) {
      var line = JSONLine()
      line.add("width", number: Message.number(try BuiltinShaper().shape(text, in: font).width))
      return answer(line.ended(by: "}"), isError: false)
    } catch {
      return answer(Problem(error.code, error.description))
    }
  } catch {
    return answer(Problem(error))
  }
}

/// Finds the built-in looks. The tokens that looks name are an object of JSON: lists of what files of tokens contain, for
/// `light` and for `dark` pages.
private func resolver(_ text: UnsafePointer<UInt8>?, _ count: Int) throws(SourceError) -> LookResolver {
  var resolver = LookResolver.builtin()
  guard let text else { return resolver }
  let bytes = Array(UnsafeBufferPointer(start: text, count: count))
  let name = "tokens"
  resolver.read = { path throws(LookResolver.Failure) in path == name ? bytes : nil }
  var tokens = DesignTokens()
  do throws(SourceError) {
    let fields = try Field(root: JSONReader.read(bytes, file: name)).map(name, keys: ["light", "dark"])
    for scheme in ["light", "dark"] {
      guard let files = fields[scheme] else { continue }
      for file in try files.list() { try tokens.add(file.node, isDark: scheme == "dark") }
    }
  } catch {
    throw error.showing(bytes, read: resolver.bytes)
  }
  resolver.tokens = tokens
  return resolver
}

/// The greatest length of an entry in bytes, as of a line.
private let maximumEntry = 1 << 20

/// What is wrong with an entry.
private struct Problem {
  var code: String
  var message: String
  var position: SourcePosition?
  /// The built-in look with the place, if it is not in what was given.
  var file: String?
  var snippet: String?
  var suggestion: String?

  init(_ code: String, _ message: String, at position: SourcePosition? = nil) {
    self.code = code
    self.message = TerminalText.plainLines(message)
    self.position = position
  }

  init(_ error: SourceError) {
    var message = error.problem.description + (error.advice.map { "; " + $0 } ?? "")
    if case .unreadableFile(let path, _) = error.problem {
      message =
        "'\(Message.shortened(path))' cannot be read here; give a picture as a data URL, and a look as a map in 'look'"
    }
    self.init(error.problem.code, message, at: error.position)
    file = error.file
    snippet = error.snippet
    suggestion = error.problem.suggestion
  }
}

private func answer(_ problem: Problem) -> UnsafeMutablePointer<UInt8> {
  var line = JSONLine()
  line.add("code", problem.code)
  line.add("message", problem.message)
  if let position = problem.position {
    line.add("line", number: "\(position.line)")
    line.add("column", number: "\(position.column)")
  }
  if let file = problem.file { line.add("file", file) }
  if let snippet = problem.snippet { line.add("help", snippet) }
  if let suggestion = problem.suggestion { line.add("suggestion", suggestion) }
  return answer(line.ended(by: "}"), isError: true)
}

private func answer(_ bytes: [UInt8], isError: Bool) -> UnsafeMutablePointer<UInt8> {
  let room = allocate(8 + bytes.count)
  let numbers = UnsafeMutableRawPointer(room)
  numbers.storeBytes(of: isError ? 1 : 0, as: UInt32.self)
  numbers.storeBytes(of: UInt32(bytes.count), toByteOffset: 4, as: UInt32.self)
  bytes.withUnsafeBytes { source in
    if let start = source.baseAddress { (numbers + 8).copyMemory(from: start, byteCount: source.count) }
  }
  return room
}

extension SourceProblem {
  /// The name of the kind of problem. It stays when the message changes.
  fileprivate var code: String {
    switch self {
    case .utf16, .invalidUTF8, .forbiddenCharacter, .tooManyMarks, .notYAML, .notJSON, .notTOML, .notCSV: "syntax"
    case .tooLarge, .tooDeep, .tooManyValues, .tooManyDirectives, .tooManyExtensions: "tooLarge"
    case .emptyFile, .severalDocuments, .aliasesNotAllowed, .tagsNotAllowed, .keyNotText: "syntax"
    case .duplicateKey, .exclusiveKeys, .severalKinds: "conflict"
    case .unknownKey: "unknownKey"
    case .missingKey, .missingKind: "missingKey"
    case .noEffect: "noEffect"
    case .emptyText, .wrongForm, .badShortForm, .tooFewElements, .badIDPrefix, .refused: "badValue"
    case .unknownValue: "unknownValue"
    case .unknownLook: "unknownLook"
    case .unknownColor: "unknownColor"
    case .notANumber, .notAnInteger, .integerTooLarge, .numberOutOfRange: "badNumber"
    case .pathLeadsOut, .unreadableFile, .cyclicLooks: "badFile"
    case .pairNeedsManifest: "pairNeedsManifest"
    case .badFileName, .fileOutsideOutput, .duplicateFile, .fileIsFolder: "badFileName"
    }
  }

  /// What was probably meant.
  fileprivate var suggestion: String? {
    switch self {
    case .unknownKey(_, _, let suggestion, _), .unknownValue(_, _, let suggestion, _),
      .unknownLook(_, _, let suggestion, _, _), .unknownColor(_, let suggestion):
      suggestion
    default: nil
    }
  }
}
