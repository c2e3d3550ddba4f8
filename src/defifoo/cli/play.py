"""`defifoo play`: a game in the terminal, line by line, that reads well aloud."""

import secrets
from typing import Annotated

from cyclopts import Parameter

from defifoo.cli.arguments import read_game, read_options, read_players, read_seed, read_words
from defifoo.core.chance import FastSource
from defifoo.core.deal import pick
from defifoo.core.bits import bit
from defifoo.core.game import Game
from defifoo.core.match import Match, Setup
from defifoo.core.refusal import Refused, Violation
from defifoo.games.shelf import GAMES
from defifoo.words.language import Words
from defifoo.words.narrator import Narrator
from defifoo.words.rulebook import plain, rule_text, rulebook
from defifoo.words.table_talk import deal_opening, deal_result, match_result, seat_names
from defifoo.words.tables import hand_line, prompt_line, table_lines

ME = 0


class QuitGame(Exception):
    """The player has had enough."""


def play(
    game: Annotated[str | None, Parameter(help="purple, blue, yellow or red; asked for when left out")] = None,
    *,
    players: Annotated[int, Parameter(help="2 to 6, you included")] = 4,
    lang: Annotated[str | None, Parameter(help="en or fr; the default is the language of this computer")] = None,
    option: Annotated[list[str] | None, Parameter(help="name=value, e.g. length=1")] = None,
    seed: Annotated[str | None, Parameter(help="any text: the same seed deals the same cards")] = None,
) -> int:
    """Play in the terminal, line by line: numbered moves, plain text, made for a screen reader too."""
    words = read_words(lang)
    try:
        chosen = read_game(game) if game is not None else _ask_for_game(words)
        options = read_options(chosen, read_players(players), option or [])
        match = Match(Setup(chosen, players, options, read_seed(seed)))
        names = [words.say("cli-you"), *seat_names(words, players)[1:]]
        _Evening(match, Narrator(words, chosen, names, ME)).run()
    except (QuitGame, EOFError, KeyboardInterrupt):
        print(words.say("cli-goodbye"))
    return 0


def _ask_for_game(words: Words) -> Game:
    print(words.say("cli-which-game"))
    games = list(GAMES.values())
    for number, game in enumerate(games, 1):
        print(f"{number}. {words.say(f'{game.name}-name')}: {words.say(f'{game.name}-tagline')}")
    while True:
        answer = input("> ").strip().lower()
        if answer in {"q", "quit"}:
            raise QuitGame
        if answer.isdecimal() and 1 <= int(answer) <= len(games):
            return games[int(answer) - 1]
        if answer in GAMES:
            return GAMES[answer]
        print(words.say("cli-unknown", text=answer))


class _Evening:
    """One match at this terminal: the person at seat 0, random players at the others."""

    def __init__(self, match: Match, narrator: Narrator) -> None:
        self.match = match
        self.narrator = narrator
        self.words = narrator.words
        self.source = FastSource(secrets.randbits(60))

    def run(self) -> None:
        print(self.words.say("cli-help"))
        while True:
            self._tell(deal_opening(self.narrator, self.match, ME))
            while not self.match.deal.over:
                self._next_move()
            self._tell(deal_result(self.narrator, self.match))
            if self.match.over:
                self._tell(match_result(self.narrator, self.match))
                return
            self.match.next_deal()

    def _tell(self, lines: list[str]) -> None:
        print("\n".join(lines))

    def _next_move(self) -> None:
        deal = self.match.deal
        if ME in deal.movers:
            move = self._ask(optional=ME not in deal.waits_for)
            if move is not None:
                self._make(ME, move)
                return
        seat = pick(deal.movers_mask() & ~bit(ME), self.source)
        self._make(int(seat), int(deal.random_move(seat, self.source)))

    def _make(self, seat: int, move: int) -> None:
        for event in self.match.play(seat, move):
            sentence = self.narrator.event(event.seen_by(ME))
            if sentence:
                print(sentence)

    def _ask(self, *, optional: bool) -> int | None:
        """The person's move; None when they let an out-of-turn moment pass."""
        deal = self.match.deal
        view = deal.view(ME).as_dict()
        moves = [int(move) for move in deal.moves(ME)]
        self._tell(["", *table_lines(self.narrator, view), hand_line(self.narrator, view), prompt_line(self.narrator, view)])
        for number, move in enumerate(moves, 1):
            print(f"{number}. {self.narrator.move(move)}")
        if optional:
            print(self.words.say("cli-wait"))
        while True:
            answer = input("> ").strip()
            if optional and not answer:
                return None
            if answer.isdecimal() and 1 <= int(answer) <= len(moves):
                return moves[int(answer) - 1]
            move = self._understand(answer)
            if move is not None:
                return move

    def _understand(self, answer: str) -> int | None:
        """A word of help, or a move in notation; None when it was not a legal move."""
        if answer in {"q", "quit"}:
            raise QuitGame
        if answer == "?":
            print(self.words.say("cli-help"))
            return None
        if answer == "h":
            print(plain(rulebook(self.match.setup.game.name, self.words.language)))
            return None
        try:
            move = int(self.match.setup.game.parse_move(answer))
        except Refused:
            print(self.words.say("cli-unknown", text=answer))
            return None
        violation = self.match.deal.why_not(ME, move)
        if violation is None:
            return move
        self._refuse(violation)
        return None

    def _refuse(self, violation: Violation) -> None:
        print(self.words.say("cli-refused", reason=self.narrator.refusal(violation)))
        rule = rule_text(violation.rule, self.words.language)
        if rule:
            print(f"{violation.rule}: {rule}")
