import BadgeManifest
import FileReading
import LookFiles

/// The files that other files name, such as the data and the logos of a manifest, and the looks that a look extends.
struct NamedFiles: Sendable {
  let folders: AllowedFolders
  /// Records the files that are going to be read.
  private let inputs: ReadFiles
  private let budget = FilePattern.Budget()

  init(in folders: AllowedFolders, noting inputs: ReadFiles = ReadFiles()) {
    self.folders = folders
    self.inputs = inputs
  }

  /// The paths of the files that a pattern matches.
  func find(_ pattern: String) throws(LookResolver.Failure) -> [String] {
    do throws(Failure) {
      let found = try FilePattern.files(pattern, in: folders, within: budget)
      inputs.note(pattern, matching: found, in: folders)
      return found
    } catch {
      throw LookResolver.Failure(error.reason)
    }
  }

  /// The bytes of a file.
  func read(_ path: String) throws(LookResolver.Failure) -> [UInt8] {
    do { return try folders.read(path) } catch { throw LookResolver.Failure(error.reason) }
  }

  /// The built-in looks, and every file: looks, logos and icons.
  var resolver: LookResolver {
    LookResolver.builtin { path throws(LookResolver.Failure) in
      inputs.note(path)
      do throws(FileReadingError) { return try folders.read(path) } catch {
        if error.isAbsence { return nil }
        throw LookResolver.Failure(error.reason)
      }
    }
  }
}
