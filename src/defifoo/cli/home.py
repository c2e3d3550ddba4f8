"""Bare `defifoo`: a server at home. The browser opens, and the other devices of the house are told the way."""

import socket
import sys
import webbrowser
from pathlib import Path
from threading import Thread
from typing import Final

import segno
from platformdirs import user_data_path

from defifoo.cli.arguments import read_words
from defifoo.cli.errors import UsageError
from defifoo.cli.serve import folder, listen, port_of, run_server, tables_in
from defifoo.cli.successor import inherited_door
from defifoo.server.settings import Settings
from defifoo.server.ways import network_addresses
from defifoo.storage.base import InUse
from defifoo.words.language import Words

USUAL_PORT: Final = 8650
"""Browsers remember who sits where by the port, too: the same one every time, unless it is taken."""
ADDRESS: Final = "address"
"""The file that tells where the server of a data folder is."""


def home(lang: str | None = None, data: Path | None = None, *, browser: bool = True) -> int:
    words = read_words(lang)
    place = folder(data or user_data_path("defifoo", appauthor=False))
    try:
        storage = tables_in(place)
    except InUse:
        return already_open(words, place, browser=browser)
    try:
        (place / ADDRESS).open("a").close()
    except OSError as error:
        raise UsageError(f"cannot write {place / ADDRESS}: {error.strerror}") from None
    inherited = inherited_door()
    door = inherited or house_door()
    port = port_of(door)
    here = f"http://localhost:{port}/"

    def ready() -> None:
        (place / ADDRESS).write_text(here, encoding="utf-8")
        if inherited is not None:
            return  # all that was told already
        print("\n".join(welcome(words, here, network_addresses(), port, place)), flush=True)
        if browser:
            Thread(target=webbrowser.open, args=(here,), daemon=True).start()

    return run_server(Settings(place), storage, door, ready)


def house_door() -> socket.socket:
    try:
        return listen("0.0.0.0", USUAL_PORT)  # noqa: S104 - the other devices of the house are meant to come in
    except UsageError:
        return listen("0.0.0.0", 0)  # noqa: S104 - the same


def already_open(words: Words, place: Path, *, browser: bool) -> int:
    """It was started before: that one has the tables, so the way leads there."""
    try:
        here = (place / ADDRESS).read_text(encoding="utf-8")
    except OSError:
        raise UsageError(f"another server has {place} open: each needs a folder of its own") from None
    print(words.say("server-home-already", address=here))
    if browser:
        webbrowser.open(here)
    return 0


def welcome(words: Words, here: str, addresses: list[str], port: int, place: Path) -> list[str]:
    lines = ["", words.say("server-home-here"), f"  {here}"]
    if addresses:
        ways = [f"http://{address}:{port}/" for address in addresses]
        lines += ["", words.say("server-home-others"), *(f"  {one}" for one in ways), ""]
        lines.append(qr_code(ways[0]) if draws_blocks() else "")
    return [*lines, words.say("server-home-data", folder=str(place)), words.say("server-home-stop")]


def draws_blocks() -> bool:
    """Whether the terminal has the signs that a code is drawn with."""
    try:
        "█▀▄".encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def qr_code(text: str) -> str:
    """Two rows of modules in each line, dark on light whatever the terminal's colours are."""
    rows = [list(row) for row in segno.make(text, error="l", micro=False).matrix_iter(border=2)]
    if len(rows) % 2:
        rows.append([0] * len(rows[0]))
    signs = {(0, 0): "█", (0, 1): "▀", (1, 0): "▄", (1, 1): " "}
    pairs = zip(rows[::2], rows[1::2], strict=True)
    return "\n".join("  " + "".join(signs[(top, low)] for top, low in zip(*pair, strict=True)) for pair in pairs) + "\n"
