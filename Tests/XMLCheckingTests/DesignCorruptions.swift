@testable import XMLChecking

private let number = "a plain decimal number with at most six decimals and a digit before the point"
private let length = "a positive plain number without a unit, with a digit before a point"
private let fraction = "a number from 0 to 1"
private let opacity = "a number above 0, up to 1"
private let fill = "none, a colour as #rrggbb in lower case, or url(#id)"
private let stroke = "none or a colour as #rrggbb in lower case"
private let colour = "a colour as #rrggbb in lower case"
private let identifier = "a letter, then letters, digits, underscores and hyphens"
private let box = "0 0, then two positive plain numbers, with single spaces between"

private func document(_ content: String, _ kind: XMLDiagnostic.Kind) -> Corruption {
  Corruption(content, kind, head: DesignSamples.head)
}

private func value(
  _ attribute: String, _ value: String, on element: String = "path", _ expected: String
) -> XMLDiagnostic.Kind {
  .badAttributeValue(attribute: attribute, value: value, element: element, expected: expected)
}

private let path = "<path d=\"M 0 0\" fill=\"#000000\" stroke=\"none\"/>"

private func path(_ attribute: String, _ bad: String, _ expected: String) -> Corruption {
  let others = ["fill=\"#000000\"", "stroke=\"none\"", "stroke-width=\"1\""].filter { !$0.hasPrefix("\(attribute)=") }
  return document(
    "<path d=\"M 0 0\" \(others.joined(separator: " ")) \(attribute)=\"¦\(bad)\"/>", value(attribute, bad, expected))
}

private func group(_ attribute: String, _ bad: String, _ expected: String) -> Corruption {
  document("<g \(attribute)=\"¦\(bad)\">\(path)</g>", value(attribute, bad, on: "g", expected))
}

private func gradient(_ attribute: String, _ bad: String, _ expected: String) -> Corruption {
  let all = ["id=\"a\"", "gradientUnits=\"userSpaceOnUse\"", "x1=\"0\"", "y1=\"0\"", "x2=\"1\"", "y2=\"1\""]
  let others = all.filter { !$0.hasPrefix("\(attribute)=") }.joined(separator: " ")
  return document(
    "<defs><linearGradient \(others) \(attribute)=\"¦\(bad)\">\(stop)</linearGradient></defs>",
    value(attribute, bad, on: "linearGradient", expected))
}

private func radial(_ attribute: String, _ bad: String, _ expected: String) -> Corruption {
  let all = ["id=\"a\"", "gradientUnits=\"userSpaceOnUse\"", "cx=\"1\"", "cy=\"4\"", "fx=\"1\"", "fy=\"4\"", "r=\"5\""]
  let others = all.filter { !$0.hasPrefix("\(attribute)=") }.joined(separator: " ")
  return document(
    "<defs><radialGradient \(others) \(attribute)=\"¦\(bad)\">\(stop)</radialGradient></defs>",
    value(attribute, bad, on: "radialGradient", expected))
}

private func stop(_ attribute: String, _ bad: String, _ expected: String) -> Corruption {
  let others = ["offset=\"0\"", "stop-color=\"#ffffff\""].filter { !$0.hasPrefix("\(attribute)=") }
  let stop = "<stop \(others.joined(separator: " ")) \(attribute)=\"¦\(bad)\"/>"
  return document("<defs>\(gradient)\(stop)</linearGradient></defs>", value(attribute, bad, on: "stop", expected))
}

private func root(_ attributes: String, _ kind: XMLDiagnostic.Kind) -> Corruption {
  document("<svg xmlns=\"http://www.w3.org/2000/svg\" \(attributes)/>", kind)
}

