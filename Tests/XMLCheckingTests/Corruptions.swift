@testable import XMLChecking

private let number = "a plain decimal number with at most six decimals"
private let length = "a positive plain number without a unit"
private let dashes = "plain numbers, not all zero, with single spaces between"
private let fraction = "a number from 0 to 1"
private let paint = "none, a colour as #rgb or #rrggbb in lower case, or url(#id)"
private let colour = "a colour as #rgb or #rrggbb in lower case"
private let reference = "url(#id)"
private let identifier = "a letter or underscore, then letters, digits, underscores, dots and hyphens"
private let address = "an http, https or mailto address or a relative one, without spaces"
private let fonts = "font names of letters, digits, spaces and the signs -_+., quoted by ' or not, separated by commas"
private let transforms = "translate(x y), scale(s), scale(x y), rotate(a) or matrix(a b c d e f), joined by spaces"
private let box = "four numbers with single spaces between, the last two positive"

private func value(
  _ attribute: String, _ value: String, on element: String = "path", _ expected: String
) -> XMLDiagnostic.Kind {
  .badAttributeValue(attribute: attribute, value: value, element: element, expected: expected)
}

private func path(_ attribute: String, _ bad: String, _ expected: String) -> Corruption {
  Corruption("<path d=\"M0 0\" \(attribute)=\"¦\(bad)\"/>", value(attribute, bad, expected))
}

private func text(_ attribute: String, _ bad: String, _ expected: String) -> Corruption {
  let others = ["x=\"1\"", "y=\"1\"", "font-family=\"a\"", "font-size=\"9\""].filter { !$0.hasPrefix("\(attribute)=") }
  return Corruption(
    "<text \(others.joined(separator: " ")) \(attribute)=\"¦\(bad)\">a</text>",
    value(attribute, bad, on: "text", expected))
}

private func link(_ bad: String) -> Corruption {
  Corruption(
    "<a xlink:href=\"¦\(bad)\"><path d=\"M0 0\"/></a>",
    value("xlink:href", bad.replacing("&#9;", with: "\t").replacing("&#1;", with: ""), on: "a", address))
}

private func root(_ attributes: String, _ kind: XMLDiagnostic.Kind) -> Corruption {
  Corruption("<svg xmlns=\"http://www.w3.org/2000/svg\" \(attributes)/>", kind)
}

private func data(_ data: String, _ problem: XMLDiagnostic.PartProblem) -> Corruption {
  Corruption("<g><path d=\"\(data)\"/></g>", .badPathData(problem: problem, element: "path"))
}

private func unknown(_ element: String, in parent: String, _ suggestion: String? = nil) -> XMLDiagnostic.Kind {
  .unknownElement(name: element, parent: parent, suggestion: suggestion)
}

private let gradient = "<linearGradient id=\"a\" gradientUnits=\"userSpaceOnUse\" x1=\"0\" y1=\"0\" x2=\"1\" y2=\"1\">"
private let line = "<defs><path id=\"l\" d=\"M0 0h9\"/></defs>"
private let words = "<text x=\"1\" y=\"1\" font-family=\"a\" font-size=\"1\">"
private let stop = "<stop offset=\"0\" stop-color=\"#fff\"/>"

/// Documents of the web profile, each with a fault in one place.
let corruptions: [Corruption] =
  elementCorruptions + attributeCorruptions + valueCorruptions + linkCorruptions + pathDataCorruptions
  + referenceCorruptions + effectCorruptions + styleCorruptions + animationCorruptions

