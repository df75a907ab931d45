package import SVGTree

// The object of the core with icons.

@_silgen_name("cartouche_read_icon")
package func readIcon(_ bytes: [UInt8], _ color: Color?) throws(IconError) -> Icon {
  try Icon(svg: bytes, color: color)
}
