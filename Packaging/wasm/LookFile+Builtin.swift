public import LookModel

/// Reads the text of a built-in look, for the module Cartouche.
@_silgen_name("cartouche_read_look")
public func readLook(_ text: StaticString, _ name: String) -> (Look, summary: String) {
  let bytes = text.withUTF8Buffer { Array($0) }
  guard let file = try? LookFile(parsing: bytes, name: name) else { fatalError(name) }
  return (file.look, file.summary)
}
