#!/usr/bin/env python3
"""Calls the library from C and from Python: library.py LIBRARY [TEST…]

With the library of `make library`, it also looks at its symbols. What is not there to run a test is named.
"""

import contextlib
import copy
import io
import json
import os
import pickle
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import unittest
from collections import ChainMap
from pathlib import Path
from types import MappingProxyType

ROOT = Path(__file__).parent.parent.parent
LIBRARY = Path(sys.argv.pop(1)).resolve()
IS_RELEASE = LIBRARY.name == "libcartouche.so"

PACKAGE = tempfile.TemporaryDirectory()
os.mkdir(f"{PACKAGE.name}/cartouche")
for file in (ROOT / "Integrations/python/cartouche").iterdir():
    if file.is_file():
        os.symlink(file, f"{PACKAGE.name}/cartouche/{file.name}")
shutil.copy(LIBRARY, f"{PACKAGE.name}/cartouche/libcartouche.so")
# The modules are links: the files beside them are found beside the links.
sys.path.insert(0, PACKAGE.name)
sys.dont_write_bytecode = True

import cartouche  # noqa: E402

MAIL = {"pill": {"text": "42", "look": "mail"}}


def article(language):
    """The first code of the article in a language."""
    text = (ROOT / "Sources/Cartouche/Cartouche.docc/FromPythonAndC.md").read_text()
    return text.split(f"```{language}\n")[1].split("```")[0]


