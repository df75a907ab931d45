import BadgeManifest
import Foundation
import LookFiles

/// `EntryCompiler [--check] FOLDER`: writes the schema and the reference of manifests into the sources in a folder, or
/// fails if one of them is out of date.
@main
enum EntryCompiler {
  static func main() throws {
    var arguments = Array(CommandLine.arguments.dropFirst())
    let isCheck = arguments.first == "--check"
    if isCheck { arguments.removeFirst() }
    guard arguments.count == 1 else {
      print("usage: EntryCompiler [--check] FOLDER")
      exit(64)
    }
    let texts = [
      "Sources/Cartouche/Cartouche.docc/ManifestKeys.md": ManifestArticle.markdown,
      "Templates/manifest.schema.json": ManifestSchema.json,
    ]
    if let path = try GeneratedFiles.update(texts, in: URL(filePath: arguments[0]), isCheck: isCheck) {
      print("\(path): error: the keys have changed; run `make looks`")
      exit(1)
    }
  }
}
