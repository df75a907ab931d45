import PathGeometry
import SVGReading
package import SVGTree
package import XMLChecking

/// Compares the colour of every live text of a picture with its background, by WCAG 2.
///
/// Samples are in the middle of each letter, also along a line, at five heights from the baseline to the cap height. If
/// the width is not given, a letter counts as .6 of the font size. At each sample, the picture is composited twice, with
/// the text and without it: areas and strokes in solid colours and gradients, opacities, transforms, clips and masks, down
/// to the page. A text in a mask is cut out, and the check compares what shows through. Ignored are texts that repeat
/// others (`aria-hidden`), blurs and shadows by filters, embedded images, animations, invisible parts, and texts drawn as
/// outlines, which are paths like any other.
package struct ContrastCheck: Sendable {
  /// The colour of the page below translucent parts of the picture.
  package var page = Color.white
  /// The colour of the page for readers with a dark colour scheme: the background of GitHub's dark theme. A picture is
  /// checked on it if it has rules or colours for dark pages.
  package var darkPage = Color(red: 0x0D, green: 0x11, blue: 0x17)

  /// A check on a white page, and on a dark page for readers with a dark colour scheme.
  package init() {}

  /// The texts with a contrast below the limit, as in ``measurements(in:)``.
  package func findings(in tree: XMLTree) throws(ContrastError) -> [ContrastFinding] {
    try measurements(in: tree).filter { $0.ratio < $0.limit }
  }

  /// The visible texts in document order, each at its sample with the lowest contrast.
  ///
  /// A file should be in the profile `web` or `embed`; other parts may be ignored.
  ///
  /// - Throws: ``ContrastError/tooLarge`` for a picture that would take more than some seconds.
  package func measurements(in tree: XMLTree) throws(ContrastError) -> [ContrastFinding] {
    guard let elements = tree.elements(atMost: ContrastLimits.elements) else { throw .tooLarge }
    var styleBytes = 0
    for index in 0..<elements.count where elements[index].isSVG && elements[index].name == "style" {
      styleBytes += elements[index].text.utf8.count
      guard styleBytes <= ContrastLimits.styleBytes else { throw .tooLarge }
    }

    var pictures: [(scheme: ContrastFinding.Scheme, picture: Picture)] = []
    pictures.append((.light, try Picture(elements, in: .light)))
    if pictures[0].picture.hasDarkRules { pictures.append((.dark, try Picture(elements, in: .dark))) }
    var findings: [ContrastFinding] = []
    var offsets: [Int] = []
    var stepsLeft = ContrastLimits.samplingSteps
    for offset in Set(pictures.flatMap(\.picture.texts.keys)).sorted() {
      var lowest: ContrastFinding?
      for (scheme, picture) in pictures {
        guard let text = picture.texts[offset] else { continue }
        let finding = try self.lowest(text, at: offset, in: picture, for: scheme, &stepsLeft)
        if let finding, finding.ratio < lowest?.ratio ?? .infinity { lowest = finding }
      }
      guard let lowest else { continue }
      findings.append(lowest)
      offsets.append(offset)
    }
    for (index, position) in elements.positions(ofBytes: offsets).enumerated() {
      (findings[index].line, findings[index].column) = (position.line, position.column)
    }
    return findings
  }

  /// The sample with the lowest contrast, without its place in the file; nil if the text is not visible.
  private func lowest(
    _ text: Picture.Text, at offset: Int, in picture: Picture, for scheme: ContrastFinding.Scheme,
    _ stepsLeft: inout Int
  ) throws(ContrastError) -> ContrastFinding? {
    let page = scheme == .light ? page : darkPage
    var sampler = PointSampler(text: offset, stepsLeft: stepsLeft)
    defer { stepsLeft = sampler.stepsLeft }
    let items = try sampler.near(text.bounds, picture.items)
    let visible = Rect(origin: .zero, size: picture.size)
    var lowest: ContrastFinding?
    for point in text.samples where visible.contains(point) {
      let sample = try sampler.composited(at: point, items)
      // Less than one step of a channel is not visible.
      guard sample.mark >= 1.0 / 255 else { continue }
      let color = sample.with.over(Pixel(page)).color
      let background = sample.without.over(Pixel(page)).color
      let ratio = color.contrast(with: background)
      guard ratio < lowest?.ratio ?? .infinity else { continue }
      let showsPage = min(sample.with.alpha, sample.without.alpha) < 1 - 0.5 / 255
      lowest = ContrastFinding(
        text: text.content, color: color, background: background, ratio: ratio, limit: text.limit, scheme: scheme,
        page: showsPage ? page : nil)
    }
    return lowest
  }
}