private func extra(_ attribute: String, on element: String, _ suggestion: String? = nil) -> Corruption {
  let name = String(attribute.prefix { $0 != "=" })
  let kind = XMLDiagnostic.Kind.unknownAttribute(name: name, element: element, suggestion: suggestion)
  return switch element {
  case "g": document("<g ¦\(attribute)>\(path)</g>", kind)
  case "path": document("<path d=\"M 0 0\" fill=\"none\" stroke=\"none\" ¦\(attribute)/>", kind)
  case "stop":
    document("<defs>\(gradient)<stop offset=\"0\" stop-color=\"#ffffff\" ¦\(attribute)/></linearGradient></defs>", kind)
  case "linearGradient":
    document("<defs>\(gradient.dropLast()) ¦\(attribute)>\(stop)</linearGradient></defs>", kind)
  default: root("width=\"1\" height=\"1\" viewBox=\"0 0 1 1\" ¦\(attribute)", kind)
  }
}

private func data(_ data: String, _ problem: XMLDiagnostic.PartProblem) -> Corruption {
  document(
    "<g><path d=\"\(data)\" fill=\"none\" stroke=\"none\"/></g>", .badPathData(problem: problem, element: "path"))
}

private func unknown(_ element: String, in parent: String, _ suggestion: String? = nil) -> XMLDiagnostic.Kind {
  .unknownElement(name: element, parent: parent, suggestion: suggestion)
}

private func missing(_ name: String, on element: String) -> XMLDiagnostic.Kind {
  .missingAttribute(name: name, element: element)
}

private let gradient = "<linearGradient id=\"a\" gradientUnits=\"userSpaceOnUse\" x1=\"0\" y1=\"0\" x2=\"1\" y2=\"1\">"
private let stop = "<stop offset=\"0\" stop-color=\"#ffffff\"/>"

/// Documents of the design profile, each with a fault in one place.
let designCorruptions: [Corruption] =
  elementCorruptions + attributeCorruptions + valueCorruptions + pathDataCorruptions + documentCorruptions

private let elementCorruptions: [Corruption] = [
  document("¦<rect width=\"1\" height=\"1\"/>", unknown("rect", in: "svg")),
  document("¦<circle r=\"1\"/>", unknown("circle", in: "svg")),
  document("<g>\(path)¦<text x=\"0\" y=\"9\">3</text></g>", unknown("text", in: "g")),
  document("¦<a>\(path)</a>", unknown("a", in: "svg", "g")),
  document("¦<use/>", unknown("use", in: "svg")), document("¦<symbol/>", unknown("symbol", in: "svg")),
  document("¦<image/>", unknown("image", in: "svg")), document("¦<script/>", unknown("script", in: "svg")),
  document("¦<style>.a{fill:#000}</style>", unknown("style", in: "svg")),
  document("<g>¦<svg width=\"1\"/>\(path)</g>", unknown("svg", in: "g")),
  document("<title>t</title>¦<desc>d</desc>", unknown("desc", in: "svg")),
  document("<g>¦<title>t</title>\(path)</g>", unknown("title", in: "g")),
  document("<defs>\(gradient)\(stop)</linearGradient>¦<clipPath id=\"c\"/></defs>", unknown("clipPath", in: "defs")),
  document("<defs>\(gradient)\(stop)</linearGradient>¦<mask id=\"m\"/></defs>", unknown("mask", in: "defs")),
  document("<defs>\(gradient)\(stop)</linearGradient>¦<filter id=\"f\"/></defs>", unknown("filter", in: "defs")),
  document("<g>\n  \(path)\n  ¦<pth/>\n</g>", unknown("pth", in: "g", "path")),
  document("<path d=\"M 0 0\" fill=\"none\" stroke=\"none\">¦<animate/></path>", unknown("animate", in: "path")),
  document("\(path)¦<title>t</title>", .elementOutOfPlace(name: "title", parent: "svg")),
  document(
    "\(path)¦<defs>\(gradient)\(stop)</linearGradient></defs>", .elementOutOfPlace(name: "defs", parent: "svg")),
  document(
    "<defs>\(gradient)\(stop)</linearGradient></defs>¦<title>t</title>",
    .elementOutOfPlace(name: "title", parent: "svg")),
  document("¦<g/>", .incompleteContent(element: "g", expected: ["g", "path"])),
  document("¦<defs/>", .incompleteContent(element: "defs", expected: ["linearGradient", "radialGradient"])),
  document(
    "<defs>¦\(gradient)</linearGradient></defs>", .incompleteContent(element: "linearGradient", expected: ["stop"])),
  document("¦3\(path)", .badText(element: "svg", expected: nil)),
]

