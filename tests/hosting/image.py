"""The image, really built and run by podman, on the Debian that the container file names.

    sudo PYTHONPATH=tests .venv/bin/python -m hosting.image                          compiled, as hosts build it
    sudo PYTHONPATH=tests .venv/bin/python -m hosting.image --arch arm64 ENGINE=pure  for another kind of machine, emulated

What follows are arguments of the build. No registry of images is asked: see `hosting.bases`.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

from defifoo.games import GAMES
from hosting.bases import HERE, base_of, make_base
from hosting.podman import limits, podman
from start.bare_machine import CHECKOUT

PORT = 18650
RECORDS = "/records"


def image_of(arch: str) -> str:
    return f"localhost/defifoo-tried-{arch}"


def build(arch: str, arguments: list[str]) -> None:
    told = [part for argument in (f"DEBIAN={make_base(arch)}", *arguments) for part in ("--build-arg", argument)]
    began = time.monotonic()
    podman(
        *("build", "--isolation", "chroot", "--network", "host", "--format", "docker", "--pull=never"),
        *("--arch", arch, *told, "--tag", image_of(arch), "."),
    )
    print(f"built after {time.monotonic() - began:.0f} s", flush=True)


@contextmanager
def running(arch: str) -> Iterator[Callable[..., str]]:
    """What runs a command in it. Nothing but its volume can be written, and it has no rights but to be itself."""
    name = f"defifoo-tried-{os.getpid()}"
    podman(
        *("run", "--detach", "--name", name, "--arch", arch, "--network", "host", "--no-healthcheck"),
        *("--read-only", "--cap-drop", "ALL", "--security-opt", "no-new-privileges", *limits()),
        *("--volume", f"{CHECKOUT / 'tests/records'}:{RECORDS}:ro"),
        *("--env", f"DEFIFOO_PORT={PORT}", "--env", "DEFIFOO_HOST=127.0.0.1", image_of(arch)),
    )
    try:
        yield lambda *command: podman("exec", name, *command)
    finally:
        podman("rm", "--force", "--volumes", name)


def try_out(arch: str) -> None:
    began = time.monotonic()
    with running(arch) as inside:
        health = ready()
        print(f"ready after {time.monotonic() - began:.1f} s: {health}")
        with urlopen(f"http://127.0.0.1:{PORT}/") as page:
            assert "/assets/" in page.read().decode(), "the server has no pages"
        print(inside("sh", "-c", "uname -m; defifoo --version; id; ! touch /opt/x; ! command -v gcc").strip())
        print(inside("defifoo", "doctor", f"http://127.0.0.1:{PORT}", "--lang", "en").strip())
        inside(*health_check(arch))
        print("its health check says that it is well")
        print(inside("sh", "-c", "defifoo backup /data/copy && defifoo restore /data/copy --data /data/again").strip())
        print(inside("sh", "-c", f"defifoo verify {RECORDS}/version-*/*.json | tail -n 1").strip())
        for game in sorted(GAMES):
            the_same_games(inside, game)
    sizes(arch)


def health_check(arch: str) -> list[str]:
    kind, *check = json.loads(podman("image", "inspect", image_of(arch)))[0]["Healthcheck"]["Test"]
    assert kind == "CMD"
    return [str(part) for part in check]


def the_same_games(inside: Callable[..., str], game: str) -> None:
    """The games of a seed are those that this checkout plays, move by move."""
    told = ["simulate", game, "--games", "10", "--seed", "hosting", "--record"]
    inside("defifoo", *told, f"/data/{game}")
    theirs = inside("sh", "-c", f"cat $(ls /data/{game}/* | sort)")
    with tempfile.TemporaryDirectory() as here:
        subprocess.run([Path(sys.executable).with_name("defifoo"), *told, here], check=True, stdout=subprocess.DEVNULL)
        ours = "".join(file.read_text("utf-8") for file in sorted(Path(here).iterdir()))
    assert theirs == ours, f"another machine, another game of {game}"
    print(f"ten games of {game}: the same as here, {len(ours)} bytes of records")


def sizes(arch: str) -> None:
    said = json.loads(podman("images", "--format", "json"))
    bytes_of = {name.split(":")[0]: one["Size"] for one in said for name in one.get("Names") or []}
    image, base = bytes_of[image_of(arch)], bytes_of[base_of(arch)]
    print(f"the image takes {image / 1e6:.0f} MB, {(image - base) / 1e6:.0f} MB more than its base")


def ready() -> str:
    for _ in range(1800):
        try:
            with urlopen(f"http://127.0.0.1:{PORT}/api/health") as answer:
                return json.dumps(json.load(answer))
        except OSError:
            time.sleep(0.1)
    sys.exit("it is not ready after three minutes")


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--arch", default=HERE)
    words.add_argument("arguments", nargs="*", metavar="NAME=VALUE")
    said = words.parse_args()
    build(said.arch, said.arguments)
    try_out(said.arch)


if __name__ == "__main__":
    main()
