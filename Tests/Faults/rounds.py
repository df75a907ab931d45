"""The kinds of rounds. Each is a generator that does one thing a time and yields after it; `Broken` says what was wrong."""

import itertools
import json
import os
import random
import shutil
import signal
import struct
import subprocess
import threading
import time
import zlib
from pathlib import Path

from scene import NOBODY, PATIENCE, Broken, contents, hidden


class Missing(Exception):
    """What this machine lacks for a kind of rounds."""


def signals(scene, rounds, number):
    """A build that is to replace every file, ended at a random moment."""
    for _ in range(rounds):
        folder = scene.folder("a")
        process = scene.start("b", folder)
        time.sleep(random.uniform(0, scene.seconds * 1.05))
        process.send_signal(number)
        errors = ended(process)
        scene.expect(process.returncode, {0, -number}, errors)
        if number != signal.SIGKILL and any(name.startswith(".") for name in os.listdir(folder)):
            raise Broken("left over after a signal that can be caught")
        scene.judge(folder)
        yield shutil.rmtree(folder)
    if rounds >= 10 and not scene.codes[signal.Signals(number).name]:
        raise Broken("no build was ended by the signal")


def interrupts(scene, rounds):
    yield from signals(scene, rounds, signal.SIGINT)


def terminations(scene, rounds):
    yield from signals(scene, rounds, signal.SIGTERM)


def hang_ups(scene, rounds):
    yield from signals(scene, rounds, signal.SIGHUP)


def kills(scene, rounds):
    yield from signals(scene, rounds, signal.SIGKILL)


