"""What a server has to stand that was built for hosts, wherever it runs: in a container, on another kind of machine."""

import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from urllib.request import urlopen

from defifoo.games import GAMES
from start.bare_machine import CHECKOUT

PORT = 18650
RECORDS = "/records"
"""Where it finds those of every version of the rules."""
Inside = Callable[..., str]
"""Runs a command where the server is: what it says."""


def try_out(inside: Inside) -> None:
    began = time.monotonic()
    health = ready()
    print(f"ready after {time.monotonic() - began:.1f} s: {health}")
    with urlopen(f"http://127.0.0.1:{PORT}/") as page:
        assert "/assets/" in page.read().decode(), "the server has no pages"
    print(inside("sh", "-c", "uname -m; defifoo --version; id").strip())
    print(inside("defifoo", "doctor", f"http://127.0.0.1:{PORT}", "--lang", "en").strip())
    print(inside("sh", "-c", "defifoo backup /data/copy && defifoo restore /data/copy --data /data/again").strip())
    held = inside("sh", "-c", f"defifoo verify {RECORDS}/version-*/*.json").splitlines()
    assert len(held) == len(list((CHECKOUT / "tests/records").glob("version-*/*.json")))
    print(f"{len(held)} records of every version hold", flush=True)
    for game in sorted(GAMES):
        the_same_games(inside, game)


def ready() -> str:
    for _ in range(6000):
        try:
            with urlopen(f"http://127.0.0.1:{PORT}/api/health") as answer:
                return json.dumps(json.load(answer))
        except OSError:
            time.sleep(0.1)
    sys.exit("it is not ready after ten minutes")


def the_same_games(inside: Inside, game: str) -> None:
    """The games of a seed are those that this checkout plays, move by move."""
    told = ["simulate", game, "--games", "10", "--seed", "hosting", "--record"]
    inside("defifoo", *told, f"/data/{game}")
    theirs = inside("sh", "-c", f"cat $(ls /data/{game}/* | sort)")
    with tempfile.TemporaryDirectory() as here:
        command = [str(Path(sys.executable).with_name("defifoo")), *told, here]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        ours = "".join(file.read_text("utf-8") for file in sorted(Path(here).iterdir()))
    assert theirs == ours, f"another machine, another game of {game}"
    print(f"ten games of {game}: the same as here, {len(ours)} bytes of records", flush=True)
