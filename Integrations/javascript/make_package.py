#!/usr/bin/env python3
"""Makes the package for JavaScript: make_package.py BINARY WASM FOLDER

The package has the version of the command, and the core with icons, which is beside the other one. Its classic script
holds the modules and the WebAssembly without icons in Base64, since browsers let a page that is opened from a disk read
neither.
"""

import base64
import json
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
COPIED = ["README.md", "cartouche.js", "cartouche.d.ts", "entries.d.ts", "badge-element.js", "badge-element.d.ts"]
BESIDE = """const beside = (icons) =>
  icons ? new URL("cartouche-icons.wasm", import.meta.url) : new URL("cartouche.wasm", import.meta.url);
"""
IMPORT = 'import { load } from "./cartouche.js";\n'


def classic(wasm):
    """Both modules as one classic script with the global Cartouche."""
    core = (HERE / "cartouche.js").read_text(encoding="utf-8")
    element = (HERE / "badge-element.js").read_text(encoding="utf-8")
    if core.count(BESIDE) != 1 or element.count(IMPORT) != 1:
        raise SystemExit("make_package.py: a line that the classic script replaces is not there")
    text = base64.b64encode(wasm).decode()
    inside = f"""const beside = (icons) => {{
  if (icons) throw new Error("this script has no icons of SVG; name the address of cartouche-icons.wasm");
  return Uint8Array.from(atob("{text}"), (one) => one.charCodeAt(0));
}};
"""
    body = core.replace(BESIDE, inside) + element.replace(IMPORT, "")
    body = "\n".join(line.removeprefix("export ") for line in body.split("\n"))
    return f"var Cartouche = (() => {{\n{body}return {{ load, CartoucheError, BadgeElement }};\n}})();\n"


def main():
    binary, wasm, folder = sys.argv[1], Path(sys.argv[2]).read_bytes(), Path(sys.argv[3])
    version = subprocess.run([binary, "--version"], check=True, capture_output=True, text=True).stdout.strip()
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for name in COPIED:
        shutil.copy(HERE / name, folder)
    shutil.copy(ROOT / "LICENSE", folder)
    licences = subprocess.run([ROOT / "Packaging/licences", "--wasm"], check=True, capture_output=True).stdout
    (folder / "licences.txt").write_bytes(licences)
    package = json.loads((HERE / "package.json").read_text(encoding="utf-8"))
    package = {"name": package.pop("name"), "version": version, **package}
    (folder / "package.json").write_text(json.dumps(package, indent=2) + "\n", encoding="utf-8")
    (folder / "cartouche.wasm").write_bytes(wasm)
    shutil.copy(Path(sys.argv[2]).with_name("cartouche-icons.wasm"), folder)
    (folder / "cartouche.classic.js").write_text(classic(wasm), encoding="utf-8")
    print(folder)


if __name__ == "__main__":
    main()
