import CairoDrawing
import Messages

/// The size of a picture of pixels.
struct PixelSize: Hashable {
  var width: Int
  var height: Int

  init(side: Int) { (width, height) = (side, side) }

  /// A size such as `180x180`.
  init(parsing text: String) throws(Failure) {
    let sides = text.utf8.split(separator: UInt8(ascii: "x"), omittingEmptySubsequences: false).map { part in
      part.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? Int(Substring(part)) : nil
    }
    guard sides.count == 2, let width = sides[0], let height = sides[1],
      min(width, height) > 0, max(width, height) <= CairoError.maximumSide
    else {
      throw .usage(
        "'\(Message.shortened(text))' is not a width and a height in pixels, such as 180x180;"
          + " the maximum is \(CairoError.maximumSide)")
    }
    (self.width, self.height) = (width, height)
  }
}
