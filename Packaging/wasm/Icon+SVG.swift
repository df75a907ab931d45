package import SVGTree

// In place of the file of the same name in IconReading. What it calls is in an object beside the module: NoIcons.swift
// refuses every SVG, and SVGIcons.swift reads it.

extension Icon {
  init(svg bytes: [UInt8], color: Color?) throws(IconError) { self = try readIcon(bytes, color) }
}

@_silgen_name("cartouche_read_icon")
private func readIcon(_ bytes: [UInt8], _ color: Color?) throws(IconError) -> Icon
