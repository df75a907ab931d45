import HTTPTypes
import Hummingbird
import NIOCore

/// What a host answers to a request, before headers that depend on the request.
struct HostAnswer {
  enum ContentType: String {
    case svg = "image/svg+xml;charset=utf-8"
    case png = "image/png"
    case json = "application/json"
    case text = "text/plain;charset=utf-8"
    case metrics = "text/plain;version=0.0.4;charset=utf-8"
  }

  var status = HTTPResponse.Status.ok
  var bytes: [UInt8] = []
  var type = ContentType.svg
  /// How long the answer may be kept, in seconds; 0 for not at all. Without a word on it, GitHub's proxy keeps an image
  /// for a year.
  var seconds = 0
  var fields: HTTPFields = [:]
  /// What is wrong on the host, for its log.
  var reason: String?

  /// How long a static badge may be kept, and one with a logo or an error, as with Shields (`base-static.js`).
  static let staticSeconds = 432_000
  static let changingSeconds = 86_400

  /// The response to a request by `GET` or `HEAD`, or to another one.
  func response(to request: Request) -> Response {
    var headers = fields
    headers[.contentType] = type.rawValue
    headers[.cacheControl] =
      seconds == 0 ? "no-cache, no-store, must-revalidate" : "max-age=\(seconds), s-maxage=\(seconds)"
    headers[.accessControlAllowOrigin] = "*"
    headers[.contentSecurityPolicy] = "script-src 'none';"
    headers[.xContentTypeOptions] = "nosniff"
    let isRead = request.method == .get || request.method == .head
    if isRead, status == .ok, seconds > 0 {
      let tag = EntityTag(of: bytes).text
      headers[.eTag] = tag
      if let wanted = request.headers[.ifNoneMatch], EntityTag.matches(tag, wanted) {
        headers[.contentType] = nil
        // A response of this kind has no length of its own.
        return Response(status: .notModified, headers: headers)
      }
    }
    let response = Response(status: status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
    return request.method == .head ? response.createHeadResponse() : response
  }
}

/// A name of bytes that changes with them, and is the same in every instance.
struct EntityTag {
  let text: String

  /// By the length, and by FNV-1a in 64 bits over eight bytes at a time, with the high bits brought down after each.
  init(of bytes: [UInt8]) {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    bytes.withUnsafeBytes { bytes in
      for start in stride(from: 0, to: bytes.count, by: 8) {
        var word: UInt64 = 0
        if start + 8 <= bytes.count {
          word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self))
        } else {
          for byte in bytes[start...] { word = word << 8 | UInt64(byte) }
        }
        hash = (hash ^ word) &* 0x100_0000_01b3
        hash ^= hash >> 32
      }
    }
    text = "\"" + String(hash, radix: 36) + "-" + String(bytes.count, radix: 36) + "\""
  }

  /// Whether a header `If-None-Match` has a tag, weak or not.
  static func matches(_ tag: String, _ header: String) -> Bool {
    header.split(separator: ",").contains { part in
      let part = part.drop { $0 == " " || $0 == "\t" }
      let name = part.hasPrefix("W/") ? part.dropFirst(2) : part
      return name == "*" || name.trimmingSuffix { $0 == " " || $0 == "\t" } == tag
    }
  }
}

extension Substring {
  fileprivate func trimmingSuffix(while isDropped: (Character) -> Bool) -> Substring {
    var rest = self
    while let last = rest.last, isDropped(last) { rest.removeLast() }
    return rest
  }
}
