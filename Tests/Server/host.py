"""A server that a test starts."""

import http.client
import os
import signal
import socket
import subprocess
import time


def free_port():
    with socket.socket() as place:
        place.bind(("127.0.0.1", 0))
        return place.getsockname()[1]


class Host:
    """A process of the server. It can be killed and started again at the same port."""

    def __init__(self, program, folder, port=None, options=()):
        self.port = port or free_port()
        self.command = [program, "--port", str(self.port), "--values", str(folder / "values"), "--logos", str(folder / "logos"),
                        *options]
        self.start()

    def start(self):
        self.process = subprocess.Popen(self.command, stderr=subprocess.DEVNULL)
        for _ in range(1000):
            try:
                if self.status("/health") == 200:
                    return
            except OSError:
                time.sleep(0.01)
        raise RuntimeError("the server does not start")

    def status(self, target):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=5)
        try:
            connection.request("GET", target)
            return connection.getresponse().status
        finally:
            connection.close()

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self):
        """The exit code after the signal that ends it in order."""
        self.process.terminate()
        return self.process.wait(timeout=20)

    @property
    def kilobytes(self):
        with open(f"/proc/{self.process.pid}/status") as file:
            return next(int(line.split()[1]) for line in file if line.startswith("VmRSS"))

    @property
    def processor_seconds(self):
        with open(f"/proc/{self.process.pid}/stat") as file:
            fields = file.read().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
