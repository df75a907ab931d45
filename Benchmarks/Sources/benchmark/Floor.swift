import Cartouche

/// The least that writing flat badges can cost: a writer by hand, in one go, of the very bytes that the library writes
/// for `StatusBadge(label, message).color(.success)`. It takes only short texts of printable ASCII.
struct Floor {
  private let widths: [Double]
  private var start = UnsafeMutablePointer<UInt8>.allocate(capacity: 8192)
  private var end: UnsafeMutablePointer<UInt8>

  init() throws {
    let font = Font(["Verdana"], size: 11)
    widths = try (0..<128).map { code in
      let run = try BuiltinShaper().shape(String(Unicode.Scalar(UInt8(code))), in: font)
      return code < 0x20 || code == 0x7F ? 0 : (run.width * 100 + 0.5).rounded(.down) / 100
    }
    end = start
  }

  mutating func write(_ label: String, _ message: String, to bytes: inout [UInt8]) {
    var (label, message) = (label, message)
    end = start
    label.withUTF8 { label in message.withUTF8 { message in write(label, message) } }
    bytes.append(contentsOf: UnsafeBufferPointer(start: start, count: end - start))
  }

  private mutating func write(_ label: UnsafeBufferPointer<UInt8>, _ message: UnsafeBufferPointer<UInt8>) {
    let labelWidth = width(of: label)
    let messageWidth = width(of: message)
    let seam = labelWidth + 10
    let all = seam + messageWidth + 10
    put("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"")
    put(all)
    put("\" height=\"20\" viewBox=\"0 0 ")
    put(all)
    put(" 20\" role=\"img\" aria-label=\"")
    put(label, isAttribute: true)
    put(": ")
    put(message, isAttribute: true)
    put("\"><title>")
    put(label)
    put(": ")
    put(message)
    put("</title><defs><linearGradient id=\"wf4lqjlvwg\" gradientUnits=\"userSpaceOnUse\" ")
    put("x1=\"0\" y1=\"0\" x2=\"0\" y2=\"20\">")
    put("<stop offset=\"0\" stop-color=\"#bbb\" stop-opacity=\".1\"/>")
    put("<stop offset=\"1\" stop-color=\"#000\" stop-opacity=\".1\"/>")
    put("</linearGradient><filter id=\"")
    let name = end
    put("          \"")
    let attributes = end
    put(" filterUnits=\"userSpaceOnUse\" x=\"1\" y=\"-1\" width=\"")
    put(seam + messageWidth + 8)
    put("\" height=\"24\" color-interpolation-filters=\"sRGB\"")
    let content = end
    put("><feGaussianBlur stdDeviation=\"1.6\"/>")
    putName(at: name, attributes: attributes, content: content)
    put("</filter></defs><path fill=\"#4b0\" d=\"M")
    put(seam)
    put(" 0")
    putLine(to: all - 3, from: seam)
    put("a3 3 0 0 1 3 3V17a3 3 0 0 1 -3 3")
    putLine(to: seam, from: all - 3)
    put("Z\"/><path fill=\"#555\" d=\"M0 3a3 3 0 0 1 3-3")
    putLine(to: seam, from: 3)
    put("V20")
    putLine(to: 3, from: seam)
    put("a3 3 0 0 1 -3-3Z\"/><path fill=\"url(#wf4lqjlvwg)\" d=\"M0 3a3 3 0 0 1 3-3")
    putLine(to: all - 3, from: 3)
    put("a3 3 0 0 1 3 3V17a3 3 0 0 1 -3 3H3a3 3 0 0 1 -3-3Z\"/>")
    put("<g font-family=\"Verdana,Geneva,DejaVu Sans,sans-serif\" font-size=\"11\" text-anchor=\"middle\" ")
    put("text-rendering=\"geometricPrecision\"><g aria-hidden=\"true\"><g filter=\"url(#")
    end.update(from: name, count: 10)
    end += 10
    put(")\" fill=\"#010101\" fill-opacity=\".8\">")
    let labelPlace = 6 + labelWidth / 2
    let messagePlace = seam + 4 + messageWidth / 2
    putText(label, labelWidth, at: labelPlace, ".5\" y=\"15\"")
    putText(message, messageWidth, at: messagePlace, ".5\" y=\"15\"")
    put("</g><g fill=\"#010101\" fill-opacity=\".3\">")
    putText(label, labelWidth, at: labelPlace, ".5\" y=\"15\"")
    putText(message, messageWidth, at: messagePlace, ".5\" y=\"15\"")
    put("</g></g>")
    putText(label, labelWidth, at: labelPlace, ".5\" y=\"14\" fill=\"#fff\"")
    putText(message, messageWidth, at: messagePlace, ".5\" y=\"14\" fill=\"#fff\"")
    put("</g></svg>\n")
  }

  private func width(of text: UnsafeBufferPointer<UInt8>) -> Int {
    var width = 0.0
    for byte in text { width += widths[Int(byte)] }
    return Int(width) | 1
  }

  @inline(__always) private mutating func put(_ literal: StaticString) {
    end.update(from: literal.utf8Start, count: literal.utf8CodeUnitCount)
    end += literal.utf8CodeUnitCount
  }

  private mutating func put(_ text: UnsafeBufferPointer<UInt8>, isAttribute: Bool = false) {
    for byte in text {
      switch byte {
      case UInt8(ascii: "&"): put("&amp;")
      case UInt8(ascii: "<"): put("&lt;")
      case UInt8(ascii: ">"): put("&gt;")
      case UInt8(ascii: "\"") where isAttribute: put("&quot;")
      default:
        end.pointee = byte
        end += 1
      }
    }
  }

  private mutating func put(_ number: Int) {
    if number >= 10 { put(number / 10) }
    end.pointee = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10)
    end += 1
  }

  /// A horizontal line, in the shorter of two forms.
  private mutating func putLine(to x: Int, from start: Int) {
    func length(_ number: Int) -> Int { number < 0 ? 1 + length(-number) : number < 10 ? 1 : 1 + length(number / 10) }
    if length(x - start) < length(x) {
      put("h")
      if x < start { put("-") }
      put(abs(x - start))
    } else {
      put("H")
      put(x)
    }
  }

  @inline(__always) private mutating func putText(
    _ text: UnsafeBufferPointer<UInt8>, _ width: Int, at x: Int, _ attributes: StaticString
  ) {
    put("<text x=\"")
    put(x)
    put(attributes)
    if text.count > 1 {
      put(" textLength=\"")
      put(width)
      put("\"")
    }
    put(">")
    put(text)
    put("</text>")
  }

  /// The name of the filter, from its content.
  private func putName(
    at name: UnsafeMutablePointer<UInt8>, attributes: UnsafeMutablePointer<UInt8>, content: UnsafeMutablePointer<UInt8>
  ) {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    for byte in "filter".utf8 { add(byte) }
    for byte in UnsafeBufferPointer(start: attributes, count: content - attributes) { add(byte) }
    for byte in UnsafeBufferPointer(start: content + 1, count: end - content - 1) { add(byte) }
    hash ^= hash >> 32
    hash = hash &* 0x9E37_79B9_7F4A_7C15
    hash ^= hash >> 29
    name.pointee = UInt8(ascii: "a") + UInt8(hash % 26)
    hash /= 26
    for index in 1..<10 {
      let digit = UInt8(hash % 36)
      name[index] = digit < 26 ? UInt8(ascii: "a") + digit : UInt8(ascii: "0") + digit - 26
      hash /= 36
    }
  }
}
