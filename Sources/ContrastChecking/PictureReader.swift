import PathGeometry
import SVGTree
import XMLChecking

/// Builds a picture from the elements of a file.
struct PictureReader {
  /// The inherited state at an element.
  struct Scope {
    var style = Style()
    /// The map to the user space of the root.
    var map = AffineTransform.identity
    var depth = 0
    /// Whether texts only repeat others visually.
    var isDecoration = false
    /// The masks in progress. Their elements cannot use them again.
    var masks: Set<String> = []
  }

  let elements: XMLElements
  let rules: StyleRules
  let scheme: ContrastFinding.Scheme
  var definitions: Definitions
  private(set) var picture: Picture
  private var scale: Double
  /// The indices of texts by the indices of their elements.
  private var numbers: [Int: Int] = [:]
  private var elementsLeft = ContrastLimits.elements
  private var verbsLeft = ContrastLimits.verbs

  static func picture(
    of elements: XMLElements, _ rules: StyleRules, in scheme: ContrastFinding.Scheme
  ) throws(ContrastError) -> Picture {
    var reader = PictureReader(elements, rules, scheme)
    try reader.readDefinitions()
    reader.picture.items = try reader.children(of: 0, in: Scope())
    return reader.picture
  }

  private init(_ elements: XMLElements, _ rules: StyleRules, _ scheme: ContrastFinding.Scheme) {
    self.elements = elements
    self.rules = rules
    self.scheme = scheme
    definitions = Definitions()
    let root = elements[0]
    let width = root.number("width") ?? 0
    let height = root.number("height") ?? 0
    let box = (root.value("viewBox") ?? "").split(separator: " ").compactMap { Values.number(String($0)) }
    picture = Picture(
      viewBox: box.count == 4
        ? Rect(x: box[0], y: box[1], width: box[2], height: box[3]) : Rect(width: width, height: height))
    let size = picture.viewBox.size
    scale = size.width > 0 && size.height > 0 ? min(width / size.width, height / size.height) : 1
  }

  // MARK: Elements

  func property(_ name: String, of element: XMLElements.Element) -> String? {
    if let classes = element.value("class"), let value = rules.value(name, ofClasses: classes, in: scheme) {
      return value
    }
    return element.value(name)
  }

  private mutating func children(of index: Int, in scope: Scope) throws(ContrastError) -> [Item] {
    var items: [Item] = []
    for child in elements[index].children {
      if let item = try item(child, in: scope) { items.append(item) }
    }
    return items
  }

  /// The visible content of an element, in the user space around it.
  private mutating func item(_ index: Int, in outer: Scope) throws(ContrastError) -> Item? {
    let element = elements[index]
    guard element.isSVG, ["g", "a", "path", "text"].contains(element.name) else { return nil }
    // A blur has no single colour at a point; blurred elements are shadows.
    if element.value("filter") != nil { return nil }
    elementsLeft -= 1
    var scope = outer
    scope.depth += 1
    guard elementsLeft >= 0, scope.depth <= ContrastLimits.depth else { throw .tooLarge }
    scope.style.apply { property($0, of: element) }
    if element.value("aria-hidden") == "true" { scope.isDecoration = true }
    var map: AffineTransform?
    if let transform = element.value("transform") {
      map = Values.transform(transform)
      guard let map else { return nil }
      scope.map = map.followed(by: scope.map)
    }

    var item: Item?
    switch element.name {
    case "path": item = Item(try drawing(element, scope.style))
    case "text": item = text(index, element, in: scope)
    default: item = Item(try children(of: index, in: scope))
    }
    guard var item else { return nil }
    item.opacity = property("opacity", of: element).flatMap(Values.share) ?? 1
    if let id = element.value("clip-path").flatMap(Values.reference) { item.clip = definitions.clips[id] }
    if let id = element.value("mask").flatMap(Values.reference) { item.mask = try mask(id, in: scope) }
    return map.map { item.applying($0) } ?? item
  }