private let elementCorruptions: [Corruption] = [
  Corruption("¦<circle r=\"1\"/>", unknown("circle", in: "svg")),
  Corruption("<g><title>t</title>¦<script>alert(1)</script><path d=\"M0 0\"/></g>", unknown("script", in: "g")),
  Corruption("¦<iframe/>", unknown("iframe", in: "svg")),
  Corruption("¦<use xlink:href=\"#a\"/><path id=\"a\" d=\"M0 0\"/>", unknown("use", in: "svg")),
  Corruption("¦<foreignObject/>", unknown("foreignObject", in: "svg")),
  Corruption("<g>\n  <path d=\"M0 0\"/>\n  ¦<pth d=\"M0 0\"/>\n</g>", unknown("pth", in: "g", "path")),
  Corruption("<defs>¦<pattern id=\"f\"/>\(gradient)\(stop)</linearGradient></defs>", unknown("pattern", in: "defs")),
  Corruption(
    "<defs>¦<lineargradient/>\(gradient)\(stop)</linearGradient></defs>",
    unknown("lineargradient", in: "defs", "linearGradient")),
  Corruption("¦<path xmlns=\"http://example.org\" d=\"M0 0\"/>", unknown("path", in: "svg")),
  Corruption("<path d=\"M0 0\"/>¦<title>t</title>", .elementOutOfPlace(name: "title", parent: "svg")),
  Corruption("<desc>d</desc>¦<title>t</title>", .elementOutOfPlace(name: "title", parent: "svg")),
  Corruption("<title>a</title>¦<title>b</title>", .elementOutOfPlace(name: "title", parent: "svg")),
  Corruption("<path d=\"M0 0\">¦<title>t</title></path>", unknown("title", in: "path")),
  Corruption("<title>a¦<b/></title>", unknown("b", in: "title")),
  Corruption(
    "<text x=\"1\" y=\"1\" font-family=\"a\" font-size=\"1\">a¦<tspan>b</tspan></text>", unknown("tspan", in: "text")),
  Corruption(
    "¦<g/>",
    .incompleteContent(
      element: "g", expected: ["title", "animate", "animateTransform", "g", "path", "rect", "text", "image", "a"])),
  Corruption(
    "¦<g><title>t</title></g>",
    .incompleteContent(
      element: "g", expected: ["animate", "animateTransform", "g", "path", "rect", "text", "image", "a"])),
  Corruption(
    "¦<defs/>",
    .incompleteContent(
      element: "defs", expected: ["linearGradient", "radialGradient", "clipPath", "mask", "filter", "path", "style"])),
  Corruption(
    "<defs>¦\(gradient)</linearGradient></defs>", .incompleteContent(element: "linearGradient", expected: ["stop"])),
  Corruption("<defs>¦<clipPath id=\"c\"/></defs>", .incompleteContent(element: "clipPath", expected: ["path"])),
  Corruption("¦words<path d=\"M0 0\"/>", .badText(element: "svg", expected: nil)),
  Corruption("<g>\n  ¦&amp;<path d=\"M0 0\"/></g>", .badText(element: "g", expected: nil)),
  Corruption(
    "¦<text x=\"1\" y=\"1\" font-family=\"a\" font-size=\"1\"/>",
    .badText(element: "text", expected: "at least one character, or a 'textPath'")),
  Corruption(
    "\(line)¦<text x=\"1\" y=\"1\" font-family=\"a\" font-size=\"1\">a<textPath xlink:href=\"#l\">b</textPath></text>",
    .badText(element: "text", expected: "at least one character, or a 'textPath'")),
  Corruption(
    "\(line)\(words)<textPath xlink:href=\"#l\">b</textPath>¦<textPath xlink:href=\"#l\">b</textPath></text>",
    .elementOutOfPlace(name: "textPath", parent: "text")),
  Corruption(
    "\(line)\(words)¦<textPath xlink:href=\"#l\"/></text>",
    .badText(element: "textPath", expected: "at least one character")),
  Corruption(
    "\(line)\(words)¦<textPath>a</textPath></text>", .missingAttribute(name: "xlink:href", element: "textPath")),
  Corruption(
    "\(line)\(words)<textPath xlink:href=\"#l\" startOffset=\"¦5%\">a</textPath></text>",
    value("startOffset", "5%", on: "textPath", number)),
  Corruption(
    "\(words)<textPath xlink:href=\"¦a.svg#l\">a</textPath></text>",
    value("xlink:href", "a.svg#l", on: "textPath", "#id")),
  Corruption(
    "\(line)\(words)<textPath xlink:href=\"¦#k\">a</textPath></text>",
    .danglingReference(id: "k", attribute: "xlink:href", element: "textPath")),
  Corruption(
    "<defs>\(gradient)\(stop)</linearGradient></defs>\(words)<textPath xlink:href=\"¦#a\">a</textPath></text>",
    .wrongReferenceKind(id: "a", attribute: "xlink:href", found: "linearGradient", expected: ["path"])),
  Corruption(
    "<defs><path id=\"l\" d=\"M0 0\" ¦fill=\"#fff\"/></defs>",
    .unknownAttribute(name: "fill", element: "path", suggestion: nil)),
  Corruption(
    "¦<svg width=\"1\" height=\"1\" viewBox=\"0 0 1 1\"/>",
    .unknownElement(name: "svg", parent: nil, suggestion: nil)),
]

