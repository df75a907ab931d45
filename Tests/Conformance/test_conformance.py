"""What the comparison sees and what it forgives, and who must draw what alike: `python3 -m unittest` in this folder."""

import tempfile
import unittest
from pathlib import Path

import numpy
from PIL import Image

import comparing
import drawables
import gates
import profiles
from fixture import Fixture, fixtures_in

HEAD = '<svg xmlns="http://www.w3.org/2000/svg" width="{0}" height="20" viewBox="0 0 {0} 20">{1}</svg>'
TEXT = '<text font-family="{0}" font-size="{1}">{2}</text>'
COVERAGE = {"Liberation Sans": set("abcA 12שם"), "DejaVu Sans": set("abcA 12")}
BROWSERS = {"chromium", "firefox", "webkit"}


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

    def test_a_last_space_excuses_inkscape(self):
        self.assertEqual(gated(TEXT.format("Helvetica", 13, "abc ")), BROWSERS | {"resvg"})

    def test_text_from_right_to_left_excuses_inkscape(self):
        self.assertEqual(gated(TEXT.format("Helvetica", 13, "שם 12")), BROWSERS | {"resvg"})

    def test_a_mark_that_turns_a_line_needs_no_glyph(self):
        self.assertEqual(gated(TEXT.format("Helvetica", 13, "\u202bשם 12\u202c")), BROWSERS | {"resvg"})

    def test_a_capital_next_to_a_space_excuses_firefox(self):
        self.assertEqual(gated(TEXT.format("Helvetica", 13, "A abc")), {"chromium", "webkit", "resvg", "inkscape"})

    def test_a_bracket_from_right_to_left_excuses_webkit(self):
        coverage = {"Liberation Sans": set("שם(a)")}
        drawn = fixture(TEXT.format("Helvetica", 13, "שם (a)".replace(" ", "")))
        self.assertEqual(set(gates.excuses(drawn, coverage)) & BROWSERS, {"webkit"})

    def test_a_kerned_pair_that_is_stretched_excuses_webkit(self):
        coverage = {"DejaVu Sans": set("PASING"), "Liberation Sans": set("PASING")}
        for family, excused in (("Verdana", {"webkit"}), ("Helvetica", set())):
            drawn = fixture(TEXT.format(family, 11, "PASSING"))
            self.assertEqual(set(gates.excuses(drawn, coverage)) & BROWSERS, excused, family)
        drawn = fixture(TEXT.format("Verdana", 11, "SING"))
        self.assertEqual(set(gates.excuses(drawn, coverage)) & BROWSERS, set())

    def test_very_large_text_excuses_webkit(self):
        self.assertEqual(gated(TEXT.format("Helvetica", 24, "abc")), {"chromium", "firefox", "resvg", "inkscape"})
        self.assertEqual(gated(TEXT.format("Helvetica", 23, "abc")), BROWSERS | {"resvg", "inkscape"})

    def test_large_text_of_other_widths_is_left_to_browsers(self):
        self.assertEqual(gated(TEXT.format("Verdana,DejaVu Sans", 11, "abc")), BROWSERS | {"resvg", "inkscape"})
        self.assertEqual(gated(TEXT.format("Verdana,DejaVu Sans", 20, "abc")), BROWSERS)

    def test_stretched_text_about_its_middle_is_left_to_browsers_where_it_is_short_or_spaced(self):
        for content, anchor, gate in (
                ("abcd", "middle", BROWSERS | {"resvg", "inkscape"}), ("abc", "middle", BROWSERS),
                ("ABCDEF", "middle", BROWSERS), ("ABCDEF", "start", BROWSERS | {"resvg", "inkscape"})):
            text = f'<text font-family="Helvetica" font-size="11" textLength="40">{content}</text>'
            coverage = {"Liberation Sans": set(content)}
            drawn = fixture(f'<g text-anchor="{anchor}">{text}</g>')
            self.assertEqual(set(gates.ALL) - set(gates.excuses(drawn, coverage)), gate, content)

    def test_a_filter_excuses_cairosvg_alone(self):
        self.assertEqual(gated('<filter id="b"/>'), set(gates.ALL) - {"cairosvg"})

    def test_an_image_excuses_skia_alone(self):
        self.assertEqual(gated("<image/>"), set(gates.ALL) - {"skia"})

    def test_a_style_sheet_excuses_nobody(self):
        self.assertEqual(gated("<style>@media (prefers-color-scheme:dark){.a{fill:#fff}}</style>"), set(gates.ALL))

    def test_what_moves_by_elements_excuses_browsers(self):
        self.assertEqual(gated("<path><animateTransform/></path>"), set(gates.ALL) - BROWSERS)

    def test_a_translucent_line_excuses_qt_in_both_profiles(self):
        for opacity in (".4", "0.4"):
            line = f'<path stroke="#000" stroke-opacity="{opacity}"/>'
            self.assertEqual(gated(line), set(gates.ALL) - {"qt"})
            self.assertEqual(gated(line, name="pill/a.design"), set(gates.ALL) - {"qt"})

    def test_small_text_excuses_firefox(self):
        self.assertEqual(gated(TEXT.format("Helvetica", 9, "abc")), {"chromium", "webkit", "resvg", "inkscape"})

    def test_the_design_profile_has_no_other_excuse(self):
        content = "<mask/>" + TEXT.format("Helvetica", 13, "読")
        self.assertEqual(gated(content, name="pill/a.design"), set(gates.ALL))

    def test_ranges_of_characters_include_their_ends(self):
        self.assertEqual(gates.characters("61-63 41"), set("Aabc"))


