import PathGeometry
import SVGTree
import Typesetting

/// Writes a badge by its templates.
///
/// It is one value in ``PreparedBadge``, so that the runtime checks only one access to it for each badge.
struct TemplateWriter: ~Copyable {
  let slots: Int
  private let filled: ([String]) -> any Badge
  private let profile: OutputProfile
  private let shaper: any TextShaper
  /// How the texts are measured; nil if the badge is drawn each time.
  private let measures: [SlotMeasure]?
  private var templates: [BadgeTemplate?]
  /// Hashes of texts that missed a template once; 0 in free places.
  private var missed: [UInt64]
  private var texts: SlotTexts
  private var output = ByteWriter(capacity: 4096)

  init(
    slots: Int, measures: [SlotMeasure]?, for profile: OutputProfile, shaper: any TextShaper, capacity: Int,
    filled: @escaping ([String]) -> any Badge
  ) throws(BadgeError) {
    self.slots = slots
    self.filled = filled
    self.profile = profile
    self.shaper = shaper
    templates = Array(repeating: nil, count: capacity)
    missed = Array(repeating: 0, count: capacity)
    texts = SlotTexts(slots: slots, profile)
    guard let measures, profile.hasTemplates, slots <= Placeholder.slots else {
      self.measures = nil
      return
    }
    let probe: [UInt8]
    do {
      probe = try filled(Array(repeating: "xx", count: slots)).drawn(for: profile, shaper: shaper)
    } catch {
      // A font may have no outline for this text, but for others.
      guard profile.kind == .design else { throw error }
      self.measures = nil
      return
    }
    // A badge that contains such a byte anyway cannot be told from its placeholders.
    self.measures = probe.contains(Placeholder.firstByte) ? nil : measures
  }

  mutating func write(_ texts: [String], to bytes: inout [UInt8]) throws(BadgeError) {
    guard texts.count == slots else { throw .textCount(texts.count, expected: slots) }
    // A template of outlines takes as long as three badges.
    guard try writesTemplate(of: texts, ifRepeated: profile.kind == .design) else {
      bytes += try filled(texts).drawn(for: profile, shaper: shaper)
      return
    }
    bytes.append(contentsOf: output.all)
  }

  /// The file, if earlier texts had the same widths and places; nil if it has to be drawn.
  mutating func bytes(of texts: [String]) throws(BadgeError) -> [UInt8]? {
    try writesTemplate(of: texts, ifRepeated: true) ? Array(output.all) : nil
  }

  /// Writes the file into the output by a template.
  ///
  /// - Parameter ifRepeated: Whether a template is made only when texts of the same widths and places come a second time.
  /// - Returns: False if the texts have no template.
  private mutating func writesTemplate(of texts: [String], ifRepeated: Bool) throws(BadgeError) -> Bool {
    guard let measures, self.texts.read(texts, measures: measures) else { return false }
    let place = place()
    if templates[place]?.isFor(self.texts) != true {
      if ifRepeated, !isRepeated(self.texts.hash) { return false }
      templates[place] = try template(of: texts)
    }
    guard let template = templates[place], template.canHold(self.texts) else { return false }
    output.truncate(to: 0)
    template.write(self.texts, to: &output)
    return true
  }

  /// How many places are looked at for a template.
  private static var steps: Int { 8 }

  /// The place of the template for the texts that have been read: the one that holds it, the first free one, or else
  /// one that is used again.
  private func place() -> Int {
    let first = Int(truncatingIfNeeded: texts.hash)
    for distance in 0..<Self.steps {
      let place = (first + distance) & (templates.count - 1)
      guard let template = templates[place], !template.isFor(texts) else { return place }
    }
    return first & (templates.count - 1)
  }

  /// Whether texts with this hash missed a template before. Remembers them if not.
  private mutating func isRepeated(_ hash: UInt64) -> Bool {
    let first = Int(truncatingIfNeeded: hash)
    let places = (0..<Self.steps).map { (first + $0) & (missed.count - 1) }
    if let known = places.first(where: { missed[$0] == hash }) {
      missed[known] = 0
      return true
    }
    missed[places.first { missed[$0] == 0 } ?? places[0]] = hash
    return false
  }

  /// The template for the texts that have been read.
  private mutating func template(of texts: [String]) throws(BadgeError) -> BadgeTemplate {
    let placeholders = (0..<slots).map { Placeholder(slot: $0, count: self.texts.lengths[$0]).text }
    let isOutlined = profile.kind == .design
    var markers: [OutlineMarker] = []
    if isOutlined {
      guard let marked = OutlineMarker.markers(for: self.texts, profile) else { return noTemplate }
      markers = marked
    }
    let placeholderShaper = PlaceholderShaper(
      widths: self.texts.naturalWidths, outlines: markers.map(\.outline),
      shaper: isOutlined ? shaper : BuiltinShaper())
    let bytes: [UInt8]
    do {
      bytes = try filled(placeholders).drawn(for: profile, shaper: placeholderShaper)
    } catch {
      // The marker may need more work than the text.
      guard isOutlined else { throw error }
      return noTemplate
    }
    let reader = TemplateReader(
      bytes, lengths: self.texts.lengths, isWide: measures?.map(\.writesNaturalWidth) ?? [], markers: markers)
    guard let steps = reader.steps() else { return noTemplate }
    let template = BadgeTemplate(bytes, steps, for: self.texts, profile)
    guard isOutlined else { return template }
    // The marker fills the box of the text. If both give the same rest of the picture, every text in the box does.
    output.truncate(to: 0)
    template.write(self.texts, to: &output)
    let drawn = try filled(texts).drawn(for: profile, shaper: shaper)
    return drawn.elementsEqual(output.all) ? template : noTemplate
  }

  /// A template for texts that have to be drawn.
  private var noTemplate: BadgeTemplate { BadgeTemplate([], [], for: texts, profile) }
}

extension OutputProfile {
  /// Whether badges can be written from templates.
  var hasTemplates: Bool {
    switch kind {
    case .web: !outlinesText
    case .embed: false
    case .design: !mergesColors
    }
  }
}
