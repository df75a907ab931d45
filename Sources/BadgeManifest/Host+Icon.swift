package import Cartouche
package import IconReading
import KeyTables

extension Host {
  /// An icon as a host, scaled to fit into `size` and centred.
  ///
  /// - Throws: ``BadgeError`` if the size is out of range.
  package init(icon: Icon, size: Size, anchor: Anchor = .topTrailing) throws(BadgeError) {
    let allowed = Field.length
    guard allowed.contains(size.width) else { throw .outOfRange(.width, value: size.width, allowed: allowed) }
    guard allowed.contains(size.height) else { throw .outOfRange(.height, value: size.height, allowed: allowed) }
    let group = icon.fitted(in: Rect(origin: .zero, size: size)).named("icon")
    self.init(size: size, anchor: anchor, nodes: [.group(group)])
  }
}

extension Logo {
  /// An icon as a logo. What is much smaller is enlarged, so that rounded numbers do not bend it.
  init(icon: Icon, width: Double? = nil) {
    let icon = icon.size.height < 4 ? icon.scaled(toHeight: 24) : icon
    self.init(icon.nodes, size: icon.size, width: width)
  }
}
