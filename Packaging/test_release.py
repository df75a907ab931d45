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

    def test_pip_installs_the_wheel(self):
        venv.create(self.folder / "venv", with_pip=True)
        run(self.folder / "venv/bin/pip", "install", "--no-index", "--quiet", one("*.whl"))
        self.draws(self.folder / "venv/bin/cartouche")
        self.draws(self.folder / "venv/bin/python", "-m", "cartouche")

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