def reports(scene, rounds):
    """A build with a report that is killed at a random moment, and the next one, which removes what is no badge now."""
    text = (scene.root / "b.yml").read_text().splitlines()
    half = [line for index, line in enumerate(text) if index < 2 or index % 2]
    (scene.root / "half.yml").write_text("\n".join(half) + "\n")
    expected = scene.root / "expected-half"
    if not expected.exists():
        scene.run("build", "half.yml", "--output", expected.name, expect={0})
    for _ in range(rounds):
        folder = scene.folder()
        report = scene.root / f"{folder.name}.json"
        options = ["--output", folder, "--report", report, "--prune"]
        scene.run("build", "a.yml", *options, expect={0})
        before = report.read_bytes()
        line = [str(scene.command), "build", "half.yml", *map(str, options)]
        process = subprocess.Popen(line, cwd=scene.root, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
        time.sleep(random.uniform(0, scene.seconds * 1.05))
        process.kill()
        process.wait()
        now = report.read_bytes()
        if not isinstance(json.loads(now).get("badges"), dict):
            raise Broken("the report is torn")
        named = {badge["file"] for badge in json.loads(now)["badges"].values()}
        found = {name for name in contents(folder) if name.endswith(".svg") and not hidden(name)}
        if found - named - {name for name in contents(expected) if name.endswith(".svg")}:
            raise Broken("a file is named by no report")
        if now != before and found - named:
            raise Broken("the report was written before the old files were removed")
        scene.run("build", "half.yml", *options, expect={0})
        after = contents(folder)
        after.pop("kept.txt")
        if after != contents(expected):
            raise Broken(f"left over or missing after the next build: {sorted(set(after) ^ set(contents(expected)))[:3]}")
        report.unlink()
        yield shutil.rmtree(folder)


def growing_data(scene, rounds):
    """A file of data that another process replaces and cuts short all the time."""
    data = scene.root / "grows.csv"
    rows = ["name,count"] + [f"n{index},{index}" for index in range(300)]
    (scene.root / "grows.yml").write_text(
        "data: {d: grows.csv}\nbadges:\n- {each: d, file: '{name}.svg', hub: {count: '{count}', showZero: true}}\n")
    data.write_text("\n".join(rows) + "\n")
    ends = threading.Event()

    def change():
        while not ends.is_set():
            data.write_text("\n".join(rows[: random.randint(1, len(rows))]) + "\n")

    thread = threading.Thread(target=change)
    thread.start()
    try:
        for _ in range(rounds):
            folder = scene.folder()
            scene.run("build", "grows.yml", "--output", folder, expect={0, 65})
            pictures = [data for name, data in contents(folder).items() if name.endswith(".svg")]
            if any(not picture.endswith(b"</svg>") and not picture.endswith(b"</svg>\n") for picture in pictures):
                raise Broken("a file is torn")
            yield shutil.rmtree(folder)
    finally:
        ends.set()
        thread.join()


def parallel_builds(scene, rounds):
    """Two builds into one folder, started within milliseconds."""
    for _ in range(rounds):
        folder = scene.folder("a")
        both = []
        for version in "ab":
            both.append(scene.start(version, folder))
            time.sleep(random.uniform(0, 0.01))
        for process in both:
            errors = ended(process)
            scene.expect(process.returncode, {0}, errors)
        scene.judge(folder)
        yield shutil.rmtree(folder)


def same_process_numbers(scene, rounds):
    """Two builds into one folder, each the second process of a process namespace, as in two containers."""
    prefix = namespace("--pid", "--fork")
    for _ in range(rounds):
        folder = scene.folder("a")
        both = []
        for version in "ab":
            line = [*prefix, "bash", "-c", '"$@"; exit $?', "bash", *scene.arguments(version, folder)]
            both.append(subprocess.Popen(line, cwd=scene.root, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE))
        for process in both:
            errors = ended(process)
            scene.expect(process.returncode, {0}, errors)
        scene.judge(folder)
        yield shutil.rmtree(folder)


def full_disks(scene, rounds):
    """A disk that becomes full somewhere on the way."""
    before, need = (4096 * (sum(len(data) // 4096 + 1 for data in scene.whole[version].values()) + 20) for version in "ab")
    for index in range(rounds):
        with disk(scene, f"size={before + need * index // rounds}") as folder:
            result = scene.build("b", folder, expect={0, 73})
            if result.returncode and any(name.startswith(".") for name in os.listdir(folder)):
                raise Broken("left over on a full disk")
            remount(folder, f"size={4 * (before + need)}")
            scene.judge(folder)
        yield


def parts_on_full_disks(scene, rounds):
    """A part that is written again on a disk that becomes full on the way: the old one stays, or the new one is whole."""
    lines = [f'{{"file":"{index}.svg","pill":{{"text":"{"long " * 20}{index}"}}}}' for index in range(200)]
    (scene.root / "old.jsonl").write_text("\n".join(lines[:20]))
    (scene.root / "new.jsonl").write_text("\n".join(lines))
    for form in ("tar", "jsonl"):
        scene.run("draw", "new.jsonl", "--output", f"whole.{form}", expect={0})
    before = 4096 * (sum(len(data) // 4096 + 1 for data in scene.whole["a"].values()) + 20)
    need = sum((scene.root / f"whole.{form}").stat().st_size for form in ("tar", "jsonl"))
    for index in range(rounds):
        form = ("tar", "jsonl")[index % 2]
        with disk(scene, f"size={before + need * index // rounds}") as folder:
            part = folder / f"part.{form}"
            scene.run("draw", "old.jsonl", "--output", part, expect={0, 73})
            old = part.read_bytes() if part.exists() else None
            result = scene.run("draw", "new.jsonl", "--output", part, expect={0, 73})
            expected = (scene.root / f"whole.{form}").read_bytes() if not result.returncode else old
            if (part.read_bytes() if part.exists() else None) != expected:
                raise Broken("a part is torn or lost")
            if any(name.startswith(".") for name in os.listdir(folder)):
                raise Broken("left over on a full disk")
        yield


def disks_without_inodes(scene, rounds):
    """A disk that takes no more files."""
    need = len(scene.whole["b"]) + 10
    for index in range(rounds):
        with disk(scene, f"nr_inodes={need + need * index // rounds}") as folder:
            scene.build("b", folder, expect={0, 73})
            remount(folder, f"nr_inodes={4 * need}")
            scene.judge(folder)
        yield


def read_only_disks(scene, rounds):
    """A disk that may only be read: the same files are fine, others are not."""
    for index in range(rounds):
        with disk(scene, "size=64m") as folder:
            remount(folder, "ro")
            scene.build("ab"[index % 2], folder, expect={[0, 73][index % 2]})
            remount(folder, "rw")
            scene.judge(folder)
        yield


def disks_inside(scene, rounds):
    """Another disk inside the output folder, or the same one mounted again, over which nothing can be moved."""
    for index in range(rounds):
        folder = scene.folder("a")
        inside = folder / "ab"
        with disk(scene, "size=64m", inside) if index % 2 else bound(scene, inside):
            scene.build("b", folder, expect={0})
            scene.judge(folder)
        yield shutil.rmtree(folder, ignore_errors=True)


def rights(scene, rounds):
    """Rights that are missing on the folder, on one inside, on a file, on what is read."""
    prefix = unprivileged()
    cases = [(".", 0o555, 73), ("ab", 0o555, 73), ("ab", 0o000, 73), ("ab", 0o300, 73), ("0.svg", 0o444, 0),
             ("0.svg", 0o000, 0), (".", 0o000, 73)]
    for name, mode, code in shuffled(cases, rounds):
        folder = scene.folder("a")
        own(folder)
        place = folder / name
        before = stat_mode(place)
        place.chmod(mode)
        result = scene.build("b", folder, expect={code}, prefix=prefix)
        place.chmod(before if place.is_dir() else 0o644)
        if result.returncode and contents(folder) != {**scene.whole["a"], "kept.txt": b"not ours"}:
            raise Broken(f"{name} with mode {mode:o}: something changed, though the build failed")
        scene.judge(folder)
        yield shutil.rmtree(folder)


def unreadable_inputs(scene, rounds):
    """A manifest, a look, an icon and a file to check that may not be read, and a folder where reports are looked for."""
    prefix = unprivileged()
    for folder, covered in [("reports/a", 1), ("reports/b", 0)]:
        (scene.root / folder).mkdir(parents=True, exist_ok=True)
        (scene.root / folder / "lcov.info").write_text(f"SF:a\nLF:1\nLH:{covered}\nend_of_record\n")
    closed = scene.root / "reports/b"
    closed.chmod(0)
    manifest = scene.root / "covered.yml"
    manifest.write_text('badges: [{file: a.svg, coverage: "reports/**/lcov.info"}]')
    secret = scene.root / "secret"
    secret.write_text("badges: []")
    secret.chmod(0)
    cases = [(["build", secret, "-o", "none"], 66), (["check", secret], 66), (["format", secret], 66),
             (["pill", "a", "--look-file", secret], 66), (["hub", "3", "--on", secret], 66),
             (["convert", secret], 66), (["status", "a", "b", "--logo", secret], 66),
             (["pill", "a", "--outline-text", "--font-file", secret], 66),
             (["coverage", "reports/*/lcov.info", "--fail-under", "90"], 66),
             (["coverage", "reports/**/lcov.info", "--fail-under", "90"], 66),
             (["coverage", "reports/*/*.info", "--fail-under", "90"], 66),
             (["coverage", "reports/**/*.info", "--fail-under", "90"], 66),
             (["build", manifest, "-o", "none"], 65)]
    for (arguments, code), mode in shuffled(itertools.product(cases, [0, 0o444]), rounds):
        closed.chmod(mode)
        scene.run(*arguments, expect={code}, prefix=prefix)
        yield
    closed.chmod(0o755)


def swapped_links(scene, rounds):
    """A folder inside the output folder that is a link to elsewhere every other moment."""
    elsewhere = scene.root / "elsewhere"
    for index in range(rounds):
        shutil.rmtree(elsewhere, ignore_errors=True)
        elsewhere.mkdir()
        folder = scene.folder("a")
        # In every other round only while files are moved, when the build has looked at all places already.
        waiting = len(scene.whole["b"]) - 1 if index % 2 else 0
        inside, aside, stop = folder / "ab", scene.root / f"{folder.name}-aside", threading.Event()

        def swap():
            while staged(folder) < waiting and not stop.is_set():
                pass
            while not stop.is_set():
                inside.rename(aside)
                inside.symlink_to(elsewhere)
                time.sleep(random.uniform(0, 0.002))
                inside.unlink()
                try:
                    aside.rename(inside)
                except OSError:  # the build made a folder in between
                    shutil.copytree(aside, inside, dirs_exist_ok=True)
                    shutil.rmtree(aside)
                time.sleep(random.uniform(0, 0.02))

        thread = threading.Thread(target=swap)
        thread.start()
        try:
            scene.build("b", folder, expect={0, 65, 73})
        finally:
            stop.set()
            thread.join()
        if contents(elsewhere):
            raise Broken("a file was written outside of the output folder")
        scene.judge(folder, lost=None)
        yield shutil.rmtree(folder)


def swapped_inputs(scene, rounds):
    """A folder with data, logos and looks that is a link to secrets every other moment, while a manifest names them."""
    outside = scene.root / "secrets"
    site = scene.root / "site"
    for place in outside, site / "in":
        place.mkdir(parents=True)
        word = "SECRET" if place == outside else "public"
        color = "#5ec2e7" if place == outside else "#000"
        (place / "a.json").write_text(f'{{"text": "{word}"}}')
        (place / "a.svg").write_text(f'<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">'
                                     f'<path fill="{color}" d="M1 1H8V8Z"/></svg>')
        (place / "a.yml").write_text(f'kind: pill\nsummary: One\nextends: mail\nstates: {{normal: {{fill: "{color}"}}}}\n')
    kinds = ("", "d{0}: in/{1}a.json", "pill: {{text: '{{d{0}.text}}'}}"), ("", "", "status: {{message: a, logo: in/{1}a.svg}}"), \
        ("", "", "pill: {{text: a, lookFile: in/{1}a.yml}}"), ("*", "d{0}: 'in/{1}.json'", "pill: {{text: '{{d{0}.text}}'}}")
    sources, badges = [], []
    for index in range(200):
        name, source, badge = kinds[index % 4]
        # Other spellings of a path are read again.
        path = name or "../in/" * (index // 4)
        sources += ["  " + source.format(index, path)] if source else []
        badges.append(f"  - {{file: {index}.svg, {badge.format(index, path)}}}")
    (site / "in.yml").write_text("\n".join(["data:", *sources, "badges:", *badges]) + "\n")
    inside, aside, stop = site / "in", site / "aside", threading.Event()

    def swap():
        while not stop.is_set():
            inside.rename(aside)
            inside.symlink_to(outside)
            time.sleep(random.uniform(0, 0.0005))
            inside.unlink()
            aside.rename(inside)
            time.sleep(random.uniform(0, 0.0005))

    thread = threading.Thread(target=swap)
    thread.start()
    try:
        for _ in range(rounds):
            folder = scene.folder()
            # From the folder of the manifest: all of the scene would be its working directory otherwise.
            result = scene.run("build", "in.yml", "--output", folder, "--keep-going", expect={0, 65}, before="cd site")
            if any(b"SECRET" in data or b"5ec2e7" in data for data in [result.stderr, *contents(folder).values()]):
                raise Broken("what is behind a link that leads out was read")
            yield shutil.rmtree(folder)
    finally:
        stop.set()
        thread.join()


def staged(folder):
    """How many files wait in the hidden folder."""
    try:
        return sum(len(os.listdir(folder / name)) for name in os.listdir(folder) if hidden(name))
    except FileNotFoundError:
        return 0


def closed_streams(scene, rounds):
    """Standard input, output and error closed, full, or read by nobody, while commands succeed and fail."""
    commands = [(["pill", "a"], 0), (["pill", "a", "--fill", "redd"], 64), (["build", "none.yml", "-o", "none"], 66),
                (["check", "a.yml"], 64), (["format", "a.yml"], 65), (["pill", "a", "-o", "a.yml/a.svg"], 73),
                (["--help"], 0), (["looks", "list"], 0), (["check", "expected-a/0.svg"], 0)]
    streams = ["exec <&-", "exec >&-", "exec 2>&-", "exec >&- 2>&-", "exec <&- >&- 2>&-", "exec >/dev/full",
               "exec 2>/dev/full", "exec >/dev/full 2>/dev/full", "exec 2> >(exit)"]
    for (arguments, code), stream in shuffled(itertools.product(commands, streams), rounds):
        writes = code == 0 and arguments[0] != "check"
        silent = ">&-" in stream.replace("2>&-", "") or ">/dev/full" in stream.replace("2>/dev/full", "")
        scene.run(*arguments, before=stream, expect={73 if writes and silent else code})
        yield


def closed_streams_of_builds(scene, rounds):
    """A build whose streams are closed writes its files, and nothing into them that belongs elsewhere."""
    streams = ["exec <&-", "exec 2>&-", "exec >&-", "exec <&- >&- 2>&-", "exec >/dev/full"]
    for stream in shuffled(streams, rounds):
        folder = scene.folder("a")
        silent = ">&-" in stream.replace("2>&-", "") or stream.endswith(" >/dev/full")
        scene.build("b", folder, before=stream, expect={73 if silent else 0})
        scene.judge(folder, versions="b")
        yield shutil.rmtree(folder)


def no_threads(scene, rounds):
    """A user who may start no more processes, hence no threads."""
    prefix = unprivileged()
    # The limit counts for users other than the first; somebody else's process is over it at once.
    for _ in range(rounds):
        folder = scene.folder("a")
        own(folder)
        holder = subprocess.Popen([*prefix, "sleep", str(PATIENCE)])
        try:
            scene.build("b", folder, before="ulimit -u 1", prefix=prefix, expect={0})
        finally:
            holder.kill()
            holder.wait()
        scene.judge(folder)
        yield shutil.rmtree(folder)


def little_memory(scene, rounds):
    """Less and less memory: the build ends well, or the system ends it; no file is torn either way."""
    least, most = 60_000, 400_000  # kibibytes of addresses
    for index in range(rounds):
        folder = scene.folder("a")
        limit = most - (most - least) * index // rounds
        # Where memory is refused, the runtime of the language can only trap, as the article on limits says.
        codes = {0, 64, 65, 73, 127, -signal.SIGILL, -signal.SIGTRAP, -signal.SIGABRT, -signal.SIGSEGV, -signal.SIGKILL}
        scene.build("b", folder, before=f"ulimit -v {limit}; ulimit -c 0; export SWIFT_BACKTRACE=enable=no", expect=codes)
        scene.judge(folder)
        yield shutil.rmtree(folder)


def few_files(scene, rounds):
    """Fewer and fewer files that may be open."""
    for index in range(rounds):
        folder = scene.folder("a")
        limit = 4 + index % 12
        scene.build("b", folder, before=f"ulimit -n {limit}", expect={0, 65, 66, 73, 127})
        scene.judge(folder)
        yield shutil.rmtree(folder)


def small_files(scene, rounds):
    """A limit on the size of files, which is a signal unless it is ignored."""
    for index in range(rounds):
        folder = scene.folder("a")
        scene.build("b", folder, before=f"ulimit -f {index % 4}; ulimit -c 0", expect={73, 0} if index % 4 else {73})
        scene.judge(folder)
        yield shutil.rmtree(folder)


def huge_inputs(scene, rounds):
    """Three gibibytes of nothing wherever a file is read, under a limit of memory."""
    huge = scene.root / "huge"
    with open(huge, "wb") as file:
        file.truncate(3 << 30)
    commands = [["check", huge], ["format", huge], ["build", huge, "-o", "none"], ["pill", "a", "--look-file", huge],
                ["hub", "3", "--on", huge], ["convert", huge], ["status", "a", "b", "--logo", huge],
                ["pill", "a", "--outline-text", "--font-file", huge], ["check", "/dev/zero"]]
    for arguments in shuffled(commands, rounds):
        start = time.monotonic()
        scene.run(*arguments, before="ulimit -v 1000000", expect={65, 1})
        if time.monotonic() - start > 10:
            raise Broken("a file that is too large took long to refuse")
        yield
    huge.unlink()


def large_logos(scene, rounds):
    """Many badges with one logo of nearly a megabyte, in the memory of a few."""
    (scene.root / "logo.png").write_bytes(noise(500))
    count = 100
    badges = "\n".join(f'  - {{file: {index}.svg, status: {{label: a, message: "{index}", logo: {{file: logo.png}}}}}}'
                       for index in range(count))
    (scene.root / "logos.yml").write_text(f"badges:\n{badges}\n")
    for _ in range(rounds):
        folder = scene.folder()
        scene.run("build", "logos.yml", "-o", folder, before="ulimit -v 350000", expect={0})
        yield shutil.rmtree(folder)


def noise(side):
    """A PNG of random pixels, which no compression makes smaller."""
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = b"".join(b"\0" + random.randbytes(4 * side) for _ in range(side))
    header = struct.pack(">IIBBBBB", side, side, 8, 6, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def no_fonts(scene, rounds):
    """No font is installed, or fonts that are none: outlines fail by name, all else is drawn."""
    fonts = scene.root / "fonts"
    fonts.mkdir(exist_ok=True)
    (fonts / "broken.ttf").write_bytes(b"\0\1\0\0" + b"\xff" * 5000)
    (scene.root / "fonts.conf").write_text(
        f"<?xml version='1.0'?><!DOCTYPE fontconfig SYSTEM 'fonts.dtd'><fontconfig><dir>{fonts}</dir></fontconfig>")
    environment = {**os.environ, "FONTCONFIG_FILE": str(scene.root / "fonts.conf"), "XDG_CACHE_HOME": str(fonts)}
    for index in range(rounds):
        folder = scene.folder("a")
        if index % 2:
            scene.run("pill", "a", env=environment, expect={0})
        scene.build("b", folder, env=environment, expect={65})
        if any(name.startswith(".") for name in os.listdir(folder)):
            raise Broken("left over where fonts are missing")
        scene.judge(folder, versions="a")
        yield shutil.rmtree(folder)


# MARK: What rounds need


def shuffled(cases, rounds):
    """Each case at least once, in a random order, and then from the beginning until there are as many as rounds."""
    cases = list(cases)
    random.shuffle(cases)
    return itertools.islice(itertools.cycle(cases), max(rounds, len(cases)))


def ended(process):
    try:
        return process.communicate(timeout=PATIENCE)[1]
    except subprocess.TimeoutExpired:
        process.kill()
        raise Broken(f"no end in {PATIENCE} s") from None


def namespace(*options):
    prefix = ["unshare", *([] if os.geteuid() == 0 else ["--user", "--map-root-user"]), *options]
    if not shutil.which("unshare") or subprocess.run([*prefix, "true"], capture_output=True).returncode:
        raise Missing("a namespace")
    return prefix


def unprivileged():
    """What runs a command without the rights that the first user has."""
    if os.geteuid() != 0:
        return []
    prefix = ["setpriv", f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups"]
    if not shutil.which("setpriv") or subprocess.run([*prefix, "true"], capture_output=True).returncode:
        raise Missing("another user")
    return prefix


def own(folder):
    """Gives a folder to the user without rights."""
    if os.geteuid() == 0:
        for path, folders, files in os.walk(folder):
            for name in [".", *folders, *files]:
                os.chown(Path(path, name), NOBODY, NOBODY)


def stat_mode(place):
    return place.stat().st_mode & 0o7777


def mount(*arguments):
    if os.environ.get("FAULTS_OWN_MOUNTS") != "yes" or not shutil.which("mount"):
        raise Missing("mounts of its own")
    if subprocess.run(["mount", *map(str, arguments)], capture_output=True).returncode:
        raise Missing("the right to mount")


def remount(folder, options):
    subprocess.run(["mount", "-o", f"remount,{options}", str(folder)], check=True)


class mounted:
    """A mount that goes when the block ends."""

    def __init__(self, folder):
        self.folder = folder

    def __enter__(self):
        return self.folder

    def __exit__(self, *_):
        subprocess.run(["umount", "-l", str(self.folder)], check=True)


def disk(scene, options, place=None):
    """A small disk with what the first version made, at its own place or inside an output folder."""
    folder = place or scene.folder()
    made = scene.root / "expected-a" / (place.name if place else "")
    shutil.copytree(made, scene.root / "copy", dirs_exist_ok=True)
    mount("-t", "tmpfs", "-o", "size=64m", "tmpfs", folder)
    shutil.copytree(made, folder, dirs_exist_ok=True)
    if not place:
        (folder / "kept.txt").write_text("not ours")
    remount(folder, options)
    return mounted(folder)


def bound(scene, place):
    """A folder of the same disk, mounted over `place`."""
    source = scene.root / f"{place.parent.name}-bound"
    shutil.copytree(place, source)
    mount("--bind", source, place)
    return mounted(place)


KINDS = {
    "SIGINT": interrupts, "SIGTERM": terminations, "SIGHUP": hang_ups, "SIGKILL": kills,
    "reports": reports, "growing data": growing_data, "two builds at once": parallel_builds, "the same process number": same_process_numbers,
    "full disk": full_disks, "part on a full disk": parts_on_full_disks, "no inodes": disks_without_inodes, "read-only disk": read_only_disks,
    "another disk inside": disks_inside, "no rights to write": rights, "no rights to read": unreadable_inputs,
    "swapped links": swapped_links, "swapped inputs": swapped_inputs, "closed streams": closed_streams, "closed streams of a build":
    closed_streams_of_builds, "no threads": no_threads, "little memory": little_memory, "few open files": few_files,
    "small files": small_files, "huge inputs": huge_inputs, "one large logo": large_logos, "no fonts": no_fonts,
}

# Kinds that take seconds a round.
SLOW = {"one large logo"}
