"""WebKitGTK, Safari's engine, on a display that nobody sees: the SVG file as an image in a page."""

import base64
import os
import subprocess
from pathlib import Path

from renderer import Renderer, output_of

VERSIONS = {"Gtk": "3.0", "WebKit2": "4.1"}
REQUIRED = "import cairo, gi; " + "; ".join(f"gi.require_version('{name}', '{version}')"
                                            for name, version in VERSIONS.items())
SETTINGS = {
    "GDK_BACKEND": "x11", "GTK_THEME": "Adwaita", "LIBGL_ALWAYS_SOFTWARE": "1", "NO_AT_BRIDGE": "1",
    "WEBKIT_DISABLE_COMPOSITING_MODE": "1", "WEBKIT_DISABLE_DMABUF_RENDERER": "1",
}
# No movements, and letters as Chromium draws them here, too: without hints for whole pixels.
PREFERENCES = {"gtk-enable-animations": False, "gtk-xft-hinting": 0, "gtk-xft-hintstyle": "hintnone"}
PAGE = ("<!DOCTYPE html><body style='margin:0;background:transparent'>"
        "<img style='display:block;width:{width}px;height:{height}px' src='data:image/svg+xml;base64,{data}'>")
MARGIN = 8  # pixels around the picture, so that no scroll bar covers it
SETTLING = 30  # milliseconds from the end of loading to the first frame


class WebKit(Renderer):
    commands = ("Xvfb",)
    python = "/usr/bin/python3"  # Debian installs the introspection modules for this one alone

    @classmethod
    def missing(cls):
        if absent := super().missing():
            return absent
        try:
            output_of([cls.python, "-c", REQUIRED])
        except (OSError, RuntimeError):
            return "WebKitGTK for Python: Debian's gir1.2-webkit2-4.1, python3-gi and python3-gi-cairo"
        return None

    def open(self):
        number, write = os.pipe()
        self.display = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", "4096x4096x24", "-nolisten", "tcp"], pass_fds=(write,),
            stderr=subprocess.DEVNULL)
        os.close(write)
        os.environ.update(SETTINGS, DISPLAY=":" + os.read(number, 16).decode().strip())
        import gi
        for name, version in VERSIONS.items():
            gi.require_version(name, version)
        from gi.repository import Gdk, GLib, Gtk, WebKit2
        for name, value in PREFERENCES.items():
            Gtk.Settings.get_default().set_property(name, value)
        self.library, self.timer, self.loop = WebKit2, GLib.timeout_add, GLib.MainLoop()
        self.window, self.view = Gtk.OffscreenWindow(), WebKit2.WebView()
        self.view.set_background_color(Gdk.RGBA(0, 0, 0, 0))
        self.view.connect("load-changed", self.loaded)
        self.window.add(self.view)
        self.window.show_all()

    def loaded(self, _, event):
        if event == self.library.LoadEvent.FINISHED:
            self.timer(SETTLING, self.loop.quit)

    def draw(self, job):
        import cairo
        width, height = job["width"], job["height"]
        self.window.set_default_size(width + MARGIN, height + MARGIN)
        self.view.set_size_request(width + MARGIN, height + MARGIN)
        data = base64.b64encode(Path(job["svg"]).read_bytes()).decode()
        self.view.load_html(PAGE.format(width=width, height=height, data=data), None)
        self.loop.run()
        taken = []

        def take(view, result):
            taken.append(view.get_snapshot_finish(result))
            self.loop.quit()

        self.view.get_snapshot(self.library.SnapshotRegion.VISIBLE,
                               self.library.SnapshotOptions.TRANSPARENT_BACKGROUND, None, take)
        self.loop.run()
        picture = cairo.ImageSurface(cairo.FORMAT_ARGB32, width, height)
        context = cairo.Context(picture)
        context.set_source_surface(taken[0], 0, 0)
        context.paint()
        picture.write_to_png(job["png"])

    def close(self):
        self.display.terminate()

    def version(self):
        library = self.library
        return f"WebKitGTK {library.get_major_version()}.{library.get_minor_version()}.{library.get_micro_version()}"