private let attributeCorruptions: [Corruption] = [
  extra("role=\"img\"", on: "svg"), extra("aria-label=\"3\"", on: "svg"), extra("version=\"1.1\"", on: "svg"),
  extra("fill=\"none\"", on: "svg"), extra("viewbox=\"0 0 1 1\"", on: "svg", "viewBox"),
  extra("transform=\"scale(2)\"", on: "g"), extra("opacity=\".5\"", on: "g"), extra("class=\"a\"", on: "g"),
  extra("style=\"fill:#000\"", on: "g"), extra("clip-path=\"url(#c)\"", on: "g"), extra("mask=\"url(#m)\"", on: "g"),
  extra("filter=\"url(#f)\"", on: "g"), extra("stroke=\"none\"", on: "g"), extra("aria-hidden=\"true\"", on: "g"),
  extra("transform=\"scale(2)\"", on: "path"), extra("opacity=\".5\"", on: "path"),
  extra("stroke-dasharray=\"1\"", on: "path"), extra("shape-rendering=\"crispEdges\"", on: "path"),
  extra("fill-rul=\"evenodd\"", on: "path", "fill-rule"), extra("onclick=\"alert(1)\"", on: "path"),
  extra("xml:space=\"preserve\"", on: "path"),
  extra("gradientTransform=\"scale(2)\"", on: "linearGradient"), extra("href=\"#b\"", on: "linearGradient"),
  extra("spreadMethod=\"pad\"", on: "linearGradient"),
  document(
    "<defs><radialGradient id=\"r\" gradientUnits=\"userSpaceOnUse\" cx=\"1\" cy=\"1\" fx=\"1\" fy=\"1\" r=\"1\" "
      + "¦gradientTransform=\"scale(2)\">\(stop)</radialGradient></defs>",
    .unknownAttribute(name: "gradientTransform", element: "radialGradient", suggestion: nil)),
  document(
    "<defs>¦<radialGradient id=\"r\" gradientUnits=\"userSpaceOnUse\" cx=\"1\" cy=\"1\" fx=\"1\" r=\"1\">"
      + "\(stop)</radialGradient></defs>",
    missing("fy", on: "radialGradient")),
  document("¦<path fill=\"none\" stroke=\"none\"/>", missing("d", on: "path")),
  document("¦<path d=\"M 0 0\" stroke=\"none\"/>", missing("fill", on: "path")),
  document("<g fill=\"none\">¦<path d=\"M 0 0\" stroke=\"none\"/></g>", missing("fill", on: "path")),
  document("¦<path d=\"M 0 0\" fill=\"none\"/>", missing("stroke", on: "path")),
  document(
    "<defs>¦\(gradient.replacing(" gradientUnits=\"userSpaceOnUse\"", with: ""))\(stop)</linearGradient></defs>",
    missing("gradientUnits", on: "linearGradient")),
  document(
    "<defs>¦\(gradient.replacing(" y2=\"1\"", with: ""))\(stop)</linearGradient></defs>",
    missing("y2", on: "linearGradient")),
  document("<defs>\(gradient)¦<stop stop-color=\"#ffffff\"/></linearGradient></defs>", missing("offset", on: "stop")),
  document("<defs>\(gradient)¦<stop offset=\"0\"/></linearGradient></defs>", missing("stop-color", on: "stop")),
  document(
    "¦<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1\" height=\"1\"/>", missing("viewBox", on: "svg")),
]

