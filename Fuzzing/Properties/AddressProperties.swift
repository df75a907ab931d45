import BadgeAddresses
import BadgeManifest

/// What holds for the addresses of badges and for what endpoints answer, which strangers send to a host.
enum AddressProperties {
  /// The badge of an address is drawn inside its grammar, or refused.
  @Sendable static func address(_ bytes: [UInt8]) throws {
    let text = String(decoding: bytes, as: UTF8.self)
    try requireValid(text, in: BadgeAddress.Grammar.allCases)
    for grammar in BadgeAddress.Grammar.allCases { try requireValid(text, in: [grammar]) }
    for host in ["img.shields.io", "badgen.net"] {
      guard case .address(let address)? = BadgeServices().answer(for: "https://\(host)\(text)") else { continue }
      try requireValid(address)
    }
  }

  /// The badge of an answer is drawn inside its grammar, or refused. The first line is the query of the address.
  @Sendable static func answer(_ bytes: [UInt8]) throws {
    let end = bytes.firstIndex(of: UInt8(ascii: "\n")) ?? 0
    guard let address = try? BadgeAddress("/endpoint?" + String(decoding: bytes[..<end], as: UTF8.self)),
      let answered = try? address.answered(by: Array(bytes[end...]))
    else { return }
    try require(answered.lookUp == nil, "what is answered is not looked up")
    try require(
      (BadgeAddress.minimumCacheSeconds...31_536_000).contains(answered.cacheSeconds ?? 0),
      "an answer is kept for five minutes to a year")
    try requireValid(answered)
  }

  private static func requireValid(_ text: String, in grammars: [BadgeAddress.Grammar]) throws {
    guard let address = try? BadgeAddress(text, in: grammars) else { return }
    try requireValid(address)
  }

  private static func requireValid(_ address: BadgeAddress) throws {
    guard address.lookUp == nil else { return }
    guard let entry = try? address.entry() else { return }
    try require(entry.file == nil && entry.exports.isEmpty, "an address names no file to write")
    try FileProperties.requireValid(entry)
  }
}
