"""Bots at a table: who is asked next, and what they answer."""

from typing import NamedTuple

from defifoo.bots.bot import WAIT, Bot, Budget
from defifoo.bots.sight import sight_of
from defifoo.core.bits import bit
from defifoo.core.chance import FastSource
from defifoo.core.deal import pick
from defifoo.core.match import Match


class BotError(Exception):
    """A bot raised or answered with something that is no legal move."""

    def __init__(self, said: str, seat: int = -1) -> None:
        super().__init__(said)
        self.seat = seat


class Sitter(NamedTuple):
    """A bot in a seat, with a source of chance of its own."""

    name: str
    bot: Bot
    source: FastSource


class NextMove(NamedTuple):
    """Who makes it, and which it is."""

    seat: int
    move: int


def next_move(match: Match, sitters: list[Sitter], source: FastSource, budget: Budget) -> NextMove:
    """The next move at a table of bots.

    Those who may act out of turn are asked first, in an order drawn by chance; then one of those the table waits for.
    """
    deal = match.deal
    waited = deal.waits_mask()
    optional = deal.movers_mask() & ~waited
    while optional:
        seat = int(pick(optional, source))
        optional &= ~bit(seat)
        move = ask(match, seat, sitters[seat], budget)
        if move != WAIT:
            return NextMove(seat, move)
    seat = int(pick(waited, source))
    return NextMove(seat, ask(match, seat, sitters[seat], budget))


def ask(match: Match, seat: int, sitter: Sitter, budget: Budget) -> int:
    """One bot's answer, checked. WAIT is only an answer where the table can go on without it."""
    sight = sight_of(match, seat)
    moves = sight.moves[:]
    try:
        move = sitter.bot.choose(sight, sitter.source, budget)
    except Exception as error:
        raise BotError(f"the bot {sitter.name!r} failed in seat {seat}: {type(error).__name__}: {error}", seat) from error
    if move in moves or (move == WAIT and not match.deal.waits_mask() & bit(seat)):
        return int(move)
    raise BotError(f"the bot {sitter.name!r} answered {move!r} in seat {seat}, which is not one of its legal moves", seat)
