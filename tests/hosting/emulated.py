"""A server on another kind of machine, without the hours that a whole image takes where every program is emulated.

    sudo PYTHONPATH=tests .venv/bin/python -m hosting.emulated arm64

Debian's packages for that machine are unpacked, with python3 and nothing set up; the pure wheel and the locked libraries for it
are put beside them. What then runs is emulated: the server, and every command in which it is tried.
"""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from hosting.bases import bootstrap, learn_to_run, suite
from hosting.podman import KEPT, NICE
from hosting.trials import PORT, RECORDS, try_out
from start.bare_machine import CHECKOUT, end

PLATFORMS = {"arm64": "aarch64-manylinux_2_28"}
PLACE = "opt/defifoo"
USER = 10001
MOUNTED = (
    'mount -t proc proc "$0/proc" && mount --rbind /dev "$0/dev" && mount --bind "$1" "$0$2" && shift 2 && exec chroot "$@"'
)
"""In a mount namespace of its own, so that nothing stays mounted."""


def unpacked(arch: str) -> Path:
    """The packed root, kept outside the checkout."""
    packed = KEPT / f"{suite()}-{arch}-python3.tar"
    if packed.exists():
        return packed
    KEPT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="defifoo-root-") as root:
        bootstrap(arch, root, "--include=python3", "--foreign")
        for package in sorted(Path(root, "var/cache/apt/archives").glob("*.deb")):
            with subprocess.Popen(["dpkg-deb", "--fsys-tarfile", package], stdout=subprocess.PIPE) as files:
                subprocess.run(["tar", "-C", root, "-x", "--keep-directory-symlink"], stdin=files.stdout, check=True)
            package.unlink()
        unfinished = packed.with_suffix(f".{os.getpid()}")
        subprocess.run(["tar", "-C", root, "-cf", unfinished, "."], check=True)
        unfinished.replace(packed)
    return packed


def furnish(root: Path, arch: str) -> None:
    """The libraries of the lock, and the wheel as everybody without a compiler gets it."""
    uv = subprocess.run([CHECKOUT / "scripts/find-uv"], stdout=subprocess.PIPE, text=True, check=True).stdout.strip()
    python = next((root / "usr/bin").glob("python3.*")).name.removeprefix("python")
    install = [uv, "pip", "install", "--quiet", "--no-deps", "--target", str(root / PLACE), "--only-binary", ":all:"]
    install += ["--python-version", python, "--python-platform", PLATFORMS[arch]]
    with tempfile.TemporaryDirectory() as place:
        locked = ["export", "--quiet", "--frozen", "--no-default-groups", "--extra", "nodes", "--no-emit-project"]
        _run(uv, *locked, "--output-file", f"{place}/locked.txt")
        _run(uv, "build", "--quiet", "--wheel", "--out-dir", place, DEFIFOO_ENGINE="pure")
        _run(*install, "--requirement", f"{place}/locked.txt")
        _run(*install, next(Path(place).glob("*.whl")))
    started = root / "usr/bin/defifoo"
    started.write_text(f'#!/bin/sh\nPYTHONPATH=/{PLACE} exec python3 /{PLACE}/bin/defifoo "$@"\n', "utf-8")
    started.chmod(0o755)
    (root / "data").mkdir()
    os.chown(root / "data", USER, USER)
    (root / RECORDS.lstrip("/")).mkdir()


def _run(*command: str | Path, **environment: str) -> None:
    subprocess.run([*NICE, *command], cwd=CHECKOUT, env={**os.environ, **environment}, check=True, stdout=subprocess.DEVNULL)


class Emulated:
    def __init__(self, root: Path) -> None:
        around = ["unshare", "--mount", "sh", "-c", MOUNTED, str(root), str(CHECKOUT / "tests/records"), RECORDS]
        self._chroot = [*around, f"--userspec={USER}:{USER}", str(root)]
        said = {
            "PATH": "/usr/sbin:/usr/bin:/sbin:/bin",
            "HOME": "/data",
            "LANG": "C.UTF-8",
            "DEFIFOO_DATA": "/data",
            "PYTHONPYCACHEPREFIX": "/data/.kept",
        }
        self._environment = said

    def inside(self, *command: str) -> str:
        done = subprocess.run(
            [*self._chroot, *command], env=self._environment, stdout=subprocess.PIPE, text=True, check=False
        )  # fmt: skip
        if done.returncode:
            sys.exit(f"{' '.join(command)} ended with {done.returncode}:\n{done.stdout[-3000:]}")
        return done.stdout

    @contextmanager
    def serving(self) -> Iterator[None]:
        command = [*self._chroot, "defifoo", "serve", "--host", "127.0.0.1", "--port", str(PORT)]
        process = subprocess.Popen(command, env=self._environment, stdout=subprocess.PIPE, text=True, start_new_session=True)
        try:
            yield
        finally:
            end(process)


def main(arch: str) -> None:
    learn_to_run(arch)
    with tempfile.TemporaryDirectory(prefix="defifoo-emulated-") as place:
        root = Path(place)
        root.chmod(0o755)
        subprocess.run(["tar", "-C", root, "-xf", unpacked(arch)], check=True)
        furnish(root, arch)
        machine = Emulated(root)
        print(machine.inside("defifoo", "--version").strip(), flush=True)  # Python writes down here what it has read
        with machine.serving():
            try_out(machine.inside)


if __name__ == "__main__":
    main(*sys.argv[1:])
