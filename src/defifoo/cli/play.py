"""`defifoo play`: a game in the terminal, line by line, that reads well aloud."""

from typing import Annotated

from cyclopts import Parameter

from defifoo.bots.bot import Budget
from defifoo.bots.sitting import BotError, Sitter, next_move
from defifoo.cli.arguments import (
    COMMAND,
    GAME_NAMES,
    LANGUAGE_NAMES,
    read_bot,
    read_budget,
    read_game,
    read_options,
    read_players,
    read_seed,
    read_words,
)
from defifoo.cli.errors import UsageError
from defifoo.cli.learn import lesson_untouched
from defifoo.cli.person import ME, Person
from defifoo.cli.prompt import QuitGame, ask_for_game
from defifoo.core.chance import FastSource
from defifoo.core.match import Match, Setup
from defifoo.words.narrator import Narrator
from defifoo.words.table_talk import deal_heading, deal_opening, deal_result, match_result, seat_names


def play(
    game: Annotated[str | None, Parameter(help=f"{GAME_NAMES}; asked for when left out")] = None,
    /,
    *,
    players: Annotated[
        int | None, Parameter(help="2 to 6, you included; 4 unless given, or as near as the game allows")
    ] = None,
    lang: Annotated[str | None, Parameter(help=f"{LANGUAGE_NAMES}; the default is the language of this computer")] = None,
    bots: Annotated[str, Parameter(help="who plays against you: random, novice, regular, net or expert")] = "regular",
    think: Annotated[float, Parameter(help="milliseconds an expert may think")] = 150,
    option: Annotated[list[str] | None, Parameter(help="name=value, e.g. length=1")] = None,
    seed: Annotated[str | None, Parameter(help="any text: the same seed deals the same cards to bots of the same mind")] = None,
) -> int:
    """Play in the terminal, line by line: numbered moves, plain text, made for a screen reader too."""
    words = read_words(lang)
    try:
        chosen = read_game(game) if game is not None else ask_for_game(words)
        seats = read_players(chosen, players)
        options = read_options(chosen, seats, option or [])
        budget = read_budget(think)
        opponents = [read_bot(bots, chosen) for _ in range(seats - 1)]
        cards = read_seed(seed)
        match = Match(Setup(chosen, seats, options, cards))
        luck = [FastSource(int.from_bytes(cards[:7], "big") ^ one) for one in range(seats + 1)]
        names = [words.say("cli-you"), *seat_names(words, seats)[1:]]
        narrator = Narrator(words, chosen, names, ME)
        sitters = [Sitter("you", Person(match, narrator), luck[ME])]
        sitters += [Sitter(bots, opponent, source) for opponent, source in zip(opponents, luck[1:-1], strict=True)]
        _evening(match, narrator, sitters, luck[-1], budget)
    except BotError as error:
        if error.seat == ME and error.__cause__ is not None:
            raise error.__cause__ from None  # the terminal or its words failed, not the person
        raise UsageError(str(error)) from None
    except (QuitGame, KeyboardInterrupt):
        print(words.say("cli-goodbye"))
    return 0


def _evening(match: Match, narrator: Narrator, sitters: list[Sitter], source: FastSource, budget: Budget) -> None:
    """Deal after deal until the match is over."""
    print(narrator.words.say("cli-help"))
    if lesson_untouched(narrator.game):
        print(narrator.words.say("cli-lesson-offer", command=COMMAND, game=narrator.game.name))
    while True:
        # Whoever is asked at once is told the table with the question.
        asked = ME in match.deal.waits_for
        print("\n".join(deal_heading(narrator, match) if asked else deal_opening(narrator, match, ME)))
        while not match.deal.over:
            seat, move = next_move(match, sitters, source, budget)
            told = [narrator.event(event.seen_by(ME)) for event in match.play(seat, move)]
            print("\n".join(sentence for sentence in told if sentence))
        print("\n".join(deal_result(narrator, match)))
        if match.over:
            print("\n".join(match_result(narrator, match)))
            return
        match.next_deal()
