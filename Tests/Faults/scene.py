"""What the rounds build, and how what they leave behind is judged."""

import collections
import os
import shutil
import signal
import subprocess
import tempfile
from pathlib import Path

DOCUMENTED = {0, 1, 64, 65, 66, 70, 73}
PATIENCE = 60  # seconds for one command
NOBODY = 65534


class Broken(Exception):
    """A promise that was not kept."""


class Scene:
    """A folder with two manifests for the same files, and what each of them makes in peace."""

    def __init__(self, command, badges):
        self.root = Path(tempfile.mkdtemp(prefix="cartouche-faults-"))
        self.root.chmod(0o755)
        # A copy, since the one that was built may be where other users may not go.
        self.command = self.root / "cartouche"
        shutil.copy2(command, self.command)
        self.whole = {}
        self.codes = collections.Counter()  # how the commands of a kind of rounds ended
        for version in "ab":
            entries = [f"  - {{file: {name}, {badge}}}" for name, badge in badges_of(version, badges)]
            manifest = self.root / f"{version}.yml"
            manifest.write_text("index: index.html\nbadges:\n" + "\n".join(entries) + "\n")
            made = self.root / f"expected-{version}"
            self.run("build", f"{version}.yml", "--output", made.name, expect={0})
            self.whole[version] = contents(made)

    def close(self):
        shutil.rmtree(self.root, ignore_errors=True)

    def folder(self, version=None):
        """An output folder, with what a build has made there already."""
        folder = Path(tempfile.mkdtemp(prefix="out-", dir=self.root))
        folder.chmod(0o755)
        if version:
            shutil.copytree(self.root / f"expected-{version}", folder, dirs_exist_ok=True)
        (folder / "kept.txt").write_text("not ours")
        return folder

    def arguments(self, version, folder):
        return [str(self.command), "build", f"{version}.yml", "--output", str(folder)]

    def start(self, version, folder, **options):
        options.setdefault("stdout", subprocess.DEVNULL)
        options.setdefault("stderr", subprocess.PIPE)
        return subprocess.Popen(self.arguments(version, folder), cwd=self.root, stdin=subprocess.DEVNULL, **options)

    def run(self, *arguments, expect=DOCUMENTED, before="", prefix=(), **options):
        """Runs the command, after `before` in the same shell; what it says, and its code, which must be expected."""
        line = [*prefix, "bash", "-c", before + '\nexec "$0" "$@"', str(self.command), *map(str, arguments)]
        options.setdefault("stdout", subprocess.PIPE)
        options.setdefault("stderr", subprocess.PIPE)
        try:
            result = subprocess.run(line, cwd=self.root, stdin=subprocess.DEVNULL, timeout=PATIENCE, **options)
        except subprocess.TimeoutExpired:
            raise Broken(f"no end in {PATIENCE} s") from None
        self.expect(result.returncode, expect, result.stderr)
        return result

    def expect(self, code, expected, errors=b""):
        """Counts how a command ended, which must be expected."""
        self.codes[name_of(code)] += 1
        if code not in expected:
            said = (errors or b"").decode(errors="replace").strip().splitlines()
            said = said[0][:100] if said else "no message"
            raise Broken(f"ended by {name_of(code)} in place of {[name_of(code) for code in sorted(expected)]}: {said}")

    def build(self, version, folder, **options):
        return self.run("build", f"{version}.yml", "--output", folder, **options)

    def judge(self, folder, versions="ab", lost=False):
        """Nothing torn: every file is one of those of a version, whole; nothing lost: those that were there still are;
        nothing left over after the next build in peace, nor lost by it."""
        found = contents(folder)
        for name, data in found.items():
            if hidden(name) or name == "kept.txt":
                continue
            if not any(self.whole[version].get(name) == data for version in versions):
                raise Broken(f"{name} is torn: {len(data)} bytes")
        if found.get("kept.txt") != b"not ours":
            raise Broken("kept.txt is lost")
        missing = set(self.whole["a"]) - set(found)
        if lost is False and missing:
            raise Broken(f"{len(missing)} files are lost, such as {sorted(missing)[0]}")
        self.build("b", folder, expect={0})
        self.codes[name_of(0)] -= 1  # not one of the round
        after = contents(folder)
        if after.pop("kept.txt", None) != b"not ours":
            raise Broken("kept.txt is lost")
        if after != self.whole["b"]:
            odd = sorted(set(after) ^ set(self.whole["b"])) or ["(contents)"]
            raise Broken(f"left over or missing after the next build: {odd[:3]}")
        empty = [path for path, folders, files in os.walk(folder) if not folders and not files]
        if empty or any(part.startswith(".") for part in os.listdir(folder)):
            raise Broken(f"left over after the next build: {empty or os.listdir(folder)}")


def badges_of(version, count):
    """Names and badges; those of the second version are longer, so that one file over another would show."""
    text = {"a": "short", "b": "a much longer text " * 40}[version]
    for index in range(count):
        kind = [
            f'pill: {{text: "{text} {index}"}}',
            f'status: {{label: "{index}", message: "{text}"}}',
            f'profile: design, pill: {{text: "{index}", look: mail, font: {{family: Liberation Sans}}}}',
        ][index % 3]
        yield f"{'ab/cd'[: 2 * (index % 3)]}{'/' if index % 3 else ''}{index}.svg", kind


def contents(folder):
    """Every file below a folder, links not followed."""
    found = {}
    for path, _, files in os.walk(folder):
        for name in files:
            file = Path(path, name)
            found[str(file.relative_to(folder))] = b"" if file.is_symlink() else file.read_bytes()
    return found


def hidden(name):
    return any(part.startswith(".cartouche-") for part in name.split("/"))


def name_of(code):
    return signal.Signals(-code).name if code < 0 else str(code)
