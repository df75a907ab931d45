#!/usr/bin/env python3
"""Runs the files of the server's image as a container does, without its network: in a root of their own that is read-only,
with /proc, as nobody. image.py FOLDER"""

import os
import subprocess
import sys
import urllib.request
from pathlib import Path

from host import free_port

root, port = Path(sys.argv[1]).resolve(), free_port()
shells = [name for name in ("bin/sh", "usr/bin/sh", "bin/bash", "bin/busybox") if (root / name).exists()]
assert not shells, f"the image has {shells}"
if os.geteuid() != 0:
    sys.exit("image: skipped, since a root of its own needs root here")
# Swift reads its arguments from /proc.
script = ('mkdir -p "$0/proc" && mount --bind "$0" "$0" && mount -t proc proc "$0/proc" && mount -o remount,ro,bind "$0" && '
          'exec chroot --userspec 65534:65534 "$0" /cartouche-server --host 127.0.0.1 --port "$1"')
server = subprocess.Popen(["unshare", "--mount", "sh", "-c", script, root, str(port)], stderr=subprocess.PIPE, text=True)
try:
    said = server.stderr.readline()
    assert f":{port}" in said, said
    for target in ("/health", "/badge/build-passing-green", "/pill/42?look=mail", "/openapi.json"):
        with urllib.request.urlopen(f"http://127.0.0.1:{port}{target}", timeout=5) as answer:
            assert answer.status == 200 and answer.read(), target
    with open(f"/proc/{server.pid}/status") as file:
        assert any(line.split() == ["Uid:", *["65534"] * 4] for line in file), "it runs as another user"
finally:
    server.terminate()
assert server.wait(timeout=20) == 0, "SIGTERM ended it with an error"
print("image: answers as nobody in a root that is read-only, without a shell, and ends in order")
