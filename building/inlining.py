"""The smallest functions of the engine, written out where they are called.

Every folder is a library of its own, so a call from a game into `core` goes through a table of pointers and checks whether
something was raised. For what takes the processor a step or two, that costs more than the work; and a compiler knows how to
find the lowest bit of a number, which Python has no word for. So these calls are replaced in the C that mypyc has written.
The Python stays what it was: the interpreted engine runs it, and the tests hold both to the same results.
"""

import re
from pathlib import Path

BODIES = {
    "bits.bit": "(int64_t index) { return (int64_t)1 << index; }",
    "bits.lowest": "(int64_t mask) { return mask ? __builtin_ctzll((uint64_t)mask) : 0; }",
    "bits.size": """(int64_t mask) {
    mask -= mask >> 1 & 0x1555555555555555LL;
    mask = (mask & 0x3333333333333333LL) + (mask >> 2 & 0x3333333333333333LL);
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0FLL;
    mask += mask >> 8;
    mask += mask >> 16;
    return (mask + (mask >> 32)) & 0x7F;
}""",
    "deal.step": """(int64_t seat, int64_t direction, int64_t players) {
    int64_t following = seat + direction;
    return following == players ? 0 : following < 0 ? players - 1 : following;
}""",
    "observing.from_me": """(int64_t seat, int64_t me, int64_t players) {
    return seat >= me ? seat - me : seat - me + players;
}""",
}
"""By module and name below `core`: what the C function takes and does."""

_CALL = re.compile(
    r"(?<== )(?:exports_defifoo_core\.)?CPyDef_defifoo___core___("
    + "|".join(name.replace(".", "___") for name in BODIES)
    + r")(?=\()"
)

_INCLUDES = re.compile(r"(?:#include .*\n)*")


def inlined(source: str) -> str:
    """A C file of mypyc's, with these functions and the calls of them replaced."""
    written, calls = _CALL.subn(r"inline_\1", source)
    if not calls:
        return source
    bodies = [f"static inline int64_t inline_{name.replace('.', '___')}{body}\n" for name, body in BODIES.items()]
    head = _INCLUDES.match(written)
    assert head is not None  # it matches anything
    return head.group() + "".join(bodies) + written[head.end() :]


def inline_in(folder: Path) -> None:
    for file in sorted(folder.glob("*.c")):
        file.write_text(inlined(file.read_text("utf-8")), "utf-8")
