import Foundation
import LookFiles
import LookModel

extension Template {
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
}
