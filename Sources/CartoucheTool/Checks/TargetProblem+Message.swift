import BadgeExport
import Messages

extension TargetProblem: CustomStringConvertible {
  /// What is wrong and what helps, in one line without the position.
  var description: String {
    let isText = layer?.contains("text") == true
    let part = layer.map { "'\(Message.shortened($0))'" } ?? "a path"
    return switch limit {
    case .pathData(let bytes):
      "the path data of \(part) have \(bytes) bytes, and Android reads at most \(ExportError.maximumPathBytes); "
        + "use a shorter text, or --precision 1"
    case .side(let name, let length):
      "the \(name) of \(Message.number(length)) dp is more than \(Message.number(Self.maximumSide)), above which Android "
        + "draws slowly; use --scale, or export a PNG"
    case .gradientBeforeAPI24: "the gradient of \(part) needs Android 7 (API 24); use a look without gradients"
    case .evenOddBeforeAPI24: "the even-odd fill of \(part) needs Android 7 (API 24); use --nonzero"
    case .gradient: "\(part) has a gradient, and the target paints one colour; use a look without gradients"
    case .evenOdd: "\(part) has an even-odd fill, which the target does not support; use --nonzero"
    case .stroke: "\(part) has a stroke, which the target does not support; use --expand-strokes"
    case .translucent: "\(part) is translucent, and the target shows it opaque; use --shadows none, or another look"
    case .otherColor(let color):
      "\(part) has the colour \(Message.shortened(color)), and the target paints one colour; "
        + (isText ? "cut the text out with --text-color knockout" : "give all parts one colour")
    }
  }
}
