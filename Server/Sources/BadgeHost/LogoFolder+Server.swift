import BadgeManifest
import FileReading
import LookFiles

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension LogoFolder {
  /// The folder at a path, or the one named `icons` in it. Its names are not told to clients.
  init(servedFrom path: String) {
    let icons = path + "/icons"
    let folder = FileManager.default.fileExists(atPath: icons) ? icons : path
    self.init(names: { [] }) { file throws(LookResolver.Failure) in
      // The list of colours is beside the folder.
      let isBeside = file.hasPrefix("../")
      let parts = (isBeside ? file.dropFirst(3) : file[...]).split(separator: "/").map(String.init)
      return try? FileReader.bytes(of: parts, below: isBeside ? folder + "/.." : folder, atMost: 4 << 20)
    }
  }
}
