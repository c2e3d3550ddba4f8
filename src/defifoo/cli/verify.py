"""`defifoo verify`: recompute every deal and check every move of a record."""

import json
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from defifoo.cli.errors import UsageError
from defifoo.core.match import Match
from defifoo.core.record import BrokenRecord, Record, parse_record, replay
from defifoo.core.refusal import Refused
from defifoo.games.shelf import find_game
from defifoo.words.language import words
from defifoo.words.refusals import refusal_sentence


def verify(
    *files: Annotated[Path, Parameter(help="records of matches")],
    as_json: Annotated[bool, Parameter(name="--json", help="the result for a program to read")] = False,
) -> int:
    """Check records of matches: every deal, every move, every rule. Exit code 1 when one does not hold."""
    if not files:
        raise UsageError("name at least one record to verify")
    verdicts = [_verdict(path) for path in files]
    if as_json:
        print(json.dumps(verdicts))
    else:
        for verdict in verdicts:
            print(_sentence(verdict))
    return 0 if all(verdict["ok"] for verdict in verdicts) else 1


def _verdict(path: Path) -> dict[str, object]:
    try:
        record = parse_record(read_text(path), find_game)
        match = replay(record)
    except Refused as refused:
        return {"file": str(path), "ok": False, "problem": refusal_sentence(words("en"), refused.violation)}
    except BrokenRecord as broken:
        return {
            "file": str(path),
            "ok": False,
            "deal": broken.deal,
            "move": broken.move,
            "text": broken.text,
            "kind": broken.violation.kind,
            "rule": broken.violation.rule,
            "problem": refusal_sentence(words("en"), broken.violation),
        }
    return {"file": str(path), **_fairness(record), **_result(match)}


def _fairness(record: Record) -> dict[str, object]:
    """Whether the server kept its word: its secret is the one it committed to, and the seed was made of it and the numbers."""
    fair = record.fair
    if fair is None:
        return {"ok": True, "fair": None}
    if not fair.keeps_its_word():
        return {"ok": False, "fair": False, "problem": "the secret is not the one that was committed to before the deal"}
    if not fair.makes(record.setup.seed):
        return {"ok": False, "fair": False, "problem": "the seed was not made of the secret and the players’ numbers"}
    return {"ok": True, "fair": True, "numbers": len(fair.numbers)}


def read_text(path: Path) -> str:
    """The text of a file that the user named."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise UsageError(f"cannot read {path}: {error.strerror}") from None
    except ValueError:
        raise UsageError(f"{path} is not a text file") from None


def _result(match: Match) -> dict[str, object]:
    outcome = match.outcome
    return {
        "game": match.setup.game.name,
        "players": match.setup.players,
        "deals": match.number,
        "moves": match.version,
        "finished": outcome is not None,
        "points": list(match.points),
        "winners": list(outcome.winners) if outcome is not None else [],
    }


def _sentence(verdict: dict[str, object]) -> str:
    if verdict["ok"]:
        state = "finished" if verdict["finished"] else "not finished"
        head = f"{verdict['file']}: holds. {verdict['game']}, {verdict['players']} players, {verdict['deals']} deals"
        tail = f", {verdict['moves']} moves, {state}, points {verdict['points']}"
        if verdict["fair"]:
            tail += f". Fair deal: the commitment was kept, the seed holds the numbers of {verdict['numbers']} players"
        return head + tail
    if "deal" not in verdict:
        return f"{verdict['file']}: DOES NOT HOLD. {verdict['problem']}"
    where = f"deal {verdict['deal']}, move {verdict['move']} ({verdict['text']})"
    return f"{verdict['file']}: DOES NOT HOLD. {where} breaks {verdict['rule']}: {verdict['problem']}"