private let valueCorruptions: [Corruption] = [
  root("width=\"¦10px\" height=\"1\" viewBox=\"0 0 1 1\"", value("width", "10px", on: "svg", length)),
  root("width=\"1\" height=\"¦100%\" viewBox=\"0 0 1 1\"", value("height", "100%", on: "svg", length)),
  root("width=\"1\" height=\"¦0\" viewBox=\"0 0 1 1\"", value("height", "0", on: "svg", length)),
  root("width=\"1\" height=\"1\" viewBox=\"¦-5 0 1 1\"", value("viewBox", "-5 0 1 1", on: "svg", box)),
  root("width=\"1\" height=\"1\" viewBox=\"¦0 .5 1 1\"", value("viewBox", "0 .5 1 1", on: "svg", box)),
  root("width=\"1\" height=\"1\" viewBox=\"¦0 0 .5 1\"", value("viewBox", "0 0 .5 1", on: "svg", box)),
  root("width=\"1\" height=\"1\" viewBox=\"¦0 0 0 1\"", value("viewBox", "0 0 0 1", on: "svg", box)),
  root("width=\"1\" height=\"1\" viewBox=\"¦0,0,1,1\"", value("viewBox", "0,0,1,1", on: "svg", box)),
  path("fill", "#fff", fill), path("fill", "#FFFFFF", fill), path("fill", "red", fill), path("fill", "", fill),
  path("fill", "#ffffff80", fill), path("fill", "currentColor", fill), path("fill", "url(g)", fill),
  path("fill", "url( #a)", fill), path("fill", "url(#a) #000000", fill), path("fill", "transparent", fill),
  path("stroke", "#000", stroke), path("stroke", "url(#a)", stroke), path("stroke", "rgb(0,0,0)", stroke),
  path("fill-opacity", "50%", opacity), path("stroke-opacity", "2", opacity), path("fill-opacity", "1e-1", opacity),
  path("fill-opacity", "0", opacity), path("stroke-opacity", "0.000", opacity), path("fill-opacity", ".5", opacity),
  path("stroke-width", ".5", length),
  path("stroke-width", "0", length), path("stroke-width", "1px", length), path("stroke-width", "1.", length),
  path("fill-rule", "even-odd", "'evenodd' or 'nonzero'"),
  path("stroke-linecap", "rond", "'butt' or 'round' or 'square'"),
  path("stroke-linejoin", "miter-clip", "'miter' or 'round' or 'bevel'"),
  path("id", "1a", identifier), path("id", "_a", identifier), path("id", "a.b", identifier),
  path("id", "a b", identifier), path("id", "à", identifier),
  group("fill", "#abc", fill), group("fill-opacity", "1.01", opacity), group("fill-opacity", "0", opacity),
  group("fill-rule", "inherit", "'evenodd' or 'nonzero'"),
  group("id", "-a", identifier),
  gradient("gradientUnits", "objectBoundingBox", "'userSpaceOnUse'"), gradient("x1", "0%", number),
  gradient("x2", "1e2", number), gradient("y1", "+1", number), gradient("y2", "0.1234567", number),
  gradient("y1", "-.5", number),

  radial("r", "0", length), radial("gradientUnits", "objectBoundingBox", "'userSpaceOnUse'"),
  radial("fx", "4", "the same as 'cx'"), radial("fy", "4.0", "the same as 'cy'"),
  stop("stop-opacity", "50%", fraction),

  gradient("id", "", identifier),
  stop("offset", "50%", fraction), stop("offset", "1.5", fraction), stop("offset", ".5", fraction),
  stop("stop-color", "#fff", colour),
  stop("stop-color", "none", colour),
]

