import Cartouche

// The fixtures as calls of WebAssembly: the cases of Tests/FixtureTests are compiled with it. The host asks for the names
// and the files of the fixtures by their numbers. An answer is the number of its bytes, as four bytes, and these bytes.

/// A badge and the name of its fixture, as in those tests.
struct FixtureCase: Sendable {
  var name: String
  /// The badge's bytes in a profile; none if it is refused.
  var bytes: @Sendable (OutputProfile) -> [UInt8]
  var profile: OutputProfile

  init(_ name: String, _ badge: some Badge, profile: OutputProfile = .web) {
    self.name = name
    self.profile = profile
    bytes = { profile in (try? badge.serialized(for: profile)) ?? [] }
  }
}

enum FixtureTests {}

@_expose(wasm, "fixture_count")
@_cdecl("fixture_count")
func fixtureCount() -> Int { FixtureTests.all.count }

@_expose(wasm, "fixture_name")
@_cdecl("fixture_name")
func fixtureName(_ index: Int) -> UnsafeMutablePointer<UInt8> { answer(Array(FixtureTests.all[index].name.utf8)) }

@_expose(wasm, "fixture_web")
@_cdecl("fixture_web")
func fixtureForWeb(_ index: Int) -> UnsafeMutablePointer<UInt8> {
  answer(FixtureTests.all[index].bytes(FixtureTests.all[index].profile))
}

@_expose(wasm, "fixture_embed")
@_cdecl("fixture_embed")
func fixtureForEmbedding(_ index: Int) -> UnsafeMutablePointer<UInt8> { answer(FixtureTests.all[index].bytes(.embed)) }

/// What is written once, since each answer is read before the next.
nonisolated(unsafe) private var room = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)

private func answer(_ bytes: [UInt8]) -> UnsafeMutablePointer<UInt8> {
  room.deallocate()
  room = .allocate(capacity: 4 + bytes.count)
  UnsafeMutableRawPointer(room).storeBytes(of: UInt32(bytes.count), as: UInt32.self)
  for index in bytes.indices { room[4 + index] = bytes[index] }
  return room
}
