import PathGeometry
import SVGTree

/// The file of a badge with holes for its texts, for one set of widths and places of outlines.
///
/// It is made from the bytes of a badge with placeholders. A definition that contains a text, such as the mask of a text
/// that is cut out, is named by its content: its name is made anew each time.
final class BadgeTemplate {
  enum Step {
    /// Bytes of the file.
    case literal(Range<Int>)
    case text(slot: Int, isAttribute: Bool)
    /// The natural width of a text, for `textLength`.
    case width(slot: Int)
    /// The path data of a text, with the left end of the baseline in units of the last decimal.
    case outline(slot: Int, x: Int, y: Int, isCutOut: Bool)
    /// The name of the definition that contains a text.
    case name
    /// The end of that definition's attributes.
    case endOfAttributes
    /// The end of its content, and the name of its element.
    case endOfContent(element: Range<Int>)
    /// A reference to it.
    case reference
  }

  private let bytes: [UInt8]
  private let steps: [Step]
  private let profile: OutputProfile
  private let decimals: FixedPoint
  private let widths: [Double]
  private let lengths: [Int]
  /// The places of the outlines; empty if texts stay texts.
  private let places: [OutlinePlace]
  private let cutsOutTexts: Bool

  /// Whether the badge cannot be a template.
  var isEmpty: Bool { steps.isEmpty }

  /// A template for texts of the same widths and places.
  init(_ bytes: [UInt8], _ steps: [Step], for texts: borrowing SlotTexts, _ profile: OutputProfile) {
    self.bytes = bytes
    self.steps = steps
    self.profile = profile
    decimals = profile.lengthDecimals
    lengths = texts.lengths
    widths = texts.widths
    places = texts.outlines.map(\.place)
    cutsOutTexts = steps.contains { if case .outline(_, _, _, true) = $0 { true } else { false } }
  }

  /// Whether the texts have the widths and places of this template.
  func isFor(_ texts: borrowing SlotTexts) -> Bool {
    for slot in widths.indices {
      // A single character is not spaced to a width.
      guard texts.widths[slot] == widths[slot], (texts.lengths[slot] == 1) == (lengths[slot] == 1) else { return false }
    }
    return places.isEmpty || texts.outlines.elementsEqual(places) { $0.place == $1 }
  }

  /// Whether this template can write the texts that it is for.
  func canHold(_ texts: borrowing SlotTexts) -> Bool {
    !isEmpty && (!cutsOutTexts || texts.outlines.allSatisfy(\.canBeCutOut))
  }

  /// Writes the file with texts.
  func write(_ texts: borrowing SlotTexts, to output: inout ByteWriter) {
    var nameStart = 0
    var attributesEnd = 0
    bytes.withUnsafeBufferPointer { bytes in
      for step in steps {
        switch step {
        case .literal(let range): output.append(UnsafeBufferPointer(rebasing: bytes[range]))
        case .text(let slot, let isAttribute): texts.write(slot, isAttribute: isAttribute, to: &output)
        case .width(let slot): decimals.write(texts.naturalWidths[slot], to: &output)
        case .outline(let slot, let x, let y, let isCutOut):
          let text = texts.outlines[slot]
          (isCutOut ? text.cutOutData : text.data).write(movedByX: x, y: y, to: &output)
        case .name:
          nameStart = output.count
          for _ in 0..<ContentName.length { output.append(0) }
        case .endOfAttributes: attributesEnd = output.count
        case .endOfContent(let element):
          var maker = ContentName.Maker()
          maker.add(salt: profile.idSalt)
          maker.add(UnsafeBufferPointer(rebasing: bytes[element]))
          maker.add(output[nameStart + ContentName.length + 1..<attributesEnd])
          maker.add(output[attributesEnd + 1..<output.count])
          let end = output.count
          maker.name.write(to: &output)
          for index in 0..<ContentName.length {
            output.replace(at: nameStart + index, with: output[end + index..<end + index + 1][0])
          }
          output.truncate(to: end)
        case .reference:
          for index in 0..<ContentName.length {
            output.append(output[nameStart + index..<nameStart + index + 1][0])
          }
        }
      }
    }
  }
}
