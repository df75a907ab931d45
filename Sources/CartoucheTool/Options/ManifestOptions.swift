import ArgumentParser
import BadgeManifest
import Messages

/// What a manifest may use beside itself.
struct ManifestOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The folder from which data, logos and icons are found, instead of that of the manifest.", valueName: "folder"),
    completion: .directory)
  var root: String?

  @Option(
    name: .customLong("set"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "A value for texts with {key}, in manifests with data. May be given again.", valueName: "key=value"))
  var values: [String] = []

  /// The root as the path of a folder; nil for that of the manifest.
  var folder: String? {
    get throws {
      guard let root else { return nil }
      guard !root.isEmpty else { throw Failure.usage("the name of the root is empty") }
      if root == "." || root == "./" { return "" }
      return root.hasSuffix("/") ? root : root + "/"
    }
  }

  /// Reads data from files, and what Git says.
  func data() throws(Failure) -> DataAccess {
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
    return DataAccess(values: named, find: Self.find, read: Self.read, describe: Self.describe)
  }

  @Sendable private static func find(_ pattern: String) throws(DataAccess.Failure) -> [String] {
    do { return try FilePattern.files(pattern) } catch { throw DataAccess.Failure(reason(error)) }
  }

  @Sendable private static func read(_ path: String) throws(DataAccess.Failure) -> [UInt8] {
    do { return try InputFile.readRegular(path) } catch { throw DataAccess.Failure(reason(error)) }
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
