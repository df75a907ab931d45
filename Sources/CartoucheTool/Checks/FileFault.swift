import XMLChecking

/// A place in a file and what is wrong there, in one line without the place.
struct FileFault: Equatable {
  /// The line, from 1.
  let line: Int
  /// The column, from 1, in characters.
  let column: Int
  let message: String
}

extension XMLElements {
  /// What was found at some bytes of the file, with their lines and columns.
  func faults(_ found: [(offset: Int, message: String)]) -> [FileFault] {
    zip(found, positions(ofBytes: found.map(\.offset))).map { found, position in
      FileFault(line: position.line, column: position.column, message: found.message)
    }
  }
}
