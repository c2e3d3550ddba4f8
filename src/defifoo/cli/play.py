"""`defifoo play`: a game in the terminal, line by line, that reads well aloud."""

from typing import Annotated

from cyclopts import Parameter

from defifoo.bots.bot import WAIT, Budget
from defifoo.bots.hints import hints
from defifoo.bots.sitting import BotError, Sitter, next_action
from defifoo.cli.arguments import read_bot, read_budget, read_game, read_options, read_players, read_seed, read_words
from defifoo.cli.errors import UsageError
from defifoo.core.chance import FastSource
from defifoo.core.deal import View
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


class QuitGame(BaseException):
    """The player has had enough; like KeyboardInterrupt it is nobody's error."""


def play(
    game: Annotated[str | None, Parameter(help="purple, blue, yellow or red; asked for when left out")] = None,
    /,
    *,
    players: Annotated[int, Parameter(help="2 to 6, you included")] = 4,
    lang: Annotated[str | None, Parameter(help="en or fr; the default is the language of this computer")] = None,
    bots: Annotated[str, Parameter(help="who plays against you: random, novice, regular or expert")] = "regular",
    think: Annotated[float, Parameter(help="milliseconds an expert may think")] = 150,
    option: Annotated[list[str] | None, Parameter(help="name=value, e.g. length=1")] = None,
    seed: Annotated[str | None, Parameter(help="any text: the same seed deals the same cards to bots of the same mind")] = None,
) -> int:
    """Play in the terminal, line by line: numbered moves, plain text, made for a screen reader too."""
    words = read_words(lang)
    try:
        chosen = read_game(game) if game is not None else _ask_for_game(words)
        options = read_options(chosen, read_players(players), option or [])
        budget = read_budget(think)
        opponents = [read_bot(bots, chosen) for _ in range(players - 1)]
        cards = read_seed(seed)
        match = Match(Setup(chosen, players, options, cards))
        luck = [FastSource(int.from_bytes(cards[:7], "big") ^ one) for one in range(players + 1)]
        names = [words.say("cli-you"), *seat_names(words, players)[1:]]
        narrator = Narrator(words, chosen, names, ME)
        sitters = [Sitter("you", Person(match, narrator), luck[ME])]
        sitters += [Sitter(bots, opponent, source) for opponent, source in zip(opponents, luck[1:-1], strict=True)]
        _evening(match, narrator, sitters, luck[-1], budget)
    except BotError as error:
        raise UsageError(str(error)) from None
    except (QuitGame, KeyboardInterrupt):
        print(words.say("cli-goodbye"))
    return 0


def _ask_for_game(words: Words) -> Game:
    print(words.say("cli-which-game"))
    games = list(GAMES.values())
    for number, game in enumerate(games, 1):
        print(f"{number}. {words.say(f'{game.name}-name')}: {words.say(f'{game.name}-tagline')}")
    while True:
        answer = _read_line().lower()
        if answer in {"q", "quit"}:
            raise QuitGame
        if answer.isdecimal() and 1 <= int(answer) <= len(games):
            return games[int(answer) - 1]
        if answer in GAMES:
            return GAMES[answer]
        print(words.say("cli-unknown", text=answer))


def _read_line() -> str:
    try:
        return input("> ").strip()
    except EOFError:
        raise QuitGame from None


def _evening(match: Match, narrator: Narrator, sitters: list[Sitter], source: FastSource, budget: Budget) -> None:
    """Deal after deal until the match is over."""
    print(narrator.words.say("cli-help"))
    while True:
        print("\n".join(deal_opening(narrator, match, ME)))
        while not match.deal.over:
            seat, move = next_action(match.deal, sitters, source, budget)
            told = [narrator.event(event.seen_by(ME)) for event in match.play(seat, move)]
            print("\n".join(sentence for sentence in told if sentence))
        print("\n".join(deal_result(narrator, match)))
        if match.over:
            print("\n".join(match_result(narrator, match)))
            return
        match.next_deal()


class Person:
    """Whoever sits at this terminal, asked like any bot."""

    def __init__(self, match: Match, narrator: Narrator) -> None:
        self.match = match
        self.narrator = narrator
        self.words = narrator.words

    def choose(self, view: View, moves: list[int], source: FastSource, budget: Budget) -> int:
        seen = view.as_dict()
        optional = ME not in self.match.deal.waits_for
        prompt = self._cut_in() if optional else prompt_line(self.narrator, seen)
        print("\n".join(["", *table_lines(self.narrator, seen), hand_line(self.narrator, seen), prompt]))
        for number, move in enumerate(moves, 1):
            print(f"{number}. {self.narrator.move(move)}")
        if optional:
            print(self.words.say("cli-wait"))
        while True:
            answer = _read_line()
            if optional and not answer:
                return WAIT
            if answer == "i":
                self._advise(view, moves, source, budget)
                continue
            if answer.isdecimal() and 1 <= int(answer) <= len(moves):
                return moves[int(answer) - 1]
            understood = self._understand(answer)
            if understood is not None:
                return understood

    def _cut_in(self) -> str:
        names = [self.narrator.names[seat] for seat in self.match.deal.waits_for]
        return self.words.say("cli-cut-in", name=", ".join(names))

    def _advise(self, view: View, moves: list[int], source: FastSource, budget: Budget) -> None:
        """What an expert would do with the same budget, and what it expects of the next best moves."""
        game = self.match.setup.game
        for place, hint in enumerate(hints(game, view, list(moves), source, budget), 1):
            move = self.words.say("cli-idea-wait") if hint.move == WAIT else self.narrator.move(hint.move)
            expected = round(hint.worth * 100) if game.name == "blue" else round(hint.points)
            key = "cli-idea-chance" if game.name == "blue" else "cli-idea-points"
            print(self.words.say("cli-idea", place=place, move=move, expected=self.words.say(key, number=expected)))

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
