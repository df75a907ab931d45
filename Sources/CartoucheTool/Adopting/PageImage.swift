/// A picture of a page that has an address.
struct PageImage {
  /// What shows the picture.
  struct Markup {
    /// The bytes of the whole markup.
    var bytes: Range<Int>
    /// The words for those who do not see the picture, as the page has them.
    var alt: String
    /// Whether this is an element of HTML, which a `picture` can be put around.
    var isElement = false
  }

  /// The bytes of its address in the page.
  var place: Range<Int>
  /// The address, without the escapes of the page's language.
  var address: String
  /// What shows it, where a `picture` could; several for a definition in Markdown.
  var markup: [Markup] = []
}

extension PageImage {
  /// The pictures of a page, in the order of their addresses. Blocks of code and comments have none.
  ///
  /// - Parameter isMDX: Whether a page in Markdown has elements of JSX.
  static func all(in page: [UInt8], _ language: PageLanguage, isMDX: Bool) -> [PageImage] {
    let images: [PageImage]
    switch language {
    case .markdown, .html:
      var scanner = MarkupScanner(page, language, isMDX: isMDX)
      images = scanner.images()
    case .rst, .asciidoc: images = LineImages.all(in: page, language)
    }
    return language == .rst ? images : images.filter { !CharacterReference.hasUnknown(page[$0.place]) }
  }
}
