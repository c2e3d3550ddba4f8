"""Both README commands on a machine that has only python3: no node, compiler, venv, pip, sudo or git."""

import json
import re
from collections.abc import Iterator
from urllib.request import urlopen

import pytest

import defifoo
from start.bare_machine import NARROWED, BareMachine, NoMachine, a_bare_machine, address_of, end

MISSING = ("node", "npm", "cc", "gcc", "uv", "pip", "pip3", "sudo", "git", "curl", "wget")


@pytest.fixture(scope="module")
def machine() -> Iterator[BareMachine]:
    try:
        with a_bare_machine() as made:
            yield made
    except NoMachine as reason:
        pytest.skip(f"LEFT OUT: {reason}")


def _said(machine: BareMachine, command: str) -> tuple[int, str]:
    process = machine.start(command)
    said, _ = process.communicate(timeout=600)
    return process.returncode, said


def test_the_machine_is_bare(machine: BareMachine) -> None:
    for name in MISSING:
        assert _said(machine, f"command -v {name}") == (127, ""), name
    assert _said(machine, "python3 -c 'import ensurepip'")[0] == 1
    assert "uid=1000" in _said(machine, "id")[1]


def test_play_serves_the_real_pages(machine: BareMachine) -> None:
    process = machine.start("./play")
    try:
        address, said = address_of(process)
        with urlopen(address) as answer:
            page = answer.read().decode()
        script = re.search(r'src="/(assets/[^"]+\.js)"', page)
        assert script, f"{page}\n{said}"
        with urlopen(address + script[1]) as answer:
            assert answer.headers["content-type"].startswith(("text/javascript", "application/javascript"))
            assert len(answer.read()) > 5_000
        with urlopen(address + "api/health") as answer:
            assert json.load(answer)
    finally:
        said = end(process)
    assert process.returncode in (0, -2, 130), said


def test_the_next_start_has_nothing_to_set_up(machine: BareMachine) -> None:
    # The tests of this file may be dealt out to several workers, each with a machine of its own.
    assert _said(machine, "./play --version")[0] == 0
    assert _said(machine, "./play --version") == (0, f"defifoo {defifoo.__version__} (pure engine)\n")


def test_the_tests_run(machine: BareMachine) -> None:
    code, said = _said(machine, NARROWED)
    assert code == 0, said
    assert re.search(r"\d+ passed", said), said
