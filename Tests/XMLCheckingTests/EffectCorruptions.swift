@testable import XMLChecking

private let number = "a plain decimal number with at most six decimals"
private let length = "a positive plain number without a unit"
private let picture =
  "a PNG or JPEG file as a data URI: data:image/png;base64, or data:image/jpeg;base64, and its bytes"

private let blur = "<feGaussianBlur stdDeviation=\"1\"/>"

private func filter(_ changed: String, to replacement: String, _ kind: XMLDiagnostic.Kind) -> Corruption {
  let filter = """
    <filter id="b" filterUnits="userSpaceOnUse" x="0" y="0" width="9" height="9" \
    color-interpolation-filters="sRGB">\(blur)</filter>
    """
  return Corruption("<defs>\(filter.replacing(changed, with: replacement))</defs>", kind)
}

private func value(
  _ attribute: String, _ value: String, on element: String, _ expected: String
) -> XMLDiagnostic.Kind {
  .badAttributeValue(attribute: attribute, value: value, element: element, expected: expected)
}

private func picture(_ address: String) -> Corruption {
  Corruption(
    "<image x=\"0\" y=\"0\" width=\"1\" height=\"1\" xlink:href=\"¦\(address)\"/>",
    value("xlink:href", address.replacing("&#10;", with: "\n"), on: "image", picture))
}

private func picture(_ changed: String, to replacement: String, _ kind: XMLDiagnostic.Kind) -> Corruption {
  let image = "<image x=\"0\" y=\"0\" width=\"1\" height=\"1\" xlink:href=\"\(Samples.png)\"/>"
  return Corruption(image.replacing(changed, with: replacement), kind)
}

/// Blurs, images and rendering hints, each with a fault in one place.
let effectCorruptions: [Corruption] = [
  Corruption(
    "<defs>¦<filter id=\"b\" filterUnits=\"userSpaceOnUse\" x=\"0\" y=\"0\" width=\"9\" height=\"9\" color-interpolation-filters=\"sRGB\"/></defs>",
    .incompleteContent(element: "filter", expected: ["feGaussianBlur"])),
  filter("\(blur)", to: "\(blur)¦\(blur)", .elementOutOfPlace(name: "feGaussianBlur", parent: "filter")),
  filter("\(blur)", to: "\(blur)¦<feOffset/>", .unknownElement(name: "feOffset", parent: "filter", suggestion: nil)),
  filter(
    "\(blur)", to: "\(blur)¦<feImage xlink:href=\"a\"/>",
    .unknownElement(name: "feImage", parent: "filter", suggestion: nil)),
  filter(
    "stdDeviation=\"1\"", to: "stdDeviation=\"¦1 2\"", value("stdDeviation", "1 2", on: "feGaussianBlur", length)),
  filter("stdDeviation=\"1\"", to: "stdDeviation=\"¦0\"", value("stdDeviation", "0", on: "feGaussianBlur", length)),
  filter(
    "<feGaussianBlur", to: "<feGaussianBlur ¦in=\"BackgroundImage\"",
    .unknownAttribute(name: "in", element: "feGaussianBlur", suggestion: nil)),
  filter("x=\"0\"", to: "x=\"¦-10%\"", value("x", "-10%", on: "filter", number)),
  filter(
    "userSpaceOnUse", to: "¦objectBoundingBox",
    value("filterUnits", "objectBoundingBox", on: "filter", "'userSpaceOnUse'")),
  filter("sRGB", to: "¦linearRGB", value("color-interpolation-filters", "linearRGB", on: "filter", "'sRGB'")),
  filter("<filter id=\"b\"", to: "¦<filter", .missingAttribute(name: "id", element: "filter")),
  Corruption(
    "<g filter=\"¦url(#gone)\"><path d=\"M0 0\"/></g>",
    .danglingReference(id: "gone", attribute: "filter", element: "g")),
  Corruption(
    "<g id=\"a\" filter=\"¦url(#a)\"><path d=\"M0 0\"/></g>",
    .wrongReferenceKind(id: "a", attribute: "filter", found: "g", expected: ["filter"])),
  Corruption(
    "<g filter=\"¦blur(2px)\"><path d=\"M0 0\"/></g>", value("filter", "blur(2px)", on: "g", "url(#id)")),
  Corruption(
    "<path d=\"M0 0\" ¦filter=\"none\"/>", .unknownAttribute(name: "filter", element: "path", suggestion: nil)),

  picture("a.png"), picture("http://example.org/a.png"), picture("//example.org/a.png"), picture("#a"), picture(""),
  picture("data:image/svg+xml;base64,PHN2Zz4="), picture("data:image/svg+xml,&lt;svg/>".replacing("&lt;", with: "%3C")),
  picture("data:text/html;base64,iVBORw0KGgoA"), picture("data:image/gif;base64,R0lGODlh"),
  picture("data:image/png,iVBORw0KGgoA"), picture("data:image/png;base64,PHN2Zz4="),
  picture("data:image/jpeg;base64,iVBORw0KGgoA"), picture("data:image/png;base64,iVBORw0KGgo"),
  picture("data:image/png;base64,iVBORw0KGgoA==="), picture("data:image/png;base64,iVBORw0KGgoA=A"),
  picture("data:image/png;base64,iVBORw0KGgo A"), picture("data:image/png;base64,iVBORw0KGgo&#10;A"),
  picture("DATA:image/png;base64,iVBORw0KGgoA"), picture(" data:image/png;base64,iVBORw0KGgoA"),
  picture("data:image/png;charset=a;base64,iVBORw0KGgoA"), picture("javascript:alert(1)"),
  picture("width=\"1\"", to: "width=\"¦100%\"", value("width", "100%", on: "image", length)),
  picture("height=\"1\"", to: "height=\"¦0\"", value("height", "0", on: "image", length)),
  picture("x=\"0\"", to: "x=\"¦1px\"", value("x", "1px", on: "image", number)),
  picture("<image x=\"0\"", to: "¦<image", .missingAttribute(name: "x", element: "image")),
  picture(
    "xlink:href", to: "xlink:href=\"\(Samples.png)\" ¦href",
    .unknownAttribute(name: "href", element: "image", suggestion: nil)),
  picture("/>", to: " ¦onload=\"alert(1)\"/>", .unknownAttribute(name: "onload", element: "image", suggestion: nil)),
  picture(
    "/>", to: " ¦preserveAspectRatio=\"none\"/>",
    .unknownAttribute(name: "preserveAspectRatio", element: "image", suggestion: nil)),
  Corruption(
    "¦<image x=\"0\" y=\"0\" width=\"1\" height=\"1\"/>", .missingAttribute(name: "xlink:href", element: "image")),

  Corruption(
    "<path d=\"M0 0\" shape-rendering=\"¦optimizeSpeed\"/>",
    value("shape-rendering", "optimizeSpeed", on: "path", "'crispEdges'")),
  Corruption(
    "<g text-rendering=\"¦auto\"><path d=\"M0 0\"/></g>",
    value("text-rendering", "auto", on: "g", "'geometricPrecision'")),
  Corruption(
    "<g aria-hidden=\"¦false\"><path d=\"M0 0\"/></g>", value("aria-hidden", "false", on: "g", "'true'")),
  Corruption(
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1\" height=\"1\" viewBox=\"0 0 1 1\" aria-hidden=\"¦false\"/>",
    value("aria-hidden", "false", on: "svg", "'true'")),
  Corruption(
    "<path d=\"M0 0\" ¦text-rendering=\"geometricPrecision\"/>",
    .unknownAttribute(name: "text-rendering", element: "path", suggestion: nil)),
]
