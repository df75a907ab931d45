public import CCartouche
internal import Messages

/// Draws an entry, or lines of them; `cartouche.h` says how.
@_cdecl("cartouche_draw")
public func draw(
  _ input: UnsafeRawPointer?, _ length: Int, _ folder: UnsafePointer<CChar>?, _ options: UInt32,
  _ result: UnsafeMutablePointer<cartouche_result>?
) -> Int32 {
  guard let result = unsafe result else { return Answer.Code.failed.rawValue }
  let answer: Answer
  let name = unsafe folder.flatMap { unsafe String(validatingCString: $0) }
  if unsafe length < 0 || input == nil && length > 0 {
    answer = Answer(.failed, "there is no input")
  } else if options & ~UInt32(CARTOUCHE_LINES | CARTOUCHE_STRICT) != 0 {
    answer = Answer(.failed, "unknown options: \(options)")
  } else if unsafe folder != nil, name == nil {
    answer = Answer(.failed, "the name of the folder is not UTF-8")
  } else {
    let bytes = unsafe UnsafeRawBufferPointer(start: input, count: length)
    answer = unsafe Call(input: bytes, folder: name, options: options).answer()
  }
  unsafe result.initialize(to: answer.result)
  return answer.code.rawValue
}

/// Frees the texts of a result.
@_cdecl("cartouche_free")
public func free(_ result: UnsafeMutablePointer<cartouche_result>?) {
  guard let result = unsafe result else { return }
  unsafe result.pointee.text?.deallocate()
  unsafe result.initialize(to: cartouche_result())
}

/// The version of the library.
@_cdecl("cartouche_version")
public func version() -> UnsafePointer<CChar>? {
  unsafe UnsafeRawPointer(Release.version.utf8Start).assumingMemoryBound(to: CChar.self)
}

/// The form of its functions and structures.
@_cdecl("cartouche_abi")
public func abi() -> Int32 { CARTOUCHE_ABI }
