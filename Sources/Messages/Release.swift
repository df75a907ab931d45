/// What this is a release of.
package enum Release {
  /// The version of the command and of the library.
  package static let version: StaticString = "0.1.0"
}
