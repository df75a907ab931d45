"""Compares the web profile, its text as outlines, with the design profile: one renderer's pictures of either."""

import comparing
from fixture import outlined_name
from results import Result

LIMIT = 0.5  # per cent of the pixels
RENDERERS = ("chromium", "resvg")
GROUP = "web against design"


def compare(fixtures, names, failures, picture):
    """A result for each fixture of the design profile that there is an outlined picture of; `picture(fixture, name)` is
    the file that a renderer drew, and `failures` has those that it did not."""
    named = {fixture.name: fixture for fixture in fixtures}
    designs = [fixture for fixture in fixtures if fixture.is_design]
    # The design profile leaves blurred shadows out.
    pairs = [(design, named.get(name + ".sharp") or named.get(name)) for design in designs
             for name in [outlined_name(design)]]
    results = []
    for name in (name for name in RENDERERS if name in names):
        for design, web in pairs:
            if web is None:
                continue
            files = picture(design, name), picture(web, name)
            failure = next((failures[str(file)] for file in files if str(file) in failures), None)
            if not failure and design.size != web.size:
                failure = f"{design.size} points, but for web pages {web.size}"
            result = Result(design.name, name, GROUP, None, LIMIT, failure=failure)
            if not failure:
                difference = comparing.difference(*map(comparing.load, files))
                result.share = comparing.share(difference)
                comparing.keep(difference, files[0].with_suffix(".profiles.png"), result.is_off)
            results.append(result)
    return results

