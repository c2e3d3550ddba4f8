"""`verify` and `replay` before records that are broken, impossible or made to deceive."""

import json
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from defifoo.cli.main import run
from defifoo.core.chance import FastSource
from defifoo.core.fair import commitment_of, seed_of
from defifoo.core.match import Setup
from defifoo.core.random_play import random_match
from defifoo.core.record import record_of
from defifoo.games.shelf import GAMES

RECORDS = Path(__file__).parents[1] / "records" / "version-1"
Raw = dict[str, Any]
"""A record as JSON: any part of it may be replaced by anything."""


def saved(tmp_path: Path, change: Callable[[Raw], object], name: str = "red-2") -> str:
    raw: Raw = json.loads((RECORDS / f"{name}.json").read_text("utf-8"))
    change(raw)
    path = tmp_path / "match.json"
    path.write_text(json.dumps(raw), "utf-8")
    return str(path)


def said(capsys: pytest.CaptureFixture[str]) -> str:
    told = capsys.readouterr()
    return told.out + told.err


def put(key: str, value: object) -> Callable[[Raw], object]:
    return lambda raw: raw.__setitem__(key, value)


@pytest.mark.parametrize("key", ["defifoo", "rules", "shuffle"])
@pytest.mark.parametrize("value", [True, 1.0, 0, 3, "1", None])
def test_a_version_is_a_whole_number_that_is_known(
    key: str, value: object, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["verify", saved(tmp_path, put(key, value))]) == 1
    assert "a version that this one does not know" in said(capsys)


def test_a_seed_in_upper_case_is_told_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["verify", saved(tmp_path, lambda raw: raw.update(seed=raw["seed"].upper()))]) == 1
    assert "lower case" in said(capsys)


def test_a_record_that_an_editor_has_marked_as_utf_8_is_the_same(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    path.write_text((RECORDS / "red-2.json").read_text("utf-8"), "utf-8-sig")
    assert run(["verify", str(path)]) == 0


def fair_record(players: int, numbers: int) -> str:
    """Made as a server makes it, of as many numbers as one likes."""
    secret = sha256(b"secret").hexdigest()
    added = [f"{number:032x}" for number in range(numbers)]
    match = random_match(Setup(GAMES["red"], players, {"length": 1}, seed_of(secret, added)), FastSource(1))
    raw = json.loads(record_of(match).to_json())
    raw["fair"] = {"commitment": commitment_of(secret), "secret": secret, "numbers": added}
    return json.dumps(raw)


@pytest.mark.parametrize("numbers", [3, 7, 40])
def test_more_numbers_than_players_are_no_fair_deal(numbers: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "fair.json"
    path.write_text(fair_record(2, numbers), "utf-8")
    assert run(["verify", str(path)]) == 1
    assert f"fair has {numbers} numbers, more than there are players" in said(capsys)


@pytest.mark.parametrize(
    ("numbers", "sentence"),
    [
        (0, "no player added a number: the server alone chose the seed"),
        (1, "Fair deal: the commitment was kept, the seed holds the numbers of 1 player\n"),
        (2, "Fair deal: the commitment was kept, the seed holds the numbers of 2 players\n"),
    ],
)
def test_a_fair_deal_says_how_many_had_a_hand_in_it(
    numbers: int, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "fair.json"
    path.write_text(fair_record(2, numbers), "utf-8")
    assert run(["verify", str(path)]) == 0
    told = said(capsys)
    assert sentence in told
    assert "1 deal, " in told
    assert ("Fair deal" in told) == (numbers > 0)


FORGED = "x”.\nother.json: holds. red\x1b[2K\x1b[1Gother.json: holds.\r\u202e\x07" + "long " * 5000


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize("part", ["game", "seed", "move", "options", "option", "secret"])
def test_a_record_cannot_write_lines_of_its_own(
    command: str, part: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def forge(raw: Raw) -> None:
        if part == "move":
            raw["deals"][0][3] = FORGED
        elif part == "option":
            raw["options"] = {FORGED: FORGED}
        elif part == "secret":
            raw["fair"] = {"commitment": FORGED, "secret": FORGED, "numbers": [FORGED]}
        else:
            raw[part] = FORGED

    assert run([command, saved(tmp_path, forge), "--json"]) in {1, 2}
    assert run([command, saved(tmp_path, forge)]) in {1, 2}
    told = said(capsys)
    last = told.splitlines()[-1]
    assert "other.json" in last
    assert not last.startswith("other.json")
    assert len(last) < 500
    assert not any(sign in told for sign in "\x1b\r\u202e\x07")


def test_a_file_name_cannot_write_lines_of_its_own(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "a\nother.json: holds."
    path.write_text("{}", "utf-8")
    assert run(["verify", str(path), f"{path}none"]) == 2
    assert len(said(capsys).splitlines()) == 2


BROKEN: list[tuple[Callable[[Raw], object], str]] = [
    (lambda raw: raw["deals"][0].pop(), "deal 1 is not over after move {before}, yet deal 2 follows; that breaks all.match"),
    (lambda raw: raw["deals"].append([]), "the match is over after deal 3, yet deal 4 follows; that breaks all.match"),
    (
        lambda raw: raw["deals"][0].__setitem__(2, "0 dance"),
        "deal 1, move 3 cannot be read: “dance” is not a move of this game.",
    ),
    (lambda raw: raw["deals"][0].__setitem__(2, "dance"), "deal 1, move 3 cannot be read: “dance” is not a move of this game."),
]


@pytest.mark.parametrize(("change", "sentence"), BROKEN)
def test_what_is_wrong_is_said_in_words_of_its_own(
    change: Callable[[Raw], object], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = saved(tmp_path, change)
    moves = len(json.loads(Path(path).read_text("utf-8"))["deals"][0])
    sentence = sentence.format(before=moves)
    assert run(["verify", path]) == 1
    assert f"{path}: DOES NOT HOLD. {sentence}\n" in said(capsys)
    assert run(["replay", path, "--lang", "fr"]) == 2
    assert f"defifoo: the record does not hold: {sentence}\n" in said(capsys)


def test_every_file_gets_its_verdict_though_one_cannot_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, other = str(RECORDS / "red-2.json"), str(RECORDS / "blue-3.json")
    assert run(["verify", good, "no-such-file.json", other]) == 2
    told = capsys.readouterr()
    assert [line.split(":")[0] for line in told.out.splitlines()] == [good, other]
    assert told.err == "defifoo: cannot read no-such-file.json: No such file or directory\n"
    assert run(["verify", good, "no-such-file.json", str(tmp_path), other, "--json"]) == 2
    verdicts = json.loads(capsys.readouterr().out)
    assert [verdict["ok"] for verdict in verdicts] == [True, False, False, True]
    assert "cannot read" in verdicts[1]["problem"]


@pytest.mark.parametrize("content", [b"", b"hello", b"\xff\xfe\x00\x80", b"\x00", b"[1, 2]"])
def test_whatever_is_no_record_is_treated_alike(content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "file"
    path.write_bytes(content)
    assert run(["verify", str(path)]) == 1
    assert f"{path}: DOES NOT HOLD. This is not the record of a match: " in said(capsys)
    assert run(["replay", str(path)]) == 2
    assert "defifoo: This is not the record of a match: " in said(capsys)