class FromC(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        files = self.folder / "files"
        (files / ".git").mkdir(parents=True)
        for name in "look.yml", ".git/look.yml":
            (files / name).write_text("kind: pill\nextends: mail\nheight: 30\n")
        (files / "link.yml").symlink_to("look.yml")
        compiler = shutil.which("cc") or self.skipTest("there is no cc")
        self.program = self.folder / "check"
        subprocess.run([compiler, "-std=c11", "-Wall", "-Wextra", "-Werror", "-O1", "-g", "-pthread",
                        "-I", ROOT / "Sources/CCartouche", ROOT / "Tests/Library/check.c", LIBRARY,
                        f"-Wl,-rpath,{LIBRARY.parent}", "-o", self.program], check=True)

    def run_program(self, *before, rounds):
        result = subprocess.run([*before, self.program, self.folder / "files", str(rounds)], capture_output=True,
                                text=True, check=False)
        self.assertEqual(result.returncode, 0, result.stderr)
        return result

    def test_entries_lines_files_and_threads(self):
        self.run_program(rounds=50)

    @unittest.skipUnless(IS_RELEASE, "valgrind does not read the debug build")
    def test_more_calls_leak_no_more_and_nothing_is_read_that_is_not_ours(self):
        valgrind = shutil.which("valgrind") or self.skipTest("there is no valgrind")
        # Swift's constants live as long as the process, and valgrind does not see that they are referred to. Nor does
        # it see that Swift's runtime has set what it decides by.
        lost = [re.search(r"definitely lost: (.*)", self.run_program(
            valgrind, "--error-exitcode=3", "--leak-check=summary", "--errors-for-leak-kinds=none",
            "--undef-value-errors=no",
            rounds=rounds).stderr)[1] for rounds in (5, 20)]
        self.assertEqual(lost[0], lost[1])

    def test_the_program_of_the_article_draws_a_badge(self):
        source = self.folder / "article.c"
        source.write_text(article("c"))
        program = self.folder / "article"
        subprocess.run([shutil.which("cc"), "-Wall", "-Werror", "-I", ROOT / "Sources/CCartouche", source, LIBRARY,
                        f"-Wl,-rpath,{LIBRARY.parent}", "-o", program], check=True)
        drawn = subprocess.run([program], check=True, capture_output=True)
        self.assertEqual(drawn.stdout, cartouche.svg(MAIL))

    def test_the_header_is_one_for_cplusplus(self):
        compiler = shutil.which("c++") or self.skipTest("there is no c++")
        subprocess.run([compiler, "-x", "c++", "-Wall", "-Wextra", "-Werror", "-fsyntax-only",
                        ROOT / "Sources/CCartouche/cartouche.h"], check=True)


@unittest.skipUnless(IS_RELEASE, "only what 'make library' makes has no symbol of others")
class Symbols(unittest.TestCase):
    def test_only_the_functions_of_the_header_are_visible(self):
        header = (ROOT / "Sources/CCartouche/cartouche.h").read_text()
        functions = set(re.findall(r"^\S.*?\b(cartouche_\w+)\(", header, re.MULTILINE))
        listed = subprocess.run(["nm", "-D", "--defined-only", LIBRARY], check=True, capture_output=True, text=True)
        self.assertEqual({line.split()[-1].split("@")[0] for line in listed.stdout.splitlines()}, functions)
        self.assertEqual(len(functions), 4)

    def test_it_needs_nothing_but_the_c_libraries(self):
        listed = subprocess.run(["readelf", "-d", LIBRARY], check=True, capture_output=True, text=True).stdout
        needed = set(re.findall(r"\(NEEDED\).*\[(.*)\]", listed))
        self.assertLessEqual(needed, {"libc.so.6", "libm.so.6", "libgcc_s.so.1", "libstdc++.so.6",
                                      "ld-linux-x86-64.so.2", "ld-linux-aarch64.so.1"})
        self.assertNotIn("RUNPATH", listed)


class FromPython(unittest.TestCase):
    def test_the_program_of_the_article_runs(self):
        with contextlib.redirect_stdout(io.StringIO()) as output:
            exec(article("python"), {})
        self.assertRegex(output.getvalue(), r"^\{.hub.: \{.count.: 3\}\} \d+\.\d")

    def test_an_entry_gives_the_bytes_of_its_file(self):
        drawn = cartouche.drawing(MAIL)
        self.assertTrue(drawn.svg.startswith(b"<svg ") and drawn.svg == cartouche.svg(MAIL))
        self.assertEqual((drawn.title, drawn.warnings), ("42", ()))
        self.assertGreater(drawn.width, drawn.height)
        text = '{"pill": {"text": "42", "look": "mail"}}'
        mappings = ChainMap({"pill": MappingProxyType({"text": "42", "look": "mail"})})
        self.assertEqual({cartouche.svg(text), cartouche.svg(text.encode()), cartouche.svg(mappings)}, {drawn.svg})

    def test_an_error_has_a_message_and_a_place(self):
        with self.assertRaises(cartouche.EntryError) as caught:
            cartouche.svg('{"pill": {"text": "x",\n "fill": "redd"}}')
        error = caught.exception
        self.assertEqual((error.line, error.column), (2, 10))
        self.assertTrue(error.message.startswith("2:10: error: unknown colour 'redd'; did you mean 'red'?\n"))
        self.assertEqual(str(error), error.message)
        for other in pickle.loads(pickle.dumps(error)), copy.copy(error):
            self.assertEqual((other.message, other.line, other.column), (error.message, 2, 10))

    def test_one_bad_entry_does_not_end_the_stream_which_draws_no_more_than_is_asked_for(self):
        taken = []

        def entries():
            for count in range(1, 100):
                taken.append(count)
                yield {"hub": {"count": count if count != 2 else "two"}}

        stream = cartouche.draw(entries())
        first, second, third = next(stream), next(stream), next(stream)
        self.assertEqual(taken, [1, 2, 3])
        self.assertIsInstance(second, cartouche.EntryError)
        self.assertEqual([first.svg, third.svg], [cartouche.svg({"hub": {"count": count}}) for count in (1, 3)])

    def test_what_json_does_not_have_is_refused(self):
        loop = {}
        loop["pill"] = loop
        deep = []
        for _ in range(100_000):
            deep = [deep]
        hostile = [loop, deep, {"pill": {"text": {1, 2}}}, {"pill": {"text": float("nan")}}, {"hub": {"count": 1e999}},
                   {"pill": {"text": "\ud800"}}, "\ud800", b"\xff", "", b"", "\0", {}, [], None, 3, "[" * 100_000,
                   "x" * (3 << 20), {1: 2}, {"pill": {"text": object()}}]
        for entry, result in zip(hostile, cartouche.draw(hostile), strict=True):
            self.assertIsInstance(result, cartouche.EntryError)
            self.assertTrue(result.message)
        entries = [MAIL, *hostile, '{"pill":\n{"text": "a\\u0000"}}', " \r", "\x0b", "\n\n", MAIL] * 40
        alone = [getattr(result, "message", None) or result.svg.decode() for result in cartouche.draw(entries)]
        together = [json.loads(line) for line in cartouche.library.draw_lines(entries)]
        self.assertEqual(len(alone), len(entries))
        self.assertTrue(alone == [result.get("error") or result["svg"] for result in together])

    def test_no_file_is_read_unless_a_folder_is_named(self):
        entry = {"pill": {"text": "x", "lookFile": "own.yml"}}
        with tempfile.TemporaryDirectory() as folder:
            Path(folder, "own.yml").write_text("kind: pill\nextends: mail\n")
            self.assertTrue(cartouche.svg(entry, folder=folder) == cartouche.svg(entry, folder=Path(folder)))
            for arguments in {}, {"folder": f"{folder}/none"}:
                with self.assertRaisesRegex(cartouche.EntryError, "own.yml"):
                    cartouche.svg(entry, **arguments)
            for other in f"{folder}\0x", "\0":
                with self.assertRaisesRegex(ValueError, "null byte"):
                    cartouche.svg(entry, folder=other)

    def test_threads_with_small_stacks_draw_at_once(self):
        expected = [cartouche.svg({"hub": {"count": count}}) for count in range(1, 20)]
        wrong = []

        def work():
            for count, picture in enumerate(expected, start=1):
                if cartouche.svg({"hub": {"count": count}}) != picture:
                    wrong.append(count)

        former = threading.stack_size(128 << 10)
        self.addCleanup(threading.stack_size, former)
        threads = [threading.Thread(target=work) for _ in range(16)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(wrong, [])

    def test_without_the_library_the_error_names_the_command(self):
        script = "import cartouche\ntry: cartouche.svg({})\nexcept ImportError as error: print(error)"
        result = subprocess.run([sys.executable, "-B", "-c", script], check=True, capture_output=True, text=True,
                                cwd=ROOT / "Integrations/python")
        self.assertIn("'python -m cartouche draw' draw the same badges", result.stdout)


if __name__ == "__main__":
    unittest.main()
