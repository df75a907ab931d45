import PathGeometry
import PictureReading
import Testing

@testable import SVGTree

/// Well-known animations of badges, with their published figures.
enum Movements {
  /// BadgeHub 1.0.0.
  static let pop = Animation(
    frames: zip([0, 0.1429, 0.7143, 0.8571, 1], [1, 0.85, 1.05, 0.95, 1]).map { .init(at: $0, scale: $1) },
    duration: 0.35, center: Point(91, 5))
  /// BadgeHub 1.0.0.
  static let blink = Animation(
    frames: zip([0, 0.3333, 0.6667, 1], [0.1, 1, 0.1, 1]).map { .init(at: $0, opacity: $1) }, duration: 0.3)
  /// BadgeHub 1.0.0.
  static let bump = Animation(
    frames: zip([0, 0.2826, 0.5652, 0.7826, 1], [0, -8, 0, -4, 0]).map { .init(at: $0, offset: Point(0, $1)) },
    duration: 0.46)
  /// The processing ring of Ant Design.
  static let ring = Animation(
    frames: [.init(at: 0, scale: 0.8, opacity: 0.5), .init(at: 1, scale: 2.4, opacity: 0)], duration: 1.2,
    repetition: .forever, center: Point(3, 3))
}

@Suite("An animated group")
struct AnimationTests {
  private let body = Group { square.fill("red") }

  /// The declarations of the style sheet for elements with a class, and the key frames that they use.
  private func motion(_ picture: Markup) throws -> (declarations: String, keyFrames: String) {
    let name = try #require(picture.all(named: "g").compactMap { $0["class"] }.first)
    let sheet = try #require(picture.first(named: "style")).text
    let query = "@media (prefers-reduced-motion:no-preference){"
    try #require(sheet.hasPrefix(query) && sheet.hasSuffix("}}"))
    let rules = String(sheet.dropFirst(query.count).dropLast())
    let frames = "@keyframes \(name){"
    let rule = ".\(name){animation:\(name) "
    try #require(rules.hasPrefix(frames))
    let parts = rules.dropFirst(frames.count).split(separator: "}" + rule, maxSplits: 1)
    try #require(parts.count == 2)
    return (String(parts[1].dropLast()), String(parts[0]))
  }

  @Test("is seen wherever it moves, in a group with holes or a blur around it")
  func reach() throws {
    let far = Animation(
      frames: [.init(at: 0, scale: 1), .init(at: 1, scale: 2, offset: Point(60, 0))], duration: 1,
      easing: .cubicBezier(0, 0, 0.5, 1.5), center: Point(10, 20))
    let moving = Group { body.animated(far) }
    let cut = try written(moving.knockingOut { Rect(width: 1, height: 1).fill("red") })
    let blurred = try written(moving.blurred(deviation: 1))
    for part in [cut.first(named: "mask"), blurred.first(named: "filter")] {
      // The square from 10 to 50 ends at 150, and the curve leads half as far beyond.
      let reach = try #require(part?.number("x")) + #require(part?.number("width"))
      #expect((200...206).contains(reach), "\(reach)")
    }
  }

  @Test(
    "has the same animations as other badge libraries",
    arguments: [
      (
        Movements.pop, ".35s ease-in-out;transform-box:view-box;transform-origin:91px 5px",
        "0%{transform:scale(1,1)}14.29%{transform:scale(.85,.85)}71.43%{transform:scale(1.05,1.05)}"
          + "85.71%{transform:scale(.95,.95)}100%{transform:scale(1,1)}"
      ),
      (Movements.blink, ".3s ease-in-out", "0%{opacity:.1}33.33%{opacity:1}66.67%{opacity:.1}100%{opacity:1}"),
      (
        Movements.bump, ".46s ease-in-out",
        "0%{transform:translate(0px,0px)}28.26%{transform:translate(0px,-8px)}56.52%{transform:translate(0px,0px)}"
          + "78.26%{transform:translate(0px,-4px)}100%{transform:translate(0px,0px)}"
      ),
      (
        Movements.ring, "1.2s ease-in-out infinite;transform-box:view-box;transform-origin:3px 3px",
        "0%{transform:scale(.8,.8);opacity:.5}100%{transform:scale(2.4,2.4);opacity:0}"
      ),
    ])
  func known(animation: Animation, declarations: String, keyFrames: String) throws {
    let motion = try motion(written(body.animated(animation)))
    #expect(motion.declarations == declarations)
    #expect(motion.keyFrames == keyFrames)
  }

