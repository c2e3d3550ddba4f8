"""Every message on the WebSocket of a table. `PROTOCOL.md` tells the whole story.

A message is one JSON object in one text frame; its field `t` says which it is, and its struct is named after that, with
`Message` behind it where the word alone is taken. Fields at their default are left out.
Times are milliseconds since 1970, seats count from 0, -1 is a spectator.
"""

from typing import Annotated, Final, Literal, cast

from msgspec import Meta, Struct

from defifoo.core.refusal import Violation
from defifoo.table.entries import Pace
from defifoo.table.infos import Count, FairInfo, TableInfo, Told

Kind = Literal["malformed", "not-yours", "stale", "illegal"]
MOST_ASKED: Final = 64
"""So many moves can be asked about at once."""

SentView = Annotated[dict[str, object], Meta(extra={"typescript": "View"})]
"""A view as its game declares it (`Game.declared`): `client.views.view_from` checks it against that and reads it."""


# From the client


class Hello(Struct, frozen=True, omit_defaults=True, tag="hello", tag_field="t"):
    """The first message: who is there. Without a token one watches.

    `seats` narrows the seats of the token down; `changes` false asks for events and moves alone; `past` asks for what happened
    in the deal so far.
    """

    token: str = ""
    seats: list[int] | None = None
    lang: str = ""
    changes: bool = True
    past: bool = False


class MoveMessage(Struct, frozen=True, omit_defaults=True, tag="move", tag_field="t"):
    """A move in the notation of the game, answering the position at `version`; `id` comes back in the answer."""

    seat: int
    move: str
    version: int
    id: int = 0


class Say(Struct, frozen=True, omit_defaults=True, tag="say", tag_field="t"):
    seat: int
    phrase: str


class Ready(Struct, frozen=True, omit_defaults=True, tag="ready", tag_field="t"):
    """Go on to the next deal."""

    seat: int


class PaceMessage(Struct, frozen=True, omit_defaults=True, tag="pace", tag_field="t"):
    """How fast the table goes from now on."""

    seat: int
    pace: Pace


class Hurry(Struct, frozen=True, omit_defaults=True, tag="hurry", tag_field="t"):
    """Let the bots go on, until it is a person's turn."""

    seat: int


class PromiseMessage(Struct, frozen=True, omit_defaults=True, tag="promise", tag_field="t"):
    """The hash of a number of one's own for the next match, before any number is opened."""

    seat: int
    promise: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class OpenMessage(Struct, frozen=True, omit_defaults=True, tag="open", tag_field="t"):
    """The number that was promised, once the list of promises is final."""

    seat: int
    number: Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]


class ViewMessage(Struct, frozen=True, omit_defaults=True, tag="view", tag_field="t"):
    """Send the full view again."""

    seat: int = -1


class Undo(Struct, frozen=True, omit_defaults=True, tag="undo", tag_field="t"):
    """Take back a held card, which nobody has seen; `returned` is the answer."""

    seat: int
    id: int = 0


class Why(Struct, frozen=True, omit_defaults=True, tag="why", tag_field="t"):
    """Ask about moves of one's own without playing them: nothing changes. `because` is the answer."""

    seat: int
    moves: Annotated[list[str], Meta(max_length=MOST_ASKED)]
    id: int = 0


class Ping(Struct, frozen=True, omit_defaults=True, tag="ping", tag_field="t"):
    n: int = 0


ClientMessage = (
    Hello | MoveMessage | Undo | Why | Say | Ready | PaceMessage | Hurry | PromiseMessage | OpenMessage | ViewMessage | Ping
)


# From the server


class Full(Struct, frozen=True, omit_defaults=True, tag="full", tag_field="t"):
    """Everything a seat may know: on joining, on coming back, on request and when cards are dealt.

    `moves` may name a whole family: "exchange *4" is an exchange of up to four cards of the hand.

    `view` is null before the first start. `due` is when the table goes on by itself, 0 when it does not. `table` is left out
    when the next `deal` of a match begins: all else is as before.
    """

    seat: int
    version: int
    at: int
    table: TableInfo | None = None
    deal: int = 0
    view: SentView | None = None
    moves: tuple[str, ...] = ()
    waits: tuple[int, ...] = ()
    due: int = 0
    watchers: int = 0
    past: tuple[Told, ...] = ()


