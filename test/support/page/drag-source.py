"""drag-source.py FILE...: a window in the lower right corner from which a mouse drags these files, as from a file manager."""

import os
import sys

import gi

gi.require_version("Gtk", "3.0")
from gi.repository import Gdk, GLib, Gtk  # noqa: E402

uris = [GLib.filename_to_uri(os.path.abspath(path), None) for path in sys.argv[1:]]


def say(word):
    print(word, flush=True)


# A pop-up stands above every other window, and needs no window manager.
window = Gtk.Window(type=Gtk.WindowType.POPUP)
window.resize(40, 40)
window.move(1240, 760)
window.drag_source_set(Gdk.ModifierType.BUTTON1_MASK, [], Gdk.DragAction.COPY)
window.drag_source_add_uri_targets()
window.connect("drag-data-get", lambda _, __, data, ___, ____: data.set_uris(uris))
window.connect("map-event", lambda *_: say("ready"))
window.connect("drag-failed", lambda *_: say("refused"))
window.connect("drag-end", lambda *_: say("ended"))
window.show()
Gtk.main()
