import IconReading
import PathGeometry
import SVGReading
import SVGTree
import Testing

@Suite("The meaning of an icon")
struct MeaningTests {
  // MARK: Size

  @Test(
    "the natural size is the root's, or that of its view box, and a missing side follows the view box",
    arguments: [
      ("viewBox='0 0 24 12'", Size(24, 12)), ("width='48' height='24' viewBox='0 0 24 12'", Size(48, 24)),
      ("width='48' viewBox='0 0 24 12'", Size(48, 24)), ("height='6px' viewBox='0 0 24 12'", Size(12, 6)),
      ("width='1em' height='1em' viewBox='0 0 24 12'", Size(24, 12)),
      ("width='100%' viewBox='0 0 24 12'", Size(24, 12)),
      ("width='9pt' height='1in'", Size(12, 96)), ("width='25.4mm' height='2.54cm'", Size(96, 96)),
      ("width='1pc' height='1e1'", Size(16, 10)),
    ])
  func size(attributes: String, size: Size) throws {
    let found = try icon("<svg \(attributes)/>").size
    #expect(abs(found.width - size.width) < 1e-9 && abs(found.height - size.height) < 1e-9)
  }

  @Test(
    "the view box is aligned in its viewport by preserveAspectRatio",
    arguments: [
      ("", Rect(x: 5, y: 0, width: 10, height: 10)), ("xMinYMin", Rect(x: 0, y: 0, width: 10, height: 10)),
      ("xMaxYMid meet", Rect(x: 10, y: 0, width: 10, height: 10)), ("none", Rect(x: 0, y: 0, width: 20, height: 10)),
      ("xMidYMax slice", Rect(x: 0, y: -10, width: 20, height: 20)),
    ])
  func aspectRatio(value: String, rect: Rect) throws {
    let attribute = value.isEmpty ? "" : "preserveAspectRatio='\(value)'"
    let icon = try icon("<svg width='20' height='10' viewBox='7 8 2 2' \(attribute)><path d='M7 8h2v2h-2z'/></svg>")
    #expect(icon.drawings.first?.path.bounds == rect)
  }

  // MARK: Shapes

