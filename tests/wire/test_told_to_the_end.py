"""A client can be written from PROTOCOL.md alone: moves, views, events, refusals, times and closing codes are told right."""

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from defifoo.core.chance import FastSource
from defifoo.core.deal import Deal, pick
from defifoo.core.match import Match, Setup
from defifoo.core.refusal import NOT_YOURS, Violation
from defifoo.games.shelf import GAMES
from defifoo.server import sockets
from defifoo.server.guest import BAD, NO_SEAT, SLOW, TOO_MANY
from defifoo.server.house import NO_TABLE
from defifoo.server.problems import status_of
from defifoo.server.settings import Limits
from defifoo.table import clock, presence, thinking
from defifoo.table.broadcast import lies_open, own_cards
from defifoo.table.entries import WINDOW, Pace
from defifoo.table.opening import MAX_WINDOW
from defifoo.table.places import STAND_IN
from defifoo.table.shortened import ANY, shortened
from defifoo.table.thinking import THINKS, THINKS_LONG
from defifoo.table.timetable import HURRIED, PACES, Times
from defifoo.wire.codec import MOST_BYTES
from defifoo.wire.messages import MOST_ASKED
from wire.test_documents import PROTOCOL, sections

LOCALES = Path(__file__).parents[2] / "src" / "defifoo" / "locales" / "en"
every_game = pytest.mark.parametrize("game", GAMES)


def rows(title: str) -> dict[str, list[str]]:
    """The first table of a section: the first column, and the others beside it."""
    lines = [line for line in sections()[title].splitlines() if line.startswith("|")]
    cells = [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines[2:]]
    return {first.strip("`") if first.count("`") == 2 else first: rest for first, *rest in cells}


def positions(game: str) -> Iterator[tuple[Match, Deal]]:
    rules = GAMES[game]
    switches = {option.name: option.high for option in rules.options if option.switch}
    for players in (2, 4, 5):
        match = Match(Setup(rules, players, {"length": 1, **switches}, random.Random(players).randbytes(32)))
        source = FastSource(players)
        while not match.deal.over and match.version < 200:
            yield match, match.deal
            seat = int(pick(match.deal.movers_mask(), source))
            match.play(seat, match.deal.random_move(seat, source))


@every_game
def test_every_field_of_a_view_is_told(game: str) -> None:
    told = [*rows("Every view"), *rows(f"{game.capitalize()}: view")]
    for _, deal in positions(game):
        for seat in (-1, 0):
            fields = {**lies_open(deal), **own_cards(deal, seat)}
            assert sorted(told) == sorted(fields), f"PROTOCOL.md, '{game.capitalize()}: view': one row for each field"


@every_game
def test_every_event_is_told(game: str) -> None:
    words = (LOCALES / f"{game}.ftl").read_text(encoding="utf-8")
    assert sorted(rows(f"{game.capitalize()}: events")) == sorted(re.findall(rf"^{game}-event-([\w-]+) =", words, re.MULTILINE))


def pattern(form: str, game: str) -> re.Pattern[str]:
    card, colour = r"[A-Z]+\d*[A-Z]?", "[CLS]" if game == "blue" else "[GYR]"
    parts = {"<cards>": rf"{card}(?: {card})*", "<card>": card, "<seats>": r"\d(?: \d)?", "<seat>": r"\d"}
    parts |= {"<colour>": colour, "<symbol>": "[RPS]", "<most>": r"\d"}
    written = re.escape(form)
    for name, means in parts.items():
        written = written.replace(re.escape(name), means)
    return re.compile(written)


@every_game
def test_every_move_is_written_as_told(game: str) -> None:
    patterns = [pattern(form, game) for form in rows(f"{game.capitalize()}: moves")]
    for match, deal in positions(game):
        for seat in deal.movers:
            any_move = GAMES[game].move_name(deal.random_move(seat, FastSource(match.version)))
            for move in {*shortened(GAMES[game], deal, seat), any_move}:
                assert sum(one.fullmatch(move) is not None for one in patterns) == 1, move


@every_game
def test_what_is_written_as_told_is_a_move(game: str) -> None:
    card = {"purple": "E7", "blue": "CAF", "yellow": "PYS", "red": "VC"}[game]
    examples = {"<card>": card, "<cards>": f"SUN {card} SUN", "<seat>": "1", "<seats>": "1 3", "<symbol>": "P"}
    examples["<colour>"] = "C" if game == "blue" else "Y"
    for form in rows(f"{game.capitalize()}: moves"):
        if not form.startswith(f"exchange{ANY}"):
            GAMES[game].parse_move(re.sub(r"<\w+>", lambda found: examples[found[0]], form))


def test_the_family_of_exchanges_is_told() -> None:
    assert f"`exchange{ANY}4`" in PROTOCOL


