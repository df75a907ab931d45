import PathGeometry

extension SVGSerializer {
  private var factors: FixedPoint { FixedPoint(decimals: 6) }

  // MARK: CSS

  /// Adds an animation to the style sheet, once for equal ones. Returns its class.
  mutating func define(_ animation: Animation) -> ContentName {
    let start = bytes.count
    for frame in animation.frames { write(frame, of: animation) }
    let middle = bytes.count
    bytes.append(UInt8(ascii: " "))
    write(seconds: animation.duration)
    bytes.append(UInt8(ascii: " "))
    write(animation.easing)
    if animation.delay > 0 {
      bytes.append(UInt8(ascii: " "))
      write(seconds: animation.delay)
    }
    switch animation.repetition {
    case .times(1): break
    case .times(let count): bytes.append(utf8: " \(count)")
    case .forever: bytes.append(" infinite")
    }
    if animation.scales {
      bytes.append(";transform-box:view-box;transform-origin:")
      write(animation.center.x)
      bytes.append("px ")
      write(animation.center.y)
      bytes.append("px")
    }

    var maker = ContentName.Maker()
    maker.add(salt: profile.idSalt)
    maker.add("animation")
    maker.add(bytes[start..<bytes.count])
    let keyFrames = Array(bytes[start..<middle])
    let timing = Array(bytes[middle..<bytes.count])
    bytes.truncate(to: start)
    let name = maker.name
    guard insert(name) else { return name }
    motionRules += scratch { serializer in
      serializer.bytes.append("@keyframes ")
      serializer.write(name)
      serializer.bytes.append(UInt8(ascii: "{"))
      serializer.bytes.append(keyFrames)
      serializer.bytes.append("}.")
      serializer.write(name)
      serializer.bytes.append("{animation:")
      serializer.write(name)
      serializer.bytes.append(timing)
      serializer.bytes.append(UInt8(ascii: "}"))
    }
    return name
  }

  /// Each frame uses the same functions in the same order, so that each function is interpolated with its counterpart.
  private mutating func write(_ frame: Animation.Frame, of animation: Animation) {
    FixedPoint(decimals: 4).write(frame.time * 100, to: &bytes)
    bytes.append("%{")
    if animation.moves || animation.scales { bytes.append("transform:") }
    if animation.moves {
      bytes.append("translate(")
      decimals.write(frame.offset.x, to: &bytes)
      bytes.append("px,")
      decimals.write(frame.offset.y, to: &bytes)
      bytes.append(animation.scales ? "px) " : "px)")
    }
    if animation.scales {
      bytes.append("scale(")
      factors.write(frame.scale.width, to: &bytes)
      bytes.append(UInt8(ascii: ","))
      factors.write(frame.scale.height, to: &bytes)
      bytes.append(UInt8(ascii: ")"))
    }
    if animation.fades {
      bytes.append(animation.moves || animation.scales ? ";opacity:" : "opacity:")
      shareDecimals.write(frame.opacity, to: &bytes)
    }
    bytes.append(UInt8(ascii: "}"))
  }

  private mutating func write(_ easing: Animation.Easing) {
    switch easing {
    case .linear: bytes.append("linear")
    case .ease: bytes.append("ease")
    case .easeIn: bytes.append("ease-in")
    case .easeOut: bytes.append("ease-out")
    case .easeInOut: bytes.append("ease-in-out")
    case .cubicBezier(let x1, let y1, let x2, let y2):
      bytes.append("cubic-bezier(")
      write([x1, y1, x2, y2], with: factors, separator: UInt8(ascii: ","))
      bytes.append(UInt8(ascii: ")"))
    }
  }

  private mutating func write(seconds: Double) {
    FixedPoint(decimals: 3).write(seconds, to: &bytes)
    bytes.append(UInt8(ascii: "s"))
  }

  // MARK: SMIL

  /// Writes the elements that animate the group around them. The group has no transform, and each element adds to those
  /// before.
  mutating func write(animating animation: Animation) {
    let animation = animation.withoutOvershoot
    let center = animation.scales ? animation.center : .zero
    if animation.moves || center != .zero {
      write("translate", of: animation, with: decimals) { ($0.offset + center).coordinates }
    }
    if animation.scales {
      write("scale", of: animation, with: factors) { [$0.scale.width, $0.scale.height] }
    }
    if center != .zero {
      write("translate", of: animation, with: decimals) { _ in (.zero - center).coordinates }
    }
    if animation.fades {
      bytes.append("<animate attributeName=\"opacity\"")
      write(valuesOf: animation, with: shareDecimals) { [$0.opacity] }
      bytes.append("/>")
    }
  }

  private mutating func write(
    _ type: StaticString, of animation: Animation, with decimals: FixedPoint,
    values: (Animation.Frame) -> [Double]
  ) {
    bytes.append("<animateTransform attributeName=\"transform\" type=\"")
    bytes.append(type)
    bytes.append(UInt8(ascii: "\""))
    write(valuesOf: animation, with: decimals, values)
    bytes.append(" additive=\"sum\"/>")
  }

  private mutating func write(
    valuesOf animation: Animation, with decimals: FixedPoint,
    _ values: (Animation.Frame) -> [Double]
  ) {
    let frames = animation.frames
    let isConstant = frames.dropFirst().allSatisfy { values($0) == values(frames[0]) }
    start("values")
    for (index, frame) in (isConstant ? Array(frames.prefix(2)) : frames).enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ";")) }
      write(values(frame), with: decimals, separator: UInt8(ascii: " "))
    }
    if !isConstant {
      bytes.append("\" keyTimes=\"")
      write(frames.map { $0.time }, with: factors, separator: UInt8(ascii: ";"))
    }
    if !isConstant, case .cubicBezier(let x1, let y1, let x2, let y2) = animation.easing {
      bytes.append("\" calcMode=\"spline\" keySplines=\"")
      for index in 1..<frames.count {
        if index > 1 { bytes.append(UInt8(ascii: ";")) }
        write([x1, y1, x2, y2], with: factors, separator: UInt8(ascii: " "))
      }
    }
    if animation.delay > 0 {
      bytes.append("\" begin=\"")
      write(seconds: animation.delay)
    }
    bytes.append("\" dur=\"")
    write(seconds: animation.duration)
    switch animation.repetition {
    case .times(1): break
    case .times(let count): bytes.append(utf8: "\" repeatCount=\"\(count)")
    case .forever: bytes.append("\" repeatCount=\"indefinite")
    }
    bytes.append(UInt8(ascii: "\""))
  }
}

extension Point {
  fileprivate var coordinates: [Double] { [x, y] }
}
