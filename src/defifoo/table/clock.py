"""What happens by itself, and when. Time is a number of milliseconds that is passed in; nothing here looks at a real clock."""

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from defifoo.core.match import Match
from defifoo.core.question import AT_ONCE, CALM
from defifoo.table.entries import Away, Closed, Entry, Moved
from defifoo.table.fold import BETWEEN, CLOSED, OPENING, PLAYING
from defifoo.table.presence import GRACE, awake, gone_since, passed_around
from defifoo.table.table import Table
from defifoo.table.thinking import answered, next_thought, say, think, thoughts

LIMITS: Final[dict[str, int | None]] = {"off": None, "relaxed": 60_000, "fast": 15_000}
TO_ANSWER_AT_ONCE: Final = 6_000
TO_RACE: Final = 10_000
"""These two are part of a game that puts such questions: they run with the clock off, too."""
HANDING_OVER: Final = 60_000
"""Instead of either where a device has to be passed on first."""
IDLE: Final = 300_000
"""Without a clock nobody may keep the others waiting longer than this: then a bot plays until they give a sign of life."""
SOONEST: Final = 5_000
"""People alone, all of them here, have longer than this to answer any question."""
TO_OPEN: Final = 10_000
"""How long a device has to open its number before the round comes to nothing."""
BETWEEN_DEALS: Final = 15_000
BOTS_BETWEEN_DEALS: Final = 2_000
LIFETIME: Final = 7 * 24 * 3_600_000
OUT_OF_PLAY: Final = 24 * 3_600_000
"""A table where nothing happens and nobody is gets closed; sooner before the first and after the last card."""


def time_limit(table: Table, match: Match) -> int | None:
    """How long the seats that the table waits for have, known to all."""
    limit = LIMITS[table.opened.clock]
    question = match.deal.question()
    if question == CALM:
        return limit
    if any(passed_around(table, seat) for seat in match.deal.waits_for):
        return HANDING_OVER
    if question == AT_ONCE:
        return TO_ANSWER_AT_ONCE
    return TO_RACE if limit is None else min(limit, TO_RACE)


def deadline(table: Table) -> int | None:
    """When the engine moves for whoever has not answered; None when no clock runs."""
    if table.state == BETWEEN:
        return _next_deal_at(table)
    if table.state == OPENING:
        return _opened_by(table)
    if table.state != PLAYING or table.match is None or not awake(table):
        return None
    limit = time_limit(table, table.match)
    return None if limit is None else max(table.questions.asked_at, table.live.since) + limit


def people_alone(table: Table) -> bool:
    """Whether nothing will happen by itself but that somebody who is here is waited for too long."""
    live = table.live
    if table.state != PLAYING or live.held is not None or live.laid or live.early or len(live.here) < table.players:
        return False
    return not [place for place in table.places if place.away]


def due(table: Table, early: int = 0) -> int | None:
    """The next moment at which something happens by itself, bots being asked so much `early`; None when nothing will."""
    moments = [moment.at for moment in _moments(table)]
    moments += [thought.at - early for thought in thoughts(table)]
    return min(moments, default=None)


def tick(table: Table, now: int, *, with_bots: bool = True) -> list[Entry]:
    """The entries of the first thing that is due by now; none when nothing is, or when a bot let its moment pass.

    Apply them and call again until `due` lies ahead. Without bots the caller asks them: `next_thought`, then `think`, or
    `errand` and `run` elsewhere, then `answered`.
    """
    first = min(_moments(table), key=lambda moment: moment.at, default=None)
    if first is not None and first.at > now:
        first = None
    if with_bots:
        thought = next_thought(table, now if first is None else first.at)
        if thought is not None:
            return answered(table, thought, think(table, thought), now)
    return [] if first is None else first.entries(now)


class _Moment(NamedTuple):
    at: int
    entries: Callable[[int], list[Entry]]
    """Makes them, given the time."""


def _moments(table: Table) -> list[_Moment]:
    """Everything that will happen by itself if nobody does anything, but for the answers of bots."""
    if table.state == CLOSED:
        return []
    found: list[_Moment] = []
    if table.state == PLAYING:
        found = _while_playing(table, table.running)
    elif table.state == BETWEEN:
        at = _next_deal_at(table)
        if at is not None:
            found.append(_Moment(at, table.next_deal))
    elif table.state == OPENING:
        at = _opened_by(table)
        if at is not None:
            found.append(_Moment(at, table.void if table.to_open else table.begin))
    if not found and not table.live.here:
        patience = LIFETIME if table.state in (PLAYING, BETWEEN) else OUT_OF_PLAY
        found.append(_Moment(table.last_at + patience, lambda now: [Closed(at=now)]))
    return found


def _opened_by(table: Table) -> int | None:
    if not awake(table):
        return None
    return max(table.locked_at, table.live.since) + (TO_OPEN if table.to_open else 0)


def _next_deal_at(table: Table) -> int | None:
    if not awake(table):
        return None
    live = table.live
    if not table.persons:
        return table.moved_at + (0 if table.pace == "instant" else BOTS_BETWEEN_DEALS)
    if live.ready.issuperset(live.here):
        return table.moved_at
    if len({table.places[seat].token for seat in table.persons}) == 1:
        return None  # nobody waits for the only person, who may read the score as long as they like
    return max(table.moved_at, live.since) + BETWEEN_DEALS


def _while_playing(table: Table, match: Match) -> list[_Moment]:
    found: list[_Moment] = []
    held, slammed, waits = table.live.held, table.slammed, match.deal.waits_for
    decided = table.decided_at
    if decided is not None:
        found.append(_Moment(decided, table.decide))
    if held is not None and not slammed:
        found.append(_Moment(held.until, table.play_held))
    if not awake(table):
        return found
    for seat in table.false_starters(match.deal):
        found.append(_Moment(table.questions.asked_at, partial(table.leave_race, seat)))
    # Of those whose time has come together, who acts out of turn goes first.
    for seat, answer in sorted(table.live.answers.items(), key=lambda one: one[0] in waits):
        if table.puts_off(seat, answer.move):
            continue
        found.append(_Moment(answer.at, partial(say, table, seat, answer)))
    if len(table.live.here) < table.players:
        found += _absences(table)
    for seat in () if slammed else waits:
        if not table.places[seat].player and (held is None or held.seat != seat) and seat not in table.live.laid:
            found += _patience(table, match, seat)
    return found


def _absences(table: Table) -> list[_Moment]:
    """Bots that will take over for people who have gone."""
    found: list[_Moment] = []
    for seat, place in enumerate(table.places):
        since = gone_since(table, seat) if place.person and not place.away else None
        if since is not None:
            found.append(_Moment(since + GRACE, partial(_away, seat)))
    return found


def _patience(table: Table, match: Match, seat: int) -> list[_Moment]:
    """What happens if a person does not answer."""
    live = table.live
    asked_at = max(table.questions.asked_at, live.since)
    limit = time_limit(table, match)
    if limit is not None:
        return [_Moment(asked_at + limit, partial(_timed_out, table, match, seat))]
    if seat in live.here:
        return [_Moment(asked_at + IDLE, partial(_away, seat))]
    return []


def _timed_out(table: Table, match: Match, seat: int, now: int) -> list[Entry]:
    return [Moved(at=now, seat=seat, move=table.game.move_name(match.deal.timeout(seat)), by="clock")]


def _away(seat: int, now: int) -> list[Entry]:
    return [Away(at=now, seat=seat)]
