#!/usr/bin/env python3
"""Runs the static build in a folder that has nothing but the program, as its root: test_static.py BINARY"""

import os
import shutil
import subprocess
import sys
import tempfile
import time
import unittest
from pathlib import Path

ROOT = Path(__file__).parent.parent
BINARY = Path(sys.argv.pop()).resolve()
FONTS = [Path("/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf")]


class EmptyRoot(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)
        shutil.copy(BINARY, self.root / "cartouche")
        (self.root / "work").mkdir()

    def run_command(self, *arguments):
        """Runs the command with the folder as its root: no /proc, no /dev, no library and no font."""
        own = [] if os.geteuid() == 0 else ["unshare", "--map-root-user"]
        return subprocess.run([*own, shutil.which("chroot") or "/usr/sbin/chroot", self.root, "/cartouche", *arguments],
                              stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)

    def expect(self, *arguments, code=0):
        result = self.run_command(*arguments)
        self.assertEqual(result.returncode, code, result.stderr)
        return result

    def test_it_draws_and_checks(self):
        self.expect("pill", "42", "--look", "mail", "-o", "/work/pill.svg")
        self.expect("check", "/work/pill.svg")
        self.assertIn("42", (self.root / "work/pill.svg").read_text())

    def test_it_draws_the_same_as_elsewhere(self):
        shutil.copy(ROOT / "Examples/badges.yml", self.root / "work")
        shutil.copy(ROOT / "Examples/bell.svg", self.root / "work")
        self.expect("build", "/work/badges.yml", "--output", "/work/inside")
        outside = self.root / "work/outside"
        subprocess.run([BINARY, "build", ROOT / "Examples/badges.yml", "--output", outside], check=True,
                       capture_output=True)
        files = [file.relative_to(outside) for file in outside.rglob("*") if file.is_file()]
        self.assertGreater(len(files), 100)
        for file in files:
            self.assertEqual((self.root / "work/inside" / file).read_bytes(), (outside / file).read_bytes(), file)

    def test_outlines_need_a_font_file_and_say_so(self):
        result = self.expect("pill", "beta", "--outline-text", code=64)
        self.assertIn("no font", result.stderr)
        for font in FONTS:
            if font.exists():
                shutil.copy(font, self.root / "work")
                result = self.expect("pill", "beta", "--outline-text", "--font-file", f"/work/{font.name}")
                self.assertNotIn("<text", result.stdout)

    def test_it_reads_reports(self):
        reports = ROOT / "Tests/ReportReadingTests/Reports"
        for name in "cobertura-coverage-py.xml", "coverage-summary.json", "lcov.info", "go-cover.out", "jacoco.csv":
            shutil.copy(reports / name, self.root / "work")
            self.assertIn("coverage", self.expect("coverage", f"/work/{name}").stdout)

    def test_a_picture_of_pixels_is_refused(self):
        for font in FONTS:
            if font.exists():
                shutil.copy(font, self.root / "work")
                result = self.expect("pill", "42", "--font-file", f"/work/{font.name}", "-o", "/work/pill.png", code=73)
                self.assertIn("static build", result.stderr)

    def test_help_and_completions_are_there(self):
        self.assertIn("SUBCOMMANDS", self.expect("--help").stdout)
        self.assertIn("complete", self.expect("--generate-completion-script", "bash").stdout)


if __name__ == "__main__":
    times = []
    for _ in range(20):
        start = time.perf_counter()
        subprocess.run([BINARY, "pill", "42"], check=True, stdout=subprocess.DEVNULL)
        times.append(time.perf_counter() - start)
    print(f"{BINARY}: {BINARY.stat().st_size / 1e6:.1f} MB, 'cartouche pill 42' takes {min(times) * 1000:.1f} ms")
    unittest.main()
