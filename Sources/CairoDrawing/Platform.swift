#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// What is used of the platform's C library.
enum Platform {
  /// The first of the shared libraries that the system has.
  static func library(named names: [String]) -> UnsafeMutableRawPointer? {
    unsafe names.lazy.compactMap { unsafe dlopen($0, RTLD_NOW | RTLD_LOCAL) }.first
  }

  /// The address of a function.
  static func function(_ name: String, in library: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    unsafe dlsym(library, name)
  }

  static func exponential(_ value: Double) -> Double { exp(value) }
}
