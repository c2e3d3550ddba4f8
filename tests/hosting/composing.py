"""podman-compose with one compose file, up and down again."""

import os
import subprocess
import threading
from pathlib import Path
from types import TracebackType
from typing import Self

from hosting.podman import limits, places, podman
from start.bare_machine import CHECKOUT

COMPOSE = ("tool", "run", "--quiet", "--from", "podman-compose==1.6.0", "podman-compose")
AT = 18660
SECONDS_BETWEEN = 2


class Composed:
    """What the file describes, running while this is open. Its volumes are gone afterwards."""

    def __init__(self, file: str, base: str) -> None:
        uv = subprocess.run([CHECKOUT / "scripts/find-uv"], stdout=subprocess.PIPE, text=True, check=True).stdout.strip()
        self._file = file
        self._program = [uv, *COMPOSE]
        self._environment = {**os.environ, "POSTGRES_PASSWORD": "tried", "DEFIFOO_AT": str(AT), "DEFIFOO_BASE_PATH": base}
        self._over = threading.Event()
        self._looking: threading.Thread | None = None
        if not Path("/run/systemd/system").exists():
            # podman leaves the moments of health checks to systemd. Without it, somebody else has to ask.
            self._environment["DISABLE_HC_SYSTEMD"] = "true"
            self._looking = threading.Thread(target=self._look_after, daemon=True)

    def __enter__(self) -> Self:
        if self._looking:
            self._looking.start()
        try:
            self.compose("up", "--detach", "--no-build")
        except BaseException:
            self.close()
            raise
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if error is not None:
            self._run("logs", "--tail", "40")
        self.close()

    def close(self) -> None:
        self._over.set()
        self._run("down", "--volumes")

    def compose(self, *arguments: str) -> None:
        if self._run(*arguments):
            raise RuntimeError(f"podman-compose {' '.join(arguments)} failed")

    def inside(self, service: str, *command: str) -> str:
        """What a command in a container says."""
        return podman("exec", self._container(service), *command).strip()

    def _container(self, service: str) -> str:
        return podman("ps", "--quiet", "--filter", f"label=com.docker.compose.service={service}").split()[0]

    def _run(self, *arguments: str) -> int:
        told = [
            *self._program,
            f"--podman-args={' '.join(places())}",
            f"--podman-run-args={' '.join(limits())}",
            "-f",
            self._file,
        ]
        return subprocess.run([*told, *arguments], cwd=CHECKOUT, env=self._environment, check=False).returncode

    def _look_after(self) -> None:
        while not self._over.wait(SECONDS_BETWEEN):
            for name in self._podman("ps", "--quiet").split():
                self._podman("healthcheck", "run", name)

    def _podman(self, *arguments: str) -> str:
        command = ["podman", *places(), *arguments]
        return subprocess.run(command, capture_output=True, text=True, check=False).stdout
