"""What lies on the table, in plain lines: from the same view that a bot or a browser gets."""

from defifoo.core.deal import View
from defifoo.words.narrator import Narrator


def hand_line(narrator: Narrator, view: View) -> str:
    cards = narrator.row(view.own()["hand"])
    if not cards:
        return narrator.words.say("cli-hand-empty")
    return narrator.words.say("cli-hand", cards=cards)


def open_hand_line(narrator: Narrator, view: View, name: str) -> str:
    """A hand that everybody may see."""
    cards = narrator.row(view.own()["hand"])
    if not cards:
        return narrator.words.say("cli-hand-of-empty", name=name)
    return narrator.words.say("cli-hand-of", name=name, cards=cards)


def prompt_line(narrator: Narrator, view: View) -> str:
    """What the game asks for, or simply for a move."""
    key = f"{narrator.game.name}-prompt-{view.common()['phase']}"
    return narrator.words.say(key if narrator.words.has(key) else "cli-your-move")


def table_lines(narrator: Narrator, view: View) -> list[str]:
    """The table in as few lines as tell everything."""
    pause, hand_sizes = narrator.words.say("cli-pause"), view.common()["hand_sizes"]
    lines = [pause.join([narrator.sentence(sentence) for sentence in line]) for line in view.said()]
    sizes = [
        narrator.words.say("cli-hand-size", name=name, number=hand_sizes[seat])
        for seat, name in enumerate(narrator.names)
        if seat != view.seat
    ]
    return [*lines, pause.join(sizes)]
