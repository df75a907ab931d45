#!/usr/bin/env python3
"""Uses the files of a release as those who load them do: test_release.py FOLDER"""

import hashlib
import json
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import unittest
import venv
import zipfile
from pathlib import Path

FOLDER = Path(sys.argv.pop()).resolve()


def one(pattern):
    (file,) = FOLDER.glob(pattern)
    return file


def run(*command, **options):
    return subprocess.run(command, check=True, capture_output=True, text=True, **options).stdout


class Release(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def draws(self, *command):
        run(*command, "pill", "42", "-o", "pill.svg", cwd=self.folder)
        self.assertIn("42", (self.folder / "pill.svg").read_text())

    def test_every_file_has_its_checksum(self):
        listed = dict(reversed(line.split("  ")) for line in (FOLDER / "SHA256SUMS").read_text().splitlines())
        self.assertEqual(set(listed), {file.name for file in FOLDER.iterdir()} - {"SHA256SUMS"})
        for name, digest in listed.items():
            self.assertEqual(digest, hashlib.sha256((FOLDER / name).read_bytes()).hexdigest(), name)

    def test_the_archive_has_the_command_its_manual_and_completions(self):
        run("tar", "-xzf", one("cartouche-*-linux-*.tar.gz"), "-C", self.folder)
        (top,) = self.folder.iterdir()
        self.draws(top / "bin/cartouche")
        for path in ("share/man/man1/cartouche.1", "share/zsh/site-functions/_cartouche", "LICENSE", "licences.txt"):
            self.assertTrue((top / path).exists(), path)
        run(top / "bin/cartouche", "editor", "-o", self.folder / "editor.html")

    def test_pip_installs_each_wheel(self):
        wheels = sorted(FOLDER.glob("*.whl"))
        self.assertEqual(len(wheels), 2)
        for index, wheel in enumerate(wheels):
            programs = self.folder / str(index) / "bin"
            venv.create(programs.parent, with_pip=True)
            run(programs / "pip", "install", "--no-index", "--quiet", wheel)
            self.draws(programs / "cartouche")
            self.draws(programs / "python", "-m", "cartouche")
            run(programs / "cartouche", "editor", "-o", self.folder / f"{index}.html")

    def test_one_wheel_has_the_library(self):
        for wheel in FOLDER.glob("*.whl"):
            with zipfile.ZipFile(wheel) as archive:
                has_library = "cartouche/libcartouche.so" in archive.namelist()
            # The other is for any Linux, also those with another C library.
            self.assertNotEqual(has_library, "musllinux" in wheel.name, wheel.name)

    def test_python_draws_by_the_library(self):
        programs = self.folder / "venv/bin"
        venv.create(programs.parent, with_pip=True)
        run(programs / "pip", "install", "--no-index", "--quiet", *[
            wheel for wheel in FOLDER.glob("*.whl") if "musllinux" not in wheel.name])
        drawn = run(programs / "python", "-c", "import cartouche; print(cartouche.svg({'pill': {'text': '42'}}))")
        self.assertIn("<svg", drawn)

    def test_the_image_has_the_command_alone(self):
        image = self.folder / "image"
        image.mkdir()
        run("tar", "-xf", one("cartouche-*-container-*.tar"), "-C", image)

        def blob(entry):
            return image / "blobs" / entry["digest"].replace(":", "/")

        (named,) = json.loads((image / "index.json").read_text())["manifests"]
        manifest = json.loads(blob(named).read_text())
        self.assertEqual(json.loads(blob(manifest["config"]).read_text())["config"]["Entrypoint"], ["/cartouche"])
        names = set()
        for layer in manifest["layers"]:
            with tarfile.open(blob(layer)) as files:
                names |= {name.strip("/") for name in files.getnames()}
            run("tar", "-xf", blob(layer), "-C", self.folder)
        self.assertEqual(names - {"", "."}, {"cartouche", "licences.txt", "work"})
        self.draws(self.folder / "cartouche")

    def test_the_formula_is_ruby_and_names_files_of_the_release(self):
        formula = FOLDER / "cartouche.rb"
        text = formula.read_text()
        self.assertNotIn("@", text)
        pairs = re.findall(r'url "https://[^"]*/([^"/]+)"\n\s+sha256 "([0-9a-f]{64})"', text)
        self.assertEqual(len(pairs), 2)
        for name, digest in pairs:
            self.assertEqual(digest, hashlib.sha256((FOLDER / name).read_bytes()).hexdigest(), name)
        if shutil.which("ruby"):
            self.assertIn("Syntax OK", run("ruby", "-wc", formula))
        else:
            self.skipTest("no ruby: the syntax of the formula was not checked")

    def test_the_source_has_what_builds_the_command(self):
        with tarfile.open(one("cartouche-*-source.tar.gz")) as archive:
            names = {name.partition("/")[2] for name in archive.getnames()}
        self.assertLessEqual({"Package.swift", "Packaging/install", "Sources/CartoucheTool/Cartouche.swift"}, names)


if __name__ == "__main__":
    unittest.main()
