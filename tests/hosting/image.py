"""The image, really built and run by podman, on the Debian that the container file names.

    sudo PYTHONPATH=tests .venv/bin/python -m hosting.image                          compiled, as hosts build it
    sudo PYTHONPATH=tests .venv/bin/python -m hosting.image --arch arm64 ENGINE=pure  for another kind of machine, emulated

What follows are arguments of the build. No registry of images is asked: see `hosting.bases`.
"""

import argparse
import json
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager

from hosting.bases import HERE, base_of, make_base
from hosting.podman import limits, podman
from hosting.trials import PORT, RECORDS, Inside, try_out
from start.bare_machine import CHECKOUT


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
def running(arch: str) -> Iterator[Inside]:
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


def try_out_image(arch: str) -> None:
    with running(arch) as inside:
        try_out(inside)
        print(inside("sh", "-c", "! touch /opt/x; ! command -v gcc").strip())
        inside(*health_check(arch))
        print("its health check says that it is well")
    sizes(arch)


def health_check(arch: str) -> list[str]:
    kind, *check = json.loads(podman("image", "inspect", image_of(arch)))[0]["Healthcheck"]["Test"]
    assert kind == "CMD"
    return [str(part) for part in check]


def sizes(arch: str) -> None:
    said = json.loads(podman("images", "--format", "json"))
    bytes_of = {name.split(":")[0]: one["Size"] for one in said for name in one.get("Names") or []}
    image, base = bytes_of[image_of(arch)], bytes_of[base_of(arch)]
    print(f"the image takes {image / 1e6:.0f} MB, {(image - base) / 1e6:.0f} MB more than its base")


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--arch", default=HERE)
    words.add_argument("arguments", nargs="*", metavar="NAME=VALUE")
    said = words.parse_args()
    build(said.arch, said.arguments)
    try_out_image(said.arch)


if __name__ == "__main__":
    main()
