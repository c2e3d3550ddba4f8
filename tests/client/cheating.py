"""Transcripts of honest and of cheating servers: what a device kept, how the table stood at the end, and what is wrong with it.

`uv run tests/client/cheating.py` writes those that the page is tested with: web/src/fair/transcripts.json.
"""

import json
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from defifoo.client.fairness import Kept
from defifoo.core.fair import commitment_of, promise_of, promised_seed
from defifoo.core.match import Setup
from defifoo.core.record import options_from_json
from defifoo.games.shelf import GAMES
from defifoo.table.infos import FairInfo, TableInfo

TARGET = Path(__file__).parents[2] / "web" / "src" / "fair" / "transcripts.json"
SECRET, OTHER = "5e" * 32, "77" * 32
SEAT = 1
DEALS = 3


class Transcript(msgspec.Struct):
    name: str
    kept: Kept
    table: dict[str, Any]
    seat: int
    outcome: str
    problems: list[str]
    cards: bool = True

    @property
    def info(self) -> TableInfo:
        return msgspec.convert(self.table, TableInfo)


def honest(game: str, players: int, options: dict[str, object]) -> tuple[Kept, TableInfo]:
    numbers = [f"{seat + 1:032x}" if seat < 2 else "" for seat in range(players)]
    promises = tuple(promise_of(number) if number else "" for number in numbers)
    table = TableInfo(
        code="BAKO-MITU",
        game=game,
        players=players,
        options=options,
        state="over",
        clock="off",
        pace="normal",
        window=0,
        places=(),
        fair=opened(SECRET, numbers, promises),
        match=1,
        deal=DEALS,
    )
    kept = Kept(commitment_of(SECRET), numbers[SEAT], True, promises, True, hands(table, promised_seed(SECRET, numbers)))
    return kept, table


def opened(secret: str, numbers: list[str], promises: tuple[str, ...], commitment: str = "") -> FairInfo:
    return FairInfo(
        commitment=commitment or commitment_of(secret),
        version=2,
        secret=secret,
        promises=promises,
        numbers=tuple(numbers),
        seed=promised_seed(secret, numbers).hex(),
    )


def hands(table: TableInfo, seed: bytes) -> dict[int, list[str]]:
    game = GAMES[table.game]
    setup = Setup(game, table.players, options_from_json(game, table.players, table.options), seed)
    return {deal: sorted(setup.deal(0, deal).view(SEAT).as_dict()["hand"]) for deal in range(1, DEALS + 1)}  # type: ignore[call-overload]


def with_other_cards(kept: Kept, table: TableInfo, fair: FairInfo) -> Kept:
    """The server deals what it says at the end that it dealt."""
    return replace(kept, hands=hands(table, bytes.fromhex(fair.seed)))


def cheats() -> list[Transcript]:
    kept, table = honest("red", 4, {"length": 3})
    fair = table.fair
    numbers, promises = list(fair.numbers), fair.promises
    swapped = {**kept.hands, 2: sorted([*kept.hands[2][1:], "BOMB" if "BOMB" not in kept.hands[2] else "BANK"])}
    exchanged = opened(OTHER, numbers, promises)
    same_word = opened(OTHER, numbers, promises, fair.commitment)
    dropped = ["" if seat == SEAT else number for seat, number in enumerate(numbers)]
    replaced = ["ab" * 16 if seat == SEAT else number for seat, number in enumerate(numbers)]
    others = ["ab" * 16 if seat == 0 else number for seat, number in enumerate(numbers)]
    kept_promises = tuple(promise_of(number) if number else "" for number in dropped)
    new_promises = tuple(promise_of(number) if number else "" for number in replaced)
    told = [
        ("the secret was exchanged after the numbers were in", exchanged, ["commitment"]),
        ("the secret was exchanged and the commitment was not", same_word, ["secret"]),
        ("our number was dropped", opened(SECRET, dropped, promises), ["numbers", "number"]),
        ("our number was dropped, and the promise too", opened(SECRET, dropped, kept_promises), ["promises", "number"]),
        ("our number was replaced", opened(SECRET, replaced, promises), ["numbers", "number"]),
        ("our number was replaced, and the promise too", opened(SECRET, replaced, new_promises), ["promises", "number"]),
        ("somebody's number was replaced", opened(SECRET, others, promises), ["numbers"]),
        ("the seed is another", replace(fair, seed="ab" * 32), ["seed"]),
        ("the secret is no secret", replace(fair, secret="zz"), ["secret"]),
        ("the secret is missing", replace(fair, secret=""), ["secret", "seed"]),
    ]
    found = [
        _written(name, with_other_cards(kept, table, fair), replace(table, fair=fair), wrong) for name, fair, wrong in told
    ]
    found.append(_written("one card was swapped", replace(kept, hands=swapped), table, ["cards"]))
    found.append(
        _written("the commitment was issued anew after a restart", replace(kept, commitment="cd" * 32), table, ["commitment"])
    )
    return found


def transcripts() -> list[Transcript]:
    tables = [
        *[("purple", players, {"length": 3}) for players in (3, 4, 6)],
        ("purple", 5, {"length": 3, "short": True}),
        *[("blue", players, {"length": 3}) for players in (2, 5)],
        *[("yellow", players, {"length": 3, "level": level}) for players, level in ((2, 1), (6, 1), (4, 2), (5, 3))],
        *[("red", players, {"length": 3}) for players in (2, 3, 4, 5, 6)],
    ]
    found = [
        _written(f"honest {game} of {players} {options}", *honest(game, players, dict(options)), [])
        for game, players, options in tables
    ]
    kept, table = honest("red", 3, {"length": 3})
    found.append(_written("we were not there", Kept(), table, [], "unsure"))
    found.append(_written("a game that nobody knows", kept, replace(table, game="tarot"), [], cards=False))
    return found + cheats()


def _written(
    name: str, kept: Kept, table: TableInfo, problems: list[str], outcome: str = "", *, cards: bool = True
) -> Transcript:
    outcome = outcome or ("broken" if problems else "fair")
    return Transcript(name, kept, msgspec.to_builtins(table), SEAT, outcome, problems, cards)


def text() -> str:
    return json.dumps(msgspec.to_builtins(transcripts(), str_keys=True), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    TARGET.write_text(text(), encoding="utf-8")