  @Test("has a timing function between frames, a delay and a count")
  func timing() throws {
    func declarations(_ easing: Animation.Easing, _ repetition: Animation.Repetition, delay: Double) throws -> String {
      let animation = Animation(
        frames: Movements.blink.frames, duration: 2, repetition: repetition, delay: delay, easing: easing)
      return try motion(written(body.animated(animation))).declarations
    }
    #expect(try declarations(.linear, .times(3), delay: 0) == "2s linear 3")
    #expect(try declarations(.easeOut, .times(1), delay: 0.25) == "2s ease-out .25s")
    let overshoot = Animation.Easing.cubicBezier(0.12, 0.4, 0.29, 1.46)
    #expect(try declarations(overshoot, .forever, delay: 1) == "2s cubic-bezier(.12,.4,.29,1.46) 1s infinite")
  }

  @Test("keeps its position and opacity outside of the animation, its clip and blur inside")
  func nesting() throws {
    let group = body.clipped(to: square).blurred(deviation: 1).decorative().opacity(0.5).offset(x: 7)
    let groups = try written(group.animated(Movements.pop)).all(named: "g")
    try #require(groups.count == 2)
    #expect(groups[0]["transform"] == "translate(7 0)" && groups[0].number("opacity") == 0.5)
    #expect(groups[0]["aria-hidden"] == "true")
    #expect(groups[0]["class"] == nil && groups[0]["clip-path"] == nil && groups[0]["filter"] == nil)
    #expect(groups[1]["class"] != nil && groups[1]["clip-path"] != nil && groups[1]["filter"] != nil)
    #expect(groups[1]["transform"] == nil && groups[1]["opacity"] == nil && groups[1]["aria-hidden"] == nil)
  }

  @Test("has one rule for equal animations, with a name made from its content")
  func sharing() throws {
    let picture = try written([body.animated(Movements.pop).node, body.offset(x: 1).animated(Movements.pop).node])
    #expect(Set(picture.all(named: "g").compactMap { $0["class"] }).count == 1)
    #expect(picture.first(named: "style")?.text.split(separator: "@keyframes").count == 2)
    let prefixed = try written(body.animated(Movements.pop), profile: .web.idPrefix("one-"))
    #expect(prefixed.first(named: "g")?["class"]?.hasPrefix("one-") == true)
  }

  @Test("has its rules and those for dark pages in one style sheet")
  func oneSheet() throws {
    let picture = try written(Group { square.fill("#fff", dark: "#000") }.animated(Movements.blink))
    let sheet = try #require(picture.first(named: "style")).text
    #expect(picture.all(named: "style").count == 1)
    #expect(sheet.hasPrefix("@media (prefers-color-scheme:dark){svg:root{color-scheme:dark}* ."))
    #expect(sheet.contains("}}@media (prefers-reduced-motion:no-preference){@keyframes "))
  }

  @Test("leaves no trace if nothing changes, or if animations are switched off")
  func still() throws {
    let rest = Animation(frames: [.init(at: 0), .init(at: 1)], duration: 1)
    #expect(try written(body.animated(rest)).all.map(\.name) == ["svg", "path"])
    for animation in [Movements.pop, Movements.blink, Movements.bump] {
      let picture = try written(body.offset(x: 1).animated(animation), profile: .web.animations(.none))
      #expect(picture.all.map(\.name) == ["svg", "g", "path"])
    }
  }

  @Test("accepts only frames from 0 to 1 in ascending order, and finite numbers")
  func programmersMistakes() async {
    await #expect(processExitsWith: .failure) { _ = Animation(frames: [], duration: 1) }
    await #expect(processExitsWith: .failure) { _ = Animation(frames: [.init(at: 0)], duration: 1) }
    await #expect(processExitsWith: .failure) {
      _ = Animation(frames: [.init(at: 0), .init(at: 0), .init(at: 1)], duration: 1)
    }
    await #expect(processExitsWith: .failure) { _ = Animation.Frame(at: 1.5) }
    await #expect(processExitsWith: .failure) { _ = Animation.Frame(at: 0, scale: .nan) }
    await #expect(processExitsWith: .failure) { _ = Animation(frames: Movements.pop.frames, duration: 0) }
    await #expect(processExitsWith: .failure) { _ = Animation(frames: Movements.pop.frames, duration: .nan) }
    await #expect(processExitsWith: .failure) {
      _ = Animation(frames: Movements.pop.frames, duration: 1, repetition: .times(0))
    }
    await #expect(processExitsWith: .failure) {
      _ = Animation(frames: Movements.pop.frames, duration: 1, easing: .cubicBezier(-0.1, 0, 1, 1))
    }
  }
}

