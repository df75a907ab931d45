import BadgeManifest
import Foundation

/// `Generate [--check] FOLDER`: writes the files that are made from templates, tables of keys and grammars into the
/// sources in a folder, or fails if one of them is out of date.
@main
enum Generator {
  static func main() {
    var arguments = Array(CommandLine.arguments.dropFirst())
    let isCheck = arguments.first == "--check"
    if isCheck { arguments.removeFirst() }
    guard arguments.count == 1 else { fail("usage: Generate [--check] FOLDER", code: 64) }
    do {
      try update(in: URL(filePath: arguments[0]), isCheck: isCheck)
    } catch let error as CompilerError {
      fail(error.message(in: "Templates"), code: 65)
    } catch {
      fail("error: \(error.localizedDescription)", code: 66)
    }
  }

  /// The texts of all files that are made, by their paths in a folder of sources.
  static func texts(from folder: URL) throws -> [String: String] {
    var texts = try CompiledLooks.texts(from: folder)
    texts["Sources/Cartouche/Cartouche.docc/ManifestKeys.md"] = ManifestArticle.markdown
    texts["Templates/manifest.schema.json"] = ManifestSchema.json
    texts["Sources/XMLChecking/Grammars/BuiltinGrammars.swift"] = try GrammarSource { file in
      Array(try Data(contentsOf: folder.appending(path: "Sources/XMLChecking/Schemas/\(file)")))
    }.swift()
    return texts
  }

  private static func update(in folder: URL, isCheck: Bool) throws {
    for (path, text) in try texts(from: folder).sorted(by: { $0.key < $1.key }) {
      let file = folder.appending(path: path)
      if (try? Array(Data(contentsOf: file))) == Array(text.utf8) { continue }
      if isCheck { fail("\(path): error: what it is made from has changed; run `make looks`", code: 1) }
      try Data(text.utf8).write(to: file, options: .atomic)
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
