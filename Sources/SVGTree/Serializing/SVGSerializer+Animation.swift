import PathGeometry

extension SVGSerializer {
  private var factors: FixedPoint { FixedPoint(decimals: 6) }

  // MARK: CSS

  /// Adds an animation to the style sheet, once for equal ones. Returns its class.
  mutating func define(_ animation: Animation) -> [UInt8] {
    var keyFrames: [UInt8] = []
    for frame in animation.frames { write(frame, of: animation, to: &keyFrames) }
    var timing = Array(" ".utf8)
    write(seconds: animation.duration, to: &timing)
    timing.append(UInt8(ascii: " "))
    write(animation.easing, to: &timing)
    if animation.delay > 0 {
      timing.append(UInt8(ascii: " "))
      write(seconds: animation.delay, to: &timing)
    }
    switch animation.repetition {
    case .times(1): break
    case .times(let count): timing += " \(count)".utf8
    case .forever: timing += " infinite".utf8
    }
    if animation.scales {
      timing += ";transform-box:view-box;transform-origin:".utf8
      decimals.write(animation.center.x, to: &timing)
      timing += "px ".utf8
      decimals.write(animation.center.y, to: &timing)
      timing += "px".utf8
    }

    let name = ContentName.make(of: Array("animation".utf8) + keyFrames + timing, prefix: profile.idPrefix)
    guard definedNames.insert(name).inserted else { return name }
    motionRules += "@keyframes ".utf8
    motionRules += name
    motionRules.append(UInt8(ascii: "{"))
    motionRules += keyFrames
    motionRules += "}.".utf8
    motionRules += name
    motionRules += "{animation:".utf8
    motionRules += name
    motionRules += timing
    motionRules.append(UInt8(ascii: "}"))
    return name
  }

  /// Each frame uses the same functions in the same order, so that each function is interpolated with its counterpart.
  private func write(_ frame: Animation.Frame, of animation: Animation, to bytes: inout [UInt8]) {
    FixedPoint(decimals: 4).write(frame.time * 100, to: &bytes)
    bytes += "%{".utf8
    if animation.moves || animation.scales { bytes += "transform:".utf8 }
    if animation.moves {
      bytes += "translate(".utf8
      decimals.write(frame.offset.x, to: &bytes)
      bytes += "px,".utf8
      decimals.write(frame.offset.y, to: &bytes)
      bytes += animation.scales ? "px) ".utf8 : "px)".utf8
    }
    if animation.scales {
      bytes += "scale(".utf8
      factors.write(frame.scale.width, to: &bytes)
      bytes.append(UInt8(ascii: ","))
      factors.write(frame.scale.height, to: &bytes)
      bytes.append(UInt8(ascii: ")"))
    }
    if animation.fades {
      bytes += animation.moves || animation.scales ? ";opacity:".utf8 : "opacity:".utf8
      shareDecimals.write(frame.opacity, to: &bytes)
    }
    bytes.append(UInt8(ascii: "}"))
  }

  private func write(_ easing: Animation.Easing, to bytes: inout [UInt8]) {
    switch easing {
    case .linear: bytes += "linear".utf8
    case .ease: bytes += "ease".utf8
    case .easeIn: bytes += "ease-in".utf8
    case .easeOut: bytes += "ease-out".utf8
    case .easeInOut: bytes += "ease-in-out".utf8
    case .cubicBezier(let x1, let y1, let x2, let y2):
      bytes += "cubic-bezier(".utf8
      write([x1, y1, x2, y2], with: factors, separator: ",", to: &bytes)
      bytes.append(UInt8(ascii: ")"))
    }
  }

  private func write(seconds: Double, to bytes: inout [UInt8]) {
    FixedPoint(decimals: 3).write(seconds, to: &bytes)
    bytes.append(UInt8(ascii: "s"))
  }

  // MARK: SMIL

  /// Writes the elements that animate the group around them. The group has no transform, and each element adds to those
  /// before.
  func write(animating animation: Animation, to bytes: inout [UInt8]) {
    let animation = animation.withoutOvershoot
    let center = animation.scales ? animation.center : .zero
    if animation.moves || center != .zero {
      write("translate", of: animation, with: decimals, to: &bytes) { ($0.offset + center).coordinates }
    }
    if animation.scales {
      write("scale", of: animation, with: factors, to: &bytes) { [$0.scale.width, $0.scale.height] }
    }
    if center != .zero {
      write("translate", of: animation, with: decimals, to: &bytes) { _ in (.zero - center).coordinates }
    }
    if animation.fades {
      bytes += "<animate attributeName=\"opacity\"".utf8
      write(valuesOf: animation, with: shareDecimals, to: &bytes) { [$0.opacity] }
      bytes += "/>".utf8
    }
  }

  private func write(
    _ type: StaticString, of animation: Animation, with decimals: FixedPoint, to bytes: inout [UInt8],
    values: (Animation.Frame) -> [Double]
  ) {
    bytes += "<animateTransform attributeName=\"transform\" type=\"".utf8
    append(type, to: &bytes)
    bytes.append(UInt8(ascii: "\""))
    write(valuesOf: animation, with: decimals, to: &bytes, values)
    bytes += " additive=\"sum\"/>".utf8
  }

  private func write(
    valuesOf animation: Animation, with decimals: FixedPoint, to bytes: inout [UInt8],
    _ values: (Animation.Frame) -> [Double]
  ) {
    let frames = animation.frames
    let isConstant = frames.dropFirst().allSatisfy { values($0) == values(frames[0]) }
    start("values", to: &bytes)
    for (index, frame) in (isConstant ? Array(frames.prefix(2)) : frames).enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ";")) }
      write(values(frame), with: decimals, separator: " ", to: &bytes)
    }
    if !isConstant {
      bytes += "\" keyTimes=\"".utf8
      write(frames.map(\.time), with: factors, separator: ";", to: &bytes)
    }
    if !isConstant, case .cubicBezier(let x1, let y1, let x2, let y2) = animation.easing {
      bytes += "\" calcMode=\"spline\" keySplines=\"".utf8
      for index in 1..<frames.count {
        if index > 1 { bytes.append(UInt8(ascii: ";")) }
        write([x1, y1, x2, y2], with: factors, separator: " ", to: &bytes)
      }
    }
    if animation.delay > 0 {
      bytes += "\" begin=\"".utf8
      write(seconds: animation.delay, to: &bytes)
    }
    bytes += "\" dur=\"".utf8
    write(seconds: animation.duration, to: &bytes)
    switch animation.repetition {
    case .times(1): break
    case .times(let count): bytes += "\" repeatCount=\"\(count)".utf8
    case .forever: bytes += "\" repeatCount=\"indefinite".utf8
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private func write(
    _ numbers: [Double], with decimals: FixedPoint, separator: Unicode.Scalar, to bytes: inout [UInt8]
  ) {
    for (index, number) in numbers.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: separator)) }
      decimals.write(number, to: &bytes)
    }
  }
}

extension Point {
  fileprivate var coordinates: [Double] { [x, y] }
}