class Reaction(Struct, frozen=True):
    """How long a seat took in a race, the delay of its line taken off."""

    seat: int
    milliseconds: int


class Update(Struct, frozen=True, omit_defaults=True, tag="update", tag_field="t"):
    """A move was made and is on disk.

    `changes` turns the view before into the view after, once `waits_for` and `movers` of the view are set to `waits`.
    `by` is missing when a person made the move themselves. `ack` is the `id` of the reader's own move. `count` is there when
    the move ended the deal. `reactions` are there when the move won a race: the winner's, and the reader's own.
    """

    seat: int
    version: int
    at: int
    events: tuple[Told, ...] = ()
    moves: tuple[str, ...] = ()
    waits: tuple[int, ...] = ()
    due: int = 0
    by: Literal["person", "bot", "clock", "early"] = "person"
    changes: dict[str, object] = {}
    ack: int = 0
    count: Count | None = None
    reactions: tuple[Reaction, ...] = ()


class TableMessage(Struct, frozen=True, omit_defaults=True, tag="table", tag_field="t"):
    """Something about the table itself has changed: seats, state, points, who is ready."""

    version: int
    at: int
    table: TableInfo
    due: int = 0


class Held(Struct, frozen=True, omit_defaults=True, tag="held", tag_field="t"):
    """Only to its player: the card is accepted and will be seen by the others at `until`. It is not on disk yet."""

    seat: int
    version: int
    until: int
    move: str
    id: int = 0


class Returned(Struct, frozen=True, omit_defaults=True, tag="returned", tag_field="t"):
    """Only to its player: the card that was held or laid in a race is back in the hand. Somebody was faster, or it was
    taken back (`undone`)."""

    seat: int
    version: int
    at: int
    move: str
    id: int = 0
    undone: bool = False


class RefusedMessage(Struct, frozen=True, omit_defaults=True, tag="refused", tag_field="t"):
    """Nothing was changed. `rule` is what stands in the way, `text` the same in the reader's language.

    `detail` tells whoever writes a client what could not be read.
    `at` is when the message came. `reaction` is there when it came too late for a race: how long its sender took, in
    milliseconds, to compare with the winner's.
    """

    kind: Kind
    rule: str
    text: str
    at: int
    version: int = 0
    seat: int = -1
    id: int = 0
    detail: str = ""
    reaction: int = 0


def refusal(
    violation: Violation, text: str, at: int, version: int = 0, seat: int = -1, ack: int = 0, reaction: int = 0
) -> RefusedMessage:
    detail = violation.data.get("detail", "")
    return RefusedMessage(cast("Kind", violation.kind), violation.rule, text, at, version, seat, ack, detail, reaction)


class Reason(Struct, frozen=True, omit_defaults=True):
    """What stands in the way of a move that was asked about, as in a refusal; without a `kind` it is legal."""

    move: str
    kind: Kind | None = None
    rule: str = ""
    text: str = ""
    data: dict[str, str] = {}


def reason(move: str, violation: Violation, text: str) -> Reason:
    return Reason(move, cast("Kind", violation.kind), violation.rule, text, violation.data)


class Because(Struct, frozen=True, omit_defaults=True, tag="because", tag_field="t"):
    """The answer to `why`, to the asker alone: for each move that was named whether it is legal at `version`, else why not."""

    seat: int
    version: int
    reasons: tuple[Reason, ...]
    id: int = 0


class Said(Struct, frozen=True, omit_defaults=True, tag="said", tag_field="t"):
    """Somebody said one of the fixed phrases or showed an emote."""

    seat: int
    phrase: str
    at: int


class Presence(Struct, frozen=True, omit_defaults=True, tag="presence", tag_field="t"):
    """A person's connection has come or gone, somebody watches, or somebody is ready for the next deal."""

    seat: int
    here: bool
    watchers: int = 0
    ready: bool = False


class Over(Struct, frozen=True, omit_defaults=True, tag="over", tag_field="t"):
    """The match is over and the deal is opened: anyone can check it with `defifoo verify`."""

    version: int
    at: int
    match: int
    points: tuple[int, ...]
    winners: tuple[int, ...]
    fair: FairInfo
    record: str


class Pong(Struct, frozen=True, omit_defaults=True, tag="pong", tag_field="t"):
    n: int
    at: int


ServerMessage = Full | Update | TableMessage | Held | Returned | RefusedMessage | Because | Said | Presence | Over | Pong
