"""Bots at a table: when each of them answers, and what.

A bot answers after a time that looks human and that depends on nothing it holds. Quick bots think where the table is; an expert
is given an `Errand`, plain data that another process can work off.
"""

from functools import cache
from hashlib import blake2b
from typing import Final, NamedTuple

from defifoo.bots.bot import DEFAULT_BUDGET, WAIT, Bot, Budget
from defifoo.bots.learned import Learned
from defifoo.bots.levels import UnknownBotError, make_bot
from defifoo.bots.sight import sight_of
from defifoo.bots.sitting import BotError, Sitter, ask
from defifoo.bots.tips import glance, taught_tips
from defifoo.core.bits import bit
from defifoo.core.chance import FastSource
from defifoo.core.fact import Fact
from defifoo.core.match import Match
from defifoo.core.record import parse_record, record_of, replay
from defifoo.core.refusal import Refused
from defifoo.games.shelf import GAMES, find_game
from defifoo.table.entries import Entry
from defifoo.table.fold import PLAYING, FoldedTable
from defifoo.table.presence import awake, hurried, racing
from defifoo.table.table import Table
from defifoo.table.timetable import HURRIED, PACES
from defifoo.table.waiting import Answer

THINKS: Final = {"": 0, "random": 5, "novice": 5, "regular": 5, "net": 25}
THINKS_LONG: Final = 350
"""What each has to think, in milliseconds: so much sooner it is asked, and so long it takes at the least. The moment of its
move is fixed before it begins, so that its thoughts, and those of others who think at that time, betray nothing."""
INSTANT: Final = "net"
"""Who answers for a bot that has not come to an end when its moment is there."""
TO_RACE: Final = (700, 1600)
"""In a race a bot takes at least and at most so many milliseconds at any pace, for people are no quicker at another."""
AT_LAST: Final = 10_000
"""So long after a race began a bot that is put in for somebody sees it at the latest."""
_SLOWER: Final = {"random": 3, "novice": 3, "regular": 2}
"""And so that a child can win it: so many times as long."""


class Thought(NamedTuple):
    """A bot that is to answer, and the position it was asked in."""

    seat: int
    bot: str
    version: int
    at: int


class Errand(NamedTuple):
    """A thought as plain data, for another process."""

    record: str
    seat: int
    bot: str
    chance: int


def pause(table: FoldedTable, seat: int) -> int:
    """How long a bot takes to answer. It hangs on nothing that anybody holds, and nobody can know it beforehand.

    Where bots play alone there is nobody to whom it could tell anything: there it may be no time at all.
    """
    return max(_looks(table, seat), thinks(table.places[seat].player) if table.persons else 0)


def _answers_at(table: FoldedTable, seat: int) -> int:
    """When a bot answers. One that was put in for somebody answers at once what was asked long ago, but never before it came,
    and in a race it has to see first what lies there; whoever comes and goes all the time does not keep a race open.
    """
    came = table.places[seat].away_since
    asked = max(table.questions.asked_at, table.live.since)
    seen = max(asked, min(came, asked + AT_LAST)) if racing(table) else asked
    return max(came, seen + pause(table, seat))


def _looks(table: FoldedTable, seat: int) -> int:
    """Until it was seen what it answers, and a while to think about it."""
    times = PACES[table.pace]
    if not times.slowest:
        return 0
    if hurried(table):
        return table.seen_for * HURRIED // 100
    fastest, slowest = TO_RACE if racing(table) else (times.fastest, times.slowest)
    muses = fastest + _drawn(f"{table.secret} pause {table.questions.asked} {seat}") % (slowest - fastest + 1)
    return table.seen_for + (muses * _SLOWER.get(table.places[seat].player, 1) if racing(table) else muses)


def thinks(bot: str) -> int:
    """How long before its moment a bot is asked; of one that came with another package nobody knows."""
    return THINKS.get(bot, THINKS_LONG)


def _chance(table: FoldedTable, seat: int) -> int:
    """What a bot decides by is known to nobody: it hangs on the table's secret."""
    return _drawn(f"{table.secret} {table.version} {seat}")


def _drawn(text: str) -> int:
    return int.from_bytes(blake2b(text.encode(), digest_size=7).digest())


def thoughts(table: FoldedTable) -> list[Thought]:
    """Every bot that has an answer to give, the first to answer first; those who may act out of turn before the others.

    Bots that take no time at all are level in a race, and draw lots.  all.race
    """
    if table.state != PLAYING or table.match is None or not awake(table):
        return []
    deal = table.match.deal
    live = table.live
    waited, movers = deal.waits_mask(), deal.movers_mask()
    lots = racing(table)
    found: list[tuple[int, bool, int, Thought]] = []
    for seat, place in enumerate(table.places):
        bot = place.player
        if not bot or not movers & bit(seat):
            continue
        if seat in live.silent or seat in live.thinking or seat in live.answers or seat in live.laid:
            continue
        if live.held is not None and live.held.seat == seat:
            continue
        at = _answers_at(table, seat)
        lot = _drawn(f"{table.secret} lot {table.questions.asked} {seat}") if lots else seat
        found.append((at, bool(waited & bit(seat)), lot, Thought(seat, bot, table.version, at)))
    return [thought for _, _, _, thought in sorted(found)]


