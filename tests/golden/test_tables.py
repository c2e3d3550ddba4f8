"""What lies open, in the words of the terminal, at moments of one deal of each game."""

from pathlib import Path

import pytest

from defifoo.core.chance import FastSource
from defifoo.core.match import Match, Setup
from defifoo.core.random_play import random_step
from defifoo.games.shelf import GAMES, OURS
from defifoo.words.language import words
from defifoo.words.narrator import Narrator
from defifoo.words.table_talk import seat_names
from defifoo.words.tables import hand_line, table_lines
from properties.named import NAMED

FOLDER = Path(__file__).parent / "tables"


def told(game: str, players: int) -> str:
    """Every ninth moment of a deal played at random, as the dealer sees it and as everybody does."""
    english = words("en")
    narrator = Narrator(english, GAMES[game], seat_names(english, players), 0)
    match, source = Match(Setup(GAMES[game], players, {}, bytes(31) + bytes([players]))), FastSource(players)
    lines: list[str] = []
    moment = 0
    while not match.deal.over and moment < 120:
        if moment % 9 == 0:
            own, open_to_all = match.deal.view(0), match.deal.view(-1)
            seen = table_lines(narrator, open_to_all)
            lines += [f"After {moment}", *seen, *(line for line in table_lines(narrator, own) if line not in seen)]
            lines.append(hand_line(narrator, own))
        random_step(match, source)
        moment += 1
    return "\n".join(lines) + "\n"


def told_at_named_moments(game: str) -> str:
    """Every position that has a name, as everybody sees it and what the seat after the dealer sees beside."""
    english = words("en")
    lines: list[str] = []
    for name, make in NAMED[game].items():
        deal = make()
        seat = (int(deal.dealer) + 1) % int(deal.players)
        narrator = Narrator(english, GAMES[game], seat_names(english, int(deal.players)), seat)
        own, seen = deal.view(seat), table_lines(narrator, deal.view(-1))
        lines += [name, *seen, *(line for line in table_lines(narrator, own) if line not in seen), hand_line(narrator, own), ""]
    return "\n".join(lines)


@pytest.mark.parametrize("game", OURS)
def test_every_moment_that_has_a_name_is_told_as_it_was_written_down(game: str) -> None:
    assert told_at_named_moments(game) == (FOLDER / f"{game}-named.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("game", OURS)
def test_the_table_is_told_as_it_was_written_down(game: str, players: int) -> None:
    assert told(game, players) == (FOLDER / f"{game}-{players}.txt").read_text(encoding="utf-8")


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in OURS:
        for count in (2, 5):
            (FOLDER / f"{name}-{count}.txt").write_text(told(name, count), encoding="utf-8")
        (FOLDER / f"{name}-named.txt").write_text(told_at_named_moments(name), encoding="utf-8")