def _bots() -> dict[Pace, Times]:
    return {pace: times for pace, times in PACES.items() if pace != "instant"}


def test_the_times_are_those_of_the_clock() -> None:
    def told(milliseconds: float | None) -> str:
        assert milliseconds is not None
        return f"{milliseconds / 1000:g} s"

    assert {name: rest[0] for name, rest in rows("Times").items()} == {
        "clock: relaxed": told(clock.LIMITS["relaxed"]),
        "clock: fast": told(clock.LIMITS["fast"]),
        "thanks": told(clock.TO_ANSWER_AT_ONCE),
        "race": told(clock.TO_RACE),
        "window": f"{told(WINDOW)}, up to {told(MAX_WINDOW)}",
        **{f"window: {pace}": told(times.window) for pace, times in _bots().items() if pace != "normal"},
        "handing over": told(clock.HANDING_OVER),
        "out of play": f"{clock.OUT_OF_PLAY // 86_400_000} day",
        "grace": told(presence.GRACE),
        "idle": f"{clock.IDLE // 60_000} min",
        "between deals": told(clock.BETWEEN_DEALS),
        "between deals, bots alone": told(clock.BOTS_BETWEEN_DEALS),
        **{f"bots: {pace}": f"{times.fastest / 1000:g} to {told(times.slowest)}" for pace, times in _bots().items()},
        "bots think": f"{THINKS['regular']} ms, `net` {THINKS['net']} ms, `expert` {THINKS_LONG} ms",
        "bots in a race": f"{thinking.TO_RACE[0] / 1000:g} to {told(thinking.TO_RACE[1])}",
        **{f"cards travel: {pace}": told(times.travel) for pace, times in _bots().items()},
        **{f"a full trick lies still: {pace}": told(times.look) for pace, times in _bots().items()},
        "in a hurry": f"{HURRIED} %",
        "opening": told(clock.TO_OPEN),
        "hello": f"{sockets.HELLO_SECONDS} s",
        "lifetime": f"{clock.LIFETIME // (24 * 3_600_000)} days",
    }


def test_every_refusal_of_tables_and_servers_is_told() -> None:
    told = rows("Refusals")
    for name in ("table", "server"):
        words = (LOCALES / f"{name}.ftl").read_text(encoding="utf-8")
        for rule in re.findall(rf"^{name}-refusal-([\w-]+) =", words, re.MULTILINE):
            if not rule.startswith("unreadable-"):
                assert f"{name}.{rule}" in told


def test_the_statuses_are_those_of_the_server() -> None:
    for rule, rest in rows("Refusals").items():
        if rest[0].isdigit() and rule.startswith(("table.", "server.")) and rule not in ("server.too-large", "server.trouble"):
            assert rest[0] == str(status_of(Violation(rule, kind=NOT_YOURS)))


def test_the_closing_codes_are_those_of_the_server() -> None:
    told = rows("When a socket is closed")
    ours = {BAD, NO_SEAT, NO_TABLE, TOO_MANY, SLOW}
    assert {str(code) for code in ours} | {"1000", "1002", "1007", "1009", "1011", "1012"} == {
        code for code in told if code.isdigit()
    }


def test_the_limits_are_those_of_the_server() -> None:
    limits = Limits()
    assert f"{MOST_BYTES:,} bytes" in PROTOCOL
    assert f"a burst of {limits.messages_burst}, then {limits.messages_rate:g} per second" in PROTOCOL
    assert f"a burst of {limits.asked_burst}, then {limits.asked_rate:g} per second" in PROTOCOL
    assert f"a list of at most {MOST_ASKED} moves" in PROTOCOL
    assert f"a burst of {limits.frames_burst}, then {limits.frames_rate:g} per second" in PROTOCOL
    assert f"a burst of {limits.requests_burst}, then {limits.requests_rate:g} per second" in PROTOCOL
    assert f"a burst of {limits.address_burst}, then {limits.address_rate:g} per second" in PROTOCOL
    assert f"a burst of {limits.address_asked_burst:,}, then {limits.address_asked_rate:g} per second" in PROTOCOL
    assert f"a burst of {limits.views_burst}, then {limits.views_rate:g} per second" in PROTOCOL
    assert f"a burst of {limits.handshakes_burst}, then {limits.handshakes_rate:g} per second" in PROTOCOL
    assert f"a burst of {limits.pages_burst:,}, then {limits.pages_rate:g} per second" in PROTOCOL
    assert f"after {limits.guesses_burst} codes that no table has, one in {1 / limits.guesses_rate:g} seconds" in PROTOCOL
    assert f"{limits.body_bytes:,} bytes" in PROTOCOL
    assert f"`{STAND_IN}`" in PROTOCOL
