"""PostgreSQL and Redis of our own, unprivileged, in a temporary folder: for tests and measurements."""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PATIENCE = 30
GUARDED = "guarded"
"""The one user of a database of ours who needs a password, if somebody makes that user."""


def _programs() -> Path | None:
    """Debian keeps those of PostgreSQL off the path."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3].split(".")[0]))
    if found:
        return found[-1].parent
    there = shutil.which("initdb")
    return None if there is None else Path(there).resolve().parent


PROGRAMS = _programs()
REDIS = shutil.which("redis-server")
MISSING = [name for name, found in (("postgresql", PROGRAMS), ("redis-server", REDIS)) if found is None]
LEFT_OUT = f"LEFT OUT: {' and '.join(MISSING)} cannot be found here, so there are no tables that several nodes share"


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as door:
        return int(door.getsockname()[1])


def _owner() -> int | None:
    """PostgreSQL refuses to run as root: then it runs as nobody."""
    return pwd.getpwnam("nobody").pw_uid if os.getuid() == 0 else None


class Engine:
    """A program that can be stopped, killed and started again on the same port with the same data."""

    def __init__(self, folder: Path, port: int = 0) -> None:
        self.folder = folder
        self.port = port or free_port()
        self.process: subprocess.Popen[bytes] | None = None

    def command(self) -> list[str]:
        raise NotImplementedError

    def answers(self) -> bool:
        with socket.socket() as line:
            line.settimeout(1)
            return line.connect_ex(("127.0.0.1", self.port)) == 0

    def run(self, *command: str) -> "subprocess.Popen[bytes]":
        owner = _owner()
        with (self.folder / "log").open("ab") as log:
            return subprocess.Popen(
                command,
                cwd=self.folder,
                stdout=log,
                stderr=log,
                user=owner,
                extra_groups=None if owner is None else [],
                start_new_session=True,  # Ctrl-C is for whoever started it, who then stops it in order
            )

    def start(self) -> None:
        self.process = self.run(*self.command())
        until = time.monotonic() + PATIENCE
        while not self.answers():
            if time.monotonic() > until or self.process.poll() is not None:
                raise RuntimeError((self.folder / "log").read_text(errors="replace")[-2000:])
            time.sleep(0.02)

    def stop(self, how: signal.Signals) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)
            self.process = None


class Postgres(Engine):
    """`durable`: it waits for the disk, as it does unless told otherwise. For tests it does not."""

    durable = False

    def prepare(self) -> None:
        assert PROGRAMS is not None
        how = ["-D", "data", "-A", "trust", "-U", "defifoo", "-E", "UTF8", "--no-locale", "--no-sync"]
        made = self.run(str(PROGRAMS / "initdb"), *how)
        if made.wait(PATIENCE * 4):
            raise RuntimeError((self.folder / "log").read_text(errors="replace")[-2000:])
        doors = self.folder / "data" / "pg_hba.conf"
        doors.write_text(f"host all {GUARDED} 127.0.0.1/32 scram-sha-256\n{doors.read_text()}")

    def command(self) -> list[str]:
        settings = ["listen_addresses=127.0.0.1", f"port={self.port}", f"unix_socket_directories={self.folder}"]
        settings += ["shared_buffers=32MB", "max_connections=60", f"fsync={'on' if self.durable else 'off'}"]
        assert PROGRAMS is not None
        return [str(PROGRAMS / "postgres"), "-D", "data", *(part for line in settings for part in ("-c", line))]

    def answers(self) -> bool:
        assert PROGRAMS is not None
        asked = [str(PROGRAMS / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(asked, check=False).returncode == 0

    def address(self, database: str = "postgres", port: int = 0) -> str:
        return f"postgresql://defifoo@127.0.0.1:{port or self.port}/{database}"

    def make(self, database: str) -> str:
        """A new database, and its address."""
        assert PROGRAMS is not None
        made = [str(PROGRAMS / "createdb"), "-h", "127.0.0.1", "-p", str(self.port), "-U", "defifoo", database]
        subprocess.run(made, check=True)
        return self.address(database)


class Redis(Engine):
    def command(self) -> list[str]:
        assert REDIS is not None
        return [REDIS, "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", "."]

    @property
    def address(self) -> str:
        return f"redis://127.0.0.1:{self.port}"


@contextmanager
def folder() -> Iterator[Path]:
    """One that the engines' user may write to, whoever runs the tests."""
    with tempfile.TemporaryDirectory(prefix="defifoo-", ignore_cleanup_errors=True) as name:
        path = Path(name)
        owner = _owner()
        if owner is not None:
            os.chown(path, owner, -1)
        yield path


@contextmanager
def postgres(*, durable: bool = False) -> Iterator[Postgres]:
    with folder() as path:
        engine = Postgres(path)
        engine.durable = durable
        engine.prepare()
        engine.start()
        try:
            yield engine
        finally:
            engine.stop(signal.SIGQUIT)


@contextmanager
def redis() -> Iterator[Redis]:
    with folder() as path:
        engine = Redis(path)
        engine.start()
        try:
            yield engine
        finally:
            engine.stop(signal.SIGKILL)
