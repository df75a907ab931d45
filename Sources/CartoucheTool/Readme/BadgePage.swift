import Messages

/// A page with badges between two comments, such as a README.
struct BadgePage {
  let path: String
  private let language: PageLanguage
  let bytes: [UInt8]

  /// Reads the page in a file.
  init(at path: String) throws(Failure) {
    self.path = path
    guard let language = PageLanguage(path: path) else {
      let endings = Message.list(PageLanguage.allCases.flatMap(\.endings), "or")
      throw .usage("'\(Message.shortened(path))' is not a page whose name ends in \(endings)")
    }
    self.language = language
    bytes = try PageLanguage.page(at: path)
  }

  /// The maximum size of a page with its badges: 16 MiB. Each of its places can have all badges.
  private static let maximumBytes = 16 << 20

  /// The page with the badges of a report at their places, and all else as it is. Words that depend on values, and sizes
  /// that do, are left out, and a badge that shows nothing now is there, so that the page only changes if the badges do.
  /// `indented` says which comment has no badges, since there are too many spaces before it.
  func updated(with badges: [BuiltBadge], base: String) throws(Failure) -> (bytes: [UInt8], indented: String?) {
    let known = Dictionary(badges.map { ($0.name, $0) }) { first, _ in first }
    var page: [UInt8] = []
    var kept = 0
    var count = 0
    let (places, indented) = try BadgePlace.all(in: bytes, name: path, language, known: Set(known.keys))
    for place in places {
      let shown = try place.names.map { names throws(Failure) in
        try names.map { name throws(Failure) in try badge(name, at: place, among: known) }
      }
      let pictures = (shown ?? badges).map { badge in
        var picture = badge.shown
        (picture.title, picture.size) = (badge.steadyAlt, nil)
        return picture
      }
      let lines = language.text(for: pictures, from: count + 1, base: base)
      count += pictures.count
      page += bytes[kept..<place.bytes.lowerBound]
      // In most languages, a comment ends with an empty line.
      for line in [""] + lines + (lines.isEmpty ? [] : [""]) {
        page += (line.isEmpty ? [] : place.indentation) + Array(line.utf8) + place.lineEnd
      }
      kept = place.bytes.upperBound
      guard page.count <= Self.maximumBytes else {
        throw Failure(
          code: .data, at: path, reason: "the page has more than \(Self.maximumBytes) bytes with its badges")
      }
    }
    page += bytes[kept...]
    return (page, indented)
  }

  private func badge(
    _ name: String, at place: BadgePlace, among known: [String: BuiltBadge]
  ) throws(Failure) -> BuiltBadge {
    if let badge = known[name] { return badge }
    let names = known.keys.sorted()
    let suggestion = known[BuiltBadge.name(of: name)]?.name ?? name.nearest(among: names)
    let text = Message.unknown("badge", name, suggestion: suggestion, known: names.count > 20 ? [] : names)
    let source = SourceFile(name: path, bytes: bytes)
    throw Failure(code: .data, message: source.message(text, line: place.line, column: 1, .scalars))
  }
}
