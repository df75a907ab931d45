import BadgeAddresses
import BadgeManifest
import KeyTables
import Messages
import SourceTree

/// A page whose badges are taken from a service.
struct AdoptedPage {
  let path: String
  let bytes: [UInt8]
  private let language: PageLanguage
  private let isMDX: Bool
  private let images: [PageImage]
  /// What happens to each of its badges.
  private(set) var lines: [String] = []
  private(set) var adopted = 0
  private(set) var staying = 0
  /// The addresses of endpoints whose files were used.
  private(set) var usedValues: Set<String> = []
  private var edits: [(place: Range<Int>, text: String)] = []

  /// Why a badge stays as it is.
  private struct Stay: Error { let reason: String }

  /// Reads the page in a file.
  init(at path: String) throws(Failure) {
    self.path = path
    guard InputFile.exists(path) else { throw Failure(code: .noInput, at: path, reason: "no such file") }
    guard let language = Self.language(of: path) else {
      let endings = Message.list(PageLanguage.allCases.flatMap(\.endings) + [".mdx"], "or")
      throw .usage("'\(Message.shortened(path))' is not a page whose name ends in \(endings)")
    }
    self.language = language
    bytes = try PageLanguage.page(at: path)
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw Failure(code: .data, at: path, reason: "the page is not UTF-8")
    }
    isMDX = path.lowercased().hasSuffix(".mdx")
    images = PageImage.all(in: bytes, language, isMDX: isMDX)
  }

  static func language(of path: String) -> PageLanguage? {
    PageLanguage(path: path) ?? (path.lowercased().hasSuffix(".mdx") ? .markdown : nil)
  }

  /// The page with the new addresses.
  var text: [UInt8] {
    var text: [UInt8] = []
    var kept = 0
    // Of a picture in the words of another one, the outer one counts.
    for edit in edits.sorted(by: { $0.place.lowerBound < $1.place.lowerBound }) where edit.place.lowerBound >= kept {
      text += bytes[kept..<edit.place.lowerBound] + Array(edit.text.utf8)
      kept = edit.place.upperBound
    }
    return text + bytes[kept...]
  }

  /// The folder that paths of pictures are in, seen from that of the page: `imagesdir` of AsciiDoc. Nil if this is no
  /// path that a disk can have, or another one in other parts of the page.
  var imagesFolder: String? {
    guard language == .asciidoc else { return "" }
    var code = CodeBlocks(in: language)
    var folders: Set<String> = []
    for line in PageLines(bytes) {
      guard !code.contains(line), line.first == UInt8(ascii: ":") else { continue }
      let text = String(decoding: line, as: UTF8.self)
      if text.hasPrefix(":!imagesdir:") || text.hasPrefix(":imagesdir!:") { return nil }
      guard text.hasPrefix(":imagesdir:") else { continue }
      if let first = images.first, first.place.lowerBound < line.startIndex { return nil }
      folders.insert(String(text.dropFirst(":imagesdir:".count).trimmingSpaces))
    }
    guard let path = folders.first, folders != [""] else { return "" }
    let isPath = !path.isAbsolute && !path.utf8.contains(where: "{:\\".utf8.contains)
    return folders.count == 1 && isPath && path.utf8.count <= PortableName.maximumPathLength ? path + "/" : nil
  }

  /// How the page has addresses.
  var snippet: Snippet { language == .rst ? .rst : .html }

  /// Decides about each badge of the page.
  ///
  /// - Parameters:
  ///   - values: The files for the addresses of endpoints.
  ///   - base: The address of the folder with the badges; nil if it is not known.
  mutating func adopt(
    _ services: BadgeServices, _ badges: inout AdoptedBadges, values: [String: String], base: String?, isPair: Bool
  ) {
    var line = 1
    var counted = 0
    for image in images {
      guard let answer = services.answer(for: image.address) else { continue }
      line += (counted..<image.place.lowerBound).count { bytes.endsLine(at: $0) }
      counted = image.place.lowerBound
      let shown = "\(path):\(line): \(Message.shortened(image.address))"
      do throws(Stay) {
        guard let base else {
          throw Stay(reason: "the page sets imagesdir; --base-url is the way from there to the badges")
        }
        let file = try file(for: answer, image.address, &badges, values)
        lines.append("\(shown) -> \(file)")
        adopted += 1
        replace(image, by: file, base: base, isPair: isPair)
      } catch {
        lines.append("\(shown) stays: \(error.reason)")
        staying += 1
      }
    }
  }

  /// The file that takes the place of a badge.
  private mutating func file(
    for answer: BadgeServices.Answer, _ text: String, _ badges: inout AdoptedBadges, _ values: [String: String]
  ) throws(Stay) -> String {
    switch answer {
    case .failure(let error): throw Stay(reason: error.description)
    case .lookUp(let lookUp): throw Stay(reason: lookUp.replacement)
    case .address(let address):
      if let logo = badges.missingLogo(of: address) {
        throw Stay(reason: "it has the logo '\(Message.shortened(logo))'; --logos names a folder of logos")
      }
      guard let lookUp = address.lookUp else {
        do { return try badges.file(of: address) } catch { throw Stay(reason: "\(error.problem)") }
      }
      guard lookUp.subject == .endpoint else { throw Stay(reason: lookUp.replacement) }
      guard let key = [text, lookUp.source].compactMap({ $0 }).first(where: { values[$0] != nil }),
        let file = values[key]
      else { throw Stay(reason: lookUp.replacement + "; --value names it") }
      usedValues.insert(key)
      // The service drops the colour of the address in a failure. In an entry it is that of any answer.
      if address.text(at: ["status", "color"]) != nil {
        throw Stay(reason: "its colour would hide failures; without it in the address, the badge can be taken")
      }
      do { return try badges.file(of: address, describedIn: file) } catch { throw Stay(reason: error.reason) }
    }
  }

  /// The part of an address from its number sign on, if it is plain: `#only-dark`.
  private static func fragment(of address: String) -> Substring {
    guard let sign = address.utf8.firstIndex(of: UInt8(ascii: "#")) else { return "" }
    let fragment = address[sign...]
    return fragment.utf8.dropFirst().allSatisfy { $0.isLetterOrDigit || "-_=".utf8.contains($0) } ? fragment : ""
  }

  private mutating func replace(_ image: PageImage, by file: String, base: String, isPair: Bool) {
    // GitHub and MkDocs choose a picture for light or dark pages by it.
    let fragment = isPair ? "" : Self.fragment(of: image.address)
    let address = base + snippet.encoded(file, behind: base) + fragment
    let shown =
      switch language {
      case .asciidoc: PageLanguage.withoutMarks(address)
      case .rst: address
      case .markdown, .html: HTML.escaped(address: address)
      }
    guard isPair, !image.markup.isEmpty else { return edits.append((image.place, shown)) }
    let dark = String(file.dropLast(4)) + "-dark.svg"
    for markup in image.markup where !markup.isElement {
      let picture = Snippet.Picture(
        file: file, darkFile: dark, title: CharacterReference.resolved(Array(markup.alt.utf8)[...], isMarkdown: true))
      let text = Snippet.html.text(for: picture, base: base)
      // All marks in attributes are escaped: these end the elements, which JSX wants closed.
      edits.append((markup.bytes, isMDX ? text.replacing("\">", with: "\" />") : text))
    }
    guard let element = image.markup.first(where: \.isElement) else {
      // The definition of a reference stays, with its new address.
      if image.markup.allSatisfy({ !$0.bytes.overlaps(image.place) }) { edits.append((image.place, shown)) }
      return
    }
    let isClosed = bytes[element.bytes].suffix(2).elementsEqual("/>".utf8)
    let source = "srcset=\"\(HTML.escaped(address: base + HTML.percentEncoded(dark)))\"\(isClosed ? " /" : "")>"
    let start = element.bytes.lowerBound, end = element.bytes.upperBound
    edits.append((start..<start, "<picture><source media=\"(prefers-color-scheme: dark)\" \(source)"))
    edits.append((image.place, shown))
    edits.append((end..<end, "</picture>"))
  }
}