  @Test("shapes without anti-aliasing have none, as those around them say", arguments: ["crispEdges", "optimizeSpeed"])
  func crisp(value: String) throws {
    let shapes = "<rect width='8' height='6'/><path d='M2 2h4' stroke='red' shape-rendering='auto'/>"
    let drawings = try icon(inside: "<g shape-rendering='\(value)'>\(shapes)</g>").drawings
    #expect(drawings.map(\.isCrisp) == [true, false])
    #expect(
      try icon(inside: "<rect style='shape-rendering:\(value)' width='8' height='6'/>").document.contains("crispEdges"))
    #expect(try !icon(inside: shapes).document.contains("crispEdges"))
  }

  @Test("a line without an area has the colour after the name of a gradient, as browsers draw it")
  func fallback() throws {
    let gradient =
      "<linearGradient id='g'><stop stop-color='red'/><stop offset='1' stop-color='blue'/></linearGradient>"
    func stroke(_ paint: String) throws -> Paint? {
      try icon(inside: "\(gradient)<path d='M2 12h20' stroke-width='4' stroke='\(paint)' color='lime'/>").drawings
        .first?
        .stroke?.paint
    }
    #expect(try stroke("url(#g) green") == "green" && stroke("url(#g)currentColor") == "lime")
    #expect(try stroke("url(#g)") == nil && stroke("url(#g) none") == nil)
  }

  @Test(
    "a basic shape becomes the path that SVG defines for it",
    arguments: [
      ("<rect x='1' y='2' width='3' height='4'/>", Rect(x: 1, y: 2, width: 3, height: 4).path),
      ("<circle cx='5' cy='6' r='2'/>", Circle(center: Point(5, 6), radius: 2).path),
      ("<ellipse cx='5' cy='6' rx='2'/>", Circle(center: Point(5, 6), radius: 2).path),
      ("<rect width='8' height='6' rx='2'/>", RoundedRect(Rect(width: 8, height: 6), radius: 2).path),
      ("<rect width='8' height='6' ry='9'/>", Ellipse(in: Rect(width: 8, height: 6)).path),
      ("<rect width='50%' height='25%'/>", Rect(width: 12, height: 6).path),
      ("<polygon points='0,0 4 0-4,3'/>", Polygon([Point(0, 0), Point(4, 0), Point(-4, 3)]).path),
    ])
  func shapes(svg: String, path: Path) throws {
    let found = try icon(inside: svg).drawings.first?.path
    #expect(abs((found?.area ?? 0) - path.area) < 1e-6)
    #expect(found?.bounds == path.bounds)
  }

  @Test(
    "a shape without size, without paint or not displayed is invisible",
    arguments: [
      "<rect width='4'/>", "<circle/>", "<path d=''/>", "<path/>", "<path d='none'/>", "<polygon points=''/>",
      "<path d='M0 0h4v4z' fill='none'/>", "<path d='M0 0h4v4z' fill='#0000'/>",
      "<g display='none'><circle r='4'/></g>",
      "<g visibility='hidden'><circle r='4'/></g>", "<g opacity='0'><circle r='4'/></g>",
      "<g transform='scale(0)'><circle r='4'/></g>", "<defs><circle r='4'/></defs>", "<symbol><circle r='4'/></symbol>",
      "<title>x</title><desc>y</desc><metadata><x/></metadata>", "<use href='#'/>", "<use/>",
      "<inkscape:grid xmlns:inkscape='http://www.inkscape.org/namespaces/inkscape'/>",
      "<g style='display:none'><text/></g>",
    ])
  func nothing(svg: String) throws {
    #expect(try icon(inside: svg).nodes.isEmpty)
  }

  // MARK: Style

  @Test(
    "an element's own style overrides the sheet, the sheet overrides attributes, those override inheritance",
    arguments: [
      ("", "#000000"), ("fill='#010101'", "#010101"), ("fill='#010101' class='a'", "#020202"),
      ("fill='#010101' class='a b'", "#030303"), ("class='b' id='c'", "#040404"),
      ("class='a b' id='c' style='fill:#050505'", "#050505"), ("class='z'", "#000000"), ("fill='inherit'", "#000000"),
    ])
  func cascade(attributes: String, color: Color) throws {
    let sheet = "<style>.a{fill:#020202} #c{fill:#040404} circle.b,.x{fill:#030303;} /* .a{fill:red} */</style>"
    let icon = try icon(inside: "\(sheet)<g fill='black'><circle \(attributes) cx='9' cy='9' r='1'/></g>")
    #expect(icon.drawings.map(\.fill) == [.color(color)])
  }

  @Test("a rule for the root holds for the whole picture", arguments: [":root", "svg:root"])
  func root(selector: String) throws {
    let sheet = "<style>\(selector){color-scheme:dark;fill:#020202} .a{fill:#030303} svg{fill:#040404}</style>"
    let path = "<path d='M0 0h8v4z'/>"
    let inner = "<svg width='9' height='9' fill='#050505'>\(path)</svg>"
    #expect(
      try icon("<svg viewBox='0 0 24 24'>\(sheet)\(path)\(inner)</svg>").drawings.map(\.fill) == ["#020202", "#040404"])
    #expect(
      try icon("<svg class='a' viewBox='0 0 24 24'>\(sheet)\(path)</svg>").drawings.map(\.fill) == [
        selector == ":root" ? "#030303" : "#020202"
      ])
    let deep = "<style>*\n .a{fill:#060606}</style>"
    #expect(
      try icon("<svg class='a' viewBox='0 0 24 24'>\(deep)\(path)<g class='a'>\(path)</g></svg>").drawings.map(\.fill)
        == ["#000", "#060606"])
  }

  @Test("currentColor is the given colour, unless the file sets one")
  func currentColor() throws {
    let shape = "<circle cx='9' cy='9' r='1' fill='currentColor'/>"
    let svg = "<svg viewBox='0 0 24 24'>\(shape)<g color='#123456'>\(shape)</g></svg>"
    #expect(try icon(svg, color: "#abcdef").drawings.map(\.fill) == ["#abcdef", "#123456"])
    #expect(try icon(svg).drawings.map(\.fill) == [.color(.current), "#123456"])
  }

  @Test("an inherited currentColor is the colour of the element that is painted")
  func inheritedCurrentColor() throws {
    let line = "d='M0 0h8v4z'"
    let svg = """
      <svg viewBox='0 0 24 24'><g fill='currentColor' stroke='CurrentColor'><path \(line)/><g color='#010101'>\
      <path \(line)/><path \(line) color='#020202'/><path \(line) fill='inherit' style='color:#030303'/></g></g></svg>
      """
    let drawings = try icon(svg, color: "#abcdef").drawings
    let colors: [Paint] = ["#abcdef", "#010101", "#020202", "#030303"]
    #expect(drawings.map(\.fill) == colors)
    #expect(drawings.map(\.stroke?.paint) == colors)
  }

  @Test("a file that sets no paint has the colour of the text, and one that sets some is black elsewhere")
  func noPaint() throws {
    let shape = "<path d='M0 0h8v4z'/>"
    #expect(
      try icon("<svg viewBox='0 0 24 24' role='img' class='a'><title>GitHub</title>\(shape)</svg>").drawings.map(\.fill)
        == [
          .color(.current)
        ])
    for frame in [
      "<path d='M0 0h24v24H0z' fill='none'/>", "<path d='M0 0h24v24H0z' fill=' None ' stroke='transparent'/>",
      "<path d='M0 0h24v24H0z' style='fill: none'/>", "<style>.b{fill:none;stroke:none}</style>", "<style/>",
    ] {
      #expect(try icon("<svg viewBox='0 0 24 24'>\(frame)\(shape)</svg>").drawings.last?.fill == .color(.current))
    }
    for paint in [
      "<path d='M9 9h8v4z' style='stroke:none;fill:#f00'/>", "<path d='M9 9h8v4z' fill='none' stroke='#f00'/>",
      "<path d='M9 9h8v4z' fill='#f00'/>", "<path d='M9 9h8v4z' style='fill:#f00'/>", "<style>a{fill:red}</style>",
    ] {
      #expect(try icon("<svg viewBox='0 0 24 24'>\(paint)\(shape)</svg>").drawings.last?.fill == .color(.black))
    }
  }

  @Test(
    "the given colour is used wherever the file sets none, with the opacity there",
    arguments: [
      ("<path d='M0 0h8v4z'/>", 1.0), ("<g opacity='.5'><path d='M0 0h8v4z'/></g>", 0.5),
      ("<path d='M0 0h8v4z' fill='currentColor' fill-opacity='.25'/>", 0.25),
      ("<g fill='inherit'><path d='M0 0h8v4z'/></g>", 1), ("<g color='currentColor'><path d='M0 0h8v4z'/></g>", 1),
      ("<path d='M0 0h8v4z' fill='none' stroke='currentColor'/>", 1),
      ("<path id='a' d='M0 0h8v4z'/><use href='#a' x='9'/>", 1),
      ("<symbol id='a'><path d='M0 0h8v4z'/></symbol><use href='#a'/>", 1),
      ("<clipPath id='c'><path d='M0 0h4v4z'/></clipPath><path d='M0 0h8v4z' clip-path='url(#c)'/>", 1),
      ("<style>path{fill:currentColor}</style><path d='M0 0h8v4z'/>", 1),
    ])
  func colorLeftOpen(content: String, alpha: Double) throws {
    let svg = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'>\(content)</svg>"
    let color: Color = "#abcdef"
    for drawing in try icon(svg, color: color).drawings {
      let painted = drawing.fill == .none ? drawing.stroke?.paint : drawing.fill
      #expect(painted == .color(color.opacity(alpha)))
    }
  }

  @Test("a stop of a gradient can have the given colour")
  func colorOfStop() throws {
    let svg = """
      <svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><linearGradient id='a'>\
      <stop stop-color='currentColor' stop-opacity='.5'/><stop offset='1' stop-color='#fff'/></linearGradient>\
      <path d='M0 0h8v4z' fill='url(#a)'/></svg>
      """
    guard case .gradient(let gradient)? = try icon(svg, color: "#abcdef").drawings.first?.fill else {
      Issue.record("no gradient")
      return
    }
    #expect(gradient.stops.map(\.color) == [Color(red: 0xAB, green: 0xCD, blue: 0xEF, alpha: 0.5), .white])
  }

  @Test(
    "a colour is refused if the icon sets all its colours",
    arguments: [
      "<path d='M0 0h8v4z' fill='#f00'/>", "<path d='M0 0h8v4z' fill='none' stroke='black'/>", "",
      "<g color='red'><path d='M0 0h8v4z' fill='currentColor'/></g>",
    ])
  func ownColors(content: String) throws {
    let svg = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'>\(content)</svg>"
    #expect(throws: IconError(.ownColors(ofPixels: false))) { try icon(svg, color: .white) }
    _ = try icon(svg)
  }

  @Test("opacities of a paint and of its element are multiplied")
  func opacities() throws {
    let icon = try icon(inside: "<g opacity='.5'><circle cx='9' cy='9' r='1' fill='#ff000080' fill-opacity='50%'/></g>")
    guard case .color(let color)? = icon.drawings.first?.fill else {
      Issue.record("no colour")
      return
    }
    #expect(abs(color.alpha - 128.0 / 255 / 4) < 1e-9)
  }

  @Test(
    "keywords of properties have no letter case",
    arguments: [
      "fill='None'", "fill='INHERIT'", "stroke='NONE'", "fill-rule='EvenOdd'", "stroke-linecap='Round'",
      "stroke-linejoin='BEVEL'", "visibility='Hidden'", "display='NONE'", "style='display:NONE'",
      "style='paint-order:Markers Stroke'", "stroke-dasharray='NONE'", "clip-path='None'",
      "style='opacity:1;MASK:None'",
    ])
  func keywords(attributes: String) throws {
    func nodes(_ attributes: String) throws -> [Node] {
      try icon(inside: "<g fill='red' stroke='blue'><path d='M2 2h9v9z' \(attributes)/></g>").nodes
    }
    #expect(try nodes(attributes) == nodes(attributes.lowercased()))
  }

  @Test("names of functions have no letter case", arguments: ["fill", "stroke"])
  func functionNames(attribute: String) throws {
    func nodes(_ function: String) throws -> [Node] {
      try icon(
        inside: """
          <linearGradient id='a'><stop stop-color='red'/><stop offset='1'/></linearGradient>\
          <path d='M2 2h9v9z' \(attribute)='\(function)(#a)'/>
          """
      ).nodes
    }
    #expect(try nodes("URL") == nodes("url"))
  }

  @Test(
    "a file that is clipped as a whole is refused", arguments: ["clip-path='url(#c)'", "style='clip-path:url(#c)'"])
  func clippedFile(attribute: String) {
    let svg = """
      <svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' \(attribute)>\
      <clipPath id='c'><path d='M0 0h4v4z'/></clipPath><path d='M0 0h16v16z'/></svg>
      """
    #expect(throws: IconError.self) { try icon(svg) }
  }

  @Test("a faded group stays a group only if its shapes overlap")
  func fading() throws {
    let apart = try icon(inside: "<g opacity='.5'><path d='M0 0h4v4z'/><path d='M8 0h4v4z'/></g>")
    #expect(apart.nodes.count == 2)
    let over = try icon(inside: "<g opacity='.5'><path d='M0 0h4v4z'/><path d='M2 0h4v4z'/></g>")
    guard case .group(let group)? = over.nodes.first else {
      Issue.record("no group")
      return
    }
    #expect(group.opacity == 0.5 && group.children.count == 2)
  }

  @Test(
    "a line is below the fill if paint-order names it first, wherever markers are",
    arguments: [
      ("stroke", true), ("stroke markers fill", true), ("markers stroke fill", true), ("markers\tstroke", true),
      ("normal", false), ("markers", false), ("markers fill stroke", false), ("fill markers stroke", false),
    ])
  func paintOrder(value: String, isBelow: Bool) throws {
    let shape = "<path d='M4 4h9v9z' fill='red' stroke='blue' style='paint-order:\(value)'/>"
    let drawings = try icon(inside: shape).drawings
    #expect(drawings.map(\.fill) == (isBelow ? [.none, "#f00"] : ["#f00"]))
    #expect(drawings.first?.stroke?.paint == "#00f")
  }

  // MARK: Transforms

  @Test(
    "a transform applies its functions from the last to the first",
    arguments: [
      ("translate(3)", Point(4, 1)), ("translate(3 4) scale(2)", Point(5, 6)),
      ("scale(2) translate(3,4)", Point(8, 10)),
      ("rotate(90)", Point(-1, 1)), ("rotate(180 2 2)", Point(3, 3)), ("matrix(1 0 0 1 5 6)", Point(6, 7)),
      ("skewX(45)", Point(2, 1)), ("skewY(45)", Point(1, 2)), ("  translate( 1 , 2 ) , scale( 3 ) ", Point(4, 5)),
    ])
  func transforms(value: String, point: Point) throws {
    let svg = "<svg viewBox='-20 -20 40 40'><path transform='\(value)' d='M1 1h1v1z'/></svg>"
    guard
      case .move(let found)? = try icon(svg).drawings.first?.path.elements.first
    else {
      Issue.record("no path")
      return
    }
    #expect(abs(found.x - 20 - point.x) < 1e-9 && abs(found.y - 20 - point.y) < 1e-9)
  }

  @Test("a line's width is scaled, and a group keeps an uneven scaling")
  func strokes() throws {
    let even = try icon(inside: "<path transform='rotate(30) scale(3)' d='M1 1h2' stroke='red' stroke-width='.5'/>")
    #expect(abs((even.drawings.first?.stroke?.width ?? 0) - 1.5) < 1e-9)
    let uneven = try icon(inside: "<circle transform='translate(9 9) scale(4 1)' r='1' stroke='red' fill='none'/>")
    guard case .group(let group)? = uneven.nodes.first else {
      Issue.record("no group")
      return
    }
    #expect(abs(group.transform.determinant - 1) < 1e-9)
    #expect(abs((uneven.drawings.first?.stroke?.width ?? 0) - 2) < 1e-9)
  }

  @Test("a line with corners that no stroke of the output has is an area in its own colour, above that of its fill")
  func corners() throws {
    let line = "d='M4 4L20 6L4 8' stroke='blue' stroke-miterlimit='10'"
    let alone = try icon(inside: "<path \(line) fill='none'/>").drawings
    #expect(alone.map(\.fill) == ["#00f"] && alone.allSatisfy { $0.stroke == nil })
    #expect(try icon(inside: "<path \(line) fill='red'/>").drawings.map(\.fill) == ["#f00", "#00f"])
  }

  @Test(
    "a limit of mitres below 1 cuts all corners, and a negative one is ignored, as in browsers",
    arguments: [("0", "1"), ("0.5", "1"), ("-1", "10"), ("-0.5", "10")])
  func smallMiterLimit(value: String, same: String) throws {
    func drawings(_ limit: String) throws -> [Drawing] {
      let line = "<path d='M4 4L20 6L4 8' stroke='blue' fill='none' style='stroke-miterlimit:\(limit)'/>"
      return try icon(inside: "<g stroke-miterlimit='10'>\(line)</g>").drawings
    }
    #expect(try drawings(value).map(\.path) == drawings(same).map(\.path))
    #expect(try drawings("1").map(\.path) != drawings("10").map(\.path))
  }

  // MARK: Gradients

  @Test("a diagonal gradient across a square has points at two opposite corners")
  func boxGradient() throws {
    let icon = try icon(
      inside: """
        <linearGradient id='a' x2='1' y2='100%'><stop stop-color='red'/><stop offset='2' stop-color='#00f'/></linearGradient>
        <path d='M2 4h8v8h-8z' fill='url(#a)'/>
        """)
    let stops = [GradientStop(offset: 0, color: "#f00"), GradientStop(offset: 1, color: "#00f")]
    #expect(
      icon.drawings.first?.fill
        == .gradient(.linear(stops, start: Point(2, 4), end: Point(10, 12), space: .points)))
  }

  @Test("lines of equal colour are where a stretched box puts them")
  func stretchedGradient() throws {
    let icon = try icon(
      inside: """
        <linearGradient id='a' x2='1' y2='1'><stop/><stop offset='1' stop-color='red'/></linearGradient>
        <path d='M0 0h20v5h-20z' fill='url(#a)'/>
        """)
    guard case .gradient(let gradient)? = icon.drawings.first?.fill, let (start, end) = gradient.line else {
      Issue.record("no gradient")
      return
    }
    func share(_ point: Point) -> Double {
      let line = end - start
      let to = point - start
      return (line.x * to.x + line.y * to.y) / (line.x * line.x + line.y * line.y)
    }
    for (point, expected) in [(Point(0, 0), 0), (Point(20, 0), 0.5), (Point(0, 5), 0.5), (Point(20, 5), 1)] {
      #expect(abs(share(point) - expected) < 1e-9)
    }
  }

  @Test(
    "a gradient with one colour, or without length, is that colour",
    arguments: [
      "<linearGradient id='a'><stop stop-color='red'/></linearGradient>",
      "<linearGradient id='a' x1='1'><stop/><stop stop-color='red'/></linearGradient>",
      "<radialGradient id='a' r='0'><stop/><stop stop-color='red'/></radialGradient>",
    ])
  func solidGradients(definition: String) throws {
    #expect(
      try icon(inside: definition + "<path d='M0 0h9v9z' fill='url(#a)'/>").drawings.first?.fill == .color("#f00"))
  }

  @Test("a gradient without colours, or in bounds without area, paints nothing")
  func emptyGradients() throws {
    #expect(try icon(inside: "<linearGradient id='a'/><path d='M0 0h9v9z' fill='url(#a)'/>").nodes.isEmpty)
    let line = "<path d='M0 9h9' fill='none' stroke='url(#a)'/>"
    #expect(try icon(inside: "<linearGradient id='a'><stop/><stop/></linearGradient>\(line)").nodes.isEmpty)
  }

  // MARK: Clips

  @Test("a clip around everything is removed, one that cuts is kept")
  func clips() throws {
    let whole = try icon(
      inside:
        "<clipPath id='a'><path d='M0 0h24v24H0z'/></clipPath><g clip-path='url(#a)'><circle cx='9' cy='9' r='9'/></g>"
    )
    guard case .drawing? = whole.nodes.first else {
      Issue.record("\(whole.nodes)")
      return
    }
    let half = try icon(
      inside:
        "<clipPath id='a'><path d='M0 0h9v24H0z'/></clipPath><g clip-path='url(#a)'><circle cx='9' cy='9' r='9'/></g>"
    )
    guard case .group(let group)? = half.nodes.first else {
      Issue.record("\(half.nodes)")
      return
    }
    #expect(group.clip?.bounds == Rect(width: 9, height: 24))
  }

  @Test(
    "a clip lies in the coordinates of its element: x, y and viewBox move and scale it with them",
    arguments: [
      ("<use href='#r' x='10' y='2' clip-path='url(#c)'/>", Rect(x: 10, y: 2, width: 4, height: 8)),
      ("<use href='#r' x='5' transform='scale(2)' clip-path='url(#c)'/>", Rect(x: 10, y: 0, width: 8, height: 16)),
      ("<use href='#s' x='10' width='9' height='9'/>", Rect(x: 10, y: 0, width: 4, height: 8)),
      (
        "<svg x='10' y='1' width='9' height='9' clip-path='url(#c)'><path d='M0 0h8v8H0z'/></svg>",
        Rect(x: 10, y: 1, width: 4, height: 8)
      ),
      (
        "<svg x='4' y='1' width='16' height='16' viewBox='0 0 8 8' clip-path='url(#c)'><path d='M0 0h8v8H0z'/></svg>",
        Rect(x: 4, y: 1, width: 8, height: 16)
      ),
      ("<use href='#v' x='4' width='16' height='16'/>", Rect(x: 4, y: 0, width: 8, height: 16)),
    ])
  func placedClips(svg: String, expected: Rect) throws {
    let icon = try icon(
      inside: """
        <defs><clipPath id='c'><path d='M0 0h4v8H0z'/></clipPath><path id='r' d='M0 0h8v8H0z'/>
        <symbol id='s' clip-path='url(#c)'><path d='M0 0h8v8H0z'/></symbol>
        <symbol id='v' viewBox='0 0 8 8' clip-path='url(#c)'><path d='M0 0h8v8H0z'/></symbol></defs>\(svg)
        """)
    guard case .group(let group)? = icon.nodes.first else {
      Issue.record("\(icon.nodes)")
      return
    }
    #expect(group.clip?.bounds == expected)
  }

  @Test(
    "a text that shows nothing is left out, and one that shows something is refused",
    arguments: [
      ("<text x='3' y='4'/>", true), ("<text> <tspan x='3'>\n</tspan></text>", true),
      ("<text display='none'>a</text>", true), ("<g style='display: none'><text>a</text></g>", true),
      ("<text visibility='hidden'>a</text>", true), ("<text opacity='0'>a</text>", true),
      ("<text>a</text>", false), ("<text> <tspan>a</tspan></text>", false),
      ("<text visibility='hidden'><tspan visibility='visible'>a</tspan></text>", false),
    ])
  func blankText(text: String, isLeftOut: Bool) throws {
    let found = problem(inside: "<path d='M0 0h1v1z'/>" + text)
    #expect(found == (isLeftOut ? nil : .svg(.refusedElement("text", .text))))
  }

  @Test("the parts of a text that shows nothing count as often as they are drawn")
  func repeatedBlankText() throws {
    let parts = String(repeating: "<tspan/>", count: 500)
    let uses = String(repeating: "<use href='#a'/>", count: 100)
    let found = problem(inside: "<g id='a'><text>\(parts)</text></g>\(uses)")
    #expect(found?.code == "tooManyElements", "\(found.debugDescription)")
  }

  @Test("a symbol has its transform inside the place of the use")
  func transformedSymbol() throws {
    let icon = try icon(
      inside: """
        <symbol id='s' viewBox='0 0 4 4' transform='translate(1 2) scale(2)'><path d='M0 0h4v4H0z'/></symbol>
        <use href='#s' x='3' width='8' height='8'/>
        """)
    let drawing = try #require(icon.drawings.first)
    #expect(drawing.path.bounds == Rect(x: 4, y: 2, width: 16, height: 16))
  }

  @Test(
    "a nested picture is cut at its edge unless its own overflow is visible, as attribute or in CSS",
    arguments: [
      ("", true), ("overflow='hidden'", true), ("overflow='visible'", false), ("overflow='auto'", false),
      ("style='overflow:visible'", false), ("class='v'", false), ("class='v' style='overflow:hidden'", true),
    ])
  func overflow(attributes: String, isCut: Bool) throws {
    let (place, circle) = ("x='8' y='8' width='8' height='8'", "<circle cx='4' cy='4' r='8'/>")
    for part in [
      "<svg \(place) \(attributes)>\(circle)</svg>",
      "<symbol id='s' \(attributes)>\(circle)</symbol><use href='#s' \(place)/>",
    ] {
      let icon = try icon(inside: "<style>.v{overflow:visible}</style><g style='overflow:visible'>\(part)</g>")
      var clip: Rect?
      if case .group(let group)? = icon.nodes.first { clip = group.clip?.bounds }
      #expect(clip == (isCut ? Rect(x: 8, y: 8, width: 8, height: 8) : nil))
      #expect(icon.drawings.count == 1)
    }
  }

  @Test("a clip in units of a box is moved by its transformation in those of the picture")
  func movedBoxClips() throws {
    let clip = "<clipPath id='a' clipPathUnits='objectBoundingBox' transform='translate(10 5)'>"
    let svg = "\(clip)<path d='M0 0h.5v.5h-.5z'/></clipPath><rect width='24' height='20' clip-path='url(#a)'/>"
    guard case .group(let group)? = try icon(inside: svg).nodes.first else {
      Issue.record("there is no clip")
      return
    }
    #expect(group.clip?.bounds == Rect(x: 10, y: 5, width: 12, height: 10))
  }

  @Test("an even-odd clip has its hole, and a clip of two shapes is their union")
  func unitedClips() throws {
    func area(_ content: String) throws -> Double? {
      let svg = "<clipPath id='a'>\(content)</clipPath><g clip-path='url(#a)'><path d='M0 0h24v24H0z'/></g>"
      guard case .group(let group)? = try icon(inside: svg).nodes.first else { return nil }
      return group.clip.map { abs($0.area) }
    }
    #expect(try area("<path clip-rule='evenodd' d='M0 0h10v10H0zM2 2h6v6H2z'/>") == 64)
    #expect(try area("<path d='M0 0h10v10H0z'/><path d='M15 15V5H5v10z'/>") == 175)
    #expect(try area("<rect width='10' height='10'/><rect x='12' width='2' height='2'/>") == 104)
  }

  @Test("a clip has the rule and the visibility of the elements around it, and not those of what it clips")
  func inheritedByClips() throws {
    let ring = "<clipPath id='a'><path d='M0 0h10v10H0zM2 2h6v6H2z'/></clipPath>"
    let square = "<path clip-path='url(#a)' d='M0 0h24v24H0z'/>"
    for (content, area) in [
      ("<g clip-rule='evenodd'>\(ring)</g>\(square)", 64),
      ("<defs style='clip-rule:evenodd'>\(ring)</defs>\(square)", 64),
      // Without the rule, the area counts the inner square twice.
      ("\(ring)<g clip-rule='evenodd'>\(square)</g>", 136),
    ] as [(String, Double)] {
      guard case .group(let group)? = try icon(inside: content).nodes.first else {
        Issue.record("no clip in \(content)")
        continue
      }
      #expect(group.clip.map { abs($0.area) } == area, "\(content)")
    }
    #expect(try icon(inside: "<g visibility='hidden'>\(ring)</g>\(square)").nodes.isEmpty)
    #expect(try !icon(inside: "<g visibility='hidden'><path d='M0 0'/></g>\(ring)\(square)").nodes.isEmpty)
  }

  @Test("CSS that moves nothing here is no error: the offset of a stop, a box without a transform, and names of nobody")
  func harmlessCSS() throws {
    for style in ["transform-box:fill-box", "-webkit-transform:none", "-webkit-width:9px", "-webkit-opacity:1"] {
      #expect(try icon(inside: "<circle r='9' style='\(style)'/>").drawings.count == 1, "\(style)")
    }
    let stops = "<stop style='offset:0;stop-color:red'/><stop offset='1'/>"
    let gradient = "<linearGradient id='a'>\(stops)</linearGradient><circle r='9' fill='url(#a)'/>"
    #expect(try icon(inside: gradient).drawings.count == 1)
  }

  @Test("an empty clip makes everything invisible")
  func emptyClip() throws {
    #expect(try icon(inside: "<clipPath id='a'/><circle r='9' clip-path='url(#a)'/>").nodes.isEmpty)
  }

  @Test("parts beyond the picture's edge are clipped")
  func edge() throws {
    guard case .group(let group)? = try icon(inside: "<circle r='9'/>").nodes.first else {
      Issue.record("no group")
      return
    }
    #expect(group.clip?.bounds == Rect(width: 24, height: 24))
  }

  // MARK: Places

  @Test("a fault has its line and its column")
  func places() {
    let svg = "<svg viewBox='0 0 9 9'>\n  <g>\n    <path d='M0 0 L4 x'\n      fill='redd'/>\n  </g>\n</svg>"
    #expect(throws: IconError(.svg(.pathData(.number)), line: 3, column: 22)) {
      _ = try icon(svg.replacing("redd", with: "red"))
    }
    #expect(throws: IconError(.svg(.color("redd", suggestion: "red")), line: 4, column: 13)) {
      _ = try icon(svg.replacing("L4 x", with: "h4"))
    }
    #expect(throws: IconError(.svg(.unknownElement("pth", suggestion: "path")), line: 2, column: 1)) {
      _ = try icon("<svg viewBox='0 0 9 9'>\n<pth/></svg>")
    }
    #expect(throws: IconError(.svg(.atRule("@import")), line: 2, column: 2)) {
      _ = try icon("<svg viewBox='0 0 9 9'><style>.a{}\n @import 'x';</style></svg>")
    }
    #expect(throws: IconError(.svg(.selector("a b")), line: 1, column: 44)) {
      _ = try icon("<svg viewBox='0 0 9 9'><style><![CDATA[ .b,a b{}]]></style></svg>")
    }
  }
}
