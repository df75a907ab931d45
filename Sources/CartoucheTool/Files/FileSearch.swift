import FileReading
import Synchronization

/// Finds the files of several patterns, which share one budget.
final class FileSearch: Sendable {
  private let budget = Mutex(FilePattern.Budget())

  func files(_ pattern: String, in folders: AllowedFolders) throws(Failure) -> [String] {
    try budget.withLock { budget throws(Failure) in
      try FilePattern.files(pattern, in: folders, within: &budget)
    }
  }
}
