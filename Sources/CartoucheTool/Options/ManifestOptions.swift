import ArgumentParser
import BadgeManifest
import Messages

/// The options of a manifest: its root, and values.
struct ManifestOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The folder from which data, logos and icons are found, instead of that of the manifest.", valueName: "folder"),
    completion: .directory)
  var root: String?

  @Option(
    name: .customLong("set"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "A value for texts with {key}, in manifests with data. The option may be repeated.", valueName: "key=value"))
  var values: [String] = []

  /// The root as the path of a folder; nil for that of the manifest.
  func folder() throws(Failure) -> String? {
    guard let root else { return nil }
    guard !root.isEmpty else { throw .usage("the name of the root is empty") }
    if root == "." || root == "./" { return "" }
    return root.hasSuffix("/") ? root : root + "/"
  }

  /// Reads data from files, which are recorded, and from Git.
  func data(noting files: WatchedFiles?) throws(Failure) -> DataAccess {
    var named: [String: String] = [:]
    for text in values {
      guard let sign = text.firstIndex(of: "="), sign > text.startIndex else {
        throw .usage("--set needs a key and a value, such as version=1.4, not '\(Message.shortened(text))'")
      }
      let key = String(text[..<sign])
      guard named.updateValue(String(text[sign...].dropFirst()), forKey: key) == nil else {
        throw .usage("--set has two values for '\(Message.shortened(key))'")
      }
    }
    return DataAccess(
      values: named,
      find: { pattern throws(DataAccess.Failure) in
        do throws(Failure) {
          let found = try FilePattern.files(pattern)
          files?.note(pattern, matching: found)
          return found
        } catch {
          throw DataAccess.Failure(Self.reason(error))
        }
      },
      read: { path throws(DataAccess.Failure) in
        do throws(Failure) { return try InputFile.readRegular(path) } catch {
          throw DataAccess.Failure(Self.reason(error))
        }
      }, describe: Self.describe)
  }

  @Sendable private static func describe(_ folder: String) throws(DataAccess.Failure) -> String? {
    do { return try Git.described(in: folder) } catch {
      if case .fault(let failure) = error { throw DataAccess.Failure(reason(failure)) }
      return nil
    }
  }

  /// The message of a failure without the file and the word `error`.
  private static func reason(_ failure: Failure) -> String {
    failure.message.split(separator: "error: ", maxSplits: 1).last.map(String.init) ?? failure.message
  }
}
