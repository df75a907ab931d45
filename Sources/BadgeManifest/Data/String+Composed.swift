extension String {
  /// The text in the normalization form C of Unicode.
  var composed: String {
    // A public property of the standard library, though not a documented one: Foundation composes texts with it.
    String(decoding: _nfcCodeUnits, as: UTF8.self)
  }
}
