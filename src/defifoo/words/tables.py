"""What lies on the table, in plain lines: from the same view that a bot or a browser gets."""

from typing import Any, TypeAlias

from defifoo.words.narrator import Narrator

Seen: TypeAlias = dict[str, Any]
"""A view as a dictionary: its values are as various as the games."""


def hand_line(narrator: Narrator, seen: Seen) -> str:
    cards = [narrator.card(card) for card in seen["hand"]]
    if not cards:
        return narrator.words.say("cli-hand-empty")
    return narrator.words.say("cli-hand", cards=", ".join(cards))


def open_hand_line(narrator: Narrator, seen: Seen, name: str) -> str:
    """A hand that everybody may see."""
    cards = [narrator.card(card) for card in seen["hand"]]
    if not cards:
        return narrator.words.say("cli-hand-of-empty", name=name)
    return narrator.words.say("cli-hand-of", name=name, cards=", ".join(cards))


def prompt_line(narrator: Narrator, seen: Seen) -> str:
    return narrator.words.say(f"{narrator.game.name}-prompt-{seen['phase']}")


def table_lines(narrator: Narrator, seen: Seen) -> list[str]:
    """The table in as few lines as tell everything."""
    lines = _LINES[narrator.game.name](narrator, seen)
    sizes = [
        narrator.words.say("cli-hand-size", name=name, number=seen["hand_sizes"][seat])
        for seat, name in enumerate(narrator.names)
        if seat != seen["seat"]
    ]
    return [*lines, narrator.words.say("cli-pause").join(sizes)]


def _trick(narrator: Narrator, seen: Seen) -> str:
    """The cards of a trick with the names of those who played them."""
    if not seen["trick"]:
        return narrator.words.say("cli-table-empty")
    players, direction = seen["players"], seen["direction"]
    seats = [(seen["leader"] + direction * place) % players for place in range(len(seen["trick"]))]
    cards = [f"{narrator.card(card)} ({narrator.names[seat]})" for card, seat in zip(seen["trick"], seats, strict=True)]
    return narrator.words.say("cli-table", cards=", ".join(cards))


def _purple(narrator: Narrator, seen: Seen) -> list[str]:
    say = narrator.words.say
    colour = narrator.letter("colour", seen["challenge_colour"]) if seen["challenge_colour"] else ""
    challenge = say(f"purple-challenge-{seen['challenge']}", colour=colour)
    lines = [say("purple-table-challenge", challenge=challenge), _trick(narrator, seen)]
    called = [narrator.letter("colour", letter) for letter in seen["called"]]
    if len(called) == 1:
        lines.append(say("purple-table-called", colour=called[0]))
    elif called:
        lines.append(say("purple-table-open", first=called[0], second=called[1]))
    tricks = [say("purple-table-tricks", name=name, number=seen["tricks"][seat]) for seat, name in enumerate(narrator.names)]
    return [*lines, narrator.words.say("cli-pause").join(tricks)]


def _red(narrator: Narrator, seen: Seen) -> list[str]:
    say = narrator.words.say
    lines = []
    if seen["team"]:
        ours = [seat for seat in range(seen["players"]) if seat in seen["team"]]
        theirs = [seat for seat in range(seen["players"]) if seat not in seen["team"]]
        lines.append(say("red-table-teams", ours=narrator.together(ours), theirs=narrator.together(theirs, inside=True)))
    lines.append(_trick(narrator, seen))
    if seen["led"]:
        lines.append(say("red-table-led", gang=narrator.letter("colour", seen["led"])))
    lines.append(say("red-table-bank", number=seen["bank_size"]))
    won = [say("red-table-won", name=name, number=len(seen["won"][seat])) for seat, name in enumerate(narrator.names)]
    return [*lines, narrator.words.say("cli-pause").join(won)]


def _blue(narrator: Narrator, seen: Seen) -> list[str]:
    say = narrator.words.say
    lines = [say("blue-table-pile", number=seen["pile"])]
    for seat, name in enumerate(narrator.names):
        routes = seen["lines"][seat]
        for colour, route in routes.items():
            cards = [narrator.card(card) for card in (*route["weather"], *route["continents"])]
            if route["frozen"]:
                cards.append(narrator.card("ICE"))
            lines.append(say("blue-table-line", name=name, colour=narrator.letter("colour", colour), cards=", ".join(cards)))
        if not routes:
            lines.append(say("blue-table-no-lines", name=name))
    if seen["moon"] is not None:
        victim, colour = narrator.names[seen["moon"]["victim"]], narrator.letter("colour", seen["moon"]["colour"])
        lines.append(say("blue-table-moon", name=victim, colour=colour))
    return lines


def _yellow(narrator: Narrator, seen: Seen) -> list[str]:
    say = narrator.words.say
    top = seen["top"]
    if top is None:
        lines = [say("yellow-table-empty")]
    elif top.startswith("J"):
        lines = [say("yellow-table-joker", card=narrator.card(top), symbol=narrator.letter("symbol", seen["symbol"]))]
    else:
        lines = [say("yellow-table-top", card=narrator.card(top))]
    if seen["direction"]:
        direction = say("all-direction-cw" if seen["direction"] > 0 else "all-direction-ccw")
        lines.append(say("cli-direction", direction=direction))
    if seen["debt"]:
        lines.append(say("yellow-table-debt", count=seen["debt"]))
    if seen["drawn"] is not None:
        lines.append(say("yellow-table-drawn", card=narrator.card(seen["drawn"])))
    return [*lines, say("yellow-table-pile", number=seen["pile_size"])]


_LINES = {"purple": _purple, "blue": _blue, "yellow": _yellow, "red": _red}