private let attributeCorruptions: [Corruption] = [
  Corruption(
    "<path d=\"M0 0\" ¦style=\"fill:red\"/>",
    .unknownAttribute(name: "style", element: "path", suggestion: nil)),
  Corruption(
    "<path d=\"M0 0\" ¦onclick=\"alert(1)\"/>",
    .unknownAttribute(name: "onclick", element: "path", suggestion: nil)),
  Corruption("<path d=\"M0 0\" ¦fil=\"#fff\"/>", .unknownAttribute(name: "fil", element: "path", suggestion: "fill")),
  Corruption(
    "<path d=\"M0 0\" fill=\"#fff\"\n      ¦stroke-linejoins=\"bevel\"/>",
    .unknownAttribute(name: "stroke-linejoins", element: "path", suggestion: "stroke-linejoin")),
  Corruption(
    "<a ¦href=\"a\" xlink:href=\"a\"><path d=\"M0 0\"/></a>",
    .unknownAttribute(name: "href", element: "a", suggestion: nil)),
  Corruption(
    "<defs><clipPath id=\"c\"><path d=\"M0 0\" ¦fill=\"#fff\"/></clipPath></defs>",
    .unknownAttribute(name: "fill", element: "path", suggestion: nil)),
  root(
    "width=\"1\" height=\"1\" ¦viewbox=\"0 0 1 1\" viewBox=\"0 0 1 1\"",
    .unknownAttribute(name: "viewbox", element: "svg", suggestion: "viewBox")),
  Corruption("¦<path fill=\"#fff\"/>", .missingAttribute(name: "d", element: "path")),
  Corruption("¦<rect width=\"9\" height=\"9\"/>", .missingAttribute(name: "rx", element: "rect")),
  Corruption(
    "<rect width=\"9\" height=\"9\" rx=\"1\" ¦ry=\"1\"/>",
    .unknownAttribute(name: "ry", element: "rect", suggestion: "y")),
  Corruption(
    "¦<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1\" height=\"1\"/>",
    .missingAttribute(name: "viewBox", element: "svg")),
  Corruption("¦<a><path d=\"M0 0\"/></a>", .missingAttribute(name: "xlink:href", element: "a")),
  Corruption(
    "<defs>\(gradient)¦<stop offset=\"0\"/></linearGradient></defs>",
    .missingAttribute(name: "stop-color", element: "stop")),
]

private let valueCorruptions: [Corruption] = [
  root("width=\"¦10px\" height=\"1\" viewBox=\"0 0 1 1\"", value("width", "10px", on: "svg", length)),
  root("width=\"¦0\" height=\"1\" viewBox=\"0 0 1 1\"", value("width", "0", on: "svg", length)),
  root("width=\"1\" height=\"¦-1\" viewBox=\"0 0 1 1\"", value("height", "-1", on: "svg", length)),
  root("width=\"1\" height=\"1\" viewBox=\"¦0,0,1,1\"", value("viewBox", "0,0,1,1", on: "svg", box)),
  root("width=\"1\" height=\"1\" viewBox=\"¦0 0 0.0 1\"", value("viewBox", "0 0 0.0 1", on: "svg", box)),
  root(
    "width=\"1\" height=\"1\" viewBox=\"0 0 1 1\" role=\"¦image\"",
    value("role", "image", on: "svg", "'img' or 'group'")),
  root(
    "width=\"1\" height=\"1\" viewBox=\"0 0 1 1\" direction=\"¦rtl\"", value("direction", "rtl", on: "svg", "'ltr'")),
  path("fill", "redd", paint), path("fill", "#FFF", paint), path("fill", "#ffff", paint),
  path("fill", "url(http://example.org/#a)", paint), path("fill", " #fff", paint),
  path("stroke", "currentColor", paint), path("stroke-width", "1e2", length), path("stroke-width", "+1", length),
  path("stroke-miterlimit", "0.5", "a plain number from 1 up"),
  path("stroke-miterlimit", "1e2", "a plain number from 1 up"),
  path("stroke-dasharray", "1,2", dashes), path("stroke-dasharray", "0 0", dashes),
  path("stroke-dasharray", "", dashes),
  path("stroke-dasharray", "1  2", dashes), path("stroke-dasharray", "-1", dashes),
  path("stroke-dasharray", "5%", dashes),
  path("stroke-dashoffset", "1px", number),
  path("stroke-width", ".1234567", length), path("stroke-linecap", "rond", "'butt' or 'round' or 'square'"),
  path("opacity", "1.5", fraction), path("fill-opacity", "50%", fraction), path("opacity", "-0.1", fraction),
  path("fill-rule", "even-odd", "'evenodd' or 'nonzero'"), path("id", "1a", identifier), path("id", "a b", identifier),
  path("clip-path", "#c", reference), path("mask", "none", reference),
  path("transform", "translate(1,2)", transforms), path("transform", "translate(1)", transforms),
  path("transform", "rotate(1 2 3)", transforms), path("transform", "scale(1)  scale(2)", transforms),
  path("transform", "skewX(3)", transforms), path("transform", "matrix(1 0 0 1 0)", transforms),
  text("x", "1em", number), text("y", "1 2", number), text("font-size", "0", length),
  text("font-family", "a; fill: red", fonts), text("font-family", "'a", fonts), text("font-family", "a,,b", fonts),
  text("text-anchor", "center", "'start' or 'middle' or 'end'"), text("textLength", "-4", length),
  text("xml:space", "default", "'preserve'"), text("aria-hidden", "false", "'true'"),
  Corruption(
    "<defs>\(gradient)<stop offset=\"¦2\" stop-color=\"#fff\"/></linearGradient></defs>",
    value("offset", "2", on: "stop", fraction)),
  Corruption(
    "<defs>\(gradient)<stop offset=\"0\" stop-color=\"¦none\"/></linearGradient></defs>",
    value("stop-color", "none", on: "stop", colour)),
]

