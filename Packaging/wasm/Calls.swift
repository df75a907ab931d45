import Cartouche

// The calls of the core in WebAssembly. The host writes its texts into memory from `cartouche_allocate`, and frees what
// it allocated and what it was given by `cartouche_free`.

@_expose(wasm, "cartouche_allocate")
@_cdecl("cartouche_allocate")
func allocate(_ count: Int) -> UnsafeMutablePointer<UInt8> { .allocate(capacity: max(1, count)) }

@_expose(wasm, "cartouche_free")
@_cdecl("cartouche_free")
func free(_ bytes: UnsafeMutablePointer<UInt8>) { bytes.deallocate() }

/// Draws a badge. The texts follow each other in `texts`, each with a zero byte at its end: kind, look, text, label,
/// profile. Returns eight bytes, which are 0 for a picture or 1 for a message and the number of bytes, and these.
@_expose(wasm, "cartouche_draw")
@_cdecl("cartouche_draw")
func draw(_ texts: UnsafePointer<UInt8>, _ count: Int) -> UnsafeMutablePointer<UInt8> {
  let parts = UnsafeBufferPointer(start: texts, count: count).split(separator: 0, omittingEmptySubsequences: false)
    .map { String(decoding: $0, as: UTF8.self) }
  do throws(BadgeError) {
    return answer(try svg(parts), isMessage: false)
  } catch {
    return answer(Array(error.description.utf8), isMessage: true)
  }
}

private func svg(_ parts: [String]) throws(BadgeError) -> [UInt8] {
  guard parts.count >= 5 else { return [] }
  let (look, text, label) = (parts[1], parts[2], parts[3])
  let profile: OutputProfile = parts[4] == "design" ? .design : parts[4] == "embed" ? .embed : .web
  return switch parts[0] {
  case "hub": try Hub(Int(text) ?? 0).look(.named(look)).serialized(for: profile)
  case "cell": try Cell(.single, size: Size(300, 44)).look(.named(look)).serialized(for: profile)
  case "status": try StatusBadge(label, text).look(.named(look)).serialized(for: profile)
  default: try Pill(text).look(.named(look)).serialized(for: profile)
  }
}

private func answer(_ bytes: [UInt8], isMessage: Bool) -> UnsafeMutablePointer<UInt8> {
  let room = allocate(8 + bytes.count)
  let numbers = UnsafeMutableRawPointer(room)
  numbers.storeBytes(of: isMessage ? 1 : 0, as: UInt32.self)
  numbers.storeBytes(of: UInt32(bytes.count), toByteOffset: 4, as: UInt32.self)
  for (index, byte) in bytes.enumerated() { room[8 + index] = byte }
  return room
}
