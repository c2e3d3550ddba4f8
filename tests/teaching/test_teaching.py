"""Why this move and not another: what is said is true of the position, and only of what the seat may know."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from defifoo.bots.search.policy import WAIT, may_wait
from defifoo.bots.sight import Sight
from defifoo.bots.teaching import Taught, Weighed, teach
from defifoo.core.chance import FastSource
from defifoo.core.deal import Deal
from defifoo.core.game import Game
from defifoo.core.match import Match, Setup
from defifoo.core.random_play import random_step
from defifoo.games.shelf import GAMES, OURS
from defifoo.testing.positions import Position, positions
from defifoo.words.language import LANGUAGES, words
from defifoo.words.narrator import Narrator
from defifoo.words.table_talk import seat_names
from properties.few import few
from properties.named import EVERY_MOMENT, at
from teaching.examples import EXAMPLES, FOLDER, text


@pytest.mark.parametrize("game", EXAMPLES)
def test_the_reasons_of_every_kind_of_decision_are_as_they_were_read(game: str) -> None:
    """`python -m teaching.examples` writes them anew."""
    assert text(game) == (FOLDER / f"{game}.txt").read_text(encoding="utf-8")


def taught(game: Game, deal: Deal, seat: int, most: int = 3) -> list[Taught]:
    """Some of the legal moves, as if a search had put them in this order."""
    moves = [int(move) for move in deal.moves(seat)]
    chosen = moves[:: max(1, len(moves) // most)][:most] + ([WAIT] if may_wait(deal, seat) else [])
    weighed = [Weighed(move, 10.0 - place, 0.5 - place / 10) for place, move in enumerate(chosen)]
    return teach(game, Sight(deal.view(seat), moves), weighed)


def in_words(game: Game, deal: Deal, seat: int, told: list[Taught]) -> list[str]:
    """Every sentence, in every language; a word that is missing raises."""
    spoken = [words(language) for language in LANGUAGES]
    narrators = [Narrator(each, game, seat_names(each, int(deal.players)), seat) for each in spoken]
    return [narrator.fact(fact) for narrator in narrators for one in told for fact in one.why]


def check_told(game: Game, deal: Deal, seat: int) -> None:
    told = taught(game, deal, seat)
    assert all(one.why for one in told)
    for sentence in in_words(game, deal, seat, told):
        assert sentence.strip()
        assert "{" not in sentence
        assert "  " not in sentence
        assert " ," not in sentence
    if game.name in EXAMPLES:
        assert {fact.name for one in told[:1] for fact in one.why}.isdisjoint({"best", "ahead"})


@pytest.mark.parametrize(("name", "moment"), EVERY_MOMENT)
def test_every_moment_of_every_game_has_reasons(name: str, moment: str) -> None:
    deal = at(name, moment)
    for seat in deal.movers:
        check_told(OURS[name], deal, seat)


@pytest.mark.parametrize("name", GAMES)
def test_every_hint_has_a_reason_and_all_its_words(name: str) -> None:
    @settings(few, max_examples=8)
    @given(positions(GAMES[name]), st.integers(0, 5))
    def check(position: Position, which: int) -> None:
        if position.deal.movers:
            check_told(position.game, position.deal, position.deal.movers[which % len(position.deal.movers)])

    check()


@pytest.mark.parametrize("name", GAMES)
def test_the_same_view_gives_the_same_reasons_whatever_is_hidden(name: str) -> None:
    @settings(few, max_examples=8)
    @given(positions(GAMES[name]), st.integers(0, 2**32))
    def check(position: Position, chance: int) -> None:
        game, deal = position.game, position.deal
        if deal.over:
            return
        seat = deal.waits_for[0]
        other = game.guess(deal.view(seat), FastSource(chance))
        assert taught(game, deal, seat, 2) == taught(game, other, seat, 2)

    check()


def test_a_move_that_no_search_thought_of_is_told_of_too() -> None:
    """Where only one card is worth a thought, the two next best legal ones join it, and none is called better."""
    game, deal = GAMES["purple"], EXAMPLES["purple"][1].deal()
    told = teach(game, Sight(deal.view(0), [int(move) for move in deal.moves(0)]), [Weighed(0, -5.0, 0.5)], 3)
    assert [game.move_name(one.weighed.move) for one in told][:1] == ["E1"]
    assert len(told) == 3
    assert [one.weighed.worth for one in told] == sorted((one.weighed.worth for one in told), reverse=True)


def test_a_card_that_must_be_played_is_not_blamed_for_not_being_kept() -> None:
    game, source = GAMES["purple"], FastSource(5)
    blamed: list[int] = []
    """With how many legal moves a high card was said to be wasted."""
    for number in range(60):
        match = Match(Setup(game, 4, {"length": 1}, number.to_bytes(32, "big")))
        while not match.over:
            (seat,) = match.deal.waits_for
            moves = match.deal.moves(seat)
            for move in moves:
                if any(fact.name == "wastes-high" for fact in game.facts(match.deal.view(seat), move, [])):
                    blamed.append(len(moves))
            random_step(match, source)
    assert blamed
    assert min(blamed) > 1
