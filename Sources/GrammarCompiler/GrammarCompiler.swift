import Foundation
import LookFiles
import XMLChecking

/// `GrammarCompiler [--check] FOLDER`: writes the tables of the profiles' grammars into the sources in a folder, or fails
/// if they are out of date.
@main
enum GrammarCompiler {
  static func main() throws {
    var arguments = Array(CommandLine.arguments.dropFirst())
    let isCheck = arguments.first == "--check"
    if isCheck { arguments.removeFirst() }
    guard arguments.count == 1 else {
      print("usage: GrammarCompiler [--check] FOLDER")
      exit(64)
    }
    let folder = URL(filePath: arguments[0])
    let texts = try [
      "Sources/XMLChecking/Grammars/BuiltinGrammars.swift": GrammarSource { file in
        Array(try Data(contentsOf: folder.appending(path: "Sources/XMLChecking/Schemas/\(file)")))
      }.swift()
    ]
    if let path = try GeneratedFiles.update(texts, in: folder, isCheck: isCheck) {
      print("\(path): error: a grammar has changed; run `make looks`")
      exit(1)
    }
  }
}
