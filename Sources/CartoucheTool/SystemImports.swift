// The C library of the platform and what Foundation has for files and the environment, for every file of the command.
// On Linux, FoundationEssentials has that. The whole of Foundation would add 40 MB of tables of languages.
#if canImport(FoundationEssentials)
  @_exported public import FoundationEssentials
#else
  @_exported public import Foundation
#endif

#if canImport(Darwin)
  @_exported public import Darwin
#elseif canImport(Glibc)
  @_exported public import Glibc
#elseif canImport(Musl)
  @_exported public import Musl
#endif
