#!/usr/bin/env python3
"""Packs the command into a wheel: make_wheel.py BINARY FOLDER [LIBRARY]

The program goes into the scripts of an environment as it is, so that it starts without Python. It must be the static
build, since nothing else runs on every Linux. With a library, the wheel is for systems with the C library that it was
built with, or a newer one: pip takes it there, and the other one elsewhere.
"""

import base64
import hashlib
import re
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
NAME = "cartouche-badges"
SUMMARY = "Draws badges as SVG: status badges, pills, notification hubs and cells"


def platforms(binary, library):
    """The platforms of a static program for Linux, by the machine in the header of the file, or those of a library."""
    head = binary.read_bytes()[:20]
    machines = {0x3E: "x86_64", 0xB7: "aarch64"}
    machine = machines.get(int.from_bytes(head[18:20], "little")) if head[:4] == b"\x7fELF" else None
    if machine is None:
        raise SystemExit(f"make_wheel.py: {binary} is not a program for Linux on x86_64 or aarch64")
    if library is None:
        return [f"manylinux_2_17_{machine}", f"musllinux_1_1_{machine}"]
    needed = subprocess.run(["readelf", "--version-info", library], check=True, capture_output=True, text=True).stdout
    newest = max(int(minor) for minor in re.findall(r"Name: GLIBC_2\.(\d+)", needed))
    return [f"manylinux_2_{max(newest, 17)}_{machine}"]


def metadata(version):
    return (f"Metadata-Version: 2.1\nName: {NAME}\nVersion: {version}\nSummary: {SUMMARY}\nLicense: MIT\n"
            "License-File: LICENSE\nRequires-Python: >=3.10\nClassifier: Operating System :: POSIX :: Linux\n"
            "Classifier: Programming Language :: Other\nDescription-Content-Type: text/markdown\n\n"
            + (HERE / "README.md").read_text(encoding="utf-8"))


def contents(binary, library, version, stem, tags):
    """The files of the wheel: path, bytes, and whether the file is a program."""
    for file in [*sorted((HERE / "cartouche").glob("*.py")), HERE / "cartouche/py.typed"]:
        yield f"cartouche/{file.name}", file.read_bytes(), False
    if library is not None:
        yield "cartouche/libcartouche.so", library.read_bytes(), True
    yield f"{stem}.data/scripts/cartouche", binary.read_bytes(), True
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([sys.executable, ROOT / "Packaging/manual.py", binary, folder], check=True)
        for page in sorted(Path(folder).iterdir()):
            yield f"{stem}.data/data/share/man/man1/{page.name}", page.read_bytes(), False
    # `make wasm` makes the page of the editor; without it, the command says so.
    page = ROOT / "build/wasm/editor.html"
    if page.exists():
        yield f"{stem}.data/data/share/cartouche/editor.html", page.read_bytes(), False
    yield f"{stem}.dist-info/licenses/LICENSE", (ROOT / "LICENSE").read_bytes(), False
    # The library contains a part of what the program contains.
    licences = binary.parent / "licences.txt"
    if licences.exists():
        yield f"{stem}.dist-info/licenses/licences.txt", licences.read_bytes(), False
    yield f"{stem}.dist-info/entry_points.txt", (HERE / "entry_points.txt").read_bytes(), False
    wheel = "Wheel-Version: 1.0\nGenerator: make_wheel.py\nRoot-Is-Purelib: false\n" + "".join(
        f"Tag: {tag}\n" for tag in tags)
    yield f"{stem}.dist-info/WHEEL", wheel.encode(), False
    yield f"{stem}.dist-info/METADATA", metadata(version).encode(), False


def main():
    binary, folder = Path(sys.argv[1]).resolve(), Path(sys.argv[2])
    library = Path(sys.argv[3]) if len(sys.argv) > 3 else None
    version = subprocess.run([binary, "--version"], check=True, capture_output=True, text=True).stdout.strip()
    stem = f"{NAME.replace('-', '_')}-{version}"
    names = platforms(binary, library)
    path = folder / f"{stem}-py3-none-{'.'.join(names)}.whl"
    folder.mkdir(parents=True, exist_ok=True)
    record = []
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        def add(name, data, is_program):
            # A fixed date, so that equal contents give equal wheels.
            entry = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = (0o100755 if is_program else 0o100644) << 16
            archive.writestr(entry, data)

        for name, data, is_program in contents(binary, library, version, stem, [f"py3-none-{name}" for name in names]):
            add(name, data, is_program)
            digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
            record.append(f"{name},sha256={digest},{len(data)}")
        record.append(f"{stem}.dist-info/RECORD,,")
        add(f"{stem}.dist-info/RECORD", ("\n".join(record) + "\n").encode(), False)
    print(path)


if __name__ == "__main__":
    main()
