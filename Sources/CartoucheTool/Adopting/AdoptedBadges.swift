import BadgeAddresses
import BadgeManifest
import Cartouche
import KeyTables
import SourceTree

/// The badges that come from addresses, each once, with the names of their files.
struct AdoptedBadges {
  /// A badge that the manifest does not have yet.
  struct Badge {
    var file: String
    /// The entry of the manifest.
    var entry: String
    /// The contents of the file for light pages.
    var bytes: [UInt8]?
  }

  private let output: String
  private let isPair: Bool
  private let reader: BadgeLineReader
  private let hasLogos: Bool
  private let expandsBraces: Bool
  private let alignsWidths: Bool
  /// Draws what an entry without a file says, as a manifest at its place would.
  private let draw: (_ entry: String) throws(Failure) -> [UInt8]
  private(set) var added: [Badge] = []
  /// The files of badges that the manifest has already.
  private(set) var used: Set<String> = []
  /// The files of badges, by the keys of those that came from addresses.
  private var files: [String: String] = [:]
  /// The files of badges in the manifest, by their bytes.
  private var known: [[UInt8]: String] = [:]
  /// The names of files, as disks compare them.
  private var taken: Set<String> = []
  /// The last numbers that were tried behind the words of names.
  private var numbers: [String: Int] = [:]
  /// The numbers at which a file was in the way, by the words and the bytes of the file, which may be a later badge.
  private var passed: [String: [[UInt8]: ArraySlice<Int>]] = [:]
  /// The names of what is in the folder, by the same for those that are one on some disks.
  private let present: [String: [String]]

  /// - Parameter isPair: Whether each badge has a second file for dark pages.
  init(
    beside manifest: Manifest?, into output: String, isPair: Bool, logos: LogoFolder?,
    draw: @escaping (_ entry: String) throws(Failure) -> [UInt8]
  ) {
    hasLogos = logos != nil
    expandsBraces = manifest?.expandsBraces ?? false
    alignsWidths = manifest?.alignsWidths ?? false
    self.draw = draw
    self.output = output
    present = Dictionary(grouping: (try? Folder(path: output))?.names ?? [], by: PortableName.key)
    self.isPair = isPair
    reader = BadgeLineReader(logos: logos)
    let entries = manifest?.entries ?? []
    let pairs = Set(entries.compactMap(\.lightFile))
    for entry in entries {
      taken.insert(PortableName.key(of: entry.file))
      guard entry.lightFile == nil, isPair == pairs.contains(entry.file), !entry.isMissing,
        let bytes = try? entry.badge.serialized(for: entry.profile, shaper: BuiltinShaper())
      else { continue }
      if known[bytes] == nil { known[bytes] = entry.file }
    }
  }

  /// The file of the badge with these keys.
  ///
  /// - Throws: `SourceError` for a badge that cannot be read.
  mutating func file(of address: BadgeAddress) throws(SourceError) -> String {
    let entry = YAMLValue(entry: Self.node(of: address))
    let keys = (expandsBraces ? entry.doublingBraces : entry).line
    if let file = files[keys] { return file }
    let badge = try address.entry(by: reader)
    let bytes = try? badge.badge.serialized(for: badge.profile, shaper: BuiltinShaper())
    if let bytes, let file = known(bytes) { return file }
    let words = [address.keys["status", "label"], address.keys["status", "message"]].compactMap { $0 }
    return add(keys, named: words.joined(separator: "-"), bytes)
  }

  /// The keys of an address, but for those without effect: an address of Shields always has a colour.
  private static func node(of address: BadgeAddress) -> SourceNode {
    var keys = address.keys
    if keys["status", "style"] == "social" {
      for key in ["color", "labelColor"] { keys.remove(key, from: "status") }
    }
    return keys.node
  }

  /// The name of the logo of an address, if there is no folder of logos.
  func missingLogo(of address: BadgeAddress) -> String? {
    let logo = address.keys["status", "logo"] ?? address.keys["status", "logo", "file"]
    return hasLogos || logo?.hasPrefix("data:") == true ? nil : logo
  }

  /// The file of the badge of an endpoint whose answer is in a file.
  mutating func file(of address: BadgeAddress, describedIn path: String) throws(Failure) -> String {
    // In an entry with a report, braces always stand for values.
    let flow = YAMLValue(entry: Self.node(of: address)).doublingBraces.line
    let keys = "{endpoint: \(YAMLValue.text(path).doublingBraces.line)" + (flow == "{}" ? "}" : ", " + flow.dropFirst())
    if let file = files[keys] { return file }
    let bytes = try draw("{file: badge.svg, " + keys.dropFirst())
    if let file = known(bytes) { return file }
    return add(keys, named: String(path.fileName.prefix { $0 != "." }), bytes)
  }

  /// The file of a badge in the manifest that has these bytes.
  private mutating func known(_ bytes: [UInt8]) -> String? {
    guard let file = known[bytes] else { return nil }
    used.insert(file)
    return file
  }

  private mutating func add(_ keys: String, named words: String, _ bytes: [UInt8]?) -> String {
    let file = freeName(words, bytes)
    let pair = isPair ? ", colorScheme: pair" : ""
    // A badge that lines up with others would change them and itself.
    let widths = alignsWidths ? ", alignWidths: false" : ""
    added.append(
      Badge(
        file: file, entry: "{file: \(YAMLValue.text(file).line)\(pair)\(widths), \(keys.dropFirst())", bytes: bytes))
    files[keys] = file
    return file
  }

  /// A name of a file that no badge has, and no other file of the folder.
  private mutating func freeName(_ words: String, _ bytes: [UInt8]?) -> String {
    let slug = String((Slug.words(words) ?? "badge").prefix(60))
    while true {
      let number = bytes.flatMap { passed[slug]?[$0]?.popFirst() } ?? numbers[slug, default: 0] + 1
      numbers[slug] = max(number, numbers[slug, default: 0])
      let name = slug + (number > 1 ? "-\(number)" : "")
      let files = ["\(name).svg"] + (isPair ? ["\(name)-dark.svg"] : [])
      let isFree = files.allSatisfy { file in
        let key = PortableName.key(of: file)
        return !taken.contains(key)
          && ([file] + present[key, default: []]).allSatisfy { other in
            !InputFile.exists(output + "/" + other)
              || other == file && bytes.map { OutputFile.holds($0, at: output + "/" + file) } == true
          }
      }
      guard isFree else {
        if let found = try? InputFile.readRegular(output + "/" + files[0]), found != bytes {
          passed[slug, default: [:]][found, default: []].append(number)
        }
        continue
      }
      for file in files { taken.insert(PortableName.key(of: file)) }
      return files[0]
    }
  }
}
