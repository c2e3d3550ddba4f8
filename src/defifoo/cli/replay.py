"""`defifoo replay`: a recorded match, move by move."""

import json
import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.progress import Progress

from defifoo.arena.whole import write_whole
from defifoo.cli.arguments import LANGUAGE_NAMES, read_words
from defifoo.cli.disk_page import disk_page
from defifoo.cli.errors import Stopped, UsageError
from defifoo.cli.verify import read_text, what_breaks
from defifoo.core.event import Event
from defifoo.core.match import Match
from defifoo.core.record import BrokenRecord, Record, deal_again, parse_record, play_text
from defifoo.games.shelf import find_game
from defifoo.words.narrator import Narrator
from defifoo.words.table_talk import deal_opening, deal_result, match_result, reason, score_line, seat_names


def replay(
    file: Annotated[Path | None, Parameter(help="the record of a match")] = None,
    /,
    *,
    html: Annotated[
        Path | None,
        Parameter(help="write it as one page for a browser into this file; given a record alone, beside it"),
    ] = None,
    seat: Annotated[int | None, Parameter(help="tell only what this seat (from 0) could know")] = None,
    everything: Annotated[bool, Parameter(name="--all", help="tell everything, hidden cards too")] = False,
    lang: Annotated[str | None, Parameter(help=LANGUAGE_NAMES)] = None,
    as_json: Annotated[bool, Parameter(name="--json", help="one JSON object a line for a program to read")] = False,
) -> int:
    """Tell a recorded match move by move, as a spectator, as one seat, or with everything open.

    With --html it is written as a page that works from a disk: step, play, scrub, all hands open or one seat, and the check of
    the fair deal. Ctrl-C stops it, and nothing is written.
    """
    if seat is not None and everything:
        raise UsageError("choose either --seat or --all")
    if html is not None:
        if seat is not None or everything or as_json or lang is not None:
            raise UsageError("--html takes no other option: the page has all of them")
        return _write_page(*((html, html.with_suffix(".html")) if file is None else (file, html)))
    if file is None:
        raise UsageError("the record of a match is missing")
    record = parse_record(read_text(file), find_game)
    players = record.setup.players
    if seat is not None and not 0 <= seat < players:
        raise UsageError(f"there is no seat {seat}: they go from 0 to {players - 1}")
    words = read_words(lang)
    reader = -1 if seat is None else seat
    narrator = Narrator(words, record.setup.game, seat_names(words, players), reader)
    try:
        _retell(record, narrator, everything=everything, as_json=as_json)
    except BrokenRecord as broken:
        raise UsageError(f"the record does not hold: {what_breaks(broken)}") from None
    return 0


def _write_page(file: Path, page: Path) -> int:
    record = parse_record(read_text(file), find_game)
    if page.resolve() == file.resolve():
        raise UsageError(f"{page} is the record itself: name another file for the page")
    console = Console(file=sys.stderr)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("replay", total=len(record.deals))
        try:
            written = disk_page(record, lambda done: bar.update(task, completed=done))
        except BrokenRecord as broken:
            raise UsageError(f"the record does not hold: {what_breaks(broken)}") from None
        except KeyboardInterrupt:
            raise Stopped("stopped: no page was written") from None
    try:
        write_whole(page, written)
    except OSError as error:
        raise UsageError(f"{page} cannot be written: {error.strerror}") from None
    print(f"{page}: open it in a browser; it needs nothing else")
    return 0


def _retell(record: Record, narrator: Narrator, *, everything: bool, as_json: bool) -> None:
    match, reader = Match(record.setup), narrator.me
    for number, moves in enumerate(record.deals, 1):
        if number > 1:
            deal_again(match)
        if not as_json:
            print("\n".join(deal_opening(narrator, match, reader, everything=everything)))
        for index, text in enumerate(moves, 1):
            mover, events = play_text(match, text)
            told = [event if everything else event.seen_by(reader) for event in events]
            _print(narrator, (number, index, mover), told, as_json=as_json)
        if match.deal.over:
            print(_result_as_json(narrator, match) if as_json else "\n".join(deal_result(narrator, match)))
    if not as_json:
        print("\n".join(match_result(narrator, match)))


def _print(narrator: Narrator, place: tuple[int, int, int], told: list[Event], *, as_json: bool) -> None:
    number, index, mover = place
    sentences = [narrator.event(event) for event in told]
    if as_json:
        name = narrator.game.card_name
        events = [
            {
                "event": event.name,
                "seat": int(event.seat),
                "other": int(event.other),
                "cards": [name(card) for card in event.cards],
                "count": event.count,
                "text": sentence,
            }
            for event, sentence in zip(told, sentences, strict=True)
        ]
        print(json.dumps({"deal": number, "move": index, "seat": mover, "events": events}, ensure_ascii=False))
    else:
        print("\n".join(f"  {sentence}" for sentence in sentences if sentence))


def _result_as_json(narrator: Narrator, match: Match) -> str:
    """One object for the end of a deal: what ended it, the points and the score sheets."""
    outcome, name = match.outcomes[-1], narrator.game.card_name
    accounts = [
        [
            {
                "rule": line.rule,
                "points": line.points,
                "count": line.count,
                "factor": line.factor,
                "cards": [name(card) for card in line.cards],
                "seat": int(line.seat),
                "text": score_line(narrator, line),
            }
            for line in account
        ]
        for account in outcome.accounts
    ]
    told = {
        "deal": match.number,
        "reason": outcome.reason,
        "by": int(outcome.by),
        "card": name(outcome.card) if outcome.card >= 0 else None,
        "points": list(outcome.points),
        "winners": list(outcome.winners),
        "accounts": accounts,
        "text": reason(narrator, outcome),
    }
    return json.dumps(told, ensure_ascii=False)
