/// What a host answers, and its limits.
package struct HostSettings: Sendable {
  /// Something that a host answers and that can be switched off.
  package enum Part: String, Sendable, CaseIterable {
    /// The addresses of Cartouche, Shields and badgen.
    case cartouche, shields, badgen
    /// Badges from the folder of values: by its names, and by the addresses that stand for them.
    case value, endpoint
    /// `POST /badges`.
    case post
    /// Answers in these forms.
    case png, json
    /// `/metrics` and `/openapi.json`.
    case metrics, openapi
  }

  /// What is answered.
  package var parts = Set(Part.allCases)
  /// The path before all addresses, such as `/badges`; empty for none.
  package var basePath = ""
  /// The folder of the logos that badges can name.
  package var logos: String?
  /// The folder of values.
  package var values: ValueFolder?
  /// Where what is not known here is redirected to.
  package var upstream: Upstream?
  /// The maximum size of a body, in bytes.
  package var maximumBody = 32 << 10
  /// Whether each request is logged.
  package var logsRequests = false
  /// Whether the values of queries are logged.
  package var logsQueries = false

  /// The settings of a host without a file.
  package init() {}
}

/// A reason why a host cannot be started.
package struct SettingsError: Error, CustomStringConvertible {
  /// The message in one line.
  package let description: String

  init(_ description: String) { self.description = description }
}