private let linkCorruptions: [Corruption] = [
  link("javascript:alert(1)"), link("JaVaScRiPt:alert(1)"), link(" javascript:alert(1)"),
  link("java&#9;script:alert(1)"), link("data:text/html,x"), link("VBScript:x"), link("ftp://example.org/"),
  link("file:///etc/passwd"), link(""), link("https:x"), link("a b"), link("x:/a"), link("\u{A0}javascript:x"),
]

private let pathDataCorruptions: [Corruption] = [
  data("¦L1 1", .noMove), data("¦", .noMove), data("¦m0 0", .noMove), data("¦ M0 0", .noMove),
  data("M0 0L1¦", .incomplete(command: "L")), data("M0 0C1 1 2 2 3¦z", .incomplete(command: "C")),
  data("M0¦", .incomplete(command: "M")), data("M0 0¦X1 1", .unexpected("X")), data("M0 0H1¦e5", .unexpected("e")),
  data("M0 0H¦+1", .unexpected("+")), data("M0 0H¦.", .badNumber), data("M0 0H¦-", .badNumber),
  data("M0 0H¦1.", .badNumber), data("M0 0H¦.1234567", .badNumber), data("M0 0z¦1", .unexpected("1")),
  data("M0 0A1 1 0 ¦2 0 1 1", .badFlag), data("M0 0A1 1 0 ¦01 1 1", .badFlag), data("M0 0A1 1 0 0 ¦1.5 1", .badFlag),
  data("M0 0H1,¦", .incomplete(command: "H")), data("M0 0H1,¦z", .unexpected("z")),
  data("M0 0H1,¦,2", .unexpected(",")), data("M0 0H¦é", .unexpected("é")), data("M0 0H1¦;", .unexpected(";")),
]

private let referenceCorruptions: [Corruption] = [
  Corruption(
    "<path d=\"M0 0\" fill=\"¦url(#gone)\"/>",
    .danglingReference(id: "gone", attribute: "fill", element: "path")),
  Corruption(
    "¦<?xml-stylesheet href=\"x.css\"?><path d=\"M0 0\"/>", .instructionForbidden),
  Corruption("¦<!--><path d=\"M0 0\"/>--><path d=\"M0 0\"/>", .commentEndsInHTML),
  Corruption("<path d=\"M0 0\"/>¦<!--->-->", .commentEndsInHTML),
  Corruption("¦<s:g xmlns:s=\"http://www.w3.org/2000/svg\"><path d=\"M0 0\"/></s:g>", .prefixForbidden(name: "s:g")),
  Corruption(
    "<defs>\(gradient)\(stop)</linearGradient></defs><path d=\"M0 0\" mask=\"¦url(#a)\"/>",
    .wrongReferenceKind(id: "a", attribute: "mask", found: "linearGradient", expected: ["mask"])),
  Corruption(
    "<path id=\"p\" d=\"M0 0\" fill=\"¦url(#p)\"/>",
    .wrongReferenceKind(
      id: "p", attribute: "fill", found: "path", expected: ["linearGradient", "radialGradient"])),
  Corruption(
    "<path id=\"p\" d=\"M0 0\"/>\n<path id=\"¦p\" d=\"M0 0\"/>", .duplicateID(id: "p", firstLine: 2)),
  Corruption(
    """
    <defs>¦<mask id="m" maskUnits="userSpaceOnUse" x="0" y="0" width="1" height="1">\
    <path d="M0 0" mask="url(#m)"/></mask></defs>
    """, .circularReference(id: "m")),
]
