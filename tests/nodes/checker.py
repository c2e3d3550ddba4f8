"""Whether what people were told fits what the log says: everything that does not is a sentence."""

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from defifoo.core.refusal import Refused
from defifoo.table.clock import time_limit
from defifoo.table.entries import Entry, Moved, Started, from_bytes
from defifoo.table.fold import PLAYING
from defifoo.table.table import Table
from defifoo.table.thinking import pause
from nodes.history import History, Request, Story, Trouble

SLACK = 40
"""Milliseconds that nodes may differ by in what they take for now."""


class Stall(NamedTuple):
    """version  the last that was written before
    lasted   how long nothing happened then, in milliseconds
    lost     so much of it in trouble
    waited   so much of it for a processor
    near     what had been done to the nodes shortly before and meanwhile
    course   when people heard of that version, asked for something and got an answer
    """

    version: int
    lasted: int
    lost: int
    waited: int
    near: list[str]
    course: list[str]

    def __str__(self) -> str:
        times = f"{self.lasted} ms after version {self.version}, {self.lost} in trouble, {self.waited} without a processor"
        return f"stalled: {times}; {self.near}; {self.course}"


def check(history: History) -> list[str]:
    """Nothing lost, nothing doubled, nothing out of order, nothing before its time; everybody at the same version."""
    log = [from_bytes(line) for line in history.log]
    found: list[object] = [
        *_acknowledged(history, log),
        *_asked_for(history, log),
        *_told(history, log),
        *_in_time(log),
        *(stall for stall in _stalls(history, log) if _sure(history, stall)),
    ]
    found += [f"seat {story.seat}: the deal was not fair: {story.unfair}" for story in history.stories if story.unfair]
    return [f"{history.code}: {fault}" for fault in found]


def _acknowledged(history: History, log: list[Entry]) -> Iterator[str]:
    written: dict[int, Request] = {}
    for story in history.stories:
        for request in story.requests:
            if request.fate == "unanswered":
                yield f"seat {request.seat} asked for {request.move} at {request.version} and never got an answer"
            if request.fate != "written":
                continue
            entry = log[request.written_as - 1] if request.written_as <= len(log) else None
            if not isinstance(entry, Moved) or not _answers(entry, request):
                yield f"lost: seat {request.seat} was told that {request.move} is version {request.written_as}; that is {entry}"
            if request.written_as in written:
                yield f"doubled: version {request.written_as} was acknowledged twice"
            written[request.written_as] = request


def _answers(entry: Moved, request: Request) -> bool:
    """Who answers a race sooner than the line has been known to carry anything leaves it, and that is the answer."""
    return entry.seat == request.seat and (entry.move == request.move or entry.by == "early")


def _asked_for(history: History, log: list[Entry]) -> Iterator[str]:
    """Every move of a person is one that they asked for, once for each time that they asked."""
    for seat in {story.seat for story in history.stories}:
        requests = [request for story in history.stories if story.seat == seat for request in story.requests]
        open_requests = [request for request in requests if request.fate in ("unknown", "unanswered")]
        sure = {request.written_as for request in requests if request.fate == "written"}
        for version, entry in enumerate(log, 1):
            if not isinstance(entry, Moved) or entry.by != "person" or entry.seat != seat or version in sure:
                continue
            fits = [request for request in open_requests if request.move == entry.move and request.version < version]
            if fits:
                open_requests.remove(fits[0])
            else:
                yield f"doubled: version {version} plays {entry.move} for seat {entry.seat}, which nobody asked for (again)"


def _told(history: History, log: list[Entry]) -> Iterator[str]:
    for story in history.stories:
        yield from _told_one(story, log)
        if story.version != len(log):
            yield f"seat {story.seat} ends at version {story.version}, the log at {len(log)}"


