import FuzzProperties

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// Hands what libFuzzer makes up to the target that the environment variable CARTOUCHE_FUZZ_TARGET names. The options of
// the command are those of libFuzzer.
private let target: FuzzTarget = {
  let name = getenv("CARTOUCHE_FUZZ_TARGET").map { String(cString: $0) } ?? ""
  guard let target = FuzzTarget.named(name) else {
    let names = FuzzTarget.all.map(\.name).joined(separator: ", ")
    print("CARTOUCHE_FUZZ_TARGET is one of \(names), not '\(name)'")
    exit(64)
  }
  return target
}()

@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

private var count = CommandLine.argc
private var arguments = CommandLine.unsafeArgv
exit(
  runDriver(&count, &arguments) { bytes, count in
    do {
      try target.check(Array(UnsafeBufferPointer(start: bytes, count: count)))
    } catch {
      print("property: \(error)")
      fflush(nil)
      abort()
    }
    return 0
  })
