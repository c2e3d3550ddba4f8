"""`defifoo verify`: recompute every deal and check every move of a record."""

import json
import sys
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from defifoo.cli.errors import UsageError
from defifoo.cli.harmless import harmless
from defifoo.core.fair import Fair
from defifoo.core.match import Match
from defifoo.core.record import BrokenRecord, Record, parse_record, replay
from defifoo.core.refusal import MALFORMED, Refused, Violation, malformed
from defifoo.games.shelf import find_game
from defifoo.words.language import words
from defifoo.words.refusals import refusal_sentence

LONGEST_PATH: Final = 4096


def verify(
    *files: Annotated[Path, Parameter(help="records of matches")],
    commitment: Annotated[str | None, Parameter(help="the commitment that you were told before the match")] = None,
    number: Annotated[str | None, Parameter(help="the number that your own device added")] = None,
    as_json: Annotated[bool, Parameter(name="--json", help="the result for a program to read")] = False,
) -> int:
    """Check records of matches: every deal, every move, every rule.

    With the commitment and the number that your own device kept, also whether the record is made of them.

    Exit code 1 when one does not hold, 2 when one cannot be read.
    """
    if not files:
        raise UsageError("name at least one record to verify")
    verdicts = [_verdict(path, commitment, number) for path in files]
    if as_json:
        print(json.dumps(verdicts))
    for verdict in verdicts:
        if not verdict.get("read", True):
            print(f"defifoo: {verdict['problem']}", file=sys.stderr)
        elif not as_json:
            print(_sentence(verdict))
    if not all(verdict.get("read", True) for verdict in verdicts):
        return 2
    return 0 if all(verdict["ok"] for verdict in verdicts) else 1


def _verdict(path: Path, commitment: str | None, number: str | None) -> dict[str, object]:
    try:
        record = parse_record(read_text(path), find_game)
        match = replay(record)
    except UsageError as error:
        return {"file": str(path), "ok": False, "read": False, "problem": str(error)}
    except Refused as refused:
        return {"file": str(path), "ok": False, "problem": harmless_refusal(refused.violation)}
    except BrokenRecord as broken:
        return {
            "file": str(path),
            "ok": False,
            "deal": broken.deal,
            "move": broken.move,
            "text": broken.text,
            "kind": broken.violation.kind,
            "rule": broken.violation.rule,
            "problem": what_breaks(broken),
        }
    return {"file": str(path), **_fairness(record, commitment, number), **_result(match)}


def what_breaks(broken: BrokenRecord) -> str:
    """Which move of which deal is wrong, and why; the text of the record shown so that it cannot deceive."""
    deal, violation = broken.deal, broken.violation
    if broken.move == 0:
        open_still = f"deal {deal - 1} is not over after move {violation.data['moves']}"
        before = open_still if violation.data["why"] == "unfinished" else f"the match is over after deal {deal - 1}"
        return f"{before}, yet deal {deal} follows; that breaks {violation.rule}"
    where = f"deal {deal}, move {broken.move}"
    if violation.kind == MALFORMED:
        return f"{where} cannot be read: {harmless_refusal(violation)}"
    return f"{where} ({harmless(broken.text)}) breaks {violation.rule}: {harmless_refusal(violation)}"


def harmless_refusal(violation: Violation) -> str:
    data = {key: harmless(value) for key, value in violation.data.items()}
    return refusal_sentence(words("en"), Violation(violation.rule, data, violation.kind))


def _fairness(record: Record, commitment: str | None, number: str | None) -> dict[str, object]:
    """Whether the server kept its word, as far as the record says and as far as the reader's own device remembers."""
    fair = record.fair
    if fair is None and commitment is None and number is None:
        return {"ok": True, "fair": None}
    problem = "the record does not say what its seed was made of" if fair is None else _unfair(record, fair, commitment, number)
    if problem or fair is None:
        return {"ok": False, "fair": False, "problem": problem}
    kept = [name for name, value in (("commitment", commitment), ("number", number)) if value is not None]
    return {"ok": True, "fair": True, "numbers": len(fair.added), "kept": kept}


def _unfair(record: Record, fair: Fair, commitment: str | None, number: str | None) -> str:
    if not fair.keeps_its_word():
        return "the secret is not the one that was committed to before the deal"
    if not fair.numbers_as_promised():
        return "a number is not the one that was promised"
    if not fair.makes(record.setup.seed):
        return "the seed was not made of the secret and the players’ numbers"
    if commitment is not None and commitment.strip().lower() != fair.commitment:
        return "the commitment is not the one that you were told before the match"
    if number is not None and number.strip().lower() not in fair.added:
        return "your number is not among those that the seed was made of"
    return ""


def read_text(path: Path) -> str:
    """The text of a file that the user named. What is no text is no record, like any other file that is none."""
    try:
        return path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise UsageError(f"cannot read {harmless(str(path))}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise malformed("record", "it is not a text") from None
    except ValueError as error:
        raise UsageError(f"cannot read {harmless(str(path))}: {error}") from None


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
    file = harmless(str(verdict["file"]), LONGEST_PATH)
    if not verdict["ok"]:
        return f"{file}: DOES NOT HOLD. {verdict['problem']}"
    state = "finished" if verdict["finished"] else "not finished"
    counts = f"{verdict['players']} players, {_count(verdict['deals'], 'deal')}, {_count(verdict['moves'], 'move')}"
    told = f"{file}: holds. {verdict['game']}, {counts}, {state}, points {verdict['points']}"
    return f"{told}. {_fair_sentence(verdict['numbers'], verdict['kept'])}" if verdict["fair"] else told


def _fair_sentence(numbers: object, kept: object) -> str:
    if numbers == 0:
        return "The commitment was kept, but no player added a number: the server alone chose the seed"
    told = f"Fair deal: the commitment was kept, the seed holds the numbers of {_count(numbers, 'player')}"
    return f"{told}; your {' and '.join(kept)} fit" if isinstance(kept, list) and kept else told


def _count(number: object, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"
