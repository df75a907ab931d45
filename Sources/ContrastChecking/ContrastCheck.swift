import PathGeometry
package import SVGTree
package import XMLChecking

/// Looks at every live text of a picture and compares its colour with what is beneath it, by WCAG 2.
///
/// A text is looked at in the middles of its letters, at five heights from their feet to the height of capitals; where
/// its width is not given, a letter counts as .6 of the font's size. There the picture is put together twice, with the
/// text and without it: areas and strokes in solid colours and gradients, opacities, transforms, clips and masks, down
/// to the page. A text in a mask is one that is cut out, and seen by what shows through. Left aside are texts that only
/// repeat others (`aria-hidden`), what is blurred, embedded pictures, motion, what is not seen, and texts drawn as
/// outlines, which nothing tells from other paths.
package struct ContrastCheck: Sendable {
  /// The page on which the picture stands where it shows through.
  package var page = Color.white
  /// The page of readers who like it dark, for whom a picture is looked at once more if its style sheet has rules for
  /// them: the ground of GitHub's dark theme.
  package var darkPage = Color(red: 0x0D, green: 0x11, blue: 0x17)

  /// A check on a white page, and a dark one for readers who like it dark.
  package init() {}

  /// The texts whose contrast is below the limit, in document order; of each the place where it stands out least.
  ///
  /// A file should be within the web profile; of what is not, parts are left aside.
  ///
  /// - Throws: ``ContrastError/tooLarge`` for a picture that would take more than some seconds.
  package func findings(in tree: XMLTree) throws(ContrastError) -> [ContrastFinding] {
    guard let elements = tree.elements(atMost: ContrastLimits.elements) else { throw .tooLarge }
    var rules = StyleRules()
    var styleBytes = 0
    for index in 0..<elements.count where elements[index].isSVG && elements[index].name == "style" {
      styleBytes += elements[index].text.utf8.count
      guard styleBytes <= ContrastLimits.styleBytes else { throw .tooLarge }
      rules.read(elements[index].text)
    }

    var worst: [(offset: Int, text: String, place: Place)] = []
    let schemes: [ContrastFinding.Scheme] = rules.hasDarkRules ? [.light, .dark] : [.light]
    var pictures: [Picture] = []
    for scheme in schemes { pictures.append(try PictureReader.picture(of: elements, rules, in: scheme)) }
    var looksLeft = ContrastLimits.looks
    for number in pictures[0].texts.indices {
      var lowest: Place?
      for (scheme, picture) in zip(schemes, pictures) {
        let place = try self.lowest(number, in: picture, for: scheme, &looksLeft)
        if let place, place.ratio < lowest?.ratio ?? .infinity { lowest = place }
      }
      let text = pictures[0].texts[number]
      if let lowest, lowest.ratio < text.limit { worst.append((text.offset, text.words, lowest)) }
    }
    // A mask's texts are met where the mask is used.
    worst.sort { $0.offset < $1.offset }
    let positions = elements.positions(ofBytes: worst.map(\.offset))
    return zip(worst, positions).map { finding, position in
      let place = finding.place
      return ContrastFinding(
        line: position.line, column: position.column, text: finding.text, color: place.color, ground: place.ground,
        ratio: place.ratio, limit: place.limit, scheme: place.scheme, page: place.page)
    }
  }

  /// What is seen at a point of a text.
  private struct Place {
    var color: Color
    var ground: Color
    var ratio: Double
    var limit: Double
    var scheme: ContrastFinding.Scheme
    var page: Color?
  }

  /// Where a text stands out least; nil where it is not seen.
  private func lowest(
    _ number: Int, in picture: Picture, for scheme: ContrastFinding.Scheme, _ looksLeft: inout Int
  ) throws(ContrastError) -> Place? {
    let text = picture.texts[number]
    let page = scheme == .light ? page : darkPage
    var looking = Looking(text: number, looksLeft: looksLeft)
    defer { looksLeft = looking.looksLeft }
    let items = try looking.near(text.box.mapped(by: text.map), picture.items)
    var lowest: Place?
    for point in text.samples where picture.viewBox.contains(point) {
      let seen = try looking.look(at: point, items)
      // Less than one step of a channel is nothing that anyone sees.
      guard seen.mark >= 1.0 / 255 else { continue }
      let color = seen.with.over(Pixel(page)).color
      let ground = seen.without.over(Pixel(page)).color
      let ratio = color.contrast(with: ground)
      guard ratio < lowest?.ratio ?? .infinity else { continue }
      let showsPage = min(seen.with.alpha, seen.without.alpha) < 1 - 0.5 / 255
      lowest = Place(
        color: color, ground: ground, ratio: ratio, limit: text.limit, scheme: scheme, page: showsPage ? page : nil)
    }
    return lowest
  }
}
