import BadgeExport
import Cartouche
import PathGeometry
import PictureReading
import SVGTree
import Testing

@Suite("A VectorDrawable")
struct VectorDrawableTests {
  /// The opacity in an attribute, which may be missing.
  private func opacity(_ path: Markup, _ name: String) -> Double { path.number(name) ?? 1 }

  @Test("has the paths of the design file in their order, with their names, colours and lines", arguments: samples)
  func paths(name: String, badge: any Badge) throws {
    let document = try badge.document(shaper: shaper)
    let drawable = try Markup(document.vectorDrawable(shaper: shaper))
    let design = try Markup(document.serialized(for: .design.fillingNonzero(), shaper: shaper))
    #expect(drawable["android:width"] == design["width"].map { $0 + "dp" })
    #expect(drawable["android:height"] == design["height"].map { $0 + "dp" })
    #expect(
      design["viewBox"]
        == "0 0 \(drawable["android:viewportWidth"] ?? "") \(drawable["android:viewportHeight"] ?? "")")
    let paths = drawable.all(named: "path")
    let originals = design.all(named: "path")
    #expect(paths.count == originals.count)
    for (path, original) in zip(paths, originals) {
      #expect(path["android:fillType"] == nil)
      #expect(opacity(path, "android:fillAlpha") == opacity(original, "fill-opacity"))
      #expect(opacity(path, "android:strokeAlpha") == opacity(original, "stroke-opacity"))
      #expect(path["android:strokeWidth"] == original["stroke-width"])
      let fill = try #require(original["fill"])
      if fill.hasPrefix("url") {
        let gradient = try #require(path.first(named: "gradient"))
        let stops = try #require(design.all.first { $0["id"] == String(fill.dropFirst(5).dropLast()) })
        #expect(gradient["android:type"].map { $0 + "Gradient" } == stops.name)
        let lengths = [
          ("startX", "x1"), ("startY", "y1"), ("endX", "x2"), ("endY", "y2"), ("centerX", "cx"), ("centerY", "cy"),
          ("gradientRadius", "r"),
        ]
        for (name, other) in lengths { #expect(gradient["android:" + name] == stops[other]) }
        #expect(gradient.children.map { $0["android:offset"] } == stops.children.map { $0["offset"] })
        #expect(
          try gradient.children.map { try Color(parsing: $0["android:color"] ?? "") }
            == stops.children.map { try Color(parsing: $0["stop-color"] ?? "") })
        #expect(path["android:fillAlpha"] == nil)
      } else if fill == "none" {
        #expect(path["android:fillColor"] == nil)
      } else {
        #expect(try Color(parsing: path["android:fillColor"] ?? "") == Color(parsing: fill))
      }
      let outline = SampledOutline(try Path(parsing: path["android:pathData"] ?? ""))
      let other = SampledOutline(try Path(parsing: original["d"] ?? ""))
      // Letters are rounded about their own origins there, so that the differences of equal ones add up.
      #expect(abs(outline.area - other.area) < 0.2)
    }
    func names(_ element: Markup, _ attribute: String) -> [String] {
      element.all.dropFirst().filter { ["g", "group", "path"].contains($0.name) }.compactMap { $0[attribute] }
    }
    #expect(names(drawable, "android:name") == names(design, "id"))
    #expect(Set(names(drawable, "android:name")).count == names(drawable, "android:name").count)
  }

  @Test("has a zero before each decimal point, as Android's lint demands", arguments: samples)
  func leadingZeros(name: String, badge: any Badge) throws {
    let drawable = try Markup(badge.document(shaper: shaper).vectorDrawable(shaper: shaper))
    for path in drawable.all(named: "path") {
      #expect(try #require(path["android:pathData"]).firstMatch(of: /(^|[^0-9])\./) == nil)
    }
  }

  @Test("is the same for the same picture, and has no document type, comment or foreign name", arguments: samples)
  func plain(name: String, badge: any Badge) throws {
    let document = try badge.document(shaper: shaper)
    let bytes = try document.vectorDrawable(shaper: shaper)
    #expect(try document.vectorDrawable(shaper: shaper) == bytes)
    let known: Set = ["vector", "group", "path", "aapt:attr", "gradient", "item"]
    for element in try Markup(bytes).all {
      #expect(known.contains(element.name))
      #expect(element.attributes.keys.allSatisfy { $0.hasPrefix("android:") || $0.hasPrefix("xmlns:") || $0 == "name" })
    }
  }

  @Test(
    "is refused if a path is longer than Android reads, with the layer and what helps", arguments: [10, 30, 60, 100])
  func longPaths(count: Int) throws {
    let document = try Pill(String(repeating: "8", count: count)).knockout().document(shaper: shaper)
    do {
      let drawable = try Markup(document.vectorDrawable(shaper: shaper))
      #expect(count < 60)
      for path in drawable.all(named: "path") { #expect((path["android:pathData"] ?? "").utf8.count <= 32_767) }
    } catch let error as ExportError {
      let pattern =
        /the path in the layer 'body' has (\d+) bytes, and Android reads at most 32767; use a shorter text, or --precision 1/
      let bytes = try #require(error.description.wholeMatch(of: pattern)).1
      #expect(error.code == "pathTooLong" && count > 30 && Int(bytes) ?? 0 > 32_767)
    }
  }

  @Test("has the numbers that the profile asks for, and lines as outlines on demand")
  func profiles() throws {
    let document = try Pill("42").border(.white, width: 1.5).document(shaper: shaper)
    let plain = try document.vectorDrawable(shaper: shaper)
    #expect(try document.vectorDrawable(for: .design.precision(1), shaper: shaper).count < plain.count)
    let expanded = try Markup(document.vectorDrawable(for: .web.expandingStrokes(), shaper: shaper))
    #expect(expanded.all.allSatisfy { $0["android:strokeColor"] == nil })
  }

  private func drawing(_ first: Color, in map: AffineTransform = .identity) -> SVGDocument {
    let square = Rect(width: 10, height: 10).fill(.radialGradient(from: first, to: "#0000ff"))
    return SVGDocument(width: 10, height: 10) { Group { square }.applying(map) }
  }

  @Test("has opacities of a gradient before the digits of its colours")
  func opacities() throws {
    let drawable = try Markup(drawing("rgba(255, 0, 0, 0.2)").vectorDrawable(shaper: shaper))
    #expect(drawable.all(named: "item").map { $0["android:color"] } == ["#33ff0000", "#0000ff"])
  }

  @Test("has two colours of a gradient with one, as Android demands")
  func oneColor() throws {
    let plain = Gradient.linear([GradientStop(offset: 0.5, color: "#f00")])
    let square = Rect(width: 10, height: 10).fill(.gradient(plain))
    let drawable = try Markup(
      SVGDocument(size: Size(10, 10), children: [.drawing(square)]).vectorDrawable(shaper: shaper))
    #expect(drawable.all(named: "item").map { $0["android:color"] } == ["#ff0000", "#ff0000"])
  }

  @Test("cannot show what the design profile cannot show, and says so")
  func refused() throws {
    #expect {
      try drawing("#f00", in: .scale(x: 1, y: 2)).vectorDrawable(shaper: shaper)
    } throws: { error in
      "\(error)" == "a VectorDrawable cannot show an elliptical gradient; export a PNG"
    }
  }

  @Test("says of outlines that cross too often what the design profile says", arguments: [nil, "logo"])
  func costly(layer: String?) {
    let error = LoweringError.unsupported(.costlyOutlines, layer: layer)
    let exported = ExportError.lowering(error, .vectorDrawable)
    #expect(exported.code == "costlyOutlines" && exported.description == error.description)
  }
}
