"""podman as it can be called on this machine: with a store of its own, so that no image of anybody else's is touched."""

import os
import resource
import shutil
import subprocess
import sys
from pathlib import Path

from start.bare_machine import CHECKOUT

KEPT = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "defifoo"
STORE = KEPT / "images"
NICE = ("nice", "-n", "10")


def places() -> list[str]:
    runtime = ["--runtime", "runc"] if shutil.which("runc") else []
    return ["--root", str(STORE), *runtime]


def limits() -> list[str]:
    """podman asks for more open files and processes than a root without CAP_SYS_RESOURCE may grant."""
    asked = (("nofile", resource.RLIMIT_NOFILE), ("nproc", resource.RLIMIT_NPROC))
    allowed = {name: min(4096, *(limit for limit in resource.getrlimit(which) if limit > 0)) for name, which in asked}
    return [part for name, many in allowed.items() for part in ("--ulimit", f"{name}={many}:{many}")]


def podman(*arguments: str) -> str:
    """What it says; it must succeed."""
    command = [*NICE, "podman", *places(), *arguments]
    done = subprocess.run(command, cwd=CHECKOUT, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        sys.exit(f"{' '.join(command)} ended with {done.returncode}:\n{done.stdout[-3000:]}")
    return done.stdout
