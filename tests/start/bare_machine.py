"""A machine that has nothing: a Debian root with python3 and certificates, and an ordinary user in it.

It is made by debootstrap, which needs root, and kept as an archive outside the checkout. The settings of this machine that say
how the registries are reached (mirrors, proxies) are given to it, whom this one trusts, and nothing else.

    sudo PYTHONPATH=tests python3 -m start.bare_machine              both README commands, with the time of each step
    sudo PYTHONPATH=tests python3 -m start.bare_machine --tools      the same on a machine with a compiler and node
"""

import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

CHECKOUT = Path(__file__).parents[2]
SUITE = "bookworm"
BARE = ("python3", "ca-certificates")
TOOLS = ("gcc", "libc6-dev", "python3-dev")
NARROWED = "./test tests/rules -k red"
USER = "alice"
HOME = Path("/home") / USER
CERTIFICATES = "etc/ssl/certs/ca-certificates.crt"
SETTINGS = (
    "PIP_INDEX_URL",
    "UV_DEFAULT_INDEX",
    "UV_INDEX_URL",
    "UV_HTTP_TIMEOUT",
    "npm_config_registry",
    "NPM_CONFIG_REGISTRY",
)
SETTINGS_FILES = ((".npmrc", ".npmrc"), (".config/uv/uv.toml", ".config/uv/uv.toml"))


class NoMachine(Exception):
    """Why none can be made here."""


def archive(packages: tuple[str, ...]) -> Path:
    """The packed root with these packages. It takes a minute to make, so it is kept where no checkout is cleaned away."""
    if os.geteuid() != 0:
        raise NoMachine("only root can make a bare machine")
    if shutil.which("debootstrap") is None:
        raise NoMachine("debootstrap is not installed")
    kept = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "defifoo"
    packed = kept / f"{SUITE}-{'-'.join(packages)}.tar"
    if packed.exists():
        return packed
    kept.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="defifoo-root-") as root:
        command = ["debootstrap", "--variant=minbase", f"--include={','.join(packages)}", SUITE, root, *_mirror()]
        done = subprocess.run(command, env=_with_proxy(), capture_output=True, text=True, check=False)
        if done.returncode:
            raise NoMachine(f"debootstrap says: {(done.stdout + done.stderr).strip()[-500:]}")
        _in(root, ["useradd", "--create-home", "--shell", "/bin/sh", USER])
        shutil.rmtree(Path(root) / "var/cache/apt", ignore_errors=True)
        unfinished = packed.with_suffix(f".{os.getpid()}")
        subprocess.run(["tar", "-C", root, "-cf", unfinished, "."], check=True)
        unfinished.replace(packed)
    return packed


def _mirror() -> list[str]:
    """Where apt gets this suite from here; debootstrap's own choice when apt does not know it."""
    wanted = [
        "apt-get",
        "indextargets",
        "--format",
        "$(REPO_URI)",
        f"Codename: {SUITE}",
        "Component: main",
        "Created-By: Packages",
    ]
    found = subprocess.run(wanted, capture_output=True, text=True, check=False) if shutil.which("apt-get") else None
    return [line.rstrip("/") for line in found.stdout.splitlines()[:1]] if found else []


def _with_proxy() -> dict[str, str]:
    environment = dict(os.environ)
    if shutil.which("apt-config"):
        asked = ["apt-config", "shell", "proxy", "Acquire::http::Proxy"]
        said = subprocess.run(asked, capture_output=True, text=True, check=False).stdout
        if said.startswith("proxy='"):
            environment.setdefault("http_proxy", said.split("'")[1])
    return environment


def _files_of_the_checkout() -> list[str]:
    """What a fresh clone would hold, with the changes that are not committed yet."""
    if shutil.which("git") is None or not (CHECKOUT / ".git").exists():
        raise NoMachine("this is no clone, so nobody knows which files belong to it")
    asked = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    said = subprocess.run(asked, cwd=CHECKOUT, capture_output=True, check=True).stdout
    return [name for name in os.fsdecode(said).split("\0") if name and (CHECKOUT / name).is_file()]


def _in(root: str, command: list[str]) -> None:
    subprocess.run([_chroot(), root, *command], check=True, capture_output=True)


def _chroot() -> str:
    return shutil.which("chroot", path=os.environ.get("PATH", "") + ":/usr/sbin:/sbin") or "chroot"


