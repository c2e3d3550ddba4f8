"""A game that nobody here knows plays wherever the four do."""

import asyncio
import json
import re
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from server.processes import started

EXAMPLE = Path(__file__).parents[2] / "examples" / "pouilleux"
COMMAND = [sys.executable, "-c", "from defifoo.cli.main import main; main()"]


def run(command: list[str], environment: dict[str, str], typed: str = "") -> str:
    done = subprocess.run(command, env=environment, input=typed, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    return done.stdout


def python(program: str, environment: dict[str, str]) -> str:
    return run([sys.executable, "-c", program], environment)


def test_it_passes_its_own_tests_and_the_laws_of_every_game(beside: dict[str, str]) -> None:
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-n",
        "0",
        "-p",
        "no:cacheprovider",
        "-o",
        "addopts=",
        str(EXAMPLE / "tests"),
    ]
    assert " passed" in run(command, beside)


def test_it_is_played_in_the_terminal_in_its_own_words(beside: dict[str, str]) -> None:
    command = [
        *COMMAND,
        "play",
        "pouilleux",
        "--lang",
        "fr",
        "--players",
        "2",
        "--bots",
        "regular",
        "--option",
        "length=1",
        "--seed",
        "a",
    ]
    said = run(command, beside, "1\n" * 400).replace("\u00a0", " ").replace("\u202f", " ")
    assert "Prends une carte chez ton voisin." in said
    assert "Toutes les paires sont sur la table." in said
    assert "Le Pouilleux en main" in said


def test_its_rules_are_read_by_id(beside: dict[str, str]) -> None:
    assert "[pouilleux.draw]" in run([*COMMAND, "rules", "pouilleux", "--lang", "en"], beside)


def test_bots_meet_at_it_in_the_arena(beside: dict[str, str]) -> None:
    command = [
        *COMMAND,
        "arena",
        "pouilleux",
        "--players",
        "3",
        "--bots",
        "expert,random",
        "--deals",
        "2",
        "--simulations",
        "20",
    ]
    told = json.loads(run([*command, "--workers", "1", "--json"], beside))
    assert "pouilleux" in json.dumps(told)


def test_researchers_find_it_in_pettingzoo(beside: dict[str, str]) -> None:
    pytest.importorskip("pettingzoo")
    program = """
from pettingzoo.test import api_test
from defifoo.research.pettingzoo import pouilleux_v0
api_test(pouilleux_v0.env(players=3), num_cycles=200)
"""
    python(program, beside)


def test_researchers_find_it_in_openspiel(beside: dict[str, str]) -> None:
    pytest.importorskip("pyspiel")
    program = """
import random
import pyspiel
import defifoo.research.openspiel
state = pyspiel.load_game("defifoo_pouilleux", {"players": 3}).new_initial_state()
random.seed(1)
while not state.is_terminal():
    if state.is_chance_node():
        state.apply_action(random.choice([action for action, _ in state.chance_outcomes()]))
    else:
        assert state.observation_tensor()
        state.apply_action(random.choice(state.legal_actions()))
print(sum(state.returns()))
"""
    python(program, beside)


async def test_it_is_played_at_tables(beside: dict[str, str], tmp_path: Path) -> None:
    assert beside
    process, port = await started(tmp_path, 0)
    try:
        url = f"http://127.0.0.1:{port}"
        async with httpx.AsyncClient(base_url=url) as client:
            offer = (await client.get("/api/offer")).json()
        assert "pouilleux" in json.dumps(offer)
        program = f"""
import asyncio
from defifoo.client import Server
from server.serving import play_out

async def main():
    async with Server({url!r}) as server:
        made = await server.make_table("pouilleux", 3, options={{"length": 1}}, pace="instant")
        async with server.sit(await server.take_seat(made.code, "Ana")) as player:
            await server.start(made.code, made.token)
            await play_out(player)
            print(player.table.outcome)

asyncio.run(main())
"""
        told = await asyncio.to_thread(
            python, program, {**beside, "PYTHONPATH": f"{beside['PYTHONPATH']}:{EXAMPLE.parents[1] / 'tests'}"}
        )
        assert re.search(r"points=\(.*1.*\)", told)
    finally:
        process.terminate()
        await process.wait()