private let pathDataCorruptions: [Corruption] = [
  data("¦", .noMove), data("¦m 0 0", .noMove), data("¦L 1 1", .noMove), data("¦ M 0 0", .noMove),
  data("M0 0¦Q1 1 2 2", .foreignCommand(found: "Q", use: "C")),
  data("M0 0h1¦q1 1 2 2", .foreignCommand(found: "q", use: "c")),
  data("M0 0 ¦T 1 1", .foreignCommand(found: "T", use: "C")),
  data("M0 0V2¦t1 1", .foreignCommand(found: "t", use: "c")),
  data("M0 0A1 1 0 ¦1 0 2 2", .largeArc), data("M0 0a1 1 0 0 0 2 2 1 1 0 ¦1 1 2 2", .largeArc),
  data("M0 0A1 1 0 ¦01 2 2 2", .badFlag), data("M0 0A1 1 0 ¦2 0 2 2", .badFlag),
  data("M0 0A1 1 0 0 ¦.5 2 2", .badFlag),
  data("M0 0A¦-1 1 0 0 1 2 2", .negativeRadius), data("M0 0a1¦-0.5 0 0 1 2 2", .negativeRadius),
  data("M0 ¦.", .badNumber), data("M0 ¦1.", .badNumber), data("M0 ¦0.1234567", .badNumber), data("M0 ¦-", .badNumber),
  data("M0 ¦.5", .noLeadingZero), data("M0 0L¦-.5 1", .noLeadingZero), data("M0 0l1.5¦.5", .noLeadingZero),
  data("M0 0A¦.5 1 0 0 1 2 2", .noLeadingZero), data("M0 0c1 1 2 2 3 3 ¦.5 4 5 5 6 6", .noLeadingZero),
  data("M0¦", .incomplete(command: "M")), data("M 0 ¦L 1 1", .incomplete(command: "M")),
  data("M0 0C1 1 2 2 3¦", .incomplete(command: "C")), data("M0 0s1 1 2¦", .incomplete(command: "s")),
  data("M0 0A1 1 0 0¦", .incomplete(command: "A")), data("M0 0A1 1 0 ¦Z", .incomplete(command: "A")),
  data("M0 0A1 1 0 0 ¦Z", .incomplete(command: "A")), data("M0 0L1,¦", .incomplete(command: "L")),
  data("M0 0L1¦e2 1", .unexpected("e")), data("M0 0L¦+1 1", .unexpected("+")), data("M0 0Z¦1 1", .unexpected("1")),
  data("M0 0 ¦X 1 1", .unexpected("X")), data("M0 0L1 ¦é", .unexpected("é")), data("M0¦; 0", .unexpected(";")),
  data("M0,¦,0", .unexpected(",")),
]

private let documentCorruptions: [Corruption] = [
  document("¦<path d=\"M 0 0\" fill=\"none\" stroke=\"#000000\"/>", missing("stroke-width", on: "path")),
  document(
    "<defs>\(gradient)\(stop)</linearGradient></defs>¦<path d=\"M 0 0\" fill=\"url(#a)\" stroke=\"#000000\" stroke-width=\"1\"/>",
    .gradientUnderStroke(element: "path")),
  document(
    "<path id=\"p\" d=\"M 0 0\" fill=\"none\" stroke=\"none\"/>\n<g id=\"¦p\">\(path)</g>",
    .duplicateID(id: "p", firstLine: 2)),
  document(
    "<defs>\(gradient)\(stop)</linearGradient>\(gradient.replacing("\"a\"", with: "\"¦a\""))\(stop)</linearGradient></defs>",
    .duplicateID(id: "a", firstLine: 2)),
  document(
    "<path d=\"M 0 0\" fill=\"¦url(#gone)\" stroke=\"none\"/>",
    .danglingReference(id: "gone", attribute: "fill", element: "path")),
  document(
    "<g fill=\"¦url(#gone)\">\(path)</g>", .danglingReference(id: "gone", attribute: "fill", element: "g")),
  document(
    "<path id=\"p\" d=\"M 0 0\" fill=\"¦url(#p)\" stroke=\"none\"/>",
    .wrongReferenceKind(id: "p", attribute: "fill", found: "path", expected: ["linearGradient", "radialGradient"])),
  document("¦<?xml-stylesheet href=\"x.css\"?>\(path)", .instructionForbidden),
  extra("xmlns:xlink=\"http://www.w3.org/1999/xlink\"", on: "svg"), extra("xmlns:a=\"urn:a\"", on: "g"),
  extra("xmlns=\"http://www.w3.org/2000/svg\"", on: "g"),
  document("¦<path xmlns=\"http://example.org\" d=\"M 0 0\"/>", unknown("path", in: "svg")),
  document(
    "¦<svg width=\"1\" height=\"1\" viewBox=\"0 0 1 1\"/>",
    .unknownElement(name: "svg", parent: nil, suggestion: nil)),
  document(
    "¦<!DOCTYPE svg>\n<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1\" height=\"1\" viewBox=\"0 0 1 1\"/>",
    .doctypeForbidden),
]
