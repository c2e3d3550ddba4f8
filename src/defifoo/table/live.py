"""What a table knows of the moment and does not write down: a restart forgets it and nobody is the worse for it."""

from defifoo.table.entries import Pace
from defifoo.table.reactions import Reactions
from defifoo.table.waiting import Answer, HeldMove, Judged, Laid


class Live:
    """here       the persons who are here, and the last that was heard of each
    gone       since when each person who is not here has been away
    since      when the table last came to life: before, no clock ran
    ready      the seats that said they are ready for the next deal
    silent     the bots that let the moment pass, at this version
    thinking   the bots that were asked and have not answered yet
    answers    what bots answered before it was time, by seat
    held       the move that waits until everyone had time to react
    judged     the move that was judged last and is to be folded
    lines      by seat: how many milliseconds question and answer are under way, as far as its line has shown
    vouched    the seats whose line more than its client vouches for
    reactions  how quick everybody was in the races of late
    laid       by seat: what was answered in the race that runs
    tried      by seat: from when its next answer in the race counts, after one that did not fit
    raced      the race that was decided last: the versions that it could be answered at, and when it was asked
    could      by seat: what it could have answered then, had it not been decided
    early      by seat: the newest version that it named before it was there
    pace       another than the table was made with
    hurried    the persons who want the bots to go on, until one of them is asked
    """

    def __init__(self) -> None:
        self.here: dict[int, int] = {}
        self.gone: dict[int, int] = {}
        self.since = 0
        self.ready: set[int] = set()
        self.silent: set[int] = set()
        self.thinking: set[int] = set()
        self.answers: dict[int, Answer] = {}
        self.held: HeldMove | None = None
        self.judged: Judged | None = None
        self.lines: dict[int, int] = {}
        self.vouched: set[int] = set()
        self.reactions = Reactions()
        self.laid: dict[int, Laid] = {}
        self.tried: dict[int, int] = {}
        self.early: dict[int, int] = {}
        self.raced = (0, -1, 0)
        self.could: dict[int, list[str]] = {}
        self.pace: Pace | None = None
        self.hurried: set[int] = set()

    def moved_on(self, *, left_race: int = -1) -> None:
        """The position changed: what waited for it is void. Somebody who has left a race leaves it to the others."""
        if left_race >= 0:
            self.laid.pop(left_race, None)
        else:
            self.laid.clear()
            self.tried.clear()
        self.held = None
        self.judged = None
        if self.silent:
            self.silent.clear()
        if self.thinking:
            self.thinking.clear()
        if self.answers:
            self.answers.clear()
        if self.ready:
            self.ready.clear()