class BareMachine:
    """One that was just unpacked, with a copy of this checkout in the user's home folder."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.checkout = HOME / "defifoo"

    def settle(self) -> None:
        certificates = Path(os.environ.get("SSL_CERT_FILE") or f"/{CERTIFICATES}")
        for origin, place in ((certificates, CERTIFICATES), (Path("/etc/resolv.conf"), "etc/resolv.conf")):
            if origin.is_file():
                shutil.copyfile(origin, self.root / place)
        for ours, theirs in SETTINGS_FILES:
            if (Path.home() / ours).is_file():
                settings = self._inside(HOME / theirs)
                settings.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(Path.home() / ours, settings)
        for file in _files_of_the_checkout():
            copy = self._inside(self.checkout / file)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(CHECKOUT / file, copy)
        _in(str(self.root), ["chown", "-R", f"{USER}:{USER}", str(HOME)])

    def start(self, command: str, **said: str) -> subprocess.Popen[str]:
        """A command line of the user's, in the checkout, with both outputs in one."""
        environment = {
            "PATH": "/usr/local/bin:/usr/bin:/bin",
            "HOME": str(HOME),
            "LANG": "C.UTF-8",
            **{name: value for name, value in os.environ.items() if name in SETTINGS or name.lower().endswith("_proxy")},
            **said,
        }
        return subprocess.Popen(
            [_chroot(), f"--userspec={USER}:{USER}", str(self.root), "/bin/sh", "-c", f"cd {self.checkout} && {command}"],
            env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=True,
        )  # fmt: skip

    def give_node(self) -> None:
        """The node of this machine; that of the suite is too old."""
        node = Path(shutil.which("node") or "").resolve()
        npm = Path(shutil.which("npm") or "").resolve().parents[1]
        if not node.is_file():
            raise NoMachine("there is no node here to give")
        shutil.copy2(node, self.root / "usr/local/bin/node")
        shutil.copytree(npm, self.root / "usr/local/lib/node_modules/npm")
        (self.root / "usr/local/bin/npm").symlink_to("../lib/node_modules/npm/bin/npm-cli.js")

    def _inside(self, path: Path) -> Path:
        return self.root / path.relative_to("/")


@contextmanager
def a_bare_machine(packages: tuple[str, ...] = BARE) -> Iterator[BareMachine]:
    packed = archive(packages)
    with tempfile.TemporaryDirectory(prefix="defifoo-bare-") as root:
        subprocess.run(["tar", "-C", root, "-xf", packed], check=True)
        Path(root).chmod(0o755)
        machine = BareMachine(Path(root))
        machine.settle()
        yield machine


def end(process: subprocess.Popen[str]) -> str:
    """Stops it and all that it started; what it still said."""
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGINT)
    try:
        return process.communicate(timeout=20)[0]
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        return process.communicate()[0]


def address_of(process: subprocess.Popen[str]) -> tuple[str, str]:
    """Where the server that is being started can be found, and all that was said before."""
    said = ""
    assert process.stdout is not None
    for line in process.stdout:
        said += line
        if line.strip().startswith("http://localhost:"):
            return line.strip(), said
    raise AssertionError(f"it ended with {process.wait()} and said:\n{said}")


def main() -> None:
    """Shows what both commands do with their time, first with nothing there, then again."""
    packages = BARE + TOOLS if "--tools" in sys.argv[1:] else BARE
    with a_bare_machine(packages) as machine:
        if "--tools" in sys.argv[1:]:
            machine.give_node()
        for when in ("at first", "again"):
            began, used = time.monotonic(), _processor_seconds()
            process = machine.start("./play")
            _, said = address_of(process)
            print(f"{said}./play {when}: ready after {time.monotonic() - began:.1f} s", end="", flush=True)
            end(process)
            print(f", {_processor_seconds() - used:.1f} s of processor until it was stopped\n", flush=True)
        for when in ("at first", "again"):
            began, used = time.monotonic(), _processor_seconds()
            said = machine.start(NARROWED).communicate()[0]
            took, used = time.monotonic() - began, _processor_seconds() - used
            print(f"{said}{NARROWED} {when}: {took:.1f} s, {used:.1f} s of it processor\n", flush=True)


def _processor_seconds() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


if __name__ == "__main__":
    main()
