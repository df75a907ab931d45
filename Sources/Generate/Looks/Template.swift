import Foundation
import LookFiles
import LookModel
import SourceTree

/// A template that has been read.
struct Template {
  var file: LookFile

  /// Reads a template that is at `kind/name.yml`; `resolver` knows those that it may extend.
  init(
    bytes: [UInt8], kind: String, name: String, resolver: LookResolver = LookResolver()
  ) throws(CompilerError) {
    let path = "\(kind)/\(name).yml"
    guard Self.isName(name) else { throw .badName(path: path) }
    do {
      file = try LookFile(parsing: bytes, name: name, at: .named(name), resolver: resolver)
    } catch {
      throw .source(path: path, error)
    }
    guard file.look.kind.rawValue == kind else { throw .wrongFolder(path: path, kind: file.look.kind.rawValue) }
  }

  /// The templates in a folder, which holds one folder for each kind.
  static func all(in folder: URL) throws -> [Template] {
    var sources: [(kind: String, name: String, bytes: [UInt8])] = []
    for kind in Look.Kind.allCases.map(\.rawValue) {
      let files = try FileManager.default.contentsOfDirectory(
        at: folder.appending(path: kind), includingPropertiesForKeys: nil)
      for file in files where file.pathExtension == "yml" {
        let name = file.deletingPathExtension().lastPathComponent
        sources.append((kind, name, Array(try Data(contentsOf: file))))
      }
    }
    // A name that is given twice is refused later.
    let resolver = LookResolver(named: Dictionary(sources.map { ($0.name, $0.bytes) }) { first, _ in first })
    return try sources.map { source in
      try Template(bytes: source.bytes, kind: source.kind, name: source.name, resolver: resolver)
    }
  }

  /// The name of the constant: `badge-hub` is `badgeHub`.
  var identifier: String {
    let words = file.look.name.split(separator: "-")
    return words.dropFirst().reduce(into: String(words.first ?? "")) { name, word in
      name += word.prefix(1).uppercased() + word.dropFirst()
    }
  }

  /// Words of small letters and digits with hyphens between them, a letter first: a name that is also an identifier.
  private static func isName(_ name: String) -> Bool {
    let words = name.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return name.utf8.first.map { letters.contains($0) } == true
      && words.allSatisfy { !$0.isEmpty && $0.allSatisfy { letters.contains($0) || digits.contains($0) } }
  }
}

/// Why templates cannot be compiled.
enum CompilerError: Error, Hashable {
  /// A template is not a valid look file.
  case source(path: String, SourceError)
  /// The name of a file cannot be that of a look.
  case badName(path: String)
  /// A look is in the folder of another kind.
  case wrongFolder(path: String, kind: String)
  /// Two looks have the same name, or names that give the same constant.
  case duplicateName(String)
}

extension CompilerError {
  /// The error with the path of its file, in a folder of templates.
  func message(in folder: String) -> String {
    switch self {
    case .source(let path, let error): error.message(in: "\(folder)/\(path)")
    case .badName(let path):
      "\(folder)/\(path): error: a name is words of small letters and digits with hyphens between"
    case .wrongFolder(let path, let kind): "\(folder)/\(path): error: this is a look for a \(kind)"
    case .duplicateName(let name): "\(folder): error: two looks are called '\(name)'"
    }
  }
}
