import FuzzProperties

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Calls the driver of libFuzzer with the target that the environment variable `CARTOUCHE_FUZZ_TARGET` names.
///
/// It stands in the place of the executable's own `main`, which Swift looks for by this name.
@_cdecl("Fuzz_main")
func fuzz(_ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> Int32 {
  var count = count
  var arguments = arguments
  return runDriver(&count, &arguments, testOneInput)
}

private let target: FuzzTarget = {
  let name = getenv("CARTOUCHE_FUZZ_TARGET").map { String(cString: $0) } ?? ""
  guard let target = FuzzTarget.named(name) else {
    let names = FuzzTarget.all.map(\.name).joined(separator: ", ")
    print("CARTOUCHE_FUZZ_TARGET is one of \(names), not '\(name)'")
    exit(64)
  }
  return target
}()

private func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  do {
    try target.check(Array(UnsafeBufferPointer(start: bytes, count: count)))
  } catch {
    print("property: \(error)")
    abort()
  }
  return 0
}

@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32
