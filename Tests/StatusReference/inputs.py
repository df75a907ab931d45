"""What the status badges of the reference are drawn from. Every character of them is listed in the services' tables."""

LOGO = 14  # the width of a square logo
LEFT, RIGHT = "https://example.org/left?a=1&b=2", "https://example.org/right"


def given(name, label, message, **more):
    return {"name": name, "label": label, "message": message, **more}


INPUTS = [
    given("plain", "build", "passing"),
    given("failing", "build", "failing", color="red"),
    given("version", "npm", "v1.2.3", color="blue"),
    given("percentage", "coverage", "87.5%", color="yellowgreen"),
    given("one-letter", "i", "l"),
    given("wide-letters", "WWWWWW", "MMMMMM", color="orange"),
    given("no-label", "", "passing"),
    given("no-label-with-color", "", "passing", labelColor="red"),
    given("no-message", "build", ""),
    given("nothing", "", ""),
    given("long", "continuous integration of the main branch", "passing on 12 of 12 machines, 3 more are waiting"),
    given("logo", "build", "passing", logo=LOGO),
    given("logo-without-label", "", "passing", logo=LOGO),
    given("logo-and-label-color", "", "passing", logo=LOGO, labelColor="critical"),
    given("logo-alone", "", "", logo=LOGO),
    given("logo-without-message", "build", "", logo=LOGO),
    given("wide-logo", "build", "passing", logo=40, color="informational"),
    given("one-link", "build", "passing", links=[LEFT]),
    given("two-links", "build", "passing", links=[LEFT, RIGHT]),
    given("right-link", "build", "passing", links=["", RIGHT]),
    given("two-links-and-logo", "build", "passing", links=[LEFT, RIGHT], logo=LOGO),
    given("right-link-without-label", "", "passing", links=["", RIGHT]),
    given("right-link-and-logo-without-label", "", "passing", links=["", RIGHT], logo=LOGO),
    given("bright-message", "license", "MIT", color="#ffff00"),
    given("bright-label", "license", "MIT", labelColor="#eeeeee", color="important"),
    given("threshold-of-brightness", "a", "b", color="#00f6eb", labelColor="#b0b0b0"),
    given("above-the-threshold", "a", "b", color="#b1b1b1", labelColor="#b2b2b2"),
    given("dark", "theme", "dark", color="#000000", labelColor="#1a1a2e"),
    given("hex-without-sign", "color", "ff69b4", color="ff69b4", labelColor="fff"),
    given("css-color", "color", "rebeccapurple", color="rebeccapurple"),
    given("success", "tests", "42 passed", color="success"),
    given("inactive", "status", "gone", color="inactive", labelColor="grey"),
    given("lightgrey", "a", "b", color="lightgrey", labelColor="lightgray"),
    given("yellow", "quality", "C+", color="yellow"),
    given("green", "deps", "up to date", color="green"),
    given("sharp-s", "straße", "größe"),
    given("small-first-letter", "éclair", "straw"),
    given("cyrillic", "сборка", "успешно"),
    given("greek", "ετικέτα", "μήνυμα"),
    given("chinese", "构建", "通过"),
    given("full-width", "ＡＢ", "、。！"),
    given("symbols", "→ ✓", "★★★☆☆ ½"),
    given("escaping", "<a> & \"b\"", "'c' > ]]>"),
    given("spaces-around", "  build ", "\tpassing\n"),
    given("digits", "0123456789", "1,234,567"),
    given("punctuation", "!?.,;:", "()[]{}/\\|"),
]