def next_thought(table: FoldedTable, now: int, early: int = 0) -> Thought | None:
    """The bot that is to answer by now; it is not named again until it has answered or the position has changed.

    Who thinks slowly asks so many milliseconds `early`: the answer is kept until its time, so that nobody can tell a hard
    choice from an easy one. The seat in turn is asked first then, for the table waits for it.
    """
    found = [thought for thought in thoughts(table) if thought.at - early <= now]
    if early and table.persons and table.match is not None:
        waits = table.match.deal.waits_for
        found.sort(key=lambda thought: (thought.at, thought.seat not in waits))
    if not found:
        return None
    table.live.thinking.add(found[0].seat)
    return found[0]


def think(table: FoldedTable, thought: Thought, budget: Budget = DEFAULT_BUDGET) -> str:
    """A bot's answer in notation; "" when it lets the moment pass."""
    assert table.match is not None
    return _answer(table.match, thought.seat, thought.bot, _chance(table, thought.seat), budget)


def errand(table: FoldedTable, thought: Thought) -> Errand:
    assert table.match is not None
    return Errand(record_of(table.match).to_json(), thought.seat, thought.bot, _chance(table, thought.seat))


def run(task: Errand, budget: Budget = DEFAULT_BUDGET) -> str:
    """Work an errand off, in whichever process; the same as `think`."""
    match = replay(parse_record(task.record, find_game))
    return _answer(match, task.seat, task.bot, task.chance, budget)


class Advised(NamedTuple):
    """A move ("" for waiting), its expected points, its worth, and why or why not."""

    move: str
    points: float
    worth: float
    why: list[Fact]


def advise(task: Errand, budget: Budget = DEFAULT_BUDGET) -> list[Advised]:
    """What an expert would do, and the two next best."""
    match = replay(parse_record(task.record, find_game))
    game = match.setup.game
    found = taught_tips(game, sight_of(match, task.seat), FastSource(task.chance), budget)
    return [
        Advised("" if weighed.move == WAIT else game.move_name(weighed.move), weighed.points, weighed.worth, why)
        for weighed, why in found
    ]


def first_glance(table: FoldedTable, seat: int) -> list[tuple[str, float]]:
    """What a net leans to, in no time: the move ("" for waiting) and how likely it would play it, the likeliest first."""
    assert table.match is not None
    match, game = table.match, table.match.setup.game
    found = glance(_learned(game.name), sight_of(match, seat), FastSource(_chance(table, seat)), DEFAULT_BUDGET)
    return [("" if one.move == WAIT else game.move_name(one.move), one.chance) for one in found]


@cache
def _learned(game: str) -> Learned:
    return Learned(GAMES[game])


@cache
def _bot(name: str, game: str) -> Bot:
    return make_bot(name, GAMES[game])


def _answer(match: Match, seat: int, name: str, chance: int, budget: Budget) -> str:
    game, deal = match.setup.game, match.deal
    try:
        move = ask(match, seat, Sitter(name, _bot(name, game.name), FastSource(chance)), budget)
    except (BotError, UnknownBotError):
        # A bot of somebody else's that is broken, or gone since the table was made, must not stop the table.
        move = int(deal.timeout(seat)) if deal.waits_mask() & bit(seat) else WAIT
    return "" if move == WAIT else game.move_name(move)


def answered(table: Table, thought: Thought, move: str, now: int) -> list[Entry]:
    """What a bot's answer brings about; nothing when the table does not wait for it, or not yet."""
    live = table.live
    if thought.seat not in live.thinking or thought.version < table.questions.asked:
        return []
    live.thinking.discard(thought.seat)
    if not move:
        live.silent.add(thought.seat)
        return []
    answer = Answer(move, thought.version, thought.at)
    if now < thought.at:
        live.answers[thought.seat] = answer
        return []
    return say(table, thought.seat, answer, now)


def sooner(table: Table, now: int) -> None:
    """Somebody hurries the bots on: what they have decided already is said sooner, too."""
    answers = table.live.answers
    for seat, answer in answers.items():
        answers[seat] = answer._replace(at=min(answer.at, max(now, _answers_at(table, seat))))


def say(table: Table, seat: int, answer: Answer, now: int) -> list[Entry]:
    """Make the move that a bot decided on, unless its person came back or something else happened meanwhile."""
    table.live.answers.pop(seat, None)
    if table.state != PLAYING or not table.places[seat].player:
        return []
    if table.puts_off(seat, answer.move):
        table.live.answers[seat] = answer
        return []
    try:
        return table.move(seat, answer.move, answer.version, now, "bot", answer.at)
    except Refused:
        # It is asked again: the position it answered is gone.
        return []