@Suite("An animated group without a style sheet")
struct SMILAnimationTests {
  private let body = Group { square.fill("red") }

  private func elements(_ animation: Animation) throws -> [Markup] {
    let picture = try written(body.offset(x: 7).animated(animation), profile: .web.animations(.smil))
    #expect(picture.first(named: "style") == nil)
    let moving = try #require(picture.all(named: "g").last)
    #expect(moving.attributes.isEmpty && moving.children.last?.name == "path")
    return Array(moving.children.dropLast())
  }

  @Test("is scaled about its centre by three additive transforms")
  func pop() throws {
    let elements = try elements(Movements.pop)
    #expect(elements.map(\.name) == ["animateTransform", "animateTransform", "animateTransform"])
    #expect(elements.map { $0["type"] } == ["translate", "scale", "translate"])
    #expect(elements.allSatisfy { $0["additive"] == "sum" && $0["dur"] == ".35s" && $0["repeatCount"] == nil })
    #expect(elements[0]["values"] == "91 5;91 5" && elements[2]["values"] == "-91 -5;-91 -5")
    #expect(elements[1]["values"] == "1 1;.85 .85;1.05 1.05;.95 .95;1 1")
    #expect(elements[1]["keyTimes"] == "0;.1429;.7143;.8571;1" && elements[1]["calcMode"] == "spline")
    #expect(elements[1]["keySplines"] == ".42 0 .58 1;.42 0 .58 1;.42 0 .58 1;.42 0 .58 1")
  }

  @Test("has one element each for opacity and scale")
  func single() throws {
    let blink = try elements(Movements.blink)
    #expect(blink.map(\.name) == ["animate"] && blink[0]["attributeName"] == "opacity")
    #expect(blink[0]["values"] == ".1;1;.1;1")
    let bump = try elements(Movements.bump)
    #expect(bump.map { $0["type"] } == ["translate"] && bump[0]["values"] == "0 0;0 -8;0 0;0 -4;0 0")
  }

  @Test("moves and scales at the same time, repeatedly and with a delay")
  func combined() throws {
    let animation = Animation(
      frames: [.init(at: 0, scale: 2, offset: Point(1, 2)), .init(at: 1, opacity: 0)], duration: 2,
      repetition: .forever, delay: 0.5, easing: .linear, center: Point(10, 20))
    let elements = try elements(animation)
    #expect(elements.map { $0["values"] } == ["11 22;10 20", "2 2;1 1", "-10 -20;-10 -20", "1;0"])
    #expect(elements.allSatisfy { $0["repeatCount"] == "indefinite" && $0["begin"] == ".5s" && $0["calcMode"] == nil })
  }

  @Test("follows a curve that overshoots in straight pieces, because splines must not overshoot")
  func overshoot() throws {
    let animation = Animation(
      frames: [.init(at: 0, scale: 0), .init(at: 1, scale: 1)], duration: 1,
      easing: .cubicBezier(0.12, 0.4, 0.29, 1.46))
    let scale = try #require(try elements(animation).first)
    #expect(scale["calcMode"] == nil && scale["keySplines"] == nil)
    let times = try #require(scale["keyTimes"]).split(separator: ";").compactMap { Double($0) }
    let values = try #require(scale["values"]).split(separator: ";")
      .compactMap { $0.split(separator: " ").first.flatMap { Double($0) } }
    try #require(times.count == values.count && times.first == 0 && times.last == 1)
    #expect(values.first == 0 && values.last == 1 && (values.max() ?? 0) > 1.1)
    // A point of the curve: at the parameter 1/2, the time is (3 * .12 + 3 * .29 + 1) / 8, the value (3 * .4 + 3 * 1.46
    // + 1) / 8.
    let index = try #require(times.firstIndex { $0 > 0.27875 })
    let share = (0.27875 - times[index - 1]) / (times[index] - times[index - 1])
    #expect(abs(values[index - 1] + (values[index] - values[index - 1]) * share - 0.8225) < 0.01)
  }
}