class Copies(unittest.TestCase):
    def test_without_its_text_a_picture_is_drawn_alike_by_all(self):
        textless = fixture("<g><text>abc</text><path/><text\n>d</text></g>").without_text
        self.assertEqual(textless.elements, {"svg", "g", "path"})
        self.assertEqual(textless.name, "pill/a.web.textless")

    def test_without_blur_a_picture_keeps_the_shadow_that_is_sharp(self):
        blurred = fixture('<g><g filter="url(#b)"><path id="b"/></g><path id="s"/></g>', name="pill/a.outlined")
        self.assertEqual(blurred.without_blur.name, "pill/a.outlined.sharp")
        self.assertNotIn('id="b"', blurred.without_blur.source)
        self.assertIn('<path id="s"', blurred.without_blur.source)

    def test_a_picture_of_broken_points_is_refused(self):
        with self.assertRaises(ValueError):
            fixture("<path/>", width="30.5")
        self.assertEqual(fixture("<path/>", width="30").size, (30, 20))

    def test_a_text_is_set_in_the_font_of_the_group_around_it(self):
        texts = '<g><text>a</text><text font-size="9">b</text></g>'
        first, second = fixture(f'<g font-family="Verdana,DejaVu Sans" font-size="11">{texts}</g>').texts
        self.assertEqual((first.families, first.size), (["Verdana", "DejaVu Sans"], 11))
        self.assertEqual(second.size, 9)

    def test_what_is_left_without_text_stands_in_where_there_are_no_outlines(self):
        with tempfile.TemporaryDirectory() as folder:
            fixtures, outlined = Path(folder, "Fixtures"), Path(folder, "outlined")
            for name in ("a", "b"):
                fixture(TEXT.format("Helvetica", 13, "abc"), f"{name}.web").written(fixtures)
            fixture("<path/>", "a.outlined").written(outlined)
            names = [one.name for one in fixtures_in(fixtures, outlined)]
            self.assertEqual(names, ["a.web", "b.web", "b.web.textless", "a.outlined"])
            self.assertEqual(len(list(fixtures_in(fixtures, Path(folder, "absent")))), 4)


class Profiles(unittest.TestCase):
    def compared(self, *pictures, size="40"):
        """What the comparison says of a design picture and its counterparts, if there are any, in one renderer."""
        names = ("pill/a.design", "pill/a.outlined", "pill/a.outlined.sharp")
        fixtures = [fixture("<path/>", name, size if name.endswith("outlined") else "40")
                    for name, _ in zip(names, pictures)]
        with tempfile.TemporaryDirectory() as folder:
            def file(one, renderer):
                return Path(folder, f"{one.name}.{renderer}.png".replace("/", "-"))
            for one, picture in zip(fixtures, pictures):
                Image.fromarray(picture.astype(numpy.uint8)).save(file(one, "resvg"))
            return profiles.compare(fixtures, ["librsvg", "resvg"], {}, file)

    def test_a_design_picture_must_look_like_that_for_web_pages(self):
        [same] = self.compared(square(10), square(10))
        self.assertFalse(same.fails)
        [other] = self.compared(square(10), square(10, value=0))
        self.assertEqual((other.renderer, other.share, other.fails), ("resvg", 25, True))

    def test_a_blurred_shadow_is_left_out_of_both(self):
        [result] = self.compared(square(10), square(10, value=0), square(10))
        self.assertEqual(result.share, 0)

    def test_pictures_of_two_sizes_are_no_pair(self):
        [result] = self.compared(square(10), square(10), size="41")
        self.assertTrue(result.fails)

    def test_without_a_counterpart_nothing_is_compared(self):
        self.assertEqual(self.compared(square(10)), [])


class Drawables(unittest.TestCase):
    HEAD = ('<vector xmlns:android="http://schemas.android.com/apk/res/android" '
            'xmlns:aapt="http://schemas.android.com/aapt" android:width="20dp" android:height="10dp" '
            'android:viewportWidth="10" android:viewportHeight="5">')

    def converted(self, content):
        return drawables.svg(self.HEAD + content + "</vector>")

    def test_a_drawable_becomes_a_picture_of_its_size(self):
        self.assertIn('width="20" height="10" viewBox="0 0 10 5"', self.converted(""))

    def test_a_path_has_no_fill_unless_one_is_set(self):
        self.assertIn('<path fill="none" d="M0 0h1"/>', self.converted('<path android:pathData="M0 0h1"/>'))

    def test_what_is_not_known_is_refused(self):
        for content in ('<clip-path/>', '<group android:scaleX="2"/>', '<path android:trimPathEnd="1"/>'):
            with self.assertRaises((ValueError, KeyError)):
                self.converted(content)


if __name__ == "__main__":
    unittest.main()
