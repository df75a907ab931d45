import Messages

/// A link to another document around nodes: the `a` element.
public struct Link: Hashable, Sendable {
  /// The target of the link.
  public var destination: LinkDestination
  /// The nodes that the reader can click.
  public var children: [Node]
  /// The description of the link: the `title` element inside the link.
  public var title: String?

  /// A link around the nodes in the closure.
  ///
  /// - Throws: What the closure throws.
  public init<E: Error>(
    to destination: LinkDestination, title: String? = nil, @NodeBuilder _ children: () throws(E) -> [Node]
  ) throws(E) {
    self.destination = destination
    self.title = title
    self.children = try children()
  }
}

/// An address that is safe on a page: `http`, `https`, `mailto` or relative.
public struct LinkDestination: Hashable, Sendable {
  /// The reason why an address is not accepted.
  public struct Problem: Error, Hashable, Sendable, CustomStringConvertible {
    /// The name of the kind of problem, such as `scheme`. It stays when the message changes.
    public let code: String
    /// The message in one line, without a full stop.
    public let description: String

    package static let empty = Self(code: "empty", description: "the link is empty")

    /// The scheme is not `http`, `https` or `mailto`, or the part after it is missing: `//` and a host, or a mail
    /// address.
    package static func scheme(_ scheme: String) -> Self {
      let description =
        switch scheme {
        case "http", "https": "the link has no '//' with a host after '\(scheme):'"
        case "mailto": "the link has no address after 'mailto:'"
        default:
          "a link begins with http://, https:// or mailto:, or is relative; the scheme '\(Message.shortened(scheme))' is not allowed"
        }
      return Self(code: "scheme", description: description)
    }

    /// The address contains a control character, white space or a backslash, which browsers drop or replace.
    package static func character(_ scalar: Unicode.Scalar) -> Self {
      let refused = "a link holds no white space, no backslash and no control character"
      return Self(code: "character", description: "\(refused); here is \(Message.codePoints(of: String(scalar)))")
    }
  }

  /// The address for `xlink:href`, before escaping.
  public let address: String

  /// Reads an address from user input. Control characters are not accepted, because browsers drop them before they read
  /// the scheme.
  ///
  /// - Throws: ``Problem``.
  public init(parsing address: String) throws(Problem) {
    if address.isEmpty { throw .empty }
    for scalar in address.unicodeScalars
    where scalar.value <= 0x20 || (0x7F...0xA0).contains(scalar.value) || scalar == "\\"
      || scalar.properties.isWhitespace
    {
      throw .character(scalar)
    }
    // Bytes, not characters: a browser finds the colon even before a combining mark.
    let bytes = address.utf8
    if let end = bytes.firstIndex(where: { ":/?#".utf8.contains($0) }), bytes[end] == UInt8(ascii: ":") {
      let scheme = address[..<end].lowercased()
      let rest = bytes[end...].dropFirst()
      let isComplete =
        switch scheme {
        case "http", "https": rest.starts(with: "//".utf8) && rest.count > 2
        case "mailto": !rest.isEmpty
        default: false
        }
      guard isComplete else { throw .scheme(scheme) }
    }
    self.address = address
  }
}

extension LinkDestination: ExpressibleByStringLiteral {
  /// A link from a literal.
  ///
  /// - Precondition: ``init(parsing:)`` takes the text.
  public init(stringLiteral address: String) {
    do {
      try self.init(parsing: address)
    } catch {
      preconditionFailure("'\(address)' cannot be a link: \(error)")
    }
  }
}
