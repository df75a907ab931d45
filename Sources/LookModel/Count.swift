#if _pointerBitWidth(_64)
  /// A count: a whole number of 64 bits on every platform.
  public typealias Count = Int
#else
  /// A count: a whole number of 64 bits on every platform.
  public typealias Count = Int64
#endif
