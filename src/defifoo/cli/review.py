"""`defifoo review`: was it the cards, or the choices?"""

import sys
from functools import partial
from pathlib import Path
from typing import Annotated, Final

import msgspec
from cyclopts import Parameter
from msgspec.structs import astuple
from rich.console import Console
from rich.progress import Progress

from defifoo.arena.spread import spread
from defifoo.bots.told import ToldFact
from defifoo.cli.arguments import LANGUAGE_NAMES, read_words
from defifoo.cli.errors import Stopped, UsageError
from defifoo.cli.verify import read_text, what_breaks
from defifoo.core.fact import Fact
from defifoo.core.record import BrokenRecord, parse_record
from defifoo.core.record import replay as replayed
from defifoo.games.shelf import find_game
from defifoo.review.judging import SIMULATIONS
from defifoo.review.telling import ToldChoice, ToldDeal, ToldSeat, review_deal
from defifoo.words.language import Words
from defifoo.words.narrator import Narrator
from defifoo.words.table_talk import seat_names

_GIVE_OR_TAKE: Final = 2.0
"""So many errors, within which 95 of 100 reviews stay."""


def review(
    file: Annotated[Path, Parameter(help="the record of a match")],
    /,
    *,
    deal: Annotated[int | None, Parameter(help="only the deal with this number, from 1")] = None,
    simulations: Annotated[int, Parameter(help="what the review of a deal may cost")] = SIMULATIONS,
    workers: Annotated[int | None, Parameter(help="processes; all cores unless given")] = None,
    lang: Annotated[str | None, Parameter(help=LANGUAGE_NAMES)] = None,
    as_json: Annotated[bool, Parameter(name="--json", help="one JSON object a deal for a program to read")] = False,
) -> int:
    """Tell for each deal of a match what the cards gave and what the choices added or cost, and which choices they were.

    A choice is judged by what its seat could know. Ctrl-C stops it at once and tells what was looked at by then.
    """
    text = read_text(file)
    record = parse_record(text, find_game)
    if simulations < 100 or (workers is not None and workers < 1):
        raise UsageError("there must be at least 100 simulations and one worker")
    try:
        finished = len(replayed(record).outcomes)
    except BrokenRecord as broken:
        raise UsageError(f"the record does not hold: {what_breaks(broken)}") from None
    if deal is not None and not 1 <= deal <= finished:
        raise UsageError(f"there is no finished deal {deal}: the record has {finished}")
    if not finished:
        raise UsageError("no deal of the record was played to its end")
    wanted = list(range(1, finished + 1)) if deal is None else [deal]
    told = _with_progress(text, wanted, simulations, workers)
    if not told:
        raise Stopped("no deal was looked at to its end: nothing to tell")
    if as_json:
        for each in told:
            print(msgspec.json.encode(each).decode())
    else:
        words = read_words(lang)
        _tell_deals(Narrator(words, record.setup.game, seat_names(words, record.setup.players)), told)
    return 0


def _with_progress(text: str, wanted: list[int], simulations: int, workers: int | None) -> list[ToldDeal]:
    """In the order of the deals; fewer than wanted when it was stopped."""
    found: dict[int, ToldDeal] = {}
    console = Console(file=sys.stderr)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("review", total=len(wanted))

        def finished(number: int, told: ToldDeal | None) -> None:
            if told is not None:
                found[number] = told
            bar.advance(task)

        try:
            work = partial(_review_plain, text, simulations)
            # What takes long is done by others, who can be stopped in the midst of a deal.
            if (len(wanted) == 1 or workers == 1) and simulations <= SIMULATIONS:
                for number in wanted:
                    finished(number, work(number))
            else:
                spread(work, wanted, min(workers or len(wanted), len(wanted)) if workers else None, finished)
        except KeyboardInterrupt:
            print(f"defifoo: stopped after {len(found)} of {len(wanted)} deals", file=sys.stderr)
    return [found[number] for number in sorted(found)]


def _review_plain(text: str, simulations: int, number: int) -> ToldDeal | None:
    return review_deal(parse_record(text, find_game), number, simulations)


def _tell_deals(narrator: Narrator, told: list[ToldDeal]) -> None:
    say = narrator.words.say
    for each in told:
        print(f"\n{say('review-deal', number=each.deal)}")
        if narrator.game.lowest_wins:
            print(say("review-lowest"))
        for seat in each.seats:
            _tell_seat(narrator, seat)
    if len(told) > 1:
        print()
        for seat_number, name in enumerate(narrator.names):
            own = [each.seats[seat_number] for each in told]
            error = rounded(narrator.words, _GIVE_OR_TAKE * sum(seat.error**2 for seat in own) ** 0.5)
            cards = signed(narrator.words, sum(seat.cards for seat in own))
            choices = signed(narrator.words, sum(seat.choices for seat in own))
            print(say("review-line", name=name, told=say("review-together", error=error, cards=cards, choices=choices)))


def _tell_seat(narrator: Narrator, seat: ToldSeat) -> None:
    say, number = narrator.words.say, partial(signed, narrator.words)
    print(
        say(
            "review-sum",
            name=narrator.names[seat.seat],
            points=seat.result,
            count=seat.result,
            cards=number(seat.cards),
            choices=number(seat.choices),
            error=rounded(narrator.words, _GIVE_OR_TAKE * seat.error),
        )
    )
    hand, course = number(seat.hand), number(seat.cards - seat.hand)
    print(f"  {say('review-hand', hand=hand, course=course)} {say('review-verdict', verdict=seat.verdict)}")
    if seat.proud is not None:
        proud = say("review-proud", move=_move_in_words(narrator, seat.proud.move))
        print(f"  {say('review-at', step=seat.proud.step + 1, told=proud)}")
    for choice in seat.costly:
        print(f"  {say('review-at', step=choice.step + 1, told=_costly(narrator, choice))}")
    if not seat.costly:
        print(f"  {say('review-none')}")


def _costly(narrator: Narrator, choice: ToldChoice) -> str:
    say = narrator.words.say
    reason = say("review-reason", why=choice.why, points=choice.points, share=round(choice.worth * 100))
    better = _move_in_words(narrator, choice.better)
    told = say("review-costly", move=_move_in_words(narrator, choice.move), better=better, reason=reason)
    return "\n    ".join(
        [told, *_reasons(narrator, choice.better, choice.facts), *_reasons(narrator, choice.move, choice.against)]
    )


def _reasons(narrator: Narrator, move: str, facts: list[ToldFact]) -> list[str]:
    """What was to be said of a move in this position."""
    if not facts:
        return []
    told = narrator.facts([Fact(*astuple(fact)) for fact in facts])
    return [narrator.words.say("review-line", name=_move_in_words(narrator, move), told=told)]


def _move_in_words(narrator: Narrator, move: str) -> str:
    return narrator.move(int(narrator.game.parse_move(move))) if move else narrator.words.say("review-wait")


def signed(words: Words, number: float) -> str:
    return ("-" if number < 0 else "+") + rounded(words, abs(number))


def rounded(words: Words, number: float) -> str:
    """To a tenth, with the comma or the point of the language."""
    return words.say("review-number", number=number)
