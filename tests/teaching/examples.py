"""One example for each kind of decision in each game: what is said of moves, in both languages, as readable text.

PYTHONPATH=tests python -m teaching.examples      (from the root; makes the texts beside it anew, to be read in the diff)
"""

from pathlib import Path
from typing import Final

from defifoo.bots.search.policy import WAIT
from defifoo.bots.sight import Sight
from defifoo.bots.teaching import Weighed, teach
from defifoo.games.shelf import GAMES
from defifoo.words.language import LANGUAGES, words
from defifoo.words.narrator import Narrator
from teaching.example import Example
from teaching.examples_blue import BLUE
from teaching.examples_purple import PURPLE
from teaching.examples_red import RED
from teaching.examples_yellow import YELLOW

FOLDER: Final = Path(__file__).parent
NAMES: Final = ["Ana", "Zoé", "Max", "Léo", "Eva", "Tom"]
EXAMPLES: Final = {"purple": PURPLE, "red": RED, "yellow": YELLOW, "blue": BLUE}


def told(game: str, example: Example) -> str:
    deal, known = example.deal(), GAMES[game]
    sight = Sight(deal.view(example.seat), [int(move) for move in deal.moves(example.seat)])
    weighed = [Weighed(int(known.parse_move(text)) if text else WAIT, points, worth) for text, points, worth in example.moves]
    assert all(each.move in sight.moves or each.move == WAIT for each in weighed), example.decision
    lines = [f"# {example.decision}"]
    for language in LANGUAGES:
        narrator = Narrator(words(language), known, NAMES[: int(deal.players)], example.seat)
        for each, why in teach(known, sight, weighed):
            move = narrator.move(each.move) if each.move != WAIT else narrator.words.say("cli-idea-wait")
            lines.append(f"{language}  {move}: {narrator.facts(why)}")
    return "\n".join(lines)


def text(game: str) -> str:
    return "\n\n".join(told(game, example) for example in EXAMPLES[game]) + "\n"


if __name__ == "__main__":
    for name in EXAMPLES:
        (FOLDER / f"{name}.txt").write_text(text(name), encoding="utf-8")
