"""A record is written in one way only."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from defifoo.core.chance import FastSource
from defifoo.core.game import RULES_VERSION
from defifoo.core.match import Match, Setup
from defifoo.core.random_play import random_match
from defifoo.core.record import BrokenRecord, Record, parse_record, record_of, replay
from defifoo.core.refusal import MALFORMED, NOT_YOURS, Refused, Violation
from defifoo.games.shelf import GAMES, find_game
from defifoo.testing.positions import positions
from properties.few import few

FILES = sorted(Path(__file__).parent.glob("version-*/*.json"))


def first_deal(game: str, *moves: str, players: int = 2) -> Record:
    record = record_of(Match(Setup(GAMES[game], players, {}, bytes(32))))
    record.deals[0] = list(moves)
    return record


def opening(game: str, players: int) -> str:
    """The first move that a fresh table offers, with its seat."""
    match = Match(Setup(GAMES[game], players, {}, bytes(32)))
    seat = match.deal.waits_for[0]
    return f"{seat} {GAMES[game].move_name(match.deal.moves(seat)[0])}"


@pytest.mark.parametrize("path", FILES, ids=[f"{path.parent.name}-{path.stem}" for path in FILES])
def test_a_saved_record_is_written_as_it_was_read(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert parse_record(text, find_game).to_json() + "\n" == text


@pytest.mark.parametrize("name", GAMES)
@few
@given(data=st.data())
def test_a_record_that_can_be_read_would_be_written_as_it_stands(name: str, data: st.DataObject) -> None:
    """Any part of a record changed, left out or added: it is refused, or written again exactly so."""
    raw = json.loads(record_of(data.draw(positions(GAMES[name])).match).to_json())
    place: dict[str, Any] = raw["options"] if data.draw(st.booleans()) else raw
    key = data.draw(st.sampled_from([*place, "more"]))
    value = data.draw(st.one_of(st.none(), st.booleans(), st.integers(-1, 6), st.sampled_from(["", "x", "1", 1.0, [], {}])))
    if data.draw(st.booleans()):
        place[key] = value
    else:
        place.pop(key, None)
    try:
        record = parse_record(json.dumps(raw), find_game)
    except Refused as refused:
        assert refused.violation.kind == MALFORMED
        assert refused.violation.rule in {"record", "game", "players", "options", "option", "seed"}
    else:
        again = json.loads(record.to_json())
        assert json.dumps(again, sort_keys=True) == json.dumps(raw, sort_keys=True)


def test_a_key_that_comes_twice_is_refused() -> None:
    text = first_deal("red").to_json()
    for part in ('"players":2', '"game":"red"', '"charmer":false'):
        with pytest.raises(Refused):
            parse_record(text.replace(part, f"{part},{part}"), find_game)


@pytest.mark.parametrize(
    "fair",
    [
        None,
        {},
        {"commitment": "", "secret": "00" * 32},
        {"commitment": 1, "secret": "00" * 32, "numbers": []},
        {"commitment": "", "secret": "00" * 32, "numbers": [1]},
        {"commitment": "", "secret": "00" * 32, "numbers": ["00" * 16] * 3},
    ],
)
def test_what_the_seed_was_made_of_is_told_in_full_or_not_at_all(fair: object) -> None:
    raw = json.loads(first_deal("red").to_json())
    with pytest.raises(Refused) as refused:
        parse_record(json.dumps({**raw, "fair": fair}), find_game)
    assert (refused.value.violation.rule, refused.value.violation.kind) == ("record", MALFORMED)


@pytest.mark.parametrize("part", ["defifoo", "rules", "shuffle"])
@pytest.mark.parametrize("version", [0, -1, 3, True, 1.0, 2.0, "1", None, [1]])
def test_a_version_that_is_not_known_is_refused_before_anything_else_is_read(part: str, version: object) -> None:
    raw = {**json.loads(first_deal("red").to_json()), part: version, "players": "nonsense"}
    with pytest.raises(Refused) as refused:
        parse_record(json.dumps(raw), find_game)
    assert refused.value.violation.data["text"] == "made by a version that this one does not know"


def test_in_the_first_version_everybody_or_fewer_told_a_number() -> None:
    raw = json.loads(first_deal("red").to_json())
    for many in range(raw["players"] + 1):
        fair = {"commitment": "", "secret": "00" * 32, "numbers": ["00" * 16] * many}
        found = parse_record(json.dumps({**raw, "fair": fair}), find_game).fair
        assert found is not None
        assert (found.promises, len(found.numbers)) == (None, many)


PROMISED: dict[str, object] = {
    "version": 2,
    "commitment": "5e" * 32,
    "secret": "00" * 32,
    "promises": ["ab" * 32, ""],
    "numbers": ["cd" * 16, ""],
}
"""What the seed of a match of two was made of, one of whom is a bot."""


def test_since_the_second_version_each_seat_has_a_number_and_a_promise_or_neither() -> None:
    text = json.dumps({**json.loads(first_deal("red").to_json()), "fair": PROMISED}, separators=(",", ":"))
    record = parse_record(text, find_game)
    assert record.to_json() == text
    assert record.fair is not None
    assert (record.fair.promises, record.fair.numbers) == (["ab" * 32, ""], ["cd" * 16, ""])


@pytest.mark.parametrize("part", ["version", "promises", "numbers"])
@pytest.mark.parametrize("wrong", [None, 0, 1, 3, True, 2.0, [], [""], ["", "", ""], ["zz", ""], [1, ""], "ab"])
def test_a_number_or_a_promise_too_many_too_few_or_not_of_its_kind_is_refused(part: str, wrong: object) -> None:
    raw = json.loads(first_deal("red").to_json())
    without = {name: value for name, value in PROMISED.items() if name != part}
    for fair in ({**PROMISED, part: wrong}, without):
        with pytest.raises(Refused) as refused:
            parse_record(json.dumps({**raw, "fair": fair}), find_game)
        assert refused.value.violation.kind == MALFORMED
        rule = (
            {"promises": "promise", "numbers": "number"}.get(part, "record")
            if wrong == ["zz", ""] and fair != without
            else "record"
        )
        assert refused.value.violation.rule == rule


@pytest.mark.parametrize("deals", [None, {}, [], "0 cw", [[1]], ["0 cw"], [[], ["0 cw", None]], [["0 cw"], {}]])
def test_deals_are_lists_of_texts(deals: object) -> None:
    raw = {**json.loads(first_deal("red").to_json()), "deals": deals}
    with pytest.raises(Refused) as refused:
        parse_record(json.dumps(raw), find_game)
    assert (refused.value.violation.rule, refused.value.violation.kind) == ("record", MALFORMED)


def test_every_option_of_the_version_is_named_and_no_other() -> None:
    text = first_deal("purple").to_json()
    assert parse_record(text, find_game).setup.rules == RULES_VERSION
    newest = f'"rules":{RULES_VERSION}'
    for wrong in (text.replace('"last_always":false,', ""), text.replace(newest, '"rules":1')):
        with pytest.raises(Refused) as refused:
            parse_record(wrong, find_game)
        told = refused.value.violation.data["text"]
        assert told.startswith(f"the options by rules {RULES_VERSION if newest in wrong else 1} are ")
        assert ("last_always" in told) == (newest in wrong)
    old = text.replace('"last_always":false,', "").replace('"planet_spacecraft":false,', "").replace(newest, '"rules":1')
    assert parse_record(old, find_game).to_json() == old


@pytest.mark.parametrize("seat", ["0{}", "00{}", " {}", "{} ", "+{}", "²", "{}.0", "", "-{}", "9"])
@pytest.mark.parametrize("game", GAMES)
def test_a_seat_is_one_digit(game: str, seat: str) -> None:
    first = opening(game, 3)
    assert replay(first_deal(game, first, players=3)).version == 1
    digit, _, move = first.partition(" ")
    with pytest.raises(BrokenRecord) as broken:
        replay(first_deal(game, f"{seat.format(digit)} {move}", players=3))
    assert (broken.value.deal, broken.value.move, broken.value.violation.kind) == (1, 1, MALFORMED)


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_is_one_of_those_who_play(game: str) -> None:
    text = f"3{opening(game, 3)[1:]}"
    with pytest.raises(BrokenRecord) as broken:
        replay(first_deal(game, text, players=3))
    assert broken.value.violation == Violation("move", {"text": text}, MALFORMED)


def test_there_is_no_seat_01() -> None:
    with pytest.raises(BrokenRecord) as broken:
        replay(first_deal("red", "01 R6"))
    assert (broken.value.violation.rule, broken.value.violation.kind) == ("move", MALFORMED)


@pytest.mark.parametrize("game", GAMES)
def test_a_move_has_no_other_spelling(game: str) -> None:
    first = opening(game, 3)
    for wrong in (f"{first} ", first.replace(" ", "  ", 1), first.lower() + "!", first.upper() + " "):
        with pytest.raises(BrokenRecord) as broken:
            replay(first_deal(game, wrong, players=3))
        assert broken.value.violation.kind == MALFORMED


def test_the_cards_of_an_exchange_stand_in_one_order() -> None:
    """At the table they may be named in any order; a record knows one."""
    for number in range(100):
        match = Match(Setup(GAMES["blue"], 2, {}, bytes([number]) * 32))
        seat = match.deal.waits_for[0]
        names = [GAMES["blue"].move_name(move) for move in match.deal.moves(seat)]
        exchange = next((name.split() for name in names if name.startswith("exchange") and len({*name.split()}) == 3), None)
        if exchange is not None:
            break
    assert exchange is not None
    record = record_of(match)
    record.deals[0] = [f"{seat} exchange {exchange[2]} {exchange[1]}"]
    with pytest.raises(BrokenRecord) as broken:
        replay(record)
    assert broken.value.violation.kind == MALFORMED
    record.deals[0] = [f"{seat} {' '.join(exchange)}"]
    assert replay(record).version == 1


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_that_should_not_have_been_dealt_is_named_with_its_reason(game: str) -> None:
    """As move 0 of that deal: the one before it was not over after so many moves, or the match was."""
    setup = Setup(GAMES[game], 2, {"length": 2}, bytes(32))
    whole = record_of(random_match(setup, FastSource(1)))
    first, second = whole.deals
    for deals, number, why, moves in (
        ([first[:-1], second], 2, "unfinished", len(first) - 1),
        ([first, second[:3], []], 3, "unfinished", 3),
        ([first, second, []], 3, "over", len(second)),
    ):
        with pytest.raises(BrokenRecord) as caught:
            replay(Record(setup, deals, None))
        broken = caught.value
        assert (broken.deal, broken.move, broken.text) == (number, 0, "")
        assert broken.violation == Violation("all.match", {"why": why, "moves": str(moves)}, NOT_YOURS)


@pytest.mark.parametrize("game", GAMES)
def test_a_move_that_does_not_fit_is_named_with_its_deal_and_its_number(game: str) -> None:
    setup = Setup(GAMES[game], 2, {"length": 2}, bytes(32))
    first, second = record_of(random_match(setup, FastSource(1))).deals
    with pytest.raises(BrokenRecord) as caught:
        replay(Record(setup, [first, [*second[:2], "0 nonsense"]], None))
    broken = caught.value
    assert (broken.deal, broken.move, broken.text, broken.violation.kind) == (2, 3, "0 nonsense", MALFORMED)
    assert str(broken) == "deal 2, move 3 (0 nonsense): malformed move"
