import ArgumentParser
import BadgeManifest
import Cartouche
import LookFiles

/// `cartouche schema KIND`.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Print a JSON schema, for completion and checks in editors.",
    discussion: "Write it beside a manifest as manifest.schema.json, or beside a custom look as look.schema.json.")

  /// What the schema describes.
  private enum Kind: String, CaseIterable {
    case manifest, look
  }

  @Argument(
    help: "The files that the schema describes: \(Values.list(Kind.self)).", completion: Values.completion(Kind.self))
  var kind: String

  @OptionGroup var file: OutputFile.Options

  func run() throws {
    let kind: Kind = try Values.word(kind, "schema")
    try file.write(kind == .look ? Self.looks : ManifestSchema.json)
  }

  /// The schema of look files.
  static var looks: String { LookSchema(BuiltinLook.all.map { ($0.kind, $0.name) }).json }
}
