import CCartouche
import LibraryCalls

/// What holds for calls of the library, which end the process of their caller if they trap.
enum CallProperties {
  /// An entry gives a picture or a message, and lines give a result for each line that is not blank.
  @Sendable static func call(_ bytes: [UInt8]) throws {
    let (code, text) = try called(bytes, options: 0)
    try require(
      !text.isEmpty && (code == CARTOUCHE_DRAWN) == text.hasPrefix("<svg "), "a picture or a message: \(text)")
    let lines = try called(bytes, options: UInt32(CARTOUCHE_LINES))
    let filled = bytes.split(separator: UInt8(ascii: "\n")).count {
      !$0.allSatisfy { [0x20, 0x09, 0x0D].contains($0) }
    }
    let results = lines.text.utf8.count { $0 == UInt8(ascii: "\n") }
    try require(results == filled, "\(filled) lines give \(results) results")
    let hasErrors = lines.text.split(separator: "\n").contains { $0.hasPrefix(#"{"line":"#) }
    try require((lines.code == CARTOUCHE_REFUSED) == hasErrors, "an error is told: \(lines.code)")
  }

  private static func called(_ bytes: [UInt8], options: UInt32) throws -> (code: Int, text: String) {
    var result = cartouche_result()
    let code = Int(LibraryCalls.draw(bytes, bytes.count, nil, options, &result))
    defer { LibraryCalls.free(&result) }
    let text = String(decoding: UnsafeRawBufferPointer(start: result.text, count: result.length), as: UTF8.self)
    try require(code == CARTOUCHE_DRAWN || code == CARTOUCHE_REFUSED, "the call is done: \(text)")
    try require(!text.contains("its own grammar"), "what is drawn is inside its grammar: \(text)")
    return (code, text)
  }
}
