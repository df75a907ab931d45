/// Another service, to which the client is sent for what is not known here.
package struct Upstream: Sendable, Hashable {
  /// The scheme, the host and the port.
  let origin: String

  /// A service at an origin, such as `https://img.shields.io`.
  package init(_ origin: String) throws(SettingsError) {
    let origin = origin.hasSuffix("/") ? String(origin.dropLast()) : origin
    let host = ["https://", "http://"].first { origin.hasPrefix($0) }.map { origin.dropFirst($0.count) } ?? ""
    guard !host.isEmpty, host.utf8.allSatisfy({ $0.isHostByte }) else {
      throw SettingsError("the upstream is an origin such as https://img.shields.io, without a path")
    }
    self.origin = origin
  }

  /// Where a path with its query is; nil for one that is no path. As it follows the whole origin and begins with a
  /// slash, nothing in it can change the origin.
  func location(of target: String) -> String? {
    guard target.hasPrefix("/"), target.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else { return nil }
    return origin + target
  }
}

extension UInt8 {
  /// Whether this may be in a host with its port.
  fileprivate var isHostByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: ".-:[]_".utf8.contains(self)
    }
  }
}
