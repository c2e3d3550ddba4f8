"""Text from strangers, shown so that it can neither steer a terminal nor pass for a line of ours."""

from typing import Final

MOST: Final = 120


def harmless(text: str, most: int = MOST) -> str:
    """On one line, with what cannot be seen written as an escape, and cut where it grows long."""
    shown = "".join(sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in text[: most + 1])
    return shown if len(shown) <= most else shown[:most] + "…"