def _told_one(story: Story, log: list[Entry]) -> Iterator[str]:
    for before, after in pairwise(story.heard):
        if before.line == after.line and after.version <= before.version:
            yield f"out of order: seat {story.seat} heard of version {after.version} after {before.version}"
    for heard in story.heard:
        entry = log[heard.version - 1] if heard.version <= len(log) else None
        if not isinstance(entry, Moved) or (entry.at, entry.by) != (heard.at, heard.by):
            yield f"seat {story.seat} heard of a move of {heard.by} as version {heard.version}; that is {entry}"


def _in_time(log: list[Entry]) -> Iterator[str]:
    """What the log says can be played by the rules, and nothing happens by itself before its time."""
    table = Table.replay(log[:1])
    for version, entry in enumerate(log[1:], 2):
        if entry.at < table.last_at:
            yield f"version {version} was written at {entry.at}, before the one before it"
        if isinstance(entry, Moved) and entry.by in ("bot", "clock"):
            earliest = _earliest(table, entry)
            if entry.at < earliest - SLACK:
                yield f"too early: version {version}, {entry} ({earliest - entry.at} ms)"
        try:
            table.apply(entry)
        except (Refused, AssertionError, ValueError, LookupError) as error:
            yield f"version {version} cannot be played: {entry} ({error!r})"
            return


def _earliest(table: Table, entry: Moved) -> int:
    """When the bot answers, or the clock runs out; later where the table stood still meanwhile."""
    if table.state != PLAYING or table.match is None:
        return 0
    if entry.by == "bot":
        return table.questions.asked_at + pause(table, entry.seat)
    return table.questions.asked_at + (time_limit(table, table.match) or 0)


def nobody_can_say(history: History) -> list[str]:
    """Where a table stood still for too long, but waited for a processor meanwhile: proof of nothing, and told all the same."""
    stalls = _stalls(history, [from_bytes(line) for line in history.log])
    return [f"{history.code}: {stall}" for stall in stalls if not _sure(history, stall)]


def _sure(history: History, stall: Stall) -> bool:
    return stall.lasted - stall.lost - stall.waited > (history.answers or 0)


def _stalls(history: History, log: list[Entry]) -> Iterator[Stall]:
    """While a match is played something happens as soon as people and bots have thought; troubles have their time."""
    if history.answers is None:
        return
    joined = _joined(history.troubles)
    for version, since, until in _silences(history, log):
        if until - since <= history.answers:
            continue
        lost = sum(max(0, min(until, end) - max(since, start)) for start, end in joined)
        if until - since - lost > history.answers:
            around = [trouble for trouble in sorted(history.troubles) if since - 9000 < trouble[0] < until]
            near = [f"{what} {start - since:+} ms" for start, _, what in around]
            course = list(_course(history, since, until))
            yield Stall(version, until - since, lost, history.machine.waited(since, until), near, course)


def _course(history: History, since: int, until: int) -> Iterator[str]:
    for story in history.stories:
        for heard in story.heard:
            if since <= heard.told <= until:
                yield f"seat {story.seat} hears of {heard.version} {heard.told - since:+} ms"
        for request in story.requests:
            if since <= request.answered and request.asked <= until:
                times = f"{request.asked - since:+} ms, {request.fate} {request.answered - since:+} ms"
                yield f"seat {story.seat} asks at {request.version} {times}"


def _silences(history: History, log: list[Entry]) -> Iterator[tuple[int, int, int]]:
    """From one entry to the next while a match is played, and from the last to the moment at which its people stopped."""
    started = next((place for place, entry in enumerate(log) if isinstance(entry, Started)), len(log))
    moments = [entry.at for entry in log[started:]]
    if moments and history.until > moments[-1]:
        moments.append(history.until)
    for version, (before, after) in enumerate(pairwise(moments), started + 1):
        yield version, before, after


def _joined(times: list[Trouble]) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    for start, end, _ in sorted(times):
        if found and start <= found[-1][1]:
            found[-1] = (found[-1][0], max(end, found[-1][1]))
        else:
            found.append((start, end))
    return found
