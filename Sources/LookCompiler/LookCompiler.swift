import Foundation
import LookFiles
import LookModel

/// `LookCompiler [--check] TEMPLATES OUTPUT`: writes the built-in looks as Swift, or tells whether they are stale.
@main
enum LookCompiler {
  static func main() {
    var arguments = Array(CommandLine.arguments.dropFirst())
    let isCheck = arguments.first == "--check"
    if isCheck { arguments.removeFirst() }
    guard arguments.count == 2 else {
      fail("usage: LookCompiler [--check] TEMPLATES OUTPUT", code: 64)
    }
    do {
      let swift = Array(try compile(templates: URL(filePath: arguments[0])).utf8)
      let output = URL(filePath: arguments[1])
      let current = (try? Data(contentsOf: output)).map { Array($0) }
      guard current != swift else { return }
      if isCheck { fail("\(arguments[1]): error: the looks have changed; make them again", code: 1) }
      try Data(swift).write(to: output, options: .atomic)
    } catch let error as CompilerError {
      fail(describe(error, in: arguments[0]), code: 65)
    } catch {
      fail("error: \(error.localizedDescription)", code: 66)
    }
  }

  /// The Swift file for the templates in a folder, which holds one folder for each kind.
  static func compile(templates folder: URL) throws -> String {
    var sources: [(kind: String, name: String, bytes: [UInt8])] = []
    for kind in Look.Kind.allCases.map(\.rawValue) {
      let files = try FileManager.default.contentsOfDirectory(
        at: folder.appending(path: kind), includingPropertiesForKeys: nil)
      for file in files where file.pathExtension == "yml" {
        let name = file.deletingPathExtension().lastPathComponent
        sources.append((kind, name, Array(try Data(contentsOf: file))))
      }
    }
    // A name that stands twice is refused further on.
    let named = Dictionary(sources.map { ($0.name, $0.bytes) }) { first, _ in first }
    let resolver = LookResolver(named: named)
    let templates = try sources.map { source in
      try Template(bytes: source.bytes, kind: source.kind, name: source.name, resolver: resolver)
    }
    return try CompiledLooks(templates).swift
  }

  private static func describe(_ error: CompilerError, in folder: String) -> String {
    switch error {
    case .source(let path, let error):
      "\(folder)/\(path):\(error.line):\(error.column): error: \(error.path.joined(separator: ".")): \(error.problem)"
    case .badName(let path):
      "\(folder)/\(path): error: a name is words of small letters and digits with hyphens between"
    case .wrongFolder(let path, let kind): "\(folder)/\(path): error: this is a look for a \(kind)"
    case .duplicateName(let name): "\(folder): error: two looks are called '\(name)'"
    }
  }

  private static func fail(_ message: String, code: Int32) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(code)
  }
}
