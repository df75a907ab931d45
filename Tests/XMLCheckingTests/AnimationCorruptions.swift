@testable import XMLChecking

private func animate(_ attributes: String, _ attribute: String, _ value: String, _ expected: String) -> Corruption {
  animate(
    attributes, .badAttributeValue(attribute: attribute, value: value, element: "animate", expected: expected))
}

private func animate(_ attributes: String, _ kind: XMLDiagnostic.Kind) -> Corruption {
  let defaults = ["attributeName=\"opacity\"", "values=\"0;.5;1\"", "dur=\"1s\""].filter { attribute in
    !attributes.replacing("¦", with: "").contains(attribute.prefix { $0 != "\"" })
  }
  return Corruption("<g><animate \(defaults.joined(separator: " ")) \(attributes)/><path d=\"M0 0\"/></g>", kind)
}

private func transform(_ type: String, _ values: String, bad: String, _ expected: String) -> Corruption {
  Corruption(
    "<path d=\"M0 0\"><animateTransform attributeName=\"transform\" type=\"\(type)\" values=\"\(values)\" dur=\"1s\"/></path>",
    .badAttributeValue(attribute: "values", value: bad, element: "animateTransform", expected: expected))
}

private let times = "numbers from 0 to 1 with semicolons between"
private let curves = "four numbers from 0 to 1 with single spaces between, and semicolons between the fours"
private let duration = "a positive number of seconds or milliseconds: 1.5s or 300ms"
private let moment = "a number of seconds or milliseconds: 1.5s or 300ms"
private let names = "'opacity' or 'fill-opacity' or 'stroke-opacity' or 'fill' or 'stroke'"

/// Animations that browsers would ignore, or that the profile does not allow.
let animationCorruptions: [Corruption] = [
  animate("attributeName=\"¦href\"", "attributeName", "href", names),
  animate("attributeName=\"¦xlink:href\"", "attributeName", "xlink:href", names),
  animate("dur=\"¦1\"", "dur", "1", duration), animate("dur=\"¦0s\"", "dur", "0s", duration),
  animate("dur=\"¦indefinite\"", "dur", "indefinite", duration), animate("dur=\"¦-1s\"", "dur", "-1s", duration),
  animate("begin=\"¦click\"", "begin", "click", moment), animate("begin=\"¦a.end\"", "begin", "a.end", moment),
  animate("begin=\"¦0s;1s\"", "begin", "0s;1s", moment),
  animate("repeatCount=\"¦infinite\"", "repeatCount", "infinite", "indefinite or a positive plain number"),
  animate("repeatCount=\"¦0\"", "repeatCount", "0", "indefinite or a positive plain number"),
  animate("calcMode=\"¦paced\"", "calcMode", "paced", "'linear' or 'discrete' or 'spline'"),
  animate("additive=\"¦add\"", "additive", "add", "'replace' or 'sum'"),
  animate("fill=\"¦#fff\"", "fill", "#fff", "'remove' or 'freeze'"),
  animate("values=\"0;¦2;1\"", "values", "2", "numbers from 0 to 1"),
  animate("values=\"0;¦#fff;1\"", "values", "#fff", "numbers from 0 to 1"),
  animate("values=\"0;1;¦\"", "values", "", "numbers from 0 to 1"),
  animate("values=\"0;¦ 1\"", "values", " 1", "numbers from 0 to 1"),
  animate(
    "attributeName=\"fill\" values=\"#fff;¦#ffff\"", "values", "#ffff", "colours as #rgb or #rrggbb in lower case"),
  animate("attributeName=\"stroke\" values=\"¦0;1\"", "values", "0", "colours as #rgb or #rrggbb in lower case"),
  animate("keyTimes=\"¦0;1\"", "keyTimes", "0;1", "3 rising numbers from 0 to 1"),
  animate("keyTimes=\"¦0;.5;.9\"", "keyTimes", "0;.5;.9", "3 rising numbers from 0 to 1"),
  animate("keyTimes=\"¦.1;.5;1\"", "keyTimes", ".1;.5;1", "3 rising numbers from 0 to 1"),
  animate("keyTimes=\"¦0;1;.5\"", "keyTimes", "0;1;.5", "3 rising numbers from 0 to 1"),
  animate(
    "values=\"0;1;0;1\" keyTimes=\"¦0;.9;.5;1\"", "keyTimes", "0;.9;.5;1", "4 rising numbers from 0 to 1"),
  animate("keyTimes=\"¦.1;.5;.6\" calcMode=\"discrete\"", "keyTimes", ".1;.5;.6", "3 rising numbers from 0"),
  animate("keySplines=\"¦0 0 1 1;0 0 1 1\"", "keySplines", "0 0 1 1;0 0 1 1", "calcMode 'spline' beside it"),
  animate(
    "calcMode=\"spline\" keySplines=\"¦0 0 1 1\"", "keySplines", "0 0 1 1",
    "2 curves, one fewer than there are values"),
  animate(
    "calcMode=\"spline\" keySplines=\"¦0 0 1 1;0,0,1,1\"", "keySplines", "0 0 1 1;0,0,1,1", curves),
  animate(
    "calcMode=\"spline\" keySplines=\"¦0 0 1 1;0 0 1 2\"", "keySplines", "0 0 1 1;0 0 1 2", curves),
  transform("scale", "1;¦1 2 3", bad: "1 2 3", "one or two plain numbers in each value"),
  transform("rotate", "¦0 5 5;1", bad: "0 5 5", "one plain number in each value"),
  transform("translate", "0 0;¦1  1", bad: "1  1", "one or two plain numbers in each value"),
  transform("translate", "¦#fff;1", bad: "#fff", "one or two plain numbers in each value"),
  Corruption(
    "<path d=\"M0 0\">¦<animate attributeName=\"opacity\" values=\"0;1\" dur=\"1s\" calcMode=\"spline\"/></path>",
    .missingAttribute(name: "keySplines", element: "animate")),
  Corruption(
    "<path d=\"M0 0\">¦<animate attributeName=\"opacity\" values=\"0;1\"/></path>",
    .missingAttribute(name: "dur", element: "animate")),
  Corruption(
    "<path d=\"M0 0\">¦<animateTransform attributeName=\"transform\" values=\"0;1\" dur=\"1s\"/></path>",
    .missingAttribute(name: "type", element: "animateTransform")),
  Corruption(
    "<path d=\"M0 0\"><animateTransform attributeName=\"transform\" type=\"¦skewX\" values=\"0;1\" dur=\"1s\"/></path>",
    .badAttributeValue(
      attribute: "type", value: "skewX", element: "animateTransform", expected: "'translate' or 'scale' or 'rotate'")),
  Corruption("<path d=\"M0 0\">¦<set/></path>", .unknownElement(name: "set", parent: "path", suggestion: nil)),
  Corruption(
    "<path d=\"M0 0\">¦<animateMotion/></path>",
    .unknownElement(name: "animateMotion", parent: "path", suggestion: nil)),
  Corruption(
    "<g><path d=\"M0 0\"/>¦<animate attributeName=\"opacity\" values=\"0;1\" dur=\"1s\"/></g>",
    .elementOutOfPlace(name: "animate", parent: "g")),
  animate("¦href=\"#a\"", .unknownAttribute(name: "href", element: "animate", suggestion: nil)),
  animate("¦to=\"1\"", .unknownAttribute(name: "to", element: "animate", suggestion: nil)),
  animate("¦onbegin=\"alert(1)\"", .unknownAttribute(name: "onbegin", element: "animate", suggestion: "begin")),
]