  /// The content of a mask. It is read again for each use, because its texts are positioned where it is used.
  private mutating func mask(_ id: String, in outer: Scope) throws(ContrastError) -> [Item]? {
    guard let index = definitions.masks[id], !outer.masks.contains(id) else { return nil }
    var scope = outer
    scope.style = Style()
    scope.style.apply { property($0, of: elements[index]) }
    scope.masks.insert(id)
    return try children(of: index, in: scope)
  }

  // MARK: Paths

  private mutating func drawing(_ element: XMLElements.Element, _ style: Style) throws(ContrastError) -> [Item] {
    let path = try path(element)
    var items: [Item] = []
    if let shade = shade(style.fill, style.fillOpacity), let area = Area(path, style.fillRule) {
      items.append(Item(.area(area, shade), bounds: area.bounds))
    }
    let isDrawn = style.strokeWidth > 0 && style.strokeWidth <= Values.largest
    if isDrawn, let shade = shade(style.stroke, style.strokeOpacity) {
      try count(path.elements.count * ContrastLimits.strokeWork)
      let outline = path.dashed(style.dashes, offset: style.dashOffset).stroked(
        width: style.strokeWidth, cap: style.cap, join: style.join, miterLimit: style.miterLimit)
      if let area = Area(outline, .nonzero) { items.append(Item(.area(area, shade), bounds: area.bounds)) }
    }
    return items
  }

  mutating func path(_ element: XMLElements.Element) throws(ContrastError) -> Path {
    guard let data = element.value("d"), let path = try? Path(parsing: data) else { return Path() }
    try count(path.elements.count)
    // Larger bounds occur in no badge, and a stroke could exceed the bounds of a path.
    guard let box = path.bounds else { return path }
    let isBounded = [box.minX, box.minY, box.maxX, box.maxY].allSatisfy { abs($0) <= Values.largest }
    return isBounded ? path : Path()
  }

  private mutating func count(_ verbs: Int) throws(ContrastError) {
    verbsLeft -= verbs
    if verbsLeft < 0 { throw .tooLarge }
  }

  private func shade(_ source: Style.Source, _ opacity: Double) -> Shade? {
    switch source {
    case .none: nil
    case .color(let color): .color(color.opacity(color.alpha * opacity))
    case .reference(let id): definitions.gradients[id].map { .gradient($0, opacity: opacity) }
    }
  }

  // MARK: Texts

  private mutating func text(_ index: Int, _ element: XMLElements.Element, in scope: Scope) -> Item? {
    let style = scope.style
    guard !scope.isDecoration, style.fontSize > 0, element.text.contains(where: { !$0.isWhitespace }) else {
      return nil
    }
    // Direction marks are not part of the content.
    let words = String(
      String.UnicodeScalarView(element.text.unicodeScalars.filter { $0 != "\u{202B}" && $0 != "\u{202C}" }))
    // Without a `textLength`, the length is estimated from the usual width of letters.
    let width = element.number("textLength") ?? min(Values.largest, 0.6 * style.fontSize * Double(words.count))
    let isReversed = element.value("direction") == "rtl"
    let shareBefore =
      switch style.anchor {
      case .start: isReversed ? 1.0 : 0
      case .middle: 0.5
      case .end: isReversed ? 0 : 1.0
      }
    let height = 0.7 * style.fontSize
    let box = Rect(
      x: (element.number("x") ?? 0) - width * shareBefore, y: (element.number("y") ?? 0) - height, width: width,
      height: height)
    let number = numbers[index] ?? picture.texts.count
    if number == picture.texts.count {
      numbers[index] = number
      picture.texts.append(
        Picture.Text(
          offset: element.offset, words: words, box: box, map: scope.map,
          size: style.fontSize * abs(scope.map.determinant).squareRoot() * scale, isBold: style.isBold))
    }
    return Item(.text(number, shade(style.fill, style.fillOpacity)), bounds: box)
  }
}
