import Foundation
import LookFiles
import LookModel

/// `LookCompiler [--check] FOLDER`: writes the files that are generated from the templates and from the tables of keys
/// into the sources in a folder, or fails if a file is out of date.
@main
enum LookCompiler {
  static func main() {
    var arguments = Array(CommandLine.arguments.dropFirst())
    let isCheck = arguments.first == "--check"
    if isCheck { arguments.removeFirst() }
    guard arguments.count == 1 else { fail("usage: LookCompiler [--check] FOLDER", code: 64) }
    let folder = URL(filePath: arguments[0])
    do {
      if let path = try GeneratedFiles.update(compile(folder), in: folder, isCheck: isCheck) {
        fail("\(path): error: the looks have changed; run `make looks`", code: 1)
      }
    } catch let error as CompilerError {
      fail(describe(error, in: "Templates"), code: 65)
    } catch {
      fail("error: \(error.localizedDescription)", code: 66)
    }
  }

  /// The texts of all files that are made, by their paths in a folder of sources.
  static func compile(_ folder: URL) throws -> [String: String] {
    let templates = try templates(in: folder.appending(path: "Templates"))
    let looks = try CompiledLooks(templates)
    let names = Dictionary(grouping: templates) { $0.file.look.kind }.mapValues { $0.map(\.file.look.name).sorted() }
    return [
      "Sources/Cartouche/BuiltinLooks.swift": looks.swift,
      "Sources/Cartouche/LookChecks.swift": RangeChecks.swift,
      "Sources/Cartouche/Cartouche.docc/LookKeys.md": KeyArticle.markdown,
      "Sources/CartoucheTool/Templates.swift": looks.texts,
      "Templates/look.schema.json": LookSchema(names: names).json,
    ]
  }

  /// The templates in a folder, which holds one folder for each kind.
  private static func templates(in folder: URL) throws -> [Template] {
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

  private static func describe(_ error: CompilerError, in folder: String) -> String {
    switch error {
    case .source(let path, let error):
      error.message(in: "\(folder)/\(path)")
    case .badName(let path):
      "\(folder)/\(path): error: a name is words of small letters and digits with hyphens between"
    case .wrongFolder(let path, let kind): "\(folder)/\(path): error: this is a look for a \(kind)"
    case .duplicateName(let name): "\(folder): error: two looks are called '\(name)'"
    }
  }

  private static func fail(_ message: String, code: Int32) -> Never {
    // Where nobody can read it, the exit code still says what went wrong.
    signal(SIGPIPE, SIG_IGN)
    let bytes = Array((message + "\n").utf8)
    _ = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
    exit(code)
  }
}
