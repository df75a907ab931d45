internal import CLibXML2

/// A start tag as libxml2 reports it. It is valid only while a reader is told of it.
@safe
struct StartTag {
  let name: UnsafePointer<xmlChar>
  let hasPrefix: Bool
  let namespace: UnsafePointer<xmlChar>?
  /// The number of namespace declarations.
  let declarationCount: Int
  fileprivate let declarations: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
  /// The number of other attributes.
  let count: Int
  private let attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
  /// The offset of the tag's end, after its attributes.
  let end: Int

  init(
    name: UnsafePointer<xmlChar>, hasPrefix: Bool, namespace: UnsafePointer<xmlChar>?, declarationCount: Int,
    declarations: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, count: Int,
    attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, end: Int
  ) {
    unsafe self.name = name
    self.hasPrefix = hasPrefix
    unsafe self.namespace = namespace
    self.declarationCount = declarationCount
    unsafe self.declarations = declarations
    self.count = count
    unsafe self.attributes = attributes
    self.end = end
  }

  /// An attribute, in the order of the source.
  @safe
  struct Attribute {
    let name: UnsafePointer<xmlChar>?
    let namespace: UnsafePointer<xmlChar>?
    /// The value with references replaced.
    let value: UnsafeBufferPointer<UInt8>

    var text: String { unsafe String(decoding: value, as: UTF8.self) }
  }

  subscript(index: Int) -> Attribute {
    guard let parts = unsafe attributes.map({ unsafe $0 + 5 * index }), let start = unsafe parts[3],
      let end = unsafe parts[4]
    else { return unsafe Attribute(name: nil, namespace: nil, value: .init(start: nil, count: 0)) }
    return unsafe Attribute(
      name: parts[0], namespace: parts[2], value: UnsafeBufferPointer(start: start, count: end - start))
  }

  /// The name of the namespace that a declaration declares.
  func declaration(_ index: Int) -> String { unsafe Self.string(declarations?[2 * index + 1]) }

  static func string(_ text: UnsafePointer<xmlChar>?) -> String {
    unsafe text.map { unsafe String(cString: $0) } ?? ""
  }
}

/// The names that a parser knows by their addresses: libxml2 keeps each name once.
struct NameNumbers {
  private struct Slot {
    var address: UInt = 0
    var namespace: UInt = 0
    var number = Grammar.unknown
  }

  /// The names at the places that their addresses give, or at the next free ones.
  private var slots: [Slot]

  init(of names: [QualifiedName], in dictionary: OpaquePointer?) {
    slots = Array(repeating: Slot(), count: 512)
    var namespace: (name: QualifiedName.Namespace, address: UInt)?
    for (number, name) in names.enumerated() {
      if namespace?.name != name.namespace {
        let text = name.namespace.rawValue
        let address = unsafe text.isEmpty ? 0 : UInt(bitPattern: xmlDictLookup(dictionary, text, -1))
        namespace = (name.namespace, address)
      }
      let slot = unsafe Slot(
        address: UInt(bitPattern: xmlDictLookup(dictionary, name.local, -1)), namespace: namespace?.address ?? 0,
        number: UInt8(number))
      slots[place(of: slot.address, slot.namespace)] = slot
    }
  }

  /// The number of a name in a namespace.
  func number(of name: UnsafePointer<xmlChar>?, in namespace: UnsafePointer<xmlChar>?) -> UInt8 {
    slots[place(of: UInt(bitPattern: name), UInt(bitPattern: namespace))].number
  }

  private func place(of address: UInt, _ namespace: UInt) -> Int {
    var place = Int(((address ^ namespace) &* 0x9E37_79B9_7F4A_7C15) >> 55)
    while slots[place].address != 0, slots[place].address != address || slots[place].namespace != namespace {
      place = (place + 1) % slots.count
    }
    return place
  }
}
