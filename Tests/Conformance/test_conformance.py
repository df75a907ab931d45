"""What the comparison sees and what it forgives, and who must draw what alike: `python3 -m unittest` in this folder."""

import tempfile
import unittest

import numpy

import comparing
import gates
from fixture import Fixture

HEAD = '<svg xmlns="http://www.w3.org/2000/svg" width="{0}" height="20" viewBox="0 0 {0} 20">{1}</svg>'
TEXT = '<text font-family="{0}" font-size="{1}">{2}</text>'
COVERAGE = {"Liberation Sans": set("abcA 12שם"), "DejaVu Sans": set("abcA 12")}
BROWSERS = {"chromium", "firefox"}


def fixture(content, name="pill/a.web", width="40"):
    return Fixture(name, HEAD.format(width, content))


def gated(content, **options):
    return set(gates.ALL) - set(gates.excuses(fixture(content, **options), COVERAGE))


def square(left, right=None, value=255):
    """An opaque picture that is black but for a square of one grey."""
    picture = numpy.zeros((40, 40, 4), dtype=numpy.float32)
    picture[..., 3] = 255
    picture[10:30, left:right or left + 20, :3] = value
    return picture


class Comparing(unittest.TestCase):
    def off(self, a, b):
        return comparing.share(comparing.difference(a, b))

    def test_a_shift_by_one_pixel_is_forgiven(self):
        self.assertEqual(self.off(square(10), square(11)), 0)

    def test_a_shift_by_two_pixels_counts_at_both_edges(self):
        # At either edge one column where each picture has what the other lacks, one of them without its end points.
        self.assertEqual(self.off(square(10), square(12)), 100 * 2 * (20 + 18) / 1600)

    def test_a_missing_thing_counts_in_full_whichever_picture_lacks_it(self):
        self.assertEqual(self.off(square(10), square(10, value=0)), 25)
        self.assertEqual(self.off(square(10, value=0), square(10)), 25)

    def test_another_grey_counts_from_twenty_five_levels_on(self):
        self.assertEqual(self.off(square(10, value=200), square(10, value=224)), 0)
        self.assertEqual(self.off(square(10, value=200), square(10, value=225)), 25)

    def test_an_outline_that_touches_the_rim_is_forgiven_as_elsewhere(self):
        rim = numpy.full((40, 40, 4), 255, dtype=numpy.float32)
        paler = rim.copy()
        paler[:, 0] = 128
        self.assertEqual(self.off(rim, paler), 0)
        paler[:, 1] = 128
        self.assertEqual(self.off(rim, paler), 100 * (40 + 38) / 1600)

    def test_a_hole_that_is_not_clear_counts(self):
        clear = square(10, value=0)
        clear[10:30, 10:30, 3] = 0
        self.assertEqual(self.off(clear, square(10, value=0)), 25)


class Gates(unittest.TestCase):
    def test_geometry_is_drawn_alike_by_all(self):
        self.assertEqual(gated("<path/>"), set(gates.ALL))

    def test_a_mask_excuses_cairosvg_alone(self):
        self.assertEqual(gated("<mask/>"), set(gates.ALL) - {"cairosvg"})

    def test_text_must_be_fitted_by_browsers_resvg_and_inkscape(self):
        self.assertEqual(gated(TEXT.format("Helvetica,Arial", 13, "abc")), BROWSERS | {"resvg", "inkscape"})

    def test_text_that_the_font_lacks_excuses_all(self):
        self.assertEqual(gated(TEXT.format("Helvetica", 13, "読")), set())

    def test_text_in_a_font_of_its_own_excuses_all(self):
        self.assertEqual(gated(TEXT.format("Comic Sans", 13, "abc")), set())

    def test_text_from_right_to_left_and_a_last_space_excuse_inkscape(self):
        for text in ("שם 12", "abc "):
            with self.subTest(text):
                self.assertEqual(gated(TEXT.format("Helvetica", 13, text)), BROWSERS | {"resvg"})

    def test_a_capital_next_to_a_space_excuses_firefox(self):
        self.assertEqual(gated(TEXT.format("Helvetica", 13, "A abc")), {"chromium", "resvg", "inkscape"})

    def test_large_text_of_other_widths_is_left_to_browsers(self):
        self.assertEqual(gated(TEXT.format("Verdana,DejaVu Sans", 11, "abc")), BROWSERS | {"resvg", "inkscape"})
        self.assertEqual(gated(TEXT.format("Verdana,DejaVu Sans", 24, "abc")), BROWSERS)

    def test_the_design_profile_has_no_excuse(self):
        content = "<mask/>" + TEXT.format("Helvetica", 13, "読")
        self.assertEqual(gated(content, name="pill/a.design"), set(gates.ALL))

    def test_ranges_of_characters_include_their_ends(self):
        self.assertEqual(gates.characters("61-63 41"), set("Aabc"))


class Copies(unittest.TestCase):
    def test_without_its_text_a_picture_is_drawn_alike_by_all(self):
        textless = fixture("<g><text>abc</text><path/><text\n>d</text></g>").without_text
        self.assertEqual(textless.elements, {"svg", "g", "path"})
        self.assertEqual(textless.name, "pill/a.web.textless")

    def test_room_is_rounded_up_without_moving_what_is_drawn(self):
        with tempfile.TemporaryDirectory() as folder:
            copy = fixture("<path/>", width="30.5").written(folder).read_text("utf-8")
        self.assertIn('width="31" height="20" viewBox="0 0 31.0 20.0"', copy)


if __name__ == "__main__":
    unittest.main()
