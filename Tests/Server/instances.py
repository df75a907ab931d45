"""Three servers behind nginx, with the configuration that users copy."""

import contextlib
import os
import random
import re
import shutil
import subprocess
import tempfile
import threading
import time
from pathlib import Path

from host import Host, free_port

ROOT = Path(__file__).resolve().parents[2]
CONFIGURATION = ROOT / "Packaging/nginx.conf"
ARTICLE = ROOT / "Sources/Cartouche/Cartouche.docc/BadgeHost.md"
# Debian puts it where only root looks.
PATH = f"{os.environ.get('PATH', '')}:/usr/sbin"


def article_shows_configuration():
    (block,) = re.findall(r"^```nginx\n(.*?)^```", ARTICLE.read_text(), re.MULTILINE | re.DOTALL)
    return block in CONFIGURATION.read_text()


class Instances:
    def __init__(self, program, folder):
        self.hosts = [Host(program, folder) for _ in range(3)]
        self.port, self.kills = free_port(), 0
        # Apart, as the processes of nginx may be those of another user.
        self.folder = Path(tempfile.mkdtemp(prefix="cartouche-nginx-"))
        text = CONFIGURATION.read_text()
        for default, port in zip((8081, 8082, 8083), (host.port for host in self.hosts)):
            text = text.replace(f"127.0.0.1:{default}", f"127.0.0.1:{port}")
        text = re.sub(r"listen 8080;", f"listen 127.0.0.1:{self.port};", text)
        (self.folder / "badges.conf").write_text(text)
        places = "".join(
            f"{name}_temp_path {self.folder}/{name};\n" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
        (self.folder / "nginx.conf").write_text(
            f"daemon off;\npid {self.folder}/pid;\nworker_processes 1;\nevents {{ worker_connections 1024; }}\n"
            f"http {{\naccess_log off;\n{places}include {self.folder}/badges.conf;\n}}\n")
        self.nginx = subprocess.Popen(
            [shutil.which("nginx", path=PATH), "-c", self.folder / "nginx.conf", "-e", self.folder / "errors.log"])
        time.sleep(0.5)
        if self.nginx.poll() is not None:
            raise RuntimeError((self.folder / "errors.log").read_text())

    @contextlib.contextmanager
    def killing(self, every):
        """Kills one of them now and then, and starts it again."""
        done = threading.Event()

        def work():
            while not done.wait(every):
                host = random.choice(self.hosts)
                host.kill()
                self.kills += 1
                done.wait(every / 4)
                host.start()

        thread = threading.Thread(target=work)
        thread.start()
        try:
            yield
        finally:
            done.set()
            thread.join()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.nginx.terminate()
        self.nginx.wait()
        for host in self.hosts:
            host.kill()
        shutil.rmtree(self.folder, ignore_errors=True)
