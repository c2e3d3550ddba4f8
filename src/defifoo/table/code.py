"""Table codes that can be read out on the phone: BAKO-MITU."""

from random import Random
from typing import Final

from defifoo.core.refusal import malformed

_CONSONANTS: Final = "BDFGKLMNPRSTVZ"
"""No C, H, J, Q, W, X, Y: they sound alike or are spelt differently in English and French."""
_VOWELS: Final = "AEIOU"
_RUDE: Final = (
    "BITE",
    "BITO",
    "DEBIL",
    "FAGO",
    "FEFE",
    "KAKA",
    "KONA",
    "KONE",
    "KULO",
    "NAZI",
    "NEGA",
    "NEGE",
    "NEGO",
    "NEGR",
    "NIKE",
    "PEDE",
    "PEDO",
    "PIPI",
    "POPO",
    "PUTA",
    "PUTE",
    "RAPE",
    "SADO",
    "SATAN",
    "SIDA",
    "TARE",
    "TETE",
    "TITI",
    "TUER",
    "TUEZ",
    "VIOL",
    "ZIZI",
    "ZOBI",
)


def new_code(rng: Random) -> str:
    """One of some 24 million; whoever draws one looks whether it is taken."""
    while True:
        letters = "".join(rng.choice(_CONSONANTS) + rng.choice(_VOWELS) for _ in range(4))
        if not any(word in letters for word in _RUDE):
            return f"{letters[:4]}-{letters[4:]}"


def parse_code(text: str) -> str:
    """The code as it is stored, however it was typed: " bako mitu" is BAKO-MITU."""
    letters = "".join(sign for sign in text[:40].upper() if sign not in " -_.\t\n")
    if len(letters) != 8 or any(sign not in (_VOWELS if place % 2 else _CONSONANTS) for place, sign in enumerate(letters)):
        raise malformed("code", text[:40])
    return f"{letters[:4]}-{letters[4:]}"
