import KeyTables
import SourceTree

/// The names of the files that a manifest writes: each is safe and unique.
struct FileNames {
  /// A component of a name below those before it.
  private struct Step: Hashable {
    var parent: Int
    /// The same for components that are equal on some disks.
    var key: String
  }

  /// The number of each component, from 1; they form a tree, so that memory grows with the names' length alone.
  private var steps: [Step: Int] = [:]
  /// For each component, where it first is, in data and in the manifest, and whether it is a file.
  private var places: [(position: SourcePosition, template: SourcePosition, isFile: Bool)] = []

  /// Adds a name and returns it without empty components and `.`.
  ///
  /// - Parameter template: The text of the manifest that gives the name; nil for the name itself.
  mutating func add(
    _ field: Field, extension suffix: String, from template: SourcePosition? = nil
  ) throws(SourceError) -> String {
    let components = try Self.components(of: field, suffix: suffix)
    let file = components.joined(separator: "/")
    try insert(components, as: file, field, from: template)
    return file
  }

  /// Adds the paths of exports beside the file that the field names.
  mutating func add(
    exports paths: some Sequence<String>, of field: Field, from template: SourcePosition? = nil
  ) throws(SourceError) {
    for path in paths {
      let components = path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
      for component in components {
        if let fault = PortableName.fault(in: component) { throw field.error(.badFileName(name: path, fault: fault)) }
      }
      try insert(components, as: path, field, from: template)
    }
  }

  private mutating func insert(
    _ components: [String], as file: String, _ field: Field, from template: SourcePosition?
  ) throws(SourceError) {
    let position = field.node.position
    let template = template ?? position
    var parent = 0
    for (index, component) in components.enumerated() {
      let isFile = index == components.count - 1
      let step = Step(parent: parent, key: PortableName.key(of: component))
      if let number = steps[step] {
        let place = places[number - 1]
        // Rows of one list differ by their place in the data, and entries by theirs in the manifest.
        let first = place.template == template ? place.position : place.template
        if place.isFile && isFile {
          let line = first == position ? nil : first.line
          throw field.error(.duplicateFile(name: file, firstLine: line, file: first.file))
        }
        if place.isFile || isFile {
          throw field.error(.fileIsFolder(name: file, firstLine: first.line, file: first.file))
        }
        parent = number
      } else {
        places.append((position, template, isFile))
        parent = places.count
        steps[step] = parent
      }
    }
  }

  private static func components(of field: Field, suffix: String) throws(SourceError) -> [String] {
    let name = try field.text()
    func fault(_ fault: SourceProblem.NameFault) -> SourceError {
      field.error(.badFileName(name: name, fault: fault))
    }
    let bytes = name.utf8.count
    let maximum = PortableName.maximumPathLength
    guard bytes <= maximum else { throw fault(.pathTooLong(bytes: bytes, maximum: maximum)) }
    let components = try field.pathParts()
    guard name.utf8.first != UInt8(ascii: "/"), !components.contains("..") else {
      throw field.error(.fileOutsideOutput(name: name))
    }
    guard name.utf8.last != UInt8(ascii: "/") else { throw fault(.folder) }
    guard let last = components.last?.utf8, last.suffix(suffix.utf8.count).elementsEqual(suffix.utf8) else {
      throw fault(.lacksExtension(suffix))
    }
    guard last.count > suffix.utf8.count else { throw fault(.onlyExtension(suffix)) }
    for component in components { if let found = PortableName.fault(in: component) { throw fault(found) } }
    return components
  }
}
