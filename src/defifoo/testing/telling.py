"""Whether a game can say all that happens at its table, from every point of view."""

from collections.abc import Callable

from defifoo.core.chance import FastSource
from defifoo.core.deal import Deal, pick
from defifoo.core.game import Game
from defifoo.core.match import Match, Setup
from defifoo.core.refusal import MALFORMED, Violation
from defifoo.words.language import key_of, words
from defifoo.words.narrator import Narrator
from defifoo.words.table_talk import deal_opening, deal_result, match_result, seat_names
from defifoo.words.tables import hand_line, prompt_line, table_lines

Candidates = Callable[[Deal, int], list[int]]


def tell_some_matches(game: Game, language: str, candidates: Candidates) -> None:
    """Of few and of many players, with every switch off and on; and what the game and its options are called."""
    for key in ("name", "tagline", *(f"option-{option.name}" for option in game.options)):
        assert words(language).say(f"{game.name}-{key}")
    switches = {option.name: option.high for option in game.options if option.switch}
    for players, options in ((game.fewest, {"length": 2}), (game.most, {"length": 1, **switches})):
        tell_match(Setup(game, players, options, bytes([players]) * 32), language, candidates)


def tell_match(setup: Setup, language: str, candidates: Candidates) -> None:
    """Events, moves, refusals, tables and results of a random match. Raises KeyError where a word is missing."""
    match = Match(setup)
    source = FastSource(setup.players)
    names = seat_names(words(language), setup.players)
    everyone = [Narrator(words(language), setup.game, names, me) for me in range(-1, setup.players)]
    while True:
        _tell_deal(match, source, everyone, candidates)
        if match.over:
            break
        match.next_deal()
    assert match_result(everyone[0], match)


def _tell_deal(match: Match, source: FastSource, everyone: list[Narrator], candidates: Candidates) -> None:
    deal = match.deal
    for narrator in everyone:
        assert deal_opening(narrator, match, narrator.me)
    plays = 0
    while not deal.over:
        seat = int(pick(deal.movers_mask(), source))
        move = deal.random_move(seat, source)
        if plays < 60 and plays % 3 == 0:
            _tell_position(deal, seat, everyone[seat + 1], candidates)
            _tell_refusals(deal, everyone[1:] if plays % 15 == 0 else everyone[seat + 1 : seat + 2], candidates)
        events = match.play(seat, move)
        plays += 1
        for event in events:
            assert {event.seat, event.other} <= set(range(-1, match.setup.players)), event.name
            for narrator in everyone:
                narrator.event(event.seen_by(narrator.me))
    assert deal_result(everyone[0], match)
    _tell_refusals(deal, everyone[1:], candidates)
    for line in [line for account in match.outcomes[-1].accounts for line in account]:
        _spoken_of(everyone[0], line.rule, "account")


def _tell_position(deal: Deal, seat: int, narrator: Narrator, candidates: Candidates) -> None:
    view = deal.view(seat)
    assert table_lines(narrator, view)
    assert hand_line(narrator, view)
    assert prompt_line(narrator, view)
    for candidate in candidates(deal, seat):
        violation = deal.why_not(seat, candidate)
        if violation is None:
            assert narrator.move(candidate)


def _tell_refusals(deal: Deal, seated: list[Narrator], candidates: Candidates) -> None:
    """Those that seats meet, out of turn and after the end as well; of those with the same words one."""
    for narrator in seated:
        refused: dict[str, Violation] = {}
        for candidate in candidates(deal, narrator.me):
            violation = deal.why_not(narrator.me, candidate)
            if violation is not None:
                refused[violation.rule + repr(sorted(violation.data))] = violation
        for violation in refused.values():
            assert narrator.refusal(violation)
            if violation.kind != MALFORMED:
                _spoken_of(narrator, violation.rule, "refusal")


def _spoken_of(narrator: Narrator, rule: str, kind: str) -> None:
    """At a table a rule without words is named by its id; nobody should have to read that."""
    key = key_of(rule, kind)
    assert narrator.words.has(key), f"{key} stands in no language file of {narrator.words.language!r}"
